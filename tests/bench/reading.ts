// Pages a processor second of the whole reader, as a ratio to PDFium's own text extraction of the same files in the same run, and
// beside poppler's `pdftotext -layout` (processor time of its processes), where it is installed; with the engine told what the
// service's reading processes tell it (src/isolate/child.ts):
//
//   BUN_JSC_useFTLJIT=0 flock /tmp/bench.lock bun tests/bench/reading.ts
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ordersOf } from "../../src/extraction/orders_of.ts";
import { isolate } from "../../src/isolate/mod.ts";
import { readFile } from "../../src/reading/mod.ts";
import { openPdf } from "../../src/reading/pdf/pdfium.ts";
import { orderPdf } from "../fixtures/pdf.ts";

const FOLDER = join(import.meta.dir, "../../../shared/data/dev/files");
const READ = new URL("../fixtures/read_task.ts", import.meta.url);
const TELL = new URL("../fixtures/tasks.ts", import.meta.url);
const LIMITS = { milliseconds: 60_000, megabytes: 1_000 };
/** Rounds before measuring: until then the machine code of each is made. */
const WARM = 4;
const ROUNDS = 9;

const files = await documents();
const peer = await report({
  "PDFium, words as one text": bareText,
  "PDFium, a box for each character": bareBoxes,
  "words with boxes and marks (readFile)": async (bytes) => (await readFile(bytes, "pdf")).pages.length,
  "the whole reader (readFile, layout, verify)": whole,
});
await reportPoppler(peer);
await reportIsolate();

/** The PDFs of the development set, or orders of our own making where it is absent. */
async function documents(): Promise<Uint8Array[]> {
  if (existsSync(FOLDER)) {
    const names = readdirSync(FOLDER).filter((name) => name.endsWith(".pdf") && !name.includes("--scan"));
    return await Promise.all(names.map((name) => Bun.file(join(FOLDER, name)).bytes()));
  }
  const columns = ["Pos", "Item", "Description", "Qty", "Price"].map((title) => ({ title, width: 100 }));
  const rows = Array.from({ length: 60 }, (_, i) => [`${i}`, `AB-${i}`, "Hex cap screw", "12", "3.50"]);
  return await Promise.all(Array.from({ length: 40 }, () => orderPdf({ title: "Order", columns, rows })));
}

/** Everything but the database: words, tables, values, each held against the page again. */
async function whole(bytes: Uint8Array) {
  const reading = await readFile(bytes, "pdf");
  ordersOf(reading, { ownNames: [] });
  return reading.pages.length;
}

/**
 * Pages a processor second, the median of the rounds. All take turns: a busy machine or a cold one is then the same for each.
 * Returns the first one's, the peer of the others.
 */
async function report(readers: Record<string, (bytes: Uint8Array) => Promise<number>>): Promise<number> {
  const rates = new Map(Object.keys(readers).map((what) => [what, [] as number[]]));
  for (let round = 0; round < WARM + ROUNDS; round++)
    for (const [what, read] of Object.entries(readers)) {
      const rate = await rateOf(read);
      if (round >= WARM) rates.get(what)!.push(rate);
    }
  const medians = [...rates].map(([what, all]) => [what, all.sort((a, b) => a - b)[ROUNDS >> 1]!] as const);
  const [, peer] = medians[0]!;
  for (const [what, rate] of medians) told(what, rate, peer);
  return peer;
}

async function rateOf(read: (bytes: Uint8Array) => Promise<number>) {
  let pages = 0;
  const start = process.cpuUsage();
  for (const bytes of files) pages += await read(bytes);
  const { user, system } = process.cpuUsage(start);
  return (pages / (user + system)) * 1e6;
}

function told(what: string, rate: number, peer?: number) {
  const ratio = peer ? `, ${(rate / peer).toFixed(2)} of PDFium's text` : "";
  console.log(`${what}: ${rate.toFixed(0)} pages a processor second${ratio}`);
  return rate;
}

async function reportPoppler(peer: number) {
  if (!Bun.which("pdftotext")) return console.log("pdftotext is not installed");
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  let [pages, micros] = [0, 0];
  for (const [i, bytes] of files.entries()) {
    const path = join(folder, `${i}.pdf`);
    await Bun.write(path, bytes);
    const run = Bun.spawnSync(["pdftotext", "-layout", path, "/dev/null"]);
    micros += Number(run.resourceUsage?.cpuTime.total ?? 0);
    pages += await eachPage(bytes, () => {});
  }
  rmSync(folder, { recursive: true });
  told("pdftotext -layout, a process a file", (pages / micros) * 1e6, peer);
}

async function bareText(bytes: Uint8Array) {
  return await eachPage(bytes, ({ lib, memory }, text, count) => {
    const buffer = memory.wasmExports.malloc(count * 2 + 2);
    lib.FPDFText_GetText(text, 0, count, buffer);
    memory.wasmExports.free(buffer);
  });
}

async function bareBoxes(bytes: Uint8Array) {
  return await eachPage(bytes, ({ lib, scratch }, text, count) => {
    for (let i = 0; i < count; i++) {
      lib.FPDFText_GetUnicode(text, i);
      lib.FPDFText_GetCharBox(text, i, scratch, scratch + 8, scratch + 16, scratch + 24);
    }
  });
}

async function eachPage(
  bytes: Uint8Array,
  read: (pdf: Awaited<ReturnType<typeof openPdf>>, text: number, count: number) => void,
) {
  const pdf = await openPdf(bytes, "the file");
  for (let i = 0; i < pdf.pageCount; i++) {
    const page = pdf.lib.FPDF_LoadPage(pdf.document, i);
    const text = pdf.lib.FPDFText_LoadPage(page);
    read(pdf, text, pdf.lib.FPDFText_CountChars(text));
    pdf.lib.FPDFText_ClosePage(text);
    pdf.lib.FPDF_ClosePage(page);
  }
  pdf.close();
  return pdf.pageCount;
}

/** What a process of its own costs. */
async function reportIsolate() {
  const pool = isolate({ processes: 1 });
  const input = { bytes: files[0]!, type: "pdf", fileName: "po.pdf" };
  const cold = await timed(() => pool.run(READ, input, LIMITS));
  const warm = await median(50, () => pool.run(READ, input, LIMITS));
  const empty = await median(200, () => pool.run(TELL, { how: "tell" }, LIMITS));
  const { pid } = await pool.run<object, { pid: number }>(TELL, { how: "tell" }, LIMITS);
  const rss = Number((await Bun.file(`/proc/${pid}/statm`).text()).split(" ")[1]) / 256;
  console.log(
    `isolate: first document ${cold.toFixed(0)} ms, next ${warm.toFixed(1)} ms, nothing ${empty.toFixed(2)} ms`,
  );
  console.log(`isolate: ${rss.toFixed(0)} MB a process after ${52 + 201} tasks`);
  await pool.stop();
}

async function median(times: number, run: () => Promise<unknown>) {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) taken.push(await timed(run));
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

async function timed(run: () => Promise<unknown>) {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
