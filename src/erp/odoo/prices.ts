import type { Listed } from "../connector.ts";
import type { MirrorRow } from "../ingest/entities.ts";
import type { OdooClient } from "./client.ts";
import { dayOf, decimalOf, idOf, nameOf, odooTime, type Pointer, type Text } from "./values.ts";

const PAGE = 500;

/** A rule of a price list for a product, or for the variants of one. */
interface Rule {
  id: number;
  pricelist_id: Pointer;
  applied_on: "1_product" | "0_product_variant";
  /** Not "fixed": it computes a price of another one. */
  compute_price: string;
  product_tmpl_id: Pointer;
  product_id: Pointer;
  min_quantity: number;
  date_start: Text;
  date_end: Text;
  fixed_price: number;
  currency_id: Pointer;
}

const FIELDS = [
  ...["pricelist_id", "applied_on", "compute_price", "product_tmpl_id", "product_id", "min_quantity"],
  ...["date_start", "date_end", "fixed_price", "currency_id"],
];
const OF_PRODUCTS = ["applied_on", "in", ["1_product", "0_product_variant"]];

/** A page of the fixed prices of Odoo's price lists, as far as they hold. All of them each time: a rule that is deleted shows in no date. */
export async function prices(client: OdooClient, place: string | null): Promise<Listed> {
  const rules = await client.call<Rule[]>("product.pricelist.item", "search_read", {
    domain: [
      ["id", ">", Number(place ?? 0)],
      ["compute_price", "=", "fixed"],
      OF_PRODUCTS,
      ["pricelist_id.active", "=", true],
    ],
    fields: FIELDS,
    limit: PAGE,
    order: "id asc",
  });
  const variants = await variantsOf(client, rules);
  const priced = rules.flatMap((rule) => productsOf(rule, variants).map((product) => ({ rule, product })));
  const rivals = await rivalsOf(client, priced);
  const rows = priced.filter((each) => isReached(each, rivals(each))).map(rowOf);
  return { rows, gone: [], place: rules.length < PAGE ? null : String(rules.at(-1)!.id), mark: null };
}

async function variantsOf(client: OdooClient, rules: Rule[]): Promise<Map<number, number[]>> {
  const templates = rules.flatMap(({ applied_on, product_tmpl_id }) =>
    applied_on === "1_product" && product_tmpl_id ? product_tmpl_id[0] : [],
  );
  if (!templates.length) return new Map();
  const found = await client.call<{ id: number; product_tmpl_id: Pointer }[]>(
    "product.product",
    "search_read",
    { domain: [["product_tmpl_id", "in", [...new Set(templates)]]], fields: ["product_tmpl_id"] },
  );
  const byTemplate = Map.groupBy(found, ({ product_tmpl_id }) => (product_tmpl_id ? product_tmpl_id[0] : 0));
  return new Map([...byTemplate].map(([template, products]) => [template, products.map(({ id }) => id)]));
}

/** A rule, and a product that it may price. */
interface Priced {
  rule: Rule;
  product: number;
}

/** A rule may be of all variants of a product. */
function productsOf(rule: Rule, variants: Map<number, number[]>): number[] {
  if (rule.applied_on === "0_product_variant" && rule.product_id) return [rule.product_id[0]];
  return (rule.product_tmpl_id && variants.get(rule.product_tmpl_id[0])) || [];
}

/** Every rule that may price the products in the same lists and is not over, those that compute too, in the order in which Odoo tries them. */
async function rivalsOf(client: OdooClient, priced: Priced[]): Promise<(of: Priced) => Rule[]> {
  if (!priced.length) return () => [];
  const ids = (of: (each: Priced) => Pointer | number) =>
    [...new Set(priced.map(of).map((id) => (Array.isArray(id) ? id[0] : id)))].filter(Boolean);
  const found = await client.call<Rule[]>("product.pricelist.item", "search_read", {
    domain: [
      OF_PRODUCTS,
      ["pricelist_id", "in", ids(({ rule }) => rule.pricelist_id)],
      "|",
      ["product_id", "in", ids(({ product }) => product)],
      ["product_tmpl_id", "in", ids(({ rule }) => rule.product_tmpl_id)],
    ],
    fields: FIELDS,
    order: "applied_on asc, min_quantity desc, id desc",
  });
  const now = odooTime(new Date(client.clock()).toISOString());
  const open = found.filter(({ date_end }) => !date_end || date_end >= now);
  const key = ({ pricelist_id, applied_on }: Rule, of: Pointer | number) =>
    `${idOf(pricelist_id)} ${applied_on} ${Array.isArray(of) ? of[0] : of}`;
  const byProduct = Map.groupBy(open, (rule) =>
    key(rule, rule.applied_on === "1_product" ? rule.product_tmpl_id : rule.product_id),
  );
  return ({ rule, product }) => [
    ...(byProduct.get(key({ ...rule, applied_on: "0_product_variant" }, product)) ?? []),
    ...(byProduct.get(key({ ...rule, applied_on: "1_product" }, rule.product_tmpl_id)) ?? []),
  ];
}

/** Whether Odoo comes to a rule before one that always holds for as much, or that computes a price, which nobody knows here. */
function isReached({ rule }: Priced, rivals: Rule[]): boolean {
  let least = Number.POSITIVE_INFINITY;
  for (const { id, compute_price, min_quantity, date_start, date_end } of rivals) {
    if (id === rule.id) break;
    if (compute_price !== "fixed") return false;
    if (!date_start && !date_end) least = Math.min(least, min_quantity);
  }
  return rule.min_quantity < least;
}

function rowOf({ rule, product }: Priced): MirrorRow {
  return {
    erp_id: `${rule.id}-${product}`,
    item_erp_id: String(product),
    customer_erp_id: null,
    price_list: idOf(rule.pricelist_id),
    name: nameOf(rule.pricelist_id),
    minimum_quantity: rule.min_quantity > 0 ? decimalOf(rule.min_quantity) : null,
    valid_from: dayOf(rule.date_start),
    valid_until: dayOf(rule.date_end),
    price: decimalOf(rule.fixed_price),
    currency: nameOf(rule.currency_id),
    unit: null,
    basis: null,
  };
}
