import type { SyncEntity } from "../../../db/mod.ts";
import type { Listed, Listing } from "../connector.ts";
import type { MirrorRow } from "../ingest/entities.ts";
import type { OdooClient } from "./client.ts";
import { packagingsOf } from "./packagings.ts";
import { prices } from "./prices.ts";
import {
  itemOf,
  orderOf,
  PARTNER_FIELDS,
  type Partner,
  type Product,
  partnerRow,
  placeOf,
  stockOf,
} from "./rows.ts";
import { resized, uomsOf } from "./units.ts";
import { odooTime } from "./values.ts";

const PAGE = 500;
/** A row is dated when its transaction begins and seen when that ends: what a listing may see too late, in milliseconds. */
const OVERLAP_MS = 15 * 60_000;

/** The kinds of data that Odoo lists. */
export const LISTS = ["customers", "shipping-addresses", "items", "inventory", "orders", "prices"] as const;

/** How one kind of data is listed. */
interface Kind {
  model: string;
  fields: readonly string[];
  domain: unknown[];
  /** Fields with the time of a change. */
  dated: string[];
  /** Another condition by which a record has changed since a time of Odoo's. */
  alsoSince?(time: string): unknown[];
  /** Null: the record is not to be used. */
  rowOf(record: never): MirrorRow | null;
  /** Reads what else the rows of a page need. */
  prepare?(records: never[]): Promise<void>;
  context?: Record<string, unknown>;
}

/** A page of what has changed since a mark, in the order of ids. */
export async function changes(client: OdooClient, { entity, since, place }: Listing): Promise<Listed> {
  if (entity === "prices") return prices(client, place);
  const kind = await kindOf(client, entity);
  const mark = new Date(client.clock() - OVERLAP_MS).toISOString();
  if (!kind) return { rows: [], gone: [], place: null, mark };
  const found = await client.call<{ id: number }[]>(kind.model, "search_read", {
    domain: [["id", ">", Number(place ?? 0)], ...kind.domain, ...(since ? changedSince(since, kind) : [])],
    fields: kind.fields,
    limit: PAGE,
    order: "id asc",
    // What ended is listed too, so that it is known to have.
    context: { active_test: false, ...kind.context },
  });
  await kind.prepare?.(found as never[]);
  const rows: MirrorRow[] = [];
  const gone: string[] = [];
  for (const record of found) {
    const row = kind.rowOf(record as never);
    if (row) rows.push(row);
    else gone.push(String(record.id));
  }
  return { rows, gone, place: found.length < PAGE ? null : String(found.at(-1)!.id), mark };
}

/** In Odoo's prefix notation: each "|" joins the two terms behind it. */
function changedSince(since: string, { dated, alsoSince }: Kind): unknown[] {
  const time = odooTime(since);
  const terms = dated.map((field): unknown[] => [field, ">=", time]);
  if (alsoSince) terms.push(alsoSince(time));
  return [...terms.slice(1).map(() => "|"), ...terms];
}

/** Null: this Odoo has no such data. */
async function kindOf(client: OdooClient, entity: Exclude<SyncEntity, "prices">): Promise<Kind | null> {
  switch (entity) {
    case "items":
      return items(client);
    case "customers":
      return partners((partner) => partnerRow(partner));
    case "shipping-addresses":
      return partners((partner) => placeOf(partner));
    case "inventory":
      return inventory(client);
    case "orders":
      return {
        model: "sale.order",
        fields: [
          "name",
          "client_order_ref",
          "partner_id",
          "state",
          "date_order",
          "currency_id",
          "amount_total",
        ],
        domain: [],
        dated: ["write_date"],
        rowOf: orderOf,
      };
  }
}

async function items(client: OdooClient): Promise<Kind> {
  const uoms = new Map((await uomsOf(client)).map((uom) => [uom.id, uom]));
  const packagings = await packagingsOf(client, uoms);
  return {
    model: "product.product",
    fields: [
      "default_code",
      "display_name",
      "description_sale",
      "barcode",
      "uom_id",
      "lst_price",
      "currency_id",
      "sale_ok",
      "active",
      ...packagings.fields,
    ],
    domain: [],
    dated: ["write_date", "product_tmpl_id.write_date", ...packagings.dated],
    // A unit may be given another size, which shows in no product.
    alsoSince: (time: string) => ["uom_id", "in", resized([...uoms.values()], time).map(({ id }) => id)],
    prepare: (products: Product[]) => packagings.prepare(products),
    rowOf: (product: Product) => itemOf(product, { uoms, packagings: packagings.of(product) }),
    context: { display_default_code: false },
  } as Kind;
}

function partners(rowOf: (partner: Partner) => MirrorRow | null): Kind {
  return {
    model: "res.partner",
    fields: PARTNER_FIELDS,
    domain: [],
    dated: ["write_date"],
    rowOf,
  };
}

async function inventory(client: OdooClient): Promise<Kind | null> {
  const stored = await storedDomain(client);
  // Stock has no date: each listing is of everything.
  return (
    stored && { model: "product.product", fields: ["free_qty"], domain: stored, dated: [], rowOf: stockOf }
  );
}

/** The products that have stock; null: this Odoo keeps none. From 18 on a field of its own says so, before it was a type. */
export async function storedDomain(client: OdooClient): Promise<unknown[] | null> {
  const fields = await client.call<Record<string, unknown>>("product.product", "fields_get", {
    allfields: ["free_qty", "is_storable"],
    attributes: ["type"],
  });
  if (!fields.free_qty) return null;
  return [["sale_ok", "=", true], fields.is_storable ? ["is_storable", "=", true] : ["type", "=", "product"]];
}
