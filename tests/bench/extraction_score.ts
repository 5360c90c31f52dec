// Scores the layout reader on documents with known contents, without a service:
//
//   bun tests/bench/extraction_score.ts [SET] [--match TEXT] [--show] [--misses] [--scans]
//
// SET is a folder with files/ and truth/ (default ../shared/data/dev). Pairs true lines with read lines as a person would,
// (with --scans: only those with pages to recognize first, and seconds and memory that takes)
// and prints for each class line recall, precision and F1, the same F1 over the lines that the document's text shows, documents right without a touch and those of them with an error all the same ("false"), silent losses, and field accuracy.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { layout } from "../../src/extraction/layout/layout.ts";
import { verify } from "../../src/extraction/verify/verify.ts";
import type { Draft, DraftLine } from "../../src/orders/mod.ts";
import { fileTypeOf, type Reading, readFile } from "../../src/reading/mod.ts";
import { unreadPages, withRecognized } from "../../src/reading/ocr/merge.ts";
import type { Recognized } from "../../src/reading/ocr/page.ts";
import { recognize } from "../../src/reading/ocr/recognize.ts";
import { isFlagged, toldOf } from "./_flagged.ts";
import {
  codesOf,
  lineRight,
  near,
  number,
  paired,
  samePrice,
  sameQuantity,
  sameWords,
  shown,
  similar,
  squash,
  wanted,
} from "./_score.ts";
import { shownLines, standsIn } from "./_shown.ts";
import type { TrueLine, Truth } from "./_truth.ts";

interface Outcome {
  class: string;
  file: string;
  lines: number;
  read: number;
  right: number;
  /** The same of the lines that the document shows. */
  shown: { lines: number; read: number; right: number };
  touchless: boolean;
  silent: boolean;
  /** Right without a touch, and yet with an error. */
  alarmed: boolean;
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
  countInvented(truth, reading, { draft: drafts[0], pairs });
  const visible = shownOf(truth, reading, lines);
  const number = truth.docNumber ?? truth.poNumber;
  const touchless =
    right === truth.lines.length &&
    lines.length === truth.lines.length &&
    (!number || squash(value(drafts[0], "poNumber")) === squash(number));
  const flagged = drafts.length === 0 || drafts.some(isFlagged);
  const silent = right < truth.lines.length && !flagged;
  const alarmed =
    touchless && toldOf(reading, verify(reading, drafts)).some(({ level }) => level === "error");
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
    shown: visible,
    touchless,
    silent,
    alarmed,
    milliseconds,
  };
}

/** What was read of the lines that the document's text shows. */
function shownOf(truth: Truth, reading: Reading, lines: DraftLine[]): Outcome["shown"] {
  const { all, shown: visible } = shownLines(truth, reading);
  const pairs = paired(all, lines);
  const right = new Set(pairs.filter(([t, g]) => lineRight(truth, t, g)).map(([t]) => t));
  if (process.argv.includes("--misses"))
    for (const t of visible)
      if (!right.has(t)) console.log("      x shown line", t.sku, t.description, t.quantity);
  return {
    lines: visible.size,
    read: lines.length - pairs.filter(([t]) => !visible.has(t)).length,
    right: [...right].filter((t) => visible.has(t)).length,
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

/** Values of which the truth knows nothing: one that the text doesn't hold either is an invention. */
function countInvented(
  truth: Truth,
  reading: Reading,
  { draft, pairs }: { draft: Draft | undefined; pairs: [TrueLine, DraftLine][] },
): void {
  const say = (field: string, said: string | undefined) => {
    const invented = said !== undefined && !standsIn(said, reading);
    count(`notInvented.${field}`, !invented);
    if (said !== undefined && process.argv.includes("--misses"))
      console.log(`      ${invented ? "x invented" : "- not in the truth"} ${field}: ${said}`);
  };
  const { poNumber, orderDate, requiredDate, currency, total, customerName } = draft?.header ?? {};
  const said = {
    docNumber: poNumber,
    date: orderDate,
    requestedDate: requiredDate,
    currency,
    total,
    buyer: customerName,
  };
  for (const [field, read] of Object.entries(said))
    if (truth[field as keyof typeof said] === null) say(`header.${field}`, read?.value);
  for (const [t, { fields: f }] of pairs) {
    for (const field of ["quantity", "unit", "unitPrice", "lineTotal", "description"] as const)
      if (t[field] === null) say(`line.${field}`, f[field]?.value);
    if (t.sku === null && t.buyerSku === null) say("line.code", (f.customerSku ?? f.supplierSku)?.value);
  }
}

function print(outcomes: Outcome[]): void {
  const classes = [...new Set(outcomes.map((outcome) => outcome.class))].sort();
  console.log(
    `\n${"class".padEnd(32)} docs  recall  precision  F1     shown  F1     touchless  false  silent  ms/doc`,
  );
  for (const name of [...classes, "all"]) {
    const of = outcomes.filter((outcome) => name === "all" || outcome.class === name);
    const sum = (pick: (outcome: Outcome) => number) =>
      of.reduce((total, outcome) => total + pick(outcome), 0);
    const { recall, precision, f1 } = measured(of);
    const visible = measured(of.map((outcome) => outcome.shown));
    const lines = sum((outcome) => outcome.shown.lines);
    const touchless = sum((outcome) => Number(outcome.touchless)) / Math.max(1, of.length);
    console.log(
      `${name.padEnd(32)} ${String(of.length).padStart(4)}  ${recall.toFixed(3)}   ${precision.toFixed(3)}      ${f1.toFixed(3)}  ${String(lines).padStart(4)}  ${visible.f1.toFixed(3)}  ${touchless.toFixed(3)}      ${String(sum((outcome) => Number(outcome.alarmed))).padEnd(6)} ${sum((outcome) => Number(outcome.silent))}       ${(sum(({ milliseconds }) => milliseconds) / Math.max(1, of.length)).toFixed(1)}`,
    );
  }
  for (const [name, [right, of]] of [...fields].sort())
    console.log(`${name.padEnd(24)} ${(right / of).toFixed(3)} (${right}/${of})`);
}

function measured(of: { lines: number; read: number; right: number }[]) {
  const sum = (key: "lines" | "read" | "right") => of.reduce((total, outcome) => total + outcome[key], 0);
  const recall = sum("right") / Math.max(1, sum("lines"));
  const precision = sum("right") / Math.max(1, sum("read"));
  return { recall, precision, f1: (2 * recall * precision) / Math.max(1e-9, recall + precision) };
}

function value(draft: Draft | undefined, field: keyof Draft["header"]): string | undefined {
  return draft?.header[field]?.value;
}

function count(name: string, right: boolean): void {
  const [r, of] = fields.get(name) ?? [0, 0];
  fields.set(name, [r + Number(right), of + 1]);
}
