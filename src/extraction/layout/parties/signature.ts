import type { TextLine } from "../page/lines.ts";
import { signatureAt } from "../page/text_own.ts";
import { cleanName } from "./clean_name.ts";
import {
  endsInStreet,
  hasHouse,
  isContact,
  isFirm,
  isLegalForm,
  isName,
  isTown,
  looksLikePerson,
  plainName,
  sameName,
} from "./names.ts";

/** The company that signs a mail, and the line it stands on. */
export interface Signed {
  line: TextLine;
  name: string;
}

/** What a telephone or a program adds below a mail. */
const BY_DEVICE =
  /^\s*(?:sent (?:from|via|with)|get outlook|von meinem|gesendet (?:von|mit)|envoyé (?:de|à partir)|enviado (?:desde|do|de)|inviato da|verzonden van|wysłane z)(?!\p{L})/iu;
const FROM = /^(?:from|von|de|van|da)\s*:\s*(.*)$/i;
/** "Jane Doe <jane@acme.example>", with or without a caption. */
const SENDER = /^(?:(?:From|Von|De|Van|Da)\s+)?(\p{Lu}[^<>@]{2,40}<[^\s@]+@[^\s>]+>)$/u;
/** "Garnier & Fils": a house that writes its mails in its own name. */
const AND = /\p{L} & \p{L}/u;
/** Lines of a mail's head. */
const HEAD = 14;
/** Lines of a signature between the writer's name and the company's: what the writer is. */
const TITLES = 3;
const SAME_NAME = 0.5;

/** The line of the signature that is the company: it resembles the sender's address, or calls itself one, or stands between the sender's name and an address. */
export function signedBy(lines: TextLine[]): Signed | null {
  const from = senderOf(lines);
  const domain = /@([\w-]+)\./.exec(from)?.[1] ?? "";
  const person = plainName(from.replace(/<.*$/, ""));
  const own = lines.findLastIndex(
    ({ text }, i) => i >= lines.length - 2 * TITLES - 1 && isPerson(text, person),
  );
  const begin = Math.min(signatureAt(lines), own > 0 ? own - 1 : lines.length);
  const signed = lines
    .slice(begin)
    .concat(lines.slice(-4))
    .filter(({ text }) => !BY_DEVICE.test(text));
  const parts = signed.flatMap(rowsOf).flatMap(({ line, parts }) => parts.map((part) => ({ line, part })));
  const candidates = parts.flatMap(({ line, part }) => {
    const [first = "", second = ""] = part.split(/\s*[|•·,]\s*|\s{2,}/);
    const whole = isLegalForm(second) ? `${first}, ${second}` : first;
    const name = whole.replace(/^[-—–\s]+/, "").trim();
    const plain = plainName(name);
    const wroteIt = person.startsWith(plain);
    const isHouse = isCompany(name) || (wroteIt && AND.test(name));
    if (
      plain.length < 3 ||
      name.length > 60 ||
      /[@\d:!?]|\.$/.test(name.replace(/\b(inc|co|ltd|corp|v|assn|assoc|bros)\.$/i, "")) ||
      (wroteIt && !isHouse)
    )
      return [];
    const likeness = Math.max(similarity(plain, domain.toLowerCase()), isHouse ? SAME_NAME : 0);
    return likeness >= SAME_NAME ? [{ line, name, likeness }] : [];
  });
  return candidates.sort((a, b) => b.likeness - a.likeness)[0] ?? underName(signed, person);
}

/** The company that a letter closes with, below its rows: under the greeting over its address, or that somebody signs for. */
export function closedBy(lines: TextLine[], rows: ReadonlySet<TextLine>): Signed | null {
  const below = lines.slice(
    Math.max(
      0,
      lines.findLastIndex((line) => rows.has(line)),
    ),
  );
  const signed = below.slice(signatureAt(below) + 1).slice(0, 2 * TITLES + 1);
  const street = signed.findIndex(({ text }, i) => i > 0 && (isTown(text) || hasHouse(text)));
  const firms = [
    ...signed.filter(({ text }) => isFirm(text)),
    ...signed.slice(Math.max(0, street - 1), Math.max(0, street)),
  ];
  const line = firms.find(
    ({ text }) =>
      isName(text) &&
      !hasHouse(text) &&
      !ACTING.test(text) &&
      !AMOUNT.test(text) &&
      (isFirm(text) || !looksLikePerson(text)),
  );
  if (line) return { line, name: cleanName(line.text) };
  const acting = below.map((one) => ({ line: one, name: FOR.exec(one.text)?.[1] ?? "" }));
  return acting.find(({ name }) => isFirm(name)) ?? null;
}

/** "Auftragssumme 5.290,86": what is paid, beside a signature. */
const AMOUNT = /\d[.,]\d\d$/;

/** "i. A. Martin Rohrbacher": who signs for another. */
const ACTING = /^(i\. ?[av]\.|ppa\.?|p\. ?[po]\.) /i;

/** Whether somebody signs for a firm: "For, Acme" below what is ordered. */
export function signsFor(lines: TextLine[], firm: string): boolean {
  const plain = plainName(firm);
  return lines.some(({ segments }) =>
    segments.some(({ text }) => sameName(plainName(cleanName(FOR.exec(text)?.[1] ?? "")), plain)),
  );
}

/** "For Acme Ltd", over who signs. */
const FOR = /^(?:for|f[uü]r|pour|por|per|voor|za)(?: and on behalf of)?\s*[:,]?\s+(\p{L}[^:]{3,60})$/iu;

/** Whether a page is a mail, or one that was printed: its head names who wrote it by an address, in its first line or else it is signed. */
export function isMailPrint(lines: TextLine[]): boolean {
  const head = lines.slice(0, HEAD).map(({ text }) => text);
  if (!head.some((text) => /\S@\S/.test(text)) || !head.some(isHead)) return false;
  return /@/.test(FROM.exec(head[0]!)?.[1] ?? "") || signatureAt(lines) < lines.length;
}

/** A caption of a mail's head that no order has, or its writer. */
function isHead(text: string): boolean {
  return (
    SENDER.test(text) ||
    /^(subject|betreff|objet|asunto|oggetto|onderwerp|assunto)\s*:|^(to|an|à|para|aan|a)\s*:?\s.*@/i.test(
      text,
    )
  );
}

function senderOf(lines: TextLine[]): string {
  const captioned = lines.map(({ text }) => FROM.exec(text)?.[1]).find(Boolean);
  const head = lines.slice(0, HEAD).map(({ text }) => SENDER.exec(text)?.[1]);
  return captioned ?? head.find(Boolean) ?? "";
}

/** The name over the address in the signature, below or beside the writer's own, or below the dashes that begin it. */
function underName(signed: TextLine[], person: string): Signed | null {
  const rows = signed.flatMap(rowsOf);
  const named = rows.findIndex(({ parts }) => parts.some((part) => isPerson(part, person)));
  const at = named >= 0 ? named : rows.findIndex(({ parts }) => DASHES.test(parts[0]!));
  const all = at < 0 ? [] : rows.slice(at, at + 2 + TITLES);
  const street = all.findIndex(
    ({ parts }, i) => i > 0 && parts.some((part) => isNumbered(part) || (i > 1 && endsInStreet(part))),
  );
  const above = all[street - 1];
  const parts = above?.parts.flatMap((part) => (isPerson(part, person) ? firmBehind(part) : [part]));
  const name = parts?.at(-1);
  if (above && name && /^\p{Lu}[^@:!?]{2,60}$/u.test(name) && isName(name)) return { line: above.line, name };
  const below = named >= 0 ? belowName(rows.slice(named + 1)) : null;
  return below ?? (named > 0 ? overName(rows[named - 1]!) : null);
}

/** A name of several words right below the writer's own, over a telephone or before an address on the same line; not what the writer is. */
function belowName([row, next]: Row[]): Signed | null {
  const [part = "", ...others] = row?.parts ?? [];
  const [name = "", ...address] = part.split(/,\s+/);
  const placed = address.length > 0 && isNumbered(address.join(" "));
  const reached = address.length === 0 && next !== undefined && next.parts.every(isContact);
  if (!row || others.length || !(placed || reached)) return null;
  return NAMES.test(name) && isName(name) && !ROLE.test(name) ? { line: row.line, name } : null;
}

const NAMES = /^\p{Lu}[\p{L}\d'’.&-]*(?: (?:&|and|und|et|y|e|of|de|der|\p{Lu}[\p{L}\d'’.&-]*))+$/u;
/** Words of what a writer is, or where in the house. */
const ROLE =
  /(?<!\p{L})(manage\w*|buyer|purchas\w*|procure\w*|director|engineer\w*|assistant|co-?ordinator|officer|administrat\w*|account\w*|supervisor|foreman|owner|head|chief|lead|department|dept|team|office|sales|stores?|leiter\w*|\w*leitung|einkauf\w*|\w*abteilung|sachbearbeit\w*|geschäftsführ\w*|responsable|acheteu\w*|achats?|directeur|gérant|compras|comprador\w*|jef[ea]|gerente|acquisti|ufficio|responsabile|inkoo?p\w*|inkoper|medewerker|kierownik|zakup\w*)(?!\p{L})/iu;

/** "Jane Doe, Acme Ltd": whom the writer signs for, not what the writer is. */
function firmBehind(part: string): string[] {
  const [, firm = ""] = part.split(/,\s+(.*)/);
  return isFirm(firm) || AND.test(firm) ? [firm] : [];
}

/** A name of several words alone on the line above the writer's own. */
function overName({ line, parts: [name = "", ...others] }: Row): Signed | null {
  const alone = others.length === 0 && /^\p{Lu}\S* [^@:!?.,]{2,60}$/u.test(name) && isName(name);
  return alone && !looksLikePerson(name) && /\s\p{Lu}/u.test(name) ? { line, name } : null;
}

interface Row {
  line: TextLine;
  parts: string[];
}

/** What stands beside each other in a signature, row by row where its cells have several. */
function rowsOf(line: TextLine): Row[] {
  const cells = line.segments.map(({ text, tokens }) => tokens[0]!.cell?.lines ?? [text]);
  const most = Math.max(...cells.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => ({
    line,
    parts: cells.flatMap((rows) => rows[i]?.split(/\s+[|•·]\s+/) ?? []),
  }));
}

/** Whether a number of a house or a town is in it, not of a telephone. */
function isNumbered(part: string): boolean {
  return /\d/.test(part) && !isContact(part);
}

/** "Jane Doe", "Jane Doe, Administrator". */
function isPerson(part: string, person: string): boolean {
  return person !== "" && plainName(part.split(",")[0]!) === person;
}

const DASHES = /^\s*(--|—|__+)\s*$/;

/** "Stores" alone is where the writer works. */
function isCompany(name: string): boolean {
  return (
    (isFirm(name) && !/^\p{Script=Latin}+$/u.test(name)) || /\b(works|equipment|fabrication)\b/i.test(name)
  );
}

/** Share of letter pairs that two names have in common. */
function similarity(a: string, b: string): number {
  if (a.length < 3 || b.length < 3) return 0;
  const pairs = (text: string) =>
    new Set(Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2)));
  const [x, y] = [pairs(a), pairs(b)];
  return (2 * [...x].filter((pair) => y.has(pair)).length) / (x.size + y.size);
}
