// Reads made orders of many layouts (seeds 1 to N) and prints recall, precision and F1 by trait of the layout, with
// orders that are wrong though no error says so (silent), no finding at all (mute), and those that are right and have
// an error or a warning all the same (false). With --wide more stands around and between the lines, with --far also
// beside them, in further columns and moneys, over broken pages:
//
//   bun tests/bench/layouts.ts [N] [--from S] [--seed S] [--wide | --far] [--misses | --silent | --false]
import { ordersOf } from "../../src/extraction/orders_of.ts";
import { withConfidence } from "../../src/extraction/verify/confidence.ts";
import { sourceOf } from "../../src/extraction/verify/source.ts";
import type { Draft, DraftLine } from "../../src/orders/mod.ts";
import { made } from "../fixtures/layouts/_lab.ts";
import type { Made, MadeLine } from "../fixtures/layouts/_lab_line.ts";
import { isFlagged } from "./_flagged.ts";

interface Outcome {
  made: Made;
  wanted: number;
  read: number;
  right: number;
  whole: boolean;
  error: boolean;
  warning: boolean;
}

const number = (name: string) => Number(process.argv[process.argv.indexOf(name) + 1]);
const has = (name: string) => process.argv.includes(name);
const first = has("--from") ? number("--from") : 1;
const last = Number(process.argv[2]) || 400;
const seeds = has("--seed")
  ? [number("--seed")]
  : Array.from({ length: last - first + 1 }, (_, i) => i + first);
const fields = new Map<string, [right: number, of: number]>();
const outcomes = seeds.map(outcomeOf);
print();

function outcomeOf(seed: number): Outcome {
  const order = made(seed, has("--far") ? "far" : has("--wide") ? "wide" : "plain");
  const read = ordersOf(order.reading, { ownNames: ["Acme"] });
  const drafts = read.drafts.map((draft) => withConfidence(sourceOf(read.reading), draft));
  const got = drafts.flatMap(({ lines }) => lines);
  const right = order.lines.filter((line, i) => same(line, got[i]) || got.some((g) => same(line, g))).length;
  const draft = drafts[0];
  count("number", draft?.header.poNumber?.value === order.number);
  count("date", draft?.header.orderDate?.value === order.date);
  count("buyer", squash(draft?.header.customerName?.value) === squash(order.buyer));
  if (order.total !== undefined) count("total", Number(draft?.header.total?.value) === order.total);
  else count("noTotal", !draft?.header.total);
  if (order.lines.length === got.length)
    for (const [i, line] of order.lines.entries()) compare(line, got[i]!);
  const levels = new Set(drafts.flatMap(({ findings }) => findings.map(({ level }) => level)));
  const whole = right === order.lines.length && got.length === right;
  const outcome = {
    made: order,
    wanted: order.lines.length,
    read: got.length,
    right,
    whole,
    error: drafts.some(isFlagged),
    warning: levels.has("warning"),
  };
  const asked = has("--misses") ? !whole : has("--silent") ? isSilent(outcome) : isFalse(outcome);
  if (has("--seed") || (asked && (has("--misses") || has("--silent") || has("--false"))))
    explain(order, drafts, outcome);
  return outcome;
}

function isSilent({ whole, error }: Outcome): boolean {
  return !whole && !error;
}

function isFalse({ whole, error }: Outcome): boolean {
  return whole && error;
}

function compare(line: MadeLine, { fields: f }: DraftLine): void {
  count("line.quantity", Number(f.quantity?.value) === line.quantity);
  if (line.unitPrice !== undefined) count("line.unitPrice", Number(f.unitPrice?.value) === line.unitPrice);
  else count("line.noPrice", !f.unitPrice && !f.lineTotal);
  if (line.lineTotal !== undefined) count("line.lineTotal", Number(f.lineTotal?.value) === line.lineTotal);
  if (line.sku) count("line.sku", f.customerSku?.value === line.sku);
  if (line.sellerSku) count("line.sellerSku", f.supplierSku?.value === line.sellerSku);
  if (line.unit)
    count(
      "line.unit",
      f.unit?.value?.toLowerCase().replace(/\.$/, "") === line.unit.toLowerCase().replace(/\.$/, ""),
    );
  if (line.date) count("line.date", f.requiredDate?.value === line.date);
  if (line.priceBasis) count("line.basis", Number(f.priceBasis?.value) === line.priceBasis);
  count("line.description", squash(f.description?.value).startsWith(squash(line.description)));
}

/** As the scorer judges: quantity and price, and a code or most words. */
function same(line: MadeLine, got: DraftLine | undefined): boolean {
  if (!got) return false;
  const { fields: f } = got;
  if (Number(f.quantity?.value) !== line.quantity) return false;
  if (line.unitPrice !== undefined && Number(f.unitPrice?.value) !== line.unitPrice) return false;
  if (line.unitPrice === undefined && f.unitPrice) return false;
  const codes = [f.customerSku?.value, f.supplierSku?.value];
  return (
    (line.sku !== undefined && codes.includes(line.sku)) ||
    similar(f.description?.value ?? "", line.description) >= 0.7 ||
    squash(f.description?.value).startsWith(squash(line.description))
  );
}

function similar(a: string, b: string): number {
  const grams = (s: string) =>
    new Set(Array.from({ length: Math.max(1, s.length - 2) }, (_, i) => s.slice(i, i + 3)));
  const [x, y] = [grams(squash(a)), grams(squash(b))];
  return (2 * [...x].filter((gram) => y.has(gram)).length) / (x.size + y.size);
}

function squash(text: string | undefined): string {
  return (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

function count(name: string, right: boolean): void {
  const [r, of] = fields.get(name) ?? [0, 0];
  fields.set(name, [r + Number(right), of + 1]);
}

function explain(order: Made, drafts: Draft[], outcome: Outcome): void {
  console.log(
    `seed ${order.seed}: ${outcome.right}/${outcome.wanted} (read ${outcome.read})${isSilent(outcome) ? " SILENT" : ""}`,
    Object.entries(order.traits)
      .filter(([, v]) => v !== "0" && v !== "none")
      .map(([k, v]) => `${k}=${v}`)
      .join(" "),
  );
  if (!has("--seed")) {
    explainLines(order, drafts, outcome);
    return;
  }
  for (const { words } of order.reading.pages) {
    const rows = Map.groupBy(words, ({ box }) => Math.round(box[1]));
    for (const [, row] of [...rows].sort(([a], [b]) => a - b)) {
      let text = "";
      for (const { box, text: word } of row.sort((a, b) => a.box[0] - b.box[0]))
        text = text.padEnd(Math.max(text.length + (text ? 1 : 0), Math.round(box[0] / 4.2))) + word;
      console.log(text);
    }
    console.log("---");
  }
  for (const { header, findings, lines } of drafts) {
    console.log(
      Object.entries(header)
        .map(([k, read]) => `${k}=${read?.value}`)
        .join(" | "),
    );
    for (const { code, level, message } of findings) console.log(" !", level, code, message);
    for (const line of lines) console.log(" -", shown(line));
  }
  for (const line of order.lines.slice(0, 8)) console.log(" =", JSON.stringify(line));
}

function explainLines({ lines }: Made, drafts: Draft[], { whole }: Outcome): void {
  for (const { code, level, message } of drafts.flatMap(({ findings }) => findings))
    console.log("   !", level, code, message);
  const got = drafts.flatMap((draft) => draft.lines);
  const wrong = lines.flatMap((line, i) => (same(line, got[i]) ? [] : [[line, got[i]] as const]));
  for (const [line, read] of whole ? [] : wrong.slice(0, 2))
    console.log(`   = ${JSON.stringify(line)}\n   - ${read ? shown(read) : "nothing"}`);
}

function shown({ printedNumber, fields }: DraftLine): string {
  const read = Object.entries(fields).map(([k, v]) => `${k}=${v.value}`);
  return [printedNumber ?? "", ...read].join(" | ");
}

function print(): void {
  const traits = [
    ...new Set(outcomes.flatMap(({ made: { traits: t } }) => Object.entries(t).map(([k, v]) => `${k}=${v}`))),
  ].sort();
  console.log(`${"trait".padEnd(34)} orders  whole  recall  precision  F1     silent  mute  false  warned`);
  for (const trait of [...traits, "all"]) {
    const of = outcomes.filter(
      ({ made: { traits: t } }) => trait === "all" || t[trait.split("=")[0]!] === trait.split("=")[1],
    );
    const sum = (pick: (outcome: Outcome) => number) =>
      of.reduce((total, outcome) => total + pick(outcome), 0);
    const recall =
      sum(({ right }) => right) /
      Math.max(
        1,
        sum(({ wanted }) => wanted),
      );
    const precision =
      sum(({ right }) => right) /
      Math.max(
        1,
        sum(({ read }) => read),
      );
    const share = sum(({ whole }) => Number(whole)) / of.length;
    const tally = (test: (outcome: Outcome) => boolean) => String(of.filter(test).length);
    const counts = [
      tally(isSilent).padEnd(7),
      tally((outcome) => isSilent(outcome) && !outcome.warning).padEnd(5),
      tally(isFalse).padEnd(6),
      tally(({ whole, error, warning }) => whole && warning && !error),
    ].join(" ");
    console.log(
      `${trait.padEnd(34)} ${String(of.length).padStart(6)}  ${share.toFixed(3)}  ${recall.toFixed(3)}   ${precision.toFixed(3)}      ${((2 * recall * precision) / Math.max(1e-9, recall + precision)).toFixed(3)}  ${counts}`,
    );
  }
  for (const [name, [right, of]] of [...fields].sort())
    console.log(`${name.padEnd(24)} ${(right / of).toFixed(3)} (${right}/${of})`);
}
