import { unitCodeOf } from "../../../unit_codes.ts";
import { textOf } from "../page/lines.ts";
import type { Amount } from "../values/amounts.ts";
import { type Row, tokensIn } from "./row.ts";

const LONE = /^\d{1,3}[.,]\d{3}(?![\d.,])/;
/** "2'500.000" has decimals, "1.200.000" none. */
const THREE_PLACES = /^\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*(?!\1)[.,]\d{3}(?![\d.,])/;
/** Thousands parted by blanks tell of no other mark. */
const PLAIN = /^\d+(?![\d.,]| \d)/;
/** Units that goods are counted in: pieces, and packages, whose codes begin with X. */
const COUNTED = /^(EA|H87|C62|PR|SET|KT|X..)$/;

/** Reads "1.200" as 1200 where its column writes whole numbers without decimals: those of the unit, or any where 1.2 can't be counted. */
export function groupCounts(rows: Row[]): void {
  const counts = rows.flatMap((row) => {
    const { quantity, price, total } = row;
    return quantity && !(price && total) ? [{ row, quantity, ...printed(row, quantity) }] : [];
  });
  if (counts.some(({ text }) => THREE_PLACES.test(text))) return;
  const plain = counts.filter(({ text }) => PLAIN.test(text));
  for (const { row, quantity, text, unit, counted } of counts) {
    const grouped = quantity.alternative;
    if (!grouped || !LONE.test(text) || Number(grouped) < Number(quantity.value)) continue;
    const alike = plain.some((other) => other.unit === unit || (counted && other.counted));
    const parted = counted && plain.length > 0 && quantity.value.includes(".");
    if (!alike && !parted) continue;
    row.quantity = { ...quantity, value: grouped, alternative: quantity.value };
    row.upper = { ...row.upper, quantity: row.quantity };
  }
}

function printed(row: Row, quantity: Amount) {
  const text = textOf(tokensIn(row, "quantity"));
  const unit = (quantity.unit ?? textOf(tokensIn(row, "unit"))).toLowerCase();
  return { text, unit, counted: COUNTED.test(unitCodeOf(unit || null) ?? "") };
}
