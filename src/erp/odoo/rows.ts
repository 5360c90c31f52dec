import { type MirrorRow, unitsText } from "../ingest/entities.ts";
import { codeOf, type Packaging, packsOf, type Uom } from "./units.ts";
import { dayOf, decimalOf, idOf, inOneLine, nameOf, type Pointer, type Text } from "./values.ts";

/** A product as it is listed. */
export interface Product {
  id: number;
  /** From Odoo 18.2 on: the units that it is packed in. */
  uom_ids?: number[];
  default_code: Text;
  /** With the variant, without the code. */
  display_name: string;
  description_sale: Text;
  barcode: Text;
  uom_id: Pointer;
  lst_price: number;
  currency_id: Pointer;
  sale_ok: boolean;
  active: boolean;
}

/** An item. */
export function itemOf(
  product: Product,
  { uoms, packagings }: { uoms: Map<number, Uom>; packagings: Packaging[] },
): MirrorRow | null {
  const { id, default_code, display_name, description_sale, barcode, uom_id, ...more } = product;
  const uom = uom_id && uoms.get(uom_id[0]);
  if (!more.active || !more.sale_ok || !uom) return null;
  return {
    erp_id: String(id),
    sku: default_code || String(id),
    description: [display_name, description_sale && inOneLine(description_sale)].filter(Boolean).join(", "),
    unit: codeOf(uom),
    price: decimalOf(more.lst_price),
    currency: nameOf(more.currency_id),
    manufacturer_sku: null,
    gtin: barcode || null,
    units: unitsText(packsOf([...uoms.values()], uom, packagings)),
  };
}

/** A person, a company, or an address of one. */
export interface Partner {
  id: number;
  name: Text;
  ref: Text;
  vat: Text;
  email: Text;
  active: boolean;
  type: Text;
  is_company: boolean;
  /** False: an employee of ours, who signs in. */
  partner_share: boolean;
  parent_id: Pointer;
  commercial_partner_id: Pointer;
  customer_rank: number;
  supplier_rank: number;
  /** The companies of this Odoo that the partner is. */
  ref_company_ids: number[];
  street: Text;
  street2: Text;
  zip: Text;
  city: Text;
  state_id: Pointer;
  country_id: Pointer;
  property_product_pricelist: Pointer;
}

/** What is asked of a partner. */
export const PARTNER_FIELDS: readonly (keyof Partner)[] = [
  "name",
  "ref",
  "vat",
  "email",
  "active",
  "type",
  "is_company",
  "partner_share",
  "parent_id",
  "commercial_partner_id",
  "customer_rank",
  "supplier_rank",
  "ref_company_ids",
  "street",
  "street2",
  "zip",
  "city",
  "state_id",
  "country_id",
  "property_product_pricelist",
];

/** A customer: who stands for himself, and is not a supplier alone. */
export function partnerRow(partner: Partner): MirrorRow | null {
  const { id, name, ref, vat, email } = partner;
  if (!isCustomer(partner) || !name) return null;
  return {
    erp_id: String(id),
    code: ref || String(id),
    name,
    address: addressOf(partner),
    email_domain: (email || "").match(/@([^\s@;,<>]+)/)?.[1]?.toLowerCase() ?? null,
    tax_id: vat && vat !== "/" ? vat : null,
    price_list: idOf(partner.property_product_pricelist),
  };
}

/** Where goods go: a delivery address, or the customer's own. */
export function placeOf(partner: Partner): MirrorRow | null {
  const { id, name, active, type, parent_id, commercial_partner_id } = partner;
  const isOwn = isCustomer(partner);
  const isPlace = active && type === "delivery" && parent_id && commercial_partner_id;
  const address = addressOf(partner);
  if (!(isOwn || isPlace) || !address) return null;
  return {
    erp_id: String(id),
    customer_erp_id: isOwn ? String(id) : idOf(commercial_partner_id)!,
    name: name || nameOf(parent_id) || String(id),
    address,
  };
}

/** New customers have no rank yet: they get it with their first invoice. A company of ours is one once it has bought. */
function isCustomer({ id, active, partner_share, commercial_partner_id, ...known }: Partner): boolean {
  const own = commercial_partner_id && commercial_partner_id[0] === id;
  const mayBeNew = known.supplier_rank === 0 && !known.ref_company_ids.length;
  return Boolean(own && active && partner_share && (known.customer_rank > 0 || mayBeNew));
}

function addressOf({ street, street2, zip, city, state_id, country_id }: Partner): string | null {
  const town = [zip, city].filter(Boolean).join(" ");
  const parts = [street, street2, town, nameOf(state_id), nameOf(country_id)];
  const place = parts.filter(Boolean).join(", ");
  return street || town ? place : null;
}

interface Order {
  id: number;
  name: string;
  client_order_ref: Text;
  partner_id: Pointer;
  state: string;
  date_order: Text;
  currency_id: Pointer;
  amount_total: number;
}

/** An order or quotation. */
export function orderOf({ id, name, client_order_ref, partner_id, state, ...more }: Order): MirrorRow {
  return {
    erp_id: String(id),
    number: name,
    reference: client_order_ref || null,
    customer_erp_id: idOf(partner_id),
    status: state,
    order_date: dayOf(more.date_order),
    currency: nameOf(more.currency_id),
    total: decimalOf(more.amount_total),
  };
}

/** What is free to be sold. */
export function stockOf({ id, free_qty }: { id: number; free_qty: number }): MirrorRow {
  return { erp_id: String(id), quantity: decimalOf(free_qty), as_of: null };
}
