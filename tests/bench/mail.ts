/** From the last byte of a mail to its order in the queue, beside the reading alone and an upload. `bun tests/bench/mail.ts [mails]` @module */
import { DEMO } from "../../db/demo/mod.ts";
import { talk } from "../_smtp.ts";
import { client } from "../faults/_client.ts";
import { type MadeOrder, purchaseOrder } from "../faults/_purchase_orders.ts";
import { type Service, service } from "../faults/_service.ts";
import { eml } from "../fixtures/mail.ts";

const GOAL_MS = 5000;
const EVERY_MS = 3;
const WARM_UP = 3;

/** Sends mails with a one-page PDF each, one after the other, and uploads as many; all in milliseconds. */
async function measure(mails: number) {
  const running = await service({ DEMO: "1", SMTP_PORT: "0" });
  const { sql, close } = await started(running);
  const api = client(running.url, await running.token());
  const port = listeningPort(running);
  const made: [mailed: Times, uploaded: Times][] = [];
  try {
    for (let at = 0; at < mails + WARM_UP; at++) {
      const [byMail, byUpload] = [await purchaseOrder(pdf(2 * at)), await purchaseOrder(pdf(2 * at + 1))];
      const mailed = await arrival(sql, byMail.poNumber, await mail(port, byMail));
      const posted = performance.now();
      await api.upload(byUpload.fileName, byUpload.bytes);
      made.push([mailed, await arrival(sql, byUpload.poNumber, posted)]);
    }
    const warm = made.slice(WARM_UP);
    const mailed = spread(warm.map(([{ inQueue }]) => inQueue));
    return {
      mails,
      mailed,
      mailedAndMatched: spread(warm.map(([{ matched }]) => matched)),
      uploaded: spread(warm.map(([, { inQueue }]) => inQueue)),
      readingAlone: spread(readings(running).slice(-2 * mails)),
      goal: mailed.p95 <= GOAL_MS ? "met" : "missed",
    };
  } finally {
    await close();
    await running.stop();
  }
}

interface Times {
  inQueue: number;
  matched: number;
}

async function started(running: Service) {
  await running.mustStart();
  return running.database();
}

/** The number of the `at`th made order that is a sound PDF: every third is a PDF, one in ten is damaged. */
function pdf(at: number) {
  return 30 * Math.floor(at / 9) + 3 * (at % 9) + 2;
}

/** Sends a mail; the time of its last byte. */
async function mail(port: number, { fileName, bytes, poNumber }: MadeOrder): Promise<number> {
  const { say, socket, end } = await talk(port);
  const raw = eml({
    subject: `PO ${poNumber}`,
    text: "attached",
    files: [{ name: fileName, content: bytes }],
  });
  for (const line of ["EHLO b.example", "MAIL FROM:<a@b.example>", `RCPT TO:<${DEMO.mailbox}>`, "DATA"])
    await say(line);
  socket.write(raw);
  await Bun.sleep(5);
  const last = performance.now();
  const reply = await say("\r\n.");
  if (!reply.startsWith("250")) throw new Error(reply);
  end();
  return last;
}

/** Waits for an order, read and matched. */
async function arrival(
  sql: Awaited<ReturnType<typeof started>>["sql"],
  poNumber: string,
  from: number,
): Promise<Times> {
  let inQueue = 0;
  for (;;) {
    const [order] = await sql<{ matched: boolean }[]>`select matched_at is not null as matched
      from extracted_orders where po_number = ${poNumber} and status = 'pending_review'`;
    const now = performance.now() - from;
    if (order && !inQueue) inQueue = now;
    if (order?.matched) return { inQueue, matched: now };
    await Bun.sleep(EVERY_MS);
  }
}

function listeningPort(running: Service): number {
  const [line = "{}"] = running.log().filter((each) => each.includes("listening for mail"));
  return (JSON.parse(line) as { port: number }).port;
}

/** How long the worker was at each reading. */
function readings(running: Service): number[] {
  const done = running.log().filter((line) => line.includes('"kind":"extract_document"'));
  return done.map((line) => (JSON.parse(line) as { ms: number }).ms);
}

function spread(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
}

console.log(await measure(Number(process.argv[2] ?? 100)));
