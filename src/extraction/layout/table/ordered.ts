import { textOf } from "../page/lines.ts";
import { CODES, type Role } from "../words/vocabulary.ts";
import { shapeOf } from "./code_shape.ts";
import { codeOf, NAMES, type Row, rolesOf, tokensIn } from "./row.ts";
import { asks } from "./wanted.ts";

/** Rows of a table. */
export interface Ordered {
  /** They order something, or go on with it. */
  rows: Row[];
  /** Rows of a list that nobody ordered from. */
  idle: Row[];
  /** Amid ordered rows they lack the quantity alone. */
  open: Row[];
}

/** A dash, a nought or a currency alone. */
export const NOTHING = /^[\p{Sc}\s0.,–—-]*$/u;
const COUNTS: (Role | null)[] = ["quantity", "otherQuantity", "lineTotal", "lineNumber"];
/** Rows without a quantity from which on a sheet or a page is a list to choose from, for itself and as a share of those with one. */
const [LIST, SHARE] = [3, 1 / 3];

/** Takes out the rows that stand without a quantity, or with nought, beside ordered ones, or on a sheet of which nothing is ordered; on a page, where rows go over lines, only those whose amount is nought, or which a list offers. */
export function orderedRows(rows: Row[]): Ordered {
  const counted = rows.filter((row) => !row.summary && Number(row.quantity?.value ?? 0) > 0);
  if (counted.length === 0) return { rows, idle: [], open: [] };
  if (!counted[0]!.line.tokens[0]?.cell) {
    const offered = new Set([...unticked(rows), ...onList(rows, counted)]);
    return parted(rows, {
      idle: rows.filter((row) => offered.has(row) || comesToNothing(row) || isKept(row)),
      open: [],
    });
  }
  const isNamed = namedAs(counted);
  const free = rows.filter((row) => isFree(row));
  const noughts = free.filter(({ quantity }) => quantity);
  const blanks = free.filter((row) => !row.quantity && isNamed(row));
  const listed = blanks.length >= Math.max(LIST, SHARE * counted.length);
  const used = new Set(counted.map(({ line }) => line.page));
  const unused = blanks.filter(({ line }) => listed || !used.has(line.page));
  const idle = [...noughts, ...unused, ...rows.filter(isBlank)];
  return parted(rows, { idle, open: blanks.filter((row) => !unused.includes(row)) });
}

/** Letters of the longest text that may mean a count: "as required". */
const LONGEST = 16;

/** What stands where a row's count would and is no number: "TBD", "12+"; empty where nothing such does. */
export function miscount(row: Row): string {
  const text = row.quantity ? "" : textOf(tokensIn(row, "quantity"));
  return NOTHING.test(text) || text.length > LONGEST ? "" : text;
}

function parted(rows: Row[], out: Omit<Ordered, "rows">): Ordered {
  const [idle, open] = [new Set(out.idle), new Set(out.open)];
  return {
    rows: rows.filter((row) => !idle.has(row) && !open.has(row)),
    idle: rows.filter((row) => idle.has(row)),
    open: rows.filter((row) => open.has(row)),
  };
}

const TICKED = /^[☑☒✓✔]$/;
const UNTICKED = /^[☐□]$/;

/** Rows with an empty box before them, where others have a ticked one. */
function unticked(rows: Row[]): Row[] {
  const opens = (box: RegExp) => rows.filter(({ line }) => box.test(line.tokens[0]?.text ?? ""));
  return opens(TICKED).length > 0 ? opens(UNTICKED) : [];
}

/** What a form says of what it offers. */
const OFFERED: ReadonlySet<Role | null> = NAMES.union(
  new Set<Role | null>(["lineNumber", "unit", "unitPrice", "quantity", "lineTotal"]),
);

/** Of a page's rows those that a form offers: so many with a code of the ordered ones' build, words and a price, and nothing else. */
function onList(rows: Row[], counted: Row[]): Row[] {
  const least = Math.max(LIST, SHARE * counted.length);
  const isPlain = (row: Row) => rolesOf(row).isSubsetOf(OFFERED) && !row.geometry.stacked;
  const free = rows.filter((row) => row.described && row.price && isFree(row) && isPlain(row));
  if (free.length < least) return [];
  const shapes = new Set(counted.map((row) => shapeOf(codeOf(row))));
  const offered = free.filter((row) => {
    const shape = shapeOf(codeOf(row));
    return shape && shapes.has(shape);
  });
  return offered.length >= least ? offered : [];
}

/** Whether nought is a row's amount, and it has no quantity or nothing but noughts. */
function comesToNothing(row: Row): boolean {
  if (row.total === null || Number(row.total.value) !== 0) return false;
  return isBlank(row) || (row.quantity === null && isFree(row));
}

/** Whether a row of a list of what is kept says how many are left, and under "Order" nothing. */
function isKept(row: Row): boolean {
  const { first } = row.geometry;
  if (!row.code || !row.described || !isFree(row)) return false;
  const asked = first.some(({ role, label }) => role === "quantity" && asks(label));
  return asked && [...row.cells.keys()].some((i) => first[i]?.role === "otherQuantity");
}

/** Whether a form's row has its printed number and sum, and nothing else. */
function isBlank(row: Row): boolean {
  const { first } = row.geometry;
  return [...row.cells].every(
    ([i, tokens]) => first[i]?.role === "lineNumber" || NOTHING.test(textOf(tokens)),
  );
}

/** Whether a row names something, and where its quantity and amount would stand there is nothing, a dash or nought. */
function isFree(row: Row): boolean {
  if (row.summary || row.sub || !(row.code || row.described)) return false;
  return [...row.cells].every(([i, tokens]) => {
    const role = row.geometry.first[i]?.role;
    return (role !== "quantity" && role !== "lineTotal") || NOTHING.test(textOf(tokens));
  });
}

/** Tells of rows whether they name something as these do: by as many cells as most, by a word with a figure for every code that each has, or without codes by all that each says, if that is more than one thing. */
function namedAs(rows: Row[]): (row: Row) => boolean {
  const [{ cells: first, geometry }] = rows as [Row];
  const sizes = rows.map(wordsOf).sort((a, b) => a - b);
  const usual = Math.max(2, sizes[Math.floor(sizes.length / 2)]!);
  const roleAt = (i: number) => geometry.first[i]?.role ?? null;
  const always = [...first.keys()].filter(
    (i) => !COUNTS.includes(roleAt(i)) && rows.every(({ cells }) => cells.has(i)),
  );
  const codes = always.filter((i) => CODES.has(roleAt(i)));
  const isCoded = ({ cells }: Row) =>
    codes.every((i) => /^(?=\S*\d)\S{3,}$/.test(textOf(cells.get(i) ?? [])));
  const isAsFull = ({ cells }: Row) => always.length > 1 && always.every((i) => cells.has(i));
  return (row) => wordsOf(row) >= usual || (codes.length > 0 ? isCoded(row) : isAsFull(row));
}

/** How many cells of a row say what is ordered, not how much of it. */
function wordsOf({ cells, geometry }: Row): number {
  return [...cells.keys()].filter((i) => !COUNTS.includes(geometry.first[i]?.role ?? null)).length;
}
