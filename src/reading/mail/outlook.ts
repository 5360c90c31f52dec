import MsgReader, { type FieldsData } from "@kenjiuno/msgreader";
import type { FoundPart, Mail, Message } from "./mail.ts";

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The stream of a message's named properties; no other Office file has it. */
const NAMED = Buffer.from("__nameid_version1.0", "utf16le");

/** Tells whether bytes are a message saved by Outlook (MS-OXMSG). */
export function isOutlook(bytes: Uint8Array): boolean {
  if (!COMPOUND.every((byte, at) => bytes[at] === byte)) return false;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(NAMED);
}

/** Opens a message saved by Outlook. Throws when it is damaged. */
export function openOutlook(bytes: Uint8Array): Message {
  const reader = new MsgReader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const data = reader.getFileData();
  if (data.error) throw new Error(data.error);
  const html = data.bodyHtml ?? (data.html ? new TextDecoder().decode(data.html) : null);
  const found = (data.attachments ?? []).map((attachment): FoundPart => {
    const { fileName, content } = reader.getAttachment(attachment);
    const contentId = attachment.pidContentId || null;
    return {
      name: fileName ?? "",
      type: attachment.innerMsgContent
        ? "application/vnd.ms-outlook"
        : (attachment.attachMimeTag ?? "application/octet-stream"),
      bytes: new Uint8Array(content),
      inline: contentId !== null && (html ?? "").includes(`cid:${contentId}`),
      contentId,
    };
  });
  return { mail: { ...headOf(data), text: data.body?.trim() ? data.body : null, html }, found };
}

function headOf(data: FieldsData): Omit<Mail, "parts" | "text" | "html"> {
  const headers = headersIn(data.headers ?? "");
  const people = (kind: "to" | "cc") =>
    (data.recipients ?? [])
      .filter(({ recipType }) => recipType === kind)
      .map(({ name = "", smtpAddress, email }) => ({ name, address: smtpAddress ?? email ?? "" }));
  const sent = Date.parse(data.clientSubmitTime ?? data.messageDeliveryTime ?? "");
  const header = (name: string) => headers.find((each) => each.name === name)?.value ?? "";
  const ids = (text: string) => [...text.matchAll(/<([^<>\s]+)>/g)].map(([, id]) => id!);
  return {
    messageId: ids(data.messageId ?? header("message-id"))[0] ?? "",
    from: { name: data.senderName ?? "", address: data.senderSmtpAddress ?? data.senderEmail ?? "" },
    to: people("to"),
    cc: people("cc"),
    subject: (data.subject ?? "").trim(),
    date: Number.isNaN(sent) ? null : new Date(sent).toISOString(),
    inReplyTo: ids(header("in-reply-to"))[0] ?? null,
    references: ids(header("references")),
    headers,
  };
}

function headersIn(text: string) {
  return text
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .flatMap((line) => {
      const at = line.indexOf(":");
      return at > 0
        ? [{ name: line.slice(0, at).trim().toLowerCase(), value: line.slice(at + 1).trim() }]
        : [];
    });
}
