/**
 * Reads the drawn families' documents as other programs would have written them, and prints for each program what that
 * changes: lines, their F1, the heads that are right, and the documents that lose a line in silence.
 *
 *   bun tests/bench/producers.ts [CHANGE] [--family NAME] [--seed 4] [--every 8] [--misses] [--write FOLDER]
 *
 * Takes each so many-th family. --misses names the documents that are read worse than as they were. A change whose
 * programs (Ghostscript, poppler, qpdf) aren't there is skipped.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Made } from "./families/_family.ts";
import { type Score, scoreOf } from "./families/_score.ts";
import { FAMILIES } from "./families/mod.ts";
import { CHANGES } from "./producers/_changes.ts";
import type { Change } from "./producers/_pages.ts";

const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const wanted = args[0]?.startsWith("--") ? undefined : args[0];
const folder = option("--write");
const made = await documents();
const before = new Map<Made, Score>();
for (const one of made) before.set(one, await scoreOf(one));

console.log(`${"".padEnd(26)} docs  lines  F1            heads         silent  worse`);
for (const [name, change] of Object.entries(CHANGES))
  if (!wanted || name.includes(wanted)) await tried(name, change);

async function documents(): Promise<Made[]> {
  const every = Number(option("--every") ?? 8);
  const family = option("--family");
  const drawn = FAMILIES.filter(({ name, printer }) => !printer && (!family || name.includes(family)));
  const all: Made[] = [];
  for (const one of drawn.filter((_, i) => family || i % every === 0))
    all.push(await one.make(Number(option("--seed") ?? 4)));
  return all.filter(({ truth }) => truth.file.endsWith(".pdf"));
}

async function tried(name: string, change: Change): Promise<void> {
  const scores: [Score, Score][] = [];
  const worse: string[] = [];
  for (const one of made) {
    const bytes = change(one.bytes);
    if (!bytes) continue;
    const [was, is] = [before.get(one)!, await scoreOf({ bytes, truth: one.truth })];
    scores.push([was, is]);
    if (folder) kept(folder, name, { bytes, truth: one.truth });
    if (isWorse(was, is)) worse.push(`${one.truth.file} ${told(was)} -> ${told(is)}`);
  }
  if (scores.length === 0) return console.log(`${name.padEnd(26)} skipped: nothing comes of it here`);
  const [were, are] = [scores.map(([was]) => was), scores.map(([, is]) => is)];
  const both = (of: (scores: Score[]) => string) => `${of(were)} ${of(are)}`;
  console.log(
    `${name.padEnd(26)} ${String(scores.length).padStart(4)}  ${String(sum(were, ({ lines }) => lines)).padStart(5)}  ${both(f1)}   ${both(heads)}   ${both(silent)}     ${worse.length}`,
  );
  if (args.includes("--misses")) for (const line of worse) console.log(`    ${line}`);
}

function kept(folder: string, change: string, { bytes, truth }: Made): void {
  const to = join(folder, change.replace(/\W+/g, "-"));
  for (const part of ["files", "truth"]) mkdirSync(join(to, part), { recursive: true });
  writeFileSync(join(to, "files", truth.file), bytes);
  writeFileSync(join(to, "truth", `${truth.file}.json`), JSON.stringify(truth, null, 1));
}

function isWorse(was: Score, is: Score): boolean {
  return (
    is.right < was.right ||
    is.read > was.read ||
    (is.silent && !was.silent) ||
    rightHeads(is) < rightHeads(was)
  );
}

function told({ right, lines, read, silent, heads }: Score): string {
  const bad = heads.filter(([, verdict]) => verdict !== true).map(([name]) => name);
  return `${right}/${lines} (read ${read})${silent ? " SILENT" : ""}${bad.length ? ` not ${bad.join(", ")}` : ""}`;
}

function rightHeads({ heads }: Score): number {
  return heads.filter(([, verdict]) => verdict === true).length;
}

function f1(scores: Score[]): string {
  const read = sum(scores, ({ lines }) => lines) + sum(scores, ({ read }) => read);
  return ((2 * sum(scores, ({ right }) => right)) / Math.max(1, read)).toFixed(3);
}

function heads(scores: Score[]): string {
  return (
    sum(scores, rightHeads) /
    Math.max(
      1,
      sum(scores, ({ heads }) => heads.length),
    )
  ).toFixed(3);
}

function silent(scores: Score[]): string {
  return String(sum(scores, ({ silent }) => Number(silent))).padStart(2);
}

function sum(scores: Score[], of: (score: Score) => number): number {
  return scores.reduce((total, score) => total + of(score), 0);
}
