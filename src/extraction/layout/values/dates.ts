import { FOREIGN_MONTHS } from "../phrasebook/mod.ts";

/** Whether numeric dates of a document put the day or the month first. */
export interface DateOrder {
  first: "day" | "month";
  /** False when nothing on the pages settles it. */
  certain: boolean;
}

/** For telling whether a text is a date at all: that doesn't depend on the order. */
export const EITHER_ORDER: DateOrder = { first: "day", certain: false };

export interface PrintedDate {
  /** YYYY-MM-DD. */
  value: string;
  /** Day and month could change places. */
  open: boolean;
}

const MONTHS: Record<string, number> = Object.fromEntries(FOREIGN_MONTHS);
/** English, and what the phrasebook's languages shorten theirs to or are typed as. */
const NAMES = [
  "jan january janvier enero ene gennaio gen janeiro jän jaenner",
  "feb february fevrier février febrero febbraio fevereiro fév fev",
  "mar march märz maerz mrz marzo maart março marco mär mrt",
  "apr april avril abril aprile avr abr",
  "may mayo maggio maio mag",
  "jun june juin junio giugno junho giu",
  "jul july juillet julio luglio julho juil lug",
  "aug august août aout agosto augustus ago",
  "sep sept september septembre septiembre settembre setembro set",
  "oct october octobre octubre ottobre outubro ott out",
  "nov november novembre noviembre novembro",
  "dec december dezember décembre decembre diciembre dicembre dezembro dez dic déc",
];
for (const [index, names] of NAMES.entries()) for (const name of names.split(" ")) MONTHS[name] = index + 1;

/** Months by their names in the languages that orders come in, in lower case, from 1. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map(Object.entries(MONTHS));

const NUMERIC = /(?<![\d./-])(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/-]|\.\d)/;
const ISO = /(?<!\d)((?:19|20)\d\d)(?:([-/.])(\d{1,2})\2|\. (\d{1,2})\. )(\d{1,2})(?!\d)/;
const CJK = /((?:19|20)\d\d)\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]?/;
/** Years of an emperor or of the republic, and the year before their first. */
const ERA = /(令和|平成|民國|民国)\s*(元|\d{1,3})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/;
const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 民國: 1911, 民国: 1911 };
/** "ngày 03 tháng 04 năm 2023". */
const VIETNAMESE = /ng[àa]y\s+(\d{1,2})\s+th[áa]ng\s+(\d{1,2})\s+n[ăa]m\s+((?:19|20)\d\d)/iu;
/** Thai years count from 543 before ours. */
const BUDDHIST = 543;
const DAY_NAME =
  /(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th|er|º)?[\s.\-/,]*(?:de\s+|of\s+|ב)?(\p{L}[\p{L}\p{M}]{2,12}|[\p{Script=Thai}.]{4,5})\.?[\s.\-/,]*(?:de[l]?\s+)?((?:19|20|25)\d\d|\d\d)(?!\d)/iu;
const NAME_DAY =
  /(?<!\p{L})(\p{L}{3,10})\.?[\s\-/]*(\d{1,2})(?:st|nd|rd|th)?[\s,\-/]+((?:19|20)\d\d)(?!\d)/iu;

const YEAR_NAME_DAY = /(?<!\d)((?:19|20)\d\d)\.?[\s-]?(\p{L}{3,12})\.?[\s-]?(\d{1,2})(?!\d)/iu;

/** A day in figures with its year, as one word: "13/05/2023", "2023-05-13", "13.5.23". */
const IN_FIGURES = /^(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2(?:\d{2}|\d{4}))$/;

/** Whether a word is built like a day, whatever its figures. */
export function isDayWord(word: string): boolean {
  return IN_FIGURES.test(word);
}

/** Finds the first date in a text; null when there is none. */
export function findDate(text: string, order: DateOrder): (PrintedDate & { printed: string }) | null {
  if (!/\d\D*\d/.test(text)) return null;
  const iso = ISO.exec(text);
  if (iso) return made(iso[0], [iso[1], iso[3] ?? iso[4], iso[5]]);
  const cjk = CJK.exec(text);
  if (cjk) return made(cjk[0], [cjk[1], cjk[2], cjk[3]]);
  const era = ERA.exec(text);
  if (era) return made(era[0], [String(ERAS[era[1]!]! + (Number(era[2]) || 1)), era[3], era[4]]);
  const words = VIETNAMESE.exec(text);
  if (words) return made(words[0], [words[3], words[2], words[1]]);
  return findNumeric(text, order) ?? findNamed(text);
}

/** Reads a text that is little more than a date: a weekday, a time or a bracket may stand beside it. */
export function parseDate(text: string, order: DateOrder): PrintedDate | null {
  const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text.trim());
  if (compact) return made(text, [compact[1], compact[2], compact[3]]);
  const found = findDate(text, order);
  if (!found) return null;
  const rest = text
    .replace(found.printed, " ")
    .replace(/\d{1,2}:\d\d(:\d\d)?(\s*[ap]\.?m\.?)?|\b[A-Z]{3,4}\b/gi, " ")
    .replace(/\b(mon|tue|wed|thu|fri|sat|sun|day|week|kw)\w*|[^\p{L}\d]/giu, "");
  return rest.length <= 3 ? found : null;
}

/** Decides day or month first: by dates that allow only one reading, else as is expected. */
export function dateOrder(texts: Iterable<string>, expected: () => DateOrder): DateOrder {
  let day = 0;
  let month = 0;
  const search = new RegExp(NUMERIC, "g");
  for (const text of texts) {
    if (!/[./-]/.test(text)) continue;
    // "04/05/2024 MM/DD/YYYY"
    if (/[./-]YY/i.test(text)) {
      if (/\bDD[./-]MM[./-]YY/i.test(text)) day++;
      if (/\bMM[./-]DD[./-]YY/i.test(text)) month++;
    }
    if (!/\d\s?[./-]\s?\d/.test(text)) continue;
    for (const match of text.matchAll(search)) {
      if (Number(match[1]) > 12 && Number(match[3]) <= 12) day++;
      if (Number(match[3]) > 12 && Number(match[1]) <= 12) month++;
    }
  }
  if (day === month) return day ? { ...expected(), certain: false } : expected();
  return { first: day > month ? "day" : "month", certain: true };
}

function findNumeric(text: string, order: DateOrder): (PrintedDate & { printed: string }) | null {
  const match = NUMERIC.exec(text);
  if (!match) return null;
  const [a, b] = [Number(match[1]), Number(match[3])];
  const year = match[4]?.length === 2 ? `20${match[4]}` : match[4];
  const dayFirst = a > 12 || (b <= 12 && (order.first === "day" || (match[2] === "." && !order.certain)));
  const found = dayFirst
    ? made(match[0], [year, match[3], match[1]])
    : made(match[0], [year, match[1], match[3]]);
  return found && { ...found, open: a <= 12 && b <= 12 && a !== b && !order.certain && match[2] !== "." };
}

function findNamed(text: string): (PrintedDate & { printed: string }) | null {
  const yearFirst = YEAR_NAME_DAY.exec(text);
  const middle = yearFirst && MONTHS[yearFirst[2]?.toLowerCase() ?? ""];
  if (yearFirst && middle) return made(yearFirst[0], [yearFirst[1], String(middle), yearFirst[3]]);
  const dayFirst = DAY_NAME.exec(text);
  const month = dayFirst && MONTHS[dayFirst[2]?.toLowerCase() ?? ""];
  if (dayFirst && month) return made(dayFirst[0], [century(dayFirst[3]), String(month), dayFirst[1]]);
  const nameFirst = NAME_DAY.exec(text);
  const named = nameFirst && MONTHS[nameFirst[1]?.toLowerCase() ?? ""];
  return nameFirst && named ? made(nameFirst[0], [nameFirst[3], String(named), nameFirst[2]]) : null;
}

function century(year: string | undefined): string {
  return year?.length === 2 ? `20${year}` : (year ?? "");
}

function made(printed: string, parts: (string | undefined)[]): (PrintedDate & { printed: string }) | null {
  const [printedYear = 0, month = 0, day = 0] = parts.map(Number);
  const year = printedYear > 2500 ? printedYear - BUDDHIST : printedYear;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1980 || year > 2099 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null;
  return { printed, value: date.toISOString().slice(0, 10), open: false };
}
