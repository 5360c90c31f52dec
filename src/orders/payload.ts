import { Decimal } from "decimal.js";
import type { LineToBook, OrderToBook } from "../erp/mod.ts";
import { Invalid } from "../errors.ts";
import type { Order, OrderLine } from "./order.ts";

/** Digits after the point of a price per one unit, where it doesn't come out even. */
const PRICE_PLACES = 8;

/** What is sent for an order, all but its key. */
export type Payload = Omit<OrderToBook, "key">;

/** Makes of a reviewed order what the ERP is to book. Throws `Invalid` with a sentence for an order that can't be sent. */
export function payloadOf(order: Order, units: Map<string, string>): Payload {
  const { poNumber, customer, shipTo } = order;
  if (!poNumber?.trim()) throw new Invalid("Cannot submit the order: it has no PO number");
  if (!customer.erpId) throw new Invalid("Cannot submit the order: it has no customer of the ERP");
  if (!order.lines.length) throw new Invalid("Cannot submit the order: it has no lines");
  return {
    reference: poNumber.trim(),
    customerErpId: customer.erpId,
    shipToErpId: shipTo.erpId,
    requiredDate: order.requiredDate ?? order.shipDate,
    currency: order.currency,
    lines: order.lines.map((line, index) => lineOf(line, index + 1, units)),
  };
}

function lineOf(line: OrderLine, position: number, units: Map<string, string>): LineToBook {
  const fault = (words: string) => new Invalid(`Cannot submit the order: line ${position} ${words}`);
  if (!line.match) throw fault("has no item of the ERP");
  const { itemId } = line.match;
  if (line.quantity === null || new Decimal(line.quantity).lte(0)) throw fault("has no quantity above zero");
  const unit = line.unit?.trim() || units.get(itemId);
  if (!unit) throw fault("has no unit, and neither has its item");
  const unitPrice = pricePerOne(line, line.quantity);
  if (unitPrice === null) throw fault("has no price");
  return {
    position,
    itemErpId: itemId,
    quantity: line.quantity,
    unit,
    unitPrice,
    requiredDate: line.requiredDate,
  };
}

/** The printed price over its basis, or the line total over the quantity; null without either. */
function pricePerOne({ unitPrice, priceBasis, lineTotal }: OrderLine, quantity: string): string | null {
  const [price, units] = unitPrice === null ? [lineTotal, quantity] : [unitPrice, priceBasis];
  return price === null ? null : new Decimal(price).div(units).toDecimalPlaces(PRICE_PLACES).toFixed();
}
