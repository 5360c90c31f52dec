import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "kysely";
import { APP_ROLE, connect, type Db, everywhere, reading, type Tx, tenant } from "../db/mod.ts";
import { SLOW_START } from "./_app.ts";
import { database } from "./_db.ts";

beforeAll(async () => (await database()).close(), SLOW_START);

test("every table that carries an organization is closed by a forced policy", async () => {
  const { db, close } = await database();
  const { rows } = await sql<{ name: string; closed: boolean; policies: string[] }>`
    select c.oid::regclass::text as name, c.relrowsecurity and c.relforcerowsecurity as closed, array(
      select concat_ws(' ', polname, polcmd, polpermissive, polroles::regrole[], pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
      from pg_policy where polrelid = c.oid order by polname) as policies
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'idp_organization_id'
    where c.relkind in ('r', 'p', 'f', 'm', 'v')`.execute(db);
  const open = rows.filter(({ closed, policies }) => !closed || !Bun.deepEquals(policies, POLICIES));
  expect(rows.length).toBeGreaterThan(30);
  // Who somebody is, and where a member, is read before the organization is known.
  expect(open.map(({ name }) => name).sort()).toEqual(["memberships", "sessions"]);
  await close();
});

/** For every command, and without other words for what is written: rows of the transaction's organization. */
const POLICIES = [
  "everywhere * t {order_intake_everywhere} true",
  "organization * t {-} (idp_organization_id = current_setting('app.organization'::text, true))",
];

test("the service's role can't go past the policies", async () => {
  const { db, close } = await database();
  const { rows } = await sql<{ name: string; past: boolean; owns: number }>`
    select rolname as name, rolsuper or rolbypassrls as past,
      (select count(*)::int from pg_class where relowner = r.oid) as owns
    from pg_roles r where oid = current_role::regrole or rolname = 'order_intake_everywhere'`.execute(db);
  expect(rows.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: APP_ROLE, past: false, owns: 0 },
    { name: "order_intake_everywhere", past: false, owns: 0 },
  ]);
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

test("reading() sees its own organization's rows alone, writes nothing, and leaves its connection to the next", async () => {
  const { db, url, close } = await database();
  await db.insertInto("organizations").values({ id: "a", name: "A" }).execute();
  const one = connect(url, { role: APP_ROLE, connections: 1 });
  const connection = { idp_organization_id: "a", name: "ERP", kind: "sandbox" as const };
  await tenant(one.db, "a", (tx) => tx.insertInto("erp_connections").values(connection).execute());
  const seen = (tx: Tx) => tx.selectFrom("erp_connections").select("name").execute();
  expect(await reading(one.db, "a", seen)).toHaveLength(1);
  expect(await reading(one.db, "b", seen)).toHaveLength(0);
  expect(await one.db.selectFrom("erp_connections").select("name").execute()).toHaveLength(0);
  const writing = reading(one.db, "a", (tx) => tx.deleteFrom("erp_connections").execute());
  await expect(writing).rejects.toThrow("read-only transaction");
  await tenant(one.db, "a", (tx) => tx.deleteFrom("erp_connections").execute());
  expect(await reading(one.db, "a", seen)).toHaveLength(0);
  await one.close();
  await close();
});

describe("an organization by the id", () => {
  test.each([
    "",
    "o'brien",
    "ä 漢 😀\n$1",
    "a'; set local app.organization = 'b'; --",
    "a\\",
    "a\\'; set local app.organization = 'b'; --",
    "a'); commit; reset role; --",
  ])(
    "%j is that one alone, whatever the server makes of backslashes, and nobody's afterwards",
    async (id) => {
      const { url, close } = await database();
      const one = connect(url, { role: APP_ROLE, connections: 1 });
      const now = async (tx: Db) =>
        (
          await sql<{ id: string | null; role: string }>`
          select current_setting('app.organization', true) as id, current_role as role`.execute(tx)
        ).rows[0]!;
      for (const conforming of ["on", "off"]) {
        await sql`set standard_conforming_strings = ${sql.lit(conforming)}`.execute(one.db);
        for (const begun of [tenant, reading]) {
          expect(await begun(one.db, id, now)).toEqual({ id, role: APP_ROLE });
          expect(await now(one.db)).toEqual({ id: "", role: APP_ROLE });
        }
      }
      await one.close();
      await close();
    },
  );

  test("that no text of PostgreSQL can be is refused, and the connection is the next one's", async () => {
    const { url, close } = await database();
    const one = connect(url, { role: APP_ROLE, connections: 1 });
    const seen = (tx: Tx) => tx.selectFrom("erp_connections").select("name").execute();
    for (const begun of [tenant, reading])
      await expect(begun(one.db, "a\0'", seen)).rejects.toThrow("NUL character");
    expect(await tenant(one.db, "a", seen)).toEqual([]);
    await one.close();
    await close();
  });
});

test("everywhere() that the server refuses leaves its connection as it was", async () => {
  const { url, close } = await database();
  const one = connect(url, { connections: 1 });
  await sql`set session authorization pg_monitor`.execute(one.db);
  const role = () => sql`select current_role::text as role`.execute(one.db);
  await expect(everywhere(one.db, (tx) => sql`select 1`.execute(tx))).rejects.toThrow(
    "permission denied to set role",
  );
  expect((await role()).rows).toEqual([{ role: "pg_monitor" }]);
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
