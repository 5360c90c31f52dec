import type { Listed } from "../connector.ts";
import type { MirrorRow } from "../ingest/entities.ts";
import type { TrytonClient } from "./client.ts";

const LISTS_A_PAGE = 20;
/** "9.50", "Decimal('9.50')": a formula that is a price. */
const FIXED = /^\s*(?:Decimal\s*\(\s*['"]?)?(\d+(?:\.\d+)?)['"]?\s*\)?\s*$/;

/** A price list, of the module `product_price_list`. */
interface PriceList {
  id: number;
  name: string;
  /** What its lines' quantities are in. */
  unit: "product_default" | "product_sale";
  "company.": { "currency.": { code: string } };
}

/** Of the lines of a list that match a sale's line, the first holds. */
interface Rule {
  id: number;
  price_list: number;
  /** Null: any. */
  product: number | null;
  "product.": { "template.": { default_uom: number; sale_uom: number | null } } | null;
  /** At least so much. */
  quantity: number | null;
  formula: string;
}

/** Whether customers have price lists: the module `sale_price_list` is activated. */
export async function hasPriceLists(client: TrytonClient): Promise<boolean> {
  const condition = [["model", "=", "party.party.sale_price_list"]];
  return (await client.model<number[]>("ir.model", "search", [condition, 0, 1, null])).length > 0;
}

/** The fixed prices of some of Tryton's price lists. All of them each time: a line that is deleted shows in no date. */
export async function prices(client: TrytonClient, place: string | null): Promise<Listed> {
  if (!(await hasPriceLists(client))) return { rows: [], gone: [], place: null, mark: null };
  const { company } = await client.preferences();
  const lists = await client.model<PriceList[]>("product.price_list", "search_read", [
    [
      ["id", ">", Number(place ?? 0)],
      ["company", "=", company],
      ["tax_included", "=", false],
    ],
    0,
    LISTS_A_PAGE,
    [["id", "ASC"]],
    ["name", "unit", "company.currency.code"],
  ]);
  const fields = ["price_list", "product", "quantity", "formula"];
  const rules = await client.model<Rule[]>("product.price_list.line", "search_read", [
    [["price_list", "in", lists.map(({ id }) => id)]],
    0,
    null,
    null,
    [...fields, "product.template.default_uom", "product.template.sale_uom"],
  ]);
  const byList = Map.groupBy(rules, ({ price_list }) => price_list);
  return {
    rows: lists.flatMap((list) => rowsOf(list, byList.get(list.id) ?? [])),
    gone: [],
    place: lists.length < LISTS_A_PAGE ? null : String(lists.at(-1)!.id),
    mark: null,
  };
}

/** Of a product its prices as far as they are fixed: what another line may say before it, by a formula or for less, is not listed. */
function rowsOf(list: PriceList, rules: Rule[]): MirrorRow[] {
  const rows: MirrorRow[] = [];
  /** By product, the least quantity that its prices so far are for; 0: they say all. */
  const least = new Map<number, number>();
  for (const rule of rules) {
    const { product, quantity } = rule;
    if (product === null) break;
    const from = quantity ?? 0;
    const isReached = from < (least.get(product) ?? Number.POSITIVE_INFINITY);
    const price = FIXED.exec(rule.formula)?.[1];
    const isListed = isReached && price !== undefined && isBySaleUnit(list, rule);
    if (isListed) rows.push(rowOf(list, { ...rule, product, price }));
    least.set(product, isListed ? from : 0);
  }
  return rows;
}

/** Quantities are held against others in the unit that an item is sold in. */
function isBySaleUnit({ unit }: PriceList, { quantity, ...rule }: Rule): boolean {
  const template = rule["product."]?.["template."];
  return !quantity || unit === "product_sale" || template?.default_uom === template?.sale_uom;
}

function rowOf(list: PriceList, rule: Rule & { product: number; price: string }): MirrorRow {
  return {
    erp_id: String(rule.id),
    item_erp_id: String(rule.product),
    customer_erp_id: null,
    price_list: String(list.id),
    name: list.name,
    minimum_quantity: rule.quantity ? String(rule.quantity) : null,
    valid_from: null,
    valid_until: null,
    price: rule.price,
    currency: list["company."]["currency."].code,
    unit: null,
    basis: null,
  };
}
