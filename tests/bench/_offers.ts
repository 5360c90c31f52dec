import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ITEMS } from "../../db/demo/mod.ts";

/** A catalogue and questions with the right answers; empty: nothing in the catalogue is right. */
export interface Offers {
  name: string;
  items: { sku: string; description: string }[];
  questions: { text: string; right: string[] }[];
}

const DATA = join(import.meta.dir, "../../../shared/data");

/** The sets to measure on: other shops' words for the same products where the data folder is there, and our own catalogue. */
export function offers(): Offers[] {
  if (!existsSync(join(DATA, "matching"))) {
    console.log(`Skipped all but our own catalogue: "${DATA}/matching" is not there`);
    return [ownOffers()];
  }
  const shops = ["cameras", "computers"].map(shopOffers);
  const both = {
    name: "both shops",
    items: shops.flatMap(({ items }) => items),
    questions: shops.flatMap(({ questions }) => questions).filter((_, at) => at % 3 === 0),
  };
  return [...shops, both, masterOffers(), ownOffers()];
}

/** The lines of purchase orders against the master of the seller they were sent to, by their descriptions alone. */
function masterOffers(): Offers {
  const read = (path: string) => JSON.parse(readFileSync(join(DATA, "dev", path), "utf8"));
  const { products } = read("masters/products.json") as {
    products: { sku: string; long_description: string }[];
  };
  const known = new Set(products.map(({ sku }) => sku));
  const truths = readdirSync(join(DATA, "dev/truth")).filter((file) =>
    /^krrish777.*(?<!--scan)\.json$/.test(file),
  );
  const lines = truths.flatMap(
    (file) => (read(`truth/${file}`).lines ?? []) as { sku: string; description: string | null }[],
  );
  return {
    name: "order lines",
    items: products.map(({ sku, long_description }) => ({ sku, description: long_description })),
    questions: lines
      .filter(({ sku, description }) => description && known.has(sku))
      .map(({ sku, description }) => ({ text: description!, right: [sku] })),
  };
}

function shopOffers(name: string): Offers {
  const items = lines<{ sku: string; description: string }>(`${name}_items`).map(withoutTags);
  const questions = lines<{ description: string; skus: string[] }>(`${name}_queries`).map(withoutTags);
  // Many questions stand in the catalogue word by word: finding those would prove nothing.
  const asked = new Set(questions.map(({ description }) => description));
  const kept = items.filter(({ description }) => !asked.has(description));
  const skus = new Set(kept.map(({ sku }) => sku));
  return {
    name,
    items: kept,
    questions: questions
      .filter(({ skus: right }) => right.some((sku) => skus.has(sku)))
      .map(({ description, skus: right }) => ({ text: description, right })),
  };
}

function lines<T>(name: string): T[] {
  const text = readFileSync(join(DATA, "matching", `${name}.jsonl`), "utf8").trim();
  return text.split("\n").map((line) => JSON.parse(line));
}

/** Language tags of the crawl: nobody writes them. */
function withoutTags<T extends { description: string }>(row: T): T {
  return { ...row, description: row.description.replace(/"@[a-z]{2}(-[a-z]{2})?\b/gi, " ").trim() };
}

/** Lines as buyers write them for a third of the demo catalogue's items; every fourth is of an item that the catalogue lacks. */
function ownOffers(): Offers {
  const random = randomFrom(7);
  const gone = new Set(ITEMS.filter((_, at) => at % 5 === 1).map(({ sku }) => sku));
  const questions = Array.from({ length: 1600 }, (_, at) => {
    const pool = ITEMS.filter(({ sku }) => gone.has(sku) === (at % 4 === 0));
    const { sku, description } = pool[Math.floor(random() * pool.length)]!;
    return { text: asBuyersWrite(description, random), right: gone.has(sku) ? [] : [sku] };
  });
  return { name: "demo catalogue", items: ITEMS.filter(({ sku }) => !gone.has(sku)), questions };
}

const SHORT: [RegExp, string][] = [
  [/Hex Cap Screw/, "HCS"],
  [/Socket Head Cap Screw/, "SHCS"],
  [/Nylon Insert Lock Nut/, "nyloc nut"],
  [/Stainless/, "SS"],
  [/Zinc/, "ZP"],
  [/Grade /, "GR"],
  [/, Class /, " CL"],
  [/Black/, "BLK"],
  [/ in\b/, '"'],
  [/Steel/, "STL"],
  [/Hydraulic/, "HYD"],
  [/Connector/, "CONN"],
  [/Bearing/, "BRG"],
  [/ x /, "X"],
];
const NOISE = ["per dwg rev B", "URGENT", "stock", "certs reqd", "ref quote 20-118", "each"];

/** Abbreviations, words left out or moved, capitals, words of the buyer's own; now and then a size is left out. */
function asBuyersWrite(description: string, random: () => number): string {
  let text = description;
  for (const [long, short] of SHORT) if (random() < 0.4) text = text.replace(long, short);
  let words = text.split(/\s+/).filter((word) => /\d/.test(word) || random() > 0.2);
  if (random() < 0.15) words = words.filter((word) => !/\d/.test(word) || random() > 0.4);
  if (random() < 0.2 && words.length > 3)
    words.push(words.splice(Math.floor(random() * words.length), 1)[0]!);
  if (random() < 0.3) words.push(NOISE[Math.floor(random() * NOISE.length)]!);
  const written = words.join(" ").replace(/[ ,]+$/, "");
  return random() < 0.4 ? written.toUpperCase() : written;
}

function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
