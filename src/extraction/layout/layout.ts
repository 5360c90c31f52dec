import type { Finding } from "../../../db/mod.ts";
import type { Draft, DraftLine, HeaderField, Read } from "../../orders/mod.ts";
import type { Reading } from "../../reading/mod.ts";
import { currencyIn } from "./amounts.ts";
import { askedDate } from "./asked_date.ts";
import { underEachOther } from "./beside.ts";
import { discountOf } from "./discounts.ts";
import { changeIn, holdsNoOrder, kindOf } from "./document_kind.ts";
import { doubtsOf, secondLines } from "./doubts.ts";
import { draftLine } from "./fields.ts";
import { type HeaderFields, headerFields } from "./header_fields.ts";
import { type Area, areaOf, evidenceOf, type TextLine, textOf } from "./lines.ts";
import { unpivoted } from "./matrix.ts";
import { legible } from "./misread.ts";
import { type OrderPart, ordersIn } from "./orders_in_file.ts";
import { partiesOf } from "./parties.ts";
import { prove } from "./proof.ts";
import { registersOf } from "./register.ts";
import type { Row } from "./row.ts";
import { type Entry, entriesOf } from "./rows.ts";
import { sheetArea } from "./sheets.ts";
import { bySize } from "./sizes.ts";
import { spreadsAmong } from "./spread.ts";
import type { Style } from "./style.ts";
import { headStyle, styleOf } from "./style.ts";
import { tableOf } from "./table.ts";
import { proseArea, textArea } from "./text.ts";
import { textHead, withoutGreeting } from "./text_head.ts";
import { proseItems } from "./text_items.ts";
import { mailOf } from "./text_own.ts";
import { timely } from "./timely.ts";
import { grandTotal, printedSums, unnamedTotal } from "./totals.ts";
import { unheadedLines } from "./unheaded.ts";

/** What the reader knows before it reads. */
export interface LayoutContext {
  /** Names of the organization that receives orders: never the customer. */
  ownNames: string[];
}

/** Reads every order of a file by position and wording alone. */
export function layout(reading: Reading, context: LayoutContext): Draft[] {
  const pages = reading.pages
    .filter(({ scanned, words }) => !scanned || words.length > 0)
    .map((page) => legible(areaOf(page)));
  const sheets = reading.sheets
    .filter(({ hidden }) => !hidden)
    .map((sheet, i) =>
      sheet.prose ? proseArea(sheet, i + 1) : unpivoted(underEachOther(sheetArea(sheet, i + 1))),
    );
  const plain = reading.type === "text" && reading.text ? [textArea(reading.text)] : [];
  const areas = [...pages, ...sheets, ...plain].filter(({ lines }) => lines.length > 0);
  return isMail(reading) ? mailDrafts(areas, context) : draftsIn(areas, context);
}

function draftsIn(areas: Area[], context: LayoutContext): Draft[] {
  if (areas.length === 0) return [];
  const style = styleOf(areas);
  return ordersIn(areas, style).flatMap((part) => draftsOf(part, timely(part.areas, style), context));
}

function isMail({ type, sheets }: Reading): boolean {
  return type === "text" || type === "html" || sheets.some(({ prose }) => prose);
}

/** What the writer wrote; where that orders nothing, what the mail passes on. */
function mailDrafts(areas: Area[], context: LayoutContext): Draft[] {
  const mails = areas.map(mailOf);
  const own = draftsIn(
    mails.map((mail) => mail.own).filter(({ lines }) => lines.length > 0),
    context,
  );
  if (own.some(({ lines }) => lines.length) || !mails.some(({ forwarded }) => forwarded)) return own;
  const passed = draftsIn(
    mails.flatMap(({ quoted }) => quoted ?? []),
    context,
  );
  return passed.some(({ lines }) => lines.length) ? passed : own;
}

/** The drafts of some pages or sheets: one, or one for each order number that the rows of a sheet name. */
function draftsOf({ areas, aside }: OrderPart, style: Style, context: LayoutContext): Draft[] {
  const table = tableOf(areas, style);
  const found = table
    ? entriesOf(table, style)
    : { entries: [], rest: [], idle: [], open: [], numbered: false };
  const skip = new Set<TextLine>(found.entries.flatMap(({ rows }) => rows.map(({ line }) => line)));
  const bare = found.entries.length === 0 ? unheadedLines(areas, style) : { lines: [], taken: [] };
  const prose = found.entries.length || bare.lines.length || style.bySeller ? null : proseItems(areas, style);
  for (const line of [...bare.taken, ...(prose?.taken ?? [])]) skip.add(line);
  for (const heading of table?.headings ?? [])
    for (const line of areas
      .find(({ page }) => page === heading.page)
      ?.lines.slice(heading.first, heading.last + 1) ?? [])
      skip.add(line);
  const sums = printedSums(areas, style, skip);
  for (const line of table?.minor ?? []) skip.add(line);
  const body = table?.body.map(({ line }) => line) ?? [];
  const last = body.indexOf(found.entries.at(-1)?.start.line as TextLine);
  const inside = new Set(body.slice(0, last));
  const left = found.rest
    .filter((row) => isUnread(row, inside))
    .concat(found.open)
    .concat(found.entries.flatMap(secondLines))
    .map(({ line }) => line)
    .concat(prose?.unread ?? [])
    .map(({ page, text }) => ({ page, text }));
  const numbers = new Set(
    [...found.entries.flatMap(({ rows }) => rows), ...found.rest, ...found.idle].flatMap(({ number }) =>
      number ? [String(Number(number))] : [],
    ),
  );
  const registers = registersOf(found, areas, style);
  const head = headerFields(areas, headStyle(areas, style, skip), skip);
  const parties = partiesOf(areas, { ownNames: context.ownNames, skip, style });
  return registers.map((register) => {
    const { rows, lines: drafted, findings: told } = drawn(register.entries, style);
    const lines = [
      ...drafted.map(({ currency: _, ...line }) => line),
      ...bare.lines,
      ...(prose?.lines ?? []),
    ];
    const proven = prove({
      lines: drafted.length > rows.length ? rows : lines,
      sums: registers.length > 1 ? [] : sums,
      numbers,
      left,
    });
    const text = prose?.lines.length ? textHead(areas, style) : null;
    const written = text
      ? { ...text.header, ...head.fields, ...withoutGreeting(parties) }
      : { ...head.fields, ...parties };
    const header: Draft["header"] = { ...written, ...register.fields };
    const total =
      registers.length > 1
        ? null
        : (grandTotal(sums, sumOf(lines)) ??
          unnamedTotal(areas, style, {
            skip: skip.difference(underLast(found.entries)),
            lines: rows.length ? rows : lines,
          }));
    const amounts = [
      ...drafted.map(({ currency }) => currency),
      ...sums.map(({ amount }) => amount.currency ?? null),
      ...(prose?.currency ?? []),
    ];
    const rest: Draft["header"] = {
      total: total
        ? { value: total.amount.value, evidence: evidenceOf(total.tokens, total.page) }
        : undefined,
      currency: header.currency ?? currencyOf(areas, amounts),
      requiredDate: header.requiredDate ?? sharedDate(lines) ?? askedDate(areas, style, skip),
    };
    for (const [field, read] of Object.entries(rest) as [HeaderField, Read | undefined][])
      if (read) header[field] = read;
    const remarked = remarks(
      { areas, aside },
      { head, style, found: lines.length > 0 || !holdsNoOrder(kindOf(areas)) },
    );
    remarked.push(...notOrdered(found.idle));
    remarked.push(...spreadsAmong(areas));
    if (prose?.lines.length) remarked.push(runningText(prose.lines));
    if (text && !head.fields.requiredDate) remarked.push(...text.findings);
    return {
      header,
      lines,
      findings: [...proven.findings, ...told, ...remarked],
      proof: { ...proven.proof, ...expanded(proven.proof, rows, drafted), ...pagesOf(areas) },
    };
  });
}

interface Drawn {
  /** A line for each row of the table. */
  rows: Currency[];
  /** A line for each size of a row. */
  lines: Currency[];
  findings: Finding[];
}

type Currency = ReturnType<typeof draftLine>;

/** The lines of a table's rows. */
function drawn(entries: Entry[], style: Style): Drawn {
  const all: Drawn = { rows: [], lines: [], findings: [] };
  for (const entry of entries) {
    const row = draftLine(entry, style);
    const index = all.lines.length;
    const { lines, differs } = bySize(entry, row, style);
    all.rows.push(row);
    all.lines.push(...lines.map((line) => ({ ...line, currency: row.currency })));
    const discount = lines.length === 1 ? discountOf(entry, row, { style, index }) : null;
    if (discount) all.findings.push(discount);
    if (differs) all.findings.push({ ...differs, lineId: String(index) });
    if (lines.length === 1) all.findings.push(...doubtsOf(entry, row, index));
  }
  return all;
}

/** What stands under the last line and was taken for more of it: the order's total may be among it. */
function underLast(entries: Entry[]): Set<TextLine> {
  const last = entries.at(-1);
  return new Set(last?.rows.filter((row) => row !== last.start).map(({ line }) => line));
}

function sumOf(lines: DraftLine[]): number {
  return lines.reduce((sum, { fields }) => sum + Number(fields.lineTotal?.value ?? 0), 0);
}

/** Counts of rows as counts of lines, where rows are several lines each. */
function expanded({ expected, found }: Draft["proof"], rows: DraftLine[], lines: DraftLine[]) {
  const more = lines.length - rows.length;
  return { expected: expected === null ? null : expected + more, found: found + more };
}

/** The pages of the file that an order stands on, from 1. */
function pagesOf(areas: Area[]): { pages?: [first: number, last: number] } {
  const numbers = areas.filter(({ grid }) => !grid).map(({ page }) => page);
  return numbers.length ? { pages: [Math.min(...numbers), Math.max(...numbers)] } : {};
}

/** A row of figures that looks like a line and was taken for none; `inside` holds what stands above the last line. */
function isUnread(row: Row, inside: ReadonlySet<TextLine>): boolean {
  if (row.summary || row.sub || row.loose) return false;
  if (row.score >= 2 && (row.number !== null || (row.quantity && row.price && row.total))) return true;
  return row.quantity !== null && row.code && row.described && inside.has(row.line);
}

function remarks(
  { areas, aside }: OrderPart,
  { head, style, found }: { head: HeaderFields; style: Style; found: boolean },
): Finding[] {
  const findings: Finding[] = [];
  const kind = kindOf(areas);
  if (kind && kind !== "order")
    findings.push({
      code: found ? "not_an_order" : "no_order",
      level: "error",
      message: `The document looks like ${kind}, not like a purchase order`,
    });
  const change = changeIn(areas);
  if (change)
    findings.push({
      code: "changed_order",
      level: "error",
      message: `The document ${change} an earlier order: look that one up before this is submitted`,
    });
  for (const name of aside)
    findings.push({
      code: "other_sheet",
      level: "warning",
      message: `The sheet "${name}" holds a table too and was left aside`,
    });
  for (const field of head.ambiguous)
    findings.push({
      code: "ambiguous_date",
      level: "warning",
      field,
      message: `Day and month of "${head.fields[field]?.evidence?.text ?? ""}" could be swapped: it was read ${style.dates.first} first`,
    });
  return findings;
}

/** Rows of a list that were taken for offered, not ordered. */
function notOrdered(idle: Row[]): Finding[] {
  const offered = idle.filter(({ code, described }) => code || described);
  if (offered.length === 0) return [];
  const first = offered[0]!.line.text.slice(0, 60);
  return [
    {
      code: "not_ordered",
      level: "warning",
      message: `Rows without a quantity were taken as not ordered: ${offered.length}, first "${first}"`,
    },
  ];
}

/** Nothing but printed numbers tells that a list in running text is whole, and only part numbers are exact. */
function runningText(lines: DraftLine[]): Finding {
  const counted = lines.every(
    ({ printedNumber, fields }, at) => printedNumber === String(at + 1) && fields.customerSku,
  );
  return {
    code: "running_text",
    level: counted ? "warning" : "error",
    message: "The lines were written as running text, not as a table: check that none is missing",
  };
}

/** The currency most amounts carry; else the one the page names. */
function currencyOf(areas: Area[], printed: (string | null)[]): Read | undefined {
  const yuan = isChinese(areas);
  const named = (text: string) => (yuan && currencyIn(text) === "JPY" ? "CNY" : currencyIn(text));
  const counts = new Map<string, number>();
  for (const sign of printed) {
    const code = yuan && sign === "JPY" ? "CNY" : sign;
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const [code] = [...counts.entries()].sort(([, a], [, b]) => b - a)[0] ?? [null];
  for (const area of areas)
    for (const line of area.lines)
      for (const [i, token] of line.tokens.entries()) {
        const own = named(token.text);
        const here = own ?? named(textOf(line.tokens.slice(i, i + 2)));
        if (/^sdn\.?$/i.test(line.tokens[i - 1]?.text ?? "")) continue;
        if (!here || (code ? here !== code : token.text.length >= 14)) continue;
        const tokens = own ? [token] : line.tokens.slice(i, i + 2);
        return { value: here, evidence: evidenceOf(tokens, line.page) };
      }
  return undefined;
}

/** Yen and yuan have one sign: Han letters without any of the Japanese syllables tell which it is. */
function isChinese(areas: Area[]): boolean {
  const text = areas.flatMap(({ lines }) => lines.map((line) => line.text)).join("\n");
  return /\p{Script=Han}/u.test(text) && !/[\p{Script=Hiragana}\p{Script=Katakana}円]/u.test(text);
}

/** All lines want the same day: then the order does. */
function sharedDate(lines: Draft["lines"]): Read | undefined {
  const [first] = lines;
  const date = first?.fields.requiredDate;
  return date && lines.every(({ fields }) => fields.requiredDate?.value === date.value) ? date : undefined;
}
