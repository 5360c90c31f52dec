import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { getPriority } from "node:os";
import { sql } from "kysely";
import { type Connection, connect, session, tenant } from "../db/mod.ts";
import { SLOW_START, type TestApp, testApp } from "./_app.ts";
import { relay } from "./_relay.ts";

const PATIENCE_MS = 200;
const SIZE = 3;

let at: TestApp;
let way: Awaited<ReturnType<typeof relay>>;
let asked: Connection;
beforeAll(async () => {
  at = await testApp();
}, SLOW_START);
afterAll(() => at.stop());
beforeEach(async () => {
  way = await relay(at.url);
  asked = connect(way.url, { connections: SIZE, patienceMs: PATIENCE_MS });
});
afterEach(async () => {
  way.stop();
  await asked.close();
});

const one = async () => (await sql<{ one: number }>`select 1 as one`.execute(asked.db)).rows[0]!.one;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    (error) => error.code,
  );

describe("a database that hangs", () => {
  test("is given up by whoever asks and whoever waits, and asked again when it goes on", async () => {
    expect(await one()).toBe(1);
    way.hold();
    const codes = await Promise.all(Array.from({ length: 3 * SIZE }, () => codeOf(one())));
    expect(new Set(codes)).toEqual(new Set(["QUERY_TIMEOUT"]));
    way.release();
    while ((await codeOf(one())) !== "answered");
    expect(await Promise.all(Array.from({ length: 3 * SIZE }, one))).toEqual(Array(3 * SIZE).fill(1));
  });

  test("is tried by one at a time, and everybody else is told at once", async () => {
    way.hold();
    await codeOf(one());
    const trial = codeOf(one());
    const before = way.connections();
    const others = await Promise.all(Array.from({ length: 20 }, () => codeOf(one())));
    expect(new Set(others)).toEqual(new Set(["QUERY_TIMEOUT"]));
    expect(way.connections()).toBeLessThanOrEqual(before + 1);
    expect(await trial).toBe("QUERY_TIMEOUT");
  });

  test("rolls back the transaction that it was silent in", async () => {
    await at.organization("acme");
    const renamed = tenant(asked.db, "acme", async (tx) => {
      await sql`update organizations set name = 'Lost' where id = 'acme'`.execute(tx);
      way.hold();
      await sql`select 1`.execute(tx);
    });
    expect(await codeOf(renamed)).toBe("QUERY_TIMEOUT");
    way.release();
    const { rows } = await sql<{ was: string }>`
      update organizations set name = 'Kept' from organizations before
      where organizations.id = 'acme' and before.id = 'acme' returning before.name as was`.execute(at.app.db);
    expect(rows).toEqual([{ was: "Organization acme" }]);
  });
});

test("connect() has the server give up a statement that takes too long, and goes on with its connections", async () => {
  expect(await codeOf(sql`select pg_sleep(60)`.execute(asked.db))).toBe("57014");
  expect(await one()).toBe(1);
});

test("session() has the embedded server do its work after that of others", async () => {
  const priorityOf = async (isEmbedded: boolean) => {
    const own = connect(at.url, { isEmbedded });
    const { db, close } = await session(own.sql, "acme");
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const priority = getPriority(rows[0]!.pid);
    await close();
    await own.close();
    return priority;
  };
  expect(await priorityOf(true)).toBe(Math.min((await priorityOf(false)) + 10, 19));
});
