import { type Amount, parseAmount } from "./amounts.ts";
import type { Cells, Column } from "./columns.ts";
import { cellsOf } from "./columns.ts";
import { type TextLine, type Token, textOf } from "./lines.ts";
import type { Style } from "./style.ts";
import { type Summary, summaryOf } from "./summary.ts";
import type { BodyLine, Table } from "./table.ts";
import { multiplies } from "./typing.ts";
import type { Role } from "./vocabulary.ts";

/** What one text line of the body says. */
export interface Row extends BodyLine {
  number: string | null;
  quantity: Amount | null;
  price: Amount | null;
  total: Amount | null;
  /** The same by the lower headings only, where headings are stacked. */
  under: Figures | null;
  upper: Figures;
  code: boolean;
  /** Running text that crosses from one column into the next. */
  flows: boolean;
  described: boolean;
  /** Only the description column holds text. */
  onlyText: boolean;
  summary: Summary | null;
  score: number;
}

export interface Figures {
  quantity: Amount | null;
  price: Amount | null;
  total: Amount | null;
}

/** The text lines of one order line; `start` carries its numbers or its line number. */
export interface Entry {
  start: Row;
  rows: Row[];
}

export interface Entries {
  entries: Entry[];
  /** Lines of the table that belong to no entry. */
  rest: Row[];
  numbered: boolean;
}

const CODES: ReadonlySet<Role | null> = new Set(["code", "customerSku", "supplierSku", "gtin"]);
const TEXTS: ReadonlySet<Role | null> = new Set(["description", "codeDescription"]);

/** Groups the body's text lines into order lines. */
export function entriesOf(table: Table, style: Style): Entries {
  const rows = table.body.map((line) => rowOf(line, style));
  keepUnder(rows);
  const numbers = numberedStarts(rows);
  const numbered = numbers !== null;
  const starts = new Set(numbered ? withExtras(rows, numbers) : numericStarts(rows));
  if (starts.size === 0) return { entries: [], rest: rows, numbered };
  const { entries, rest } = grouped(rows, starts);
  const kept = entries.filter((entry) => isLine(entry, entries));
  for (const entry of entries) if (!kept.includes(entry)) rest.push(...entry.rows);
  return { entries: kept, rest, numbered };
}

/** A line's text in one column role, with its tokens. */
export function tokensIn(
  row: { cells: Cells; geometry: { first: Column[] } },
  role: Role,
  columns = row.geometry.first,
): Token[] {
  return columns.flatMap((column, i) => (column.role === role ? (row.cells.get(i) ?? []) : []));
}

function rowOf(body: BodyLine, style: Style): Row {
  const { first, rest, stacked } = body.geometry;
  const under = stacked ? cellsOf(body.line, rest) : body.cells;
  const upper = figuresIn(body.cells, first, style);
  const lower = stacked ? figuresIn(under, rest, style) : null;
  const text = (roles: ReadonlySet<Role | null>) =>
    first
      .map((column, i) => (roles.has(column.role) ? textOf(body.cells.get(i) ?? []) : ""))
      .join(" ")
      .trim();
  const numberText = textOf(tokensIn(body, "lineNumber"));
  const filled = [...body.cells.keys()].map((i) => first[i]?.role ?? null);
  const code = text(CODES);
  const flows = crosses(body);
  const row = {
    ...body,
    number: /^#?\d{1,6}[.):]?$|^\d{1,3}\.\d{1,3}$/.test(numberText)
      ? numberText.replace(/^#|[.):]$/g, "")
      : null,
    quantity: upper.quantity ?? lower?.quantity ?? null,
    price: upper.price ?? lower?.price ?? null,
    total: upper.total ?? lower?.total ?? null,
    upper,
    under: lower,
    flows,
    code: !flows && code.length > 1 && /[\d]|^[A-Z][A-Z-]+$/.test(code),
    described: /\p{L}{2}/u.test(text(TEXTS)),
    onlyText: filled.every((role) => TEXTS.has(role)),
  };
  const scored = { ...row, score: [row.quantity, row.price, row.total].filter(Boolean).length };
  return { ...scored, summary: summaryIn(scored) };
}

function amountOf(
  cells: Cells,
  columns: Column[],
  { role, style }: { role: Role; style: Style },
): Amount | null {
  const tokens = columns.flatMap((column, i) => (column.role === role ? (cells.get(i) ?? []) : []));
  if (tokens.length === 0 || tokens.length > 6) return null;
  const number = tokens[0]?.cell?.number;
  const amount =
    parseAmount(textOf(tokens), style.mark) ?? (tokens.length > 1 ? leading(tokens, style) : null);
  return amount && number !== undefined && tokens.length === 1 ? { ...amount, value: number } : amount;
}

/** A mark or a bracketed word may stand beside the number. */
function leading(tokens: Token[], style: Style): Amount | null {
  const text = textOf(tokens)
    .replace(/^\([A-Z]\)\s*|\s*\([^)]*\)$/g, "")
    .replace(/^[|$*]+\s*|\s*[|*]+$/g, "");
  return parseAmount(text, style.mark);
}

function summaryIn(row: Omit<Row, "summary">): Summary | null {
  if (row.quantity && row.price && (row.total || row.code)) return null;
  if (row.number && (row.code || row.described)) return null;
  for (const { text } of row.line.segments) {
    const label = /^([^:]{2,60}?)\s*(?::.*|[-$€£₹]?\s*[.,]?\d.*)?$/u.exec(text)?.[1];
    const found = label && /\p{L}/u.test(label) ? summaryOf(label) : null;
    if (found) return found;
  }
  return null;
}

/** Line numbers that rise down the table and stand beside most rows of numbers; null when there are none such. */
function numberedStarts(rows: Row[]): Row[] | null {
  const accepted: Row[] = [];
  let last = -1;
  let heading = rows[0]?.geometry;
  let counted = false;
  for (const row of rows) {
    const value = Number(row.number);
    const usable = row.number && !row.sub && !row.summary && !(row.loose && row.score < 1 && !row.code);
    const restarts = row.geometry !== heading && value <= 10 && value <= Number(accepted[0]?.number ?? 0);
    if (usable && value === last && !counted && !restarts) accepted.pop();
    if (usable && (value > last || restarts || (value === last && !counted))) {
      accepted.push(row);
      [last, heading, counted] = [value, row.geometry, false];
    }
    if (row.score >= 2 && !row.summary) counted = true;
  }
  if (accepted.length === 0) return null;
  const strong = rows.filter((row) => row.score >= 2 && !row.sub && !row.summary);
  if (strong.length === 0) return accepted.some((row) => row.score > 0 || row.code) ? accepted : null;
  const starts = new Set(accepted);
  let [owned, since] = [0, false];
  for (const row of rows) {
    if (starts.has(row)) since = true;
    if (since && strong.includes(row)) {
      owned++;
      since = false;
    }
  }
  return owned >= 0.6 * strong.length ? accepted : null;
}

/** Full rows without a number of their own, between numbered ones, are lines too. */
function withExtras(rows: Row[], numbers: Row[]): Row[] {
  const starts = new Set(numbers);
  const found: Row[] = [];
  let complete = true;
  for (const row of rows) {
    if (starts.has(row)) {
      found.push(row);
      complete = row.score >= 2;
      continue;
    }
    if (row.score < 2 || row.sub || row.summary) continue;
    const full = row.quantity && row.price && row.total && (row.code || row.described);
    if (complete && full && multiplies(row.quantity!.value, row.price!.value, row.total!.value))
      found.push(row);
    else complete = true;
  }
  return found;
}

/** Without line numbers, a row of numbers starts a line. */
function numericStarts(rows: Row[]): Row[] {
  const usable = rows.filter((row) => !row.sub && !row.summary);
  const most = Math.max(0, ...usable.map(({ score }) => score));
  const full = usable.filter((row) => row.score >= Math.min(2, most));
  const usual = full.filter(({ score }) => score === 3).length;
  const coded = full.filter(({ code }) => code).length >= 0.6 * full.length;
  const over = new Set(rows.slice(endOf(rows, full)));
  const anchors = usable.filter((row) => {
    if (over.has(row) && (row.score < most || !row.quantity || !(row.code || row.described))) return false;
    if (row.loose && row.score < Math.min(2, most)) return false;
    if (row.score >= 2) return row.quantity !== null || row.code || row.described;
    if (row.score === 0) return false;
    if (most === 1) return (row.code || row.described) && !(row.flows && row.line.tokens.length > 7);
    if (most === 3 && usual >= 3) return false;
    return row.quantity !== null && (coded ? row.code : row.described && !/:\s*\S/.test(row.line.text));
  });
  return withLeads(rows, anchors);
}

/** Where the sums begin: after them only full rows still count. */
function endOf(rows: Row[], full: Row[]): number {
  const first = full[0] ? rows.indexOf(full[0]) : 0;
  const end = rows.findIndex((row, i) => i > first && (row.summary === "total" || row.summary === "net"));
  return end < 0 ? rows.length : end;
}

/** A code alone on the line above its numbers, when most rows have one, begins the line. */
function withLeads(rows: Row[], anchors: Row[]): Row[] {
  const at = new Map(rows.map((row, i) => [row, i]));
  const leads = anchors.map((anchor) => {
    const before = rows[(at.get(anchor) ?? 0) - 1];
    if (!before || before.score > 0 || before.summary || !before.code || before.described || anchor.described)
      return null;
    return anchor.line.y - before.line.y < 2 * anchor.line.height ? before : null;
  });
  if (leads.filter(Boolean).length < 0.6 * anchors.length) return anchors;
  return anchors.map((anchor, i) => leads[i] ?? anchor);
}

function grouped(rows: Row[], starts: Set<Row>): { entries: Entry[]; rest: Row[] } {
  const entries: Entry[] = [];
  const rest: Row[] = [];
  const centred = isCentred(rows, starts);
  let pending: Row[] = [];
  for (const row of rows) {
    if (!starts.has(row)) {
      pending.push(row);
      continue;
    }
    const previous = entries.at(-1);
    const cut = cutBetween(previous?.rows.at(-1) ?? null, { pending, next: row, centred });
    const [above, below] = [pending.slice(0, cut), pending.slice(cut)];
    if (previous) attach(previous, above, rest);
    else rest.push(...above);
    entries.push({ start: row, rows: [...below.filter((r) => !r.summary), row] });
    rest.push(...below.filter((r) => r.summary));
    pending = [];
  }
  const last = entries.at(-1);
  if (last) attach(last, pending, rest);
  return { entries, rest };
}

/** Where the lines between two starts part: at a drawn rule, in centred tables at the widest gap, else all belong above. */
function cutBetween(
  previous: Row | null,
  { pending, next, centred }: { pending: Row[]; next: Row; centred: boolean },
): number {
  const all = [previous, ...pending, next];
  for (let i = all.length - 1; i > 0; i--) {
    const [a, b] = [all[i - 1], all[i]!];
    if (a && a.line.page === b.line.page && ruled(a.line, b))
      return centred || i < all.length - 1 ? i - 1 : pending.length;
  }
  if (!centred) return pending.length;
  let [cut, widest] = [pending.length, -1];
  for (let i = pending.length; i >= 0; i--) {
    const [a, b] = [i === 0 ? previous : pending[i - 1]!, i === pending.length ? next : pending[i]!];
    const gap = !a ? 2.2 * b.line.height : a.line.page === b.line.page ? b.line.y - a.line.y : 1e6;
    if (!isPartOf(b, next)) return Math.max(cut, i + 1);
    if (gap > widest * 1.12 + 0.01) [cut, widest] = [i, gap];
  }
  return cut;
}

function isPartOf(row: Row, next: Row): boolean {
  return (
    row === next || (row.score === 0 && !row.summary && !row.sub && (row.onlyText || row.cells.size <= 3))
  );
}

/** A horizontal rule between two lines, under the description's place. */
function ruled(above: TextLine, { line, area, geometry }: Row): boolean {
  const index = geometry.first.findIndex(({ role }) => TEXTS.has(role));
  const column = geometry.first[index] ?? geometry.first[0]!;
  const x = Math.max(column.left, line.box[0]) + 4;
  return area.horizontal.some(([x0, y0, x1, y1]) => y0 >= above.y && y1 <= line.y && x0 <= x && x1 >= x);
}

/** Descriptions that stand around their row instead of beginning on it. */
function isCentred(rows: Row[], starts: Set<Row>): boolean {
  let [votes, against] = [0, 0];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    if (!starts.has(row)) continue;
    const [before, after] = [rows[i - 1], rows[i + 1]];
    const near = (other: Row | undefined) =>
      other &&
      !starts.has(other) &&
      isPartOf(other, row) &&
      other.described &&
      other.line.page === row.line.page
        ? Math.abs(row.line.y - other.line.y)
        : Infinity;
    const [up, down] = [near(before), near(after)];
    if (up < 0.85 * row.line.height && down < 1.3 * row.line.height) votes++;
    else if (!row.described && up < 1.5 * row.line.height && (down < 1.5 * row.line.height || i === 0))
      votes++;
    else if (row.described && down < 1.6 * row.line.height && up > 1.15 * down) against++;
  }
  return votes > 0 && votes >= 0.15 * starts.size && votes >= against;
}

/** Adds following lines to an entry until something says that it is over. */
function attach(entry: Entry, rows: Row[], rest: Row[]): void {
  let open = true;
  let previous = entry.rows.at(-1)!;
  for (const row of rows) {
    const jump = row.line.page === previous.line.page ? row.line.y - previous.line.y : 0;
    if (row.summary || jump > 6 * row.line.height || entry.rows.length > 24) open = false;
    if (open) entry.rows.push(row);
    else rest.push(row);
    previous = row;
  }
}

/** Numbered remarks and headings without figures belong to no line of their own. */
function isLine(entry: Entry, all: Entry[]): boolean {
  const blank = ({ quantity, price, total, code, described }: Row) =>
    !quantity && !price && !code && !described && Number(total?.value ?? 0) === 0;
  if (entry.rows.every(blank)) return false;
  const strong = (e: Entry) => e.rows.some((row) => !row.sub && row.score >= 2);
  if (strong(entry) || !all.some(strong)) return true;
  if (entry.rows.some((row) => !row.sub && row.quantity)) return true;
  return entry.start.score > 0 || (entry.start.code && entry.start.number !== null);
}

/** What stands under a heading inside the table goes on until a full row of the main table comes. */
function keepUnder(rows: Row[]): void {
  let [under, last] = [false, 0];
  for (const row of rows) {
    if (row.sub) under = true;
    else if (under && leaves(row, last)) under = false;
    row.sub = under;
    if (!under && row.number) last = Number(row.number);
  }
}

function leaves(row: Row, last: number): boolean {
  if (row.quantity && row.price && (row.code || row.described)) return true;
  return (
    row.number !== null &&
    Number(row.number) > last &&
    last > 0 &&
    (row.described || (row.code && row.price !== null))
  );
}

function figuresIn(cells: Cells, columns: Column[], style: Style): Figures {
  return {
    quantity: amountOf(cells, columns, { role: "quantity", style }),
    price: amountOf(cells, columns, { role: "unitPrice", style }),
    total: amountOf(cells, columns, { role: "lineTotal", style }),
  };
}

function crosses({ line, cells }: BodyLine): boolean {
  const column = new Map([...cells].flatMap(([i, tokens]) => tokens.map((token) => [token, i] as const)));
  return line.tokens.some((token, i) => {
    const next = line.tokens[i + 1];
    if (!next || token.cell || column.get(token) === column.get(next)) return false;
    return next.box[0] - token.box[2] < 0.4 * token.size && /\p{L}{2}/u.test(token.text + next.text);
  });
}
