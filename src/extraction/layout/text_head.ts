import type { Finding } from "../../../db/mod.ts";
import type { Draft, HeaderField } from "../../orders/mod.ts";
import { findDate } from "./dates.ts";
import { type Area, evidenceOf, type TextLine } from "./lines.ts";
import { plainName } from "./names.ts";
import { relativeDate, sentOn } from "./relative_dates.ts";
import type { Style } from "./style.ts";
import { signatureAt } from "./text_own.ts";

type Header = Draft["header"];

const NUMBER =
  /\b(?:p\.?\s?o\.?|purchase order|order|bestellung|bestell-?|auftrag|commande|pedido|orden de compra|ordine|bestelling)\s*(?:no|nr|num|number|nummer|n[°º]|#)?\s*[.:#]*\s*(?=[\w\-/.]*\d{3})([A-Z]{0,6}[-/]?\d[\w\-/]{2,24})(?![\w.])/i;
const WANTED =
  /\b(need(ed|s)?|requir(e|ed)|request(ed)?|deliver\w*|due|ship\w*|arriv\w*|by|before|until|no later than|not later than|latest|bis|spätestens|liefer\w*|pour le|avant le|livr\w*|para el|antes del?|entreg\w*|uiterlijk|entro)\b/i;
const FROM = /^(from|von|de|van|da)\s*:\s*(.*)$/i;
/** What a day may be given for besides a delivery. */
const OTHERWISE =
  /\b(confirm\w*|let (me|us) know|reply|answer|respond|quote|get back|advise|tell|call|invoice\w*|pay\w*|paid|was|were|has been|have been|had|got|arrived|received|since|last|bescheid|bestätig\w*|rückmeld\w*|antwort\w*|wurde\w*|confirme[rz]|réponse|répond\w*|confirmar|avísenos|respuesta)\b/i;
/** Letters before a day that tell what it is for. */
const CLAUSE = 90;
/** Words between what asks for a day and the day. */
const REACH = 40;
const SAME_NAME = 0.5;

/** What a text says of its order, and of the day it asks for. */
export interface TextHead {
  header: Header;
  findings: Finding[];
}

/** What a mail says of its order in words: number, days and the company that signs. */
export function textHead(areas: Area[], style: Style): TextHead {
  const lines = areas.flatMap((area) => area.lines);
  const sent = sentOn(
    lines.map(({ text }) => text),
    style.dates,
  );
  const header: Header = {};
  const put = (field: HeaderField, line: TextLine | undefined, value: string | undefined) => {
    if (line && value && !header[field])
      header[field] = { value, evidence: { ...evidenceOf(line.tokens, line.page) } };
  };
  put("orderDate", sent ? lines[sent.index] : undefined, sent?.value);
  for (const line of lines) put("poNumber", line, numberIn(line.text));
  const wanted = lines.flatMap((line, at) =>
    at === sent?.index ? [] : wantedIn(line, { before: lines[at - 1]?.text ?? "", style, sent: sent?.value }),
  );
  put("requiredDate", wanted[0]?.line, wanted[0]?.value);
  const company = companyOf(lines);
  put("customerName", company?.line, company?.name);
  return { header, findings: [...derived(wanted, sent?.value), ...several(wanted)] };
}

/** A mail has no letterhead: what stands above its text is a greeting unless it calls itself a company. */
export function withoutGreeting(header: Header): Header {
  const { customerName, ...rest } = header;
  return customerName && COMPANY.test(customerName.value) ? header : rest;
}

function numberIn(text: string): string | undefined {
  const value = NUMBER.exec(text)?.[1];
  return value && !/^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/.test(value) ? value.replace(/[-/.]+$/, "") : undefined;
}

interface Wanted {
  line: TextLine;
  value: string;
  printed: string;
  /** Worked out from the day the mail was sent. */
  derived: boolean;
}

/** "Requested: 5/12/26", "we need them by 12 May 2026", "by next Friday". */
function wantedIn(
  line: TextLine,
  { before, style, sent }: { before: string; style: Style; sent?: string },
): Wanted[] {
  const { text } = line;
  const date = findDate(text, style.dates);
  const relative = date || !sent ? null : relativeDate(text, sent);
  const found = date ?? relative;
  if (!found) return [];
  const lead = `${before} ${text.slice(0, text.indexOf(found.printed))}`;
  const clause = lead
    .split(/[.!?;]\s/)
    .at(-1)!
    .slice(-CLAUSE);
  const asks = WANTED.test(lead.slice(-REACH)) && !(relative && OTHERWISE.test(clause));
  return asks ? [{ line, value: found.value, printed: found.printed, derived: relative !== null }] : [];
}

function derived([first]: Wanted[], sent: string | undefined): Finding[] {
  if (!first?.derived) return [];
  const message = `The required date ${first.value} was worked out from "${first.printed}" and the mail's date ${sent}`;
  return [{ code: "derived_date", level: "warning", field: "requiredDate", message }];
}

function several([first, ...others]: Wanted[]): Finding[] {
  const other = others.find(({ value }) => value !== first!.value);
  if (!first || !other) return [];
  const message = `The text asks for more than one day: "${first.printed}" and "${other.printed}"`;
  return [{ code: "several_dates", level: "warning", field: "requiredDate", message }];
}

/** The line of the signature that is the company: it resembles the sender's address, or calls itself one. */
function companyOf(lines: TextLine[]): { line: TextLine; name: string } | null {
  const from = lines.map(({ text }) => FROM.exec(text)?.[2]).find(Boolean);
  const domain = /@([\w-]+)\./.exec(from ?? "")?.[1] ?? "";
  const person = plainName((from ?? "").replace(/<.*$/, ""));
  const signed = lines.slice(signatureAt(lines)).concat(lines.slice(-4));
  const candidates = signed.flatMap((line) => {
    const name = line.text
      .split(/\s*[|•·,]\s*|\s{2,}/)[0]!
      .replace(/^[-—–\s]+/, "")
      .trim();
    const plain = plainName(name);
    if (
      plain.length < 3 ||
      name.length > 60 ||
      /[@\d:!?]|\.$/.test(name.replace(/\b(inc|co|ltd|corp)\.$/i, "")) ||
      plain === person
    )
      return [];
    const likeness = Math.max(similarity(plain, domain.toLowerCase()), COMPANY.test(name) ? SAME_NAME : 0);
    return likeness >= SAME_NAME && !person.startsWith(plain) ? [{ line, name, likeness }] : [];
  });
  return candidates.sort((a, b) => b.likeness - a.likeness)[0] ?? null;
}

const COMPANY =
  /\b(inc|llc|ltd|limited|corp|corporation|company|gmbh|ag|kg|bv|b\.v|nv|sarl|s\.?a\.?s|s\.?r\.?l|s\.?p\.?a|plc|pty|industr\w+|supply|manufacturing|mfg|works|systems|equipment|fabrication)\b/i;

/** Share of letter pairs that two names have in common; a name the other begins with counts in full. */
function similarity(a: string, b: string): number {
  if (a.length < 3 || b.length < 3) return 0;
  if (b.startsWith(a) || a.startsWith(b)) return 1;
  const pairs = (text: string) =>
    new Set(Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2)));
  const [x, y] = [pairs(a), pairs(b)];
  return (2 * [...x].filter((pair) => y.has(pair)).length) / (x.size + y.size);
}
