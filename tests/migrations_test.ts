import { afterAll, beforeAll, expect, test } from "bun:test";
import { MIGRATIONS } from "../db/migrations/mod.ts";
import { type Connection, connect, migrate } from "../db/mod.ts";
import { database, inDatabase } from "./_db.ts";

let admin: Connection;
let url: string;

beforeAll(async () => {
  const { url: migrated, close } = await database();
  await close();
  url = migrated;
  admin = connect(url, { connections: 1 });
});
afterAll(() => admin.close());

async function empty() {
  const name = `empty_${crypto.randomUUID().replaceAll("-", "")}`;
  await admin.sql.unsafe(`create database ${name}`);
  return inDatabase(url, name);
}

test("migrate() brings an empty database to the newest schema, and finds nothing to do there again", async () => {
  const fresh = await empty();
  expect(await migrate(fresh)).toBe(Object.keys(MIGRATIONS).length);
  expect(await migrate(fresh)).toBe(0);
});

test("migrate() lets two processes that start at once both come up, and migrates once", async () => {
  const fresh = await empty();
  const ran = await Promise.all([migrate(fresh), migrate(fresh), migrate(fresh)]);
  expect(ran.toSorted()).toEqual([0, 0, Object.keys(MIGRATIONS).length]);
});

test("migrate() leaves nothing of a migration that failed", async () => {
  const fresh = await empty();
  const { sql, close } = connect(fresh, { connections: 1 });
  await sql`create table jobs (occupied integer)`;
  await expect(migrate(fresh)).rejects.toThrow('relation "jobs" already exists');
  expect(await sql`select to_regclass('organizations') as name`).toMatchObject([{ name: null }]);
  await close();
});
