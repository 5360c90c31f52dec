import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { APP_ROLE, type Connection, connect, type Embedded, embedded, migrate } from "../db/mod.ts";

/** Durability is not what these tests are about. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=64MB"];

let server: Promise<{ postgres: Embedded; folder: string; admin: Connection }> | undefined;
let made = 0;

/** A migrated database of one's own, cloned from a template. */
export async function database(): Promise<Connection & { url: string }> {
  server ??= boot();
  const { postgres, admin } = await server;
  const name = `test_${process.pid}_${++made}`;
  await admin.sql.unsafe(`create database ${name} template intake_template`);
  const url = inDatabase(postgres.url, name);
  return { ...connect(url, { role: APP_ROLE, connections: 8 }), url };
}

/** Stops what `database()` started. */
export async function stopDatabases() {
  if (!server) return;
  const { postgres, folder, admin } = await server;
  server = undefined;
  await admin.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function boot() {
  const folder = mkdtempSync(join(tmpdir(), "order-intake-test-"));
  const postgres = await embedded(folder, FAST);
  const admin = connect(postgres.url, { connections: 1 });
  await admin.sql.unsafe("create database intake_template");
  await migrate(inDatabase(postgres.url, "intake_template"));
  return { postgres, folder, admin };
}

/** The same server's database `name`. */
function inDatabase(url: string, name: string) {
  return url.replace(/\/[^/]*$/, `/${name}`);
}
