import { type Area, lineOf, type TextLine, type Token } from "./lines.ts";
import { LEAST_SIZES, sizeRun } from "./size_run.ts";
import { summaryOf } from "./summary.ts";
import { roleOf } from "./vocabulary.ts";

/** Lines from the top among which the sizes are looked for. */
const HEAD_LINES = 60;
const PITCH = 12;

interface Sizes {
  /** The line of the headings. */
  at: number;
  heading: TextLine;
  sizes: Token[];
  /** Headings of sums over the sizes, whose values belong to no single size. */
  sums: Token[];
  description: Token | undefined;
}

/** A sheet whose columns are sizes, with a row for each size that is ordered; other sheets as they are. */
export function unpivoted(area: Area): Area {
  const found = area.grid ? sizesIn(area) : null;
  if (!found) return area;
  const lines: TextLine[] = [];
  const put = (tokens: Token[]) => {
    const moved = tokens.map((token) => at(token, lines.length * PITCH));
    lines.push(lineOf(moved, { page: area.page, vertical: [], cells: true }));
  };
  for (const [i, line] of area.lines.entries()) {
    if (i === found.at) put(headingTokens(found));
    else if (i < found.at) put(line.tokens);
    else for (const row of rowsOf(line, found)) put(row);
  }
  return { ...area, lines, height: (lines.length + 1) * PITCH };
}

function sizesIn({ lines }: Area): Sizes | null {
  for (const [at, heading] of lines.slice(0, HEAD_LINES).entries()) {
    const sizes = sizeRun(heading.tokens);
    const others = heading.tokens.filter((token) => !sizes.includes(token));
    const named = others.filter(({ text }) => roleOf(text) !== null);
    if (sizes.length < LEAST_SIZES || !named.some(isItem)) continue;
    const first = sizes[0]!.box[0];
    const sums = others.filter(
      ({ text, box }) =>
        ["quantity", "lineTotal"].includes(roleOf(text) ?? "") ||
        (/^(total|sum|pcs)/i.test(text) && box[0] > first),
    );
    const description = named.find(({ text }) => roleOf(text) === "description");
    return { at, heading, sizes, sums, description };
  }
  return null;
}

function isItem({ text }: Token): boolean {
  return ["code", "customerSku", "supplierSku", "description", "codeDescription", "item"].includes(
    roleOf(text) ?? "",
  );
}

/** "Quantity" stands where the first size stood, "Description" where the second did if there is none. */
function headingTokens({ heading, sizes, sums, description }: Sizes): Token[] {
  const [first, second] = sizes as [Token, Token];
  const kept = heading.tokens.filter((token) => !sizes.includes(token) && !sums.includes(token));
  const added = [
    { ...first, text: "Quantity" },
    ...(description ? [] : [{ ...second, text: "Description" }]),
  ];
  return [...kept, ...added];
}

/** A row of the sheet as one row for each size that it orders. */
function rowsOf(line: TextLine, { sizes, sums, description }: Sizes): Token[][] {
  const ordered = sizes.flatMap((size) => {
    const cell = line.tokens.find((token) => overlap(token, size));
    return cell && /^\d[\d.,]*$/.test(cell.text) && Number(cell.text.replace(/[.,]/g, "")) > 0
      ? [{ size, cell }]
      : [];
  });
  if (!ordered.length || summaryOf(line.tokens[0]!.text)) return [line.tokens];
  const kept = line.tokens.filter((token) => ![...sizes, ...sums].some((head) => overlap(token, head)));
  const named = description && kept.find((token) => overlap(token, description));
  return ordered.map(({ size, cell }) => {
    const place = named ?? sizes[1]!;
    const sized = {
      ...size,
      box: [place.box[2] - 4, place.box[1], place.box[2] - 1, place.box[3]] as Token["box"],
    };
    return [...kept, { ...cell, box: sizes[0]!.box }, sized];
  });
}

function overlap(a: Token, b: Token): boolean {
  return a.box[0] < b.box[2] && a.box[2] > b.box[0];
}

function at(token: Token, y: number): Token {
  return { ...token, box: [token.box[0], y + 1, token.box[2], y + PITCH - 1] };
}
