import type { Draft, HeaderField } from "../../orders/mod.ts";
import { findDate } from "./dates.ts";
import { type Area, evidenceOf, type TextLine } from "./lines.ts";
import { plainName } from "./names.ts";
import type { Style } from "./style.ts";
import { signatureAt } from "./text_own.ts";

type Header = Draft["header"];

const NUMBER =
  /\b(?:p\.?\s?o\.?|purchase order|order|bestellung|bestell-?|auftrag|commande|pedido|orden de compra|ordine|bestelling)\s*(?:no|nr|num|number|nummer|n[°º]|#)?\s*[.:#]*\s*(?=[\w\-/.]*\d{3})([A-Z]{0,6}[-/]?\d[\w\-/]{2,24})(?![\w.])/i;
const WANTED =
  /\b(need(ed|s)?|requir(e|ed)|request(ed)?|deliver\w*|due|ship\w*|arriv\w*|by|before|until|no later than|not later than|latest|bis|spätestens|liefer\w*|pour le|avant le|livr\w*|para el|antes del?|entreg\w*|uiterlijk|entro)\b/i;
const SENT = /^(date|sent|datum|gesendet|fecha|enviado|envoyé|data|verzonden)\s*:/i;
const FROM = /^(from|von|de|van|da)\s*:\s*(.*)$/i;
/** Words between what asks for a day and the day. */
const REACH = 40;
const SAME_NAME = 0.5;

/** What a mail says of its order in words: number, days and the company that signs. */
export function textHead(areas: Area[], style: Style): Header {
  const lines = areas.flatMap((area) => area.lines);
  const sent = lines.findIndex(({ text }) => SENT.test(text));
  const header: Header = {};
  const put = (field: HeaderField, line: TextLine | undefined, value: string | undefined) => {
    if (line && value && !header[field])
      header[field] = { value, evidence: { ...evidenceOf(line.tokens, line.page) } };
  };
  const sentOn = lines[sent];
  put("orderDate", sentOn, sentOn && findDate(sentOn.text, style.dates)?.value);
  for (const line of lines) {
    put("poNumber", line, numberIn(line.text));
    if (line !== sentOn) put("requiredDate", line, wantedIn(line.text, style));
  }
  const company = companyOf(lines);
  put("customerName", company?.line, company?.name);
  return header;
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

/** "Requested: 5/12/26", "we need them by 12 May 2026". */
function wantedIn(text: string, style: Style): string | undefined {
  const date = findDate(text, style.dates);
  if (!date) return undefined;
  const at = text.indexOf(date.printed);
  return WANTED.test(text.slice(Math.max(0, at - REACH), at)) ? date.value : undefined;
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
