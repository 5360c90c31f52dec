import { labelOf } from "../head/labels.ts";
import { segmentOf, type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { findDate, parseDate } from "../values/dates.ts";
import { namedMonday } from "../values/relative_dates.ts";
import { yearlessDay } from "../values/yearless_days.ts";
import { TEXTS } from "../words/vocabulary.ts";
import { cellsFor, columnsFor, type Sink } from "./cells.ts";
import { countsDelivery, isDayUnder, saysDay } from "./deliveries.ts";
import type { Entry } from "./entry.ts";
import { placesOf, type Row } from "./row.ts";

/** The day in a cell, where a wide blank parts it from a remark behind it or from words that run in before it; the whole cell where none is. */
function partedDay(cell: Token[], { dates }: Style): Token[] {
  const begins = cell.flatMap(({ box, size }, i) =>
    i === 0 || box[0] - cell[i - 1]!.box[2] > size ? [i] : [],
  );
  const parts = begins.map((from, i) => cell.slice(from, begins[i + 1]));
  return parts.find((part) => parseDate(textOf(part), dates)) ?? cell;
}

/** What a narrow cell breaks off a day: "24-Mar-" over "26", "2025-03-" over "28", "20 Aug" over "2026", the row's other cells perhaps between them. */
function brokenOff(day: Token[], below: Row[], column: number): Token[] {
  if (!OPEN_DAY.test(textOf(day))) return [];
  const [rest, ...others] = below.map(({ cells }) => cells.get(column)).find((tokens) => tokens) ?? [];
  return rest && others.length === 0 && /^(\d{2}|\d{4})$/.test(rest.text) && rest.box[1] > day[0]!.box[1]
    ? [rest]
    : [];
}

const OPEN_DAY = /\d.*[-/.]$|^\d{1,2} \p{L}{3,9}$|^\p{L}{3,9} \d{1,2},$/u;

const DATED =
  /deliv|dock|due|req|ship|promis|\bprom\b|need|arriv|expect|receipt|r[ée]ception|recepci[óo]n|f\.?ent|date required|liefer|termin\b|entrega|consegn|livraison|d[eé]lai\b|lever(ing|datum|tijd)|lev\.? ?(dat|dag)|schedule|\bsch[.:]|^del\b|\bdel\.|eta|納期|交[期货貨]/i;
/** How surely a heading says when goods are wanted: "Due Date" before "Ship Date", that before "Date". */
function wants(label: string): number {
  return DATED.test(label) ? (/^ship/i.test(label) ? 1 : 2) : 0;
}

/** A day of another paper. */
const ELSEWHERE =
  /quot|dated|contract|invoice|version|angebot|devis|offre|preventivo|offerta|cotiz|presupuesto|oferta|offerte/i;

/** Puts the day that an item is wanted on: what a column of days has, what stands under a heading that names one, or what a row below says. */
export function dates(entry: Entry, rows: Row[], { put, style }: Sink): void {
  for (const [i, row] of rows.entries()) {
    const columns = columnsFor(row, i);
    if (row.sub || !placesOf(columns).has("date")) continue;
    const flows = row !== entry.start && row.flows;
    const dated = [...cellsFor(row, i)]
      .filter(([c]) => columns[c]?.role === "date")
      .map(([c, cell]) => [c, weekAround(cell, row) ?? cell] as const)
      .filter(([, cell]) => !flows || isDayAlone(cell, row, style))
      .sort(([a], [b]) => wants(columns[b]!.label) - wants(columns[a]!.label));
    for (const [at, cell] of dated) {
      const own = partedDay(cell, style);
      const tokens = [...own, ...brokenOff(own, rows.slice(i + 1, i + 3), at)];
      const text = textOf(tokens).replace(/(?<=[-/.]) (?=\d+$)/, "");
      const date = tokens[0]?.cell?.date ?? dayIn(text, style)?.value;
      put("requiredDate", date, { tokens, page: row.line.page });
    }
  }
  for (const [i, row] of rows.entries()) headedDay(row, i, { put, style });
  const besides = rows.flatMap((row, i) => (row === entry.start ? [] : [{ row, before: rows[i - 1] }]));
  for (const { row, before } of [...besides, ...(entry.day ? [{ row: entry.day, before: undefined }] : [])]) {
    const date = findDate(row.line.text, style.dates) ?? namedMonday(row.line.text);
    if (!date || ELSEWHERE.test(row.line.text)) continue;
    const tokens = wordsOfDay(row.line.tokens, date);
    const words = row.line.text.replace(date.printed, "");
    const isSaid =
      DATED.test(words) ||
      saysDay(row, style) ||
      countsDelivery(row.line.text, style.dates) ||
      isDayUnder(tokens, before);
    if (
      tokens.length &&
      (row.sub || row === entry.day || isSaid || /schedule/i.test(before?.line.text ?? ""))
    )
      put("requiredDate", date.value, { tokens, page: row.line.page });
  }
}

/** The day of a cell, also behind its week, the Monday of that, or the day that it names without a year. */
function dayIn(text: string, { dates, ordered }: Style) {
  const [, behind] = WEEK_AND_DAY.exec(text) ?? [];
  const day = parseDate(behind ?? text, dates) ?? namedMonday(text);
  return day ?? (ordered ? yearlessDay(text, ordered, dates) : null);
}

/** "KW 14/2026 (30.03.2026)". */
const WEEK_AND_DAY = /^\p{L}+\.? ?\d{1,2}[/.-]\d{2,4} \((\d[\d./-]+)\)$/u;

/** The text that a cell is a part of, where that is a week with a day of it. */
function weekAround([word]: Token[], { line }: Row): Token[] | null {
  const said = segmentOf(word!, line);
  return said && namedMonday(said.text) && WEEK_AND_DAY.test(said.text) ? said.tokens : null;
}

/** Whether a cell is a day that stands apart from the words that run on beside it. */
function isDayAlone(cell: Token[], { line }: Row, { dates }: Style): boolean {
  const text = textOf(cell);
  const isDay = parseDate(text, dates) !== null || WEEK_AND_DAY.test(text);
  return isDay && segmentOf(cell[0]!, line)?.tokens.length === cell.length;
}

function wordsOfDay(tokens: Token[], { printed }: { printed: string }): Token[] {
  return tokens.filter(({ text }) => printed.includes(text) || text.includes(printed));
}

/** The day in a cell whose caption says that one is in it too, as "Job" over "Due" or "Amount Due Date" do, or that says so itself, or alone under a count, or under words whose second caption asks for it: "Descrizione" over "Data evasione". */
function headedDay(row: Row, at: number, { put, style }: Sink): void {
  const columns = columnsFor(row, at);
  for (const [i, tokens] of cellsFor(row, at)) {
    const { role, label } = columns[i]!;
    const isUnder = at > 0 && (role === "quantity" || (TEXTS.has(role) && endsWithDay(label)));
    const [isHeaded, isWord] = [DATED.test(label), TEXTS.has(role)];
    if (role === "date" || !(isHeaded || isUnder || isWord || role === null)) continue;
    const text = textOf(tokens);
    const date = ELSEWHERE.test(`${label} ${text}`) ? null : findDate(text, style.dates);
    if (!date) continue;
    const words = text.slice(0, text.indexOf(date.printed));
    const isSaid =
      (role === null && DATED.test(words)) ||
      (isUnder && text.replace(/\.$/, "") === date.printed.replace(/\.$/, "")) ||
      (isWord && at > 0 && text.endsWith(date.printed) && asksForDay(words));
    const day = wordsOfDay(tokens, date);
    if ((isHeaded || isSaid) && day.length > 0)
      put("requiredDate", date.value, { tokens: day, page: row.line.page });
  }
}

/** Whether the last words of headings over each other ask when goods are wanted: "Megnevezés Határidő". */
function endsWithDay(label: string): boolean {
  const words = label.split(" ");
  return words.some((_, i) => i > 0 && asksForDay(words.slice(i).join(" ")));
}

function asksForDay(caption: string): boolean {
  return labelOf(caption.replace(/[\s:：]+$/u, ""))?.label === "requiredDate";
}
