import { type BookedOrder, NoAnswer, type OrderToBook, RefusedByErp } from "../connector.ts";
import { refusing } from "../said_no.ts";
import type { OdooClient } from "./client.ts";
import { type KnownLine, knownLines, type LineFields, lineFields } from "./lines.ts";
import { withOwnPrices } from "./own_prices.ts";
import { nameOf, odooNoon, type Pointer } from "./values.ts";

/** Makes a quotation of an order, with all its lines in one call. Throws `RefusedByErp` or `NoAnswer`. */
export async function book(client: OdooClient, order: OrderToBook): Promise<BookedOrder> {
  return refusing(async () => {
    const header = await headerOf(client, order);
    const fields = await lineFields(client);
    const lines = await withOwnPrices(client, await knownLines(client, order.lines, fields), {
      customerId: header.partner_id,
      pricelistId: header.pricelist_id ?? null,
    });
    const commands = lines.flatMap((line) => commandsOf(line, { order, fields }));
    const made = { ...header, order_line: commands };
    const [id] = await client.call<number[]>("sale.order", "create", { vals_list: [made] });
    const booked = await orderOf(client, ["id", "=", id]);
    if (!booked) throw new NoAnswer("The order was made and can't be read");
    return booked;
  });
}

/** The order that was made or changed for a key, whatever became of it since. */
export function findByKey(client: OdooClient, key: string): Promise<BookedOrder | null> {
  return orderOf(client, ["origin", "ilike", originOf(key)]);
}

/** Who copies an order in Odoo copies its origin: the first one is ours. */
export async function orderOf(client: OdooClient, condition: unknown[]): Promise<BookedOrder | null> {
  const [found] = await client.call<{ id: number; name: string }[]>("sale.order", "search_read", {
    domain: [condition],
    fields: ["name"],
    limit: 1,
    order: "id asc",
  });
  return found ? { erpOrderId: String(found.id), number: found.name } : null;
}

/** What stands in an order's source document, to be found by. */
export function originOf(key: string) {
  return `intake ${key}`;
}

/** The order without its lines. Throws `RefusedByErp`. */
export async function headerOf(client: OdooClient, order: OrderToBook) {
  const customer = await customerOf(client, order.customerErpId);
  const shipTo = order.shipToErpId && (await shipToOf(client, customer, order.shipToErpId));
  const pricelist = order.currency && (await pricelistFor(client, customer, order.currency));
  const day = order.requiredDate ?? order.lines.flatMap(({ requiredDate }) => requiredDate ?? []).sort()[0];
  const terms = customer.property_payment_term_id;
  return {
    partner_id: customer.id,
    // Before Odoo 16 an order that is not made on its pages has none by itself.
    ...(terms && { payment_term_id: terms[0] }),
    client_order_ref: order.reference,
    origin: originOf(order.key),
    ...(shipTo && { partner_shipping_id: shipTo }),
    ...(pricelist && { pricelist_id: pricelist }),
    ...(day && { commitment_date: odooNoon(day) }),
  };
}

interface Customer {
  id: number;
  commercial_partner_id: Pointer;
  property_product_pricelist: Pointer;
  property_payment_term_id: Pointer;
}

async function customerOf(client: OdooClient, erpId: string): Promise<Customer> {
  const id = Number(erpId);
  const [found] = Number.isInteger(id)
    ? await client.call<Customer[]>("res.partner", "search_read", {
        domain: [["id", "=", id]],
        fields: ["commercial_partner_id", "property_product_pricelist", "property_payment_term_id"],
      })
    : [];
  if (!found) throw refusal("customer", `Customer "${erpId}" does not exist`);
  return found;
}

async function shipToOf(client: OdooClient, customer: Customer, erpId: string): Promise<number> {
  const of = customer.commercial_partner_id ? customer.commercial_partner_id[0] : customer.id;
  const found = await client.call<unknown[]>("res.partner", "search_read", {
    domain: [
      ["id", "=", Number(erpId)],
      ["commercial_partner_id", "=", of],
    ],
    fields: ["id"],
  });
  if (!found.length) throw refusal("shipTo", `Address "${erpId}" is none of the customer's`);
  return Number(erpId);
}

/** An order is in the currency of its price list, or of the company where it has none: null where that is the right one. */
async function pricelistFor(
  client: OdooClient,
  customer: Customer,
  currency: string,
): Promise<number | null> {
  const own = customer.property_product_pricelist;
  const usual = own ? await currencyOf(client, "product.pricelist", own[0]) : await companyCurrency(client);
  if (usual === currency) return null;
  const [other] = await client.call<{ id: number }[]>("product.pricelist", "search_read", {
    domain: [["currency_id.name", "=", currency]],
    fields: ["id"],
    limit: 1,
    order: "id asc",
  });
  if (!other) throw refusal("currency", `Odoo has no price list in "${currency}"`);
  return other.id;
}

async function companyCurrency(client: OdooClient): Promise<string | null> {
  const { uid } = await client.call<{ uid: number }>("res.users", "context_get");
  const [user] = await client.call<{ company_id: Pointer }[]>("res.users", "search_read", {
    domain: [["id", "=", uid]],
    fields: ["company_id"],
  });
  return user?.company_id ? currencyOf(client, "res.company", user.company_id[0]) : null;
}

async function currencyOf(client: OdooClient, model: string, id: number): Promise<string | null> {
  const [found] = await client.call<{ currency_id: Pointer }[]>(model, "search_read", {
    domain: [["id", "=", id]],
    fields: ["currency_id"],
  });
  return found ? nameOf(found.currency_id) : null;
}

/** The line, and under it a note where it is required on another day than the order: Odoo's lines have no date. */
function commandsOf(line: KnownLine, { order, fields }: { order: OrderToBook; fields: LineFields }) {
  return [[0, 0, valuesOf(line, fields)], ...noteUnder(line, order)];
}

/** A line's fields. */
export function valuesOf(line: KnownLine, fields: LineFields) {
  return {
    sequence: line.position,
    product_id: line.productId,
    product_uom_qty: Number(line.quantity),
    [fields.unit]: line.uom.id,
    // A price is what the customer pays: a price list's discount is not taken off again. Without one Odoo's own price holds.
    ...(line.unitPrice !== null && { price_unit: Number(line.unitPrice), discount: 0 }),
  };
}

/** How the notes under lines are told from those that people write. */
export const NOTE = /^Line \d+: required \d{4}-\d\d-\d\d$/;

/** The commands that make the note under a line; none where it needs none. */
export function noteUnder(line: KnownLine, order: OrderToBook) {
  const name = `Line ${line.position}: required ${line.requiredDate}`;
  const note = { sequence: line.position, display_type: "line_note", name };
  const isOther = line.requiredDate && order.requiredDate && line.requiredDate !== order.requiredDate;
  return isOther ? [[0, 0, note]] : [];
}

/** A refusal that speaks of a field. */
export function refusal(field: string, message: string) {
  return new RefusedByErp([{ field, message }]);
}
