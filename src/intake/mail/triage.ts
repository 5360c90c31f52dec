import type { MailDecision } from "../../../db/mod.ts";
import { firstFew } from "../../formats.ts";
import { isReply, orderIn, ownWords, shortLines } from "./body.ts";
import { kindOf, type PartKind } from "./kinds.ts";
import type { OpenedMail, OpenedPart } from "./opened.ts";
import { namesOrder, otherPaper, speaksOfEarlier } from "./words.ts";

/** What is known beside the mail itself. */
export interface Surroundings {
  /** Empty for bounces. */
  envelopeFrom: string;
  /** What the mailbox's lists say of the sender. */
  sender: "blocked" | "unlisted" | "welcome";
  /** The document whose order it answers, and how that was found. */
  answered: { documentId: string; by: "thread" | "number"; name: string } | null;
}

export interface Triage {
  decision: MailDecision;
  /** A sentence for a person. */
  reason: string;
  /** Paths of the parts that become documents. */
  parts: string[];
  /** The text becomes a document. */
  body: boolean;
  /** False: the rules guess, and a language model may say better. */
  sure: boolean;
}

interface Seen {
  mail: OpenedMail;
  around: Surroundings;
  files: { part: OpenedPart; kind: PartKind }[];
  documents: OpenedPart[];
  /** What the sender wrote. */
  words: string;
}

/** The first rule that has an answer decides. */
const RULES: ((seen: Seen) => Triage | null)[] = [
  blockedSender,
  bounce,
  autoReply,
  encrypted,
  unlistedSender,
  attachedOrders,
  calendar,
  reply,
  orderInText,
  bulk,
  unopened,
  pictureInText,
  otherPapers,
  answerToStranger,
];

/** Decides what becomes of a mail. */
export function triage(mail: OpenedMail, around: Surroundings): Triage {
  const files = mail.parts.map((part) => ({ part, kind: kindOf(part) }));
  const documents = distinct(files.filter(({ kind }) => kind.kind === "document").map(({ part }) => part));
  const seen: Seen = { mail, around, files, documents, words: ownWords(shortLines(mail.text), mail.subject) };
  for (const rule of RULES) {
    const found = rule(seen);
    if (found) return found;
  }
  return noOrder(seen);
}

/** Paths of the parts that are read when it is said that the mail's files are orders: the likeliest kind that it has. */
export function worthReading(mail: OpenedMail): string[] {
  const readable = mail.parts.filter(({ fileType, problem }) => fileType && !problem);
  const of = (...kinds: PartKind["kind"][]) => readable.filter((part) => kinds.includes(kindOf(part).kind));
  const [likely, possible] = [of("document"), of("picture", "other")];
  const chosen = likely.length ? likely : possible.length ? possible : readable;
  return distinct(chosen).map(({ path }) => path);
}

function blockedSender({ mail, around }: Seen) {
  return around.sender === "blocked"
    ? ignore(`The sender ${mail.from.address} is blocked for this mailbox`)
    : null;
}

function bounce({ mail: { headers, from }, around }: Seen) {
  const report = /multipart\/report/i.test(headers["content-type"] ?? "") || headers["x-failed-recipients"];
  const daemon = /^(mailer-daemon|postmaster)@/i.test(from.address);
  const returned = around.envelopeFrom === "" && daemon;
  return report || returned ? ignore("A mail server reports on another mail (bounce)") : null;
}

/** What programs send by themselves may be an order; what they answer is none. */
function autoReply({ mail: { headers, subject } }: Seen) {
  const replied = /auto-replied/i.test(headers["auto-submitted"] ?? "");
  const marked =
    headers["x-autoreply"] ??
    headers["x-auto-reply"] ??
    headers["x-autorespond"] ??
    headers["x-auto-respond"];
  const precedence = /auto_reply/i.test(headers.precedence ?? "");
  const said =
    /^\s*(auto(matic)?[ -]?reply|automatische antwort|out of (the )?office|abwesenheit|réponse automatique|respuesta automática|risposta automatica)\b/i.test(
      subject,
    );
  return replied || marked || precedence || said ? ignore("An automatic reply") : null;
}

function encrypted({ mail: { headers, parts } }: Seen) {
  const type = headers["content-type"] ?? "";
  const whole =
    /multipart\/encrypted/i.test(type) ||
    (/application\/(x-)?pkcs7-mime/i.test(type) && !/signed-data/i.test(type));
  const sealed = parts.some((part) => /\.p7m$/i.test(part.name) || /pgp-encrypted/.test(part.type));
  return whole || sealed ? hold("The mail is encrypted: nothing in it can be read") : null;
}

function unlistedSender({ mail, around }: Seen) {
  return around.sender === "unlisted"
    ? hold(`The sender ${mail.from.address || "is unnamed and"} is not on the mailbox's list`)
    : null;
}

function attachedOrders({ mail, documents, files }: Seen): Triage | null {
  if (!documents.length) return null;
  const left = files.flatMap(({ part, kind }) =>
    kind.kind === "other" || kind.kind === "unread" || kind.kind === "picture"
      ? [`"${part.name}" ${leftOut(kind)}`]
      : [],
  );
  const names = firstFew(documents.map(({ name }) => `"${name}"`));
  const what = documents.length === 1 ? `${names} is read` : `${documents.length} files are read: ${names}`;
  const reason = left.length ? `${what}. Left out: ${left.join("; ")}` : what;
  const title = otherPaper(mail.subject);
  if (title && !namesOrder(mail.subject) && documents.every((part) => !namesOrder(part.name + part.text)))
    return { ...hold(`The subject speaks of ${title}, and no file calls itself an order`), sure: false };
  return {
    decision: "process_attachments",
    reason,
    parts: documents.map(({ path }) => path),
    body: false,
    sure: true,
  };
}

function leftOut(kind: PartKind) {
  return kind.kind === "unread" ? `can't be read (${kind.why})` : "why" in kind ? kind.why : "";
}

function calendar({ mail: { parts, headers } }: Seen) {
  const invited = parts.some(
    ({ type, name }) => /^text\/calendar|application\/ics/.test(type) || /\.ics$/i.test(name),
  );
  return invited || /^text\/calendar/i.test(headers["content-type"] ?? "")
    ? ignore("A calendar invitation")
    : null;
}

function reply({ mail, words, around: { answered } }: Seen): Triage | null {
  if (!answered) return null;
  const own = orderIn(words, "");
  if (own === "sure" && !speaksOfEarlier(words) && answered.by === "thread") return null;
  if (answered.by === "number" && own === "sure" && !isReply(mail.subject)) return null;
  const how = answered.by === "thread" ? "It answers the mail of" : "Its subject names the order of";
  const reason = `${how} "${answered.name}", and is shown there`;
  return { decision: "reply_to_order", reason, parts: [], body: false, sure: true };
}

function orderInText({ mail, words }: Seen): Triage | null {
  const certainty = orderIn(words, mail.subject);
  if (certainty === "no" || isBulk(mail)) return null;
  if (certainty === "sure")
    return {
      decision: "process_body",
      reason: "The order is in the text",
      parts: [],
      body: true,
      sure: true,
    };
  const reason = "The text speaks of quantities, but does not say that it is an order";
  return { ...hold(reason), sure: false };
}

function bulk({ mail }: Seen) {
  return isBulk(mail) ? ignore("A newsletter or a mailing list") : null;
}

/** Files that may be an order and can't be read. */
function unopened({ files }: Seen): Triage | null {
  const [first] = files.filter(({ kind }) => kind.kind === "unread");
  if (!first) return null;
  const why = first.part.problem ?? "";
  if (/password|encrypt/i.test(why)) return hold(`"${first.part.name}" is encrypted: ${why}`);
  if (/limit is|inflates/i.test(why)) return hold(`"${first.part.name}" is too large: ${why}`);
  return hold(why);
}

function pictureInText({ files }: Seen): Triage | null {
  const found = files.find(({ kind }) => kind.kind === "picture");
  return found ? { ...hold(`"${found.part.name}" ${leftOut(found.kind)}`), sure: false } : null;
}

function otherPapers({ mail, words, files }: Seen): Triage | null {
  const others = files.filter(({ kind }) => kind.kind === "other");
  if (!others.length) return null;
  const what = firstFew(others.map(({ part, kind }) => `"${part.name}" ${leftOut(kind)}`));
  // What says nothing of itself may be an order in a shape that is not known.
  const unnamed = others.some(({ part: { fileType } }) => fileType === "text" || fileType === "html");
  if (unnamed && namesOrder(`${mail.subject}\n${words}`) && !otherPaper(mail.subject))
    return { ...hold(`The mail speaks of an order, but ${what}`), sure: false };
  return ignore(`No order in it: ${what}`);
}

/** Its order may still be on its way. */
function answerToStranger({ mail, words }: Seen): Triage | null {
  if (!mail.threadIds.length || !(isReply(mail.subject) || speaksOfEarlier(words))) return null;
  return { ...hold("It answers a mail that has not come to this mailbox"), sure: false };
}

function noOrder({ mail }: Seen): Triage {
  if (!mail.text.trim() && !mail.parts.length) return ignore("No order in it: the mail is empty");
  if (namesOrder(mail.subject))
    return {
      ...hold("The subject speaks of an order, but there is none in the text and no file with it"),
      sure: false,
    };
  return ignore("No order in it");
}

function isBulk({ headers, text }: OpenedMail) {
  const list =
    headers["list-unsubscribe"] ||
    headers["list-id"] ||
    /\b(bulk|list|junk)\b/i.test(headers.precedence ?? "");
  return Boolean(list) || /\bunsubscribe\b/i.test(text.slice(-3000));
}

/** The same file twice is one document. */
function distinct(parts: OpenedPart[]) {
  return parts.filter((part, at) => parts.findIndex(({ sha256 }) => sha256 === part.sha256) === at);
}

function ignore(reason: string): Triage {
  return { decision: "ignore", reason, parts: [], body: false, sure: true };
}

function hold(reason: string): Triage {
  return { decision: "hold", reason, parts: [], body: false, sure: true };
}
