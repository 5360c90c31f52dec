import { EITHER_ORDER, findDate, MONTH_NAMES } from "../values/dates.ts";
import { WEEKDAYS } from "../values/yearless_days.ts";
import { remembered } from "../words/memo.ts";
import { normalize } from "../words/normal.ts";

/** Neighbouring headings of one kind from which on they make a grid of days, weeks or months. */
const LEAST_PERIODS = 3;

/** Weekdays as headings shorten them: two letters in German, Dutch and Spanish, three elsewhere. */
const SHORT =
  "mo di mi do fr sa so ma wo vr za zo lu ju vi lun mar mer mie jeu jue ven vie sam sab dim dom seg ter qua qui sex gio";
const DAYS: ReadonlySet<string> = new Set([
  ...WEEKDAYS.flatMap((names) => names.split("|").map(normalize)),
  ...SHORT.split(" "),
]);
const WEEK =
  /^(?:\d{4} )?(?:week|wk|w|kw|cw|sem|semaine|semana|settimana|sett|uge|vecka|v|tydzien|tydz|uke|vko) ?\d{1,2}(?:[ /]\d{2,4})?$/;

/** The longest run of neighbouring headings that are days, weeks or months, each another one; none where it is short. */
export function periodRun<T extends { text: string }>(all: T[]): T[] {
  // So long a run takes in one of every third.
  if (!all.some(({ text }, i) => (i + 1) % LEAST_PERIODS === 0 && kindsOf(text).length > 0)) return [];
  let [best, run]: [T[], T[]] = [[], []];
  let kinds: readonly Kind[] = [];
  for (const one of all) {
    const own = kindsOf(one.text);
    const shared = run.some(({ text }) => text === one.text)
      ? []
      : kinds.filter((kind) => own.includes(kind));
    run = shared.length > 0 ? [...run, one] : own.length > 0 ? [one] : [];
    kinds = run.length > 1 ? shared : own;
    if (run.length > best.length) best = run;
  }
  return best.length < LEAST_PERIODS ? [] : best;
}

/** "2. September 2026" is the longest. */
const LONGEST = 20;

type Kind = "day" | "week" | "month" | "date";

/** What a heading may be: "Mar" is a day in French and a month in English. */
const kindsOf = remembered((text): readonly Kind[] => {
  if (text.length > LONGEST) return [];
  const words = normalize(text);
  const is: [Kind, boolean][] = [
    ["day", DAYS.has(words.replace(/ \d[\d ]*$/, ""))],
    ["week", WEEK.test(words)],
    ["month", MONTH_NAMES.has(words.replace(/ (?:\d\d)?\d\d$/, ""))],
    ["date", /^\d/.test(text) && findDate(text, EITHER_ORDER)?.printed === text],
  ];
  return is.flatMap(([kind, holds]) => (holds ? [kind] : []));
});
