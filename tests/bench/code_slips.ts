/**
 * Codes with one wrong, missing, added or swapped character: whether the item that was meant is proposed, and never chosen for
 * that, beside fuse.js, MiniSearch and trigrams over the codes. `bun tests/bench/code_slips.ts [seed]`
 */
import Fuse from "fuse.js";
import MiniSearch from "minisearch";
import { ITEMS } from "../../db/demo/mod.ts";
import { reading } from "../../db/mod.ts";
import { findItems } from "../../src/erp/mod.ts";
import { catalogue } from "../_catalogue.ts";
import { database, stopDatabases } from "../_db.ts";
import { randomFrom } from "./_table.ts";

const LIKELY = 0.5;
const EVERY = 7;
/** Of other slips in other items' codes. */
const SEED = Number(process.argv[2] ?? 5);
const CONFUSED: Record<string, string> = {
  "0": "D",
  "8": "3",
  "1": "7",
  "5": "6",
  D: "0",
  C: "G",
  V: "U",
  M: "N",
};

type Spoil = (code: string, at: number, random: () => number) => string;

const SPOILS: Record<string, Spoil> = {
  wrong: (code, at, random) => put(code, at, /\d/.test(code[at]!) ? digit(random) : letter(random)),
  missing: (code, at) => put(code, at, ""),
  added: (code, at, random) => put(code, at, code[at]! + digit(random)),
  doubled: (code, at) => put(code, at, code[at]! + code[at]!),
  swapped: (code, at) =>
    code.slice(0, at) +
    code
      .slice(at, at + 2)
      .split("")
      .reverse()
      .join("") +
    code.slice(at + 2),
  "misread by OCR": (code, at) => put(code, at, CONFUSED[code[at]!] ?? code[at]!),
};

interface Line {
  supplierSku: string;
  description?: string;
}
interface Question {
  line: Line;
  right: string;
}
interface Engine {
  name: string;
  ask(lines: Line[]): Promise<{ sku: string; chosen: boolean }[][]>;
}

const codes = new Set(ITEMS.map(({ sku }) => sku));
const connection = await database();
const connectionId = await catalogue(connection.db);
const engines = [ours(), fuse(), mini(), trigrams()];
console.log("slip            described  engine      asked  first  in five  another chosen");
for (const [kind, spoil] of Object.entries(SPOILS)) {
  const questions = questionsOf(spoil);
  for (const isDescribed of [false, true]) {
    const asked = questions.map(({ line, right }) => ({
      right,
      line: isDescribed ? line : { supplierSku: line.supplierSku },
    }));
    for (const engine of isDescribed ? engines.slice(0, 1) : engines)
      await measured(engine, { kind, isDescribed, asked });
  }
}
await connection.close();
await stopDatabases();
process.exit();

/** Codes that are no other item's, with the descriptions. */
function questionsOf(spoil: Spoil): Question[] {
  const random = randomFrom(SEED);
  return ITEMS.filter((_, at) => at % EVERY === (SEED - 5) % EVERY).flatMap(({ sku, description }) => {
    const places = [...sku].flatMap((character, at) => (/[A-Z\d]/.test(character) ? [at] : []));
    const supplierSku = spoil(sku, places[Math.floor(random() * places.length)]!, random);
    return supplierSku === sku || codes.has(supplierSku)
      ? []
      : [{ right: sku, line: { supplierSku, description } }];
  });
}

async function measured(
  { name, ask }: Engine,
  { kind, isDescribed, asked }: { kind: string; isDescribed: boolean; asked: Question[] },
) {
  const answers = await ask(asked.map(({ line }) => line));
  const share = (is: (found: { sku: string; chosen: boolean }[], right: string) => boolean) =>
    (answers.filter((found, at) => is(found, asked[at]!.right)).length / asked.length).toFixed(3);
  const cells = [
    kind.padEnd(15),
    (isDescribed ? "yes" : "no").padEnd(10),
    name.padEnd(11),
    String(asked.length).padStart(5),
    share(([first], right) => first?.sku === right).padStart(6),
    share((found, right) => found.some(({ sku }) => sku === right)).padStart(8),
    share(([first], right) => first?.chosen === true && first.sku !== right).padStart(15),
  ];
  console.log(cells.join(" "));
}

function ours(): Engine {
  const ask = async (lines: Line[]) => {
    const found = await reading(connection.db, "acme", (tx) =>
      findItems(tx, lines, { connectionId, limit: 5 }),
    );
    return found.map((list) => list.map(({ sku, score }) => ({ sku, chosen: score >= LIKELY })));
  };
  return { name: "ours", ask };
}

function fuse(): Engine {
  const index = new Fuse(ITEMS, { keys: ["sku"], ignoreLocation: true, threshold: 1 });
  return local("fuse.js", (code) => index.search(code, { limit: 5 }).map(({ item }) => item.sku));
}

function mini(): Engine {
  const searchOptions = { fuzzy: 0.2, prefix: true };
  const index = new MiniSearch({ fields: ["sku"], idField: "sku", searchOptions });
  index.addAll(ITEMS);
  return local("MiniSearch", (code) =>
    index
      .search(code)
      .slice(0, 5)
      .map(({ id }) => id),
  );
}

function trigrams(): Engine {
  const made = (code: string) => new Set(Array.from(`  ${code} `, (_, at) => `  ${code} `.slice(at, at + 3)));
  const known = ITEMS.map(({ sku }) => ({ sku, parts: made(sku) }));
  return local("trigrams", (code) => {
    const asked = made(code);
    const alike = known.map(({ sku, parts }) => ({
      sku,
      share: asked.intersection(parts).size / asked.union(parts).size,
    }));
    return alike
      .sort((a, b) => b.share - a.share)
      .slice(0, 5)
      .map(({ sku }) => sku);
  });
}

function local(name: string, best: (code: string) => string[]): Engine {
  const ask = async (lines: Line[]) =>
    lines.map(({ supplierSku }) => best(supplierSku).map((sku) => ({ sku, chosen: false })));
  return { name, ask };
}

function put(code: string, at: number, character: string) {
  return code.slice(0, at) + character + code.slice(at + 1);
}

function digit(random: () => number) {
  return String(Math.floor(random() * 10));
}

function letter(random: () => number) {
  return String.fromCharCode(65 + Math.floor(random() * 26));
}
