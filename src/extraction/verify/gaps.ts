import type { Evidence } from "../../../db/mod.ts";
import type { Draft, DraftLine, Gap } from "../../orders/mod.ts";
import type { UnreadRow } from "./accounting.ts";
import { evidenceAt, isBefore, type Source, type Token, tokensOfLine } from "./source.ts";

/** Where lines seem to be missing: at rows that were not read, and between lines whose printed numbers jump. */
export function gapsOf(
  source: Source,
  { lines }: Draft,
  { unread, missing }: { unread: UnreadRow[]; missing: string[] },
): Gap[] {
  if (!unread.length && !missing.length) return [];
  const starts = lines.map((line) => startOf(source, line));
  const rows = unread.map((row): Gap => {
    const after = starts.filter((start) => start && isBefore(start, row)).length;
    const text = row.text.length > 80 ? `${row.text.slice(0, 79)}…` : row.text;
    const message = `"${text}" on ${source.leaves[row.leaf]!.name}${behind(after, lines.length)} was not read`;
    return { message, evidence: evidenceAt(source, row.tokens), after };
  });
  // A number whose row was found needs no second place.
  const numbers = missing.filter((number) => !unread.some(({ tokens }) => opensWith(tokens, number)));
  return [...rows, ...numbers.map((number) => jumpAt(number, lines))];
}

/** The first token of a line in reading order; null where none of its values has a place. */
export function startOf(source: Source, line: DraftLine): Token | null {
  let first: Token | null = null;
  for (const token of tokensOfLine(source, line)) if (!first || isBefore(token, first)) first = token;
  return first;
}

function behind(after: number, count: number): string {
  if (after === 0) return ", before line 1,";
  return after < count ? `, between lines ${after} and ${after + 1},` : `, after line ${after},`;
}

function opensWith([first]: Token[], number: string): boolean {
  return Number(first?.text.replace(/[.)]$/, "")) === Number(number);
}

function jumpAt(number: string, lines: DraftLine[]): Gap {
  const next = lines.findIndex(({ printedNumber }) => Number(printedNumber) > Number(number));
  const after = next < 0 ? lines.length : next;
  const [above, below] = [lines[after - 1], lines[after]].map(placeOf);
  const message = `line number ${number}${behind(after, lines.length).replace(/,$/, "")}, is missing`;
  return { message, evidence: between(above ?? null, below ?? null), after };
}

/** Where a line stands, as wide as its values reach. */
function placeOf(line: DraftLine | undefined): Evidence | null {
  const places = Object.values(line?.fields ?? {}).flatMap(({ evidence }) => evidence ?? []);
  return places.length ? places.reduce(union) : null;
}

function union(a: Evidence, b: Evidence): Evidence {
  if ("sheet" in a || "sheet" in b || a.page !== b.page) return a;
  const box: typeof a.box = [
    Math.min(a.box[0], b.box[0]),
    Math.min(a.box[1], b.box[1]),
    Math.max(a.box[2], b.box[2]),
    Math.max(a.box[3], b.box[3]),
  ];
  return { page: a.page, box, text: "" };
}

/** The room between two places of one page, else the one above. */
function between(above: Evidence | null, below: Evidence | null): Evidence | null {
  if (!above || !below || "sheet" in above || "sheet" in below || above.page !== below.page)
    return above ?? below;
  const [x0, top, x1, bottom] = [
    Math.min(above.box[0], below.box[0]),
    Math.min(above.box[3], below.box[1]),
    Math.max(above.box[2], below.box[2]),
    Math.max(above.box[3], below.box[1]),
  ];
  return { page: above.page, box: [x0, top, x1, bottom], text: "" };
}
