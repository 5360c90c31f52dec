import { afterEach, expect, test } from "bun:test";
import { type Tx, tenant } from "../db/mod.ts";
import type { App } from "../src/app.ts";
import { memoryCache } from "../src/erp/cache/memory.ts";
import { redisCache } from "../src/erp/cache/redis.ts";
import { erpReads, findConnection, keptStock, refreshMirrors, refreshStock } from "../src/erp/mod.ts";
import { log } from "../src/log.ts";
import { type TestApp, testApp } from "./_app.ts";
import { smallErp } from "./_erp.ts";
import { emptyOrder } from "./_orders.ts";
import { redisServer } from "./_redis.ts";

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function service(parts: Partial<App> = {}) {
  const made = await testApp({ parts });
  stops.push(() => made.stop());
  const { id } = await smallErp(made.app.db, { organization: "a" });
  await refreshMirrors(made.app, "a");
  return {
    made,
    connectionId: id,
    inside: <T>(work: (tx: Tx) => Promise<T>) => tenant(made.app.db, "a", work),
  };
}

function rename(made: TestApp, description: string) {
  return tenant(made.app.db, "a", (tx) =>
    tx.updateTable("erp_items").set({ description }).where("erp_id", "=", "I1").execute(),
  );
}

test("erpReads() answers from the cache under the contract's keys, and never another connection's", async () => {
  const keys: [string, number][] = [];
  const store = memoryCache();
  const cache = {
    ...store,
    set: (key: string, value: string, ttl: number) => {
      keys.push([key, ttl]);
      return store.set(key, value, ttl);
    },
  };
  const { made, connectionId, inside } = await service({ cache });
  const reads = erpReads(made.app);
  const asked = { connectionId, text: "item", limit: 5 };
  const first = await inside((tx) => reads.items(tx, asked));
  await rename(made, "Other 1");
  expect(await inside((tx) => reads.items(tx, asked))).toEqual(first);
  await inside((tx) => reads.customers(tx, { ...asked, text: "Alpha" }));
  await inside((tx) => reads.customer(tx, { connectionId, erpId: "C1" }));
  await inside((tx) => reads.shipTos(tx, { connectionId, customerErpId: "C1" }));
  expect(keys).toEqual([
    [`erp:items:search:${connectionId}:5:item`, 300],
    [`erp:customer:search:${connectionId}:5:Alpha`, 300],
    [`erp:customer:${connectionId}:C1`, 600],
    [`erp:shipping:search:${connectionId}:C1`, 300],
  ]);
  const elsewhere = await inside((tx) => reads.items(tx, { ...asked, connectionId: crypto.randomUUID() }));
  expect(elsewhere).toEqual([]);
});

test("refreshStock() asks an ERP for an item's stock once a minute", async () => {
  const seconds: number[] = [];
  const store = memoryCache();
  const cache = {
    ...store,
    set: (key: string, value: string, ttl: number) => {
      seconds.push(ttl);
      return store.set(key, value, ttl);
    },
  };
  const { made, connectionId, inside } = await service({ cache });
  const connection = (await inside((tx) => findConnection(tx)))!;
  const itemIds = ["I1", "I2"];
  const known = async () => {
    await refreshStock(made.app, { connection, itemIds });
    return [...(await keptStock(made.app, { connectionId, itemIds })).values()].map(Number);
  };
  expect(await known()).toEqual([5, 5]);
  await inside((tx) => tx.updateTable("sandbox.items").set({ stock: "3" }).execute());
  expect(await known()).toEqual([5, 5]);
  expect(seconds).toEqual([60, 60]);
});

test("refreshing the mirror drops what was kept of it", async () => {
  const { made, connectionId } = await service();
  const member = await made.signIn(await made.user({ email: "m@a.example", organizationId: "a" }));
  const key = `erp:items:search:${connectionId}:5:item`;
  await made.app.cache.set(key, "[]", 60);
  expect((await member.post(`/erp/${connectionId}/mirror`)).status).toBe(303);
  expect(await made.app.cache.get(key)).toBeNull();
});

test.skipIf(!Bun.which("redis-server"))(
  "a Redis that is killed on the way costs no page and one warning, and is used again when it is back",
  async () => {
    const redis = (await redisServer())!;
    stops.push(() => redis.stop());
    const warnings: string[] = [];
    const lines = log({
      level: "warn",
      readable: false,
      write: (line) => void warnings.push((JSON.parse(line) as { event: string }).event),
    });
    const cache = redisCache(redis.url, lines);
    stops.push(() => cache.close());
    await until(() =>
      cache.check().then(
        () => true,
        () => false,
      ),
    );
    const { made, connectionId, inside } = await service({ cache });
    const member = await made.signIn(await made.user({ email: "m@a.example", organizationId: "a" }));
    const orderId = await emptyOrder(made.app.db, "a");
    const search = (n: number) => member.get(`/orders/${orderId}/items?text=item+${n % 3}`);
    for (let n = 0; n < 9; n++) expect((await search(n)).status).toBe(200);
    expect(await cache.get(`erp:items:search:${connectionId}:9:item 1`)).not.toBeNull();
    const loaded = Array.from({ length: 40 }, async (_, n) => {
      await Bun.sleep(n * 10);
      return (await search(n)).status;
    });
    await Bun.sleep(100);
    await redis.kill();
    expect(new Set(await Promise.all(loaded))).toEqual(new Set([200]));
    for (let n = 0; n < 9; n++) expect((await search(n)).status).toBe(200);
    expect(warnings).toEqual(["cache is out of reach"]);
    await redis.start();
    await until(() =>
      cache.check().then(
        () => true,
        () => false,
      ),
    );
    await inside((tx) => erpReads(made.app).items(tx, { connectionId, text: "item 1", limit: 9 }));
    expect(await cache.get(`erp:items:search:${connectionId}:9:item 1`)).not.toBeNull();
  },
  30_000,
);

async function until(done: () => Promise<boolean>) {
  for (let tries = 0; !(await done()); tries++) {
    if (tries > 200) throw new Error("it never happened");
    await Bun.sleep(25);
  }
}
