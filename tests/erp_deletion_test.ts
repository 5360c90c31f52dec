import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { sql } from "kysely";
import { dedicated, everywhere, tenant } from "../db/mod.ts";
import type { Claim } from "../jobs/mod.ts";
import {
  connectionOf,
  forgetConnection,
  refreshMirror,
  syncConnections,
  syncEntity,
} from "../src/erp/mod.ts";
import { SLOW_START } from "./_app.ts";
import { everythingOf } from "./_guard.ts";
import { ingestApp, newConnection } from "./_ingest.ts";
import { until } from "./_jobs.ts";

/** More than two transactions of a deletion take. */
const ITEMS = 11_000;

let made: Awaited<ReturnType<typeof ingestApp>>;
let deleted: string;

beforeAll(async () => {
  made = await ingestApp();
  await made.user({ email: "admin@b.example", organizationId: "b", role: "admin" });
  await fill("b", await newConnection(made, "b"), 3);
}, SLOW_START);
beforeEach(async () => {
  await inA((tx) => tx.deleteFrom("erp_connections").execute());
  await everywhere(made.app.db, (tx) => tx.deleteFrom("jobs").execute());
  deleted = await newConnection(made, "a");
});
afterAll(() => made.stop());

const inA = <T>(work: Parameters<typeof tenant<T>>[2]) => tenant(made.app.db, "a", work);
const deletion = (id = deleted) => made.bearer.ask("DELETE", `/api/erp/connections/${id}`);
const jobs = () =>
  made.app.db.selectFrom("jobs").select(["kind", "payload"]).where("kind", "!=", "vacuum_mirror").execute();
const payload = () => ({ idpOrganizationId: "a", connectionId: deleted });

/** Rows in every table of a mirror, and what hangs on the connection itself. */
function fill(organization: string, connectionId: string, items: number) {
  const of = sql`${organization}::text as idp_organization_id, ${connectionId}::uuid as connection_id`;
  const row = { idp_organization_id: organization, connection_id: connectionId };
  return tenant(made.app.db, organization, async (tx) => {
    await sql`
      insert into erp_items (idp_organization_id, connection_id, erp_id, sku, description, unit)
      select ${of}, n, n, 'bolt', 'EA' from generate_series(1, ${items}::int) n`.execute(tx);
    await sql`
      insert into erp_customers (idp_organization_id, connection_id, erp_id, code, name)
      select ${of}, n, n, 'Acme' from generate_series(1, 3) n`.execute(tx);
    await sql`
      insert into erp_prices (idp_organization_id, connection_id, erp_id, item_erp_id, price)
      select ${of}, n, n, 1 from generate_series(1, 3) n`.execute(tx);
    await sql`
      insert into erp_words (idp_organization_id, connection_id, entity, word, row_count)
      select ${of}, 'item', n, 1 from generate_series(1, 3) n`.execute(tx);
    await sql`
      insert into erp_postings (idp_organization_id, connection_id, entity, word, first, numbers)
      select ${of}, 'item', n, 1, '' from generate_series(1, 3) n`.execute(tx);
    await tx
      .insertInto("erp_syncs")
      .values({ ...row, entity: "items", started_at: new Date() })
      .execute();
    await tx
      .insertInto("erp_staged")
      .values({ ...row, entity: "items", position: 1, lines: Buffer.from("x"), gone: [] })
      .execute();
    await tx
      .insertInto("erp_sync_runs")
      .values({ ...row, entity: "items", full_sync: true, started_at: new Date() })
      .execute();
    const written = { customer_key: "x9", customer_text: "X-9", item_erp_id: "1", created_by: "Ana" };
    await tx
      .insertInto("cross_references")
      .values({ ...row, ...written })
      .execute();
  });
}

/** Tables that have rows of a connection. */
async function tablesWith(connectionId: string): Promise<string[]> {
  const tables = await made.app.sql<{ name: string }[]>`
    select a.attrelid::regclass::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'connection_id' and c.relkind = 'r' order by 1`;
  return everywhere(made.app.db, async (tx) => {
    const having = [];
    for (const { name } of tables) {
      const { rows } = await sql`
        select from ${sql.table(name)} where connection_id = ${connectionId} limit 1`.execute(tx);
      if (rows.length) having.push(name);
    }
    return having;
  });
}

const count = async () =>
  Number((await made.rows("erp_items")).filter(({ connection_id }) => connection_id === deleted).length);

/** One attempt of the job, as a worker makes it. */
async function forget() {
  const write = await forgetConnection(made.app).run(payload(), {} as Claim);
  if (write) await inA(write);
}

test("deleteConnection() takes it out of sight at once, its name, its default and its tokens with it", async () => {
  await fill("a", deleted, 3);
  await inA((tx) =>
    tx
      .updateTable("erp_connections")
      .set({ name: "Main", is_default: true, kind: "http", credentials: "sealed" })
      .where("id", "=", deleted)
      .execute(),
  );
  const at = `/api/erp/connections/${deleted}`;
  const { token } = await (await made.bearer.json("POST", `${at}/tokens`, { name: "nightly" })).json();
  expect((await deletion()).status).toBe(200);
  expect(await (await made.bearer.get("/api/erp/connections")).text()).not.toContain(deleted);
  for (const answer of [
    made.bearer.get(at),
    made.bearer.json("PATCH", at, { name: "Back" }),
    made.bearer.json("POST", `${at}/sync`),
    made.bearer.json("POST", `${at}/tokens`, { name: "again" }),
    made.bearer.ask("PUT", `${at}/items`, { body: "{}" }),
    deletion(),
  ])
    expect((await answer).status).toBe(404);
  const bearer = made.client({ authorization: `Bearer ${token}` });
  expect((await bearer.ask("PUT", `${at}/items`, { body: "{}" })).status).toBe(401);
  const another = { name: "Main", kind: "sandbox", isDefault: true };
  const again = await (await made.bearer.json("POST", "/api/erp/connections", another)).json();
  expect(again.connection).toMatchObject({ name: "Main", isDefault: true });
  const kept = await inA((tx) =>
    tx.selectFrom("erp_connections").selectAll().where("id", "=", deleted).executeTakeFirstOrThrow(),
  );
  expect(kept).toMatchObject({ is_default: false, active: false, credentials: null });
  expect(await jobs()).toEqual([{ kind: "forget_connection", payload: payload() }]);
});

test("forgetConnection() deletes everything of it and nothing of others", async () => {
  const other = await newConnection(made, "a");
  for (const id of [deleted, other]) await fill("a", id, 3);
  const others = JSON.stringify(await everythingOf(made, "b"));
  const before = await tablesWith(other);
  expect(before).toContain("erp_postings");
  expect((await deletion()).status).toBe(200);
  await forget();
  expect(await tablesWith(deleted)).toEqual([]);
  expect(
    await inA((tx) => tx.selectFrom("erp_connections").select("id").where("id", "=", deleted).execute()),
  ).toEqual([]);
  expect(await tablesWith(other)).toEqual(before);
  expect(JSON.stringify(await everythingOf(made, "b"))).toBe(others);
});

test("forgetConnection() leaves a connection that nobody deleted", async () => {
  await fill("a", deleted, 3);
  const before = await tablesWith(deleted);
  await forget();
  expect(await tablesWith(deleted)).toEqual(before);
});

test("forgetConnection() ended in between goes on with what is left", async () => {
  await fill("a", deleted, ITEMS);
  expect((await deletion()).status).toBe(200);
  const owner = dedicated(made.app.sql);
  await owner`set role none`;
  await owner`create function stop_deletion() returns trigger language plpgsql as
    $$ begin
      if (select count(*) from erp_items) < 2000 then raise exception 'the end'; end if;
      return null;
    end $$`;
  await owner`create trigger stop_deletion after delete on erp_items
    for each statement execute function stop_deletion()`;
  await expect(forget()).rejects.toThrow("the end");
  const left = await count();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(ITEMS);
  expect((await made.bearer.get(`/api/erp/connections/${deleted}`)).status).toBe(404);
  await owner`drop function stop_deletion cascade`;
  await owner.end();
  await forget();
  expect(await tablesWith(deleted)).toEqual([]);
});

test("syncConnections() begins a deletion again that was given up, and leaves one that lives alone", async () => {
  await fill("a", deleted, 3);
  expect((await deletion()).status).toBe(200);
  const forgetting = async () => (await jobs()).filter(({ kind }) => kind === "forget_connection");
  const sweep = () => syncConnections(made.app).run({}, {} as Claim);
  await sweep();
  expect(await forgetting()).toHaveLength(1);
  await made.app.db.updateTable("jobs").set({ buried_at: new Date() }).execute();
  await sweep();
  expect(await forgetting()).toHaveLength(2);
  await forget();
  await made.app.db.deleteFrom("jobs").execute();
  await sweep();
  expect(await forgetting()).toEqual([]);
});

test("no synchronization revives what is deleted", async () => {
  const row = await inA((tx) => connectionOf(tx, deleted));
  await inA((tx) =>
    tx.updateTable("erp_connections").set({ kind: "http" }).where("id", "=", deleted).execute(),
  );
  expect((await deletion()).status).toBe(200);
  await expect(inA((tx) => refreshMirror(tx, row))).rejects.toThrow("no such connection");
  expect(await syncEntity(made.app).run({ ...payload(), entity: "items" }, {} as Claim)).toBeUndefined();
  await syncConnections(made.app).run({}, {} as Claim);
  expect((await jobs()).map(({ kind }) => kind)).toEqual(["forget_connection"]);
  await inA((tx) =>
    tx.updateTable("erp_connections").set({ active: true }).where("id", "=", deleted).execute(),
  );
  await syncConnections(made.app).run({}, {} as Claim);
  expect((await jobs()).map(({ kind }) => kind)).toEqual(["forget_connection"]);
  await forget();
  expect(await tablesWith(deleted)).toEqual([]);
});

test("deleteConnection() waits for a mailbox that is being made, and is refused by it", async () => {
  const making = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const mailbox = inA(async (tx) => {
    await connectionOf(tx, deleted, "key share");
    holding.resolve();
    await making.promise;
    const row = { idp_organization_id: "a", erp_connection_id: deleted, address: "orders@a.example" };
    await tx.insertInto("mailboxes").values(row).execute();
  });
  await holding.promise;
  const answer = deletion();
  await until(async () => {
    const [waiting] = await made.app.sql`select from pg_locks where not granted`;
    return waiting !== undefined;
  });
  making.resolve();
  await mailbox;
  expect((await answer).status).toBe(409);
  expect(await jobs()).toEqual([]);
});
