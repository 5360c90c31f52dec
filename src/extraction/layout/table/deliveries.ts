import { labelOf } from "../head/labels.ts";
import { overlap, type TextLine, type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { findDate, isDayWord, parseDate } from "../values/dates.ts";
import { isUnit } from "../values/units.ts";
import { roleOf } from "../words/vocabulary.ts";
import type { Row } from "./row.ts";

/** Whether a row under an item heads its deliveries: "Rel | Need By | Quantity". */
export function headsDeliveries({ line: { segments, text } }: Row): boolean {
  if (/\d/.test(text)) return false;
  const roles = segments.map((segment) => roleOf(segment.text));
  return roles.includes("date") && roles.includes("quantity");
}

/** Where the deliveries under a row that heads them end; 0 without any. */
export function deliveriesEnd(rows: Row[]): number {
  const head = rows.findIndex(headsDeliveries);
  if (head < 0) return 0;
  const other = rows.findIndex(
    ({ line }, i) =>
      i > head && !line.tokens.some((token) => isDayWord(token.text) && isDayUnder([token], rows[head])),
  );
  return other < 0 ? rows.length : other;
}

/** Captions alone, two at least, over what else is said of an item: "Part Number | Need By". */
function headsDetails({ line: { segments, text } }: Row): boolean {
  return segments.length > 1 && !/\d/.test(text) && segments.every((one) => roleOf(one.text) !== null);
}

/** Whether words stand under the day's heading of a row that heads deliveries, or more of its item. */
export function isDayUnder(tokens: Token[], heads: Row | undefined): boolean {
  if (!heads || !(headsDeliveries(heads) || headsDetails(heads))) return false;
  return heads.line.segments.some(
    (segment) => roleOf(segment.text) === "date" && tokens.some((token) => overlap(token, segment)),
  );
}

/** Whether a row says when its item is wanted and nothing more: "Date réception demandée 13/07/26", "Delivery date: Day 03/25/2024". */
export function saysDay({ line: { text } }: Row, { dates }: Style): boolean {
  const printed = findDate(text, dates)?.printed;
  if (!printed || !text.endsWith(printed)) return false;
  return callsDay(text.slice(0, -printed.length));
}

/** "Deliv. date Day", "Delivery date:": whether words are what a day is called on which goods are wanted. */
export function callsDay(text: string): boolean {
  return labelOf(text.replace(/[\s:]*(day|tag|jour|d[ií]a|giorno)?\s*$/iu, ""))?.label === "requiredDate";
}

/** "Schedule 1 Requested Delivery Date 04/15/26 Deliver to: D. Ikeda": the caption of a day amid other words, with the day behind it. */
export function namesDay(tokens: Token[], least = 2): boolean {
  return tokens.some(({ text }, at) => {
    if (at < least || !isDayWord(text)) return false;
    return [2, 3].some((count) => {
      const caption = labelOf(textOf(tokens.slice(Math.max(0, at - count), at)));
      return caption?.label === "requiredDate";
    });
  });
}

/** "Day 10/12/2026", "Entrega 1: 20/04/2026": when a part of an item comes in, behind the word for its kind. */
export function opensDelivery(text: string, dates: Style["dates"]): boolean {
  const [, day] = /^\p{L}+ (?:\d{1,2}[:.]? )?(\S+)$/u.exec(text) ?? [];
  return day !== undefined && parseDate(day, dates) !== null;
}

/** "300 pcs Day 10/12/2026": how many of an item come in on a day, and nothing more. */
export function countsDelivery(text: string, dates: Style["dates"]): boolean {
  const [, unit, day] = /^\d[\d.,]* ?(\p{L}+)\.? (?:\p{L}+ )?(\S+)$/u.exec(text) ?? [];
  return unit !== undefined && isUnit(unit) && parseDate(day!, dates) !== null;
}

/** "Delivery schedule 1 Day 13.04.2026 1.920 KG", "0002 Day 04.05.2026 1.920 KG", "Delivery date: Day 2026.02.23 22 TO": a row of a schedule, with how many of an item come in on a day, and nothing more. */
export function isScheduled({ text }: TextLine, dates: Style["dates"]): boolean {
  const [, day, unit] = SCHEDULED.exec(text) ?? [];
  return day !== undefined && isUnit(unit!) && parseDate(day, dates) !== null;
}

const SCHEDULED =
  /^(?:(?:\p{L}[\p{L} ]{2,30}:? )?\d{1,4} (?:d|t|day|tag|jour|d[ií]a|giorno|dag) |\p{L}[\p{L} ]{2,30}: (?:(?:d|t|day|tag|jour|d[ií]a|giorno|dag) )?)(\S+) \d[\d.,]* ?(\p{L}+)\.?$/iu;

/** One of the parts that a line's goods come in. */
interface Delivery {
  day: Token;
  count: Token;
}

/** The days on a line that lists when goods come in and how many, behind words that say so: "Plan de entregas: 11/05/26 30,00 25/05/26 30,00". */
export function planOn({ tokens }: TextLine): Delivery[] {
  const from = tokens.findIndex(({ text }) => isDayWord(text));
  if (from < 1 || !PLAN.test(textOf(tokens.slice(0, from)))) return [];
  const figures = tokens.slice(from).filter(({ text }) => /\d/.test(text) || !isUnit(text));
  const pairs = Array.from({ length: figures.length >> 1 }, (_, i) => figures.slice(2 * i, 2 * i + 2));
  const found = pairs.flatMap(([day, count]) =>
    isDayWord(day!.text) && /^\d[\d.,]*$/.test(count!.text) ? [{ day: day!, count: count! }] : [],
  );
  return 2 * found.length === figures.length ? found : [];
}

/** What such a line begins with. */
const PLAN =
  /^(\p{L}+ ){0,3}\p{L}*(deliver(y|ies)|schedule|lieferplan|lieferungen|livraisons?|entregas?|consegn[ae]|leveringen)( \p{L}+)?\s?:?$/iu;
