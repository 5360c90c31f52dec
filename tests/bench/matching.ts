/** Recall and time of the item search beside fuse.js, MiniSearch and trigrams, and whether its scores are probabilities: `bun tests/bench/matching.ts`. */
import Fuse from "fuse.js";
import { sql } from "kysely";
import MiniSearch from "minisearch";
import { type Connection, tenant } from "../../db/mod.ts";
import { findItems, refreshMirrors } from "../../src/erp/mod.ts";
import { database, stopDatabases } from "../_db.ts";
import { type Offers, offers } from "./_offers.ts";

interface Answer {
  sku: string;
  score: number;
}
type Engine = (text: string) => Promise<Answer[]>;

const connection = await database();
console.log("set              engine        items  questions  recall@1  recall@5  ms/question");
for (const [at, set] of offers().entries()) {
  const organization = `org${at}`;
  const connectionId = await mirrored(connection, organization, set);
  const rows = await measured("ours", set, ours(connection, organization, connectionId));
  await inOrders(connection, { organization, connectionId, set });
  await measured("trigrams", set, await trigrams(connection, set, at));
  await measured("MiniSearch", set, mini(set, {}));
  await measured("… forgiving", set, mini(set, { fuzzy: 0.2, prefix: true }));
  await measured("fuse.js", set, fuse(set));
  calibration(rows);
}
await connection.close();
await stopDatabases();

async function mirrored({ db }: Connection, id: string, { items }: Offers): Promise<string> {
  await db.insertInto("organizations").values({ id, name: id }).execute();
  const connectionId = await tenant(db, id, async (tx) => {
    const rows = items.map(({ sku, description }) => ({
      description,
      idp_organization_id: id,
      id: sku,
      sku: `~${sku}`,
      unit: "EA",
      price: "1",
      currency: "USD",
      blocked: false,
      stock: "0",
    }));
    const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
    await sql`insert into sandbox.items (${columns})
      select ${columns} from jsonb_populate_recordset(null::sandbox.items, ${{ rows }}::jsonb -> 'rows')`.execute(
      tx,
    );
    const made = { idp_organization_id: id, name: "Sandbox", kind: "sandbox" as const };
    return (await tx.insertInto("erp_connections").values(made).returning("id").executeTakeFirstOrThrow()).id;
  });
  await refreshMirrors({ db }, id);
  return connectionId;
}

function ours({ db }: Connection, organization: string, connectionId: string): Engine {
  return async (description) => {
    const [found] = await tenant(db, organization, (tx) =>
      findItems(tx, [{ description }], { connectionId, limit: 5 }),
    );
    return found!.map(({ itemId, score }) => ({ sku: itemId, score }));
  };
}

/** The time of a line when it is asked with 99 others. */
async function inOrders(
  { db }: Connection,
  { organization, connectionId, set }: { organization: string; connectionId: string; set: Offers },
) {
  const times: number[] = [];
  for (let at = 0; at + 100 <= set.questions.length; at += 100) {
    const lines = set.questions.slice(at, at + 100).map(({ text }) => ({ description: text }));
    const started = performance.now();
    await tenant(db, organization, (tx) => findItems(tx, lines, { connectionId, limit: 5 }));
    times.push((performance.now() - started) / 100);
  }
  times.sort((a, b) => a - b);
  if (times.length)
    console.log(
      `  ms a line in orders of 100: median ${times[times.length >> 1]!.toFixed(2)}, worst ${times.at(-1)!.toFixed(2)}`,
    );
}

/** The nearest by trigrams, with the index and without row-level security in its way. */
async function trigrams({ sql }: Connection, { items }: Offers, at: number): Promise<Engine> {
  const session = await sql.reserve();
  const table = sql(`offers${at}`);
  await session`create temporary table ${table} (sku text, description text)`;
  await session`insert into ${table} ${sql(items.map(({ sku, description }) => ({ sku, description })))}`;
  await session`create index on ${table} using gist (description gist_trgm_ops(siglen=64))`;
  return (text) => session<Answer[]>`
    select sku, 1 - (description <-> ${text}) as score from ${table} order by description <-> ${text} limit 5`;
}

function mini({ items }: Offers, searchOptions: { fuzzy?: number; prefix?: boolean }): Engine {
  const index = new MiniSearch({ fields: ["description"], idField: "sku", searchOptions });
  // A few codes stand twice in a shop's list.
  index.addAll([...new Map(items.map((item) => [item.sku, item])).values()]);
  return async (text) =>
    index
      .search(text)
      .slice(0, 5)
      .map(({ id, score }) => ({ sku: id, score }));
}

function fuse({ items }: Offers): Engine {
  const index = new Fuse(items, {
    keys: ["description"],
    ignoreLocation: true,
    includeScore: true,
    threshold: 1,
  });
  return async (text) =>
    index
      .search(text.slice(0, 120), { limit: 5 })
      .map(({ item, score }) => ({ sku: item.sku, score: 1 - (score ?? 1) }));
}

/** Prints a row of the table; returns the best answers' scores and whether they were right. */
async function measured(engine: string, { name, items, questions }: Offers, ask: Engine) {
  // fuse.js takes half a second a question: a tenth of them is enough to know.
  const asked = engine === "fuse.js" ? questions.filter((_, at) => at % 10 === 0) : questions;
  const started = performance.now();
  const rows: { score: number; right: boolean }[] = [];
  let first = 0;
  let five = 0;
  for (const { text, right } of asked) {
    const answers = await ask(text);
    rows.push({ score: answers[0]?.score ?? 0, right: right.includes(answers[0]?.sku ?? "") });
    if (right.includes(answers[0]?.sku ?? "")) first++;
    if (answers.slice(0, 5).some(({ sku }) => right.includes(sku))) five++;
  }
  const ms = (performance.now() - started) / asked.length;
  const answerable = asked.filter(({ right }) => right.length).length;
  const cells = [
    name.padEnd(16),
    engine.padEnd(11),
    String(items.length).padStart(7),
    String(asked.length).padStart(10),
    (first / answerable).toFixed(3).padStart(9),
    (five / answerable).toFixed(3).padStart(9),
    ms.toFixed(2).padStart(11),
  ];
  console.log(cells.join(" "));
  return rows;
}

function calibration(rows: { score: number; right: boolean }[]) {
  const cells = Array.from({ length: 10 }, (_, at) => {
    const bin = rows.filter(({ score }) => Math.min(9, Math.floor(score * 10)) === at);
    const right = bin.filter((row) => row.right).length;
    return bin.length ? `${at / 10}: ${(right / bin.length).toFixed(2)} of ${bin.length}` : "";
  });
  console.log(`  of those scored from …, right: ${cells.filter(Boolean).join(" | ")}`);
}
