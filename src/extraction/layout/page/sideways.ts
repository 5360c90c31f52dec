import { type Role, roleOf } from "../words/vocabulary.ts";
import { type Area, overlap, type TextLine, type Token } from "./lines.ts";
import { WIDTH, withRows } from "./sheets.ts";

/** Lines from the top among which the captions begin. */
const HEAD_LINES = 60;
/** Captions, where one counts in nothing but figures, and otherwise, and items from which on a table lies on its side. */
const [COUNTED, CAPTIONS, ITEMS] = [2, 3, 2];
const NAMES: ReadonlySet<Role | null> = new Set([
  "code",
  "customerSku",
  "supplierSku",
  "item",
  "description",
  "codeDescription",
]);

/** A sheet whose captions stand one under the other, with a column for each item, turned so that each item is a row; other sheets as they are. */
export function turned(area: Area): Area {
  const top = area.grid ? area.lines.slice(0, HEAD_LINES) : [];
  // Each item has captions of its own.
  if (top.filter(isCount).length > 1) return area;
  const at = top.findIndex((_, i) => lengthAt(area.lines, i) > 0);
  if (at < 0) return area;
  const end = at + lengthAt(area.lines, at);
  const captioned = area.lines.slice(at, end);
  const items = itemsOf(captioned).map((item) =>
    captioned.flatMap(({ tokens }, i) =>
      tokens
        .slice(1)
        .filter((token) => overlap(token, item))
        .map(inColumn(i)),
    ),
  );
  const heads = captioned.map(({ tokens }, i) => inColumn(i)(tokens[0]!));
  const rows = [
    ...area.lines.slice(0, at).map(({ tokens }) => tokens),
    heads,
    ...items,
    ...area.lines.slice(end).map(({ tokens }) => tokens),
  ];
  return { ...withRows(area, rows), width: Math.max(area.width, captioned.length * WIDTH) };
}

/** How many lines from here are captions before values of several items, what they are called and how many are ordered among them; 0 where none are. */
function lengthAt(lines: TextLine[], at: number): number {
  const all = lines.slice(at);
  const [, ...beside] = all[0]!.tokens;
  if (beside.filter(isCaption).length >= beside.length / 2) return 0;
  const cut = all.findIndex((line) => !isCaptioned(line, all[0]!));
  const found = all.slice(0, cut < 0 ? all.length : cut);
  const roles = new Set(found.map(({ tokens }) => roleOf(tokens[0]!.text)));
  const items = itemsOf(found).length;
  const named = [...roles].some((role) => NAMES.has(role));
  const least = found.some((line) => isCount(line) && line.tokens.slice(1).every(isFigure))
    ? COUNTED
    : CAPTIONS;
  return named && roles.size >= least && items >= ITEMS ? found.length : 0;
}

function isFigure({ text, cell }: Token): boolean {
  return cell?.number !== undefined || /^\d+$/.test(text);
}

/** Whether a line has a caption where the first one has it, and values beside it, of half the items at least. */
function isCaptioned({ tokens }: TextLine, { tokens: first }: TextLine): boolean {
  const [caption, ...values] = tokens;
  return (
    values.length >= Math.max(1, (first.length - 1) / 2) &&
    caption!.box[0] === first[0]!.box[0] &&
    roleOf(caption!.text) !== null
  );
}

/** Whether a cell is a caption itself, as those of an upright table's heading are; units name themselves. */
function isCaption({ text }: Token): boolean {
  return roleOf(text) !== null && roleOf(text) !== "unit";
}

/** The cells of the line that counts the items. */
function itemsOf(lines: TextLine[]): Token[] {
  return lines.find(isCount)?.tokens.slice(1) ?? [];
}

function isCount({ tokens }: TextLine): boolean {
  return roleOf(tokens[0]!.text) === "quantity";
}

function inColumn(i: number) {
  return (token: Token): Token => {
    const [, y0, , y1] = token.box;
    return { ...token, box: [i * WIDTH + 2, y0, (i + 1) * WIDTH - 2, y1] };
  };
}
