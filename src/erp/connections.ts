import type { Selectable } from "kysely";
import { type Database, everywhere, type Tx } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { Invalid, NotFound } from "../errors.ts";
import type { Connector } from "./connector.ts";
import { sandbox } from "./sandbox/connector.ts";

/** A connection to an ERP, with its settings. */
export type ConnectionRow = Selectable<Database["erp_connections"]>;

const MOST_CHECKED = 100;

/** Whose data it is. */
export type Owner = Pick<ConnectionRow, "id" | "idp_organization_id">;

/** The organization's default connection. Throws `Invalid` where no ERP is connected. */
export async function connectionFor(tx: Tx): Promise<ConnectionRow> {
  const connection = await findConnection(tx);
  if (!connection) throw new Invalid("No ERP is connected");
  return connection;
}

/** The organization's default connection, or null. */
export async function findConnection(tx: Tx): Promise<ConnectionRow | null> {
  const [first] = await connectionsOf(tx).limit(1).execute();
  return first ?? null;
}

/** Every connection of the organization, the default first. */
export function connectionsOf(tx: Tx) {
  return tx.selectFrom("erp_connections").selectAll().orderBy("created_at").orderBy("id");
}

/** One connection. Throws `NotFound`. */
export async function connectionOf(tx: Tx, id: string): Promise<ConnectionRow> {
  const connections = await connectionsOf(tx).execute();
  const found = connections.find((connection) => connection.id === id);
  if (!found) throw new NotFound("There is no such connection");
  return found;
}

/** What asks each organization's ERP whether it answers, by the connection's name and id. */
export async function connectionChecks(app: Pick<App, "db">): Promise<Record<string, () => Promise<void>>> {
  const connections = await everywhere(app.db, (tx) => connectionsOf(tx).limit(MOST_CHECKED).execute());
  return Object.fromEntries(
    connections.map((each) => [`erp ${each.name} ${each.id}`, () => connectorOf(app, each).check()]),
  );
}

/** Speaks to the ERP of a connection. */
export function connectorOf(app: Pick<App, "db">, connection: ConnectionRow): Connector {
  return sandbox(app.db, connection);
}
