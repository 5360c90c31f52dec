import type { Finding } from "../../../../db/mod.ts";
import type { Draft, HeaderField } from "../../../orders/mod.ts";
import { type Area, evidenceOf, type TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { COMPANY } from "../parties/names.ts";
import type { Parties } from "../parties/parties.ts";
import { signedBy } from "../parties/signature.ts";
import { findDate } from "../values/dates.ts";
import { namedWeek, relativeDate, sentOn } from "../values/relative_dates.ts";
import { PAST } from "../words/past.ts";
import { OTHERWISE } from "./asked_date.ts";

type Header = Draft["header"];

const NUMBER =
  /\b(?:(?:our|unsere[rn]?|notre|nuestro|nostro|ons|nosso)\s+(?=n(?:o|r|um))|p\.?\s?o\.?|purchase order|order|bestellung|bestell-?|auftrag|commande|pedido|orden de compra|ordine|bestelling)\s*(?:no|nr|num|number|nummer|n[uú]m[eé]ro|n[°º]|#)?\s*[.:#]*\s*(?=[\w\-/.]*\d{3})([A-Z]{0,6}[-/]?\d[\w\-/]{2,24})(?!\w|\.\w)/i;
const WANTED =
  /\b(need(ed|s)?|wanted|requir(e|ed)|request(ed)?|deliver\w*|due|ship\w*|arriv\w*|by|before|until|no later than|not later than|latest|bis|spätestens|(an)?liefer\w*|pour le|avant le|livr\w*|para el|antes del?|entreg\w*|uiterlijk|entro)\b/i;
/** Letters before a day that tell what it is for. */
const CLAUSE = 90;
/** Words between what asks for a day and the day. */
const REACH = 40;

/** What a text says of its order, and of the day it asks for. */
export interface TextHead {
  header: Header;
  findings: Finding[];
}

/** What a mail says of its order in words: number, days and the company that signs; lines of `dated` tell days of an item. */
export function textHead(areas: Area[], { dates }: Style, dated: TextLine[]): TextHead {
  const lines = areas.flatMap((area) => area.lines);
  const sent = sentOn(
    lines.map(({ text }) => text),
    dates,
  );
  const header: Header = {};
  const put = (field: HeaderField, line: TextLine | undefined, value: string | undefined) => {
    if (line && value && !header[field])
      header[field] = { value, evidence: { ...evidenceOf(line.tokens, line.page) } };
  };
  put("orderDate", sent ? lines[sent.index] : undefined, sent?.value);
  for (const line of lines) put("poNumber", line, numberIn(line.text));
  const wanted = lines.flatMap((line, at) =>
    at === sent?.index || dated.includes(line)
      ? []
      : wantedIn(line, { before: lines[at - 1]?.text ?? "", dates, sent: sent?.value }),
  );
  put("requiredDate", wanted[0]?.line, wanted[0]?.value);
  const company = signedBy(lines);
  put("customerName", company?.line, company?.name);
  const weeks = wanted.length ? [] : lines.flatMap((line, at) => openWeek(line, lines[at - 1]));
  return { header, findings: [...derived(wanted, sent?.value), ...several(wanted), ...weeks.slice(0, 1)] };
}

/** A mail has no letterhead: what stands above its text is a greeting unless a label names it or it calls itself a company. */
export function withoutGreeting({ fields, unlabelled }: Parties): Header {
  const { customerName, ...rest } = fields;
  return customerName && (!unlabelled || COMPANY.test(customerName.value)) ? fields : rest;
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
export function wantedIn(
  line: TextLine,
  { before, dates, sent }: { before: string; dates: Style["dates"]; sent?: string },
): Wanted[] {
  const { text } = line;
  const date = findDate(text, dates);
  const relative = date || !sent ? null : relativeDate(text, sent);
  const found = date ?? relative;
  if (!found) return [];
  const lead = `${before} ${text.slice(0, text.indexOf(found.printed))}`;
  const clause = lead
    .split(/[.!?;]\s/)
    .at(-1)!
    .slice(-CLAUSE);
  const told = PAST.test(clause) || (relative && OTHERWISE.test(clause));
  const asks = WANTED.test(lead.slice(-REACH)) && !told;
  return asks ? [{ line, value: found.value, printed: found.printed, derived: relative !== null }] : [];
}

/** A week that is asked for, of a year that nothing tells. */
function openWeek({ text }: TextLine, above: TextLine | undefined): Finding[] {
  const week = namedWeek(text);
  const lead = week && `${above?.text ?? ""} ${text.slice(0, text.indexOf(week))}`;
  if (!lead || !WANTED.test(lead.slice(-REACH))) return [];
  const message = `The goods are asked for in "${week}", of which nothing tells the days`;
  return [{ code: "unread_value", level: "warning", field: "requiredDate", message }];
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
