/**
 * How long small digital files wait for their orders by themselves, and while long scans are recognized.
 * `bun tests/bench/beside_scans.ts [files] [scans] [pages]`: 15 files at once, 2 scans of 5 pages. Ratios hold, figures are this machine's.
 */
import { type Client, client } from "../faults/_client.ts";
import { purchaseOrder } from "../faults/_purchase_orders.ts";
import { type Service, service } from "../faults/_service.ts";
import { pdf } from "../fixtures/pdf.ts";
import { scannedOrder } from "../fixtures/scan.ts";

const [files = 15, scans = 2, pages = 5] = process.argv.slice(2).map(Number);
const EVERY_MS = 10;

const running = await service({ DEMO: "1", LOG_LEVEL: "error" });
try {
  await running.mustStart();
  const api = client(running.url, await running.token());
  const small = await Promise.all(Array.from({ length: 3 * files }, (_, at) => purchaseOrder(at)));
  await read(running, api, small.slice(0, files));
  const alone = await read(running, api, small.slice(files, 2 * files));
  for (let at = 0; at < scans; at++) await sent(api, { fileName: `scan-${at}.pdf`, bytes: await scan(at) });
  await until(running, async (sql) => (await recognizing(sql)) === scans);
  const beside = await read(running, api, small.slice(2 * files));
  const { sql, close } = running.database();
  console.table({ alone, beside });
  console.log(`${await recognizing(sql)} of ${scans} scans were still being recognized at the end`);
  await close();
} finally {
  await running.stop();
}

/** So many pages as JPEG, the `at`th scan's own. */
async function scan(at: number): Promise<Uint8Array> {
  const picture = new Bun.Image(await scannedOrder(0, `PURCHASE ORDER ${at}`)).jpeg({ quality: 75 });
  const bytes = Buffer.from(await picture.bytes());
  return pdf((document) => {
    for (let page = 0; page < pages; page++) {
      if (page) document.addPage();
      document.image(bytes, 0, 0, { width: document.page.width });
    }
  });
}

async function sent(api: Client, { fileName, bytes }: { fileName: string; bytes: Uint8Array }) {
  const answer = await api.upload(fileName, bytes);
  if (answer?.status !== 201) throw new Error(`"${fileName}" was not taken: ${JSON.stringify(answer)}`);
  return answer.body.id;
}

/** Uploads files one after the other, and gives the milliseconds until each was read or refused. */
async function read(service: Service, api: Client, orders: Awaited<ReturnType<typeof purchaseOrder>>[]) {
  const waiting = new Map<string, number>();
  const took: number[] = [];
  for (const order of orders) waiting.set(await sent(api, order), performance.now());
  await until(service, async (sql) => {
    const ended = await sql<{ id: string }[]>`
      select id from pdf_documents where status in ('completed', 'failed') and id in ${sql([...waiting.keys()])}`;
    for (const { id } of ended) {
      took.push(Math.round(performance.now() - waiting.get(id)!));
      waiting.delete(id);
    }
    return waiting.size === 0;
  });
  took.sort((a, b) => a - b);
  const at = (part: number) => took[Math.floor((took.length - 1) * part)]!;
  return { "p50 ms": at(0.5), "p95 ms": at(0.95), "most ms": at(1) };
}

type Sql = ReturnType<Service["database"]>["sql"];

async function recognizing(sql: Sql): Promise<number> {
  const [row] = await sql<{ scans: number }[]>`
    select count(*)::int as scans from pdf_documents where status = 'processing' and pages_to_recognize is not null`;
  return row!.scans;
}

async function until(service: Service, isSo: (sql: Sql) => Promise<boolean>): Promise<void> {
  const { sql, close } = service.database();
  while (!(await isSo(sql))) await Bun.sleep(EVERY_MS);
  await close();
}
