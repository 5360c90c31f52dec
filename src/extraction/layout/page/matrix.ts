import { COLOUR, countUnder, LEAST_SIZES, sizeRun } from "../table/size_run.ts";
import { summaryOf } from "../words/summary.ts";
import { roleOf } from "../words/vocabulary.ts";
import { byDay } from "./by_day.ts";
import { type Area, overlap, type TextLine, type Token } from "./lines.ts";
import { withRows } from "./sheets.ts";
import { unblocked } from "./style_blocks.ts";

/** Lines from the top among which the sizes are looked for. */
const HEAD_LINES = 60;

interface Sizes {
  /** The lines of the headings, the last included. */
  first: number;
  last: number;
  heading: TextLine;
  sizes: Token[];
  /** Headings of sums over the sizes, whose values belong to no single size. */
  sums: Token[];
  /** Headings of what a row says once for all rows of its style. */
  items: Token[];
  /** Headings of colours, which tell rows of one style apart as sizes do. */
  colours: Token[];
  description: Token | undefined;
}

/** The rows under one heading of several, each with sizes of its own. */
interface Block {
  sizes: Token[];
  /** Its headings beside the sizes, and what they are in the first one. */
  columns: [own: Token, first: Token][];
}

/** A sheet whose columns are sizes or days, with a row for each one that is ordered; other sheets as they are. */
export function unpivoted(area: Area): Area {
  const found = area.grid ? sizesIn(area) : null;
  if (!found) return (area.grid && (unblocked(area) ?? byDay(area))) || area;
  const rows = [headingTokens(found)];
  let style: Token[] = [];
  let block: Block = { sizes: found.sizes, columns: [] };
  for (const line of area.lines.slice(found.last + 1)) {
    const next = blockUnder(line, found);
    block = next ?? block;
    if (next) continue;
    const cells = line.tokens.map((token) => inColumn(token, block));
    style = styleOf(cells, style, found);
    rows.push(...rowsOf(line, cells, { ...found, style, block }));
  }
  return withRows(area, rows, { from: found.first, top: found.heading.box[1] - 1 });
}

function sizesIn({ lines }: Area): Sizes | null {
  for (const [first, heading] of lines.slice(0, HEAD_LINES).entries()) {
    const { sizes, scales } = sizesUnder(lines, first);
    if (sizes.length < LEAST_SIZES) continue;
    const others = heading.tokens.filter(
      (token) => !sizes.some((size) => size === token || (scales && overlap(size, token))),
    );
    const named = others.filter(({ text }) => roleOf(text) !== null);
    const items = named.filter(isItem);
    if (!items.length || 2 * named.length < others.length) continue;
    const left = sizes[0]!.box[0];
    const sums = others.filter((head) => isSum(head, left));
    const under = lines.slice(first + scales + 1);
    const description =
      named.find(({ text }) => roleOf(text) === "description") ??
      (items.length > 1 ? items.find((head) => isOver(NAME, head, under)) : undefined) ??
      others.find((head) => head.box[0] < left && roleOf(head.text) === null && isOver(WORD, head, under));
    const colours = others.filter((head) => head !== description && COLOUR.test(head.text));
    return { first, last: first + scales, heading, sizes, sums, items, colours, description };
  }
  return null;
}

/** Whether a heading is of what a row's sizes come to, behind the place where these begin. */
function isSum({ text, box }: Token, left: number): boolean {
  return (
    ["quantity", "lineTotal"].includes(roleOf(text) ?? "") ||
    (/^(total|sum|pcs|units|pairs)\b/i.test(text) && box[0] > left)
  );
}

/** A word, and words that are no code. */
const [WORD, NAME] = [/\p{L}{3}/u, /\p{L}{3}.* |.* .*\p{L}{3}/u];

/** Whether most of what stands under a heading is of a kind. */
function isOver(kind: RegExp, head: Token, lines: TextLine[]): boolean {
  const cells = lines.flatMap(({ tokens }) => tokens.find((token) => overlap(token, head)) ?? []);
  return 2 * cells.filter(({ text }) => kind.test(text)).length > cells.length;
}

/** The sizes among headings, else those on the lines below them, which name a column by all its scales: "M 32". */
function sizesUnder(lines: TextLine[], at: number): { sizes: Token[]; scales: number } {
  const beside = sizeRun(lines[at]!.tokens);
  if (beside.length >= LEAST_SIZES) return { sizes: beside, scales: 0 };
  const scales: Token[][] = [];
  for (const { tokens } of lines.slice(at + 1)) {
    const run = sizeRun(tokens);
    if (run.length < LEAST_SIZES || tokens.length > run.length + 1) break;
    scales.push(run);
  }
  const [top = []] = scales;
  const sizes = top.map((size) => {
    const names = scales.flatMap((run) => run.filter((other) => overlap(other, size)));
    const name = names.flatMap(({ cell }) => cell?.name ?? []).join(",");
    return {
      ...size,
      text: names.map(({ text }) => text).join(" "),
      ...(size.cell && { cell: { ...size.cell, name } }),
    };
  });
  return { sizes, scales: scales.length };
}

function isItem({ text }: Token): boolean {
  return ["code", "customerSku", "supplierSku", "description", "codeDescription", "item"].includes(
    roleOf(text) ?? "",
  );
}

/** The block that a line opens which repeats the first heading around other sizes, its sums perhaps called otherwise: letters over the shirts, numbers over the trousers. */
function blockUnder({ tokens }: TextLine, { first, last, heading, sizes, sums }: Sizes): Block | null {
  const named = first === last ? heading.tokens.filter((token) => !sizes.includes(token)) : [];
  const [start] = sizes as [Token];
  const isOwn = (token: Token) => named.some(({ text }) => text === token.text) || isSum(token, start.box[0]);
  const own = tokens.filter(isOwn);
  const others = tokens.filter((token) => !own.includes(token));
  if (!named.length || !others.length || own.length !== named.length) return null;
  const columns = own.map((token, i): [Token, Token] => [token, named[i]!]);
  const isSame = columns.every(([token, other]) => token.text === other.text || sums.includes(other));
  return isSame ? { sizes: others, columns } : null;
}

/** A cell of a block in the column of the first one that is headed as its own. */
function inColumn(token: Token, { columns }: Block): Token {
  const first = columns.find(([own]) => overlap(own, token))?.[1];
  return first ? { ...token, box: [first.box[0], token.box[1], first.box[2], token.box[3]] } : token;
}

/** "Quantity" stands where the first size stood, "Description" where the second did if there is none. */
function headingTokens({ heading, sizes, sums, description }: Sizes): Token[] {
  const [first, second] = sizes as [Token, Token];
  const kept = heading.tokens.filter(
    (token) => !sizes.some((size) => overlap(size, token)) && !sums.includes(token),
  );
  const added = [
    { ...first, text: "Quantity" },
    ...(description ? [] : [{ ...second, text: "Description" }]),
  ];
  return [...kept, ...added];
}

/** What names the style of a row: its own cells, else, where it has none, those of the row above. */
function styleOf(tokens: Token[], above: Token[], { items }: Sizes): Token[] {
  const own = tokens.filter((token) => items.some((head) => overlap(token, head)));
  return own.length ? own : above;
}

/** A row of the sheet as one row for each size that it orders; `cells` are its own in the columns of the first block. */
function rowsOf(
  { tokens }: TextLine,
  cells: Token[],
  { sizes, sums, colours, description, style, block }: Sizes & { style: Token[]; block: Block },
): Token[][] {
  const under = (heads: Token[]) => (token: Token) => heads.some((head) => overlap(token, head));
  const counts = tokens.filter((token) => !under(block.columns.map(([own]) => own))(token));
  const ordered = block.sizes.flatMap((size) => {
    const cell = countUnder(size, counts);
    return cell ? [{ size, cell }] : [];
  });
  if (!ordered.length || summaryOf(tokens[0]!.text)) return [cells];
  const isCount = (token: Token) => counts.includes(token) && under(block.sizes)(token);
  const said = cells.filter((cell, i) => !isCount(tokens[i]!) && !under(sums)(cell));
  const kept = [...style.filter((token) => !said.includes(token)), ...said];
  const place = (description && kept.find((token) => overlap(token, description))) ?? sizes[1]!;
  const own = kept.map((token) => (under(colours)(token) ? behind(place, token, COLOUR_END) : token));
  return ordered.map(({ size, cell }) => [
    ...own,
    { ...cell, box: sizes[0]!.box },
    behind(place, size, SIZE_END),
  ]);
}

/** In points from the end of the words: where the colour ends that follows them, and the size behind it. */
const [COLOUR_END, SIZE_END] = [5, 1];

/** A word at the end of a cell. */
function behind({ box: [, top, right] }: Token, word: Token, end: number): Token {
  return { ...word, box: [right - end - 3, top, right - end, top + 10] };
}
