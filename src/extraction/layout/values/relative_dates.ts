import { type DateOrder, findDate, MONTH_NAMES } from "./dates.ts";
import { dayOfMonth, type RelativeDate, WEEKDAYS } from "./yearless_days.ts";

const NEXT = "next|nächste[rnms]?|prochaine?|próxim[ao]|prossim[ao]|volgende";
const THIS =
  "this|coming|this coming|diese[rnms]?|kommende[rnms]?|ce|cette|este|esta|questo|questa|deze|komende|dit";
const COUNT =
  "\\d{1,3}|one|two|three|four|five|six|a|ein(?:er|em)?|zwei|drei|vier|une?|deux|trois|quatre|una|dos|tres|due|tre|een|twee|drie";
const COUNTS: Record<string, number> = {
  one: 1,
  a: 1,
  ein: 1,
  einer: 1,
  einem: 1,
  un: 1,
  une: 1,
  una: 1,
  een: 1,
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  due: 2,
  twee: 2,
  three: 3,
  drei: 3,
  trois: 3,
  tres: 3,
  tre: 3,
  drie: 3,
  four: 4,
  vier: 4,
  quatre: 4,
  five: 5,
  six: 6,
};
const MONTHS = [...MONTH_NAMES.keys()].sort((a, b) => b.length - a.length).join("|");
/** "KW 12", "week 12/2026"; no range of them, and no kilowatts behind a figure. */
const WEEK = String.raw`(?<!\d\s?)(?:calendar week|kalenderwoche|week|wk|kw|cw|semaine|sem|semana|settimana|uge|vecka|uke|tydzień)\.?\s?(?:(?:no|nr)\.?\s?)?(?<week>\d{1,2})(?:\s?/\s?(?<year>20\d\d|\d\d)|[\s.-](?<year>20\d\d))?(?!\s?[-–/]\s?\d)`;
const NAMED_WEEK = new RegExp(String.raw`(?<![\p{L}\d])${WEEK}(?![\p{L}\d])`, "iu");
const ISO_WEEK = /(?<![\p{L}\d-])(?<year>20\d\d)-?W(?<week>\d\d)(?![\p{L}\d-])/u;
/** Weeks that a week without its year may be over. */
const LATE_WEEKS = 20;
const rule = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, "iu");

type Rule = [RegExp, (found: RegExpExecArray, sent: Date) => Date | null];

const RULES: Rule[] = [
  [
    rule("day after tomorrow|übermorgen|après-demain|pasado mañana|dopodomani|overmorgen"),
    (_, sent) => plus(sent, 2),
  ],
  [rule("tomorrow|(?<!guten )morgen|demain|mañana|domani|amanhã"), (_, sent) => plus(sent, 1)],
  [rule("today|heute|aujourd'hui|hoy|oggi|vandaag|hoje"), (_, sent) => sent],
  [
    rule(
      "(?:the )?end of (?:the )?(?<next>next )?week|eow|ende (?:der|dieser|(?<other>nächster)) woche|fin de (?:la )?semaine|fin de semana|eind van de week",
    ),
    ({ groups }, sent) => plus(weekday(sent, 4, 0), groups?.next || groups?.other ? 7 : 0),
  ],
  [
    rule(
      "(?:the )?end of (?:the )?(?<next>next )?month|month[ -]?end|eom|ende (?:des|dieses|(?<other>nächsten)) monats|monatsende|fin (?:du|de) mois|fin de mes|fine mese|eind van de maand",
    ),
    ({ groups }, sent) => lastOfMonth(sent, groups?.next || groups?.other ? 1 : 0),
  ],
  [
    rule(
      `(?:(?:the )?end of|(?:end|ende|fin|fine|finales|finais|eind|koniec|końca?)(?: de| of| van)?) (?<month>${MONTHS})(?:,? (?:de )?(?<year>20\\d\\d))?`,
    ),
    ({ groups }, sent) => endOf(MONTH_NAMES.get(groups!.month!.toLowerCase())!, groups!.year, sent),
  ],
  [
    rule(
      `(?:with)?in (?:the )?(?:next )?(?<count>${COUNT}) (?<unit>business days|working days|days?|weeks?)|innerhalb (?:von )?(?<de>${COUNT}) (?<einheit>werktagen|arbeitstagen|tagen|wochen)|in (?<de2>${COUNT}) (?<einheit2>tagen|wochen)|(?:dans|sous) (?<fr>${COUNT}) (?<unite>jours|semaines)|en (?<es>${COUNT}) (?<unidad>días|semanas)`,
    ),
    ({ groups = {} }, sent) => {
      const [count, unit] = [
        groups.count ?? groups.de ?? groups.de2 ?? groups.fr ?? groups.es,
        groups.unit ?? groups.einheit ?? groups.einheit2 ?? groups.unite ?? groups.unidad,
      ];
      const days = COUNTS[count!.toLowerCase()] ?? Number(count);
      if (/^(week|wochen|semai|seman)/i.test(unit!)) return plus(sent, 7 * days);
      return /^(business|working|werk|arbeit)/i.test(unit!) ? plusWorking(sent, days) : plus(sent, days);
    },
  ],
  [
    rule(
      `(?:(?:the )?(?:(?<begin>beginning|start|anfang|début|principio)|end|middle|ende|mitte|fin|fine) (?:of |der |de |di )?)?${WEEK}`,
    ),
    ({ groups }, sent) => {
      const friday = comingWeek(Number(groups!.week), groups!.year, sent);
      return friday && (groups!.begin ? plus(friday, -4) : friday);
    },
  ],
  [
    rule(
      `(?:(?<next>${NEXT})|(?:${THIS}))?\\s*(?<day>${WEEKDAYS.join("|")})(?: (?<after>prochain|próximo|prossimo))?`,
    ),
    ({ groups }, sent) => {
      const day = WEEKDAYS.findIndex((names) => names.split("|").includes(groups!.day!.toLowerCase()));
      return weekday(sent, day, groups?.next ? 7 : 1);
    },
  ],
];

/** The first day that a text gives by the day it was sent ("next Friday", "in two weeks", "15 May"); null when it gives none. */
export function relativeDate(text: string, sent: string): RelativeDate | null {
  const day = new Date(`${sent}T00:00:00Z`);
  const found = RULES.flatMap(([pattern, resolve]) => {
    const match = pattern.exec(text);
    const date = match && resolve(match, day);
    return date ? [{ at: match.index, ...relative(match, date) }] : [];
  });
  const named = dayOfMonth(text, sent);
  if (named) found.push({ at: text.indexOf(named.printed), ...named });
  const [first] = found.sort((a, b) => a.at - b.at || b.printed.length - a.printed.length);
  return first ? { value: first.value, printed: first.printed } : null;
}

function relative(match: RegExpExecArray, date: Date): RelativeDate {
  return { value: date.toISOString().slice(0, 10), printed: match[0].trim() };
}

/** The week of a year that a text names, "KW 12". */
export function namedWeek(text: string): string | undefined {
  return NAMED_WEEK.exec(text)?.[0];
}

/** The Monday of the week that a text names with its year: "KW 14/2026", "2026-W14"; null where it names none. */
export function namedMonday(text: string): RelativeDate | null {
  const found = NAMED_WEEK.exec(text) ?? ISO_WEEK.exec(text);
  const { week, year } = found?.groups ?? {};
  const value = year ? mondayOf(Number(week), 2000 + Number(year.slice(-2))) : null;
  return value ? { value, printed: found![0] } : null;
}

/** Every day that a text gives by the day it was sent. */
export function relativeDatesIn(text: string, sent: string): string[] {
  const found: string[] = [];
  for (let rest = text; found.length < 8; ) {
    const date = relativeDate(rest, sent);
    if (!date) break;
    found.push(date.value);
    rest = rest.replace(date.printed, " ");
  }
  return found;
}

const SENT = /^(date|sent|datum|gesendet|fecha|enviado|envoyé|data|verzonden)\s*:/i;

/** The index of the line that says when a mail was sent, and the day; null where none does. */
export function sentOn(lines: string[], order: DateOrder): { index: number; value: string } | null {
  const index = lines.findIndex((line) => SENT.test(line));
  const date = index < 0 ? null : findDate(lines[index]!, order);
  return date ? { index, value: date.value } : null;
}

function plus(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000);
}

function plusWorking(date: Date, days: number): Date {
  let day = date;
  for (let left = Math.min(days, 366); left > 0; ) {
    day = plus(day, 1);
    if (day.getUTCDay() % 6 !== 0) left--;
  }
  return day;
}

/** The weekday (0: Monday) of this week, of the days after (`least` 1), or of the next week (`least` 7). */
function weekday(date: Date, day: number, least: 0 | 1 | 7): Date {
  const today = (date.getUTCDay() + 6) % 7;
  const ofWeek = plus(date, day - today);
  if (least === 7) return plus(ofWeek, 7);
  return day - today < least ? plus(ofWeek, 7) : ofWeek;
}

/** The Friday of a week of the year by ISO 8601, of the coming one where no year is told; null where the week may lately be over, or the year has none such. */
function comingWeek(week: number, year: string | undefined, sent: Date): Date | null {
  const thisWeek = weekday(sent, 3, 0);
  const own = thisWeek.getUTCFullYear();
  if (year) return fridayOf(week, Number(year.slice(-2)) + 2000);
  const coming = [fridayOf(week, own), fridayOf(week, own + 1)].find((day) => day && day >= sent);
  const before = [fridayOf(week, own), fridayOf(week, own - 1)].find((day) => day && day < sent);
  const isLate = before && sent.getTime() - before.getTime() < LATE_WEEKS * 7 * 86_400_000;
  return isLate ? null : (coming ?? null);
}

/** The Monday of a week of the year by ISO 8601, YYYY-MM-DD; null where the year has none such. */
export function mondayOf(week: number, year: number): string | null {
  const friday = fridayOf(week, year);
  return friday && plus(friday, -4).toISOString().slice(0, 10);
}

function fridayOf(week: number, year: number): Date | null {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const friday = plus(fourth, 4 - ((fourth.getUTCDay() + 6) % 7) + 7 * (week - 1));
  return week > 0 && plus(friday, -1).getUTCFullYear() === year ? friday : null;
}

function lastOfMonth(date: Date, months: number): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
}

/** The last day of a month, of the next such one where no year is told. */
function endOf(month: number, year: string | undefined, sent: Date): Date {
  const over = !year && month - 1 < sent.getUTCMonth() ? 1 : 0;
  return new Date(Date.UTC(Number(year ?? sent.getUTCFullYear()) + over, month, 0));
}
