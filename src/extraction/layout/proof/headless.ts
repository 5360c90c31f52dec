import type { Finding } from "../../../../db/mod.ts";
import type { Ordering } from "../ordering.ts";
import { BLANK } from "../page/blanks.ts";
import {
  type Area,
  evidenceOf,
  hasRecognized,
  isRecognized,
  type Segment,
  type TextLine,
  type Token,
} from "../page/lines.ts";
import { type Band, columnBands } from "../table/bands.ts";
import type { Entry } from "../table/entry.ts";
import type { Role } from "../words/vocabulary.ts";

/** Texts of a line from which on it is a row. */
const LEAST = 4;
/** Of the rows of a column so many hold units or numbers of lines, which stand without a heading anywhere. */
const MOST = 0.6;
/** In points: so far beside a column its heading may end. */
const NEAR = 2;

/** Recognition loses headings: an error where on a recognized page none stands over rows, or none over a column of theirs. */
export function headless(entries: Entry[], { bare, prose, heads }: Ordering): Finding[] {
  const first = bare.taken.find(({ tokens }) => tokens.some(isRecognized));
  const counted = bare.inRows || !bare.lines.some(({ fields }) => fields.quantity);
  if (counted && first) return [lost("No heading was recognized over the lines", first.tokens, first.page)];
  const cells = [...(prose?.taken ?? [])].filter(
    ({ segments, tokens }) => segments.length >= LEAST && tokens.some(isRecognized),
  );
  if (prose && cells.length > 0 && 2 * cells.length >= prose.lines.length)
    return [lost("No heading was recognized over the lines", cells[0]!.tokens, cells[0]!.page)];
  const byArea = Map.groupBy(entries, ({ start }) => start.area);
  for (const [area, those] of byArea) {
    if (!hasRecognized(area)) continue;
    const above = area.lines.filter((line) => heads.has(line));
    const [token] = above.length > 0 ? unheaded(area, those, above) : [];
    if (token)
      return [
        lost(`No heading was recognized over "${token.text}" and what stands under it`, [token], area.page),
      ];
  }
  return [];
}

function lost(message: string, tokens: Token[], page: number): Finding {
  return {
    code: "headings_unread",
    level: "error",
    message: `${message}: see that each value of the lines is what it was read as`,
    evidence: evidenceOf(tokens, page),
  };
}

/** The first words of columns without a heading. */
function unheaded(area: Area, entries: Entry[], above: TextLine[]): Token[] {
  const rows = entries.map(({ start }) => start.line);
  const rules = area.vertical.map(([x0, , x1]) => (x0 + x1) / 2);
  const bands = inWhole(columnBands({ rows, rules, width: area.width }), rows[0]!.tokens[0]!.size);
  const lines = above.map(({ segments }) => segments.filter(({ text }) => /[\p{L}#%]/u.test(text)));
  const words = lines.flat();
  const open = bands.filter((band) => !words.some((word) => isOver(word, band)));
  const taken = lines.flatMap((line) => bands.map((band) => nearest(line, band)));
  const free = words.filter((word) => !taken.includes(word));
  const { first: columns } = entries[0]!.start.geometry;
  return open.flatMap((band) => {
    const own = free.findIndex((word) => areBeside(word, band, bands));
    if (own >= 0) free.splice(own, 1);
    const role = columns.find(({ right }) => (band.x0 + band.x1) / 2 < right)?.role ?? null;
    if (own >= 0 || band.unit > MOST || isNumbered(band, role)) return [];
    return rows.flatMap(({ tokens }) => tokens.filter((token) => isOver(token, band))).slice(0, 1);
  });
}

function isNumbered({ numeric }: Band, role: Role | null): boolean {
  return role === "lineNumber" && numeric > MOST;
}

/** Words with no more than a blank between them are one column, even if all rows part there. */
function inWhole(bands: Band[], em: number): Band[] {
  const whole: Band[] = [];
  for (const band of bands) {
    const before = whole.at(-1);
    const isMore =
      before && band.x0 - before.x1 < BLANK[1] * em && (band.numeric <= MOST || before.numeric <= MOST);
    if (isMore) whole[whole.length - 1] = { ...before, x1: band.x1, unit: 0 };
    else whole.push(band);
  }
  return whole;
}

function isOver({ box: [x0, , x1] }: Segment | Token, band: Band): boolean {
  return x0 < band.x1 + NEAR && x1 > band.x0 - NEAR;
}

/** Of the headings of a line over a column the one that is most over it. */
function nearest(line: Segment[], band: Band): Segment | undefined {
  const shared = ({ box: [x0, , x1] }: Segment) => Math.min(x1, band.x1) - Math.max(x0, band.x0);
  return line.filter((word) => isOver(word, band)).toSorted((a, b) => shared(b) - shared(a))[0];
}

/** Whether no other column stands between a heading and a column that it is not over: it stands at the other edge of theirs. */
function areBeside({ box: [x0, , x1] }: Segment, band: Band, bands: Band[]): boolean {
  const [from, to] = [Math.min(x1, band.x1), Math.max(x0, band.x0)];
  return !bands.some((other) => other !== band && other.x0 < to && other.x1 > from);
}
