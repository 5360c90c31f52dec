import { Decimal } from "decimal.js";
import type { Finding } from "../../../../db/mod.ts";
import type { Style } from "../page/style.ts";
import { planOn } from "../table/deliveries.ts";
import type { Entry } from "../table/entry.ts";
import { parseAmount } from "../values/amounts.ts";
import { findDate } from "../values/dates.ts";

/** Lines that are named. */
const NAMED = 3;

/** Lines that are wanted on several days, in parts that stand under them and add up to what is ordered: a line has one day. */
export function scheduled(entries: Entry[], style: Style): Finding[] {
  const parted = entries.flatMap((entry, i) => {
    const days = daysOf(entry, style);
    return days > 1 ? [`line ${entry.start.number ?? i + 1} on ${days}`] : [];
  });
  if (parted.length === 0) return [];
  const others = parted.length > NAMED ? `, and ${parted.length - NAMED} more` : "";
  const message = `Parts are wanted on several days, of which the first was read: ${parted.slice(0, NAMED).join(", ")}${others}`;
  return [{ code: "divided_quantity", level: "warning", field: "requiredDate", message }];
}

/** On how many days the parts of a line are wanted; 0 where nothing under it adds up. */
function daysOf({ start, rows }: Entry, style: Style): number {
  const { quantity } = start;
  if (!quantity) return 0;
  const parts = rows.flatMap((row) => {
    const plan = planOn(row.line).flatMap(({ day, count }) => {
      const [printed, amount] = [findDate(day.text, style.dates), parseAmount(count.text, style.mark)];
      return printed && amount ? [{ day: printed.value, counts: [amount.value] }] : [];
    });
    if (plan.length > 0) return plan;
    const day = row === start ? null : findDate(row.line.text, style.dates);
    if (!day) return [];
    const words = day.printed.split(" ");
    const counts = row.line.tokens.flatMap(({ text }) =>
      words.includes(text) ? [] : (parseAmount(text, style.mark)?.value ?? []),
    );
    return counts.length > 0 ? [{ day: day.value, counts }] : [];
  });
  const most = Math.max(0, ...parts.map(({ counts }) => counts.length));
  const adds = Array.from({ length: most }, (_, at) => [at, -1 - at])
    .flat()
    .some((at) => {
      const sum = parts.reduce((all, { counts }) => all.plus(counts.at(at) ?? 0), new Decimal(0));
      return sum.eq(quantity.value);
    });
  return adds ? new Set(parts.map(({ day }) => day)).size : 0;
}
