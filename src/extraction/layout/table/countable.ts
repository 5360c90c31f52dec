import type { Amount } from "../values/amounts.ts";
import { multiplies } from "../values/products.ts";
import { inEnglish } from "../words/languages.ts";
import { normalize } from "../words/normal.ts";
import type { Role } from "../words/vocabulary.ts";
import type { Column } from "./columns.ts";
import type { Facts } from "./facts.ts";

/** A quantity column there must be: a "Unit" full of whole numbers, an "Order" without a role. */
export function countable(
  roles: (Role | null)[],
  facts: Facts[],
  { columns, amounts }: { columns: Column[]; amounts: (Amount | null)[][] },
): (Role | null)[] {
  const hasQuantity = roles.some(
    (role, i) => role === "quantity" && facts[i]!.filled > 0 && facts[i]!.numeric > 0.3,
  );
  if (hasQuantity)
    return roles.map((role, i) =>
      role === "unit" && facts[i]!.numeric > 0.8 && facts[i]!.filled > 0 ? "other" : role,
    );
  const numeric = (i: number) => facts[i]!.filled > 0 && facts[i]!.numeric > 0.6;
  const empty = roles.findIndex((role, i) => role === "quantity" && facts[i]!.filled === 0);
  const numbering = roles.findIndex((role, i) => role === "lineNumber" && counts(amounts, i, roles));
  if (numbering >= 0) return roles.with(numbering, "quantity");
  const candidates = [
    roles.findIndex((role, i) => isOpen(role, facts[i]!) && counts(amounts, i, roles)),
    columns.findIndex(({ label }, i) => roles[i] === "other" && isWanted(label) && numeric(i)),
    ...(empty >= 0 ? [empty + 1, empty - 1] : []),
    roles.findIndex((role, i) => role === "unit" && numeric(i)),
    columns.findIndex(({ label, role }, i) => role === null && /^order/i.test(label) && numeric(i)),
    unnamedCounts(roles, facts)[0] ?? -1,
    roles.includes("quantity") ? -1 : otherCount(roles, facts),
    // An "Amount" of whole numbers with a "Total" behind it counts.
    roles.findIndex((role, i) => isCount(role, facts[i]!) && roles.indexOf("lineTotal", i + 1) > 0),
    // So do whole numbers without a price or a currency beside units.
    isPriceless(roles, facts, amounts) ? roles.findIndex((role, i) => isCount(role, facts[i]!)) : -1,
  ];
  const chosen = candidates.find((i) => {
    return i >= 0 && i < roles.length && isOpen(roles[i] ?? null, facts[i]!) && numeric(i);
  });
  return roles.map((role, i) =>
    i === chosen ? "quantity" : role === "quantity" && chosen !== undefined ? null : role,
  );
}

/** The only column of other quantities: where nothing else is counted, the open ones or the cases are what is ordered. */
function otherCount(roles: (Role | null)[], facts: Facts[]): number {
  const all = roles.flatMap((role, i) => (role === "otherQuantity" && facts[i]!.filled > 0 ? [i] : []));
  return all.length === 1 ? all[0]! : -1;
}

/** Columns of whole numbers whose headings say nothing. */
export function unnamedCounts(roles: (Role | null)[], facts: Facts[]): number[] {
  return roles.flatMap((role, i) =>
    role === null && facts[i]!.filled > 0 && facts[i]!.numeric > 0.6 && facts[i]!.integer > 0.8 ? [i] : [],
  );
}

/** Whether a table has units, and no price and no currency anywhere. */
function isPriceless(roles: (Role | null)[], facts: Facts[], amounts: (Amount | null)[][]): boolean {
  const filled = (name: Role) => roles.some((role, i) => role === name && facts[i]!.filled > 0);
  const money = amounts.some((column) => column.some((amount) => amount?.currency));
  return filled("unit") && !filled("unitPrice") && !filled("otherPrice") && !money;
}

/** Whether a heading that elsewhere heads days, "Required", says what is asked for. */
function isWanted(label: string): boolean {
  const text = normalize(label);
  return /^(required|requested|wanted|needed|reqd|req d|req)$/.test(inEnglish(text) ?? text);
}

function isOpen(role: Role | null, facts: Facts) {
  return (
    role === null || role === "unit" || role === "other" || role === "otherQuantity" || isCount(role, facts)
  );
}

/** Whether a column times a price is an amount to its right, in nearly all rows of two at least. */
function counts(amounts: (Amount | null)[][], at: number, roles: (Role | null)[]): boolean {
  const of = (...names: Role[]) =>
    roles.flatMap((role, i) => (role && names.includes(role) && i !== at ? [i] : []));
  const filled = amounts[at]!.filter(Boolean).length;
  if (filled < 2) return false;
  return of("unitPrice", "otherPrice", "lineTotal").some((p) =>
    of("lineTotal", "otherPrice").some((t) => {
      if (t === p || t < at) return false;
      const hits = amounts[at]!.filter((n, i) => {
        const [price, total] = [amounts[p]![i], amounts[t]![i]];
        return n && price && total && multiplies(n.value, price.value, total.value) === "1";
      });
      const ones = hits.filter((n) => n?.value === "1").length;
      return hits.length - ones >= 0.5 * filled && hits.length >= 0.8 * filled;
    }),
  );
}

function isCount(role: Role | null, facts: Facts) {
  return role === "lineTotal" && facts.filled > 0 && facts.integer > 0.8;
}
