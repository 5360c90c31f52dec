import type { App } from "../../app.ts";
import { wordsOf } from "../../errors.ts";
import { TTL } from "../cache/cache.ts";
import { type ConnectionRow, connectorOf } from "../connections.ts";

/** How long a page or a match waits for an ERP to say what it has. */
const PATIENCE_MS = 2000;

const keyOf = (connectionId: string, itemId: string) => `erp:items:stock:${connectionId}:${itemId}`;

/** Asks the ERP what it has of items, unless that is known since a minute. What it doesn't answer in time stays unknown for as long. */
export async function refreshStock(
  app: Pick<App, "db" | "config" | "cache" | "log">,
  { connection, itemIds }: { connection: ConnectionRow; itemIds: string[] },
): Promise<void> {
  const unknown: string[] = [];
  for (const id of new Set(itemIds)) {
    const kept = await app.cache.get(keyOf(connection.id, id)).catch(() => null);
    if (kept === null) unknown.push(id);
  }
  if (!unknown.length) return;
  const found = await answer(app, connection, unknown);
  for (const id of unknown)
    await app.cache
      .set(keyOf(connection.id, id), JSON.stringify(found.get(id) ?? null), TTL.inventory)
      .catch(() => {});
}

async function answer(
  app: Pick<App, "db" | "config" | "log">,
  connection: ConnectionRow,
  itemIds: string[],
): Promise<Map<string, string>> {
  let timer: Timer | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), PATIENCE_MS);
  });
  try {
    const stocks = await Promise.race([connectorOf(app, connection).inventory(itemIds), late]);
    return new Map(stocks.map(({ itemErpId, quantity }) => [itemErpId, quantity]));
  } catch (error) {
    app.log.warn("stock not known", { connection: connection.id, error: wordsOf(error) });
    return new Map();
  } finally {
    clearTimeout(timer);
  }
}

/** What is known of the stock of items since at most a minute: decimal strings by item. */
export async function keptStock(
  { cache }: Pick<App, "cache">,
  { connectionId, itemIds }: { connectionId: string; itemIds: string[] },
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const id of new Set(itemIds)) {
    const kept = await cache.get(keyOf(connectionId, id)).catch(() => null);
    const quantity = kept === null ? null : (JSON.parse(kept) as string | null);
    if (quantity !== null) found.set(id, quantity);
  }
  return found;
}
