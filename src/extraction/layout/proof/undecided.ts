import type { Finding } from "../../../../db/mod.ts";
import type { Draft } from "../../../orders/mod.ts";
import type { Entry } from "../table/rows.ts";
import { FIGURES } from "./doubts.ts";

/** Columns that were chosen by nothing but their places, in an order whose sums and counts don't confirm it; a quantity and its price that may be each other no sum confirms. */
export function undecided(
  entries: Entry[],
  { sumAgrees, printedQuantity, quantity }: Draft["proof"],
): Finding[] {
  const counted = printedQuantity !== null && Number(printedQuantity) === Number(quantity);
  const columns = new Set(entries.flatMap(({ start }) => start.geometry.first));
  const found = [...columns].flatMap(({ role, label, rivals, either }): [keyof typeof FIGURES, string][] => {
    if (role === "quantity" && either && !counted)
      return [
        [
          role,
          `The quantity was read from "${label}" and the price from "${either}": it may be the other way round`,
        ],
      ];
    if (sumAgrees || !rivals || (role !== "unitPrice" && (role !== "quantity" || counted))) return [];
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
