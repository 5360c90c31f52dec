import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { type Worker, work } from "../jobs/mod.ts";
import { listenForMail, receiveMail, type SmtpListener } from "../src/intake/mod.ts";
import { type ListedMail, mailsOf } from "../src/mail/mod.ts";
import { SLOW_START } from "./_app.ts";
import { type MailScene, mailScene } from "./_mail.ts";
import { purchaseOrder } from "./faults/_purchase_orders.ts";
import { eml } from "./fixtures/mail.ts";
import { bombWorkbook } from "./fixtures/zip.ts";

const EML = join(import.meta.dir, "../../shared/data/dev/eml");
const MEGABYTE = 1024 * 1024;
const MINUTE = 60_000;

if (!existsSync(EML)) console.warn("The shared mails are not sent: ../shared/data is absent");

let scene: MailScene;
let listener: SmtpListener;
let worker: Worker;
let transport: ReturnType<typeof createTransport>;
let unique = 0;

beforeAll(async () => {
  scene = await mailScene({ env: { SMTP_PORT: "0" } });
  listener = (await listenForMail(scene.app))!;
  worker = await work(scene.app, { receive_mail: receiveMail(scene.app) });
  transport = createTransport({ host: "127.0.0.1", port: listener.port, pool: true, maxConnections: 20 });
}, SLOW_START);
afterAll(async () => {
  transport.close();
  await listener.stop();
  await worker.stop();
  await scene.stop();
});

const all = () => scene.within((tx) => mailsOf(tx, { viewer: { userId: null }, limit: 1000 }));
const files = (mail: ListedMail) => mail.documents.map(({ fileName }) => fileName);

/** Sends a mail by SMTP under a tag of its own and waits until it is settled. */
async function receive(mail: SendMailOptions): Promise<ListedMail> {
  const tag = `t${unique++}`;
  await transport.sendMail({
    ...mail,
    envelope: { from: "ann@buyer.example", to: [`orders+${tag}@seller.example`] },
  });
  for (;;) {
    const found = (await all()).find(({ subaddress }) => subaddress === tag);
    if (found?.state === "settled") return found;
    await Bun.sleep(20);
  }
}

const DECISIONS: Record<string, [decision: string, documents: string[]]> = {
  birch_valley_emergency: ["process_body", ["Need by tomorrow - Hirshey planter.eml"]],
  birch_valley_clarify_reply: ["reply_to_order", []],
  "chucks_hyd_reorder_2026-04-17": ["process_body", ["reorder.eml"]],
  "glfp_850_GRR_202604211002.wrapper": ["process_attachments", ["glfp_850_GRR_202604211002.edi"]],
  "glfp_weekly_reorder_2026-04-14.wrapper": ["process_attachments", ["glfp_weekly_reorder_2026-04-14.xlsx"]],
  "hagan_reorder_2026-04-09.wrapper": ["process_attachments", ["hagan_reorder_2026-04-09.xlsx"]],
  "mm_machine_reorder_2026-04-24": ["process_body", ["Shop reorder - hex nuts and R2 hose.eml"]],
  "ohio_valley_reorder_2026-04-08.wrapper": ["process_attachments", ["ohio_valley_reorder_2026-04-08.csv"]],
  "ohio_valley_reorder_march_wk3.wrapper": ["process_attachments", ["ohio_valley_reorder_march_wk3.xlsx"]],
  "patterson_850_CLE_202604191435.wrapper": ["process_attachments", ["patterson_850_CLE_202604191435.edi"]],
  "patterson_adhoc_reorder.wrapper": ["process_attachments", ["patterson_adhoc_reorder.csv"]],
  "patterson_po-28491.wrapper": ["process_attachments", ["patterson_po-28491.pdf"]],
  "redline_urgent_2026-04-19.wrapper": ["process_attachments", ["redline_urgent_2026-04-19.pdf"]],
  "reese_reorder_2026-04-16": ["process_body", ["Parts reorder - Sykora job next week.eml"]],
  "sterling_po-SMS-114832.wrapper": ["process_attachments", ["sterling_po-SMS-114832.pdf"]],
};

describe.skipIf(!existsSync(EML))("the shared mails over SMTP", () => {
  test("are all in the table", () => {
    const names = readdirSync(EML).filter((name) => name.endsWith(".eml"));
    expect(names.toSorted()).toEqual(
      Object.keys(DECISIONS)
        .map((name) => `${name}.eml`)
        .toSorted(),
    );
  });

  test.each(Object.entries(DECISIONS))(
    "%s",
    async (name, [decision, documents]) => {
      const mail = await receive({ raw: readFileSync(join(EML, `${name}.eml`)) });
      expect([mail.decision as string, files(mail)]).toEqual([decision, documents]);
      expect(mail.reason).toBeTruthy();
    },
    MINUTE,
  );
});

describe("a mail over SMTP", () => {
  test("with two attachments of one name gives two documents, with a name beyond ASCII that name", async () => {
    const attachments = [
      { filename: "order.csv", content: "sku,quantity\nHX-1,20\n" },
      { filename: "order.csv", content: "sku,quantity\nHX-2,30\n" },
      { filename: "Bestellung Nº 7 – Müller & Söhne 注文.csv", content: "sku,quantity\nHX-3,40\n" },
    ];
    const mail = await receive({
      from: "ann@buyer.example",
      subject: "PO 7",
      text: "see attached",
      attachments,
    });
    expect(mail.decision).toBe("process_attachments");
    expect(files(mail)).toEqual(attachments.map(({ filename }) => filename));
  });

  test("in a mail in a mail gives its document", async () => {
    const inner = eml({
      subject: "PO 8",
      text: "attached",
      files: [{ name: "po-8.csv", content: "sku,qty\nA-1,2\n" }],
    });
    const outer = eml({ subject: "Fwd: PO 8", files: [{ type: "message/rfc822", content: inner }] });
    const whole = eml({
      subject: "Fwd: Fwd: PO 8",
      text: "for you",
      files: [{ type: "message/rfc822", content: outer }],
    });
    const mail = await receive({ raw: whole });
    expect([mail.decision as string, files(mail)]).toEqual(["process_attachments", ["po-8.csv"]]);
  });

  test(
    "with a PDF of 24 MB gives it as it was",
    async () => {
      const { bytes } = await purchaseOrder(2);
      const content = Buffer.concat([bytes, Buffer.alloc(24 * MEGABYTE - bytes.length, "%padding\n")]);
      const attachments = [{ filename: "large.pdf", content }];
      const mail = await receive({
        from: "ann@buyer.example",
        subject: "PO 9",
        text: "attached",
        attachments,
      });
      expect([mail.decision as string, files(mail)]).toEqual(["process_attachments", ["large.pdf"]]);
      const { byte_size } = await scene.within((tx) =>
        tx
          .selectFrom("pdf_documents")
          .select("byte_size")
          .where("id", "=", mail.documents[0]!.id)
          .executeTakeFirstOrThrow(),
      );
      expect(byte_size).toBe(content.length);
    },
    MINUTE,
  );

  test.each([
    ["1,000 parts", () => eml({ subject: "PO", files: many(1000) })],
    ["1,000-deep MIME", () => nested(1000)],
    ["1 GB of zeros in a zip", () => eml({ files: [{ name: "po.xlsx", content: bombWorkbook(1024 ** 3) }] })],
  ])(
    "with %s is held with a sentence, and the next one is read",
    async (_, bomb) => {
      const held = await receive({ raw: bomb() });
      expect([held.decision as string, files(held)]).toEqual(["hold", []]);
      expect(held.reason).toMatch(/^[A-Z"].{15,}/);
      const next = await receive({ raw: eml({ files: [{ name: "a.csv", content: "sku,qty\nA-1,2\n" }] }) });
      expect(files(next)).toEqual(["a.csv"]);
    },
    MINUTE,
  );

  test(
    "is one of 200 that come at once: each is there once, with its document",
    async () => {
      const numbers = Array.from({ length: 200 }, (_, at) => at);
      await Promise.all(
        numbers.map((at) =>
          transport.sendMail({
            from: "ann@buyer.example",
            to: "orders+burst@seller.example",
            subject: `PO B-${at}`,
            text: "attached",
            attachments: [
              { filename: `B-${at}.csv`, content: `po_number,sku,quantity\nB-${at},HX-${at},2\n` },
            ],
          }),
        ),
      );
      const burst = async () => (await all()).filter(({ subaddress }) => subaddress === "burst");
      while ((await burst()).some(({ state }) => state !== "settled")) await Bun.sleep(100);
      const names = (await burst()).flatMap(files);
      expect(names.toSorted()).toEqual(numbers.map((at) => `B-${at}.csv`).toSorted());
    },
    MINUTE,
  );
});

function many(parts: number) {
  return Array.from({ length: parts }, (_, at) => ({
    name: `part-${at}.csv`,
    content: `sku,quantity\nA-${at},1\n`,
  }));
}

function nested(depth: number): Buffer {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}`,
  );
  return Buffer.from(
    `From: a@b.example\r\nMIME-Version: 1.0\r\n${open.join("\r\n")}\r\nContent-Type: text/plain\r\n\r\ndeep\r\n`,
  );
}
