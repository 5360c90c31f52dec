import type { Listed, Listing } from "../connector.ts";
import { type MirrorRow, unitsText } from "../ingest/entities.ts";
import type { TrytonClient } from "./client.ts";
import { codeOf, packsOf, type Uom, uomsOf } from "./units.ts";
import { dayOf, type TrytonDecimal, trytonTime } from "./values.ts";

const PAGE = 500;
/** A row is dated when it is written and seen when its transaction ends: what a listing may see too late, in milliseconds. */
const OVERLAP_MS = 5 * 60_000;

/** How one kind of data is listed. */
interface Kind<Row> {
  model: string;
  fields: string[];
  domain: unknown[];
  /** Records whose change is a change of the row, by the way to them; "": the row itself. */
  dated: string[];
  /** Null: the row is not to be used. */
  rowOf(row: Row): MirrorRow | null;
}

interface Dated {
  id: number;
}

type Flag = boolean | number;

/** The kinds of data that Tryton lists. */
export const LISTS = ["customers", "shipping-addresses", "items", "inventory", "orders"] as const;

type Lists = (typeof LISTS)[number];

/** A page of what has changed since a mark, in the order of ids. */
export async function changes(
  client: TrytonClient,
  { entity, since, place }: Listing,
  context: object,
): Promise<Listed> {
  const uoms = entity === "items" ? await uomsOf(client) : [];
  const { model, fields, domain, dated, rowOf } = kindOf(entity as Lists, await client.preferences(), uoms);
  const mark = new Date(client.clock() - OVERLAP_MS).toISOString();
  const found = await client.model<Dated[]>(
    model,
    "search_read",
    [
      [
        ["id", ">", Number(place ?? 0)],
        ...domain,
        ...(since && dated.length ? [changedSince(since, dated)] : []),
      ],
      0,
      PAGE,
      [["id", "ASC"]],
      fields,
    ],
    // What ended is listed too, so that it is known to have.
    { active_test: false, ...context },
  );
  const rows: MirrorRow[] = [];
  const gone: string[] = [];
  for (const record of found) {
    const row = rowOf(record as never);
    if (row) rows.push(row);
    else gone.push(String(record.id));
  }
  return { rows, gone, place: found.length < PAGE ? null : String(found.at(-1)!.id), mark };
}

/** What is never written has no date of writing. */
function changedSince(since: string, dated: string[]) {
  const time = trytonTime(since);
  const paths = dated.map((way) => (way ? `${way}.` : ""));
  return [
    "OR",
    ...paths.flatMap((way) => [
      [`${way}write_date`, ">", time],
      [`${way}create_date`, ">", time],
    ]),
  ];
}

function kindOf(entity: Lists, { company }: Record<string, unknown>, uoms: Uom[]): Kind<never> {
  const kinds: Record<Lists, Kind<never>> = {
    items: {
      model: "product.product",
      fields: [
        "code",
        "description",
        "active",
        "template.active",
        "template.name",
        "template.salable",
        "template.list_price",
        "template.sale_uom",
        "identifiers.type",
        "identifiers.code",
      ],
      domain: [],
      dated: ["", "template", "identifiers"],
      rowOf: (product) => itemOf(product, uoms),
    } satisfies Kind<Product>,
    customers: {
      model: "party.party",
      fields: [
        "code",
        "name",
        "active",
        "email",
        "tax_identifier.code",
        "addresses.full_address",
        "addresses.invoice",
      ],
      domain: [],
      dated: ["", "addresses", "contact_mechanisms", "identifiers"],
      rowOf: customerOf,
    } satisfies Kind<Party>,
    "shipping-addresses": {
      model: "party.address",
      fields: [
        "party",
        "party.name",
        "party_name",
        "street",
        "postal_code",
        "city",
        "country.name",
        "active",
        "delivery",
      ],
      domain: [],
      dated: [""],
      rowOf: placeOf,
    } satisfies Kind<Address>,
    orders: {
      model: "sale.sale",
      fields: ["number", "reference", "party", "state", "sale_date", "currency.code", "total_amount"],
      domain: [["company", "=", company]],
      dated: [""],
      rowOf: orderOf,
    } satisfies Kind<Sale>,
    inventory: {
      model: "product.product",
      fields: ["forecast_quantity"],
      domain: [["salable", "=", true]],
      // Stock has no date: each listing is of everything.
      dated: [],
      rowOf: stockOf,
    } satisfies Kind<Stocked>,
  };
  return kinds[entity];
}

interface Product {
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

function itemOf(
  { id, code, active, "template.": template, ...more }: Product,
  uoms: Uom[],
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
    currency: null,
    manufacturer_sku: null,
    gtin: ean?.code ?? null,
    units: unitsText(packsOf(uoms, unit)),
  };
}

interface Party {
  id: number;
  code: string | null;
  name: string | null;
  active: Flag;
  email: string | null;
  "tax_identifier.": { code: string } | null;
  "addresses."?: { full_address: string; invoice: Flag }[];
}

function customerOf({ id, code, name, active, email, ...more }: Party): MirrorRow | null {
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
  };
}

interface Address {
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

function placeOf({
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

interface Sale {
  id: number;
  number: string | null;
  reference: string | null;
  party: number;
  state: string;
  sale_date: { year: number; month: number; day: number } | null;
  "currency.": { code: string };
  total_amount: TrytonDecimal | null;
}

function orderOf({ id, number, reference, party, state, sale_date, total_amount, ...more }: Sale): MirrorRow {
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

interface Stocked {
  id: number;
  forecast_quantity: number;
}

function stockOf({ id, forecast_quantity }: Stocked): MirrorRow {
  return { erp_id: String(id), quantity: String(forecast_quantity), as_of: null };
}

function inOneLine(text: string) {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ");
}
