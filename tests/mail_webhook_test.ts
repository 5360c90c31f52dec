import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { tenant } from "../db/mod.ts";
import { enqueue } from "../jobs/mod.ts";
import type { Mailbox } from "../src/mail/mod.ts";
import { SLOW_START } from "./_app.ts";
import { waitedFor } from "./_locks.ts";
import { type MailScene, mailScene, ORGANIZATION } from "./_mail.ts";
import { eml } from "./fixtures/mail.ts";

const SECRET = "the-inbound-secret";
const EVENTS = "/api/webhook/inbound-email";
const FILES = "/api/webhook/inbound-email/attachments";
const CSV = "sku,quantity\nHX-1,20\n";

let scene: MailScene;
let foreign: Mailbox;
let count = 0;
let messageId = "";
beforeAll(async () => {
  scene = await mailScene({ env: { INBOUND_EMAIL_SECRET: SECRET } });
  foreign = await scene.makeMailbox("other", "orders@other.example");
}, SLOW_START);
afterAll(() => scene.stop());
beforeEach(() => {
  messageId = `<m-${++count}@buyer.example>`;
});

const event = (more: Record<string, unknown> = {}) => ({
  messageId,
  from: "ann@buyer.example",
  to: ["orders+acme@seller.example"],
  subject: "PO 4711",
  receivedAt: "2026-11-02T09:00:00Z",
  aliasId: scene.mailbox.id,
  subaddress: "acme",
  erpConnectionId: scene.mailbox.erp_connection_id,
  idpOrganizationId: ORGANIZATION,
  attachmentCount: 1,
  uploadedDocumentIds: [] as string[],
  triageDecision: "process_attachments",
  triageReason: "one PDF",
  ...more,
});
const attachment = (more: Record<string, unknown> = {}) => ({
  aliasId: scene.mailbox.id,
  messageId,
  fileName: "order.csv",
  content: Buffer.from(CSV).toString("base64"),
  ...more,
});
const sign = (body: string | Uint8Array, secret = SECRET) =>
  createHmac("sha256", secret).update(body).digest("hex");

async function post(path: string, sent: unknown, signature?: string | null) {
  const body = typeof sent === "string" ? sent : JSON.stringify(sent);
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (signature !== null) headers["x-inbound-email-signature"] = signature ?? sign(body);
  const answer = await scene.client().ask("POST", path, { body, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const mailsOf = (id = messageId) =>
  scene.within((tx) =>
    tx.selectFrom("mails").selectAll().where("message_id", "=", id.replace(/[<>]/g, "")).execute(),
  );

describe("POST /api/webhook/inbound-email", () => {
  test("takes an event and a file with fields that nobody here knows: no mail is refused for them", async () => {
    const taken = await post(EVENTS, event({ providerOrganizationId: "org_1", headers: { spam: 0 } }));
    expect([taken.status, taken.body.success]).toEqual([200, true]);
    expect((await post(FILES, attachment({ contentType: "text/csv" }))).status).toBe(200);
  });

  test("puts a mail that its worker decided about into the inbox and queues its documents", async () => {
    const stored = await post(FILES, attachment());
    expect(stored).toEqual({
      status: 200,
      body: { success: true, documentId: expect.any(String), duplicate: false },
    });
    const id = stored.body.documentId as string;
    expect(await scene.queued()).not.toContain(id);
    const answer = await post(EVENTS, event({ uploadedDocumentIds: [id] }));
    expect(answer).toEqual({
      status: 200,
      body: { success: true, mailId: expect.any(String), documentIds: [id], duplicate: false },
    });
    expect(await scene.queued()).toContain(id);
    const mail = await scene.mail(answer.body.mailId as string);
    expect(mail).toMatchObject({
      from_address: "ann@buyer.example",
      recipients: ["orders+acme@seller.example"],
      subject: "PO 4711",
      subaddress: "acme",
      decision: "process_attachments",
      reason: "one PDF",
      decided_by: "worker",
      state: "settled",
      attachment_count: 1,
      hasRaw: false,
    });
    expect(mail.received_at.toISOString()).toBe("2026-11-02T09:00:00.000Z");
    expect(mail.documents).toMatchObject([{ id, fileName: "order.csv", status: "pending" }]);
  });

  test("takes the same message of an alias once, at once and later", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post(EVENTS, event())));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.duplicate).toSorted()).toEqual([false, true, true]);
    const replay = await post(EVENTS, event({ subject: "another" }));
    expect(replay.body).toMatchObject({ success: true, duplicate: true });
    expect((await mailsOf()).map(({ subject }) => subject)).toEqual(["PO 4711"]);
  });

  test("takes the same message for two aliases twice", async () => {
    const second = await scene.makeMailbox(ORGANIZATION, "second@seller.example");
    await post(EVENTS, event());
    const answer = await post(
      EVENTS,
      event({ aliasId: second.id, erpConnectionId: second.erp_connection_id, triageDecision: "ignore" }),
    );
    expect(answer.body.duplicate).toBe(false);
    expect(await mailsOf()).toHaveLength(2);
  });

  test("takes a document that was uploaded by itself, and queues nothing that is read already", async () => {
    const [own, done] = await scene.within(async (tx) => {
      const sha256 = "a".repeat(64);
      await tx
        .insertInto("document_files")
        .values({ idp_organization_id: ORGANIZATION, sha256, byte_size: 1, content: Buffer.from("a") })
        .execute();
      const file = {
        idp_organization_id: ORGANIZATION,
        file_name: "a.pdf",
        file_type: "pdf",
        byte_size: 1,
        sha256,
      };
      return tx
        .insertInto("pdf_documents")
        .values([file, { ...file, status: "completed" as const }])
        .returning("id")
        .execute();
    });
    const answer = await post(EVENTS, event({ uploadedDocumentIds: [own!.id, done!.id] }));
    expect([answer.status, (answer.body.documentIds as string[]).toSorted()]).toEqual([
      200,
      [own!.id, done!.id].toSorted(),
    ]);
    expect(await scene.queued()).toContain(own!.id);
    expect(await scene.queued()).not.toContain(done!.id);
  });

  test("waits for a reading of its document that ends, and doesn't keep it from ending", async () => {
    const stored = await post(FILES, attachment());
    const id = stored.body.documentId as string;
    await scene.within((tx) =>
      enqueue(tx, "extract_document", { idpOrganizationId: ORGANIZATION, documentId: id }, { key: id }),
    );
    let answer: ReturnType<typeof post> | undefined;
    await scene.within(async (tx) => {
      await tx.deleteFrom("jobs").where("key", "=", id).execute();
      answer = post(EVENTS, event({ uploadedDocumentIds: [id] }));
      await waitedFor(tx);
      await tx.updateTable("pdf_documents").set({ page_count: 1 }).where("id", "=", id).execute();
    });
    expect((await answer)?.status).toBe(200);
    expect(await scene.queued()).toContain(id);
  });

  test("does not queue the documents of a mail that is held, until a person decides", async () => {
    const { body } = await post(FILES, attachment());
    const answer = await post(EVENTS, event({ triageDecision: "hold", triageReason: "unsure" }));
    expect(await scene.queued()).not.toContain(body.documentId as string);
    expect(await scene.mail(answer.body.mailId as string)).toMatchObject({
      decision: "hold",
      reason: "unsure",
    });
  });

  test("holds a decision that it does not know", async () => {
    const { body } = await post(EVENTS, event({ triageDecision: "escalate", triageReason: "odd" }));
    const mail = await scene.mail(body.mailId as string);
    expect([mail.decision, mail.reason]).toEqual([
      "hold",
      'The worker decided "escalate", which is not known here: odd',
    ]);
  });

  test.each<[string, () => Record<string, unknown>, number, string]>([
    ["an unknown alias", () => ({ aliasId: crypto.randomUUID() }), 404, "There is no alias"],
    ["an alias that is no id", () => ({ aliasId: "orders" }), 404, 'There is no alias "orders"'],
    ["an alias of another organization", () => ({ aliasId: foreign.id }), 403, "not one of organization"],
    [
      "another connection",
      () => ({ erpConnectionId: foreign.erp_connection_id }),
      422,
      "does not belong to connection",
    ],
    [
      "a document that is not there",
      () => ({ uploadedDocumentIds: [crypto.randomUUID()] }),
      422,
      "document ",
    ],
    ["a document id that is none", () => ({ uploadedDocumentIds: ["x' or 1=1"] }), 422, "document "],
    ["a missing field", () => ({ from: undefined }), 422, '"from" is missing'],
    ["several faults", () => ({ from: 7, to: "ann", attachmentCount: -1 }), 422, '"from" is not a text'],
    [
      "a time that is not UTC",
      () => ({ receivedAt: "2026-11-02T09:00:00+02:00" }),
      422,
      '"receivedAt" is not an ISO 8601',
    ],
    ["a day", () => ({ receivedAt: "yesterday" }), 422, '"receivedAt" is not'],
    ["a zero character", () => ({ subject: "a\0b" }), 422, '"subject" is not'],
    ["an empty message id", () => ({ messageId: " " }), 422, '"messageId" is not'],
    ["one document twice", () => ({ uploadedDocumentIds: ["a", "a"] }), 422, "each once"],
  ])("refuses %s with a reason, and does nothing", async (_, more, status, reason) => {
    const answer = await post(EVENTS, event(more()));
    expect([answer.status, answer.body]).toEqual([
      status,
      { success: false, error: expect.stringContaining(reason) },
    ]);
    expect(await mailsOf()).toEqual([]);
  });

  test("refuses mail for a mailbox that is switched off, but not what it kept before", async () => {
    const off = await scene.makeMailbox(ORGANIZATION, "off@seller.example");
    const { mailId } = await scene.keep(eml({ text: "please send 20 ea HX-1", subject: "reorder" }), {}, off);
    await scene.within((tx) =>
      tx.updateTable("mailboxes").set({ active: false }).where("id", "=", off.id).execute(),
    );
    const its = { aliasId: off.id, erpConnectionId: off.erp_connection_id };
    for (const { status, body } of [await post(EVENTS, event(its)), await post(FILES, attachment(its))])
      expect([status, body.error]).toEqual([409, expect.stringContaining("is switched off")]);
    await scene.work(mailId);
    expect((await scene.mail(mailId)).state).toBe("settled");
  });

  test("names every field at fault", async () => {
    const { body } = await post(EVENTS, {});
    for (const field of Object.keys(event()))
      if (!["subaddress", "triageReason"].includes(field))
        expect(body.error).toContain(`"${field}" is missing`);
  });

  test("refuses a document of another organization, and of another message", async () => {
    const elsewhere = await post(FILES, attachment({ aliasId: foreign.id }));
    const other = await post(FILES, attachment({ messageId: "<another@buyer.example>" }));
    for (const { body } of [elsewhere, other]) {
      const answer = await post(EVENTS, event({ uploadedDocumentIds: [body.documentId] }));
      expect([answer.status, answer.body.error]).toEqual([
        422,
        expect.stringContaining(body.documentId as string),
      ]);
    }
    const kept = await tenant(scene.app.db, "other", (tx) =>
      tx.selectFrom("pdf_documents").select("mail_id").execute(),
    );
    expect(kept).toHaveLength(1);
  });

  test.each<[string, (body: string) => [string, string | null]]>([
    ["no signature", (body) => [body, null]],
    ["an empty one", (body) => [body, ""]],
    ["one that is no hex", (body) => [body, "z".repeat(64)]],
    ["a shorter one", (body) => [body, sign(body).slice(0, 62)]],
    ["one of another length", (body) => [body, `${sign(body)}00`]],
    ["another's secret", (body) => [body, sign(body, "another")]],
    ["an empty secret", (body) => [body, sign(body, "")]],
    ["a byte changed", (body) => [body.replace("PO 4711", "PO 4712"), sign(body)]],
    ["a blank added", (body) => [`${body} `, sign(body)]],
    [
      "the signature of another event",
      (body) => [body, sign(JSON.stringify(event({ messageId: "<other@x>" })))],
    ],
    ["SHA-1", (body) => [body, createHmac("sha1", SECRET).update(body).digest("hex")]],
    ["base64", (body) => [body, createHmac("sha256", SECRET).update(body).digest("base64")]],
  ])("answers 401 to %s, and does nothing", async (_, attack) => {
    const [body, signature] = attack(JSON.stringify(event()));
    const answer = await post(EVENTS, body, signature);
    expect([answer.status, answer.body.success]).toEqual([401, false]);
    expect(await mailsOf()).toEqual([]);
  });

  test("accepts capital letters and sha256= before the signature", async () => {
    const body = JSON.stringify(event());
    expect((await post(EVENTS, body, `sha256=${sign(body).toUpperCase()}`)).status).toBe(200);
  });

  test("signs the bytes, not their meaning: a body in another spelling and encoding holds", async () => {
    const body = ` ${JSON.stringify(event({ subject: "Bestellung für März" }), null, 2)}\n`;
    const answer = await post(EVENTS, body);
    expect((await scene.mail(answer.body.mailId as string)).subject).toBe("Bestellung für März");
  });

  test("refuses what is signed and no event", async () => {
    expect((await post(EVENTS, "not json")).status).toBe(400);
    expect((await post(EVENTS, "[]")).status).toBe(422);
    expect((await post(EVENTS, "null")).status).toBe(422);
    expect((await post(EVENTS, attachment())).status).toBe(422);
    expect((await post(FILES, event())).status).toBe(422);
    expect((await post(EVENTS, " ".repeat(1024 * 1024 + 1))).status).toBe(413);
  });

  test("a member's session or token opens nothing without a signature", async () => {
    const member = await scene.signIn(
      await scene.user({ email: "m@seller.example", organizationId: ORGANIZATION, role: "admin" }),
    );
    expect((await member.json("POST", EVENTS, event())).status).toBe(401);
  });

  test("slows down an address that signs wrongly again and again", async () => {
    const slow = await mailScene({ env: { INBOUND_EMAIL_SECRET: SECRET } });
    const wrong = async () => {
      const headers = { "x-inbound-email-signature": "0".repeat(64) };
      return (await slow.client().ask("POST", EVENTS, { body: "{}", headers })).status;
    };
    const answers: number[] = [];
    for (let turn = 0; turn < 65; turn++) answers.push(await wrong());
    await slow.stop();
    expect(new Set(answers.slice(0, 60))).toEqual(new Set([401]));
    expect(answers).toContain(429);
  }, 30_000);
});

describe("POST /api/webhook/inbound-email/attachments", () => {
  test("stores a part of a message once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post(FILES, attachment())));
    expect(new Set(answers.map(({ body }) => body.documentId)).size).toBe(1);
    expect(answers.map(({ body }) => body.duplicate).toSorted()).toEqual([false, true, true]);
  });

  test("stores two files of one name, and two parts of one content", async () => {
    const other = Buffer.from(`${CSV}HX-2,1\n`).toString("base64");
    const ids = [
      await post(FILES, attachment()),
      await post(FILES, attachment({ content: other })),
      await post(FILES, attachment({ partId: "2" })),
    ].map(({ body }) => body.documentId);
    expect(new Set(ids).size).toBe(3);
  });

  test("refuses another content for a part", async () => {
    await post(FILES, attachment({ partId: "1" }));
    const other = Buffer.from(`${CSV}HX-2,1\n`).toString("base64");
    expect((await post(FILES, attachment({ partId: "1", content: other }))).status).toBe(409);
  });

  test("queues a file that comes after its event at once", async () => {
    await post(EVENTS, event());
    const { body } = await post(FILES, attachment());
    expect(await scene.queued()).toContain(body.documentId as string);
    const [mail] = await mailsOf();
    expect((await scene.mail(mail!.id)).documents).toHaveLength(1);
  });

  test("but not when the event said that the mail is none of ours", async () => {
    await post(EVENTS, event({ triageDecision: "ignore" }));
    const { body } = await post(FILES, attachment());
    expect(await scene.queued()).not.toContain(body.documentId as string);
  });

  test.each<[string, Record<string, unknown>, number, string]>([
    ["an unknown alias", { aliasId: "nobody" }, 404, "There is no alias"],
    ["what is no base64", { content: "!!!" }, 422, "base64"],
    ["an empty file", { content: "" }, 422, "the file is empty"],
    ["a program", { content: Buffer.from("MZ\x90\x00\x03\x00\x00").toString("base64") }, 415, "a program"],
    ["a missing name", { fileName: undefined }, 422, '"fileName" is missing'],
  ])("refuses %s", async (_, more, status, reason) => {
    const answer = await post(FILES, attachment(more));
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringContaining(reason)]);
  });

  test.each<[string, (body: string) => string]>([
    ["alias", (body) => body.replace(scene.mailbox.id, foreign.id)],
    ["name", (body) => body.replace("order.csv", "other.csv")],
    ["message", (body) => body.replace("buyer.example", "other.example")],
    ["content", (body) => body.replace(/"content":"../, '"content":"AA')],
  ])("answers 401 when its %s was changed", async (_, change) => {
    const body = JSON.stringify(attachment());
    expect(change(body)).not.toBe(body);
    expect((await post(FILES, change(body), sign(body))).status).toBe(401);
  });
});

test("an event for a mail that the service keeps itself takes nothing from its job", async () => {
  const { mailId } = await scene.keep(eml({ messageId, subject: "reorder", text: "please send 20 ea HX-1" }));
  const answer = await post(EVENTS, event({ subject: "forged", triageDecision: "ignore" }));
  expect(answer.body).toMatchObject({ mailId, duplicate: false });
  await scene.work(mailId);
  const mail = await scene.mail(mailId);
  expect(mail).toMatchObject({ subject: "reorder", decision: "process_body", state: "settled" });
  expect(await scene.queued()).toEqual(expect.arrayContaining(mail.documents.map(({ id }) => id)));
  expect(mail.documents).toHaveLength(1);
});
