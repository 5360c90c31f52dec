/**
 * Reads orders of many families, with the whole reader, and prints how well, family by family:
 *
 *   bun tests/bench/families.ts [FAMILY] [SEED | FIRST-LAST] [--unseen] [--drawn] [--misses] [--told] [--show] [--write FOLDER]
 *
 * "codes" is the share of right ones among the codes that lines are said to have, second ones too, where the truth has
 * any; "coded", "words" and "units" are the shares of lines for which the item's code, its words and its unit of measure
 * were read, where it has them.
 * Of orders that are right in all their lines and heads, "false" counts those with an error, and "warned" is the mean of
 * their warnings; the findings that did it follow by their codes, with --told in full.
 * Seeds 1 to 6 are for mending the reader, 7 to 9 (--unseen) only for measuring. --write keeps the documents and their
 * truths in the form that extraction_score.ts reads. --drawn leaves out those that take another program to print.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import type { Finding } from "../../db/mod.ts";
import { browserFault, openBrowser } from "../_browser.ts";
import { type Score, scoreOf, type Verdict } from "./families/_score.ts";
import { FAMILIES, type Family, type Made } from "./families/mod.ts";

const args = process.argv.slice(2);
const folder = args.includes("--write") ? args[args.indexOf("--write") + 1] : undefined;
const [wanted, seed] = args.filter((arg, i) => !arg.startsWith("--") && args[i - 1] !== "--write");
const seeds = seedsOf(seed ?? (args.includes("--unseen") ? "7-9" : "1-6"));
const families = FAMILIES.filter(
  ({ name, printer }) =>
    (!wanted || name.toLowerCase().includes(wanted.toLowerCase())) && !(printer && args.includes("--drawn")),
);
const isWeb = families.some(({ printer }) => printer === "chromium");
const browser = isWeb && !browserFault ? await openBrowser() : undefined;

await main(browser);
await browser?.close();

async function main(browser: Browser | undefined) {
  const all: Score[] = [];
  console.log(
    `${"family".padEnd(22)} lines  F1     codes coded words units number date  due   curr  total buyer to    address silent invented false warned`,
  );
  for (const family of families) {
    const fault = faultOf(family);
    if (fault) {
      console.log(`${family.name.padEnd(22)} skipped: ${fault}`);
      continue;
    }
    const scores: Score[] = [];
    for (const made of await Promise.all(seeds.map((one) => madeOf(family, one, browser))))
      scores.push(await judged(made));
    all.push(...scores);
    print(family.name, scores);
  }
  print("all", all);
  printCodes(all.flatMap(({ told }) => (told ? [told] : [])));
}

/** Why this machine cannot print it. */
function faultOf({ printer }: Family): string | null {
  if (printer === "chromium") return browserFault;
  return printer && !Bun.which(printer) ? `no ${printer} here` : null;
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
  if (args.includes("--show") || (args.includes("--misses") && !score.told)) explain(made, score);
  if (args.includes("--told"))
    for (const { code, level, message } of score.told ?? [])
      console.log(`  ${made.truth.file} ${level === "error" ? "!" : "?"} ${code} ${message}`);
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
  const items = (["codes", "coded", "worded", "measured"] as const).map((name) =>
    ratio(
      sum((score) => score[name][0]),
      sum((score) => score[name][1]),
    ),
  );
  const columns = ["number", "date", "due", "currency", "total", "buyer", "ship-to", "address"].map((field) =>
    share(heads, field),
  );
  console.log(
    `${name.padEnd(22)} ${String(lines).padStart(5)}  ${f1.toFixed(3)}  ${items.join(" ")} ${columns.join(" ")}   ${String(sum(({ silent }) => Number(silent))).padStart(3)}  ${String(sum(({ invented }) => invented)).padStart(5)}    ${alarmsIn(scores)}`,
  );
}

function ratio(right: number, of: number): string {
  return of ? (right / of).toFixed(3) : "-    ";
}

/** How many orders that are right carry an error, and how many warnings each of them on average. */
function alarmsIn(scores: Score[]): string {
  const fine = scores.flatMap(({ told }) => (told ? [told] : []));
  if (!fine.length) return "    -      -";
  const warnings = fine.flat().filter(({ level }) => level === "warning").length;
  return `${String(fine.filter(isStopped).length).padStart(5)}   ${(warnings / fine.length).toFixed(2)}`;
}

function printCodes(fine: Finding[][]) {
  const codes = [...new Set(fine.flat().map(({ code, level }) => `${level} ${code}`))];
  const rows = codes.map((name) => {
    const of = (told: Finding[]) => told.filter(({ code, level }) => `${level} ${code}` === name).length;
    const [orders, all] = [fine.filter(of).length, of(fine.flat())];
    return { name, orders, all };
  });
  console.log(
    `\nof ${fine.length} right orders, ${fine.filter((told) => told.length).length} carry a finding`,
  );
  for (const { name, orders, all } of rows.toSorted((a, b) => b.orders - a.orders))
    console.log(`${name.padEnd(30)} ${String(orders).padStart(4)} orders ${String(all).padStart(5)} times`);
}

function isStopped(told: Finding[]): boolean {
  return told.some(({ level }) => level === "error");
}

function share(heads: [string, Verdict][], field: string): string {
  const of = heads.filter(([name]) => name === field);
  const right = of.filter(([, verdict]) => verdict === true).length;
  return (of.length ? (right / of.length).toFixed(2) : "-").padEnd(5);
}
