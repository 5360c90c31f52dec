import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { APP_ROLE, type Connection, connect, embedded, migrate } from "../db/mod.ts";

/** Durability is not what these tests are about. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=64MB"];
/** The server that `tests/run.ts` started for all test files. */
export const SHARED_SERVER = "TEST_SERVER_URL";

interface Server {
  url: string;
  stop(): Promise<void>;
}

let server: Promise<Server & { admin: Connection }> | undefined;

/** A migrated database of one's own, cloned from a template. */
export async function database(): Promise<Connection & { url: string }> {
  server ??= open();
  const { url, admin } = await server;
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await admin.sql.unsafe(`create database ${name} template intake_template`);
  const own = inDatabase(url, name);
  return { ...connect(own, { role: APP_ROLE, connections: 8 }), url: own };
}

/** Stops what `database()` started. */
export async function stopDatabases() {
  const opened = await server;
  server = undefined;
  await opened?.admin.close();
  await opened?.stop();
}

/** A server with a migrated template, fast and not durable; in a folder that `stop()` removes. */
export async function testServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "order-intake-test-"));
  const { url, stop } = await embedded(folder, { settings: FAST });
  const admin = connect(url, { connections: 1 });
  await admin.sql.unsafe("create database intake_template");
  await admin.close();
  await migrate(inDatabase(url, "intake_template"));
  return {
    url,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function open() {
  const shared = process.env[SHARED_SERVER];
  const { url, stop } = shared ? { url: shared, stop: async () => {} } : await testServer();
  return { url, stop, admin: connect(url, { connections: 1 }) };
}

/** The same server's database `name`. */
export function inDatabase(url: string, name: string) {
  return url.replace(/\/[^/]*$/, `/${name}`);
}
