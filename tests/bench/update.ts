/**
 * Time of a delivery of one changed item into a large mirror, until it is found by its new words:
 * `bun tests/bench/update.ts folder`, a folder that `tests/bench/scale.ts rows folder` has loaded.
 */
import { join } from "node:path";
import { APP_ROLE, connect, embedded, reading } from "../../db/mod.ts";
import { take } from "../../src/erp/ingest/take.ts";
import { findItems } from "../../src/erp/mod.ts";
import { inDatabase } from "../_db.ts";
import { item } from "./_items.ts";

const FOLDER = process.argv[2]!;
const UPDATES = 20;
const NEW = "zebrawood";

const server = await embedded(FOLDER, { settings: ["fsync=off", "max_wal_size=4GB"] });
const { database, connectionId } = await Bun.file(join(FOLDER, "loaded.json")).json();
const connection = connect(inDatabase(server.url, database), { role: APP_ROLE, connections: 2 });
const owner = { id: connectionId, idp_organization_id: "a" };
const times = { delivered: [] as number[], found: [] as number[] };
for (let n = 0; n < UPDATES; n++) {
  const changed = item(n * 1_117);
  const description = `${changed.description} ${NEW}${String.fromCharCode(97 + n)}`;
  const started = performance.now();
  await take(connection, announced(), lines({ ...changed, description }));
  const delivered = performance.now();
  const [found] = await reading(connection.db, "a", (tx) =>
    findItems(tx, [{ description }], { connectionId, limit: 1 }),
  );
  times.delivered.push(delivered - started);
  times.found.push(performance.now() - delivered);
  if (found![0]?.itemId !== changed.erpId) throw new Error(`Cannot find "${description}"`);
  await take(connection, announced(), lines(changed));
}
for (const [what, each] of Object.entries(times)) {
  const [p50, p95] = [0.5, 0.95].map((share) => each.toSorted((a, b) => a - b)[Math.floor(share * UPDATES)]);
  console.log(what, { p50: p50!.toFixed(1), p95: p95!.toFixed(1) });
}
await connection.close();
await server.stop();
process.exit();

function announced() {
  return {
    owner,
    entity: "items" as const,
    full: false,
    bytes: null,
    createdBy: "bench",
    startedAt: new Date(),
  };
}

async function* lines(row: object) {
  yield Buffer.from(`${JSON.stringify(row)}\n`);
}
