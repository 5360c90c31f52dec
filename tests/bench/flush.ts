/** A flush of a million Redis keys while another client reads, and Redis killed and restarted under load: `bun tests/bench/flush.ts [keys]`. */
import { createClient } from "redis";
import { readThrough } from "../../src/erp/cache/cache.ts";
import { redisCache } from "../../src/erp/cache/redis.ts";
import { log } from "../../src/log.ts";
import { redisServer } from "../_redis.ts";

const KEYS = Number(process.argv[2] ?? 1_000_000);
const LOAD_MS = 3;
const redis = await redisServer();
if (!redis) throw new Error("There is no redis-server here");
const warnings: string[] = [];
const lines = log({ level: "warn", readable: false, write: (line) => void warnings.push(line) });
const cache = redisCache(redis.url, lines);
await back();

await filled();
const command = `redis-cli -p ${redis.port} --scan --pattern 'erp:items:*' | xargs -n 1000 redis-cli -p ${redis.port} unlink`;
const shell = await timed(() => Bun.spawn(["sh", "-c", command], { stdout: "ignore" }).exited);
await empty();
console.log("redis-cli --scan | xargs unlink", shell);
await filled();
const ours = await timed(() => cache.flush("erp:items:*"));
await empty();
console.log("flush()", { ...ours, ratio: Number((ours.seconds / shell.seconds).toFixed(2)) });

await underLoad("before");
const killed = underLoad("as it is killed");
await Bun.sleep(50);
await redis.kill();
await killed;
await underLoad("while it is away");
const restarted = underLoad("as it is restarted");
await redis.start();
await restarted;
await back();
await underLoad("back");
await underLoad("after");
console.log({ warnings: warnings.length });
await cache.close();
await redis.stop();
process.exit();

async function filled() {
  const client = await createClient({ url: redis!.url }).connect();
  await client.set("erp:order:1", "x");
  for (let n = 0; n < KEYS; n += 5000) {
    const many = Array.from({ length: Math.min(5000, KEYS - n) }, (_, at) => `erp:items:${n + at}`);
    await Promise.all(
      many.map((key) => client.set(key, '{"sku":"A-1"}', { expiration: { type: "EX", value: 600 } })),
    );
  }
  client.destroy();
}

async function empty() {
  const client = await createClient({ url: redis!.url }).connect();
  const left = await client.dbSize();
  client.destroy();
  if (left !== 1) throw new Error(`${left - 1} keys are left`);
}

/** How long it takes, and the slowest read of another client meanwhile. */
async function timed(work: () => Promise<unknown>) {
  const reader = Bun.spawn(["bun", import.meta.path.replace("flush.ts", "_reader.ts"), redis!.url], {
    stdout: "pipe",
  });
  await Bun.sleep(1000);
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  reader.kill("SIGTERM");
  const worstReadMs = Number(await new Response(reader.stdout).text());
  return { seconds: Number(seconds.toFixed(2)), worstReadMs };
}

/** Reads of a hundred keys, each of which takes 3 ms to load when the cache doesn't have it. */
async function underLoad(when: string) {
  const { read } = readThrough(cache);
  const times: number[] = [];
  let loads = 0;
  let failed = 0;
  const one = async () => {
    for (let n = 0; n < 1000; n++) {
      const started = performance.now();
      await read(`erp:customer:${Math.floor(Math.random() * 100)}`, 600, async () => {
        loads++;
        await Bun.sleep(LOAD_MS);
        return { name: "Harbor" };
      }).catch(() => failed++);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: 20 }, one));
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)]!;
  console.log(when, {
    reads: times.length,
    failed,
    hitRate: Number((1 - loads / times.length).toFixed(3)),
    p99Ms: Number(p99.toFixed(1)),
  });
}

async function back() {
  while (
    !(await cache.check().then(
      () => true,
      () => false,
    ))
  )
    await Bun.sleep(20);
}
