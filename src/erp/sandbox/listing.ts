import type { SyncEntity, Tx } from "../../../db/mod.ts";
import type { Listed, Listing } from "../connector.ts";
import type { MirrorRow } from "../ingest/entities.ts";

const PAGE = 2000;

/** The kinds of data that the sandbox lists. */
export const LISTS = ["customers", "shipping-addresses", "items", "inventory", "prices"] as const;

/** A page of everything, in the order of ids: the sandbox doesn't keep when something changed. */
export async function changes(tx: Tx, { entity, place }: Listing): Promise<Listed> {
  const rows = await rowsOf(tx, entity, place ?? "");
  return { rows, gone: [], place: rows.length < PAGE ? null : rows.at(-1)!.erp_id, mark: null };
}

async function rowsOf(tx: Tx, entity: SyncEntity, after: string): Promise<MirrorRow[]> {
  switch (entity) {
    case "items":
      return items(tx, after)
        .select(["sku", "description", "unit", "price", "currency", "manufacturer_sku", "gtin", "units"])
        .execute();
    case "inventory":
      return items(tx, after)
        .select("stock as quantity")
        .select((eb) => eb.val<string | null>(null).as("as_of"))
        .execute();
    case "customers":
      return tx
        .selectFrom("sandbox.customers")
        .select(["id as erp_id", "code", "name", "address", "email_domain", "tax_id", "price_list"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(PAGE)
        .execute();
    case "shipping-addresses":
      return tx
        .selectFrom("sandbox.addresses")
        .select(["id as erp_id", "customer_id as customer_erp_id", "name", "address"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(PAGE)
        .execute();
    case "prices":
      return tx
        .selectFrom("sandbox.prices")
        .select(["id as erp_id", "item_id as item_erp_id", "customer_id as customer_erp_id", "price_list"])
        .select([
          "name",
          "minimum_quantity",
          "valid_from",
          "valid_until",
          "price",
          "currency",
          "unit",
          "basis",
        ])
        .where("id", ">", after)
        .orderBy("id")
        .limit(PAGE)
        .execute();
    case "orders":
      return [];
  }
}

function items(tx: Tx, after: string) {
  return tx
    .selectFrom("sandbox.items")
    .select("id as erp_id")
    .where("blocked", "=", false)
    .where("id", ">", after)
    .orderBy("id")
    .limit(PAGE);
}
