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
  const found = lines.flatMap(({ fields }, at): [number, number][] => {
    const { quantity, unitPrice } = fields;
    const end = lines.findIndex((line, i) => i > at && !isUnpriced(line));
    const under = lines.slice(at + 1, end < 0 ? undefined : end);
    const sum = under.reduce((all, line) => all.plus(line.fields.quantity!.value), new Decimal(0));
    return quantity && unitPrice && under.length > 0 && sum.eq(quantity.value) ? [[at, under.length]] : [];
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
