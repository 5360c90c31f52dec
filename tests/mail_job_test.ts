import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "kysely";
import { tenant } from "../db/mod.ts";
import { receiveMail } from "../src/intake/mod.ts";
import { isolate } from "../src/isolate/mod.ts";
import { mailsOfDocument, overrideDecision, rawMailOf } from "../src/mail/mod.ts";
import { SLOW_START } from "./_app.ts";
import { type MailScene, mailScene, ORGANIZATION } from "./_mail.ts";
import { modelServer, type Script } from "./_model.ts";
import { eml, type MadeMail } from "./fixtures/mail.ts";
import { png } from "./fixtures/picture.ts";
import { zip } from "./fixtures/zip.ts";

const CSV = "sku,quantity\nHX-1,20\n";
const TEXT = "please send us:\n- 20 ea HX-1234 hex bolts\n- 5 boxes of washers";

let scene: MailScene;
beforeAll(async () => {
  scene = await mailScene();
}, SLOW_START);
afterAll(() => scene.stop());

const twoFiles = (more: MadeMail = {}) =>
  eml({
    subject: "PO 1",
    text: "attached",
    files: [
      { name: "po.csv", content: CSV },
      { name: "po.csv", content: `${CSV}HX-2,1\n` },
    ],
    ...more,
  });
const decide = (mailId: string, decision: Parameters<typeof overrideDecision>[1]["decision"]) =>
  scene.within((tx) => overrideDecision(tx, { mailId, decision, userId: "user-ann" }));
const documentsOf = (mailId: string) =>
  scene.within((tx) =>
    tx
      .selectFrom("pdf_documents")
      .select(["id", "file_name", "mail_part", "source", "user_id"])
      .where("mail_id", "=", mailId)
      .orderBy("mail_part")
      .execute(),
  );

describe("receive_mail", () => {
  test("keeps what the mail says and posts its event over HTTP", async () => {
    const before = scene.posted.length;
    const raw = eml({
      from: '"Jörg Käufer" <joerg@buyer.example>',
      subject: "Bestellung für März",
      text: TEXT,
      headers: { "In-Reply-To": "<a@b.example>", References: "<r1@b.example> <a@b.example>" },
    });
    const mail = await scene.receive(raw);
    expect(mail).toMatchObject({
      from_address: "joerg@buyer.example",
      from_name: "Jörg Käufer",
      subject: "Bestellung für März",
      recipients: ["orders@seller.example"],
      thread_ids: ["a@b.example", "r1@b.example"],
      byte_size: raw.length,
      hasRaw: true,
      state: "settled",
      decided_by: null,
    });
    expect(mail.sent_at?.toISOString()).toBe("2026-11-02T09:00:00.000Z");
    expect(mail.body_text).toContain("20 ea HX-1234");
    expect(await scene.within((tx) => rawMailOf(tx, mail.id))).toEqual(raw);
    expect(scene.posted.slice(before)).toEqual(["POST /api/webhook/inbound-email 200"]);
  });

  test("shares its documents with the organization, two files of one name as two", async () => {
    const { id } = await scene.receive(twoFiles());
    const shared = { source: "email", user_id: null, file_name: "po.csv" };
    expect(await documentsOf(id)).toMatchObject([
      { ...shared, mail_part: "1" },
      { ...shared, mail_part: "2" },
    ]);
  });

  test("stores and queues each document once, wherever it was killed", async () => {
    const { mailId } = await scene.keep(twoFiles());
    const spec = receiveMail(scene.app);
    const payload = { idpOrganizationId: ORGANIZATION, mailId };
    const away = { ...scene.app, config: { ...scene.app.config, inboundEmailUrl: "http://127.0.0.1:1/" } };
    await expect(receiveMail(away).run(payload, {} as never)).rejects.toThrow();
    expect(await documentsOf(mailId)).toHaveLength(2);
    expect((await scene.mail(mailId)).state).toBe("triaged");
    await spec.run(payload, {} as never);
    await scene.within((tx) =>
      tx.updateTable("mails").set({ state: "received" }).where("id", "=", mailId).execute(),
    );
    await scene.work(mailId);
    await scene.work(mailId);
    const documents = await documentsOf(mailId);
    expect(documents).toHaveLength(2);
    const queued = await scene.queued();
    for (const { id } of documents) expect(queued.filter((key) => key === id)).toEqual([id]);
    expect((await scene.mail(mailId)).state).toBe("settled");
  });

  test("is queued in the transaction that keeps the mail, and not by the same mail again", async () => {
    const raw = twoFiles();
    const first = await scene.keep(raw);
    const again = await scene.keep(raw);
    const onItsWay = await scene.keep(Buffer.concat([Buffer.from("Received: from relay.example\r\n"), raw]));
    expect([again, onItsWay]).toEqual([
      { mailId: first.mailId, duplicate: true },
      { mailId: first.mailId, duplicate: true },
    ]);
    const jobs = await scene.app.db
      .selectFrom("jobs")
      .select("id")
      .where("kind", "=", "receive_mail")
      .where("key", "=", first.mailId)
      .execute();
    expect(jobs).toHaveLength(1);
  });

  test("lets no mail hide another of the same id", async () => {
    const messageId = "<same@buyer.example>";
    const first = await scene.keep(eml({ messageId, subject: "one", text: "1" }));
    const second = await scene.keep(eml({ messageId, subject: "two", text: "2" }));
    const again = await scene.keep(eml({ messageId, subject: "two", text: "2" }));
    expect(second).toEqual({ mailId: expect.not.stringContaining(first.mailId), duplicate: false });
    expect(again).toEqual({ mailId: second.mailId, duplicate: true });
  });

  test("knows mails without an id by their content", async () => {
    const raw = eml({ messageId: null, subject: "no id", text: "1" });
    expect((await scene.keep(raw)).duplicate).toBe(false);
    expect((await scene.keep(raw)).duplicate).toBe(true);
    expect((await scene.keep(eml({ messageId: null, subject: "no id", text: "2" }))).duplicate).toBe(false);
  });

  test("files an answer with the order that its thread began, also through other answers", async () => {
    const first = await scene.receive(eml({ messageId: "<t1@b.example>", subject: "reorder", text: TEXT }));
    const [document] = first.documents;
    const headers = (id: string) => ({ "In-Reply-To": `<${id}@b.example>` });
    const second = await scene.receive(
      eml({ messageId: "<t2@b.example>", subject: "Re: reorder", text: "any news?", headers: headers("t1") }),
    );
    const third = await scene.receive(
      eml({ messageId: "<t3@b.example>", subject: "Re: reorder", text: "thanks", headers: headers("t2") }),
    );
    for (const mail of [second, third])
      expect([mail.decision, mail.reply_document_id]).toEqual(["reply_to_order", document!.id]);
    const { source, replies } = await scene.within((tx) =>
      mailsOfDocument(tx, document!.id, { userId: null }),
    );
    expect([source?.id, replies.map(({ id }) => id)]).toEqual([first.id, [second.id, third.id]]);
  });

  test("files an answer that came before the mail it answers", async () => {
    const answer = await scene.receive(
      eml({
        subject: "Re: reorder",
        text: "by Friday please",
        headers: { "In-Reply-To": "<late@b.example>" },
      }),
    );
    expect(answer.decision).toBe("hold");
    const order = await scene.receive(eml({ messageId: "<late@b.example>", subject: "reorder", text: TEXT }));
    expect(await scene.mail(answer.id)).toMatchObject({
      decision: "reply_to_order",
      reply_document_id: order.documents[0]!.id,
    });
  });

  test("reads a new order in an old thread, and knows the thread for a person who sees it otherwise", async () => {
    const headers = { "In-Reply-To": "<old@b.example>" };
    const first = await scene.receive(eml({ messageId: "<old@b.example>", subject: "reorder", text: TEXT }));
    const next = await scene.receive(
      eml({ messageId: "<new@b.example>", subject: "Re: reorder", text: `${TEXT}\n- 7 ea HX-9`, headers }),
    );
    expect([next.decision, next.documents.length]).toEqual(["process_body", 1]);
    const answer = await scene.receive(
      eml({ subject: "Re: reorder", text: "when?", headers: { "In-Reply-To": "<new@b.example>" } }),
    );
    expect(answer.reply_document_id).toBe(next.documents[0]!.id);
    const panel = (id: string) => scene.within((tx) => mailsOfDocument(tx, id, { userId: null }));
    expect((await panel(first.documents[0]!.id)).replies).toEqual([]);
    await decide(next.id, "reply_to_order");
    await scene.work(next.id);
    const { source, replies } = await panel(first.documents[0]!.id);
    expect([source?.id, replies.map(({ id }) => id)]).toEqual([first.id, [next.id]]);
  });

  test("files a mail with the order whose number its subject has", async () => {
    const { documents } = await scene.receive(eml({ subject: "reorder", text: TEXT }));
    await scene.within((tx) =>
      tx
        .insertInto("extracted_orders")
        .values({ idp_organization_id: ORGANIZATION, document_id: documents[0]!.id, po_number: "88-1234" })
        .execute(),
    );
    const mail = await scene.receive(eml({ subject: "Status of PO 88-1234?", text: "any news?" }));
    expect([mail.decision, mail.reply_document_id]).toEqual(["reply_to_order", documents[0]!.id]);
  });

  test("minds the mailbox's lists", async () => {
    const lists = (senders_allowed: string[], senders_blocked: string[]) =>
      scene.within((tx) =>
        tx
          .updateTable("mailboxes")
          .set({ senders_allowed, senders_blocked })
          .where("id", "=", scene.mailbox.id)
          .execute(),
      );
    await lists(["buyer.example"], ["spam@buyer.example"]);
    const decisionOf = async (from: string) =>
      (await scene.receive(eml({ from, subject: "reorder", text: TEXT }))).decision;
    const decisions = [
      await decisionOf("ann@buyer.example"),
      await decisionOf("ann@eu.buyer.example"),
      await decisionOf("ann@notbuyer.example"),
      await decisionOf("SPAM@buyer.example"),
    ];
    await lists([], []);
    expect(decisions).toEqual(["process_body", "process_body", "hold", "ignore"]);
  });
});

describe("receive_mail refuses mail bombs with a sentence", () => {
  const nested = (depth: number) => {
    let text = "From: a@b.example\r\nSubject: deep\r\n";
    for (let level = 0; level < depth; level++)
      text += `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`;
    return Buffer.from(text);
  };
  const inside = (depth: number) => {
    let mail = eml({ subject: "innermost", text: TEXT });
    for (let level = 0; level < depth; level++)
      mail = eml({
        subject: `level ${level}`,
        text: "",
        files: [{ name: "m.eml", type: "message/rfc822", content: mail }],
      });
    return mail;
  };

  test.each<[string, () => Buffer, string]>([
    [
      "1,000 parts",
      () => eml({ files: Array.from({ length: 1000 }, (_, at) => ({ name: `${at}.csv`, content: CSV })) }),
      "it has more than 200 parts",
    ],
    ["parts 1,000 deep", () => nested(1000), "50 deep inside each other"],
    ["mails 20 deep", () => inside(20), "mails more than 5 deep"],
    [
      "a text of 3 MB",
      () => eml({ subject: "order", text: `${TEXT}\n`.repeat(50_000) }),
      "its text has more than 2 million characters",
    ],
    [
      "headers of 2 MB",
      () => Buffer.from(`From: a@b.example\r\nX-Long: ${"x".repeat(2 * 1024 * 1024)}\r\n\r\ntext`),
      "512 KB",
    ],
  ])("%s", async (_, raw, reason) => {
    const mail = await scene.receive(raw());
    expect([mail.decision, mail.reason, mail.state]).toEqual([
      "hold",
      expect.stringContaining(reason),
      "settled",
    ]);
    expect(mail.documents).toEqual([]);
  });

  test("1 GB of zeros in a zip, in little memory", async () => {
    const zeros = zip([{ name: "order.csv", bytes: new Uint8Array(256 * 1024 * 1024), claimed: 1024 }]);
    const four = zip(["a", "b", "c", "d"].map((name) => ({ name: `${name}.zip`, bytes: zeros })));
    const own = isolate({ processes: 1 });
    const small = { ...scene, app: { ...scene.app, isolate: own } };
    const { mailId } = await scene.keep(
      eml({ subject: "order", text: "attached", files: [{ name: "orders.zip", content: four }] }),
    );
    const write = await receiveMail(small.app).run({ idpOrganizationId: ORGANIZATION, mailId }, {} as never);
    await scene.within(write!);
    await own.stop();
    const mail = await scene.mail(mailId);
    expect([mail.decision, mail.reason]).toEqual([
      "hold",
      expect.stringContaining("inflates to more than 100 MB"),
    ]);
  }, 30_000);

  test("but takes an order of 2,000 lines, and one that is a Word document", async () => {
    const rows = Array.from({ length: 2000 }, (_, i) => `HX-${i},20,bolt\n`);
    const xml =
      "<w:document><w:body><w:p><w:r><w:t>PO 4711: 20 bolts</w:t></w:r></w:p></w:body></w:document>";
    const letter = zip([
      { name: "[Content_Types].xml", bytes: Buffer.from("<Types/>") },
      { name: "word/document.xml", bytes: Buffer.from(xml) },
    ]);
    const mail = await scene.receive(
      eml({
        subject: "order",
        text: "attached",
        files: [
          { name: "po.csv", content: `sku,quantity,description\n${rows.join("")}` },
          { name: "po.docx", content: letter },
        ],
      }),
    );
    expect([mail.decision, mail.documents.map(({ fileName }) => fileName)]).toEqual([
      "process_attachments",
      ["po.csv", "po.docx"],
    ]);
  });

  test("but opens a zip of orders", async () => {
    const orders = zip([
      { name: "orders/one.csv", bytes: Buffer.from(CSV) },
      { name: "__MACOSX/._one.csv", bytes: Buffer.from("x") },
      { name: "two.csv", bytes: Buffer.from(`${CSV}HX-2,1\n`) },
    ]);
    const { documents } = await scene.receive(
      eml({ subject: "order", text: "attached", files: [{ name: "orders.zip", content: orders }] }),
    );
    expect(documents.map(({ fileName }) => fileName)).toEqual(["one.csv", "two.csv"]);
  });
});

describe("overrideDecision()", () => {
  test("reads the attachments of a mail that was held", async () => {
    const content = await png(900, 1200);
    const mail = await scene.receive(
      eml({
        subject: "photo",
        html: '<img src="cid:p">',
        files: [{ name: "photo.png", type: "image/png", content, contentId: "p" }],
      }),
    );
    expect([mail.decision, mail.documents]).toEqual(["hold", []]);
    await decide(mail.id, "process_attachments");
    await scene.work(mail.id);
    const after = await scene.mail(mail.id);
    expect(after).toMatchObject({
      decision: "process_attachments",
      decided_by: "user-ann",
      reason: "Decided by a person",
      state: "settled",
    });
    expect(after.documents).toMatchObject([{ fileName: "photo.png", status: "pending" }]);
    expect(await scene.queued()).toContain(after.documents[0]!.id);
  });

  test("reads the text of a mail that was ignored, and says when there is nothing to read", async () => {
    const mail = await scene.receive(eml({ subject: "hello", text: "The usual, Ann" }));
    await decide(mail.id, "process_body");
    await scene.work(mail.id);
    expect((await scene.mail(mail.id)).documents).toMatchObject([{ fileName: "hello.eml" }]);
    await decide(mail.id, "process_attachments");
    await scene.work(mail.id);
    expect(await scene.mail(mail.id)).toMatchObject({
      decision: "hold",
      reason: "Nothing in it can be read",
    });
  });

  test("keeps the documents when a mail is ignored after all", async () => {
    const mail = await scene.receive(twoFiles());
    await decide(mail.id, "ignore");
    await scene.work(mail.id);
    expect(await scene.mail(mail.id)).toMatchObject({ decision: "ignore", documents: [{}, {}] });
  });

  test("lets one of two who decide at once decide", async () => {
    const mail = await scene.receive(eml({ subject: "hello", text: "The usual, Ann" }));
    const both = await Promise.allSettled([decide(mail.id, "ignore"), decide(mail.id, "process_body")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("refuses what the mail can't follow, or while it is worked on", async () => {
    const { mailId } = await scene.keep(eml({ subject: "x", text: "y" }));
    await expect(decide(mailId, "ignore")).rejects.toThrow("being worked on");
    await scene.work(mailId);
    await expect(decide(mailId, "reply_to_order")).rejects.toThrow("no order that it answers");
    await expect(decide(crypto.randomUUID(), "ignore")).rejects.toThrow("no such mail");
    await expect(
      tenant(scene.app.db, "elsewhere", (tx) =>
        overrideDecision(tx, { mailId, decision: "ignore", userId: "u" }),
      ),
    ).rejects.toThrow("no such mail");
  });
});

describe("a language model", () => {
  const UNSURE = eml({ subject: "Hello", text: "20 ea HX-1234 hex bolts" });

  async function judgedBy(script: Script, raw: Buffer) {
    const model = modelServer(() => script);
    const { modelOf } = await import("../src/extraction/mod.ts");
    const { config } = await import("../src/config.ts");
    const settings = config({ DATA_DIR: scene.app.config.dataDir, ...model.env });
    const { mailId } = await scene.keep(raw);
    const app = { ...scene.app, model: modelOf(settings) };
    const write = await receiveMail(app).run({ idpOrganizationId: ORGANIZATION, mailId }, {} as never);
    await scene.within(write!);
    model.stop();
    await scene.within((tx) =>
      sql`update mails set message_id = ${crypto.randomUUID()} where id = ${mailId}`.execute(tx),
    );
    return { mail: await scene.mail(mailId), requests: model.requests.length, sent: model.sent() };
  }
  const says = (answer: object): Script => ({ text: JSON.stringify(answer) });

  test("may move a mail that is held to be processed", async () => {
    const { mail, sent } = await judgedBy(
      says({ decision: "process_body", reason: "It lists\nan order" }),
      UNSURE,
    );
    expect([mail.decision, mail.reason, mail.decided_by]).toEqual([
      "process_body",
      "The language model: It lists an order",
      "model",
    ]);
    expect(mail.documents).toHaveLength(1);
    expect(sent).toContain("20 ea HX-1234");
  });

  test.each<[string, Script]>([
    ["another decision", says({ decision: "ignore", reason: "I say so" })],
    ["attachments that are not there", says({ decision: "process_attachments", reason: "x" })],
    ["no decision", says({ orders: [] })],
    ["no JSON", { text: "Sure! I will" }],
    ["an error", { status: 400 }],
    ["hold", says({ decision: "hold", reason: "x" })],
  ])("can't do more: %s leaves the mail held", async (_, script) => {
    const { mail } = await judgedBy(script, UNSURE);
    expect([mail.decision, mail.decided_by, mail.documents]).toEqual(["hold", null, []]);
  });

  test.each<[string, Buffer, string]>([
    ["an order", eml({ subject: "reorder", text: TEXT }), "process_body"],
    [
      "a bounce",
      eml({ from: "mailer-daemon@x.example", headers: { "X-Failed-Recipients": "a@b.c" }, text: TEXT }),
      "ignore",
    ],
    [
      "an encrypted mail",
      eml({ headers: { "Content-Type": "multipart/encrypted; boundary=x" }, text: "x" }),
      "hold",
    ],
  ])("is not asked about %s", async (_, raw, decision) => {
    const { mail, requests } = await judgedBy(says({ decision: "process_body", reason: "x" }), raw);
    expect([mail.decision as string, requests]).toEqual([decision, 0]);
  });
});
