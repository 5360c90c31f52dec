/**
 * What gets past the reader when somebody lies: a language model behind a real HTTP server, over orders with known
 * contents, and every file of the set of broken ones. Nothing wrong may pass unflagged.
 * Run: `nice bun tests/bench/adversarial.ts [--match words] [--broken]`
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../../src/errors.ts";
import type { Order } from "../../src/orders/mod.ts";
import { fileTypeOf, inspect } from "../../src/reading/mod.ts";
import { ATTACKS, answerOf, honestOf, verdictOf } from "../_attacks.ts";
import { blackPng } from "../_black_png.ts";
import { extracting } from "../_extraction.ts";
import { modelServer } from "../_model.ts";
import { FOLDER, truths } from "./_truth.ts";

const BROKEN = join(FOLDER, "../broken");
/** Milliseconds of one reading; pictures of pages would be recognized anew for each lie. */
const PATIENCE = 10_000;
/** Findings that only matching makes, which is not part of this. */
const MATCHING = new Set(["no_customer", "no_item", "duplicate_file", "duplicate_order"]);

const flag = process.argv.indexOf("--match");
let answer: unknown = null;
const server = modelServer(() => (answer ? { orders: [answer] } : { status: 401 }));
const scene = await extracting(server.env);
if (!existsSync(FOLDER)) console.log(`Skipped: there is no folder ${FOLDER}`);
else if (process.argv.includes("--broken")) await broken();
else await lies(flag > 0 ? process.argv[flag + 1] : "dev-");
await huge();
await scene.close();
await server.stop();
// The tests' PostgreSQL lives as long as its process.
process.exit();

/** Tells every lie about every order that the built-in reader reads with lines. */
async function lies(match = "") {
  const orders: { bytes: Uint8Array; file: string; truth: Order }[] = [];
  for (const { truth, bytes } of truths(match)) {
    if (truth.class.endsWith("--scan")) continue;
    const started = performance.now();
    const [order, second] = await read(bytes, truth.file);
    const patient = performance.now() - started < PATIENCE;
    if (order?.lines.length && !second && patient) orders.push({ bytes, file: truth.file, truth: order });
  }
  console.log(`${orders.length} documents\n`);
  console.log("the model                                          wrong values  unflagged");
  const all: Record<string, (said: ReturnType<typeof honestOf>) => ReturnType<typeof honestOf>> = {
    "is honest": (said) => said,
    ...ATTACKS,
  };
  for (const [name, lie] of Object.entries(all)) {
    const silent: string[] = [];
    let wrong = 0;
    for (const { bytes, file, truth } of orders) {
      answer = answerOf(lie(honestOf(truth)));
      const [order] = await read(bytes, file);
      answer = null;
      const verdict = verdictOf(truth, order);
      wrong += verdict.wrong;
      silent.push(...verdict.silent.map((words) => `${file}: ${words}`));
    }
    console.log(`${name.padEnd(50)} ${String(wrong).padStart(12)}  ${String(silent.length).padStart(9)}`);
    for (const words of silent.slice(0, 6)) console.log(`    ${words}`);
  }
}

async function read(bytes: Uint8Array, fileName: string): Promise<Order[]> {
  const fileType = fileTypeOf(bytes);
  return fileType ? (await scene.read(bytes, { fileName, fileType })).orders : [];
}

/** What becomes of each broken file; an order without an error among them is one that nobody would stop at. */
async function broken() {
  const outcomes = new Map<string, string[]>();
  const note = (outcome: string, file: string) =>
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), file]);
  const cases: { file: string }[] = await Bun.file(join(BROKEN, "manifest.json")).json();
  for (const { file } of cases) {
    const bytes = new Uint8Array(await Bun.file(join(BROKEN, file)).arrayBuffer());
    try {
      const { document, orders } = await scene.read(bytes, {
        fileName: file,
        fileType: inspect(bytes, file),
      });
      if (document.status !== "completed") note(document.status, file);
      else if (!orders.length) note("no order, and said so", file);
      else if (orders.every(({ lines }) => !lines.length)) note("an order without lines, an error", file);
      else if (orders.every(hasError)) note("lines, and an error", file);
      else note("lines and no error", file);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      note("refused at the door", file);
    }
  }
  for (const [outcome, files] of outcomes)
    console.log(`${outcome.padEnd(36)} ${String(files.length).padStart(4)}  ${files.slice(0, 8).join(", ")}`);
}

function hasError({ findings }: Order): boolean {
  return findings.some(({ level, code }) => level === "error" && !MATCHING.has(code));
}

async function huge() {
  for (const side of [10_000, 12_000]) {
    const started = performance.now();
    const { document } = await scene.read(blackPng(side), { fileName: "huge.png", fileType: "png" });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `A picture of ${side} × ${side}: ${document.status} in ${seconds} s ${document.processing_error ?? ""}`,
    );
  }
}
