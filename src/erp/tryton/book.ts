import { Decimal } from "decimal.js";
import { type BookedOrder, type LineToBook, type OrderToBook, RefusedByErp } from "../connector.ts";
import { refusing, SaidNo } from "../said_no.ts";
import type { TrytonClient } from "./client.ts";
import { type Uom, uomFor, uomsOf } from "./units.ts";
import { trytonDate, trytonDecimal } from "./values.ts";

/** A line whose item and unit Tryton knows. */
export interface KnownLine extends LineToBook {
  product: Product;
  uom: Uom;
  /** Per one unit, with no more decimals than Tryton keeps. */
  keptPrice: string;
}

interface Product {
  id: number;
  code: string | null;
  "template.": { name: string; sale_uom: number | null };
}

/** Decimals of a price that every Tryton keeps. */
const LEAST_PRICE_PLACES = 4;

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

/** The sale that was made or changed for a key, whatever became of it since; a draft left behind is quoted. */
export async function findByKey(client: TrytonClient, key: string): Promise<BookedOrder | null> {
  return refusing(async () => {
    const sale = await saleOf(client, ["description", "ilike", `%${noteOf(key)}%`]);
    if (sale?.state !== "draft") return sale && booked(sale);
    if (sale.description === noteOf(key)) await quoteOrDelete(client, sale.id);
    else await quoteChanged(client, sale.id);
    return booked(await saleOf(client, ["id", "=", sale.id]));
  });
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
export interface Header {
  party: number;
  currency: number;
  company: number;
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
  const [filled] = await client.model<Record<string, unknown>[]>("sale.sale", "on_change", [
    { party, company },
    ["party"],
  ]);
  const ours = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !name.endsWith(".")));
  const day = order.requiredDate ?? earliest(order.lines);
  return {
    ...ours(defaults),
    ...ours(filled ?? {}),
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

/** The lines as Tryton can take them. Throws `RefusedByErp` naming every line that it can't. */
export async function knownLines(client: TrytonClient, lines: LineToBook[]): Promise<KnownLine[]> {
  const about = {
    uoms: await uomsOf(client),
    products: await productsOf(client, lines),
    places: await pricePlaces(client),
  };
  const faults: Fault[] = [];
  const known = lines.flatMap((line): KnownLine[] => {
    const found = knownLine(line, about);
    if ("product" in found) return [found];
    // What is uneven in the item's unit may be even in the customer's, where Tryton knows that one.
    const ordered = line.ordered && knownLine({ ...line, ...line.ordered }, about);
    const isOfKind =
      ordered && "product" in ordered && ordered.uom.category === saleUom(ordered, about)?.category;
    if (isOfKind) return [ordered];
    faults.push({ line: line.position, ...found });
    return [];
  });
  if (faults.length) throw new RefusedByErp(faults);
  return known;
}

interface About {
  uoms: Uom[];
  products: Map<string, Product>;
  /** Decimals of a price. */
  places: number;
}

function knownLine(
  line: LineToBook,
  { uoms, products, places }: About,
): KnownLine | { field: string; message: string } {
  const { quantity, unit, unitPrice, itemErpId } = line;
  const product = products.get(itemErpId);
  if (!product) return { field: "item", message: `Item "${itemErpId}" is not sold any more` };
  const uom = uomFor(ownFirst(uoms, saleUom({ product }, { uoms })), unit);
  const keptPrice = new Decimal(unitPrice).toDecimalPlaces(places);
  if (!uom) return { field: "unit", message: `Tryton has no unit "${unit}"` };
  if (new Decimal(quantity).decimalPlaces() > uom.digits)
    return { field: "quantity", message: `${quantity} ${unit} has more than ${uom.digits} decimals` };
  if (!amount(keptPrice, line).eq(amount(unitPrice, line)))
    return {
      field: "unitPrice",
      message: `Tryton keeps ${places} decimals of a price, and ${unitPrice} has more`,
    };
  return { ...line, product, uom, keptPrice: keptPrice.toFixed() };
}

function saleUom({ product }: Pick<KnownLine, "product">, { uoms }: Pick<About, "uoms">): Uom | undefined {
  return uoms.find(({ id }) => id === product["template."].sale_uom);
}

/** Two units may have one name: the item's own is meant, or one that it converts into. */
function ownFirst(uoms: Uom[], own: Uom | undefined): Uom[] {
  const rank = ({ id, category }: Uom) => (id === own?.id ? 0 : category === own?.category ? 1 : 2);
  return uoms.toSorted((a, b) => rank(a) - rank(b));
}

function amount(price: Decimal.Value, { quantity }: LineToBook) {
  return new Decimal(price).times(quantity).toDecimalPlaces(2);
}

async function productsOf(client: TrytonClient, lines: LineToBook[]): Promise<Map<string, Product>> {
  const ids = [...new Set(lines.map(({ itemErpId }) => Number(itemErpId)).filter(Number.isInteger))];
  const domain = [
    ["id", "in", ids],
    ["salable", "=", true],
  ];
  const fields = ["code", "template.name", "template.sale_uom"];
  const found = await client.model<Product[]>("product.product", "search_read", [
    domain,
    0,
    null,
    null,
    fields,
  ]);
  return new Map(found.map((product) => [String(product.id), product]));
}

/** Digits come as a formula, written as JSON. */
async function pricePlaces(client: TrytonClient): Promise<number> {
  const { unit_price } = await client.model<{ unit_price: { digits: string } }>("sale.line", "fields_get", [
    ["unit_price"],
  ]);
  const [, places] = JSON.parse(unit_price.digits) as [unknown, unknown];
  return typeof places === "number" ? places : LEAST_PRICE_PLACES;
}

/** The lines' fields as Tryton takes them. */
export async function lineValues(
  client: TrytonClient,
  { order, header, lines }: { order: OrderToBook; header: Header; lines: KnownLine[] },
) {
  const taxes = new Map<string, number[]>();
  const values = [];
  for (const line of lines) {
    const of = `${line.product.id} ${line.uom.id}`;
    if (!taxes.has(of)) taxes.set(of, idsOf((await filledLine(client, header, line)).taxes));
    values.push({
      type: "line",
      product: line.product.id,
      quantity: Number(line.quantity),
      unit: line.uom.id,
      unit_price: trytonDecimal(line.keptPrice),
      taxes: [["add", taxes.get(of)]],
      note:
        line.requiredDate && line.requiredDate !== order.requiredDate
          ? `Required ${line.requiredDate}`
          : null,
    });
  }
  return values;
}

/** A set that Tryton fills in is said as ids, or as what was added to the empty one. */
type Filled = number[] | { add?: [at: number, record: { id: number }][] };

function idsOf(filled: Filled | undefined): number[] {
  if (!filled) return [];
  return Array.isArray(filled) ? filled : (filled.add ?? []).map(([, { id }]) => id);
}

/** A line as Tryton fills it in when a person picks the product: its price, its taxes. */
export async function filledLine(
  client: TrytonClient,
  { party, currency, company }: Pick<Header, "party" | "currency" | "company">,
  { product, quantity, uom }: KnownLine,
): Promise<{ unit_price?: { decimal: string }; taxes?: Filled }> {
  const sale = {
    "_parent_sale.party": party,
    "_parent_sale.currency": currency,
    "_parent_sale.company": company,
    "_parent_sale.sale_date": null,
    sale: -1,
    company,
  };
  const line = { type: "line", product: product.id, quantity: Number(quantity), unit: uom.id, ...sale };
  const [filled] = await client.model<[{ unit_price?: { decimal: string }; taxes?: Filled }]>(
    "sale.line",
    "on_change",
    [line, ["product", "quantity"]],
  );
  return filled;
}

function earliest(lines: LineToBook[]): string | null {
  return lines.flatMap(({ requiredDate }) => requiredDate ?? []).sort()[0] ?? null;
}

/** A refusal of one fault. */
export function refusal(fault: Fault) {
  return new RefusedByErp([fault]);
}
