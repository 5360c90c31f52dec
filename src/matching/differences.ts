import { Decimal } from "decimal.js";
import type { Finding } from "../../db/mod.ts";
import { unitCode } from "../erp/mod.ts";
import { isDecimal, type OrderLine } from "../orders/mod.ts";

/** What the ERP knows of an item and an order may contradict. */
export interface ItemTerms {
  unit: string;
  price: string | null;
  currency: string | null;
}

/** Codes of the findings made here. */
export const DIFFERENCES = ["unit_differs", "price_differs"];

/** A price this near to the ERP's is the same. */
const TOLERANCE = 0.05;

/** Where a line's unit or price is not the item's: a person should look at it. */
export function differences(
  line: OrderLine,
  { item, number, currency }: { item: ItemTerms; number: number; currency: string | null },
): Finding[] {
  const { unit, unitPrice, priceBasis } = line;
  const finding = (code: string, field: string, message: string): Finding => ({
    code,
    field,
    level: "warning",
    lineId: line.id,
    message: `Line ${number}: ${message}`,
  });
  const found: Finding[] = [];
  if (unit && unitCode(unit) !== unitCode(item.unit))
    found.push(finding("unit_differs", "unit", `ordered by ${unit}, the ERP sells it by ${item.unit}`));
  if (!unitPrice || !isDecimal(unitPrice) || !item.price || Number(item.price) === 0) return found;
  if (currency && item.currency && currency !== item.currency) return found;
  const price = new Decimal(unitPrice).div(priceBasis);
  const more = price.div(item.price).minus(1);
  if (more.abs().gt(TOLERANCE)) {
    const percent = more.abs().times(100).toDecimalPlaces(0).toFixed();
    const words = `${shown(price)} is ${percent} % ${more.gt(0) ? "above" : "below"} the ERP's price ${shown(new Decimal(item.price))}`;
    found.push(finding("price_differs", "unitPrice", `${words} per ${item.unit}`));
  }
  return found;
}

function shown(price: Decimal) {
  return price.toDecimalPlaces(4).toFixed(Math.max(2, Math.min(4, price.decimalPlaces())));
}
