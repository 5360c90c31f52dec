import { periodRun } from "../table/periods.ts";
import { countUnder } from "../table/size_run.ts";
import { parseAmount } from "../values/amounts.ts";
import { EITHER_ORDER, findDate } from "../values/dates.ts";
import { summaryOf } from "../words/summary.ts";
import { CODES, type Role, roleOf } from "../words/vocabulary.ts";
import { type Area, overlap, type TextLine, type Token } from "./lines.ts";
import { withRows } from "./sheets.ts";

/** Lines from the top among which the days are looked for. */
const HEAD_LINES = 60;
/** Neighbouring headings from which on days make a grid. */
const LEAST_DAYS = 3;
const NAMING: ReadonlySet<Role | null> = CODES.union(new Set<Role | null>(["item", "description", "gtin"]));

interface Days {
  /** The lines of the headings, the last included. */
  first: number;
  last: number;
  heading: TextLine;
  days: Token[];
  /** Headings of what counts or costs a row as a whole. */
  wholes: Token[];
}

interface Row {
  tokens: Token[];
  counts: { day: Token; count: Token }[];
}

/** A sheet whose columns are days of delivery, with a row for each day that something is wanted on; null for other sheets, and where a quantity beside the days is not their sum. */
export function byDay(area: Area): Area | null {
  const found = daysIn(area.lines);
  if (!found) return null;
  const { first: top, last, heading, days, wholes } = found;
  const body = area.lines.slice(last + 1).map(({ tokens }) => ({ tokens, counts: countsIn(tokens, days) }));
  if (!body.some(({ counts }) => counts.length) || !wholes.every((head) => comesToWhole(body, head)))
    return null;
  const [first, second] = days as [Token, Token];
  const kept = (tokens: Token[]) =>
    tokens.filter((token) => ![...days, ...wholes].some((head) => overlap(token, head)));
  const head = [
    ...kept(heading.tokens),
    { ...first, text: "Quantity" },
    { ...second, text: "Delivery date" },
  ];
  const rows = body.flatMap(({ tokens, counts }) =>
    counts.length
      ? counts.map(({ day, count }) => [
          ...kept(tokens),
          { ...count, box: first.box },
          { ...day, box: second.box },
        ])
      : [tokens],
  );
  return withRows(area, [head, ...rows], { from: top, top: area.lines[top]!.box[1] - 1 });
}

function daysIn(lines: TextLine[]): Days | null {
  for (const [at, heading] of lines.slice(0, HEAD_LINES).entries()) {
    const { tokens } = heading;
    const own = runIn(tokens);
    const beside = own ? undefined : [at - 1, at + 1].find((next) => areDaysOf(lines[next], heading));
    const days = own ?? (beside === undefined ? undefined : lines[beside]!.tokens);
    const others = tokens.filter((token) => !days?.some((day) => overlap(day, token)));
    if (!days || !others.some(({ text }) => NAMING.has(roleOf(text)))) continue;
    const wholes = others.filter(({ text }) => ["quantity", "lineTotal"].includes(roleOf(text) ?? ""));
    return { first: Math.min(at, beside ?? at), last: Math.max(at, beside ?? at), heading, days, wholes };
  }
  return null;
}

/** The days among headings, each another one, with nothing between them; null for fewer. */
function runIn(tokens: Token[]): Token[] | null {
  const days = tokens.filter(isDay);
  if (days.length < LEAST_DAYS || new Set(days.map(({ text }) => text)).size < days.length) return null;
  return tokens.indexOf(days.at(-1)!) - tokens.indexOf(days[0]!) === days.length - 1 ? days : null;
}

/** Whether a line right above or below headings is nothing but the days of the weekdays among them: "Mo | Di | Mi" over "20.04. | 21.04. | 22.04.". */
function areDaysOf(line: TextLine | undefined, { tokens }: TextLine): boolean {
  if (!line || runIn(line.tokens)?.length !== line.tokens.length) return false;
  const named = periodRun(tokens);
  return line.tokens.every((day) => named.some((name) => overlap(day, name)));
}

function isDay({ text, cell }: Token): boolean {
  return cell?.date !== undefined || (/^\d/.test(text) && findDate(text, EITHER_ORDER)?.printed === text);
}

function countsIn(tokens: Token[], days: Token[]): Row["counts"] {
  if (tokens[0] && summaryOf(tokens[0].text)) return [];
  return days.flatMap((day) => {
    const count = countUnder(day, tokens);
    return count ? [{ day, count }] : [];
  });
}

/** Whether the counts of all rows make the quantity beside them; a "Total" counts in all of them or is money in all. */
function comesToWhole(body: Row[], head: Token): boolean {
  const agreeing = body.flatMap(({ tokens, counts }) => {
    const whole = counts.length ? tokens.find((token) => overlap(token, head)) : undefined;
    return whole ? [counts.reduce((sum, { count }) => sum + numberOf(count), 0) === numberOf(whole)] : [];
  });
  return agreeing.every(Boolean) || (roleOf(head.text) === "lineTotal" && !agreeing.some(Boolean));
}

function numberOf({ text, cell }: Token): number {
  return Number(cell?.number ?? parseAmount(text, ".")?.value ?? Number.NaN);
}
