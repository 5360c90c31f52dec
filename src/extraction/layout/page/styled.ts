import { isUnit } from "../values/units.ts";
import { summaryOf } from "../words/summary.ts";
import { roleOf } from "../words/vocabulary.ts";
import { beside } from "./abreast.ts";
import { type Area, onLine, type TextLine, type Token, union } from "./lines.ts";
import { before, behind, type Grid, gridsIn, NONE, SUMS, sumOf } from "./style_grids.ts";

/** What a style says once, before each of its rows. */
const COLUMNS = {
  number: "No.",
  code: "Style",
  words: "Description",
  unit: "UoM",
  price: "Unit price",
  due: "Delivery date",
};
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];

/** In points: between two columns that are laid beside each other, and a blank. */
const [GUTTER, BLANK] = [24, 2.5];

/** A page of styles, each named above its counts by sizes, with what names it before each of its rows; other pages as they are. */
export function styled(area: Area): Area {
  const grids = area.grid ? [] : gridsIn(area.lines);
  if (!grids.some((grid) => sumOf(grid))) return area;
  const places = placesOf(grids);
  const sums = new Set(grids.flatMap(({ end }) => area.lines[end] ?? []).filter(isSum));
  const lines = area.lines.flatMap((line, at) => {
    const grid = grids.find(({ from, end }) => at >= from && at < end);
    if (!grid) return [sums.has(line) ? movedSum(line, places) : line];
    return at === grid.from ? linesOf(grid, places) : [];
  });
  const isInside = ([, top, , bottom]: Token["box"]) =>
    grids.some(({ from, end }) => top < area.lines[end - 1]!.box[3] && bottom > area.lines[from]!.box[1]) ||
    [...sums].some(({ box }) => top < box[3] && bottom > box[1]);
  return {
    ...area,
    lines,
    width: area.width + places.right,
    vertical: area.vertical.filter((rule) => !isInside(rule)),
  };
}

/** Whether a line says of what it is the sum before its figures: "Style Total | 13,300 | 28,327.00". */
function isSum({ segments: [words, ...figures] }: TextLine): boolean {
  return summaryOf(words!.text) !== null && figures.length > 0;
}

/** A sum right under a style's rows with its figures under theirs. */
function movedSum(line: TextLine, { right }: Places): TextLine {
  const { page } = line;
  const [words, ...figures] = line.segments;
  const moved = figures.flatMap(({ tokens }) => tokens.map((token) => beside(token, { page, left: right })));
  return onLine([...words!.tokens, ...moved], line);
}

type Places = Record<Column | "right", number>;

/** From where on each column of what styles say stands, and how far the sizes are moved behind them. */
function placesOf(grids: Grid[]): Places {
  const places: Places = { number: 0, code: 0, words: 0, unit: 0, price: 0, due: 0, right: 0 };
  for (const name of NAMES) {
    const widths = grids.flatMap((grid) => grid.rows.map((row) => widthOf(saidBefore(row, grid)[name])));
    places[name] = places.right + GUTTER;
    places.right = places[name] + Math.max(...widths, GUTTER);
  }
  return places;
}

function widthOf(texts: Token[][]): number {
  return texts.reduce((sum, tokens) => {
    const [x0, , x1] = union(tokens);
    return sum + x1 - x0 + BLANK;
  }, 0);
}

/** What stands before a row's counts, column by column. */
function saidBefore({ segments }: TextLine, grid: Grid): Record<Column, Token[][]> {
  const own = before(segments, grid.sizes[0]!.box[0]).filter(({ text }) => !SUMS.has(roleOf(text)));
  const isPriced = grid.sums.some(({ text }) => roleOf(text) === "unitPrice");
  const filled = (...texts: Token[][]) => texts.filter(({ length }) => length > 0);
  return {
    number: filled(grid.number),
    code: filled(grid.code),
    words: filled(...grid.words, ...own.map(({ tokens }) => tokens)),
    unit: filled(grid.unit),
    price: isPriced ? [] : filled(grid.price),
    due: filled(grid.due),
  };
}

/** A heading over the rows of a grid, and these with what the style says before them. */
function linesOf(grid: Grid, places: Places): TextLine[] {
  const { heads, rows, sizes, sums } = grid;
  const { page } = heads;
  const sum = sumOf(grid);
  const isCounted = sums.some((one) => one !== sum && roleOf(one.text) === "quantity");
  const moved = (tokens: Token[]) => tokens.map((token) => beside(token, { page, left: places.right }));
  const first = saidBefore(rows[0]!, grid);
  const names = NAMES.filter((name) => first[name].length > 0).map((name): Token => {
    const [token] = heads.tokens as [Token];
    const [, y0, , y1] = token.box;
    return { ...token, text: COLUMNS[name], box: [places[name], y0, places[name] + GUTTER, y1] };
  });
  const captions = sums.flatMap(({ tokens }): Token[] =>
    tokens === sum?.tokens && !isCounted
      ? [{ ...tokens[0]!, text: ["Quantity", ...unitsIn(tokens, heads)].join(" "), box: union(tokens) }]
      : tokens,
  );
  const counted = sizes.flatMap(({ tokens }) => tokens.map((token) => ({ ...token, ofSize: true })));
  const heading = [...names, ...moved([...counted, ...level(captions, heads)])];
  const lines = rows.map((row) => onLine(rowTokens(row, grid, { places, moved }), row));
  return [onLine(heading, heads), ...lines];
}

/** The units that a heading of counts names, "Total pcs", where it stands on the line of the sizes. */
function unitsIn(words: Token[], heads: TextLine): string[] {
  return words.flatMap((word) => (heads.tokens.includes(word) && isUnit(word.text) ? [word.text] : []));
}

/** Tokens on the height of a line. */
function level(tokens: Token[], { box: [, y0, , y1] }: TextLine): Token[] {
  return tokens.map((token) => ({ ...token, box: [token.box[0], y0, token.box[2], y1] }));
}

function rowTokens(
  row: TextLine,
  grid: Grid,
  { places, moved }: { places: Places; moved: (tokens: Token[]) => Token[] },
): Token[] {
  const said = saidBefore(row, grid);
  const named = NAMES.flatMap((name) => {
    let right = places[name];
    return said[name].flatMap((tokens) => {
      const [x0, , x1] = union(tokens);
      const left = right - x0;
      right += x1 - x0 + BLANK;
      return tokens.map((token) => beside(token, { page: row.page, left }));
    });
  });
  const figures = behind(row.segments, grid.sizes[0]!.box[0]).flatMap(({ tokens, text }) =>
    NONE.test(text) ? [] : tokens,
  );
  return [...named, ...moved(figures)];
}
