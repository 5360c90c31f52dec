import { Decimal } from "decimal.js";
import type { Finding } from "../../../db/mod.ts";
import { even } from "../../formats.ts";
import { priceOfOne } from "../../line_amount.ts";
import { inItemUnits } from "../item_units.ts";
import { isPiece, unitCode } from "../units.ts";
import type { LineTerms, OrderedLine } from "./terms.ts";

/** Codes of the findings made here. */
export const DIFFERENCES = ["item_gone", "unit_differs", "price_differs", "price_needed", "unusual_quantity"];

/** Sizes that things are packed in. */
const PACKS = [
  2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 25, 30, 36, 40, 48, 50, 60, 72, 100, 144, 200, 250, 500, 1000,
];
/** How near to a pack size a price is one. */
const NEAR_PACK = 0.02;
/** How many times the usual quantity, or which part of it, is unusual. */
const UNUSUAL = 5;

interface Of {
  currency: string | null;
  /** What a price may be off the ERP's, as a share. */
  tolerance: string;
  /** The name of an ERP that books no line without a price; null: it finds the price itself. */
  needsPrices: string | null;
}

/** Where a line's unit, price or quantity is not what the ERP and the customer's history say: a person should look at it. */
export function differences(line: OrderedLine, terms: LineTerms, of: Of): Finding[] {
  const { gone } = terms;
  const said = [
    ["error", "item_gone", "item", gone && `the ERP doesn't sell "${gone}" any more`],
    ["warning", "unit_differs", "unit", unitSaid(line, terms)],
    ["warning", "price_differs", "unitPrice", priceSaid(line, terms, of)],
    ["error", "price_needed", "unitPrice", needSaid(line, terms, of)],
    ["warning", "unusual_quantity", "quantity", habitSaid(line, terms)],
  ] as const;
  return said.flatMap(([level, code, field, words]): Finding[] =>
    words === null ? [] : [{ code, field, level, lineId: line.id, message: `Line ${line.number}: ${words}` }],
  );
}

/** "2 CS × 24 = 48 EA", "48 EA ÷ 24 = 2 CS"; null where the line is in the item's unit, or nothing is known. */
export function conversionOf(line: OrderedLine, terms: LineTerms): string | null {
  const { quantity, unit } = line;
  const product = inItemUnits(line, terms);
  if (!unit || quantity === null || terms.factor === null || !product || isSame(unit, terms.unit))
    return null;
  const parts = even(new Decimal(1).div(terms.factor));
  const step =
    parts.gt(1) && parts.decimalPlaces() < new Decimal(terms.factor).decimalPlaces()
      ? `÷ ${plain(parts)}`
      : `× ${plain(terms.factor)}`;
  return `${plain(quantity)} ${unit} ${step} = ${plain(product)} ${terms.unit}`;
}

/** How much of the item is missing for a line, after `before` for earlier lines; null: nothing, or it is not known. Orders are taken all the same. */
export function shortageOf(line: OrderedLine, terms: LineTerms, before: Decimal): string | null {
  const needed = inItemUnits(line, terms);
  if (terms.stock === null || needed === null) return null;
  const short = Decimal.min(needed, needed.plus(before).minus(terms.stock));
  return short.lte(0) ? null : plain(short);
}

function unitSaid(line: OrderedLine, terms: LineTerms): string | null {
  const { quantity, unit } = line;
  if (!unit) return null;
  if (terms.factor === null)
    return `ordered by ${unit}, the ERP sells it by ${terms.unit}, and how many that are is not known`;
  const converted = inItemUnits(line, terms);
  if (!converted || converted.isInteger() || isSame(unit, terms.unit) || !isPiece(unit)) return null;
  return `${plain(quantity!)} ${unit} are ${plain(converted)} ${terms.unit}, which is sold whole`;
}

function priceSaid(line: OrderedLine, terms: LineTerms, of: Of): string | null {
  const { price, currency, unit, factor, agreed } = terms;
  const one = priceOfOne(line);
  if (one === null || price === null || Number(price) === 0) return null;
  if (of.currency && currency && of.currency !== currency) return null;
  const asked = one.div(factor ?? 1);
  const ratio = asked.div(price);
  const more = ratio.minus(1);
  if (more.abs().lte(of.tolerance)) return null;
  const pack = packOf(ratio, terms);
  const theirs = `the ${agreed?.words ?? "ERP's price"} ${money(price)} per ${unit}${agreed?.terms ? `, ${agreed.terms}` : ""}`;
  if (pack) return `${money(asked)} is ${pack.times} ${theirs}: ${pack.words}?`;
  const percent = more.abs().times(100).toDecimalPlaces(0).toFixed();
  return `${money(asked)} is ${percent} % ${more.gt(0) ? "above" : "below"} ${theirs}`;
}

function needSaid(
  { unitPrice, lineTotal }: OrderedLine,
  { price, unit }: LineTerms,
  { needsPrices }: Of,
): string | null {
  if (unitPrice !== null || lineTotal !== null || needsPrices === null) return null;
  const known = price === null ? "" : `; its own is ${money(price)} per ${unit}`;
  return `the price is missing, and "${needsPrices}" books no line without one${known}`;
}

/** "12 ×" and "per pack of 12"; null where the ratio is no pack's. */
function packOf(ratio: Decimal, { units }: LineTerms): { times: string; words: string } | null {
  const near = (size: Decimal.Value, of: Decimal) => of.div(size).minus(1).abs().lte(NEAR_PACK);
  const known = units.find(({ factor }) => near(factor, ratio));
  if (known) return { times: `${plain(known.factor)} ×`, words: `per ${known.unit}` };
  const size = PACKS.find((each) => near(each, ratio));
  if (size) return { times: `${size} ×`, words: `per pack of ${size}` };
  const part = PACKS.find((each) => near(each, new Decimal(1).div(ratio)));
  return part ? { times: `1/${part} of`, words: `is that one per ${part}` } : null;
}

function habitSaid(line: OrderedLine, terms: LineTerms): string | null {
  const ordered = inItemUnits(line, terms);
  if (terms.habit === null || ordered === null || ordered.lte(0)) return null;
  const ratio = ordered.div(terms.habit);
  if (ratio.lt(UNUSUAL) && ratio.gt(1 / UNUSUAL)) return null;
  return `${plain(ordered)} ${terms.unit} is unusual: this customer mostly orders ${plain(terms.habit)}`;
}

function isSame(unit: string, other: string) {
  return unit === other || (unitCode(unit) !== null && unitCode(unit) === unitCode(other));
}

function plain(number: Decimal.Value) {
  return new Decimal(number).toDecimalPlaces(4).toFixed();
}

function money(price: Decimal.Value) {
  const value = new Decimal(price);
  return value.toDecimalPlaces(4).toFixed(Math.max(2, Math.min(4, value.decimalPlaces())));
}
