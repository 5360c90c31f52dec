// Reads made orders of many layouts (seeds 1 to N) and prints recall, precision and F1 by trait of the layout:
//
//   bun tests/bench/layouts.ts [N] [--seed S] [--misses]
import { layout } from "../../src/extraction/layout/layout.ts";
import type { Draft, DraftLine } from "../../src/orders/mod.ts";
import { made } from "../fixtures/layouts/_lab.ts";
import type { Made, MadeLine } from "../fixtures/layouts/_lab_line.ts";

interface Outcome {
  made: Made;
  wanted: number;
  read: number;
  right: number;
  silent: boolean;
}

const only = process.argv.indexOf("--seed");
const seeds =
  only > 0
    ? [Number(process.argv[only + 1])]
    : Array.from({ length: Number(process.argv[2] ?? 400) || 400 }, (_, i) => i + 1);
const fields = new Map<string, [right: number, of: number]>();
const outcomes = seeds.map(outcomeOf);
print();

function outcomeOf(seed: number): Outcome {
  const order = made(seed);
  const drafts = layout(order.reading, { ownNames: ["Acme"] });
  const got = drafts.flatMap(({ lines }) => lines);
  const right = order.lines.filter(
    (line, i) =>
      same(line, got[i], order.lines.length === got.length) || got.some((g) => same(line, g, false)),
  ).length;
  const draft = drafts[0];
  count("number", draft?.header.poNumber?.value === order.number);
  count("date", draft?.header.orderDate?.value === order.date);
  count("buyer", squash(draft?.header.customerName?.value) === squash(order.buyer));
  if (order.total !== undefined) count("total", Number(draft?.header.total?.value) === order.total);
  else count("noTotal", !draft?.header.total);
  if (order.lines.length === got.length)
    for (const [i, line] of order.lines.entries()) compare(line, got[i]!);
  const flagged = drafts.some(({ findings }) => findings.some(({ level }) => level === "error"));
  const outcome = {
    made: order,
    wanted: order.lines.length,
    read: got.length,
    right,
    silent: !flagged && (right < order.lines.length || got.length !== order.lines.length),
  };
  if (
    (process.argv.includes("--misses") &&
      (right < order.lines.length || got.length !== order.lines.length || only > 0)) ||
    only > 0
  )
    explain(order, drafts, outcome);
  return outcome;
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
function same(line: MadeLine, got: DraftLine | undefined, _inPlace: boolean): boolean {
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
    `seed ${order.seed}: ${outcome.right}/${outcome.wanted} (read ${outcome.read})${outcome.silent ? " SILENT" : ""}`,
    Object.entries(order.traits)
      .filter(([, v]) => v !== "0" && v !== "none")
      .map(([k, v]) => `${k}=${v}`)
      .join(" "),
  );
  if (only < 0) return;
  for (const page of order.reading.pages) {
    const rows = new Map<number, typeof page.words>();
    for (const word of page.words)
      rows.set(Math.round(word.box[1]), [...(rows.get(Math.round(word.box[1])) ?? []), word]);
    for (const [, words] of [...rows].sort(([a], [b]) => a - b)) {
      let text = "";
      for (const word of words.sort((a, b) => a.box[0] - b.box[0]))
        text = text.padEnd(Math.max(text.length + (text ? 1 : 0), Math.round(word.box[0] / 4.2))) + word.text;
      console.log(text);
    }
    console.log("---");
  }
  for (const draft of drafts) {
    console.log(
      Object.entries(draft.header)
        .map(([k, v]) => `${k}=${v?.value}`)
        .join(" | "),
      draft.findings.map(({ code, message }) => `${code}: ${message}`),
    );
    for (const line of draft.lines)
      console.log(
        " -",
        line.printedNumber ?? "",
        Object.entries(line.fields)
          .map(([k, v]) => `${k}=${v.value}`)
          .join(" | "),
      );
  }
  for (const line of order.lines.slice(0, 8)) console.log(" =", JSON.stringify(line));
}

function print(): void {
  const traits = [
    ...new Set(outcomes.flatMap(({ made: { traits: t } }) => Object.entries(t).map(([k, v]) => `${k}=${v}`))),
  ].sort();
  console.log(`${"trait".padEnd(34)} orders  whole  recall  precision  F1     silent`);
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
    const whole = sum(({ wanted, right, read }) => Number(wanted === right && read === right)) / of.length;
    console.log(
      `${trait.padEnd(34)} ${String(of.length).padStart(6)}  ${whole.toFixed(3)}  ${recall.toFixed(3)}   ${precision.toFixed(3)}      ${((2 * recall * precision) / Math.max(1e-9, recall + precision)).toFixed(3)}  ${sum(({ silent }) => Number(silent))}`,
    );
  }
  for (const [name, [right, of]] of [...fields].sort())
    console.log(`${name.padEnd(24)} ${(right / of).toFixed(3)} (${right}/${of})`);
}
