/**
 * Reads orders of many families, with the whole reader, and prints how well, family by family:
 *
 *   bun tests/bench/families.ts [FAMILY] [SEED] [--unseen] [--forms drawn] [--write FOLDER] [--show]
 *
 * Seeds 1 to 6 are for mending the reader, 7 to 9 (--unseen) only for measuring. --write keeps the documents and their
 * truths in the form that extraction_score.ts reads. --drawn leaves out those that take a browser.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { ordersOf } from "../../src/extraction/orders_of.ts";
import type { Draft, HeaderField, LineField } from "../../src/orders/mod.ts";
import { fileTypeOf, readFile } from "../../src/reading/mod.ts";
import { browserFault, openBrowser } from "../_browser.ts";
import { headerRight, lineRight, paired, type TrueLine } from "./_truth.ts";
import { FAMILIES, type Family, type Made } from "./families/mod.ts";

interface Tally {
  lines: number;
  read: number;
  right: number;
  silent: number;
  invented: number;
  fields: Map<string, [right: number, of: number]>;
}

const HEADS = {
  number: "poNumber",
  date: "orderDate",
  currency: "currency",
  total: "total",
  buyer: "customerName",
} as const;
const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const plain = args.filter((arg, i) => !arg.startsWith("--") && args[i - 1] !== "--write");
const folder = option("--write");
const seeds = plain[1] ? [Number(plain[1])] : args.includes("--unseen") ? [7, 8, 9] : [1, 2, 3, 4, 5, 6];
const wanted = FAMILIES.filter(
  ({ name, browser }) =>
    (!plain[0] || name.toLowerCase().includes(plain[0].toLowerCase())) &&
    !(browser && args.includes("--drawn")),
);
const browser = wanted.some((family) => family.browser) && !browserFault ? await openBrowser() : undefined;

await main(browser);
await browser?.close();

async function main(browser: Browser | undefined) {
  const all = tally();
  console.log(`${"family".padEnd(22)} lines  F1     number date  due   curr  total buyer  silent invented`);
  for (const family of wanted) {
    if (family.browser && !browser) {
      console.log(`${family.name.padEnd(22)} skipped: ${browserFault}`);
      continue;
    }
    const own = tally();
    for (const seed of seeds) await judge(await madeOf(family, seed, browser), [own, all]);
    print(family.name, own);
  }
  print("all", all);
}

async function madeOf(family: Family, seed: number, browser?: Browser): Promise<Made> {
  const made = await family.make(seed, browser);
  if (folder) {
    for (const part of ["files", "truth"]) mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, "files", made.truth.file), made.bytes);
    writeFileSync(join(folder, "truth", `${made.truth.file}.json`), JSON.stringify(made.truth, null, 1));
  }
  return made;
}

async function judge({ bytes, truth }: Made, tallies: Tally[]) {
  const reading = await readFile(bytes, fileTypeOf(bytes)!);
  const { drafts, fault } = ordersOf(reading, { ownNames: [] });
  if (fault) console.log(fault);
  const pairs = paired(truth, drafts);
  const right = pairs.filter(([line, { fields }]) => isRight(line, (name) => fields[name]?.value)).length;
  const read = drafts.flatMap(({ lines }) => lines).length;
  const flagged = drafts.some(({ findings }) => findings.some(({ level }) => level === "error"));
  const silent = (right < truth.lines.length || read !== truth.lines.length) && !flagged;
  const heads = headsOf(truth, drafts[0]);
  for (const own of tallies) {
    own.lines += truth.lines.length;
    own.read += read;
    own.right += right;
    own.silent += Number(silent);
    for (const [name, fine] of heads) {
      const [yes, of] = own.fields.get(name) ?? [0, 0];
      own.fields.set(name, [yes + Number(fine === true), of + 1]);
      own.invented += Number(fine === "invented");
    }
    own.invented += pairs.filter(([line, got]) =>
      ["unitPrice", "lineTotal", "quantity"].some(
        (name) => line[name as "quantity"] === null && got.fields[name as "quantity"],
      ),
    ).length;
  }
  if (args.includes("--show") || args.includes("--misses"))
    explain({ bytes, truth }, drafts, { right, silent, heads });
}

/** Whether each header field is right; `invented` where the page has none and one was read. */
function headsOf(truth: Made["truth"], draft: Draft | undefined): [string, boolean | "invented"][] {
  const found = (Object.entries(HEADS) as [string, HeaderField][]).flatMap(
    ([name, field]): [string, boolean | "invented"][] => {
      const value = draft?.header[field]?.value;
      const verdict = headerRight(truth, field, value ?? "");
      if (verdict !== null) return [[name, value !== undefined && verdict]];
      const absent = { total: truth.total, currency: truth.currency, buyer: truth.buyer }[name];
      return absent === null && value !== undefined ? [[`no ${name}`, "invented"]] : [];
    },
  );
  const due = [draft?.header.requiredDate?.value, draft?.header.shipDate?.value];
  return truth.requestedDate ? [...found, ["due", due.includes(truth.requestedDate)]] : found;
}

/** As a person would say: quantity and price, and a code or the words. */
function isRight(line: TrueLine, read: (name: LineField) => string | undefined): boolean {
  const fine = (name: LineField) => {
    const value = read(name);
    return value === undefined ? null : lineRight(line, name, value);
  };
  const quantity = line.quantity === null ? !read("quantity") : fine("quantity") === true;
  const price = line.unitPrice === null ? !read("unitPrice") : fine("unitPrice") === true;
  return (
    quantity &&
    price &&
    (["customerSku", "supplierSku", "description"] as const).some((name) => fine(name) === true)
  );
}

function explain(
  { truth }: Made,
  drafts: Draft[],
  { right, silent, heads }: { right: number; silent: boolean; heads: [string, boolean | "invented"][] },
) {
  const got = drafts.flatMap(({ lines }) => lines);
  const bad = heads.filter(([, fine]) => fine !== true).map(([name]) => name);
  if (args.includes("--misses") && right === truth.lines.length && got.length === right && !bad.length)
    return;
  console.log(
    `  ${truth.file}: ${right}/${truth.lines.length} (read ${got.length})${silent ? " SILENT" : ""} ${bad.join(", ")}`,
  );
  for (const { header, findings } of drafts) {
    console.log(
      "    got ",
      Object.entries(header)
        .map(([name, value]) => `${name}=${value?.value.replaceAll("\n", "/")}`)
        .join(" | "),
    );
    if (args.includes("--show"))
      for (const { code, message } of findings) console.log("    !", code, message);
  }
  console.log(
    "    want",
    [truth.docNumber, truth.date, truth.requestedDate, truth.currency, truth.total, truth.buyer].join(" | "),
  );
  const most = args.includes("--show") ? 999 : 4;
  if (right === truth.lines.length && got.length === right && !args.includes("--show")) return;
  for (const line of got.slice(0, most))
    console.log(
      "    -",
      line.printedNumber ?? "",
      Object.entries(line.fields)
        .map(([name, value]) => `${name}=${value.value}`)
        .join(" | "),
    );
  for (const line of truth.lines.slice(0, most)) console.log("    =", Object.values(line).join(" | "));
}

function tally(): Tally {
  return { lines: 0, read: 0, right: 0, silent: 0, invented: 0, fields: new Map() };
}

function print(name: string, { lines, read, right, silent, invented, fields }: Tally) {
  const f1 = (2 * right) / Math.max(1, lines + read);
  const share = (field: string) => {
    const [yes, of] = fields.get(field) ?? [0, 0];
    return (of ? (yes / of).toFixed(2) : "-").padEnd(5);
  };
  console.log(
    `${name.padEnd(22)} ${String(lines).padStart(5)}  ${f1.toFixed(3)}  ${["number", "date", "due", "currency", "total", "buyer"].map(share).join(" ")}   ${String(silent).padStart(3)}  ${String(invented).padStart(5)}`,
  );
}
