// What a long scan takes of memory, page by page:
//
//   nice bun tests/bench/scan_memory.ts [PAGES]
//
// The processes that read, two at a time as in the service, and this one, in megabytes.
import { residentMegabytes } from "../../src/isolate/memory.ts";
import { isolate } from "../../src/isolate/mod.ts";
import { recognizePages } from "../../src/reading/mod.ts";
import { pdf } from "../fixtures/pdf.ts";
import { scannedOrder } from "../fixtures/scan.ts";
import { readersMegabytes } from "./_readers.ts";

const count = Number(process.argv[2] ?? 40);
const pool = isolate({ processes: 2 });
const bytes = await scan(count);
const pages = Array.from({ length: count }, (_, at) => ({ number: at + 1, width: 595.28, height: 841.89 }));
const started = performance.now();
console.log(`${(bytes.length / 2 ** 20).toFixed(1)} MB\npages  readers      this  seconds`);
const { pages: found, failed } = await recognizePages(
  pool,
  { bytes, type: "pdf", fileName: "scan.pdf", pages },
  print,
);
console.log(`${found.length} pages recognized, ${failed.length} not`);
await pool.stop();

/** A PDF as scanners make them: each page a JPEG of its own. */
async function scan(pages: number): Promise<Uint8Array> {
  const jpeg = Buffer.from(await new Bun.Image(await scannedOrder(0)).jpeg({ quality: 75 }).bytes());
  return pdf((document) => {
    for (let page = 0; page < pages; page++) {
      if (page) document.addPage();
      document.image(jpeg, 0, 0, { width: document.page.width });
    }
  });
}

async function print(done: number): Promise<void> {
  const readers = await readersMegabytes();
  const own = await residentMegabytes(process.pid);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${String(done).padStart(5)}  ${readers
      .map((mb) => mb.toFixed(0))
      .join(" + ")
      .padEnd(11)} ${own.toFixed(0).padStart(5)}  ${seconds.toFixed(0).padStart(7)}`,
  );
}
