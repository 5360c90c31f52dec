import { Decimal } from "decimal.js";
import type { AskedOrder, LineToBook, OrderToBook } from "../erp/mod.ts";
import { Invalid } from "../errors.ts";
import { even } from "../formats.ts";
import { type Beside, discountOf, priceOfOne } from "../line_amount.ts";
import type { Order, OrderLine } from "./order.ts";

/** Digits after the point of a price per one unit, where it doesn't come out even. */
const PRICE_PLACES = 8;
/** Of a quantity. */
const QUANTITY_PLACES = 6;

/** What a line's item is sold in: one unit of the line is `factor` of it; null: not known. */
export interface Selling {
  unit: string;
  factor: string | null;
}

/** What is sent for an order, all but its key. */
export type Payload = Omit<OrderToBook, "key">;

/** How the ERP sells. */
export interface Seller {
  /** By line. */
  selling: ReadonlyMap<string, Selling>;
  /** It finds the price of a line that comes without one. */
  pricesItself: boolean;
}

/**
 * Makes of a reviewed order what the ERP is to book: each line in its item's unit, where that is known, else as it was ordered. Throws
 * `Invalid` with a sentence for an order that can't be sent.
 */
export function payloadOf(order: Order, seller: Seller): Payload {
  const { poNumber, customer, shipTo, proof } = order;
  if (!poNumber?.trim()) throw new Invalid("Cannot submit the order: it has no PO number");
  if (!customer.erpId) throw new Invalid("Cannot submit the order: it has no customer of the ERP");
  if (!order.lines.length) throw new Invalid("Cannot submit the order: it has no lines");
  return {
    reference: poNumber.trim(),
    customerErpId: customer.erpId,
    shipToErpId: shipTo.erpId,
    requiredDate: order.requiredDate ?? order.shipDate,
    currency: order.currency,
    lines: order.lines.map((line, index) => lineOf(line, index + 1, { ...seller, beside: proof })),
  };
}

/** What is sent for an order, beside how people know its items. */
export function askedOf({ total, lines }: Order, payload: Payload): AskedOrder {
  return {
    currency: payload.currency,
    total,
    lines: payload.lines.map((line, index) => {
      const { sku = null, description = null } = lines[index]?.match ?? {};
      return { ...line, sku, description };
    }),
  };
}

/** An order's lines as far as their units go. */
export function lineUnits({ lines }: Order): { id: string; itemId: string | null; unit: string | null }[] {
  return lines.map(({ id, unit, match }) => ({ id, unit, itemId: match?.itemId ?? null }));
}

function lineOf(line: OrderLine, position: number, seller: Seller & { beside: Beside }): LineToBook {
  const selling = seller.selling.get(line.id);
  const fault = (words: string) => new Invalid(`Cannot submit the order: line ${position} ${words}`);
  if (!line.match) throw fault("has no item of the ERP");
  if (line.quantity === null || new Decimal(line.quantity).lte(0)) throw fault("has no quantity above zero");
  const unit = line.unit?.trim() || selling?.unit;
  if (!unit) throw fault("has no unit, and neither has its item");
  const price = pricePerOne(line, line.quantity, seller.beside);
  if (price === null && !seller.pricesItself) throw fault("has no price, and the ERP books none without");
  const place = { position, itemErpId: line.match.itemId, requiredDate: line.requiredDate };
  const ordered = { quantity: line.quantity, unit, unitPrice: rounded(price) };
  if (!selling?.factor) return { ...place, ...ordered };
  if (new Decimal(selling.factor).eq(1)) return { ...place, ...ordered, unit: selling.unit };
  const quantity = even(new Decimal(line.quantity).times(selling.factor));
  if (quantity.decimalPlaces() > QUANTITY_PLACES)
    throw fault(`is ${line.quantity} ${unit}, which is no even quantity of ${selling.unit}`);
  const unitPrice = rounded(price && even(price.div(selling.factor)));
  return { ...place, quantity: quantity.toFixed(), unit: selling.unit, unitPrice, ordered };
}

/** The printed price over its basis, less the printed discount that leads to the line's total; without one the line total over the quantity; null without either. */
function pricePerOne(line: OrderLine, quantity: string, beside: Beside): Decimal | null {
  const price = priceOfOne(
    line.unitPrice === null ? { unitPrice: line.lineTotal, priceBasis: quantity } : line,
  );
  const discount = discountOf(line, beside) ?? 0;
  return price === null ? null : price.times(new Decimal(100).minus(discount)).div(100);
}

function rounded(price: Decimal | null): string | null {
  return price?.toDecimalPlaces(PRICE_PLACES).toFixed() ?? null;
}
