import { createHash } from "node:crypto";
import { Invalid } from "../../errors.ts";
import {
  fileTypeOf,
  inspect,
  type Mail,
  type MailPart,
  openMail,
  PICTURES,
  type Reading,
  readFile,
} from "../../reading/mod.ts";
import { shortLines } from "./body.ts";
import { bodyFile } from "./body_file.ts";
import type { MailFile, OpenedMail, OpenedPart } from "./opened.ts";

export interface OpenInput {
  raw: Uint8Array;
  /** A file with more bytes is looked at no further. */
  fileLimitBytes: number;
}

export interface OpenOutput {
  mail: OpenedMail;
  /** Everything that may become a document. */
  files: MailFile[];
}

/** What says of what kind a mail is. */
const TELLING =
  /^(auto-submitted|x-auto-?re(ply|spond)|x-autoreply|precedence|list-(id|unsubscribe|post)|content-type|x-failed-recipients|return-path)$/;
/** Enough to tell an order from an invoice. */
const GLANCE = { pages: 1, sheets: 2, pageCharacters: 20_000 };
const GLANCE_CHARACTERS = 6000;
/** More than anybody writes. */
const SAID_CHARACTERS = 2_000_000;
const NAME_CHARACTERS = 300;
const TEXT_CHARACTERS = 100_000;
const POINTS_A_PIXEL = 72 / 200;

/** Opens a stranger's mail in a process of its own. Throws `Invalid` with a sentence. */
export default async function open({ raw, fileLimitBytes }: OpenInput): Promise<OpenOutput> {
  const mail = await openMail(raw);
  if (Math.max(mail.text?.length ?? 0, mail.html?.length ?? 0) > SAID_CHARACTERS)
    throw new Invalid(
      `Cannot read the mail: its text has more than ${SAID_CHARACTERS / 1e6} million characters`,
    );
  const parts: OpenedPart[] = [];
  const files: MailFile[] = [];
  for (const part of mail.parts) {
    const opened = named(await glance(part, fileLimitBytes));
    parts.push(opened);
    if (opened.fileType && !opened.problem)
      files.push({
        path: part.path,
        fileName: opened.name,
        fileType: opened.fileType,
        bytes: part.bytes,
      });
  }
  const text = await textOf(mail);
  const html = saidAsHtml(mail);
  return {
    mail: {
      messageId: mail.messageId,
      from: mail.from,
      to: mail.to,
      subject: mail.subject.slice(0, 1000),
      date: mail.date,
      threadIds: threadOf(mail),
      headers: Object.fromEntries(
        mail.headers
          .filter(({ name }) => TELLING.test(name))
          .map(({ name, value }) => [name, value.slice(0, 1000)]),
      ),
      text: text.slice(0, TEXT_CHARACTERS),
      parts,
    },
    files: text.trim() ? [...files, bodyFile(mail, html ? { html } : { text: mail.text ?? "" })] : files,
  };
}

async function glance(part: MailPart, limit: number): Promise<OpenedPart> {
  const opened: OpenedPart = {
    path: part.path,
    name: part.name.slice(0, NAME_CHARACTERS),
    type: part.type,
    size: part.bytes.length,
    sha256: createHash("sha256").update(part.bytes).digest("hex"),
    inline: part.inline,
    body: part.body ?? false,
    fileType: null,
    problem: part.problem ?? null,
    text: "",
    pixels: null,
  };
  if (part.problem) return opened;
  if (part.bytes.length > limit)
    return { ...opened, problem: `Cannot accept "${part.name}": the limit is ${limit / 1024 / 1024} MB` };
  try {
    const fileType = inspect(part.bytes, part.name || "a file without a name");
    const reading = await readFile(part.bytes, fileType, { fileName: part.name, limits: GLANCE });
    return {
      ...opened,
      fileType,
      text: shortLines(linesOf(reading).slice(0, GLANCE_CHARACTERS)),
      pixels: pixelsOf(reading),
    };
  } catch (error) {
    return { ...opened, fileType: fileTypeOf(part.bytes), problem: (error as Error).message };
  }
}

function linesOf({ text, sheets, pages }: Reading): string {
  if (text !== undefined) return text;
  const rows = sheets.flatMap(({ cells }) => [...Map.groupBy(cells, ({ row }) => row).values()]);
  if (rows.length) return rows.map((cells) => cells.map(({ text }) => text).join(" | ")).join("\n");
  return pages.flatMap(({ words }) => words.map(({ text }) => text)).join(" ");
}

function pixelsOf({ type, pages: [page] }: Reading) {
  if (!page || !PICTURES.has(type)) return null;
  return { width: Math.round(page.width / POINTS_A_PIXEL), height: Math.round(page.height / POINTS_A_PIXEL) };
}

/** HTML where it has tables, which plain text loses. */
function saidAsHtml({ html, text }: Mail): string | null {
  return html && (!text || /<table[\s>]/i.test(html)) ? html : null;
}

async function textOf(mail: Mail): Promise<string> {
  const html = saidAsHtml(mail);
  if (!html) return mail.text ?? "";
  try {
    return linesOf(await readFile(Buffer.from(html), "html"));
  } catch {
    return mail.text ?? "";
  }
}

function threadOf({ inReplyTo, references }: Mail) {
  return [...new Set([...(inReplyTo ? [inReplyTo] : []), ...references.toReversed()])].slice(0, 50);
}

/** A file without a name gets one that tells its place. */
function named(part: OpenedPart): OpenedPart {
  const { name, type, path, fileType } = part;
  const ending = type.startsWith("text/") ? "txt" : fileType;
  return name ? part : { ...part, name: ending ? `part-${path}.${ending}` : `part ${path}` };
}
