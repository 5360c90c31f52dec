import Decimal from "decimal.js";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import type { Row } from "./row.ts";

/** Tells rows that book an item's amount to accounts, "11503010 530450 $1,558.00", from its words: together they come to it. */
export function bookedUnder(entries: { start: Row; rows: Row[] }[], { mark }: Style): void {
  for (const { start, rows } of entries) {
    const booked = rows.flatMap((row) => {
      const amount = row === start || row.sub ? null : amountBooked(row, mark);
      return amount ? [{ row, amount }] : [];
    });
    if (!start.total || booked.length === 0) continue;
    const sum = Decimal.sum(...booked.map(({ amount }) => amount));
    if (sum.eq(start.total.value)) for (const { row } of booked) row.sub = true;
  }
}

/** The amount behind nothing but numbers of accounts. */
function amountBooked({ line: { tokens } }: Row, mark: Style["mark"]): string | null {
  const [last, ...accounts] = tokens.map(({ text }) => text).reverse();
  const isBooked =
    accounts.length > 0 && accounts.every((text) => ACCOUNT.test(text)) && /[.,]\d\d$/.test(last!);
  return isBooked ? (parseAmount(last!, mark)?.value ?? null) : null;
}

const ACCOUNT = /^\d[\d.-]{2,}$/;
