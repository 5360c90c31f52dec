// Scores the layout reader on documents with known contents, without a service:
//
//   bun tests/bench/extraction_score.ts [SET] [--match TEXT] [--show] [--misses] [--scans]
//
// SET is a folder with files/ and truth/ (default ../shared/data/dev). Pairs true lines with read lines as a person would,
// (with --scans: only those with pages to recognize first, and seconds and memory that takes)
// and prints for each class line recall, precision and F1, documents right without a touch, silent losses, and field accuracy.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { layout } from "../../src/extraction/layout/layout.ts";
import type { Draft, DraftLine } from "../../src/orders/mod.ts";
import { fileTypeOf, type Reading, readFile } from "../../src/reading/mod.ts";
import { unreadPages, withRecognized } from "../../src/reading/ocr/merge.ts";
import { type Recognized, recognize } from "../../src/reading/ocr/recognize.ts";

interface TrueLine {
  sku?: string | null;
  buyerSku?: string | null;
  gtin?: string | null;
  description?: string | null;
  quantity?: number | null;
  unitPrice?: number | null;
  priceBasis?: number | null;
  lineTotal?: number | null;
}
interface Truth {
  file: string;
  class: string;
  docNumber?: string | null;
  poNumber?: string | null;
  date?: string | null;
  requestedDate?: string | null;
  currency?: string | null;
  buyer?: string | null;
  total?: number | null;
  lines: TrueLine[];
  visible?: Record<string, unknown>;
}
interface Outcome {
  class: string;
  file: string;
  lines: number;
  read: number;
  right: number;
  touchless: boolean;
  silent: boolean;
  milliseconds: number;
}

const set = process.argv[2]?.startsWith("--") ? undefined : process.argv[2];
const folder = set ?? "../shared/data/dev";
const flag = process.argv.indexOf("--match");
const only = flag > 0 ? process.argv[flag + 1] : undefined;
const show = process.argv.includes("--show");
const fields = new Map<string, [right: number, of: number]>();

if (existsSync(folder)) await score();
else console.log(`Skipped: there is no folder ${folder}`);

async function score(): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const name of readdirSync(join(folder, "truth")).sort()) {
    const truth = JSON.parse(readFileSync(join(folder, "truth", name), "utf8")) as Truth;
    if (only && !name.includes(only) && !truth.class.includes(only)) continue;
    const outcome = await scoreOne(truth);
    if (outcome) outcomes.push(outcome);
  }
  print(outcomes);
}

async function scoreOne(truth: Truth): Promise<Outcome | null> {
  const bytes = new Uint8Array(readFileSync(join(folder, "files", truth.file)));
  const type = fileTypeOf(bytes);
  const scans = process.argv.includes("--scans");
  const file = type && (await readFile(bytes, type).catch(() => null));
  if (scans && (!file || unreadPages(file).length === 0)) return null;
  const reading = scans ? await recognized(file!, bytes) : file;
  if (!reading || (reading.pages.length === 0 && reading.sheets.length === 0)) return null;
  if (!scans && reading.pages.length > 0 && reading.pages.every(({ scanned }) => scanned)) return null;
  const start = performance.now();
  const drafts = layout(reading, { ownNames: [] });
  const milliseconds = performance.now() - start;
  const lines = drafts.flatMap((draft) => draft.lines);
  const pairs = paired(truth.lines, lines);
  const right = pairs.filter(([t, g]) => lineRight(truth, t, g)).length;
  countFields(truth, drafts[0], pairs);
  const number = truth.docNumber ?? truth.poNumber;
  const touchless =
    right === truth.lines.length &&
    lines.length === truth.lines.length &&
    (!number || squash(value(drafts[0], "poNumber")) === squash(number));
  const flagged =
    drafts.length === 0 || drafts.some(({ findings }) => findings.some(({ level }) => level === "error"));
  const silent = right < truth.lines.length && !flagged;
  console.log(
    `${touchless ? "ok " : "   "} ${truth.file.slice(0, 66).padEnd(66)} ${right}/${truth.lines.length} (read ${lines.length})${silent ? " SILENT" : ""} ${milliseconds.toFixed(0)} ms ${drafts.flatMap((d) => d.findings.map(({ code }) => code)).join(",")}`,
  );
  if (show) explain(truth, drafts);
  return {
    class: truth.class,
    file: truth.file,
    lines: truth.lines.length,
    read: lines.length,
    right,
    touchless,
    silent,
    milliseconds,
  };
}

async function recognized(file: Reading, bytes: Uint8Array): Promise<Reading> {
  const pages: Recognized[] = [];
  const start = process.cpuUsage();
  for (const page of unreadPages(file)) pages.push(await recognize({ bytes, type: file.type, page }));
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6 / pages.length;
  const megabytes = process.memoryUsage().rss / 1024 / 1024;
  console.log(`    recognized: ${seconds.toFixed(1)} CPU s a page, ${megabytes.toFixed(0)} MB resident`);
  return withRecognized(file, { pages, failed: [] });
}

function explain(truth: Truth, drafts: Draft[]): void {
  console.log(
    "  truth",
    JSON.stringify({
      ...truth,
      visible: undefined,
      lines: undefined,
      docNumber: truth.docNumber,
      buyer: truth.buyer,
    }).slice(0, 100),
  );
  console.log(
    "  want ",
    [truth.docNumber, truth.date, truth.requestedDate, truth.currency, truth.buyer, truth.total].join(" | "),
  );
  for (const draft of drafts) {
    console.log(
      "  got  ",
      Object.entries(draft.header)
        .map(([k, v]) => `${k}=${v?.value}`)
        .join(" | "),
    );
    for (const finding of draft.findings) console.log("  !", finding.code, finding.message);
    for (const line of draft.lines)
      console.log(
        "   -",
        line.printedNumber ?? "",
        Object.entries(line.fields)
          .map(([k, v]) => `${k}=${v.value}`)
          .join(" | "),
      );
  }
  for (const line of truth.lines)
    console.log(
      "   =",
      [line.sku, line.buyerSku, line.description, line.quantity, line.unitPrice, line.lineTotal].join(" | "),
    );
}

function lineRight(truth: Truth, t: TrueLine, g: DraftLine): boolean {
  const price = number(t.unitPrice) === null || !shown(truth, "unitPrice") || samePrice(t, g);
  return (
    sameQuantity(t, g) && price && (wanted(t).some((code) => codesOf(g).includes(code)) || sameWords(t, g))
  );
}

function countFields(truth: Truth, draft: Draft | undefined, pairs: [TrueLine, DraftLine][]): void {
  for (const [t, g] of pairs) {
    if (
      process.argv.includes("--misses") &&
      wanted(t).length &&
      !wanted(t).some((code) => codesOf(g).includes(code))
    )
      console.log("      x code", wanted(t), codesOf(g));
    count("line.quantity", sameQuantity(t, g));
    if (number(t.unitPrice) !== null && shown(truth, "unitPrice")) count("line.unitPrice", samePrice(t, g));
    if (wanted(t).length && (shown(truth, "sku") || shown(truth, "buyerSku")))
      count(
        "line.code",
        wanted(t).some((code) => codesOf(g).includes(code)),
      );
    if (t.unitPrice === null) count("line.noPriceInvented", !g.fields.unitPrice);
    if (t.description && shown(truth, "description")) count("line.description", sameWords(t, g));
  }
  const want = truth.docNumber ?? truth.poNumber;
  const miss = (name: string, right: boolean) => {
    count(name, right);
    if (!right && process.argv.includes("--misses"))
      console.log(
        `      x ${name}: got ${draft && JSON.stringify(name === "header.customer" ? value(draft, "customerName") : name === "header.number" ? value(draft, "poNumber") : name === "header.date" ? value(draft, "orderDate") : name === "header.total" ? value(draft, "total") : value(draft, name.slice(7) as "currency"))}, want ${[want, truth.date, truth.requestedDate, truth.currency, truth.buyer, truth.total].join(" | ")}`,
      );
  };
  if (want && shown(truth, "docNumber"))
    miss("header.number", squash(value(draft, "poNumber")) === squash(want));
  if (truth.date) miss("header.date", value(draft, "orderDate") === truth.date);
  if (truth.requestedDate)
    miss(
      "header.requiredDate",
      [value(draft, "requiredDate"), value(draft, "shipDate")].includes(truth.requestedDate),
    );
  if (truth.currency) miss("header.currency", value(draft, "currency") === truth.currency);
  if (number(truth.total) !== null) miss("header.total", near(value(draft, "total"), truth.total));
  if (truth.buyer && shown(truth, "buyer"))
    miss("header.customer", similar(value(draft, "customerName"), truth.buyer) >= 0.6);
}

function print(outcomes: Outcome[]): void {
  const classes = [...new Set(outcomes.map((outcome) => outcome.class))].sort();
  console.log(`\n${"class".padEnd(32)} docs  recall  precision  F1     touchless  silent  ms/doc`);
  for (const name of [...classes, "all"]) {
    const of = outcomes.filter((outcome) => name === "all" || outcome.class === name);
    const sum = (pick: (outcome: Outcome) => number) =>
      of.reduce((total, outcome) => total + pick(outcome), 0);
    const recall =
      sum(({ right }) => right) /
      Math.max(
        1,
        sum(({ lines }) => lines),
      );
    const precision =
      sum(({ right }) => right) /
      Math.max(
        1,
        sum(({ read }) => read),
      );
    const f1 = (2 * recall * precision) / Math.max(1e-9, recall + precision);
    const touchless = sum((outcome) => Number(outcome.touchless)) / Math.max(1, of.length);
    console.log(
      `${name.padEnd(32)} ${String(of.length).padStart(4)}  ${recall.toFixed(3)}   ${precision.toFixed(3)}      ${f1.toFixed(3)}  ${touchless.toFixed(3)}      ${sum((outcome) => Number(outcome.silent))}       ${(sum(({ milliseconds }) => milliseconds) / Math.max(1, of.length)).toFixed(1)}`,
    );
  }
  for (const [name, [right, of]] of [...fields].sort())
    console.log(`${name.padEnd(24)} ${(right / of).toFixed(3)} (${right}/${of})`);
}

function paired(truth: TrueLine[], got: DraftLine[]): [TrueLine, DraftLine][] {
  const all = truth.flatMap((t, i) => got.map((g, j) => ({ i, j, closeness: closeness(t, g) })));
  const usedT = new Set<number>();
  const usedG = new Set<number>();
  const pairs: [TrueLine, DraftLine][] = [];
  for (const { i, j, closeness: c } of all.sort((a, b) => b.closeness - a.closeness)) {
    if (c < 2.5 || usedT.has(i) || usedG.has(j)) continue;
    usedT.add(i);
    usedG.add(j);
    pairs.push([truth[i]!, got[j]!]);
  }
  return pairs;
}

function closeness(t: TrueLine, g: DraftLine): number {
  const { quantity, unitPrice, lineTotal, description } = g.fields;
  return (
    (wanted(t).some((code) => codesOf(g).includes(code)) ? 4 : 0) +
    (near(quantity?.value, t.quantity) ? 2 : 0) +
    (near(unitPrice?.value, t.unitPrice) ? 2 : 0) +
    (near(lineTotal?.value, t.lineTotal) ? 1 : 0) +
    3 * similar(description?.value, t.description)
  );
}

function wanted(t: TrueLine): string[] {
  return [t.sku, t.buyerSku, t.gtin].map(squash).filter(Boolean);
}

function codesOf({ fields: f }: DraftLine): string[] {
  return [f.customerSku?.value, f.supplierSku?.value].map(squash).filter(Boolean);
}

function sameQuantity(t: TrueLine, g: DraftLine): boolean {
  return number(t.quantity) === null ? !g.fields.quantity : near(g.fields.quantity?.value, t.quantity);
}

function samePrice(t: TrueLine, g: DraftLine): boolean {
  const got = g.fields.unitPrice?.value;
  return near(got, t.unitPrice) || (t.priceBasis ? near(got, Number(t.unitPrice) / t.priceBasis) : false);
}

function sameWords(t: TrueLine, g: DraftLine): boolean {
  const [want, got] = [squash(t.description), squash(g.fields.description?.value)];
  return similar(got, want) >= 0.7 || (want.length > 5 && got.startsWith(want));
}

function similar(a: unknown, b: unknown): number {
  const grams = (s: string) =>
    new Set(Array.from({ length: Math.max(1, s.length - 2) }, (_, i) => s.slice(i, i + 3)));
  const [x, y] = [grams(squash(a)), grams(squash(b))];
  return (2 * [...x].filter((gram) => y.has(gram)).length) / (x.size + y.size);
}

function near(a: unknown, b: unknown): boolean {
  const [x, y] = [number(a), number(b)];
  return x !== null && y !== null && Math.abs(x - y) <= Math.max(0.0051, Math.abs(y) * 1e-6);
}

function number(v: unknown): number | null {
  return v === null || v === undefined || v === "" ? null : Number(v);
}

function squash(v: unknown): string {
  return String(v ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

function shown(truth: Truth, field: string): boolean {
  const seen = truth.visible?.[field];
  return seen === undefined || seen === null || seen === true || (typeof seen === "number" && seen >= 0.999);
}

function value(draft: Draft | undefined, field: keyof Draft["header"]): string | undefined {
  return draft?.header[field]?.value;
}

function count(name: string, right: boolean): void {
  const [r, of] = fields.get(name) ?? [0, 0];
  fields.set(name, [r + Number(right), of + 1]);
}
