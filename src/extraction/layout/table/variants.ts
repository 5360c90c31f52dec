import Decimal from "decimal.js";
import type { DraftLine, LineField } from "../../../orders/mod.ts";

/** So many under one line show that what they come to is no chance. */
const SHOWING = 2;
const OWN: ReadonlySet<string> = new Set([
  "quantity",
  "lineTotal",
  "customerSku",
  "supplierSku",
] satisfies LineField[]);

/** How many lines under each are its variants, by its place: without a price, with a code of their own each, they come to the count that it gives the price of. */
export function variantsIn(lines: DraftLine[]): ReadonlyMap<number, number> {
  const found = lines.flatMap(({ fields: { quantity, unitPrice } }, at): [number, number][] => {
    if (!quantity || !unitPrice) return [];
    let [end, left] = [at + 1, new Decimal(quantity.value)];
    for (; end < lines.length && isUnpriced(lines[end]!); end++)
      left = left.minus(lines[end]!.fields.quantity!.value);
    return end > at + 1 && left.isZero() ? [[at, end - at - 1]] : [];
  });
  return new Map(found.some(([, count]) => count >= SHOWING) ? found : []);
}

function isUnpriced({ fields }: DraftLine): boolean {
  const { quantity, unitPrice, lineTotal, customerSku, supplierSku } = fields;
  return Boolean(quantity && !unitPrice && !lineTotal && (customerSku ?? supplierSku));
}

/** Variants with what the line above says of all of them: the price, the day; the first has its number, as theirs leave out what isn't ordered. */
export function variantsOf<Line extends DraftLine>(whole: Line, variants: Line[]): Line[] {
  const { printedNumber, fields } = whole;
  const shared = Object.fromEntries(Object.entries(fields).filter(([name]) => !OWN.has(name)));
  return variants.map(({ printedNumber: _, ...variant }, at) => ({
    ...(variant as Line),
    ...(at === 0 && printedNumber && { printedNumber }),
    fields: { ...shared, ...variant.fields },
  }));
}
