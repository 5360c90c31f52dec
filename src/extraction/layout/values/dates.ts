import { FOREIGN_MONTHS } from "../phrasebook/mod.ts";
import { remembered } from "../words/memo.ts";

/** Whether numeric dates of a document put the day or the month first, or a year of two digits. */
export interface DateOrder {
  first: "day" | "month" | "year";
  /** False when nothing on the pages settles it. */
  certain: boolean;
  /** How days of six figures without any mark are written, where the pages have such. */
  bare?: BareForm;
}

/** "260216", "160226" or "021626": the order of year, month and day in six figures. */
export type BareForm = "YMD" | "DMY" | "MDY";

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
  "jan january janv janvier enero ene gennaio gen janeiro jän jaenner jänner gener",
  "feb february fevr févr fevrier février febrero febbraio fevereiro fév fev feber febrer",
  "mar march märz maerz mrz marzo maart março marco mär mrt març",
  "apr april avril abril aprile avr abr",
  "may mayo maggio maio mag maig",
  "jun june juin junio giugno junho giu juny",
  "jul july juillet julio luglio julho juil juill lug juliol",
  "aug august août aout agosto augustus ago agost agt",
  "sep sept september septembre septiembre settembre setembro set setembre",
  "oct october octobre octubre ottobre outubro ott out",
  "nov november novembre noviembre novembro nop",
  "dec december dezember décembre decembre diciembre dicembre dezembro dez dic déc desembre",
];
for (const [index, names] of NAMES.entries()) for (const name of names.split(" ")) MONTHS[name] = index + 1;

/** Months by their names in the languages that orders come in, in lower case, from 1. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map(Object.entries(MONTHS));

const NUMERIC = /(?<![\d./-])(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?['’]?(\d{4}|\d{2})(?![\d/-]|\.\d)/g;
const ISO = /(?<!\d)((?:19|20)\d\d)(?:([-/.])(\d{1,2})\2|\. (\d{1,2})\. )(\d{1,2})(?!\d)/;
const CJK = /((?:19|20)\d\d)\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]?/;
/** Years of an emperor or of the republic, and the year before their first. */
const ERA = /(令和|平成|民國|民国)\s*(元|\d{1,3})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/;
const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 民國: 1911, 民国: 1911 };
/** "115/11/02": the years of the republic. */
const REPUBLIC = /(?<![\d./-])(1[0-4]\d)\/(\d\d)\/(\d\d)(?![\d/-]|\.\d)/;
/** "R7.3.14": the years of an emperor by the letter of their name. */
const LETTERED_ERA = /(?<![A-Za-z\d])([RH])\s?(\d{1,2})([./])(\d{1,2})\3(\d{1,2})(?![\d./])/;
/** "14.IX.2025". */
const ROMAN = /(?<![\d.])(\d{1,2})([. /-])\s?(I{1,3}|I?V|VI{0,3}|I?X|XI{1,2})\2\s?((?:19|20)\d\d)(?!\d)/;
const ROMANS = "I II III IV V VI VII VIII IX X XI XII".split(" ");
/** "2025 m. kovo 14 d.", "2025. gada 14. marts". */
const LITHUANIAN = /((?:19|20)\d\d) ?m\. (\p{L}{4,12}) (\d{1,2})(?: ?d\.)?/iu;
const LATVIAN = /((?:19|20)\d\d)\. ?gada (\d{1,2})\. (\p{L}{4,12})/iu;
/** "20250314", as a date's whole text. */
const COMPACT = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
/** "ngày 03 tháng 04 năm 2023". */
const VIETNAMESE = /ng[àa]y\s+(\d{1,2})\s+th[áa]ng\s+(\d{1,2})\s+n[ăa]m\s+((?:19|20)\d\d)/iu;
/** Thai years count from 543 before ours. */
const BUDDHIST = 543;
const DAY_NAME =
  /(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th|er|º)?[\s.\-/,]*(?:de\s+|of\s+|ב)?([\p{L}0][\p{L}\p{M}0]{1,11}[\p{L}\p{M}]|[\p{Script=Thai}.]{4,5})\.?[\s.\-/,]*(?:de[l]?\s+)?((?:19|20|25)\d\d|\d\d)(?!\d)/giu;
const NAME_DAY =
  /(?<!\p{L})([\p{L}0]{2,9}\p{L})\.?[\s\-/]*(\d{1,2})(?:st|nd|rd|th)?[\s,\-/]+((?:19|20)\d\d)(?!\d)/giu;

const YEAR_NAME_DAY = /(?<!\d)((?:19|20)\d\d)\.?[\s-]?([\p{L}0]{2,11}\p{L})\.?[\s-]?(\d{1,2})(?!\d)/giu;

/** A day with its year, as one word: "13/05/2023", "2023-05-13", "13.5.23", "13-MAY-23". */
const DAY_WORD =
  /^(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2(?:\d{2}|\d{4})|\d{1,2}-([\p{L}0]{2,8}\p{L})-(?:\d{2}|\d{4}))$/u;

/** Whether a word is built like a day, whatever its figures. */
export function isDayWord(word: string): boolean {
  const [day, , , month] = DAY_WORD.exec(word) ?? [];
  return day !== undefined && (month === undefined || monthOf(month) !== undefined);
}

/** Finds the first date in a text; null when there is none. */
export function findDate(
  text: string,
  { first, certain }: DateOrder,
): (PrintedDate & { printed: string }) | null {
  return /\d\D*\d/.test(text) && MAY_BE_DAY.test(text)
    ? finders[first][certain ? "sure" : "open"](text)
    : null;
}

/** Letters, or three figures with marks between: no amount is a day. */
const MAY_BE_DAY = /\p{L}|\d\s?[./-]\s?\d{1,2}\s?[./-]\s?['’]?\d/u;

/** A line is asked for its day by the reader of each field; what it is depends on no more of the order. */
const finders = {
  day: findersOf("day"),
  month: findersOf("month"),
  year: findersOf("year"),
};

function findersOf(first: DateOrder["first"]) {
  const finder = (certain: boolean) => remembered((text) => firstIn(text, { first, certain }));
  return { sure: finder(true), open: finder(false) };
}

function firstIn(text: string, order: DateOrder): (PrintedDate & { printed: string }) | null {
  const iso = ISO.exec(text);
  if (iso) return made(iso[0], [iso[1], iso[3] ?? iso[4], iso[5]]);
  const cjk = CJK.exec(text);
  if (cjk) return made(cjk[0], [cjk[1], cjk[2], cjk[3]]);
  const era = ERA.exec(text);
  if (era) return made(era[0], [String(ERAS[era[1]!]! + (Number(era[2]) || 1)), era[3], era[4]]);
  const republic = REPUBLIC.exec(text);
  if (republic)
    return made(republic[0], [String(ERAS.民國! + Number(republic[1])), republic[2], republic[3]]);
  const lettered = LETTERED_ERA.exec(text);
  if (lettered)
    return made(lettered[0], [
      String((lettered[1] === "R" ? 2018 : 1988) + Number(lettered[2])),
      lettered[4],
      lettered[5],
    ]);
  const roman = ROMAN.exec(text);
  if (roman) return made(roman[0], [roman[4], String(ROMANS.indexOf(roman[3]!) + 1), roman[1]]);
  const words = VIETNAMESE.exec(text);
  if (words) return made(words[0], [words[3], words[2], words[1]]);
  return findNumeric(text, order) ?? findNamed(text);
}

/** Reads a text that is a date without any mark: "20250314", or "250314" where the order is told. */
export function compactDate(text: string, bare?: BareForm): (PrintedDate & { printed: string }) | null {
  const compact = COMPACT.exec(text.trim());
  if (compact) return made(compact[0], [compact[1], compact[2], compact[3]]);
  return bare ? bareDate(text.trim(), bare) : null;
}

const BARE = /^\d{6}$/;
/** Of papers that are read now: what six figures would make a day before or after is none. */
const BARE_YEARS = [15, 45] as const;

function bareDate(text: string, form: BareForm): (PrintedDate & { printed: string }) | null {
  if (!BARE.test(text)) return null;
  const [year, month, day] = ["Y", "M", "D"].map((part) => text.slice(2 * form.indexOf(part)).slice(0, 2));
  const isNow = Number(year) >= BARE_YEARS[0] && Number(year) <= BARE_YEARS[1];
  return isNow ? made(text, [`20${year}`, month, day]) : null;
}

/** All days that six figures may be. */
export function bareDates(text: string): string[] {
  return BARE_FORMS.flatMap((form) => bareDate(text, form)?.value ?? []);
}

const BARE_FORMS = ["YMD", "DMY", "MDY"] as const;

/** The one form in which all of the figures are days, or the one in which they are of a year or two; where day and month alone may change places, as the pages surely write them elsewhere. */
export function bareForm(figures: string[], { first, certain }: DateOrder): BareForm | undefined {
  const fits = BARE_FORMS.filter((form) => figures.every((text) => bareDate(text, form)));
  if (fits.length === 1) return fits[0];
  const near = fits.filter((form) => yearsOf(figures, form) < 2);
  if (near.length === 1) return near[0];
  return certain && !fits.includes("YMD")
    ? fits.find((form) => form[0] === first[0]!.toUpperCase())
    : undefined;
}

/** How many years lie between the first and the last of some days. */
function yearsOf(figures: string[], form: BareForm): number {
  const years = figures.map((text) => Number(bareDate(text, form)!.value.slice(0, 4)));
  return Math.max(...years) - Math.min(...years);
}

/** Reads a text that is little more than a date: a weekday, a time or a bracket may stand beside it. */
export function parseDate(text: string, order: DateOrder): PrintedDate | null {
  const found = compactDate(text, order.bare) ?? findDate(text, order);
  if (!found) return null;
  const rest = text
    .replace(found.printed, " ")
    .replace(/\d{1,2}[:.]\d\d(:\d\d)?(\s*[ap]\.?m\.?)?|\b[A-Z]{3,4}\b/gi, " ")
    .replace(/\b(mon|tue|wed|thu|fri|sat|sun|day|week|kw)\w*|[^\p{L}\d]/giu, "");
  return rest.length <= 3 ? found : null;
}

/** Decides day or month first: by dates that allow only one reading, else as is expected. */
export function dateOrder(texts: Iterable<string>, expected: () => DateOrder): DateOrder {
  let day = 0;
  let month = 0;
  const all: string[][] = [];
  for (const text of texts) {
    if (!/[./-]/.test(text)) continue;
    // "04/05/2024 MM/DD/YYYY"
    if (/[./-]YY/i.test(text)) {
      if (/\bDD[./-]MM[./-]YY/i.test(text)) day++;
      if (/\bMM[./-]DD[./-]YY/i.test(text)) month++;
    }
    if (!/\d\s?[./-]\s?\d/.test(text)) continue;
    for (const match of text.matchAll(NUMERIC)) {
      all.push(match);
      const [one, other] = [Number(match[1]), Number(match[3])];
      if (isDayAlone(one) && other <= 12) day++;
      if (isDayAlone(other) && one <= 12) month++;
    }
  }
  if (leadWithYears(all)) return { first: "year", certain: true };
  if (day === month) return day ? { ...expected(), certain: false } : expected();
  return { first: day > month ? "day" : "month", certain: true };
}

/** Whether a number of a date is its day and no month; neither is one of the standard "WIS 4-52-01". */
function isDayAlone(part: number): boolean {
  return part > 12 && part <= 31;
}

/** The days of an order lie within one year or two, never so many years apart. */
const [ONE_YEAR, MANY_YEARS] = [1, 4];

/** Whether what ends the days in figures would be years too far apart for one order, while what begins them is the same or the next: "26/11/10", "26/12/07". */
function leadWithYears(all: string[][]): boolean {
  if (all.length < 2 || all.some(([, first, , , last]) => Number(first) <= 12 || last!.length > 2))
    return false;
  const span = (part: number) => {
    const values = all.map((match) => Number(match[part]));
    return Math.max(...values) - Math.min(...values);
  };
  return span(1) <= ONE_YEAR && span(4) >= MANY_YEARS;
}

function findNumeric(text: string, order: DateOrder): (PrintedDate & { printed: string }) | null {
  for (const match of text.matchAll(NUMERIC)) {
    const found = numericDay(match, order);
    if (found) return found;
  }
  return null;
}

/** The day that figures with marks between them are; null where no day is so: "20-23-20" of a code. */
function numericDay(match: RegExpExecArray, order: DateOrder): (PrintedDate & { printed: string }) | null {
  if (order.first === "year") return made(match[0], [`20${match[1]}`, match[3], match[4]]);
  const [a, b] = [Number(match[1]), Number(match[3])];
  const year = match[4]?.length === 2 ? `20${match[4]}` : match[4];
  const dayFirst = a > 12 || (b <= 12 && (order.first === "day" || (match[2] === "." && !order.certain)));
  const found = dayFirst
    ? made(match[0], [year, match[3], match[1]])
    : made(match[0], [year, match[1], match[3]]);
  return found && { ...found, open: a <= 12 && b <= 12 && a !== b && !order.certain && match[2] !== "." };
}

function findNamed(text: string): (PrintedDate & { printed: string }) | null {
  const baltic = findBaltic(text);
  if (baltic) return baltic;
  const yearFirst = withMonth(YEAR_NAME_DAY, text, 2);
  if (yearFirst) return made(yearFirst[0]!, [yearFirst[1], yearFirst[2], yearFirst[3]]);
  const dayFirst = withMonth(DAY_NAME, text, 2);
  if (dayFirst) return made(dayFirst[0]!, [century(dayFirst[3]), dayFirst[2], dayFirst[1]]);
  const nameFirst = withMonth(NAME_DAY, text, 1);
  return nameFirst && made(nameFirst[0]!, [nameFirst[3], nameFirst[1], nameFirst[2]]);
}

/** The parts of the first match whose word at a place names a month, of which its number: not "4 Requested 13" before "13-Jun-2026". */
function withMonth(pattern: RegExp, text: string, at: number): string[] | null {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const month = monthOf(match[at]!);
    if (month) return [...match].with(at, String(month));
    pattern.lastIndex = match.index + 1;
  }
  return null;
}

/** A month's number by its name, in which a nought may stand for an "O": "12-0CT-26". */
function monthOf(name: string): number | undefined {
  return MONTHS[name.toLowerCase().replaceAll("0", "o")];
}

function findBaltic(text: string): (PrintedDate & { printed: string }) | null {
  const lithuanian = LITHUANIAN.exec(text);
  const latvian = LATVIAN.exec(text);
  const [printed, year, name, day] = lithuanian ?? [latvian?.[0], latvian?.[1], latvian?.[3], latvian?.[2]];
  const month = MONTHS[name?.toLowerCase() ?? ""];
  return printed && month ? made(printed, [year, String(month), day]) : null;
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
