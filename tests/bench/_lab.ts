import type { Made } from "./families/_family.ts";
import { type Score, scoreOf } from "./families/_score.ts";

/** A document made at random, and what was drawn for it, by trait. */
export interface Drawn extends Made {
  traits: Record<string, string>;
}

interface Outcome {
  made: Drawn;
  score: Score;
  whole: boolean;
}

const HEADS = ["number", "date", "buyer", "total"];
const number = (name: string) => Number(process.argv[process.argv.indexOf(name) + 1]);
const has = (name: string) => process.argv.includes(name);

/**
 * Reads documents made of the seeds that the command line asks for ([LAST] --from FIRST, or --seed SEED) and prints, by
 * trait, how many are whole, the lines' F1, the wrong ones that no error says (silent), and right ones with an error (false).
 */
export async function readLab(make: (seed: number) => Drawn): Promise<void> {
  const first = has("--seed") ? number("--seed") : has("--from") ? number("--from") : 1;
  const last = has("--seed") ? first : Number(process.argv[2]) || 300;
  const outcomes: Outcome[] = [];
  for (let seed = first; seed <= last; seed++) {
    const made = make(seed);
    const score = await scoreOf(made);
    const whole = score.right === score.lines && score.read === score.right;
    outcomes.push({ made, score, whole });
    if (has("--seed") || (has("--misses") && (!whole || score.silent))) explain(made, score);
  }
  print(outcomes);
}

function explain({ truth, traits }: Drawn, { right, lines, read, silent, heads, drafts }: Score): void {
  const drawn = Object.entries(traits).map(([name, value]) => `${name}=${value}`);
  console.log(`${truth.file} ${right}/${lines} (read ${read})${silent ? " SILENT" : ""} ${drawn.join(" ")}`);
  const bad = heads.filter(([, verdict]) => verdict !== true).map(([name]) => name);
  if (bad.length) console.log(`   heads: ${bad.join(", ")}`);
  for (const { code, level, message } of drafts.flatMap(({ findings }) => findings))
    console.log(`   ${level === "error" ? "!" : "?"} ${code} ${message}`);
  if (right === lines && !has("--seed")) return;
  for (const line of truth.lines.slice(0, 3)) console.log(`   = ${JSON.stringify(line)}`);
  for (const { fields } of drafts.flatMap((draft) => draft.lines).slice(0, 4)) {
    const got = Object.entries(fields).map(([name, { value }]) => `${name}=${value}`);
    console.log(`   - ${got.join(" | ")}`);
  }
}

function print(outcomes: Outcome[]): void {
  console.log(`${"trait".padEnd(28)} files  whole  F1     number date  buyer total silent false`);
  const byTrait = Map.groupBy(
    outcomes.flatMap((outcome) => traitsOf(outcome).map((trait) => ({ trait, outcome }))),
    ({ trait }) => trait,
  );
  for (const trait of [...byTrait.keys()].sort())
    console.log(
      rowOf(
        trait,
        byTrait.get(trait)!.map(({ outcome }) => outcome),
      ),
    );
  console.log(rowOf("all", outcomes));
}

function traitsOf({ made }: Outcome): string[] {
  return Object.entries(made.traits).map((pair) => pair.join("="));
}

function rowOf(trait: string, of: Outcome[]): string {
  const sum = (pick: (score: Score) => number) => of.reduce((all, { score }) => all + pick(score), 0);
  const counted = sum(({ lines, read }) => lines + read);
  const f1 = (2 * sum(({ right }) => right)) / Math.max(1, counted);
  const falsely = of.filter(({ score }) => score.told?.some(({ level }) => level === "error")).length;
  return [
    trait.padEnd(28),
    String(of.length).padEnd(6),
    (of.filter(({ whole }) => whole).length / of.length).toFixed(3).padEnd(6),
    f1.toFixed(3).padEnd(6),
    ...HEADS.map((name) => shareOfHead(of, name).padEnd(5)),
    String(sum(({ silent }) => Number(silent))).padEnd(6),
    falsely,
  ].join(" ");
}

function shareOfHead(of: Outcome[], name: string): string {
  const told = of.flatMap(({ score }) => score.heads.filter(([head]) => head === name));
  const right = told.filter(([, verdict]) => verdict === true).length;
  return told.length ? (right / told.length).toFixed(2) : "-";
}
