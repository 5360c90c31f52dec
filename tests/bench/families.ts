/**
 * Reads orders of many families, with the whole reader, and prints how well, family by family:
 *
 *   bun tests/bench/families.ts [FAMILY] [SEED | FIRST-LAST] [--unseen] [--drawn] [--misses] [--show] [--write FOLDER]
 *
 * Seeds 1 to 6 are for mending the reader, 7 to 9 (--unseen) only for measuring. --write keeps the documents and their
 * truths in the form that extraction_score.ts reads. --drawn leaves out those that take a browser to print.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { browserFault, openBrowser } from "../_browser.ts";
import { type Score, scoreOf, type Verdict } from "./families/_score.ts";
import { FAMILIES, type Family, type Made } from "./families/mod.ts";

const args = process.argv.slice(2);
const folder = args.includes("--write") ? args[args.indexOf("--write") + 1] : undefined;
const [wanted, seed] = args.filter((arg, i) => !arg.startsWith("--") && args[i - 1] !== "--write");
const seeds = seedsOf(seed ?? (args.includes("--unseen") ? "7-9" : "1-6"));
const families = FAMILIES.filter(
  ({ name, browser }) =>
    (!wanted || name.toLowerCase().includes(wanted.toLowerCase())) && !(browser && args.includes("--drawn")),
);
const browser = families.some((family) => family.browser) && !browserFault ? await openBrowser() : undefined;

await main(browser);
await browser?.close();

async function main(browser: Browser | undefined) {
  const all: Score[] = [];
  console.log(
    `${"family".padEnd(22)} lines  F1     number date  due   curr  total buyer to    address silent invented`,
  );
  for (const family of families) {
    if (family.browser && !browser) {
      console.log(`${family.name.padEnd(22)} skipped: ${browserFault}`);
      continue;
    }
    const scores: Score[] = [];
    for (const one of seeds) scores.push(await judged(await madeOf(family, one, browser)));
    all.push(...scores);
    print(family.name, scores);
  }
  print("all", all);
}

/** "4" or "10-14" as numbers. */
function seedsOf(range: string): number[] {
  const [first = 1, last = first] = range.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

async function madeOf(family: Family, one: number, browser?: Browser): Promise<Made> {
  const made = await family.make(one, browser);
  if (folder) {
    for (const part of ["files", "truth"]) mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, "files", made.truth.file), made.bytes);
    writeFileSync(join(folder, "truth", `${made.truth.file}.json`), JSON.stringify(made.truth, null, 1));
  }
  return made;
}

async function judged(made: Made): Promise<Score> {
  const score = await scoreOf(made);
  const fine =
    score.right === score.lines &&
    score.read === score.lines &&
    score.heads.every(([, verdict]) => verdict === true);
  if (args.includes("--show") || (args.includes("--misses") && !fine)) explain(made, score);
  return score;
}

function explain({ truth }: Made, { right, read, silent, heads, drafts }: Score) {
  const bad = heads.filter(([, verdict]) => verdict !== true).map(([name]) => name);
  console.log(
    `  ${truth.file}: ${right}/${truth.lines.length} (read ${read})${silent ? " SILENT" : ""} ${bad.join(", ")}`,
  );
  for (const { header, findings } of drafts) {
    const fields = Object.entries(header).map(([name, value]) => `${name}=${value?.value}`);
    console.log(`    got  ${fields.join(" | ")}`);
    if (args.includes("--show"))
      for (const { code, message } of findings) console.log("    !", code, message);
  }
  const { docNumber, date, requestedDate, currency, total, buyer, shipTo } = truth;
  console.log(
    `    want ${[docNumber, date, requestedDate, currency, total, buyer, shipTo?.name, shipTo?.lines.join(", ")].join(" | ")}`,
  );
  if (right === truth.lines.length && read === right && !args.includes("--show")) return;
  const most = args.includes("--show") ? 999 : 4;
  for (const { printedNumber, fields } of drafts.flatMap(({ lines }) => lines).slice(0, most))
    console.log(
      "    -",
      printedNumber ?? "",
      Object.entries(fields)
        .map(([name, value]) => `${name}=${value.value}`)
        .join(" | "),
    );
  for (const line of truth.lines.slice(0, most)) console.log("    =", Object.values(line).join(" | "));
}

function print(name: string, scores: Score[]) {
  const sum = (pick: (score: Score) => number) => scores.reduce((total, score) => total + pick(score), 0);
  const lines = sum((score) => score.lines);
  const f1 = (2 * sum(({ right }) => right)) / Math.max(1, lines + sum(({ read }) => read));
  const heads = scores.flatMap((score) => score.heads);
  const columns = ["number", "date", "due", "currency", "total", "buyer", "ship-to", "address"].map((field) =>
    share(heads, field),
  );
  console.log(
    `${name.padEnd(22)} ${String(lines).padStart(5)}  ${f1.toFixed(3)}  ${columns.join(" ")}   ${String(sum(({ silent }) => Number(silent))).padStart(3)}  ${String(sum(({ invented }) => invented)).padStart(5)}`,
  );
}

function share(heads: [string, Verdict][], field: string): string {
  const of = heads.filter(([name]) => name === field);
  const right = of.filter(([, verdict]) => verdict === true).length;
  return (of.length ? (right / of.length).toFixed(2) : "-").padEnd(5);
}
