import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { enqueue, enqueueAll } from "../../../jobs/mod.ts";
import type { Config } from "../../config.ts";
import { Conflict, Invalid } from "../../errors.ts";
import { type ConnectionRow, connectionOf, findConnection } from "../connections.ts";
import { sealSecrets } from "../credentials.ts";
import type { Kind } from "./kinds.ts";
import type { Settings } from "./settings.ts";

/** A connection as it is to be kept. */
export interface Saved extends Settings {
  name: string;
  isDefault: boolean;
  active: boolean;
}

interface Maker {
  idpOrganizationId: string;
  config: Pick<Config, "credentialsKey">;
}

/** Makes a connection and gives its id. Throws `Invalid` without a name. */
export async function makeConnection(
  tx: Tx,
  { idpOrganizationId, config }: Maker,
  saved: Saved & { kind: Kind },
): Promise<string> {
  const before = await findConnection(tx);
  if (saved.isDefault) await noDefault(tx);
  const { id } = await tx
    .insertInto("erp_connections")
    .values({
      ...columnsOf(config, saved),
      kind: saved.kind,
      idp_organization_id: idpOrganizationId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await matchAnew(tx, idpOrganizationId, before);
  return id;
}

/** Changes a connection. Throws `NotFound`, `Invalid`. */
export async function saveConnection(
  tx: Tx,
  connection: ConnectionRow,
  { saved, config }: { saved: Saved; config: Pick<Config, "credentialsKey"> },
) {
  const before = await findConnection(tx);
  if (saved.isDefault) await noDefault(tx);
  await tx
    .updateTable("erp_connections")
    .set(columnsOf(config, saved))
    .where("id", "=", connection.id)
    .where("deleted_at", "is", null)
    .execute();
  await matchAnew(tx, connection.idp_organization_id, before);
}

/** Takes a connection out of sight; a job deletes it and its mirror. Throws `NotFound`, and `Conflict` when orders went to it or mailboxes send theirs to it. */
export async function deleteConnection(tx: Tx, id: string) {
  const before = await findConnection(tx);
  const connection = await connectionOf(tx, id, "update");
  const submitted = await tx
    .selectFrom("submissions")
    .select("id")
    .where("connection_id", "=", id)
    .executeTakeFirst();
  if (submitted)
    throw new Conflict(`Cannot delete "${connection.name}": orders went to it; switch it off instead`);
  const mailbox = await tx
    .selectFrom("mailboxes")
    .select("address")
    .where("erp_connection_id", "=", id)
    .executeTakeFirst();
  if (mailbox)
    throw new Conflict(`Cannot delete "${connection.name}": the orders of "${mailbox.address}" go to it`);
  await tx.deleteFrom("access_tokens").where("connection_id", "=", id).execute();
  await tx
    .updateTable("erp_connections")
    .set({ deleted_at: sql`now()`, is_default: false, active: false, credentials: null })
    .where("id", "=", id)
    .execute();
  const { idp_organization_id: idpOrganizationId } = connection;
  await enqueue(tx, "forget_connection", { idpOrganizationId, connectionId: id }, { key: id });
  await matchAnew(tx, idpOrganizationId, before);
}

function columnsOf({ credentialsKey }: Pick<Config, "credentialsKey">, saved: Saved) {
  const name = saved.name.trim();
  if (!name || name.length > 80)
    throw new Invalid("Cannot save the connection: its name has 1 to 80 characters");
  return {
    name,
    config: sql<Record<string, unknown>>`${{ config: saved.config }}::jsonb -> 'config'`,
    credentials: sealSecrets(credentialsKey, saved.secrets),
    is_default: saved.isDefault && saved.active,
    active: saved.active,
  };
}

async function noDefault(tx: Tx) {
  await tx.updateTable("erp_connections").set({ is_default: false }).where("is_default", "=", true).execute();
}

/** Where new orders go elsewhere, what waits for review is matched with the data from there. */
async function matchAnew(tx: Tx, idpOrganizationId: string, before: ConnectionRow | null) {
  const after = await findConnection(tx);
  if (!after || after.id === before?.id) return;
  await matchWaiting(tx, idpOrganizationId);
}

/** Has every order in review matched, and compared with the ERP's terms, anew. */
export async function matchWaiting(tx: Tx, idpOrganizationId: string) {
  const waiting = await tx
    .selectFrom("extracted_orders")
    .select("id")
    .where("status", "=", "pending_review")
    .execute();
  const jobs = waiting.map(({ id: orderId }) => ({ payload: { idpOrganizationId, orderId }, key: orderId }));
  await enqueueAll(tx, "match_order", jobs);
}
