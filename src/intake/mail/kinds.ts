import { orderIn } from "./body.ts";
import type { OpenedPart } from "./opened.ts";
import { namesOrder, otherPaper } from "./words.ts";

/** What a file of a mail is taken for; `why` goes on after its name. */
export type PartKind =
  | { kind: "document" }
  | { kind: "clutter" }
  | { kind: "picture"; why: string }
  | { kind: "other"; why: string }
  | { kind: "unread"; why: string };

/** Cards, signatures, invitations, and what mail servers add. */
const CLUTTER_TYPE =
  /^(text\/(x-)?vcard|text\/calendar|application\/ics|text\/rfc822-headers|message\/|application\/(x-)?(pgp|pkcs7)-(signature|keys|encrypted)|application\/pgp)/;
const CLUTTER_NAME = /\.(vcf|ics|asc|sig|p7s|p7m|p7b|pgp)$|^(winmail\.dat|smime\.\w+|disclaimer\.\w+)$/i;
/** What mail servers call their footers, the end of a text behind a file, and files without a name. */
const SERVERS_NAME = /^ATT\d{3,}\.(txt|html?|bin|c)$/i;
/** A scan or a photo of a page has at least so many pixels. */
const PAGE_PIXELS = { area: 450_000, side: 480 };
/** Pictures that only cameras make. */
const PHOTO = /^image\/(hei[cf]|avif)|\.(hei[cf]|avif|dng)$/i;
/** Logos have less. */
const PICTURE_BYTES = 30_000;
/** What the orders of web shops have, as JSON. */
const SHOP_ORDER = /^\s*[{[].*"(line_items|increment_id|currency)"\s*:/s;
/** Longer shapes are banners. */
const PAGE_RATIO = 2.2;
/** Where a paper says what it is. */
const TITLE_CHARACTERS = 400;
const WORDS_CHARACTERS = 3000;

/** What a file is taken for. */
export function kindOf(part: OpenedPart): PartKind {
  if (CLUTTER_TYPE.test(part.type) || CLUTTER_NAME.test(part.name)) return { kind: "clutter" };
  if (part.body || isServersText(part)) return bodyKind(part);
  if (part.problem) return isDecoration(part) ? { kind: "clutter" } : { kind: "unread", why: part.problem };
  if (part.pixels) return pictureKind(part);
  if (part.fileType === "edi") return ediKind(part);
  if (part.fileType === "text" || part.fileType === "html") return textKind(part);
  const other = otherThanOrder(part);
  return other ? { kind: "other", why: `is ${other}` } : { kind: "document" };
}

function pictureKind({ inline, pixels, fileType }: OpenedPart): PartKind {
  if (fileType === "tiff") return { kind: "document" };
  const { width, height } = pixels!;
  const ratio = Math.max(width, height) / Math.max(1, Math.min(width, height));
  const page =
    width * height >= PAGE_PIXELS.area && Math.min(width, height) >= PAGE_PIXELS.side && ratio <= PAGE_RATIO;
  if (!page) return { kind: "clutter" };
  return inline
    ? { kind: "picture", why: "is a large picture within the text, which may show an order" }
    : { kind: "document" };
}

function ediKind({ text }: OpenedPart): PartKind {
  if (/\bST.8[56]0|\bUNH.{1,40}ORD(ERS|CHG)|ORDHDR/s.test(text)) return { kind: "document" };
  return /\bST.\d{3}|\bUNH./.test(text)
    ? { kind: "other", why: "is EDI, but no order" }
    : { kind: "document" };
}

function textKind(part: OpenedPart): PartKind {
  if (SHOP_ORDER.test(part.text)) return { kind: "document" };
  const certainty = orderIn(part.text, part.name);
  if (certainty === "no") return { kind: "other", why: "is a text without an order" };
  return { kind: "document" };
}

function isServersText({ name, fileType }: OpenedPart) {
  return SERVERS_NAME.test(name) && [null, "text", "html"].includes(fileType);
}

/** What a mail in the mail says, or a server behind it, counts when it holds an order. */
function bodyKind(part: OpenedPart): PartKind {
  return orderIn(part.text, part.name) === "sure" && part.fileType && !part.problem
    ? { kind: "document" }
    : { kind: "clutter" };
}

/** By its name, or the top of its first page; one that also calls itself an order is one. */
function otherThanOrder({ name, text }: OpenedPart): string | null {
  const title = spoken(name);
  if (namesOrder(title) && !/confirm|acknowledg/i.test(title)) return null;
  const named = otherPaper(title);
  if (named)
    return namesOrder(text.slice(0, TITLE_CHARACTERS)) && !/confirm|acknowledg/i.test(title) ? null : named;
  const top = otherPaper(text.slice(0, TITLE_CHARACTERS));
  return top && !namesOrder(text.slice(0, WORDS_CHARACTERS)) ? top : null;
}

/** A file's name as words. */
function spoken(name: string) {
  return name
    .replace(/\.\w+$/, "")
    .replace(/[_+.-]+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2");
}

/** A picture of a type that isn't read, and too small for a page or within the text. */
function isDecoration({ type, name, inline, size }: OpenedPart) {
  if (PHOTO.test(type) || PHOTO.test(name)) return false;
  const picture = type.startsWith("image/") || /\.(gif|bmp|svg|webp|ico|emf|wmz)$/i.test(name);
  return picture && (inline || size < PICTURE_BYTES);
}
