import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "kysely";
import { everywhere, GROWTH, tenant } from "../db/mod.ts";
import { type Claim, enqueue, prune } from "../jobs/mod.ts";
import { SLOW_START, type TestApp, testApp } from "./_app.ts";
import { everythingOf, seed } from "./_guard.ts";

let at: TestApp;
beforeAll(async () => {
  at = await testApp();
}, SLOW_START);
afterAll(() => at.stop());

test("every table says how it grows", async () => {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'sandbox'::regnamespace)`.execute(
    at.app.db,
  );
  expect(Object.keys(GROWTH).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test("the README says of each table that is cleared when", async () => {
  const readme = await Bun.file(`${import.meta.dir}/../README.md`).text();
  for (const [table, { rule }] of Object.entries(GROWTH).filter(([, { prune }]) => prune))
    expect(readme.replace(/ +/g, " ")).toContain(`| \`${table}\` | ${rule} |`);
});

test("prune() deletes what is old, and nothing that is young, of use, or an order's", async () => {
  const { userId } = await at.user({ email: "ana@acme.example", organizationId: "acme" });
  await at.signIn({ userId, email: "ana@acme.example", idpOrganizationId: "acme" });
  const { connection } = await seed(at, "acme", userId);
  const of = { idp_organization_id: "acme" };
  const days = (number: number) => new Date(Date.now() - number * 86_400_000);
  const { db } = at.app;
  await tenant(db, "acme", async (tx) => {
    const run = (entity: "items" | "customers", ago: number) => ({
      ...of,
      connection_id: connection,
      entity,
      full_sync: true,
      started_at: days(ago),
      finished_at: days(ago),
    });
    await tx
      .insertInto("erp_sync_runs")
      .values([run("items", 40), run("items", 20), run("customers", 50), run("customers", 45)])
      .execute();
    const syncing = (entity: "items" | "customers", ago: number) => ({
      ...of,
      connection_id: connection,
      entity,
      started_at: days(ago),
      place: "p",
      rows: 1,
    });
    await tx
      .insertInto("erp_syncs")
      .values([syncing("items", 8), syncing("customers", 6)])
      .execute();
    const page = (entity: "items" | "customers") => ({
      ...of,
      connection_id: connection,
      entity,
      position: 1,
      lines: Buffer.from(""),
      gone: [],
    });
    await tx
      .insertInto("erp_staged")
      .values([page("items"), page("customers")])
      .execute();
    const event = (id: string, applied: Date | null) => ({
      ...of,
      id,
      type: "invoice.paid",
      object_id: "in_1",
      created_at: days(100),
      applied_at: applied,
    });
    await tx
      .insertInto("billing_events")
      .values([event("old", days(91)), event("young", days(89)), event("open", null)])
      .execute();
  });
  for (const key of ["old", "young", "live"])
    await enqueue(db, "match_order", { idpOrganizationId: "acme", orderId: key }, { key });
  const buried = (key: string, ago: number) =>
    db
      .updateTable("jobs")
      .set({ buried_at: days(ago) })
      .where("key", "=", key)
      .execute();
  await buried("old", 91);
  await buried("young", 89);
  const before = (await everythingOf(at, "acme")) as Record<string, unknown[]>;

  await prune(at.app).run({}, {} as Claim);

  const after = (await everythingOf(at, "acme")) as Record<string, unknown[]>;
  const changed = Object.keys(after).filter((table) => !Bun.deepEquals(after[table], before[table]));
  expect(changed.sort()).toEqual(["billing_events", "erp_staged", "erp_sync_runs", "erp_syncs"]);
  const left = await everywhere(db, async (tx) => ({
    jobs: await tx.selectFrom("jobs").select("key").orderBy("key").execute(),
    events: await tx.selectFrom("billing_events").select("id").orderBy("id").execute(),
    staged: await tx.selectFrom("erp_staged").select("entity").execute(),
    syncs: await tx
      .selectFrom("erp_syncs")
      .select(["entity", "place", "full_sync"])
      .orderBy("entity")
      .execute(),
    runs: await tx.selectFrom("erp_sync_runs").select(["entity", "finished_at"]).orderBy("entity").execute(),
  }));
  expect(left.jobs.map(({ key }) => key)).toEqual(["live", "young"]);
  expect(left.events.map(({ id }) => id)).toEqual(["open", "young"]);
  expect(left.staged).toEqual([{ entity: "customers" }]);
  expect(left.syncs).toEqual([
    { entity: "customers", place: "p", full_sync: false },
    { entity: "items", place: null, full_sync: true },
  ]);
  expect(
    left.runs.map(({ entity, finished_at }) => [
      entity,
      Math.round((Date.now() - Number(finished_at)) / 86_400_000),
    ]),
  ).toEqual([
    ["customers", 45],
    ["items", 20],
  ]);
});
