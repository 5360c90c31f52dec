// How well scans and photos are read, by what was done to them:
//
//   nice bun tests/bench/ocr.ts [--orders N] [--seed S] [--only KIND] [--locale de] [--misses] [--keep FOLDER]
//
// Made orders of many layouts and languages (the first N from seed S on that the layout reader reads wholly from their
// text) are printed in several fonts, spoiled in each of the ways of _spoiled.ts, recognized, and held against what stands
// there: words, codes, and lines with the right quantity, price, and code or description.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileTypeOf, readFile } from "../../src/reading/mod.ts";
import { unreadPages } from "../../src/reading/ocr/merge.ts";
import { recognize } from "../../src/reading/ocr/recognize.ts";
import { type MadeScan, madeScans, missed, type Score, scoreOf } from "./_made_scans.ts";
import { KINDS, type Kind, spoiled } from "./_spoiled.ts";

const scans = await madeScans(Number(option("--orders") ?? 4), {
  seed: Number(option("--seed") ?? 1000),
  locale: option("--locale"),
});
console.log(
  `${scans.length} orders, ${scans.flatMap(({ made }) => made.lines).length} lines: ${scans.map(({ made }) => `${made.seed} ${made.traits.locale}`).join(", ")}`,
);
console.log(`${"".padEnd(20)} words  codes  recall  precision  F1     CPU s a page`);
const all: Outcome[] = [];
for (const [name, kind] of Object.entries(KINDS)) {
  if (!name.includes(option("--only") ?? "")) continue;
  const outcomes: Outcome[] = [];
  for (const scan of scans) outcomes.push(await read(scan, { name, kind }));
  print(name, outcomes);
  all.push(...outcomes);
}
print("all", all);

interface Outcome extends Score {
  seconds: number;
}

async function read(scan: MadeScan, { name, kind }: { name: string; kind: Kind }): Promise<Outcome> {
  const bytes = await spoiled(scan.print, kind, scan.made.seed);
  await keep(bytes, `${scan.made.seed} ${name}`);
  const type = fileTypeOf(bytes)!;
  const [page] = unreadPages(await readFile(bytes, type));
  const start = process.cpuUsage();
  const recognized = await recognize({ bytes, type, page: page! });
  const { user, system } = process.cpuUsage(start);
  const score = scoreOf(scan, recognized);
  if (process.argv.includes("--misses")) {
    console.log(`  ${scan.made.seed} ${scan.made.traits.locale}: ${score.lines}/${score.ofLines} lines,`);
    console.log(`    missed ${missed(scan, recognized).join(" ")}`);
  }
  return { ...score, seconds: (user + system) / 1e6 };
}

async function keep(bytes: Uint8Array, name: string): Promise<void> {
  const folder = option("--keep");
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await Bun.write(join(folder, `${name}.${fileTypeOf(bytes)}`), bytes);
}

function print(name: string, outcomes: Outcome[]): void {
  const sum = (field: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[field], 0);
  const share = (of: keyof Outcome, all: keyof Outcome) => sum(of) / Math.max(1, sum(all));
  const [recall, precision] = [share("lines", "ofLines"), share("lines", "readLines")];
  const f1 = (2 * recall * precision) / Math.max(1e-9, recall + precision);
  const shares = [share("words", "ofWords"), share("codes", "ofCodes"), recall, precision, f1];
  const seconds = (sum("seconds") / Math.max(1, outcomes.length)).toFixed(1);
  console.log(name.padEnd(20), shares.map((value) => value.toFixed(3)).join("  "), `    ${seconds}`);
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : undefined;
}
