import { Decimal } from "decimal.js";
import type { Tx } from "../../../db/mod.ts";
import { isDecimal } from "../../formats.ts";
import type { LineToBook, OrderToBook } from "../connector.ts";
import { unitCode } from "../units.ts";

export interface Refused {
  message: string;
  line?: number;
  field?: string;
}

/** What a list price may be exceeded by before the sandbox takes it for a mistake. */
const SANE_PRICE_FACTOR = 100;

/** Why the sandbox will not book this order; empty: it will. */
export async function refusals(tx: Tx, order: OrderToBook): Promise<Refused[]> {
  return [...(await headerRefusals(tx, order)), ...(await lineRefusals(tx, order))];
}

async function headerRefusals(tx: Tx, order: OrderToBook): Promise<Refused[]> {
  const { customerErpId, shipToErpId } = order;
  const customer = await tx
    .selectFrom("sandbox.customers")
    .select("name")
    .where("id", "=", customerErpId)
    .executeTakeFirst();
  if (!customer) return [{ field: "customer", message: `Customer "${customerErpId}" does not exist` }];
  if (!order.lines.length) return [{ message: "An order needs at least one line" }];
  if (!order.reference.trim())
    return [{ field: "poNumber", message: "The customer's order number is missing" }];
  if (!shipToErpId) return [];
  const address = await tx
    .selectFrom("sandbox.addresses")
    .select("customer_id")
    .where("id", "=", shipToErpId)
    .executeTakeFirst();
  return address?.customer_id === customerErpId
    ? []
    : [{ field: "shipTo", message: `Address "${shipToErpId}" is none of ${customer.name}'s` }];
}

interface Item {
  id: string;
  sku: string;
  unit: string;
  price: string;
  blocked: boolean;
}

async function lineRefusals(tx: Tx, { lines }: OrderToBook): Promise<Refused[]> {
  if (!lines.length) return [];
  const items = await tx
    .selectFrom("sandbox.items")
    .select(["id", "sku", "unit", "price", "blocked"])
    .where("id", "in", [...new Set(lines.map((line) => line.itemErpId))])
    .execute();
  const byId = new Map(items.map((item) => [item.id, item]));
  return lines.flatMap((line) =>
    refusalsOf(line, byId.get(line.itemErpId)).map((refused) => ({ ...refused, line: line.position })),
  );
}

function refusalsOf(line: LineToBook, item: Item | undefined): Refused[] {
  if (!item) return [{ field: "item", message: `Item "${line.itemErpId}" does not exist` }];
  if (item.blocked) return [{ field: "item", message: `Item "${item.sku}" is blocked for sale` }];
  return [...unitRefusals(line, item), ...amountRefusals(line, item)];
}

function unitRefusals({ unit }: LineToBook, item: Item): Refused[] {
  const code = unitCode(unit);
  if (!code) return [{ field: "unit", message: `Unit "${unit}" is not known` }];
  if (code === unitCode(item.unit)) return [];
  return [{ field: "unit", message: `Item "${item.sku}" is sold by ${item.unit}, not by ${unit}` }];
}

function amountRefusals({ quantity, unitPrice }: LineToBook, item: Item): Refused[] {
  const refused: Refused[] = [];
  if (!isDecimal(quantity) || !new Decimal(quantity).gt(0))
    refused.push({ field: "quantity", message: `Quantity "${quantity}" is not above zero` });
  if (unitPrice === null) return refused;
  if (!isDecimal(unitPrice) || new Decimal(unitPrice).lt(0))
    refused.push({ field: "unitPrice", message: `Price "${unitPrice}" is not a price` });
  else if (new Decimal(unitPrice).gt(new Decimal(item.price).times(SANE_PRICE_FACTOR)))
    refused.push({
      field: "unitPrice",
      message: `Price ${unitPrice} of "${item.sku}" is more than ${SANE_PRICE_FACTOR} times its list price ${item.price}`,
    });
  return refused;
}
