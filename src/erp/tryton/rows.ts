import { type MirrorRow, unitsText } from "../ingest/entities.ts";
import { codeOf, packsOf, type Uom } from "./units.ts";
import { dayOf, type TrytonDecimal } from "./values.ts";

type Flag = boolean | number;

/** An item as Tryton has it. */
export interface Product {
  id: number;
  code: string | null;
  description: string | null;
  active: Flag;
  "template.": {
    active: Flag;
    name: string;
    salable: Flag;
    list_price: TrytonDecimal | null;
    sale_uom: number | null;
  };
  "identifiers."?: { type: string; code: string }[];
}

/** Null: it is not sold. */
export function itemOf(
  { id, code, active, "template.": template, ...more }: Product,
  { uoms, currency }: { uoms: Uom[]; currency: string | null },
): MirrorRow | null {
  const unit = uoms.find((uom) => uom.id === template.sale_uom);
  if (!active || !template.active || !template.salable || !unit) return null;
  const ean = more["identifiers."]?.find(({ type }) => type === "ean");
  return {
    erp_id: String(id),
    sku: code || String(id),
    description: [template.name, more.description].filter(Boolean).join(", "),
    unit: codeOf(unit),
    price: template.list_price?.decimal ?? null,
    currency,
    manufacturer_sku: null,
    gtin: ean?.code ?? null,
    units: unitsText(packsOf(uoms, unit)),
  };
}

/** A customer as Tryton has it. */
export interface Party {
  id: number;
  code: string | null;
  name: string | null;
  active: Flag;
  email: string | null;
  "tax_identifier.": { code: string } | null;
  "addresses."?: { full_address: string; invoice: Flag }[];
  sale_price_list?: number | null;
}

/** Null: it is not to be used. */
export function customerOf({
  id,
  code,
  name,
  active,
  email,
  sale_price_list,
  ...more
}: Party): MirrorRow | null {
  if (!active || !name) return null;
  const addresses = more["addresses."] ?? [];
  const address = addresses.find(({ invoice }) => invoice) ?? addresses[0];
  return {
    erp_id: String(id),
    code: code || String(id),
    name,
    address: address ? inOneLine(address.full_address) : null,
    email_domain: email?.split("@")[1]?.toLowerCase() ?? null,
    tax_id: more["tax_identifier."]?.code ?? null,
    price_list: sale_price_list ? String(sale_price_list) : null,
  };
}

/** A customer's address as Tryton has it. */
export interface Address {
  id: number;
  party: number;
  "party.": { name: string | null };
  party_name: string | null;
  street: string | null;
  postal_code: string | null;
  city: string | null;
  "country.": { name: string } | null;
  active: Flag;
  delivery: Flag;
}

/** Null: nothing is delivered there. */
export function placeOf({
  id,
  party,
  street,
  postal_code,
  city,
  active,
  delivery,
  ...more
}: Address): MirrorRow | null {
  if (!active || !delivery) return null;
  const town = [postal_code, city].filter(Boolean).join(" ");
  const parts = [street && inOneLine(street), town, more["country."]?.name].filter(Boolean);
  return {
    erp_id: String(id),
    customer_erp_id: String(party),
    name: more.party_name || more["party."].name || String(party),
    address: parts.join(", ") || "(no address)",
  };
}

/** An order as Tryton has it. */
export interface Sale {
  id: number;
  number: string | null;
  reference: string | null;
  party: number;
  state: string;
  sale_date: { year: number; month: number; day: number } | null;
  "currency.": { code: string };
  total_amount: TrytonDecimal | null;
}

/** An order as the mirror keeps it. */
export function orderOf({
  id,
  number,
  reference,
  party,
  state,
  sale_date,
  total_amount,
  ...more
}: Sale): MirrorRow {
  return {
    erp_id: String(id),
    number: number ?? `(draft ${id})`,
    reference: reference || null,
    customer_erp_id: String(party),
    status: state,
    order_date: dayOf(sale_date),
    currency: more["currency."].code,
    total: total_amount?.decimal ?? null,
  };
}

/** What is there of an item. */
export interface Stocked {
  id: number;
  forecast_quantity: number;
}

/** Stock as the mirror keeps it. */
export function stockOf({ id, forecast_quantity }: Stocked): MirrorRow {
  return { erp_id: String(id), quantity: String(forecast_quantity), as_of: null };
}

function inOneLine(text: string) {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ");
}
