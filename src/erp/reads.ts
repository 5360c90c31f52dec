import type { Candidate, SyncEntity, Tx } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { wordsOf } from "../errors.ts";
import { type Cache, type ReadThrough, readThrough, TTL } from "./cache/cache.ts";
import { type CustomerCandidate, searchCustomers } from "./search/customers.ts";
import { searchItems } from "./search/items.ts";
import { type ShipToCandidate, shipTosOf } from "./search/ship_tos.ts";

interface Search {
  connectionId: string;
  text: string;
  limit: number;
}

/** What people's pages read of the mirror, kept for a while; keys hold the connection, so no organization reads another's. */
export function erpReads({ cache }: Pick<App, "cache">) {
  const { read } = throughOf(cache);
  return {
    items: (tx: Tx, { connectionId, text, limit }: Search): Promise<Candidate[]> =>
      read(`erp:items:search:${connectionId}:${limit}:${text.trim()}`, TTL.search, () =>
        searchItems(tx, { connectionId, text, limit }),
      ),
    customers: (tx: Tx, { connectionId, text, limit }: Search): Promise<CustomerCandidate[]> =>
      read(`erp:customer:search:${connectionId}:${limit}:${text.trim()}`, TTL.search, () =>
        searchCustomers(tx, { connectionId, text, limit }),
      ),
    /** A customer's places. */
    shipTos: (tx: Tx, of: { connectionId: string; customerErpId: string }): Promise<ShipToCandidate[]> =>
      read(`erp:shipping:search:${of.connectionId}:${of.customerErpId}`, TTL.search, () => shipTosOf(tx, of)),
    /** One customer; null: the mirror doesn't have it. */
    customer: (tx: Tx, { connectionId, erpId }: { connectionId: string; erpId: string }) =>
      read(`erp:customer:${connectionId}:${erpId}`, TTL.record, () =>
        customerOf(tx, { connectionId, erpId }),
      ),
  };
}

const opened = new WeakMap<Cache, ReadThrough>();

/** One for each cache, so that whoever misses a key at the same time shares one load. */
function throughOf(cache: Cache): ReadThrough {
  const known = opened.get(cache);
  if (known) return known;
  const made = readThrough(cache);
  opened.set(cache, made);
  return made;
}

async function customerOf(
  tx: Tx,
  { connectionId, erpId }: { connectionId: string; erpId: string },
): Promise<{ code: string; name: string } | null> {
  const found = await tx
    .selectFrom("erp_customers")
    .select(["code", "name"])
    .where("connection_id", "=", connectionId)
    .where("erp_id", "=", erpId)
    .executeTakeFirst();
  return found ?? null;
}

const KEPT_AS: Record<SyncEntity, string> = {
  items: "items",
  inventory: "items",
  prices: "items",
  customers: "customer",
  "shipping-addresses": "shipping",
  orders: "order",
};

/** Drops what is kept of a connection's data. A cache out of reach keeps its entries until they expire. */
export async function dropKept(
  { cache, log }: Pick<App, "cache" | "log">,
  connectionId: string,
  entities: SyncEntity[],
) {
  for (const kind of new Set(entities.map((entity) => KEPT_AS[entity]))) {
    const pattern = `erp:${kind}:*${connectionId}:*`;
    await cache
      .flush(pattern)
      .catch((error) => log.warn("cache not flushed", { pattern, error: wordsOf(error) }));
  }
}
