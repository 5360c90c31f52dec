/**
 * PostgreSQL and Redis that hang (SIGSTOP) under the whole service: each request is answered within a bound, and all goes on
 * once they do. `bun tests/faults/hang.ts`
 */
import { readdirSync, readFileSync } from "node:fs";
import { redisServer } from "../_redis.ts";
import { client } from "./_client.ts";
import { service } from "./_service.ts";

/** A statement's time, its grace, and what a busy machine adds. */
const BOUND_MS = 20_000;
const PATHS = [
  "/review",
  "/inbox",
  "/api/orders?status=pending_review",
  "/api/erp/connections",
  "/api/health",
];

const redis = (await redisServer())!;
const running = await service({ DEMO: "1", LOG_LEVEL: "error", REDIS_URL: redis.url });
await running.mustStart();
const token = await running.token();
const api = client(running.url, token);
let faults = 0;

await asked("well", 200);
signal("SIGSTOP");
await asked("PostgreSQL hangs, first", 503);
await asked("PostgreSQL hangs, later", 503);
const uploading = api.upload("order.csv", Buffer.from("PO number,SKU,Quantity\nH-1,AB-1,2\n"));
await Bun.sleep(500);
signal("SIGCONT");
console.log("an upload meanwhile", (await uploading)?.status);
while ((await fetch(`${running.url}/api/health`)).status !== 200);
await asked("PostgreSQL goes on", 200);
const { status, body } = (await api.upload(
  "after.csv",
  Buffer.from("PO number,SKU,Quantity\nH-2,AB-1,2\n"),
))!;
for (let document = body; !["completed", "failed"].includes(document.status); )
  document = (await api.get<typeof body>(`/api/pdf-documents/${body.id}`))!.body;
console.log("an upload afterwards", status, "is read");
redis.hang();
await asked("Redis hangs", 200, { "/api/health": 503 });
await redis.kill();
await running.stop();
console.log(`${faults} faults`);
process.exit(faults ? 1 : 0);

async function asked(what: string, expected: number, others: Record<string, number> = {}) {
  const headers = { authorization: `Bearer ${token}` };
  const answers = await Promise.all(
    [...PATHS, ...PATHS, ...PATHS].map(async (path) => {
      const started = performance.now();
      const answer = await fetch(running.url + path, {
        headers,
        signal: AbortSignal.timeout(2 * BOUND_MS),
      }).catch(() => null);
      const ms = performance.now() - started;
      if (answer?.status !== (others[path] ?? expected) || ms > BOUND_MS) faults++;
      return `${path} ${answer?.status ?? "nothing"} ${Math.round(ms)} ms`;
    }),
  );
  console.log(`${what}\n  ${[...new Set(answers)].join("\n  ")}`);
}

/** To the server and all of its sessions. */
function signal(name: "SIGSTOP" | "SIGCONT") {
  const postmaster = running.postmaster();
  for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, name);
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => {
      try {
        return (
          pid &&
          readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ")[1] === String(parent)
        );
      } catch {
        return false;
      }
    });
}
