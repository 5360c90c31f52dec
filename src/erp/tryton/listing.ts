import type { Listed, Listing } from "../connector.ts";
import type { MirrorRow } from "../ingest/entities.ts";
import type { TrytonClient } from "./client.ts";
import { hasPriceLists, prices } from "./prices.ts";
import {
  type Address,
  customerOf,
  itemOf,
  orderOf,
  type Party,
  type Product,
  placeOf,
  type Sale,
  type Stocked,
  stockOf,
} from "./rows.ts";
import { type Uom, uomsOf } from "./units.ts";
import { trytonTime } from "./values.ts";

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

/** The kinds of data that Tryton lists. */
export const LISTS = ["customers", "shipping-addresses", "items", "prices", "inventory", "orders"] as const;

/** Those of which each row is a record. */
type Lists = Exclude<(typeof LISTS)[number], "prices">;

/** A page of what has changed since a mark, in the order of ids. */
export async function changes(
  client: TrytonClient,
  { entity, since, place }: Listing,
  context: object,
): Promise<Listed> {
  if (entity === "prices") return prices(client, place);
  const { company } = await client.preferences();
  const [uoms, currency] =
    entity === "items" ? [await uomsOf(client), await ownCurrency(client)] : [[], null];
  const priceLists = entity === "customers" && (await hasPriceLists(client));
  const about = { company, currency, uoms, priceLists };
  const { model, fields, domain, dated, rowOf } = kindOf(entity as Lists, about);
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

/** The code of the company's currency, which the items' prices are in. */
async function ownCurrency(client: TrytonClient): Promise<string | null> {
  const { currency } = await client.model<{ currency?: number }>("sale.sale", "default_get", [["currency"]]);
  const [found] = await client.model<{ code: string }[]>("currency.currency", "search_read", [
    [["id", "=", currency ?? null]],
    0,
    1,
    null,
    ["code"],
  ]);
  return found?.code ?? null;
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

interface About {
  company: unknown;
  /** Of the company. */
  currency: string | null;
  uoms: Uom[];
  /** Customers have them. */
  priceLists: boolean;
}

function kindOf(entity: Lists, { company, currency, uoms, priceLists }: About): Kind<never> {
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
      rowOf: (product) => itemOf(product, { uoms, currency }),
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
        ...(priceLists ? ["sale_price_list"] : []),
      ],
      domain: [],
      dated: [
        ...["", "addresses", "contact_mechanisms", "identifiers"],
        ...(priceLists ? ["sale_price_lists"] : []),
      ],
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
