import type { Finding } from "../../../../db/mod.ts";
import type { Draft } from "../../../orders/mod.ts";
import type { Entry } from "../table/rows.ts";
import { FIGURES } from "./doubts.ts";

/** Columns that were chosen by nothing but their places, in an order whose sums and counts don't confirm it. */
export function undecided(
  entries: Entry[],
  { sumAgrees, printedQuantity, quantity }: Draft["proof"],
): Finding[] {
  if (sumAgrees) return [];
  const counted = printedQuantity !== null && Number(printedQuantity) === Number(quantity);
  const columns = new Set(entries.flatMap(({ start }) => start.geometry.first));
  const found = [...columns].flatMap(({ role, label, rivals }): [keyof typeof FIGURES, string][] => {
    if (!rivals || (role !== "unitPrice" && (role !== "quantity" || counted))) return [];
    const others = rivals.map((other) => `"${other}"`).join(" and ");
    return [[role, `The ${FIGURES[role]} was read from "${label}": ${others} may hold it as well`]];
  });
  return [...new Map(found)].map(([field, message]) => ({
    code: "undecided_column",
    level: "error",
    field,
    message,
  }));
}
