import Decimal from "decimal.js";
import type { TextLine } from "../page/lines.ts";
import { parseAmount } from "../values/amounts.ts";
import type { DecimalMark } from "../values/numbers.ts";
import type { Item } from "./text_item.ts";

const MONEY = /[$€£₹¥]?\s?\d[\d.,'’]*[.,]\d{2}(?!\d)/g;

/** What the money at the ends of a list's items is: the price or the sum, whichever comes to an amount that the other lines print; null where neither does. */
export function meaningOf(
  items: Item[],
  others: TextLine[],
  mark: DecimalMark,
): "unitPrice" | "lineTotal" | null {
  if (!items.some(({ money }) => money)) return null;
  const printed = new Set(
    others.flatMap(({ text }) =>
      (text.match(MONEY) ?? []).flatMap((found) => parseAmount(found.trim(), mark)?.value ?? []),
    ),
  );
  const comesTo = (one: (item: Item) => Decimal.Value) =>
    printed.has(
      Decimal.sum(...items.map(one))
        .toDecimalPlaces(2)
        .toString(),
    );
  if (
    comesTo(
      ({ quantity, unitPrice, lineTotal, money }) =>
        lineTotal?.value ?? new Decimal(quantity.value).times((unitPrice ?? money)?.value ?? 0),
    )
  )
    return "unitPrice";
  const sums = comesTo(
    ({ quantity, unitPrice, lineTotal, money }) =>
      (lineTotal ?? money)?.value ?? new Decimal(quantity.value).times(unitPrice?.value ?? 0),
  );
  return sums ? "lineTotal" : null;
}
