import { type BookedOrder, type LineToBook, type OrderToBook, RefusedByErp } from "../connector.ts";
import { refusing, SaidNo } from "../said_no.ts";
import type { TrytonClient } from "./client.ts";
import { knownLines, lineValues, type SaleOf } from "./lines.ts";
import { filledIn } from "./on_change.ts";
import { trytonDate } from "./values.ts";

type Fault = RefusedByErp["faults"][number];

/** Makes a sale of an order and quotes it. Throws `RefusedByErp` or `NoAnswer`. */
export async function book(client: TrytonClient, order: OrderToBook): Promise<BookedOrder> {
  return refusing(async () => {
    const header = await headerOf(client, order);
    const lines = await knownLines(client, order.lines);
    const values = { ...header, lines: [["create", await lineValues(client, { order, header, lines })]] };
    const [id] = await client.model<number[]>("sale.sale", "create", [[values]]);
    await quoteOrDelete(client, id!);
    return booked(await saleOf(client, ["id", "=", id!]));
  });
}

/** The sale that was made or changed for a key, whatever became of it since; a draft left behind is quoted, or null. */
export async function findByKey(client: TrytonClient, key: string): Promise<BookedOrder | null> {
  const sale = await saleOf(client, ["description", "ilike", `%${noteOf(key)}%`]);
  if (sale?.state !== "draft") return sale && booked(sale);
  try {
    if (sale.description === noteOf(key)) await quoteOrDelete(client, sale.id);
    else await quoteChanged(client, sale.id);
  } catch (error) {
    if (!(error instanceof SaidNo || error instanceof RefusedByErp)) throw error;
    const left = await saleOf(client, ["id", "=", sale.id]);
    if (left?.description === noteOf(key)) throw error;
    // Sent again, the order or its change is refused in these words.
    return null;
  }
  return booked(await saleOf(client, ["id", "=", sale.id]));
}

/** Quotes a changed sale; one that can't be quoted stays a draft, as it is an order. */
export async function quoteChanged(client: TrytonClient, id: number) {
  try {
    await client.model("sale.sale", "quote", [[id]]);
  } catch (error) {
    if (!(error instanceof SaidNo)) throw error;
    throw refusal({ message: `Tryton has changed the sale and left it a draft: ${error.message}` });
  }
}

/** A sale that can't be quoted is not left behind: it would look like an order. */
async function quoteOrDelete(client: TrytonClient, id: number) {
  try {
    await client.model("sale.sale", "quote", [[id]]);
  } catch (error) {
    if (!(error instanceof SaidNo)) throw error;
    const sale = await saleOf(client, ["id", "=", id]);
    if (sale && sale.state !== "draft") return;
    await client.model("sale.sale", "delete", [[id]]);
    throw error;
  }
}

/** A sale as it stands. */
export interface Sale {
  id: number;
  number: string | null;
  state: string;
  description: string | null;
  party: number;
  currency: number;
}

/** The first sale of which something holds. */
export async function saleOf(client: TrytonClient, condition: unknown[]): Promise<Sale | null> {
  const fields = ["number", "state", "description", "party", "currency"];
  const sales = await client.model<Sale[]>("sale.sale", "search_read", [
    [condition],
    0,
    1,
    [["id", "ASC"]],
    fields,
  ]);
  return sales[0] ?? null;
}

/** What a sale is booked as. */
export function booked(sale: Sale | null): BookedOrder {
  if (!sale) throw new SaidNo("The sale was deleted while it was made", "fault");
  return { erpOrderId: String(sale.id), number: sale.number ?? String(sale.id) };
}

/** What stands in a sale's description, to be found by. */
export function noteOf(key: string) {
  return `intake ${key}`;
}

/** The fields of a sale but its lines. */
export interface Header extends SaleOf {
  shipping_date: unknown;
}

/** The sale without its lines: what Tryton itself would fill in for the customer, and what the order says. */
export async function headerOf(client: TrytonClient, order: OrderToBook): Promise<Header> {
  const party = Number(order.customerErpId);
  const names = ["company", "currency", "warehouse", "invoice_method", "shipment_method", "payment_term"];
  const defaults = await client.model<Record<string, unknown>>("sale.sale", "default_get", [names]);
  if (!Number.isInteger(party) || !(await exists(client, "party.party", [["id", "=", party]])))
    throw refusal({ field: "customer", message: `Customer "${order.customerErpId}" does not exist` });
  const { company } = defaults;
  const filled = await filledIn(client, "sale.sale", { record: { party, company }, set: ["party"] });
  const ours = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !name.endsWith(".")));
  const day = order.requiredDate ?? earliest(order.lines);
  return {
    ...ours(defaults),
    ...ours(filled),
    ...(order.shipToErpId && { shipment_address: await addressOf(client, party, order.shipToErpId) }),
    ...(order.currency && { currency: await currencyOf(client, order.currency) }),
    party,
    reference: order.reference,
    description: noteOf(order.key),
    shipping_date: day && trytonDate(day),
  } as unknown as Header;
}

async function addressOf(client: TrytonClient, party: number, id: string): Promise<number> {
  const found = await exists(client, "party.address", [
    ["id", "=", Number(id)],
    ["party", "=", party],
  ]);
  if (!found) throw refusal({ field: "shipTo", message: `Address "${id}" is none of the customer's` });
  return Number(id);
}

async function currencyOf(client: TrytonClient, code: string): Promise<number> {
  const [id] = await client.model<number[]>("currency.currency", "search", [
    [["code", "=", code]],
    0,
    1,
    null,
  ]);
  if (id === undefined) throw refusal({ field: "currency", message: `Tryton has no currency "${code}"` });
  return id;
}

async function exists(client: TrytonClient, model: string, domain: unknown[]): Promise<boolean> {
  return (await client.model<number[]>(model, "search", [domain, 0, 1, null])).length > 0;
}

function earliest(lines: LineToBook[]): string | null {
  return lines.flatMap(({ requiredDate }) => requiredDate ?? []).sort()[0] ?? null;
}

/** A refusal of one fault. */
export function refusal(fault: Fault) {
  return new RefusedByErp([fault]);
}
