import { afterAll, describe, expect, test } from "bun:test";
import { type Cache, readThrough } from "../src/erp/cache/cache.ts";
import { memoryCache } from "../src/erp/cache/memory.ts";
import { redisCache } from "../src/erp/cache/redis.ts";
import { log } from "../src/log.ts";
import { redisServer } from "./_redis.ts";

const lines: Record<string, unknown>[] = [];
const written = log({ level: "info", readable: false, write: (line) => lines.push(JSON.parse(line)) });
const server = await redisServer();
afterAll(() => server?.stop());

const caches: [string, () => Promise<Cache>][] = [["memory", async () => memoryCache()]];
if (server) caches.push(["redis", () => reached(redisCache(server.url, written))]);

/** A client connects in the background; the contract is about one that has. */
async function reached(cache: Cache) {
  for (
    let i = 0;
    i < 100 &&
    (await cache.check().then(
      () => false,
      () => true,
    ));
    i++
  )
    await Bun.sleep(20);
  await cache.flush("*");
  return cache;
}

describe.each(caches)("cache in %s", (_, open) => {
  test("get() gives what set() put, and null for what nobody put", async () => {
    const cache = await open();
    await cache.set("erp:items:1", "one", 60);
    expect(await cache.get("erp:items:1")).toBe("one");
    expect(await cache.get("erp:items:2")).toBeNull();
    await cache.close();
  });

  test("set() lets an entry die after its seconds", async () => {
    const cache = await open();
    await cache.set("erp:items:1", "one", 1);
    await Bun.sleep(1100);
    expect(await cache.get("erp:items:1")).toBeNull();
    await cache.close();
  });

  test.each([
    ["erp:items:*", ["erp:items:1", "erp:items:search:a*b"]],
    ["erp:items:?", ["erp:items:1"]],
    ["erp:items:search:a\\*b", ["erp:items:search:a*b"]],
    ["erp:[ic]*", ["erp:customer:1", "erp:items:1", "erp:items:search:a*b"]],
    ["erp:*", ["erp:customer:1", "erp:items:1", "erp:items:search:a*b", "erp:shipping:1"]],
    ["erp:*:*:*b", ["erp:items:search:a*b"]],
    ["erp:order:*", []],
    ["erp:[i-c]*:1", ["erp:customer:1", "erp:items:1"]],
  ])("flush() of %s removes %p and counts them", async (pattern, gone) => {
    const cache = await open();
    const keys = ["erp:items:1", "erp:items:search:a*b", "erp:customer:1", "erp:shipping:1"];
    for (const key of keys) await cache.set(key, "x", 60);
    expect(await cache.flush(pattern)).toBe(gone.length);
    const left = await Promise.all(keys.map((key) => cache.get(key)));
    expect(keys.filter((_, i) => left[i] === null).sort()).toEqual(gone.sort());
    await cache.close();
  });

  test("flush() leaves what others keep in the store, whatever the pattern", async () => {
    const cache = await open();
    await cache.set("erp:items:1", "x", 60);
    await cache.set("session:1", "x", 60);
    expect(await cache.flush("session:*")).toBe(0);
    expect(await cache.flush("*")).toBe(1);
    expect(await cache.get("session:1")).toBe("x");
    await cache.close();
  });

  test("flush() of a pattern of many stars ends", async () => {
    const cache = await open();
    await cache.set(`erp:items:search:${"a".repeat(120)}`, "x", 60);
    expect(await cache.flush(`erp:${"*a".repeat(12)}*b`)).toBe(0);
    expect(await cache.flush(`erp:${"*a".repeat(12)}*`)).toBe(1);
    await cache.close();
  });

  test("read() loads a missing key once however many ask, and not again while it is kept", async () => {
    const cache = await open();
    const { read } = readThrough(cache);
    let loads = 0;
    const load = async () => {
      await Bun.sleep(20);
      return { loads: ++loads };
    };
    const all = await Promise.all(Array.from({ length: 50 }, () => read("erp:items:9", 60, load)));
    expect(new Set(all.map((each) => each.loads))).toEqual(new Set([1]));
    expect(await read("erp:items:9", 60, load)).toEqual({ loads: 1 });
    await cache.close();
  });
});

test("memoryCache() forgets the entry longest unread beyond its size", async () => {
  const cache = memoryCache({ entries: 2 });
  for (const key of ["erp:a", "erp:b"]) await cache.set(key, "x", 60);
  await cache.get("erp:a");
  await cache.set("erp:c", "x", 60);
  expect([await cache.get("erp:a"), await cache.get("erp:b"), await cache.get("erp:c")]).toEqual([
    "x",
    null,
    "x",
  ]);
});

test.skipIf(!server)(
  "redisCache() out of reach: reads fall through, the log says it once, and it comes back",
  async () => {
    const own = (await redisServer())!;
    lines.length = 0;
    const cache = await reached(redisCache(own.url, written));
    const { read } = readThrough(cache);
    await own.kill();
    for (let i = 0; i < 20; i++) expect(await read(`erp:items:${i}`, 60, async () => i)).toBe(i);
    expect(lines.filter(({ level }) => level === "warn")).toHaveLength(1);
    await own.start();
    await reached(cache);
    await cache.set("erp:items:1", "back", 60);
    expect(await cache.get("erp:items:1")).toBe("back");
    expect(lines.map(({ event }) => event)).toEqual(["cache is out of reach", "cache is back"]);
    await cache.close();
    await own.stop();
  },
);

test.skipIf(!server)(
  "redisCache() flush() of a server that hangs fails instead of waiting for ever",
  async () => {
    const own = (await redisServer())!;
    const cache = await reached(redisCache(own.url, written));
    own.hang();
    await expect(cache.flush("erp:*")).rejects.toThrow("no answer in 2000 ms");
    await cache.close();
    await own.kill();
  },
);
