// Reads made mails of many wordings (seeds FIRST to LAST) and prints, by trait of the layout, how many are
// whole, the lines' F1, those that are wrong though no error says so (silent), and right ones with an error (false):
//
//   bun tests/bench/mails.ts [LAST] [--from FIRST] [--misses | --seed SEED]
import { type MadeMail, mailOf } from "./_random_mail.ts";
import { type Score, scoreOf } from "./families/_score.ts";

const number = (name: string) => Number(process.argv[process.argv.indexOf(name) + 1]);
const has = (name: string) => process.argv.includes(name);
const first = has("--seed") ? number("--seed") : has("--from") ? number("--from") : 1;
const last = has("--seed") ? first : Number(process.argv[2]) || 300;
const outcomes: { made: MadeMail; score: Score; whole: boolean }[] = [];
for (let seed = first; seed <= last; seed++) {
  const made = mailOf(seed);
  const score = await scoreOf(made);
  const whole = score.right === score.lines && score.read === score.right;
  outcomes.push({ made, score, whole });
  if (has("--seed") || (has("--misses") && (!whole || score.silent))) explain(made, score);
}
print();

function explain({ truth, traits }: MadeMail, { right, lines, read, silent, heads, drafts }: Score): void {
  const laid = Object.entries(traits).map(([name, value]) => `${name}=${value}`);
  console.log(`${truth.file} ${right}/${lines} (read ${read})${silent ? " SILENT" : ""} ${laid.join(" ")}`);
  const bad = heads.filter(([, verdict]) => verdict !== true).map(([name]) => name);
  if (bad.length) console.log(`   heads: ${bad.join(", ")}`);
  for (const { code, level, message } of drafts.flatMap(({ findings }) => findings))
    console.log(`   ${level === "error" ? "!" : "?"} ${code} ${message}`);
  if (right === lines && !has("--seed")) return;
  for (const line of truth.lines.slice(0, 3)) console.log(`   = ${JSON.stringify(line)}`);
  for (const { fields } of drafts.flatMap((draft) => draft.lines).slice(0, 4))
    console.log(
      `   - ${Object.entries(fields)
        .map(([name, { value }]) => `${name}=${value}`)
        .join(" | ")}`,
    );
}

function print(): void {
  console.log(`${"trait".padEnd(28)} files  whole  F1     number date  buyer total silent false`);
  const traits = new Set(
    outcomes.flatMap(({ made }) => Object.entries(made.traits).map((pair) => pair.join("="))),
  );
  for (const trait of [...[...traits].sort(), "all"]) {
    const of = outcomes.filter(
      ({ made }) => trait === "all" || Object.entries(made.traits).some((pair) => pair.join("=") === trait),
    );
    const sum = (pick: (score: Score) => number) => of.reduce((all, { score }) => all + pick(score), 0);
    const f1 =
      (2 * sum(({ right }) => right)) /
      Math.max(
        1,
        sum(({ lines, read }) => lines + read),
      );
    const heads = ["number", "date", "buyer", "total"].map((name) => {
      const told = of.flatMap(({ score }) => score.heads.filter(([head]) => head === name));
      return told.length
        ? (told.filter(([, verdict]) => verdict === true).length / told.length).toFixed(2)
        : "-";
    });
    const falsely = of.filter(({ score }) => score.told?.some(({ level }) => level === "error")).length;
    console.log(
      [
        trait.padEnd(28),
        String(of.length).padEnd(6),
        (of.filter(({ whole }) => whole).length / of.length).toFixed(3).padEnd(6),
        f1.toFixed(3).padEnd(6),
        ...heads.map((share) => share.padEnd(5)),
        String(sum(({ silent }) => Number(silent))).padEnd(6),
        falsely,
      ].join(" "),
    );
  }
}
