import { type Area, lineOf, type Segment, type TextLine } from "../page/lines.ts";
import { parseAmount } from "../values/amounts.ts";
import { headingsOf } from "./headings.ts";

/** In points: left edges no farther apart are one edge. */
const EDGE = 2;
/** In points: white at least between a table and what is noted beside it. */
const WHITE = 6;
/** Notes that make a column, and texts of a line that make a row. */
const LEAST = 2;
const LEAST_IN_ROW = 3;

/** A page right of whose table notes stand in the white, on heights of their own: the page without the notes, and these; other pages as they are. */
export function notesApart(area: Area): Area[] {
  const heading = area.grid ? undefined : headingsOf(area).find(({ main }) => main);
  if (!heading) return [area];
  const lines = area.lines.slice(heading.last + 1);
  const ends = lines.flatMap((line) => {
    const last = line.segments.at(-1)!;
    return last.box[0] > heading.box[2] + WHITE ? [{ line, last }] : [];
  });
  const notes = ends
    .map((end) => ends.filter(({ last }) => Math.abs(last.box[0] - end.last.box[0]) <= EDGE))
    .find((column) => areNotes(column, lines));
  if (!notes) return [area];
  const beside = new Map(notes.map(({ line, last }) => [line, last]));
  const own = area.lines.flatMap((line) => withoutLast(line, beside.get(line), area));
  return [
    { ...area, lines: own },
    { ...area, lines: notes.map(({ line, last }) => ofSegments(line, [last], area)) },
  ];
}

interface End {
  line: TextLine;
  last: Segment;
}

function areNotes(column: End[], lines: TextLine[]): boolean {
  const left = column[0]!.last.box[0];
  const texts = column.map(({ last }) => last.text);
  const isRow = ({ segments }: TextLine) =>
    segments.filter(({ box }) => box[2] < left).length >= LEAST_IN_ROW;
  const [first, end] = [lines.indexOf(column[0]!.line), lines.indexOf(column.at(-1)!.line)];
  return (
    column.length >= LEAST &&
    column.some(({ line }) => line.segments.length === 1) &&
    lines.slice(first).some(isRow) &&
    2 * texts.filter((text) => /\p{L}{3}/u.test(text)).length >= texts.length &&
    !texts.some((text) => parseAmount(text, ".") ?? parseAmount(text, ",")) &&
    lines
      .slice(0, end + 1)
      .every(({ segments }) => segments.every(({ box }) => isLeftOf(box, left) || box[0] >= left - EDGE))
  );
}

function isLeftOf(box: readonly number[], left: number): boolean {
  return box[2]! <= left - WHITE;
}

function withoutLast(line: TextLine, last: Segment | undefined, area: Area): TextLine[] {
  if (!last) return [line];
  const segments = line.segments.filter((segment) => segment !== last);
  return segments.length ? [ofSegments(line, segments, area)] : [];
}

function ofSegments({ page, blank, even }: TextLine, segments: Segment[], { vertical }: Area): TextLine {
  const tokens = segments.flatMap((segment) => segment.tokens);
  return { ...lineOf(tokens, { page, vertical }), blank, even };
}
