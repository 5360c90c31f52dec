import { createClient } from "redis";
import { wordsOf } from "../../errors.ts";
import type { Log } from "../../log.ts";
import { type Cache, isOwn } from "./cache.ts";

/** A read that takes longer than this is slower than what it saves. */
const PATIENCE_MS = 250;
const FLUSH_BATCH = 1000;
/** For one batch of a flush: whoever flushes waits for its end, but not for ever. */
const FLUSH_PATIENCE_MS = 2000;

/** A cache in Redis. While it is out of reach every call fails at once, the log says so once, and it reconnects by itself. */
export function redisCache(url: string, log: Log): Cache {
  let down = false;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2000) },
  });
  client.on("error", (error) => {
    if (!down) log.warn("cache is out of reach", { error: wordsOf(error) });
    down = true;
  });
  client.on("ready", () => {
    if (down) log.info("cache is back");
    down = false;
  });
  void client.connect().catch(() => {});
  return {
    get: (key) => inTime(client.get(key)),
    async set(key, value, ttlSeconds) {
      await inTime(client.set(key, value, { expiration: { type: "EX", value: ttlSeconds } }));
    },
    async flush(pattern) {
      let removed = 0;
      let cursor = "0";
      do {
        const options = { MATCH: pattern, COUNT: FLUSH_BATCH };
        const found = await inTime(client.scan(cursor, options), FLUSH_PATIENCE_MS);
        const own = found.keys.filter(isOwn);
        if (own.length) removed += await inTime(client.unlink(own), FLUSH_PATIENCE_MS);
        cursor = found.cursor;
      } while (cursor !== "0");
      return removed;
    },
    async check() {
      await inTime(client.ping());
    },
    async close() {
      client.destroy();
    },
  };
}

function inTime<T>(answer: Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${patience} ms`)), patience);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}
