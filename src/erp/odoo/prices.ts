import type { Listed } from "../connector.ts";
import type { MirrorRow } from "../ingest/entities.ts";
import type { OdooClient } from "./client.ts";
import { dayOf, decimalOf, idOf, nameOf, type Pointer, type Text } from "./values.ts";

const PAGE = 500;

/** A rule of a price list that says a price; those that compute one of another price are not listed. */
interface Rule {
  id: number;
  pricelist_id: Pointer;
  applied_on: "1_product" | "0_product_variant";
  product_tmpl_id: Pointer;
  product_id: Pointer;
  min_quantity: number;
  date_start: Text;
  date_end: Text;
  fixed_price: number;
  currency_id: Pointer;
}

/** A page of the fixed prices of Odoo's price lists. All of them each time: a rule that is deleted shows in no date. */
export async function prices(client: OdooClient, place: string | null): Promise<Listed> {
  const rules = await client.call<Rule[]>("product.pricelist.item", "search_read", {
    domain: [
      ["id", ">", Number(place ?? 0)],
      ["compute_price", "=", "fixed"],
      ["applied_on", "in", ["1_product", "0_product_variant"]],
      ["pricelist_id.active", "=", true],
    ],
    fields: [
      ...["pricelist_id", "applied_on", "product_tmpl_id", "product_id", "min_quantity"],
      ...["date_start", "date_end", "fixed_price", "currency_id"],
    ],
    limit: PAGE,
    order: "id asc",
  });
  const variants = await variantsOf(client, rules);
  const rows = rules.flatMap((rule) => rowsOf(rule, variants));
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

/** A row for each product: a rule may be of all variants of one. Of rules that say the same but for the price Odoo takes the newest, as does a listing of one id. */
function rowsOf(rule: Rule, variants: Map<number, number[]>): MirrorRow[] {
  const { pricelist_id, applied_on, min_quantity, date_start, date_end } = rule;
  const terms = [idOf(pricelist_id), applied_on[0], min_quantity, date_start || "", date_end || ""].join(" ");
  const template = rule.product_tmpl_id ? rule.product_tmpl_id[0] : 0;
  const own = rule.applied_on === "0_product_variant" && rule.product_id;
  const products = own ? [own[0]] : (variants.get(template) ?? []);
  return products.map((product) => ({
    erp_id: `${product} ${terms}`,
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
  }));
}
