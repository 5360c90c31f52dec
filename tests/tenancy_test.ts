import { expect, test } from "bun:test";
import { sql } from "kysely";
import { everywhere, tenant } from "../db/mod.ts";
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
    .filter((table) => !table.closed || table.policies !== 1)
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
