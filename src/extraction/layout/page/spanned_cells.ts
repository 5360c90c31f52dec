import type { Box } from "../../../reading/mod.ts";
import { type Area, inOne, lineOf, type TextLine, type Token } from "./lines.ts";

/** In points: rules no farther apart are one. */
const SLACK = 2;
/** The heading and items of a table that part the same cells. */
const LEAST_BANDS = 3;
/** A table of fewer rules parts no cells of so many rows. */
const LEAST_RULES = 12;
/** Of a table's rows so many have a cell in whose middle something stands. */
const MOST = 0.6;
/** Cells of a heading may be as high as two, under which they are not. */
const ALIKE = 0.7;
/** In heights of a line: where the lower of two lines of an item stands under the upper, and how far what goes on in a cell does. */
const [BELOW, ON] = [1.2, 0.3];

/** What stands between two rules that run across a table, with a rule between some cells' upper and lower half. */
interface Band {
  top: number;
  bottom: number;
  middle: number;
  /** Where the rule in the middle runs. */
  parted: [number, number][];
  left: number;
  right: number;
}

/** A page whose ruled table has two lines in some cells of each row, one over the other with a rule between them, beside cells as high as both: what stands in the middle of these is on the upper line; other pages as they are. */
export function spanned(area: Area): Area {
  if (area.grid || area.horizontal.length < LEAST_RULES) return area;
  const bands = bandsOf(area.horizontal);
  if (bands.length < LEAST_BANDS) return area;
  const isIn = ({ top, bottom, left, right }: Band, token: Token) =>
    middleOf(token) > top &&
    middleOf(token) < bottom &&
    token.box[0] > left - SLACK &&
    token.box[2] < right + SLACK;
  const tokens = area.lines.flatMap((line) => line.tokens);
  const wordsOf = new Map(bands.map((band) => [band, tokens.filter((token) => isIn(band, token))]));
  const centred = bands.filter((band) => isCentred(band, wordsOf.get(band)!));
  if (centred.length < MOST * bands.length || !isHeading(wordsOf.get(bands[0]!)!)) return area;
  const taken = new Set([...wordsOf.values()].flat());
  const lines = area.lines.flatMap((line) => {
    const free = line.tokens.filter((token) => !taken.has(token));
    if (free.length === line.tokens.length) return [line];
    return free.length > 0 ? [{ ...line, ...lineIn(area, free) }] : [];
  });
  const laid = bands.flatMap((band) => linesOf(band, wordsOf.get(band)!, area));
  return { ...area, lines: [...lines, ...laid].sort((a, b) => a.y - b.y) };
}

/** Whether a word stands in the middle of a row's height, in a cell that no rule parts there. */
function isCentred({ middle, parted }: Band, tokens: Token[]): boolean {
  return tokens.some(
    ({ box: [x0, y0, x1, y1] }) =>
      y0 < middle && y1 > middle && !parted.some(([from, to]) => x1 > from && x0 < to),
  );
}

function isHeading(tokens: Token[]): boolean {
  return tokens.length > 0 && tokens.every(({ text }) => !/\d/.test(text));
}

function middleOf({ box }: Token): number {
  return (box[1] + box[3]) / 2;
}

function lineIn({ page, vertical }: Area, tokens: Token[]): TextLine {
  return lineOf(tokens, { page, vertical });
}

/** Rules of one height as where they run, one that goes on at once with the one before. */
function levelsOf(rules: Box[]): { y: number; runs: [number, number][] }[] {
  const levels: { y: number; rules: Box[] }[] = [];
  for (const rule of rules.toSorted((a, b) => a[1] - b[1])) {
    const last = levels.at(-1);
    if (last && rule[1] - last.y < SLACK) last.rules.push(rule);
    else levels.push({ y: rule[1], rules: [rule] });
  }
  return levels.map(({ y, rules }) => {
    const runs: [number, number][] = [];
    for (const [x0, , x1] of rules.sort((a, b) => a[0] - b[0])) {
      const last = runs.at(-1);
      if (last && x0 - last[1] < SLACK) last[1] = Math.max(last[1], x1);
      else runs.push([x0, x1]);
    }
    return { y, runs };
  });
}

/** The rows of a table, its heading among them, that part the same cells in the middle; none where these are few. */
function bandsOf(rules: Box[]): Band[] {
  const levels = levelsOf(rules);
  const found = levels.slice(2).flatMap(({ y, runs: [under, ...others] }, i): Band[] => {
    const [over, middle] = [levels[i]!, levels[i + 1]!];
    const [above, ...more] = over.runs;
    const isWhole = above && under && others.length === 0 && more.length === 0;
    if (!isWhole || !isAlike([above], [under]) || isAlike(middle.runs, [under])) return [];
    const [left, right] = under;
    const isWithin = middle.runs.every(([x0, x1]) => x0 > left - SLACK && x1 < right + SLACK);
    return isWithin ? [{ top: over.y, bottom: y, middle: middle.y, parted: middle.runs, left, right }] : [];
  });
  if (found.length < LEAST_BANDS) return [];
  const alike = found.map((band) => found.filter(({ parted }) => sharedBy(parted, band.parted) >= ALIKE));
  const most = alike.reduce((best, bands) => (bands.length > best.length ? bands : best), []);
  return most.length < LEAST_BANDS ? [] : most;
}

function isAlike(a: [number, number][], b: [number, number][]): boolean {
  const isNear = ([x0, x1]: [number, number], i: number) =>
    Math.abs(x0 - b[i]![0]) < SLACK && Math.abs(x1 - b[i]![1]) < SLACK;
  return a.length === b.length && a.every(isNear);
}

/** How much of where rules run others of another height do too. */
function sharedBy(a: [number, number][], b: [number, number][]): number {
  const lengthOf = (runs: [number, number][]) => runs.reduce((sum, [x0, x1]) => sum + x1 - x0, 0);
  const both = a.flatMap(([x0, x1]) =>
    b.map(([y0, y1]): [number, number] => [Math.max(x0, y0), Math.max(x0, y0, Math.min(x1, y1))]),
  );
  return lengthOf(both) / (lengthOf(a) + lengthOf(b) - lengthOf(both));
}

/** A row's lines: upper halves of cells with whole cells, and lower halves; what goes on in a cell stands right below, but in a heading, whose cells are one text each. */
function linesOf(band: Band, tokens: Token[], area: Area): TextLine[] {
  if (tokens.length === 0) return [];
  const isLower = (token: Token) => {
    const at = (token.box[0] + token.box[2]) / 2;
    return middleOf(token) > band.middle && band.parted.some(([x0, x1]) => at > x0 && at < x1);
  };
  const height = Math.max(...tokens.map(({ box }) => box[3] - box[1]));
  const halves = [tokens.filter((token) => !isLower(token)), tokens.filter(isLower)];
  const decks = halves.map((half) =>
    cellsOf(half, band, area).map((cell) => (isHeading(tokens) || isBroken(cell) ? [[asOne(cell)]] : cell)),
  );
  const lineAt = (deck: number, i: number) => decks[deck]!.flatMap((cell) => cell[i] ?? []);
  const further = decks.map((cells) => Math.max(0, ...cells.map(({ length }) => length - 1)));
  const goingOn = [1, 0].flatMap((deck) =>
    Array.from({ length: further[deck]! }, (_, i) => lineAt(deck, i + 1)),
  );
  return [lineAt(0, 0), lineAt(1, 0), ...goingOn]
    .map((words, i) => ({
      words,
      y: band.top + height * (0.5 + BELOW * Math.min(i, 1) + ON * Math.max(0, i - 1)),
    }))
    .filter(({ words }) => words.length > 0)
    .map(({ words, y }) => ({ ...lineIn(area, words), y, height }));
}

/** The words of each cell between vertical rules, line by line. */
function cellsOf(tokens: Token[], { top, bottom }: Band, { vertical }: Area): Token[][][] {
  const cuts = vertical.filter(([, y0, , y1]) => y0 < bottom - SLACK && y1 > top + SLACK).map(([x0]) => x0);
  const cellOf = ({ box }: Token) =>
    cuts.filter((x) => x < (box[0] + box[2]) / 2).reduce((a, b) => Math.max(a, b), 0);
  return [...Map.groupBy(tokens, (token) => Math.round(cellOf(token) / SLACK)).values()].map((cell) => {
    const lines: Token[][] = [];
    for (const token of cell.toSorted((a, b) => middleOf(a) - middleOf(b))) {
      const last = lines.at(-1);
      if (last && middleOf(token) - middleOf(last[0]!) < 0.5 * token.size) last.push(token);
      else lines.push([token]);
    }
    return lines;
  });
}

/** "VUVG-L14-M52-RT-" over "G18". */
function isBroken([upper = [], lower, ...more]: Token[][]): boolean {
  const isTwo = upper.length === 1 && lower?.length === 1 && more.length === 0;
  return isTwo && /\S-$/.test(upper[0]!.text);
}

/** The words of a cell as one. */
function asOne(cell: Token[][]): Token {
  return inOne(cell.flatMap((line) => line.toSorted((a, b) => a.box[0] - b.box[0])));
}
