import { Decimal } from "decimal.js";
import type { Finding } from "../../../db/mod.ts";
import type { Draft, DraftLine, LineField } from "../../orders/mod.ts";
import { unitCodeOf } from "../../unit_codes.ts";
import { isUnit } from "../layout/values/units.ts";

/** So many lines, and such a share of all, tell a column that was taken for another one from a line. */
const LEAST = 2;
const MOST = 0.5;

/** What stands in a line's field that another one holds; null where it is the field's own. */
type Misplaced = (line: DraftLine, at: number) => [LineField, string] | null;

const KINDS: Misplaced[] = [
  countForCode,
  unitForCode,
  numberForCount,
  priceForCount,
  exchanged,
  basisForPrice,
];

/** In most lines a field holds what another one should: a count with its unit or a unit for a part number, the line's number for its quantity, a price for a quantity and a quantity for a price, a basis without its price. */
export function misplacedIn({ lines }: Draft): Finding[] {
  return KINDS.flatMap((kind) => {
    const found = lines.flatMap((line, at) => {
      const [field, told] = kind(line, at) ?? [];
      return field ? [{ at, told, read: line.fields[field]! }] : [];
    });
    const [first] = found;
    const least = kind === numberForCount ? Math.max(NUMBERED, lines.length) : LEAST;
    if (!first || found.length < least || found.length <= MOST * lines.length) return [];
    const message = `In ${found.length} of ${lines.length} lines ${first.told}, first in line ${first.at + 1}, "${first.read.value}": a column may have been taken for another one`;
    const { evidence } = first.read;
    return [{ code: "columns_mistaken", level: "error", message, ...(evidence && { evidence }) }];
  });
}

/** "10 EA" where no unit was read. */
function countForCode({ fields }: DraftLine): ReturnType<Misplaced> {
  const field = (["customerSku", "supplierSku"] as const).find((name) => {
    const unit = /^\d{1,5}\s?(\p{L}{1,4})$/u.exec(fields[name]?.value ?? "")?.[1];
    return unit !== undefined && isUnit(unit);
  });
  return field && !fields.unit ? [field, "the part number is a count with its unit"] : null;
}

/** "EA" where no unit was read. */
function unitForCode({ fields }: DraftLine): ReturnType<Misplaced> {
  const field = (["customerSku", "supplierSku"] as const).find((name) => {
    const code = fields[name]?.value ?? "";
    return /^\p{L}{1,4}$/u.test(code) && isUnit(code);
  });
  return field && !fields.unit ? [field, "the part number is a unit"] : null;
}

/** Fewer lines may well count 1, 2, 3. */
const NUMBERED = 5;

/** 1, 2, 3 and so on, where neither a number was read nor an amount. A sheet's cells stand in their columns. */
function numberForCount({ fields, printedNumber }: DraftLine, at: number): ReturnType<Misplaced> {
  const { quantity, lineTotal } = fields;
  if (!quantity || printedNumber || lineTotal || (quantity.evidence && "cell" in quantity.evidence))
    return null;
  return quantity.value === String(at + 1) ? ["quantity", "the quantity is the number of the line"] : null;
}

/** 203.31 for an amount of 2,033.10 without a price: ten of them. */
function priceForCount({ fields: { quantity, unitPrice, lineTotal } }: DraftLine): ReturnType<Misplaced> {
  if (!quantity || !lineTotal || unitPrice || Number(quantity.value) === 0) return null;
  const [count, amount] = [new Decimal(quantity.value), new Decimal(lineTotal.value)];
  return !count.isInteger() && amount.div(count).isInteger()
    ? ["quantity", "the quantity is a price by the amount"]
    : null;
}

/** 1610.25 for 3, of what is not measured: 5.753 cubic metres may be. */
function exchanged({ fields: { quantity, unitPrice, unit } }: DraftLine): ReturnType<Misplaced> {
  if (!quantity || !unitPrice || (unit && MEASURED.has(unitCodeOf(unit.value)))) return null;
  const [count, price] = [new Decimal(quantity.value), new Decimal(unitPrice.value)];
  return !count.isInteger() && price.isInteger()
    ? ["quantity", "the quantity is broken and the price whole"]
    : null;
}

/** Lengths, areas, volumes and weights by their codes in Rec 20. */
const MEASURED: ReadonlySet<string | null> = new Set([
  "MTR",
  "MTK",
  "MTQ",
  "KGM",
  "TNE",
  "LTR",
  "FOT",
  "LBR",
  "GRM",
]);

function basisForPrice({ fields: { priceBasis, unitPrice } }: DraftLine): ReturnType<Misplaced> {
  return priceBasis && !unitPrice ? ["priceBasis", "there is no price but what it is for"] : null;
}
