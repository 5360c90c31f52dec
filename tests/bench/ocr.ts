// How well scans and photos are read, by what was done to them:
//
//   nice bun tests/bench/ocr.ts [--orders N] [--seed S] [--only KIND,KIND] [--locale de] [--families desk-,last-]
//     [--misses] [--keep FOLDER] [--values FILE]
//
// Made orders of many layouts and languages (the first N from seed S on that the layout reader reads wholly from their
// text) are printed in several fonts, spoiled in each of the ways of _spoiled.ts, recognized, and held against what stands
// there (with --families: one order each of families of families.ts): words, codes, and lines with the right quantity, price, and code or description. "exact": part numbers letter by
// letter; "silent": lines missing, wrong or invented without a finding or a doubtful value; "≥ .9": of the values said to
// be so sure, how many are right, and of part numbers. `--values` keeps every value with what speaks for it, for calibration.ts.
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileTypeOf, readFile } from "../../src/reading/mod.ts";
import { unreadPages } from "../../src/reading/ocr/merge.ts";
import { recognize } from "../../src/reading/ocr/recognize.ts";
import { familyScans } from "./_family_scans.ts";
import { type MadeScan, madeScans, missed, type Score, scoreOf } from "./_made_scans.ts";
import { KINDS, type Kind, spoiled } from "./_spoiled.ts";

/** A value said to be so sure needs no look. */
const SURE = 0.9;

const [orders, names] = [Number(option("--orders") ?? 4), option("--families")?.split(",")];
const scans = names
  ? await familyScans(orders, { names, seed: Number(option("--seed") ?? 7) })
  : await madeScans(orders, { seed: Number(option("--seed") ?? 1000), locale: option("--locale") });
console.log(
  `${scans.length} orders, ${scans.flatMap(({ truth }) => truth.lines).length} lines: ${scans.map(({ seed, name }) => `${seed} ${name}`).join(", ")}`,
);
console.log(
  `${"".padEnd(20)} words  codes  recall precision F1    exact  silent  ≥ .9           codes ≥ .9     CPU s a page`,
);
const only = option("--only")?.split(",");
const all: Outcome[] = [];
for (const [name, kind] of Object.entries(KINDS)) {
  if (only && !only.includes(name)) continue;
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
  const bytes = await spoiled(scan.print, kind, scan.seed);
  await keep(bytes, `${scan.name} ${scan.seed} ${name}`);
  const type = fileTypeOf(bytes)!;
  const [page] = unreadPages(await readFile(bytes, type));
  const start = process.cpuUsage();
  const recognized = await recognize({ bytes, type, page: page! });
  const { user, system } = process.cpuUsage(start);
  const score = scoreOf(scan, recognized);
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

async function keep(bytes: Uint8Array, name: string): Promise<void> {
  const folder = option("--keep");
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await Bun.write(join(folder, `${name}.${fileTypeOf(bytes)}`), bytes);
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
  const seconds = (sum((o) => o.seconds) / Math.max(1, outcomes.length)).toFixed(1);
  console.log(
    name.padEnd(20),
    shares.join("  "),
    String(sum((o) => o.silent)).padStart(5),
    ` ${certain.join(" ")}`,
    seconds,
  );
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : undefined;
}
