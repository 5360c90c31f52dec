import Decimal from "decimal.js";
import type { DraftLine } from "../../../orders/mod.ts";
import type { PrintedSum } from "../head/totals.ts";

/** The lines with what is headed as a price for their amount, where it alone adds up to a printed sum and times the counts to none: "Product | Quantity | Price" of a shop's notice. */
export function amountsAlone<Line extends DraftLine>(lines: Line[], sums: PrintedSum[]): Line[] {
  const isPriced = lines.every(
    ({ fields: { quantity, unitPrice, priceBasis, lineTotal } }) =>
      quantity && unitPrice && !priceBasis && !lineTotal,
  );
  if (!isPriced || lines.length === 0) return lines;
  const comesTo = (one: (fields: DraftLine["fields"]) => Decimal.Value) => {
    const sum = Decimal.sum(...lines.map(({ fields }) => one(fields))).toDecimalPlaces(2);
    return sums.some(({ amount }) => sum.eq(amount.value));
  };
  const isAmount = comesTo(({ unitPrice }) => unitPrice!.value);
  if (!isAmount || comesTo(({ quantity, unitPrice }) => new Decimal(quantity!.value).times(unitPrice!.value)))
    return lines;
  return lines.map((line) => {
    const { unitPrice, ...fields } = line.fields;
    return { ...line, fields: { ...fields, lineTotal: unitPrice } };
  });
}
