import type { Config } from "../../config.ts";
import type { Log } from "../../log.ts";
import type { Cache } from "./cache.ts";
import { memoryCache } from "./memory.ts";
import { redisCache } from "./redis.ts";

/** The cache that the configuration names: Redis, or one inside the process. */
export function openCache({ redisUrl }: Config, log: Log): Cache {
  return redisUrl ? redisCache(redisUrl, log) : memoryCache();
}
