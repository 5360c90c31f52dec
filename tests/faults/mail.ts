/** Kills the service while mails come in, and counts afterwards; then sends mail bombs and watches its memory. `bun tests/faults/mail.ts [mails]` @module */
import { createTransport } from "nodemailer";
import { DEMO } from "../../db/demo/mod.ts";
import { freePort } from "../_port.ts";
import { eml } from "../fixtures/mail.ts";
import { bombWorkbook } from "../fixtures/zip.ts";
import { memoryOf } from "./_memory.ts";
import { purchaseOrder } from "./_purchase_orders.ts";
import { type Service, service } from "./_service.ts";

const SETTLE_MS = 300_000;
/** How long a sender waits before it sends a mail again; real ones wait minutes. */
const AGAIN_MS = 300;
const PATIENCE_MS = 15_000;
const SENDERS = 8;

/** What was sent and what became of it. */
export interface MailFigures {
  mails: number;
  kills: number;
  /** Sendings that had no 250 and were repeated. */
  repeated: number;
  rows: number;
  documents: number;
  orders: number;
  /** Jobs that were killed more often than they may be tried; what they left undone is counted as a fault. */
  buried: number;
  /** Sentences about what went wrong. */
  faults: string[];
}

/** Sends mails as a mail server does, again until each has its 250, and kills the service at random moments meanwhile. */
export async function killedWhileMailsCome(options: {
  mails: number;
  say?(line: string): void;
}): Promise<MailFigures> {
  const { mails, say = () => {} } = options;
  const port = freePort();
  const running = await service({ DEMO: "1", SMTP_PORT: String(port) });
  try {
    await running.mustStart();
    const sending = sendAll(port, mails);
    const kills = await killUntil(running, sending.done, say);
    await running.mustStart();
    await settled(running, say);
    return { ...(await count(running, mails)), kills, repeated: sending.repeated() };
  } finally {
    await running.stop();
  }
}

/** Each mail has one of its kind: an attachment, two attachments, the order in its text, or none for us. */
async function madeMail(at: number): Promise<{ raw: Buffer; documents: number }> {
  const about = { subject: `Order ${at}`, messageId: `<fault-${at}@sender.example>`, to: DEMO.mailbox };
  const { bytes, fileName } = await purchaseOrder(at * 10 + 3);
  const file = { name: fileName, content: bytes };
  if (at % 4 === 0) return { raw: eml({ ...about, text: "attached", files: [file] }), documents: 1 };
  if (at % 4 === 1) {
    const other = { name: `second-${at}.csv`, content: `sku,quantity\nBB-6304-2RS,${at + 1}\n` };
    return { raw: eml({ ...about, text: "two orders", files: [file, other] }), documents: 2 };
  }
  if (at % 4 === 2)
    return {
      raw: eml({ ...about, text: `PO Number: T-${at}\n\nPlease send 4 ea of BB-6304-2RS` }),
      documents: 1,
    };
  const letter = { ...about, headers: { "List-Unsubscribe": "<https://press.example/stop>" } };
  return { raw: eml({ ...letter, text: "News of November" }), documents: 0 };
}

function sendAll(port: number, mails: number) {
  let repeated = 0;
  let next = 0;
  const send = async (at: number) => {
    const { raw } = await madeMail(at);
    const mail = { envelope: { from: "ann@sender.example", to: [DEMO.mailbox] }, raw };
    for (;;) {
      const transport = createTransport({
        host: "127.0.0.1",
        port,
        ignoreTLS: true,
        connectionTimeout: PATIENCE_MS,
        socketTimeout: PATIENCE_MS,
      });
      const taken = await transport.sendMail(mail).then(
        () => true,
        () => false,
      );
      transport.close();
      if (taken) return;
      repeated++;
      await Bun.sleep(AGAIN_MS * (0.5 + Math.random()));
    }
  };
  const sender = async () => {
    while (next < mails) {
      await send(next++);
      await Bun.sleep(Math.random() * 400);
    }
  };
  const done = Promise.all(Array.from({ length: SENDERS }, sender)).then(() => {});
  return { done, repeated: () => repeated };
}

/** Kills and starts again until every mail has been taken. */
async function killUntil(running: Service, done: Promise<void>, say: (line: string) => void) {
  let kills = 0;
  let ended = false;
  void done.then(() => {
    ended = true;
  });
  while (!ended) {
    await Promise.race([done, Bun.sleep(500 + Math.random() * 3000)]);
    const database = kills % 4 === 3;
    await running.kill({ database });
    kills++;
    say(`killed ${kills} times${database ? ", with its database" : ""}`);
    const starting = running.start();
    if (Math.random() < 0.8) await starting;
  }
  return kills;
}

/** Waits until no mail and no document is on its way. */
async function settled(running: Service, say: (line: string) => void) {
  const { sql, close } = running.database();
  let said = "";
  for (const until = Date.now() + SETTLE_MS; Date.now() < until; await Bun.sleep(500)) {
    await sql`update jobs set run_at = now() where claimed_by is null and buried_at is null and key <> 'periodic'`;
    const [left] = await sql<{ mails: number; documents: number }[]>`select
      (select count(*)::int from mails where state not in ('settled', 'failed')) as mails,
      (select count(*)::int from pdf_documents where mail_id is not null and status in ('pending', 'processing')) as documents`;
    const now = `left: ${left!.mails} mails, ${left!.documents} documents`;
    if (now !== said) say(now);
    said = now;
    if (!left!.mails && !left!.documents) break;
  }
  await close();
}

async function count(running: Service, mails: number) {
  const { sql, close } = running.database();
  const rows = await sql<{ message_id: string; rows: number; documents: number; state: string }[]>`
    select message_id, count(distinct mails.id)::int as rows, count(pdf_documents.id)::int as documents,
      min(state) as state
    from mails left join pdf_documents on pdf_documents.mail_id = mails.id group by message_id`;
  const [{ orders } = { orders: 0 }] = await sql<{ orders: number }[]>`
    select count(*)::int as orders from extracted_orders join pdf_documents on pdf_documents.id = document_id
    where mail_id is not null`;
  const [{ twice } = { twice: 0 }] = await sql<{ twice: number }[]>`
    select count(*)::int as twice from (select document_id, position from extracted_orders
      group by 1, 2 having count(*) > 1) as repeated`;
  const [{ buried } = { buried: 0 }] = await sql<{ buried: number }[]>`
    select count(*)::int as buried from jobs where buried_at is not null`;
  const unread = await sql<{ file: string; error: string | null }[]>`
    select file_name as file, processing_error as error from pdf_documents
    where mail_id is not null and status <> 'completed'`;
  await close();
  const found = new Map(rows.map((row) => [row.message_id, row]));
  const faults: string[] = [];
  for (let at = 0; at < mails; at++) {
    const row = found.get(`fault-${at}@sender.example`);
    const { documents } = await madeMail(at);
    if (!row) faults.push(`mail ${at} is missing`);
    else if (row.rows !== 1) faults.push(`mail ${at} is there ${row.rows} times`);
    else if (row.state !== "settled") faults.push(`mail ${at} is ${row.state}`);
    else if (row.documents !== documents)
      faults.push(`mail ${at} has ${row.documents} documents, not ${documents}`);
  }
  if (rows.length !== mails) faults.push(`there are ${rows.length} mails, not ${mails}`);
  if (twice) faults.push(`${twice} orders are there twice`);
  faults.push(...unread.map(({ file, error }) => `"${file}" was not read: ${error ?? "no reason"}`));
  const documents = rows.reduce((sum, row) => sum + row.documents, 0);
  const kept = rows.reduce((sum, row) => sum + row.rows, 0);
  return { mails, rows: kept, documents, orders, buried, faults };
}

/** Sends mail bombs to a service of its own; what was decided about each, bytes that were sent and megabytes of memory. */
export async function mailBombs() {
  const port = freePort();
  const running = await service({ DEMO: "1", SMTP_PORT: String(port) });
  const transport = createTransport({ host: "127.0.0.1", port, ignoreTLS: true });
  try {
    await running.mustStart();
    // What the first mail needs is no leak.
    await deliver(
      running,
      transport,
      "warm-up",
      eml({ text: "PO Number: 1\n\nPlease send 4 ea BB-6304-2RS" }),
    );
    const fates: Record<string, unknown> = {};
    for (const [name, raw] of bombs()) {
      const memory = memoryOf(running.pid());
      const fate = await deliver(running, transport, name, raw);
      fates[name] = { sent: raw.length, fate, megabytes: memory.stop() };
    }
    return fates;
  } finally {
    transport.close();
    await running.stop();
  }
}

function* bombs(): Generator<[string, Buffer]> {
  const parts = Array.from({ length: 1000 }, (_, at) => ({ name: `p${at}.csv`, content: "sku,qty\nA,1\n" }));
  yield ["1,000 parts", eml({ files: parts })];
  const open = Array.from(
    { length: 1000 },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}`,
  );
  yield ["1,000-deep MIME", Buffer.from(`From: a@b.example\r\n${open.join("\r\n")}\r\n\r\ndeep\r\n`)];
  yield ["1 GB of zeros in a zip", eml({ files: [{ name: "po.xlsx", content: bombWorkbook(1024 ** 3) }] })];
  yield ["30 MB of one line", eml({ text: "x".repeat(22 * 1024 * 1024) })];
  yield ["a header of 5 MB", Buffer.from(`X-Long: ${"a ".repeat(2_500_000)}\r\n\r\nhello\r\n`)];
  yield ["40 MB", Buffer.alloc(40 * 1024 * 1024, "line of text\r\n")];
}

/** Sends one mail; what was decided about it, or what its sender was told. */
async function deliver(
  running: Service,
  transport: ReturnType<typeof createTransport>,
  tag: string,
  raw: Buffer,
): Promise<string> {
  const to = DEMO.mailbox.replace("@", `+${tag.replace(/\W/g, "-")}@`);
  const refused = await transport.sendMail({ envelope: { from: "a@b.example", to: [to] }, raw }).then(
    () => null,
    (error: { response?: string }) => error.response ?? String(error),
  );
  if (refused) return refused;
  const { sql, close } = running.database();
  try {
    for (const until = Date.now() + SETTLE_MS; Date.now() < until; await Bun.sleep(100)) {
      const [mail] = await sql<{ decision: string; reason: string }[]>`select decision, reason from mails
        where envelope_to = ${to} and state in ('settled', 'failed')`;
      if (mail) return `${mail.decision}: ${mail.reason}`;
    }
    return "never settled";
  } finally {
    await close();
  }
}

if (import.meta.main) {
  const started = performance.now();
  const figures = await killedWhileMailsCome({ mails: Number(process.argv[2] ?? 200), say: console.log });
  console.log({ ...figures, seconds: Math.round((performance.now() - started) / 1000) });
  console.log(await mailBombs());
  process.exit(figures.faults.length ? 1 : 0);
}
