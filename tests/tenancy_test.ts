import { expect, test } from "bun:test";
import { sql } from "kysely";
import { APP_ROLE, connect, everywhere, tenant } from "../db/mod.ts";
import { database } from "./_db.ts";

test("every table that carries an organization is closed by a forced policy", async () => {
  const { db, close } = await database();
  const carrying = await sql<{
    name: string;
    closed: boolean;
    policies: number;
  }>`
    select c.oid::regclass::text as name, c.relrowsecurity and c.relforcerowsecurity as closed,
      (select count(*)::int from pg_policy where polrelid = c.oid) as policies
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'idp_organization_id'
    where c.relkind = 'r'`.execute(db);
  const open = carrying.rows
    .filter((table) => !table.closed || table.policies !== 2)
    .map(({ name }) => name)
    .sort();
  expect(carrying.rows.length).toBeGreaterThan(10);
  expect(open).toEqual(["memberships", "sessions"]);
  await close();
});

test("tenant() sees and writes its own organization's rows alone", async () => {
  const { db, close } = await database();
  await db
    .insertInto("organizations")
    .values([
      { id: "a", name: "A" },
      { id: "b", name: "B" },
    ])
    .execute();
  const connection = {
    idp_organization_id: "a",
    name: "ERP",
    kind: "sandbox" as const,
  };
  await tenant(db, "a", (tx) => tx.insertInto("erp_connections").values(connection).execute());
  const seen = (id: string) =>
    tenant(db, id, (tx) => tx.selectFrom("erp_connections").select("name").execute());
  expect(await seen("a")).toHaveLength(1);
  expect(await seen("b")).toHaveLength(0);
  expect(await db.selectFrom("erp_connections").select("name").execute()).toHaveLength(0);
  expect(
    await everywhere(db, (tx) => tx.selectFrom("erp_connections").select("name").execute()),
  ).toHaveLength(1);
  const foreign = tenant(db, "b", (tx) => tx.insertInto("erp_connections").values(connection).execute());
  expect(foreign).rejects.toThrow("row-level security");
  await close();
});

test("tenant() leaves nothing of its organization to whoever has the connection next", async () => {
  const { db, url, close } = await database();
  await db.insertInto("organizations").values({ id: "a", name: "A" }).execute();
  const one = connect(url, { role: APP_ROLE, connections: 1 });
  const connection = { idp_organization_id: "a", name: "ERP", kind: "sandbox" as const };
  const seen = () => one.db.selectFrom("erp_connections").select("name").execute();
  await tenant(one.db, "a", (tx) => tx.insertInto("erp_connections").values(connection).execute());
  expect(await seen()).toHaveLength(0);
  const failing = tenant(one.db, "a", async (tx) => {
    await tx.deleteFrom("erp_connections").execute();
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await seen()).toHaveLength(0);
  expect(
    await tenant(one.db, "a", (tx) => tx.selectFrom("erp_connections").select("name").execute()),
  ).toHaveLength(1);
  await one.close();
  await close();
});

test("tenant() refuses to begin inside of another, and says so when the connection is gone", async () => {
  const { db, url, close } = await database();
  const nested = tenant(db, "a", (tx) => tenant(tx, "b", async () => {}));
  await expect(nested).rejects.toThrow("Cannot begin a transaction inside of another");
  const one = connect(url, { role: APP_ROLE, connections: 1 });
  const cut = tenant(one.db, "a", async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await terminate(url, rows[0]!.pid);
    await tx.selectFrom("erp_connections").select("name").execute();
  });
  await expect(cut).rejects.toThrow();
  expect(
    await tenant(one.db, "a", (tx) => tx.selectFrom("erp_connections").select("name").execute()),
  ).toHaveLength(0);
  await one.close();
  await close();
});

test("a transaction that PostgreSQL gave up doesn't pass for committed", async () => {
  const { db, close } = await database();
  const given = tenant(db, "a", (tx) => sql`select 1 / 0`.execute(tx).catch(() => {}));
  await expect(given).rejects.toThrow("rolled back instead of committed");
  await close();
});

async function terminate(url: string, pid: number) {
  const admin = connect(url, { connections: 1 });
  await admin.sql`select pg_terminate_backend(${pid}, 1000)`;
  await admin.close();
}
