// What a page of a scan takes, beside plain Tesseract on the same pages in the same run:
//
//   nice bun tests/bench/scan_speed.ts [PAGES]
//
// Pages of families of families.ts, 200 dots an inch. Processor seconds a page, one after the other in this process, and the
// share of words that are read letter by letter; then pages a second and megabytes of the service's readers, two at a time.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createOCREngine } from "tesseract-wasm";
import { isolate } from "../../src/isolate/mod.ts";
import { recognizePages } from "../../src/reading/mod.ts";
import { recognize } from "../../src/reading/ocr/recognize.ts";
import { rasterOf } from "../../src/reading/ocr/source.ts";
import { pdf } from "../fixtures/pdf.ts";
import { familyScans } from "./_family_scans.ts";
import { type MadeScan, missed } from "./_made_scans.ts";
import { readersMegabytes } from "./_readers.ts";
import { KINDS, spoiled } from "./_spoiled.ts";

const scans = await familyScans(Number(process.argv[2] ?? 20), {
  names: ["fin-", "firm-", "made-"],
  seed: 7,
});
const bytes = await scanOf(scans);
const pages = scans.map(({ page }, at) => ({ number: at + 1, width: page.width, height: page.height }));
const plain = await plainTesseract();
await report("plain Tesseract", plain);
await report("the reader", (page) => recognize({ bytes, type: "pdf", page: pages[page]! }));
await reportService();

/** A PDF as scanners make them: each page a JPEG of its own. */
async function scanOf(scans: MadeScan[]): Promise<Uint8Array> {
  const pictures: Buffer[] = [];
  for (const scan of scans) pictures.push(Buffer.from(await spoiled(scan, { ...KINDS.clean!, quality: 75 })));
  const size = ({ page }: MadeScan): [number, number] => [page.width, page.height];
  return pdf(
    (document) => {
      for (const [at, picture] of pictures.entries()) {
        if (at) document.addPage({ size: size(scans[at]!), margin: 0 });
        document.image(picture, 0, 0, { width: document.page.width });
      }
    },
    { size: size(scans[0]!) },
  );
}

type Seen = Parameters<typeof missed>[1];

/** Tesseract with the same data on the page as it is drawn. */
async function plainTesseract(): Promise<(page: number) => Promise<Seen>> {
  const file = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)));
  const wasm = fileURLToPath(import.meta.resolve("tesseract-wasm")).replace(
    /lib\.js$/,
    "tesseract-core.wasm",
  );
  const engine = await createOCREngine({ wasmBinary: readFileSync(wasm) });
  engine.loadModel(Bun.gunzipSync(file("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz")));
  return async (page) => {
    const { width, height, data } = await rasterOf(bytes, { type: "pdf", page: page + 1, name: "the scan" });
    const pixels = new Uint8ClampedArray(data.length * 4).fill(255);
    for (const [i, value] of data.entries()) pixels.fill(value, 4 * i, 4 * i + 3);
    engine.loadImage({ data: pixels, width, height });
    const words = engine.getTextBoxes("word").map(({ text }) => ({ text: text.trim() }));
    engine.clearImage();
    return { words };
  };
}

async function report(name: string, read: (page: number) => Promise<Seen>): Promise<void> {
  const before = process.cpuUsage();
  let [all, lost] = [0, 0];
  for (const [at, scan] of scans.entries()) {
    all += scan.page.words.length;
    lost += missed(scan, await read(at)).length;
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6 / scans.length;
  console.log(`${name.padEnd(16)} ${seconds.toFixed(2)} s a page, ${(1 - lost / all).toFixed(3)} of words`);
}

async function reportService(): Promise<void> {
  const pool = isolate({ processes: 2 });
  const started = performance.now();
  let most = 0;
  await recognizePages(pool, { bytes, type: "pdf", fileName: "scan.pdf", pages }, async () => {
    most = Math.max(most, ...(await readersMegabytes()));
  });
  const rate = pages.length / ((performance.now() - started) / 1000);
  console.log(
    `${"the service".padEnd(16)} ${rate.toFixed(2)} pages a second, at most ${most.toFixed(0)} MB a reader`,
  );
  await pool.stop();
}
