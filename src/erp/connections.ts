import type { Selectable } from "kysely";
import { type Database, everywhere, type Tx } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { Invalid, NotFound } from "../errors.ts";
import type { Connector } from "./connector.ts";
import { secretsOf } from "./credentials.ts";
import { httpClient } from "./http/client.ts";
import { type HttpMapping, http } from "./http/connector.ts";
import { type OdooAccount, odooClient } from "./odoo/client.ts";
import { odoo } from "./odoo/connector.ts";
import { sandbox } from "./sandbox/connector.ts";
import { trytonClient } from "./tryton/client.ts";
import { tryton } from "./tryton/connector.ts";

/** A connection to an ERP, with its settings. */
export type ConnectionRow = Selectable<Database["erp_connections"]>;

const MOST_CHECKED = 100;

/** Whose data it is. */
export type Owner = Pick<ConnectionRow, "id" | "idp_organization_id">;

/** Of a connection, without its credentials. */
export function ownerOf({ id, idp_organization_id }: ConnectionRow): Owner {
  return { id, idp_organization_id };
}

/** As `findConnection`. Throws `Invalid` where no ERP is connected. */
export async function connectionFor(tx: Tx, orderId?: string): Promise<ConnectionRow> {
  const connection = await findConnection(tx, orderId);
  if (!connection) throw new Invalid("No ERP is connected");
  return connection;
}

/** The connection of the mailbox that an order came through, else the organization's default, or the oldest that is active, or null. */
export async function findConnection(tx: Tx, orderId?: string): Promise<ConnectionRow | null> {
  const active = connectionsOf(tx).where("active", "=", true).limit(1);
  const own = orderId && (await active.where("id", "in", ofMailbox(tx, orderId)).executeTakeFirst());
  return own || ((await active.executeTakeFirst()) ?? null);
}

function ofMailbox(tx: Tx, orderId: string) {
  return tx
    .selectFrom("extracted_orders as order")
    .innerJoin("pdf_documents as document", "document.id", "order.document_id")
    .innerJoin("mails", "mails.id", "document.mail_id")
    .innerJoin("mailboxes", "mailboxes.id", "mails.mailbox_id")
    .select("mailboxes.erp_connection_id")
    .where("order.id", "=", orderId);
}

/** Every connection of the organization that isn't deleted, the default first. */
export function connectionsOf(tx: Tx) {
  return tx
    .selectFrom("erp_connections")
    .selectAll()
    .where("deleted_at", "is", null)
    .orderBy("is_default", "desc")
    .orderBy("created_at")
    .orderBy("id");
}

/** One connection; `lock` until `tx` ends: by `key share` it isn't deleted while rows come to refer to it. Throws `NotFound`. */
export async function connectionOf(
  tx: Tx,
  id: string,
  lock?: "key share" | "update",
): Promise<ConnectionRow> {
  const found = await connectionsOf(tx)
    .where((eb) => eb(eb.cast<string>("id", "text"), "=", id))
    .$if(lock === "key share", (one) => one.forKeyShare())
    .$if(lock === "update", (one) => one.forUpdate())
    .executeTakeFirst();
  if (!found) throw new NotFound("There is no such connection");
  return found;
}

/** What asks each organization's ERP whether it answers, by the connection's name and id. */
export async function connectionChecks(
  app: Pick<App, "db" | "config">,
): Promise<Record<string, () => Promise<void>>> {
  const connections = await everywhere(app.db, (tx) =>
    connectionsOf(tx).where("active", "=", true).limit(MOST_CHECKED).execute(),
  );
  return Object.fromEntries(
    connections.map((each) => [`erp ${each.name} ${each.id}`, () => connectorOf(app, each).check()]),
  );
}

/** Whether the ERP of a connection can be told of changes of booked orders. */
export function amends({ kind, config }: Pick<ConnectionRow, "kind" | "config">): boolean {
  return kind !== "http" || config.amends === "yes";
}

/** Whether the ERP of a connection finds the price of a line that comes without one. */
export function pricesItself({ kind, config }: Pick<ConnectionRow, "kind" | "config">): boolean {
  return kind !== "http" || config.prices === "yes";
}

const opened = new WeakMap<App["db"], Map<string, { settings: string; connector: Connector }>>();

/** Speaks to the ERP of a connection: one for each, as it keeps its session; another when the settings were changed. */
export function connectorOf(app: Pick<App, "db" | "config">, connection: ConnectionRow): Connector {
  const known = opened.get(app.db) ?? new Map();
  opened.set(app.db, known);
  const settings = JSON.stringify([connection.kind, connection.config, connection.credentials]);
  const found = known.get(connection.id);
  if (found?.settings === settings) return found.connector;
  const connector = openConnector(app, connection);
  known.set(connection.id, { settings, connector });
  return connector;
}

/** As `connectorOf`, of settings that may not be kept. */
export function openConnector(
  { db, config }: Pick<App, "db" | "config">,
  connection: Pick<ConnectionRow, "id" | "idp_organization_id" | "kind" | "config" | "credentials">,
): Connector {
  if (connection.kind === "sandbox") return sandbox(db, connection);
  const reach = connection.config as Record<string, string>;
  const secrets = secretsOf(config.credentialsKey, connection.credentials);
  switch (connection.kind) {
    case "tryton": {
      const { url = "", database = "", user = "" } = reach;
      return tryton(trytonClient({ url, database, user, password: secrets.password ?? "" }, config));
    }
    case "odoo": {
      const { url = "", database = "", user = null, protocol = null } = reach;
      const account = { url, database, user, protocol, apiKey: secrets.apiKey ?? "" };
      return odoo(odooClient(account as OdooAccount, config));
    }
    case "http": {
      const { authorization = null, signingSecret = null } = secrets;
      const account = { url: reach.url ?? "", authorization, signingSecret };
      return http(httpClient(account, config), connection.config as HttpMapping);
    }
  }
}
