import { type DateOrder, MONTH_NAMES } from "./dates.ts";

/** A day that a text gives by another day. */
export interface RelativeDate {
  /** YYYY-MM-DD. */
  value: string;
  printed: string;
}

/** The days of the week from Monday, each as the alternatives of a rule. */
export const WEEKDAYS = [
  "monday|mon|montag|lundi|lunes|lunedì|maandag|segunda-feira",
  "tuesday|tues|tue|dienstag|mardi|martes|martedì|dinsdag|terça-feira",
  "wednesday|wed|mittwoch|mercredi|miércoles|mercoledì|woensdag|quarta-feira",
  "thursday|thurs|thur|thu|donnerstag|jeudi|jueves|giovedì|donderdag|quinta-feira",
  "friday|fri|freitag|vendredi|viernes|venerdì|vrijdag|sexta-feira",
  "saturday|sat|samstag|samedi|sábado|sabato|zaterdag",
  "sunday|sun|sonntag|dimanche|domingo|domenica|zondag",
];

/** Any word, looked up among the months' names behind: many times as fast as a rule of all their names. */
const WORD = String.raw`\p{L}[\p{L}\p{M}.]{1,13}`;
const DAY_OF_MONTH = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<month>${WORD}) (?<day>\d{1,2})(?:st|nd|rd|th)?(?![,./-]? ?\d)|(?<day2>\d{1,2})(?:st|nd|rd|th|\.|er)? (?:de |of )?(?<month2>${WORD})(?![,.]? ?\d))(?![\p{L}\d])`,
  "giu",
);

/** The first day of a month that a text names without its year, "15 May": the next such one from the day it was sent on. */
export function dayOfMonth(text: string, sent: string): RelativeDate | null {
  DAY_OF_MONTH.lastIndex = 0;
  for (let match = DAY_OF_MONTH.exec(text); match; match = DAY_OF_MONTH.exec(text)) {
    const { month, day, month2, day2 } = match.groups!;
    const named = monthOf((month ?? month2)!);
    const date = named ? comingDay(new Date(`${sent}T00:00:00Z`), named, Number(day ?? day2)) : null;
    if (date) return { value: dayOf(date), printed: match[0].trim() };
    // "before 3 March": the figure of no month may be the next one's.
    DAY_OF_MONTH.lastIndex = match.index + 1;
  }
  return null;
}

/** A day in two figures behind what sets a time for it, "by 5/15", "Friday 15/5", and no measure: the next such one from the day it was sent on. */
export function dayInFigures(text: string, sent: string, { first }: DateOrder): RelativeDate | null {
  const match = ASKED_IN_FIGURES.exec(text);
  if (!match) return null;
  const [own, turned] = daysOf(match, sent);
  const date = first === "day" ? (turned ?? own) : (own ?? turned);
  return date ? { value: dayOf(date), printed: match[0].trim() } : null;
}

/** The day that is all a text says, without its year: "3/27", "27.03.", "27-Mar"; null where the next such one from the order's on would be too far away. */
export function yearlessDay(text: string, ordered: string, { first }: DateOrder): RelativeDate | null {
  const figures = ALONE_IN_FIGURES.exec(text);
  const [own, turned] = figures ? daysOf(figures, ordered) : [];
  const date = first === "day" ? (turned ?? own) : (own ?? turned);
  const named = figures ? null : dayOfMonth(text.replaceAll("-", " "), ordered);
  const isAll = named && lettersOf(named.printed) === lettersOf(text);
  const value = date ? dayOf(date) : isAll ? named.value : null;
  return value && Date.parse(value) - Date.parse(ordered) < FAR ? { value, printed: text } : null;
}

/** Eight months in milliseconds: a day right before the order's is no day of the next year. */
const FAR = 8 * 30 * 86_400_000;

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, "");
}

/** Every day in two figures that a text may give, whichever of them is the month. */
export function daysInFigures(text: string, sent: string): string[] {
  const alone = ALONE_IN_FIGURES.exec(text);
  const days = (alone ? [alone] : [...text.matchAll(IN_FIGURES)]).flatMap((match) => daysOf(match, sent));
  return days.flatMap((day) => (day ? dayOf(day) : []));
}

/** The day whose month stands first, and the one whose month stands last. */
function daysOf([, one, two]: RegExpExecArray, sent: string): (Date | null)[] {
  const coming = (month: number, day: number) =>
    month > 12 ? null : comingDay(new Date(`${sent}T00:00:00Z`), month, day);
  return [coming(Number(one), Number(two)), coming(Number(two), Number(one))];
}

const FIGURES = String.raw`(\d{1,2})\/(\d{1,2})(?![\d/]|[.,-]\d|["”]| ?(?:in|inch|lb|oz|ft|pt|gal)\b)`;
const IN_FIGURES = new RegExp(String.raw`(?<![\d/])${FIGURES}`, "giu");
const ALONE_IN_FIGURES = /^(\d{1,2})[./-](\d{1,2})\.?$/;
const ASKED_IN_FIGURES = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:by|before|until|no later than|bis|${WEEKDAYS.join("|")}),? )${FIGURES}`,
  "iu",
);

function monthOf(word: string): number | undefined {
  const name = word.toLowerCase();
  return MONTH_NAMES.get(name) ?? MONTH_NAMES.get(name.replace(/\.$/, ""));
}

/** The next such day from the given one on; null when the month has no such day. */
function comingDay(sent: Date, month: number, day: number): Date | null {
  const inYear = (year: number) => new Date(Date.UTC(year, month - 1, day));
  const year = sent.getUTCFullYear();
  const date = inYear(year) < sent ? inYear(year + 1) : inYear(year);
  return date.getUTCDate() === day ? date : null;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
