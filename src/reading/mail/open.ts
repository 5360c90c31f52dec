import PostalMime, { type Address } from "postal-mime";
import { Invalid, Refusal } from "../../errors.ts";
import { fileTypeOf } from "../file_type.ts";
import type { FoundPart, Mail, MailAddress, MailPart, Message } from "./mail.ts";
import { isOutlook, openOutlook } from "./outlook.ts";
import { signedMail } from "./signed.ts";
import { isTnef, openTnef } from "./tnef.ts";
import { openArchive } from "./zip.ts";

/** What opening one mail may cost. */
export interface MailLimits {
  /** Files, those of mails and archives inside among them. */
  parts: number;
  /** Multiparts in multiparts. */
  nesting: number;
  /** Mails and archives inside each other. */
  depth: number;
  headerBytes: number;
  /** Bytes that all archives inside inflate to. */
  inflatedBytes: number;
}

const MAIL_LIMITS: MailLimits = {
  parts: 200,
  nesting: 50,
  depth: 5,
  headerBytes: 512 * 1024,
  inflatedBytes: 100 * 1024 * 1024,
};

/** Opens a stranger's mail (`message/rfc822`, or Outlook's `.msg`): run it inside an isolate. Throws `Invalid` with a sentence. */
export async function openMail(bytes: Uint8Array, limits: Partial<MailLimits> = {}): Promise<Mail> {
  const opener = { limits: { ...MAIL_LIMITS, ...limits }, parts: [] as MailPart[], inflated: 0 };
  const { mail, found } = await messageOf(bytes, opener.limits);
  await add(opener, found, { above: "", depth: 1 });
  return { ...mail, parts: opener.parts };
}

interface Opener {
  limits: MailLimits;
  parts: MailPart[];
  /** Bytes so far. */
  inflated: number;
}

interface Place {
  above: string;
  depth: number;
}

/** Takes parts in, each after its neighbour before, and what is inside of one instead of it. */
async function add(opener: Opener, found: FoundPart[], { above, depth }: Place) {
  for (const [at, part] of found.entries()) {
    const path = `${above}${at + 1}`;
    const inside = await insideOf(opener, part, depth);
    if (typeof inside === "string") take(opener, { ...part, path, problem: inside });
    else if (inside) await add(opener, inside, { above: `${path}.`, depth: depth + 1 });
    else take(opener, { ...part, path });
  }
}

function take({ parts, limits }: Opener, part: MailPart) {
  if (parts.length >= limits.parts) throw refusal(`it has more than ${limits.parts} parts`);
  parts.push(part);
}

/** The parts inside a part; null when it is a file like any other; a sentence when they can't be had. */
async function insideOf(
  opener: Opener,
  part: FoundPart,
  depth: number,
): Promise<FoundPart[] | string | null> {
  const { limits } = opener;
  const signed = signedMail(part.bytes);
  const mail = signed !== null || isMail(part);
  const packed = mail || isTnef(part.bytes);
  if (packed && depth >= limits.depth)
    throw refusal(`it has mails more than ${limits.depth} deep inside each other`);
  if (mail) return insideOfMail({ ...part, bytes: signed ?? part.bytes }, limits);
  if (isTnef(part.bytes)) return attempt(part, () => openTnef(part.bytes));
  return openArchive(part, {
    ...limits,
    depth: limits.depth - depth,
    spend: (bytes) => spend(opener, bytes),
  });
}

/** Some programs attach mails as files of no type. */
function isMail({ type, name, bytes }: FoundPart) {
  if (type === "message/rfc822" || type === "message/global" || isOutlook(bytes)) return true;
  return /\.eml$/i.test(name) && fileTypeOf(bytes) === "eml";
}

function spend(opener: Opener, bytes: number) {
  opener.inflated += bytes;
  return opener.inflated <= opener.limits.inflatedBytes;
}

async function insideOfMail(part: FoundPart, limits: MailLimits): Promise<FoundPart[] | string> {
  return attempt(part, async () => {
    const { mail, found } = await messageOf(part.bytes, limits);
    return [...found, ...bodyOf(mail)];
  });
}

async function attempt(part: FoundPart, open: () => FoundPart[] | Promise<FoundPart[]>) {
  try {
    return await open();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return `Cannot open "${part.name || "a mail in the mail"}": it is damaged`;
  }
}

/** What a mail in the mail says, as a file. */
function bodyOf({ subject, html, text }: Omit<Mail, "parts">): FoundPart[] {
  const own = { inline: false, contentId: null, body: true as const };
  if (html)
    return [{ ...own, name: `${subject || "mail"}.html`, type: "text/html", bytes: Buffer.from(html) }];
  if (text?.trim())
    return [{ ...own, name: `${subject || "mail"}.txt`, type: "text/plain", bytes: Buffer.from(text) }];
  return [];
}

async function messageOf(bytes: Uint8Array, limits: MailLimits): Promise<Message> {
  return isOutlook(bytes) ? openOutlook(bytes) : openMime(bytes, limits);
}

async function openMime(bytes: Uint8Array, { nesting, headerBytes }: MailLimits): Promise<Message> {
  const email = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    attachmentEncoding: "arraybuffer",
    maxNestingDepth: nesting,
    maxHeadersSize: headerBytes,
  }).catch((error: Error) => {
    if (/nesting depth/i.test(error.message))
      throw refusal(`its parts are more than ${nesting} deep inside each other`);
    if (/header/i.test(error.message)) throw refusal(`its headers have more than ${headerBytes / 1024} KB`);
    throw error;
  });
  const html = email.html?.trim() ? email.html : null;
  const found = email.attachments.map((part): FoundPart => {
    const contentId = part.contentId?.replace(/^<|>$/g, "") ?? null;
    return {
      name: part.filename ?? "",
      type: part.method ? `${part.mimeType}; method=${part.method}` : part.mimeType,
      bytes: new Uint8Array(part.content as ArrayBuffer),
      inline: contentId !== null && (html ?? "").includes(`cid:${contentId}`),
      contentId,
    };
  });
  const date =
    email.date && !Number.isNaN(Date.parse(email.date)) ? new Date(email.date).toISOString() : null;
  const mail = {
    messageId: idsIn(email.messageId)[0] ?? "",
    from: flat([email.from ?? { name: "", address: "" }])[0] ?? { name: "", address: "" },
    to: flat(email.to),
    cc: flat(email.cc),
    subject: (email.subject ?? "").trim(),
    date,
    inReplyTo: idsIn(email.inReplyTo)[0] ?? null,
    references: idsIn(email.references),
    headers: email.headers.map(({ key, value }) => ({ name: key, value })),
    text: email.text?.trim() ? email.text : null,
    html,
  };
  return { mail, found };
}

/** The message ids written in a header's value, without angle brackets. */
function idsIn(value: string | undefined): string[] {
  if (!value) return [];
  const bracketed = [...value.matchAll(/<([^<>\s]+)>/g)].map(([, id]) => id!);
  return bracketed.length ? bracketed : value.split(/[\s,]+/).filter((id) => id.includes("@"));
}

function flat(addresses: Address[] | undefined): MailAddress[] {
  return (addresses ?? []).flatMap((each) =>
    each.group
      ? each.group.map(({ name, address }) => ({ name, address }))
      : [{ name: each.name, address: each.address }],
  );
}

function refusal(why: string) {
  return new Invalid(`Cannot read the mail: ${why}`);
}
