import { type Tx, tenant } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { connectionsOf, type Owner } from "./connections.ts";
import { MIRRORED, type MirrorRow } from "./ingest/entities.ts";
import { merge, NOT_BROUGHT } from "./ingest/merge.ts";
import { recordRun } from "./ingest/runs.ts";
import { insertIncoming, openIncoming } from "./ingest/staging.ts";

/** Refreshes the mirror of each of an organization's connections. */
export function refreshMirrors({ db }: Pick<App, "db">, idpOrganizationId: string) {
  return tenant(db, idpOrganizationId, async (tx) => {
    for (const connection of await connectionsOf(tx).execute()) await refreshMirror(tx, connection);
  });
}

/** Copies the ERP's items, stock, customers and addresses into the mirror; what the ERP no longer has becomes inactive. */
export async function refreshMirror(tx: Tx, owner: Owner) {
  const unblocked = tx.selectFrom("sandbox.items").where("blocked", "=", false);
  await refresh(tx, "items", {
    owner,
    rows: await unblocked
      .select([
        "id as erp_id",
        "sku",
        "description",
        "unit",
        "price",
        "currency",
        "manufacturer_sku",
        "gtin",
        "units",
      ])
      .execute(),
  });
  await refresh(tx, "inventory", {
    owner,
    rows: await unblocked
      .select(["id as erp_id", "stock as quantity"])
      .select((eb) => eb.val<string | null>(null).as("as_of"))
      .execute(),
  });
  await refresh(tx, "customers", {
    owner,
    rows: await tx
      .selectFrom("sandbox.customers")
      .select(["id as erp_id", "code", "name", "address", "email_domain", "tax_id"])
      .execute(),
  });
  await refresh(tx, "shipping-addresses", {
    owner,
    rows: await tx
      .selectFrom("sandbox.addresses")
      .select(["id as erp_id", "customer_id as customer_erp_id", "name", "address"])
      .execute(),
  });
}

async function refresh(
  tx: Tx,
  entity: keyof typeof MIRRORED,
  { owner, rows }: { owner: Owner; rows: MirrorRow[] },
) {
  const startedAt = new Date();
  await openIncoming(tx, MIRRORED[entity]);
  await insertIncoming(tx, MIRRORED[entity], rows);
  const merged = await merge(tx, MIRRORED[entity], { owner, gone: NOT_BROUGHT });
  await recordRun(tx, { owner, entity, full: true, startedAt, rows: rows.length, ...merged });
}
