/**
 * Recall and time of the item search beside fuse.js, MiniSearch and trigrams, and whether its scores are probabilities:
 * `bun tests/bench/matching.ts [set]`. Every engine is asked alike: each line alone, then in orders of 100; of
 * five rounds, one engine after the other, the quickest counts for each line and order: what else the machine did is left out.
 * What `ours` has in memory counts once the asking transaction says that it holds: `select 1` is the least that a line alone takes.
 * The shops list many products several times, and their labels name some of these listings: what they call wrong is to be read.
 */
import Fuse from "fuse.js";
import { sql } from "kysely";
import MiniSearch from "minisearch";
import { type Connection, reading, tenant } from "../../db/mod.ts";
import { findItems, refreshMirrors } from "../../src/erp/mod.ts";
import { candidatesFor, openItems } from "../../src/erp/search/items.ts";
import { modelsIn } from "../../src/erp/search/models.ts";
import { database, stopDatabases } from "../_db.ts";
import { type Offers, offers } from "./_offers.ts";
import { bands, calibration } from "./_table.ts";

interface Answer {
  sku: string;
  score: number;
}
interface Engine {
  name: string;
  /** The others take up to half a second a question: a few are enough to know. */
  quick: boolean;
  /** The answers to each of some lines. */
  ask(texts: string[]): Promise<Answer[][]>;
}

const ROUNDS = 5;
const SURE = 0.9;
const ORDER = 100;
const ORDERS = 5;
const ALONE = 200;
const SLOW_ALONE = 30;
/** Questions from which on a mirror of one of these sets is held in memory. */
const HELD_FROM = 200;

/** The best answers, and those behind them. */
interface Judged {
  best: Scored[];
  others: Scored[];
}
interface Times {
  alone: number[];
  orders: number[];
}

const connection = await database();
interface Scored {
  score: number;
  right: boolean;
  /** The answer has a code that the question has. */
  coded?: boolean;
}
const all: Judged = { best: [], others: [] };
const wanted = offers().filter(({ name }) => !process.argv[2] || name === process.argv[2]);
console.log(
  "set              engine        items  recall@1  recall@5 | ms alone: p50    p95 | in orders of 100: p50    p95",
);
const least = await bare(connection);
for (const [at, set] of wanted.entries()) {
  const organization = `org${at}`;
  const connectionId = await mirrored(connection, organization, set);
  const engines = [
    ours(connection, organization, connectionId),
    await inMemory(connection, organization, connectionId),
    least,
    roundTrip(connection, organization),
    mini("MiniSearch", set, {}),
    askedFirst(connection, organization, mini("MiniSearch", set, {})),
    mini("… forgiving", set, { fuzzy: 0.2, prefix: true }),
    await trigrams(connection, set, at),
    fuse(set),
  ];
  const times = new Map(engines.map(({ name }) => [name, { alone: [], orders: [] } as Times]));
  for (let round = 0; round < ROUNDS; round++)
    for (const engine of engines)
      if (!round || engine.quick) await time(engine, set, times.get(engine.name)!);
  for (const engine of engines) {
    const judged = await measured(engine, set, times.get(engine.name)!);
    if (engine.name !== "ours") continue;
    all.best.push(...judged.best);
    all.others.push(...judged.others);
    printed(judged);
  }
}
console.log("all sets");
printed(all);
await connection.close();
await stopDatabases();
process.exit();

function printed({ best, others }: Judged) {
  calibration(best);
  bands("the best:", best, [0.9, 0.5, 0]);
  bands("the others:", others, [0.1, 0.03, 0.01, 0]);
  const wrong = best.filter(({ score, right }) => score >= SURE && !right);
  const coded = wrong.filter((each) => each.coded).length;
  console.log(
    `  the best from ${SURE} that the labels call wrong: ${wrong.length}, with a code of the question: ${coded}`,
  );
}

/** Keeps the least milliseconds of each line alone, and a line of each order. */
async function time({ quick, ask }: Engine, { questions }: Offers, { alone, orders }: Times) {
  const every = Math.ceil(questions.length / (quick ? ALONE : SLOW_ALONE));
  const texts = questions.map(({ text }) => text);
  const lines = texts.filter((_, at) => at % every === 0);
  for (const [at, text] of lines.entries())
    alone[at] = Math.min(alone[at] ?? Number.POSITIVE_INFINITY, await taken(() => ask([text])));
  const size = quick ? Math.min(ORDER, texts.length) : SLOW_ALONE;
  for (let at = 0; at < (quick ? ORDERS : 1) && (at + 1) * size <= texts.length; at++) {
    const ms = (await taken(() => ask(texts.slice(at * size, (at + 1) * size)))) / size;
    orders[at] = Math.min(orders[at] ?? Number.POSITIVE_INFINITY, ms);
  }
}

async function taken(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function share(times: number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
}

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
  return {
    name: "ours",
    quick: true,
    async ask(texts) {
      const lines = texts.map((description) => ({ description }));
      const found = await reading(db, organization, (tx) => findItems(tx, lines, { connectionId, limit: 5 }));
      return found.map((list) => list.map(({ itemId, score }) => ({ sku: itemId, score })));
    },
  };
}

/** As `ours`, without the round trip that says whether the mirror is as it was: what MiniSearch, which never asks, is to be held against. */
async function inMemory({ db }: Connection, organization: string, connectionId: string): Promise<Engine> {
  const opened = await reading(db, organization, async (tx) => {
    const open = await openItems(tx, { connectionId, limit: 5 });
    // Often enough that the mirror is taken into memory.
    await candidatesFor(Array(HELD_FROM).fill({ query: { description: "" }, typed: [] }), open);
    return open;
  });
  return {
    name: "… in memory",
    quick: true,
    async ask(texts) {
      const asked = texts.map((description) => ({ query: { description }, typed: [] }));
      const found = await candidatesFor(asked, opened);
      return found.map((list) => list.map(({ itemId, score }) => ({ sku: itemId, score })));
    },
  };
}

/** The least that the driver takes to ask PostgreSQL anything, on a connection of its own. */
async function bare({ sql }: Connection): Promise<Engine> {
  const session = await sql.reserve();
  return {
    name: "select 1",
    quick: true,
    async ask(texts) {
      await session.unsafe("select 1", [], { prepare: true });
      return texts.map(() => []);
    },
  };
}

/** What asking the database anything takes that the organization may see: the least of `ours`, which asks whether the mirror is as it was. */
function roundTrip({ db }: Connection, organization: string): Engine {
  return {
    name: "… scoped",
    quick: true,
    async ask(texts) {
      await reading(db, organization, (tx) => sql`select 1`.execute(tx));
      return texts.map(() => []);
    },
  };
}

/** An index in memory that asks the database first whether it still holds, as `ours` does: a search after a wait finds the processor's caches cold. */
function askedFirst({ db }: Connection, organization: string, { quick, ask }: Engine): Engine {
  return {
    name: "… asked",
    quick,
    async ask(texts) {
      await reading(db, organization, (tx) => sql`select 1`.execute(tx));
      return ask(texts);
    },
  };
}

/** The nearest by trigrams, with the index and without row-level security in its way. */
async function trigrams({ sql }: Connection, { items }: Offers, at: number): Promise<Engine> {
  const session = await sql.reserve();
  const table = sql(`offers${at}`);
  await session`set role none`;
  await session`create extension if not exists pg_trgm`;
  await session`create temporary table ${table} (sku text, description text)`;
  await session`insert into ${table} ${sql(items.map(({ sku, description }) => ({ sku, description })))}`;
  await session`create index on ${table} using gist (description gist_trgm_ops(siglen=64))`;
  const nearest = (text: string) => session<Answer[]>`
    select sku, 1 - (description <-> ${text}) as score from ${table} order by description <-> ${text} limit 5`;
  return { name: "trigrams", quick: false, ask: (texts) => Promise.all(texts.map(nearest)) };
}

function mini(name: string, { items }: Offers, searchOptions: { fuzzy?: number; prefix?: boolean }): Engine {
  const index = new MiniSearch({ fields: ["description"], idField: "sku", searchOptions });
  // A few codes stand twice in a shop's list.
  index.addAll([...new Map(items.map((item) => [item.sku, item])).values()]);
  const best = (text: string) => index.search(text).slice(0, 5);
  const ask = async (texts: string[]) =>
    texts.map((text) => best(text).map(({ id, score }) => ({ sku: id, score })));
  return { name, quick: !searchOptions.fuzzy, ask };
}

function fuse({ items }: Offers): Engine {
  const index = new Fuse(items, {
    keys: ["description"],
    ignoreLocation: true,
    includeScore: true,
    threshold: 1,
  });
  const best = (text: string) => index.search(text.slice(0, 120), { limit: 5 });
  const ask = async (texts: string[]) =>
    texts.map((text) => best(text).map(({ item, score }) => ({ sku: item.sku, score: 1 - (score ?? 1) })));
  return { name: "fuse.js", quick: false, ask };
}

/** Prints a row of the table; returns the answers' scores and whether they were right. */
async function measured({ name, ask }: Engine, set: Offers, { alone, orders }: Times): Promise<Judged> {
  const every = name === "fuse.js" ? Math.ceil(set.questions.length / SLOW_ALONE) : 1;
  const asked = set.questions.filter((_, at) => at % every === 0);
  const described = new Map(set.items.map(({ sku, description }) => [sku, description]));
  const rows: Scored[] = [];
  const others: Scored[] = [];
  let five = 0;
  for (const { text, right } of asked) {
    const [answers] = await ask([text]);
    const found = answers!.map(({ sku }) => right.includes(sku));
    const [best] = answers!;
    const coded = best !== undefined && isCoded(text, described.get(best.sku)!);
    rows.push({ score: best?.score ?? 0, right: found[0] ?? false, coded });
    for (const [at, { score }] of answers!.entries()) if (at) others.push({ score, right: found[at]! });
    if (found.includes(true)) five++;
  }
  const answerable = asked.filter(({ right }) => right.length).length;
  const first = rows.filter(({ right }) => right).length;
  const cells = [
    set.name.padEnd(16),
    name.padEnd(11),
    String(set.items.length).padStart(7),
    (first / answerable).toFixed(3).padStart(9),
    (five / answerable).toFixed(3).padStart(9),
    ...[alone, orders].flatMap((times, at) => [
      share(times, 0.5)
        .toFixed(2)
        .padStart(at ? 24 : 17),
      share(times, 0.95).toFixed(2).padStart(6),
    ]),
  ];
  console.log(cells.join(" "));
  return { best: rows, others };
}

function isCoded(text: string, description: string) {
  const own = new Set(modelsIn(description).map(({ key }) => key));
  return modelsIn(text).some(({ key }) => own.has(key));
}
