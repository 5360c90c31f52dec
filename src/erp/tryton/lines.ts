import { Decimal } from "decimal.js";
import { type LineToBook, type OrderToBook, RefusedByErp } from "../connector.ts";
import type { TrytonClient } from "./client.ts";
import { filledIn } from "./on_change.ts";
import { type Uom, uomFor, uomsOf } from "./units.ts";
import { type TrytonDecimal, trytonDecimal } from "./values.ts";

/** A line whose item and unit Tryton knows. */
export interface KnownLine extends LineToBook {
  product: Product;
  uom: Uom;
  /** Per one unit, with no more decimals than Tryton keeps; null: Tryton's own holds. */
  keptPrice: string | null;
}

interface Product {
  id: number;
  code: string | null;
  "template.": { name: string; sale_uom: number | null };
}

/** What of a sale its lines' prices and taxes follow from. */
export interface SaleOf {
  party: number;
  currency: number;
  company: number;
  /** Where Tryton knows price lists; null: none holds. */
  price_list?: number | null;
}

/** Decimals of a price that every Tryton keeps. */
const LEAST_PRICE_PLACES = 4;

/** The lines as Tryton can take them. Throws `RefusedByErp` naming every line that it can't. */
export async function knownLines(client: TrytonClient, lines: LineToBook[]): Promise<KnownLine[]> {
  const about = {
    uoms: await uomsOf(client),
    products: await productsOf(client, lines),
    places: await pricePlaces(client),
  };
  const faults: RefusedByErp["faults"] = [];
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
  if (!uom) return { field: "unit", message: `Tryton has no unit "${unit}"` };
  if (new Decimal(quantity).decimalPlaces() > uom.digits)
    return { field: "quantity", message: `${quantity} ${unit} has more than ${uom.digits} decimals` };
  if (unitPrice === null) return { ...line, product, uom, keptPrice: null };
  const keptPrice = new Decimal(unitPrice).toDecimalPlaces(places);
  if (amount(keptPrice, line).eq(amount(unitPrice, line)))
    return { ...line, product, uom, keptPrice: keptPrice.toFixed() };
  return {
    field: "unitPrice",
    message: `Tryton keeps ${places} decimals of a price, and ${unitPrice} has more`,
  };
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
  { order, header, lines }: { order: OrderToBook; header: SaleOf; lines: KnownLine[] },
) {
  const taxes = new Map<string, number[]>();
  const values = [];
  for (const line of lines) {
    const of = `${line.product.id} ${line.uom.id}`;
    let price = line.keptPrice;
    if (price === null || !taxes.has(of)) {
      const filled = await filledLine(client, header, line);
      taxes.set(of, idsOf(filled.taxes));
      price ??= ownPrice(filled, line);
    }
    values.push({
      type: "line",
      product: line.product.id,
      quantity: Number(line.quantity),
      unit: line.uom.id,
      unit_price: trytonDecimal(price),
      taxes: [["add", taxes.get(of)]],
      note:
        line.requiredDate && line.requiredDate !== order.requiredDate
          ? `Required ${line.requiredDate}`
          : null,
    });
  }
  return values;
}

function ownPrice({ unit_price }: FilledLine, { position, product }: KnownLine): string {
  if (unit_price) return unit_price.decimal;
  const message = `Tryton has no price for "${product.code ?? product["template."].name}"`;
  throw new RefusedByErp([{ line: position, field: "unitPrice", message }]);
}

/** A set that Tryton fills in is said as ids, or as what was added to the empty one. */
type Filled = number[] | { add?: [at: number, record: { id: number }][] };

function idsOf(filled: Filled | undefined): number[] {
  if (!filled) return [];
  return Array.isArray(filled) ? filled : (filled.add ?? []).map(([, { id }]) => id);
}

interface FilledLine {
  unit_price?: TrytonDecimal | null;
  taxes?: Filled;
}

/** A line as Tryton fills it in when a person picks the product: its price, its taxes. */
export async function filledLine(
  client: TrytonClient,
  { party, currency, company, price_list }: SaleOf,
  { product, quantity, uom }: KnownLine,
): Promise<FilledLine> {
  const sale = {
    "_parent_sale.party": party,
    "_parent_sale.currency": currency,
    "_parent_sale.company": company,
    "_parent_sale.sale_date": null,
    ...(price_list !== undefined && { "_parent_sale.price_list": price_list }),
    sale: -1,
    company,
  };
  const line = { type: "line", product: product.id, quantity: Number(quantity), unit: uom.id, ...sale };
  return filledIn(client, "sale.line", { record: line, set: ["product", "quantity"] });
}
