import type { Finding } from "../../../../db/mod.ts";
import type { DraftLine } from "../../../orders/mod.ts";
import { textOf } from "../page/lines.ts";
import type { Entry } from "../table/entry.ts";
import { periodsIn } from "../table/phrases.ts";
import { isWeight } from "../table/unit_columns.ts";
import { parseAmount } from "../values/amounts.ts";
import { isMultiplied } from "../values/line_amount.ts";
import { type Role, roleOf } from "../words/vocabulary.ts";

/** Of several columns that count, one was taken: none is the sum of the others, no heading says which is ordered, and no price proves it. */
export function uncounted(entries: Entry[], lines: DraftLine[]): Finding[] {
  const columns = entries[0]?.start.geometry.first ?? [];
  const taken = columns.findIndex(({ role }) => role === "quantity");
  if (taken < 0 || roleOf(columns[taken]!.label) === "quantity" || isProven(lines)) return [];
  const levels = columns.map(({ role, label, left, right }) => ({ role, label, x0: left, x1: right }));
  const periods = periodsIn(levels).map((level) => levels.indexOf(level));
  if (!periods.includes(taken)) return [];
  const counting = periods.filter((i) => i === taken || entries.some((entry) => countAt(entry, i) > 0));
  if (counting.length < 2) return [];
  const others = counting.filter((i) => i !== taken).map((i) => `"${columns[i]!.label}"`);
  const message = `${others.join(", ")} count too, and no column is their sum: the quantities that were read are those under "${columns[taken]!.label}" alone`;
  const evidence = lines.find(({ fields }) => fields.quantity?.evidence)?.fields.quantity?.evidence;
  return [
    { code: "open_quantity", level: "error", field: "quantity", message, ...(evidence && { evidence }) },
  ];
}

/** The quantities are sums of what stands under days, months or shops: who divided them so wanted parts of them at other times or places. */
export function divided(entries: Entry[]): Finding[] {
  const columns = entries[0]?.start.geometry.first ?? [];
  const at = columns.findIndex(({ role }) => role === "quantity");
  const sum = columns[at];
  const beside = columns.flatMap(({ role, label }, i) =>
    role === "otherQuantity" && entries.some((entry) => countAt(entry, i) > 0)
      ? [{ i, label, role: roleOf(label) }]
      : [],
  );
  const counts = beside.filter(({ role }) => role === "quantity");
  const adds = (entry: Entry) =>
    counts.reduce((all, { i }) => all + countAt(entry, i), 0) === countAt(entry, at);
  const parts = beside.filter(({ role }) => isOpen(role) || (role === "quantity" && entries.every(adds)));
  if (!sum || parts.length < 2) return [];
  const [last, ...others] = parts.map(({ label }) => `"${label}"`).reverse() as [string, ...string[]];
  const message = `The quantities are those under "${sum.label}": how they are divided among ${others.reverse().join(", ")} and ${last} was not read`;
  return [{ code: "divided_quantity", level: "warning", field: "quantity", message }];
}

/** The quantities are weights, which the prices are for: what is counted beside them, in cases, was not read. */
export function weighed(entries: Entry[]): Finding[] {
  const columns = entries[0]?.start.geometry.first ?? [];
  const at = columns.findIndex(({ role }) => role === "quantity");
  const beside = columns.findIndex(
    ({ role, label }) => role === "otherQuantity" && roleOf(label) === "quantity",
  );
  const [weights, counts] = [columns[at], columns[beside]];
  if (!weights || !counts || !isWeight(weights.label)) return [];
  if (!entries.every((entry) => countAt(entry, beside) > 0)) return [];
  const first = textOf(entries[0]!.start.cells.get(beside)!);
  const message = `The quantities are those under "${weights.label}": the counts under "${counts.label}" were not read, ${first} in line 1`;
  return [{ code: "divided_quantity", level: "warning", field: "quantity", message }];
}

/** Whether a heading says of itself nothing of a count. */
function isOpen(role: Role | null): boolean {
  return role === null || role === "other" || role === "date";
}

function countAt({ start }: Entry, column: number): number {
  return Number(parseAmount(textOf(start.cells.get(column) ?? []), ".")?.value ?? 0);
}

function isProven(lines: DraftLine[]): boolean {
  const hits = lines.filter(isMultiplied);
  return hits.length > 0 && hits.length >= lines.length / 2;
}
