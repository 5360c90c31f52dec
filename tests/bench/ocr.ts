// How well scans and photos are read, by what was done to them:
//
//   nice bun tests/bench/ocr.ts [--orders N] [--each M] [--seed S] [--only KIND,KIND] [--locale de] [--families desk-,last-]
//     [--misses] [--keep FOLDER [--again]] [--values FILE]
//
// Made orders of many layouts and languages (the first N from seed S on that the layout reader reads wholly from their
// text) are printed in several fonts, spoiled in each of the ways of _spoiled.ts (with --each by turns M of them in each
// way), recognized, and held against what stands there (with --families: one order each of families of families.ts): words, codes, and lines with the right quantity,
// price, and code or description. "exact": part numbers letter by letter; "silent": lines missing, wrong or invented
// without a finding or a doubtful value, and orders that somebody altered by hand without an error; "≥ .9": of the values said to be so sure, how many are right, and of part numbers;
// "heads": how many are right, and in brackets how many were made up. `--values` keeps every value with what speaks for
// it, for calibration.ts; `--keep` the files and what was recognized in them, which `--again` judges without looking anew.
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileTypeOf, readFile } from "../../src/reading/mod.ts";
import { unreadPages } from "../../src/reading/ocr/merge.ts";
import type { RecognitionInput, Recognized } from "../../src/reading/ocr/page.ts";
import { recognize } from "../../src/reading/ocr/recognize.ts";
import { browserFault, openBrowser } from "../_browser.ts";
import { familyScans } from "./_family_scans.ts";
import { type MadeScan, madeScans, missed, type Score, scoreOf } from "./_made_scans.ts";
import { KINDS, type Kind, spoiled } from "./_spoiled.ts";

/** A value said to be so sure needs no look. */
const SURE = 0.9;

const [orders, names] = [Number(option("--orders") ?? 4), option("--families")?.split(",")];
const browser = names && !browserFault ? await openBrowser() : undefined;
const scans = names
  ? await familyScans(orders, { names, seed: Number(option("--seed") ?? 7), browser })
  : await madeScans(orders, { seed: Number(option("--seed") ?? 1000), locale: option("--locale") });
await browser?.close();
console.log(
  `${scans.length} orders, ${scans.flatMap(({ truth }) => truth.lines).length} lines: ${scans.map(({ seed, name }) => `${seed} ${name}`).join(", ")}`,
);
console.log(
  `${"".padEnd(20)} words  codes  recall precision F1    exact  silent  ≥ .9           codes ≥ .9     heads      CPU s a page`,
);
const only = option("--only")?.split(/,(?! )/);
const all: Outcome[] = [];
for (const [at, [name, kind]] of Object.entries(KINDS).entries()) {
  if (only && !only.includes(name)) continue;
  const outcomes: Outcome[] = [];
  for (const scan of turnsOf(at)) outcomes.push(await read(scan, { name, kind }));
  print(name, outcomes);
  all.push(...outcomes);
}
print("all", all);

interface Outcome extends Score {
  seconds: number;
}

/** The orders that are spoiled in the way at this place among all of them. */
function turnsOf(at: number): MadeScan[] {
  const each = Number(option("--each") ?? scans.length);
  return Array.from({ length: each }, (_, i) => scans[(at * each + i) % scans.length]!);
}

async function read(scan: MadeScan, { name, kind }: { name: string; kind: Kind }): Promise<Outcome> {
  const bytes = await spoiled(scan, kind);
  const kept = keptAt(`${scan.name} ${scan.seed} ${name}`);
  if (kept) await Bun.write(`${kept}.${fileTypeOf(bytes)}`, bytes);
  const type = fileTypeOf(bytes)!;
  const [page] = unreadPages(await readFile(bytes, type));
  const start = process.cpuUsage();
  const recognized = await recognizedOf({ bytes, type, page: page! }, kept);
  const { user, system } = process.cpuUsage(start);
  const score = scoreOf(scan, recognized, kind);
  if (process.argv.includes("--misses")) {
    console.log(
      `  ${scan.seed} ${scan.name}: ${score.right}/${score.ofLines} lines, ${score.silent} silent,`,
    );
    console.log(`    missed ${missed(scan, recognized).join(" ")}`);
    for (const { field, value, confidence, right } of score.values)
      if (!right && confidence >= SURE) console.log(`    wrong ${field} "${value}" ${confidence}`);
  }
  keepValues(score, { name, seed: scan.seed });
  return { ...score, seconds: (user + system) / 1e6 };
}

/** As it was recognized before where that is wanted and kept. */
async function recognizedOf(input: RecognitionInput, kept: string | undefined): Promise<Recognized> {
  const file = Bun.file(`${kept}.json`);
  if (kept && process.argv.includes("--again") && (await file.exists())) return file.json();
  const recognized = await recognize(input);
  if (kept) await Bun.write(file, JSON.stringify(recognized));
  return recognized;
}

/** Where a scan so called is kept, without its ending. */
function keptAt(name: string): string | undefined {
  const folder = option("--keep");
  if (folder) mkdirSync(folder, { recursive: true });
  return folder && join(folder, name);
}

function keepValues({ values }: Score, order: { name: string; seed: number }): void {
  const file = option("--values");
  if (!file) return;
  for (const value of values) appendFileSync(file, `${JSON.stringify({ ...order, ...value })}\n`);
}

function print(name: string, outcomes: Outcome[]): void {
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + pick(one), 0);
  const share = (part: number, of: number) => (part / Math.max(1, of)).toFixed(3);
  const [right, of, read] = [sum((o) => o.right), sum((o) => o.ofLines), sum((o) => o.readLines)];
  const sure = outcomes.flatMap(({ values }) => values).filter(({ confidence }) => confidence >= SURE);
  const shares = [
    share(
      sum((o) => o.words),
      sum((o) => o.ofWords),
    ),
    share(
      sum((o) => o.codes),
      sum((o) => o.ofCodes),
    ),
    share(right, of),
    share(right, read),
    share(2 * right, of + read),
    share(
      sum((o) => o.exact),
      sum((o) => o.coded),
    ),
  ];
  const certain = [sure, sure.filter(({ field }) => field.endsWith("Sku"))].map((of) =>
    `${share(of.filter((value) => value.right).length, of.length)} of ${of.length}`.padEnd(14),
  );
  const heads = outcomes.flatMap(({ heads }) => heads.map(([, verdict]) => verdict));
  const made = heads.filter((verdict) => verdict === "invented").length;
  const seconds = (sum((o) => o.seconds) / Math.max(1, outcomes.length)).toFixed(1);
  console.log(
    name.padEnd(20),
    shares.join("  "),
    String(sum((o) => o.silent)).padStart(5),
    ` ${certain.join(" ")}`,
    `${share(heads.filter((verdict) => verdict === true).length, heads.length - made)} (${made})`,
    seconds,
  );
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : undefined;
}
