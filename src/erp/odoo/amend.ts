import { type BookedOrder, NoAnswer, type OrderToAmend, RefusedByErp } from "../connector.ts";
import { lineMoves, type StandingLine } from "../line_moves.ts";
import { refusing } from "../said_no.ts";
import { headerOf, NOTE, noteUnder, orderOf, originOf, refusal, valuesOf } from "./book.ts";
import type { OdooClient } from "./client.ts";
import { knownLines, lineFields } from "./lines.ts";
import { withOwnPrices } from "./own_prices.ts";
import { decimalOf, idOf, nameOf, type Pointer, type Text } from "./values.ts";

/** States in which an order is a quotation; afterwards goods may be on their way. */
const OPEN = ["draft", "sent"];

interface Quotation {
  id: number;
  name: string;
  state: string;
  origin: Text;
  partner_id: Pointer;
  pricelist_id: Pointer;
  currency_id: Pointer;
}

/** Changes a quotation in one call, with the key. Throws `RefusedByErp` or `NoAnswer`. */
export async function amend(client: OdooClient, order: OrderToAmend): Promise<BookedOrder> {
  return refusing(async () => {
    const quotation = await quotationOf(client, order.erpOrderId);
    if (!`${quotation.origin || ""}`.includes(originOf(order.key))) await change(client, quotation, order);
    const changed = await orderOf(client, ["id", "=", quotation.id]);
    if (!changed) throw new NoAnswer("The order was changed and can't be read");
    return changed;
  });
}

async function quotationOf(client: OdooClient, erpOrderId: string): Promise<Quotation> {
  const [found] = await client.call<Quotation[]>("sale.order", "search_read", {
    domain: [["id", "=", Number(erpOrderId)]],
    fields: ["name", "state", "origin", "partner_id", "pricelist_id", "currency_id"],
  });
  if (!found) throw new RefusedByErp([{ message: "Odoo does not have the order any more" }]);
  return found;
}

async function change(client: OdooClient, quotation: Quotation, order: OrderToAmend) {
  const { id, name, state, origin } = quotation;
  if (!OPEN.includes(state))
    throw new RefusedByErp([
      { message: `Order ${name} is "${state}" in Odoo and can't be changed any more` },
    ]);
  if (idOf(quotation.partner_id) !== order.customerErpId)
    throw refusal("customer", `Order ${name} is another customer's`);
  if (order.currency && nameOf(quotation.currency_id) !== order.currency)
    throw refusal("currency", `Order ${name} is in another currency`);
  const { partner_id, pricelist_id, payment_term_id, ...header } = await headerOf(client, order);
  const values = {
    ...header,
    origin: [origin || null, originOf(order.key)].filter(Boolean).join(", "),
    order_line: await commandsOf(client, quotation, order),
  };
  await client.call("sale.order", "write", { ids: [id], vals: values });
}

async function commandsOf(
  client: OdooClient,
  { id, partner_id, pricelist_id }: Quotation,
  order: OrderToAmend,
) {
  const fields = await lineFields(client);
  const lines = await knownLines(client, order.lines, fields);
  const { standing, notes } = await standingLines(client, id);
  const moves = lineMoves(standing, { lines, was: order.was });
  const added = await withOwnPrices(client, moves.add, {
    customerId: Number(idOf(partner_id)),
    pricelistId: pricelist_id ? pricelist_id[0] : null,
  });
  return [
    ...[...moves.remove, ...notes].map((gone) => [2, gone, 0]),
    ...moves.change.map(({ id: kept, line }) => [1, kept, valuesOf(line, fields)]),
    ...added.map((line) => [0, 0, valuesOf(line, fields)]),
    ...lines.flatMap((line) => noteUnder(line, order)),
  ];
}

interface Line {
  id: number;
  name: string;
  product_id: Pointer;
  product_uom_qty: number;
  display_type: Text;
}

/** The lines with items, and the ids of the notes that were made under ours. */
async function standingLines(
  client: OdooClient,
  orderId: number,
): Promise<{ standing: StandingLine[]; notes: number[] }> {
  const found = await client.call<Line[]>("sale.order.line", "search_read", {
    domain: [["order_id", "=", orderId]],
    fields: ["name", "product_id", "product_uom_qty", "display_type"],
    order: "sequence asc, id asc",
  });
  const standing = found
    .filter(({ display_type }) => !display_type)
    .map(({ id, product_id, product_uom_qty }) => ({
      id,
      itemErpId: idOf(product_id),
      quantity: decimalOf(product_uom_qty),
    }));
  const notes = found.filter(({ name, display_type }) => display_type && NOTE.test(name));
  return { standing, notes: notes.map(({ id }) => id) };
}
