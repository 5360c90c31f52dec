/**
 * Memory of the service above idle while it takes one large upload and one large mail, as multiples of their size.
 * `bun tests/faults/memory.ts` @module
 */
import { createTransport } from "nodemailer";
import { DEMO } from "../../db/demo/mod.ts";
import { freePort } from "../_port.ts";
import { eml } from "../fixtures/mail.ts";
import { orderPdf } from "../fixtures/pdf.ts";
import { memoryOf } from "./_memory.ts";
import { service } from "./_service.ts";

const MEGABYTE = 1024 * 1024;
const UPLOAD = 24.9;
const MAIL_FILE = 22.6;
const SETTLE_MS = 15_000;

const smtp = freePort();
const running = await service({ DEMO: "1", SMTP_PORT: String(smtp) });
try {
  await running.mustStart();
  const token = await running.token();
  // Small ones first, so that code and connections are there.
  await measured("a small upload", 0.1, () => upload(token, 0.1));
  await measured("a small mail", 0.1, () => mail(0.1));
  await measured("an upload", UPLOAD, () => upload(token, UPLOAD));
  await measured("a mail", MAIL_FILE * 1.37, () => mail(MAIL_FILE));
} finally {
  await running.stop();
}

async function measured(what: string, megabytes: number, send: () => Promise<void>) {
  const memory = memoryOf(running.pid());
  const started = performance.now();
  await send();
  const taken = performance.now() - started;
  await Bun.sleep(SETTLE_MS);
  const { before, peak, after, readersPeak } = memory.stop();
  const times = ((peak - before) / megabytes).toFixed(1);
  console.log(
    `${what} of ${megabytes.toFixed(1)} MB: ${before} MB before, ${peak} MB at most (${times} times its size above), ${after} MB after, a reader ${readersPeak} MB; answered in ${taken.toFixed(0)} ms`,
  );
}

async function upload(token: string, megabytes: number) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(await padded(megabytes))], `po-${megabytes}.pdf`));
  const answer = await fetch(`${running.url}/api/pdf-documents`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
}

async function mail(megabytes: number) {
  const content = Buffer.from(await padded(megabytes));
  const raw = eml({
    subject: `Order of ${megabytes} MB`,
    messageId: `<memory-${megabytes}@sender.example>`,
    to: DEMO.mailbox,
    text: "attached",
    files: [{ name: "po.pdf", content }],
  });
  const transport = createTransport({ host: "127.0.0.1", port: smtp, ignoreTLS: true });
  await transport.sendMail({ envelope: { from: "ann@sender.example", to: [DEMO.mailbox] }, raw });
}

/** An order whose file is made large by what stands behind its end. */
async function padded(megabytes: number): Promise<Uint8Array> {
  const columns = ["Pos", "Item", "Qty", "Price", "Total"].map((title) => ({ title, width: 100 }));
  const order = await orderPdf({
    title: "Purchase Order 4711",
    columns,
    rows: [["1", "AB-1", "12", "3.50", "42.00"]],
  });
  const all = new Uint8Array(megabytes * MEGABYTE);
  for (let i = 0; i < all.length; i += 65_536)
    crypto.getRandomValues(all.subarray(i, Math.min(i + 65_536, all.length)));
  // The trailer must stand in the last kilobyte, so the padding goes before, as a comment of one line.
  for (let i = 0; i < all.length; i++) if (all[i] === 10 || all[i] === 13) all[i] = 32;
  all.set(new TextEncoder().encode("%PDF-1.7\n%"), 0);
  all[all.length - order.length - 1] = 10;
  all.set(order, all.length - order.length);
  return all;
}
