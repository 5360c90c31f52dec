import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "kysely";
import { vacuumMirror } from "../src/erp/mod.ts";
import { SLOW_START } from "./_app.ts";
import { ingestApp } from "./_ingest.ts";

let made: Awaited<ReturnType<typeof ingestApp>>;
beforeAll(async () => {
  made = await ingestApp();
}, SLOW_START);
afterAll(() => made.stop());

const items = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    erpId: `I${n}`,
    sku: `HB-${n}`,
    description: `bolt ${n}`,
    unit: "EA",
  }));

async function waiting() {
  const { rows } = await sql<{ kind: string }>`select kind from jobs where kind = 'vacuum_mirror'`.execute(
    made.app.db,
  );
  return rows.length;
}

/** Rows of the mirror that the planner knows of; -1: none were ever looked at. */
async function known(): Promise<number> {
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples from pg_class where relname = 'erp_items'`.execute(made.app.db);
  return rows[0]!.reltuples;
}

test("vacuumMirror() clears up after a large delivery, and after no small one", async () => {
  await made.deliver("items", items(10));
  expect(await waiting()).toBe(0);
  await made.deliver("items", items(6_000));
  expect(await waiting()).toBe(1);
  expect(await known()).toBe(-1);
  await vacuumMirror(made.app).run({}, {} as never);
  expect(await known()).toBe(6_000);
}, 30_000);
