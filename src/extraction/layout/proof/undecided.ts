import type { Finding } from "../../../../db/mod.ts";
import type { Draft, DraftLine } from "../../../orders/mod.ts";
import { close } from "../head/account.ts";
import type { PrintedSum } from "../head/totals.ts";
import type { Entry } from "../table/entry.ts";
import { openLetter } from "../table/price_basis.ts";
import { lineAmount } from "../values/line_amount.ts";
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

/** A price of which it is open for how many it is, where neither a line's amount nor a printed sum says so. */
export function openBasis(entries: Entry[], rows: DraftLine[], sums: PrintedSum[]): Finding[] {
  if (rows.length !== entries.length) return [];
  const open = entries.flatMap(({ start }, i) => {
    const { unitPrice, priceBasis, lineTotal, unit } = rows[i]!.fields;
    if (!unitPrice || priceBasis || lineTotal) return [];
    return openLetter(start, unit?.value ?? null) ?? [];
  });
  const [first] = open;
  if (!first) return [];
  const sum = rows.reduce((total, row) => total + Number(lineAmount(row) ?? 0), 0);
  if (sums.some(({ amount }) => close(amount.value, String(sum)))) return [];
  const { said, letter, basis } = first;
  const message = `"${said}" may say that the prices are for ${basis} or for one unit "${letter}": they were read as the price of one`;
  return [{ code: "open_basis", level: "error", field: "priceBasis", message }];
}
