import { countUnder, LEAST_SIZES, sizeRun } from "../table/size_run.ts";
import { parseAmount } from "../values/amounts.ts";
import { summaryOf } from "../words/summary.ts";
import { roleOf } from "../words/vocabulary.ts";
import type { Area, TextLine, Token } from "./lines.ts";
import { withRows } from "./sheets.ts";

/** What the row above a heading of sizes says of all rows below it. */
interface Style {
  code: Token;
  words: Token;
  /** Over the price; among the rows the counts stand in its place. */
  caption: Token;
  price: Token;
}

interface Block extends Style {
  /** Of the row of captions among the area's lines. */
  first: number;
  /** Of the line behind its last row. */
  end: number;
  sizes: Token[];
  rows: TextLine[];
}

/** A sheet of blocks, each a style's code, words and price over its colours by sizes, with a row for each size that is ordered; null for other sheets. */
export function unblocked(area: Area): Area | null {
  const blocks = blocksIn(area.lines);
  const [top] = blocks;
  if (!top) return null;
  const rows = blocks.flatMap((block, i) => {
    const behind = area.lines.slice(block.end, blocks[i + 1]?.first);
    return [...orderedIn(block, top), ...behind.map(({ tokens }) => tokens)];
  });
  const { box } = area.lines[top.first]!;
  return withRows(area, [headingOf(top), ...rows], { from: top.first, top: box[1] - 1 });
}

function blocksIn(lines: TextLine[]): Block[] {
  return lines.flatMap((heading, at) => {
    const sizes = sizeRun(heading.tokens);
    const above = lines[at - 1];
    const style = sizes.length < LEAST_SIZES || !above ? null : styleIn(above);
    if (!style || heading.tokens[0] === sizes[0]) return [];
    const rows: TextLine[] = [];
    for (const line of lines.slice(at + 1)) {
      if (styleIn(line) || !isRow(line, sizes)) break;
      rows.push(line);
    }
    return rows.length ? [{ ...style, first: at - 1, end: at + 1 + rows.length, sizes, rows }] : [];
  });
}

/** "Style | PL-8351 | Rain jacket | Cost | 73.99". */
function styleIn({ tokens }: TextLine): Style | null {
  const behind = (role: string) => tokens.findIndex(({ text }) => roleOf(text) === role) + 1;
  const [code, price] = [behind("code"), behind("unitPrice")];
  const words = tokens[code + 1];
  if (!code || price < code + 3 || !words || !/\p{L}{3}/u.test(words.text)) return null;
  const cost = tokens[price];
  if (!cost || !parseAmount(cost.text, ".")) return null;
  return { code: tokens[code]!, words, caption: tokens[price - 1]!, price: cost };
}

/** A word, and counts under some of the sizes. */
function isRow({ tokens: [first, ...others] }: TextLine, sizes: Token[]): boolean {
  return (
    first !== undefined &&
    /^\p{L}/u.test(first.text) &&
    !summaryOf(first.text) &&
    sizes.some((size) => countUnder(size, others))
  );
}

function headingOf({ code, words, caption, price }: Style): Token[] {
  return [
    { ...code, text: "Style" },
    { ...words, text: "Description" },
    { ...caption, text: "Quantity" },
    { ...price, text: "Unit price" },
  ];
}

/** A row for each count of a block in the columns of the first; colour and size follow the words. */
function orderedIn(block: Block, top: Style): Token[][] {
  const behind = (token: Token, points: number): Token => {
    const right = top.words.box[2] - points;
    return { ...token, box: [right - 3, token.box[1], right, token.box[3]] };
  };
  return block.rows.flatMap(({ tokens: [colour, ...others] }) =>
    block.sizes.flatMap((size) => {
      const count = countUnder(size, others);
      if (!count) return [];
      return [
        [
          { ...block.code, box: top.code.box },
          { ...block.words, box: top.words.box },
          behind(colour!, 5),
          behind(size, 1),
          { ...count, box: top.caption.box },
          { ...block.price, box: top.price.box },
        ],
      ];
    }),
  );
}
