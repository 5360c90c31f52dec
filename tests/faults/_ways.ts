import { createHmac } from "node:crypto";
import { createTransport } from "nodemailer";
import { DEMO } from "../../db/demo/mod.ts";
import { eml } from "../fixtures/mail.ts";
import type { SentFile } from "./_kinds.ts";
import type { Service } from "./_service.ts";

/** Signs what goes to the webhook. */
export const SECRET = "the secret of this run, long enough for anybody";

/** A running service, and what it takes to reach it. */
export interface Scene {
  running: Service;
  sql: ReturnType<Service["database"]>["sql"];
  token: string;
  cookie: string;
  smtp: number;
  aliasId: string;
  connectionId: string;
}

/** What was sent, as the rows that hold it are found. */
type Stored = { documentIds: string[] } | { refused: string };
export type Sent = Stored | { tag: string };
type Way = (scene: Scene, file: SentFile, tag: string) => Promise<Sent>;

/** Every way in. */
export const WAYS: Record<string, Way> = {
  page: async ({ running, cookie }, file) => {
    const answer = await fetch(`${running.url}/documents/rows`, {
      method: "POST",
      body: formOf(file),
      headers: { cookie, origin: running.url },
    });
    const words = await answer.text();
    const id = /\/documents\/([\da-f-]{36})/.exec(words)?.[1];
    return id ? { documentIds: [id] } : { refused: `${answer.status} ${sentenceIn(words)}` };
  },
  api: async ({ running, token }, file, tag) => {
    const send = async () => {
      const headers = { authorization: `Bearer ${token}`, "idempotency-key": tag };
      const answer = await fetch(`${running.url}/api/pdf-documents`, {
        method: "POST",
        body: formOf(file),
        headers,
      });
      return { status: answer.status, body: (await answer.json()) as { id?: string; error?: string } };
    };
    const [first, second] = await Promise.all([send(), send()]);
    if (first.body.id !== second.body.id)
      return { refused: `two answers: ${JSON.stringify([first, second])}` };
    return first.body.id
      ? { documentIds: [first.body.id] }
      : { refused: `${first.status} ${first.body.error}` };
  },
  smtp: async ({ smtp }, file, tag) => {
    const raw = eml({
      subject: `Purchase order ${tag}`,
      text: "Please find our order attached.",
      files: [{ name: file.name, content: file.bytes }],
    });
    const to = DEMO.mailbox.replace("@", `+${tag}@`);
    const transport = createTransport({ host: "127.0.0.1", port: smtp, ignoreTLS: true });
    try {
      await transport.sendMail({ envelope: { from: "ann@buyer.example", to: [to] }, raw });
      return { tag };
    } catch (error) {
      return { refused: (error as { response?: string }).response ?? String(error) };
    } finally {
      transport.close();
    }
  },
  "hook, file first": async (scene, file, tag) => {
    const stored = await attach(scene, file, tag);
    if ("refused" in stored) return stored;
    const said = await announce(scene, tag, stored.documentIds);
    return said ?? stored;
  },
  "hook, event first": async (scene, file, tag) => {
    const said = await announce(scene, tag, []);
    return said ?? attach(scene, file, tag);
  },
};

function formOf({ name, bytes }: SentFile) {
  const form = new FormData();
  form.set("file", new File([bytes as Uint8Array<ArrayBuffer>], name));
  form.set("visibility", "organization");
  return form;
}

async function attach(scene: Scene, file: SentFile, tag: string): Promise<Stored> {
  const content = Buffer.from(file.bytes).toString("base64");
  const { status, body } = await signed(scene, "/attachments", {
    aliasId: scene.aliasId,
    messageId: `<${tag}@x>`,
    fileName: file.name,
    content,
  });
  return body.documentId ? { documentIds: [body.documentId] } : { refused: `${status} ${body.error}` };
}

async function announce(
  { ...scene }: Scene,
  tag: string,
  uploadedDocumentIds: string[],
): Promise<{ refused: string } | null> {
  const { status, body } = await signed(scene, "", {
    messageId: `<${tag}@x>`,
    from: "ann@buyer.example",
    to: [DEMO.mailbox],
    subject: `Order ${tag}`,
    receivedAt: new Date().toISOString(),
    aliasId: scene.aliasId,
    subaddress: tag,
    erpConnectionId: scene.connectionId,
    idpOrganizationId: DEMO.idpOrganizationId,
    attachmentCount: 1,
    uploadedDocumentIds,
    triageDecision: "process_attachments",
    triageReason: "one file",
  });
  return status === 200 ? null : { refused: `${status} ${body.error}` };
}

async function signed({ running }: Scene, path: string, event: unknown) {
  const body = JSON.stringify(event);
  const answer = await fetch(`${running.url}/api/webhook/inbound-email${path}`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "x-inbound-email-signature": createHmac("sha256", SECRET).update(body).digest("hex"),
    },
  });
  return { status: answer.status, body: (await answer.json()) as { documentId?: string; error?: string } };
}

function sentenceIn(page: string) {
  return page
    .replace(/<(style|script|head)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 300);
}
