/**
 * Recall of the item search by how purchase orders phrase a line, beside MiniSearch and fuse.js over the same fields:
 * `bun tests/bench/phrasings.ts [kind]`. The items are the demo catalogue's; the phrases are made here and tune nothing.
 */
import Fuse from "fuse.js";
import MiniSearch from "minisearch";
import { ITEMS } from "../../db/demo/mod.ts";
import { reading } from "../../db/mod.ts";
import { findItems, type ItemQuery } from "../../src/erp/mod.ts";
import { catalogue } from "../_catalogue.ts";
import { database, stopDatabases } from "../_db.ts";
import { KINDS, type Phrase, phrased } from "./_phrases.ts";

const QUESTIONS = 150;
/** It takes a tenth of a second for each. */
const SLOW_QUESTIONS = 30;

type Answers = string[][];

const { db, close } = await database();
const connectionId = await catalogue(db);
const mini = new MiniSearch({ fields: ["sku", "manufacturerSku", "description"], idField: "sku" });
mini.addAll(ITEMS);
const fuse = new Fuse(ITEMS, {
  keys: ["sku", "manufacturerSku", "description"],
  ignoreLocation: true,
  threshold: 1,
});

console.log(
  "kind           recall@1/@5: ours  wrong ≥ .5   MiniSearch   … forgiving   of some: ours      fuse.js",
);
for (const kind of KINDS.filter((each) => !process.argv[2] || each === process.argv[2])) {
  const asked = phrased(kind, QUESTIONS);
  const found = await reading(db, "acme", (tx) =>
    findItems(
      tx,
      asked.map(({ query }) => query),
      { connectionId, limit: 5 },
    ),
  );
  const ours = found.map((list) => list.map(({ sku }) => sku));
  const some = asked.slice(0, SLOW_QUESTIONS);
  const wrong = found.filter(([best], at) => best && best.score >= 0.5 && best.sku !== asked[at]!.sku).length;
  const cells = [
    recall(asked, ours),
    String(wrong).padStart(8),
    recall(asked, asked.map(byMini({}))),
    recall(asked, asked.map(byMini({ fuzzy: 0.2, prefix: true }))),
    recall(some, ours).padStart(16),
    recall(some, some.map(byFuse)),
  ];
  console.log(kind.padEnd(18), cells.join("   "));
  if (process.argv[2]) for (const [at, { sku, query }] of asked.entries()) missed(sku, query, found[at]!);
}
await close();
await stopDatabases();
process.exit();

function byMini(options: { fuzzy?: number; prefix?: boolean }) {
  return ({ query }: Phrase) =>
    mini
      .search(textOf(query), options)
      .slice(0, 5)
      .map(({ id }) => id as string);
}

function byFuse({ query }: Phrase) {
  return fuse.search(textOf(query).slice(0, 120), { limit: 5 }).map(({ item }) => item.sku);
}

function textOf({ customerSku, supplierSku, description }: ItemQuery): string {
  return [customerSku, supplierSku, description].filter(Boolean).join(" ");
}

function recall(asked: Phrase[], answers: Answers): string {
  const within = (count: number) =>
    asked.filter(({ sku }, at) => answers[at]!.slice(0, count).includes(sku)).length / asked.length;
  return `${within(1).toFixed(2)} / ${within(5).toFixed(2)}`;
}

function missed(sku: string, query: ItemQuery, found: { sku: string; score: number }[]) {
  if (found[0]?.sku === sku) return;
  console.log(
    " ",
    textOf(query),
    "→",
    sku,
    found.slice(0, 3).map(({ sku, score }) => `${sku} ${score}`),
  );
}
