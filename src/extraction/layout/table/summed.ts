import type { Amount } from "../values/amounts.ts";
import type { Role } from "../words/vocabulary.ts";
import type { Column } from "./columns.ts";
import { asks } from "./wanted.ts";

type Roles = (Role | null)[];
type Figures = (Amount | null)[][];

/** What heads a part or the sum of counts where no heading says so: a day, a week, a shop. */
const UNSAID: ReadonlySet<Role | null> = new Set([null, "other", "unit", "date"]);
/** What a sum of counts may be headed as: "Week", "Total", "Total qty". */
const SUMMING: ReadonlySet<Role | null> = new Set([null, "other", "quantity", "otherQuantity", "lineTotal"]);
/** Of two columns nobody named one may well be the sum by what it is: a stock and what it lacks of its level. */
const LEAST_UNNAMED = 3;
/** So many rows show that a column is a sum, and so many of all. */
const LEAST_ROWS = 2;
const NEARLY_ALL = 0.9;
/** So much of the rows have more than one part: the sum of a single one shows nothing. */
const SHOWING = 0.3;

/** Columns of counts and the one that is their sum in nearly all rows, as quantities: "Mon" to "Fri" and "Week", "Shop A", "Shop B" and "Total". */
export function withSum(roles: Roles, amounts: Figures, columns: Column[]): Roles {
  const found =
    sumOfSizes(roles, amounts) ?? (columns.some(({ label }) => asks(label)) ? null : sumOf(roles, amounts));
  if (!found) return roles;
  return roles.map((role, i) =>
    i === found.sum ? "quantity" : found.parts.includes(i) ? "otherQuantity" : role,
  );
}

/** A "Total" that counts what stands under sizes, in each row. */
function sumOfSizes(roles: Roles, amounts: Figures): { sum: number; parts: number[] } | null {
  const sizes = roles.flatMap((role, i) => (role === "size" ? [i] : []));
  const isSum = (column: (Amount | null)[]) =>
    column.some(Boolean) && column.every((total, row) => !total || comesTo(total, countsIn(row)));
  const countsIn = (row: number) => sizes.map((i) => Number(amounts[i]![row]?.value ?? 0));
  const sum = roles.findIndex((role, i) => role === "lineTotal" && isSum(amounts[i]!));
  return sum < 0 || sizes.length === 0 ? null : { sum, parts: [] };
}

function comesTo({ value }: Amount, counts: number[]): boolean {
  return counts.reduce((all, one) => all + one, 0) === Number(value);
}

function sumOf(roles: Roles, amounts: Figures): { sum: number; parts: number[] } | null {
  const whole = amounts.map(isWhole);
  for (let sum = roles.length - 1; sum >= 0; sum--) {
    if (!SUMMING.has(roles[sum]!) || !whole[sum]) continue;
    for (const step of [-1, 1]) {
      const parts: number[] = [];
      for (let i = sum + step; whole[i] && isPart(roles[i]!); i += step) {
        if (amounts[i]!.some(Boolean)) parts.push(i);
        const enough = parts.length >= (UNSAID.has(roles[sum]!) ? LEAST_UNNAMED : 2);
        if (enough && adds(amounts, sum, parts)) return { sum, parts };
      }
    }
  }
  return null;
}

function isPart(role: Role | null): boolean {
  return UNSAID.has(role) || role === "quantity";
}

/** Whether a column holds no figures but whole ones; perhaps none at all: nothing is wanted on a Wednesday. */
function isWhole(column: (Amount | null)[]): boolean {
  return column.every((amount) => !amount || /^\d+$/.test(amount.value));
}

function adds(amounts: Figures, sum: number, parts: number[]): boolean {
  const rows = amounts[sum]!.flatMap((total, row) => {
    const counts = parts.map((i) => Number(amounts[i]![row]?.value ?? 0)).filter((count) => count > 0);
    return total && Number(total.value) > 0 ? [{ total, counts }] : [];
  });
  const agreeing = rows.filter(({ total, counts }) => comesTo(total, counts));
  const showing = agreeing.filter(({ counts }) => counts.length > 1);
  return (
    agreeing.length >= Math.max(LEAST_ROWS, NEARLY_ALL * rows.length) &&
    showing.length >= Math.max(LEAST_ROWS, SHOWING * rows.length)
  );
}
