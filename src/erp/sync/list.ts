import { type Connection, type SyncEntity, tenant } from "../../../db/mod.ts";
import type { Config } from "../../config.ts";
import { type ConnectionRow, connectorOf, ownerOf } from "../connections.ts";
import type { Listed } from "../connector.ts";
import { openListing } from "./listing.ts";
import { takePage } from "./page.ts";

/** Seconds after which a listing under way lets other work go first. */
const TURN_SECONDS = 30;

/** What is to be listed. */
export interface ToList {
  connection: ConnectionRow;
  entity: SyncEntity;
  config: Config;
}

/** Goes on with a listing, page by page, and gives whether it has ended: it stops early when its turn is over. While one page is stored the ERP makes the next. Throws for an ERP that leads back to a place of the same turn, or gives a page of it again: it would go on for ever. */
export async function list(
  { db, sql }: Pick<Connection, "db" | "sql">,
  { connection, entity, config }: ToList,
): Promise<boolean> {
  const until = Date.now() + TURN_SECONDS * 1000;
  const owner = ownerOf(connection);
  const connector = connectorOf({ db, config }, connection);
  let syncing = await tenant(db, owner.idp_organization_id, (tx) => openListing(tx, { connection, entity }));
  const since = syncing.full_sync ? null : syncing.mark;
  const passed: Passed = { places: new Set([syncing.place]), pages: new Set() };
  for (let asked = connector.changes({ entity, since, place: syncing.place }); ; ) {
    const page = await asked;
    refuseRound(page, { entity, passed });
    const goesOn = page.place !== null && Date.now() < until;
    if (goesOn) asked = connector.changes({ entity, since, place: page.place });
    // Where this page can't be stored, nobody waits for the next.
    asked.catch(() => {});
    const moved = await takePage({ db, sql }, { owner, entity, syncing, page });
    if (!moved || !goesOn) return !moved;
    syncing = moved;
  }
}

/** What a turn has been given. */
interface Passed {
  places: Set<string | null>;
  /** By what stands at both ends of each, and how much. */
  pages: Set<number | bigint>;
}

function refuseRound(
  { rows, place }: Listed,
  { entity, passed: { places, pages } }: { entity: SyncEntity; passed: Passed },
) {
  if (place === null) return;
  const goesRound = (how: string) => new Error(`The ERP goes round in its ${entity}: ${how}`);
  if (places.has(place)) throw goesRound(`it leads to "${place}" again`);
  places.add(place);
  if (rows.length === 0) return;
  const page = Bun.hash(JSON.stringify([rows.length, rows[0], rows.at(-1)]));
  if (pages.has(page)) throw goesRound(`the page before "${place}" was given already`);
  pages.add(page);
}
