import { type Area, type Token, textOf, union } from "../page/lines.ts";
import { type Role, roleOf } from "../words/vocabulary.ts";

/** The words of headings with no more than a blank between them, "Prijs Bedrag" over "3,02 12,08", parted where what they say stands apart under each; "Qty UOM" is one but where `unitsApart`. */
export function unglued(tokens: Token[], index: number, area: Area, unitsApart = false): Token[][] {
  if (area.grid || tokens.length < 2 || tokens.length > MOST_WORDS) return [tokens];
  for (let cut = 1; cut < tokens.length; cut++) {
    const [left, right] = [tokens.slice(0, cut), tokens.slice(cut)];
    if (!areTwo(left, right, unitsApart)) continue;
    const isOver = area.lines
      .slice(index + 1, index + 1 + FAR)
      .some((line) => areOver(line.tokens, left, right));
    if (isOver) return [left, ...unglued(right, index, area, unitsApart)];
  }
  return [tokens];
}

/** Headings have no more words. */
const MOST_WORDS = 10;
/** Lines below the headings in which an item stands. */
const FAR = 6;

/** Whether both halves name what stands in a figure or beside one, each something else. */
function areTwo(left: Token[], right: Token[], unitsApart: boolean): boolean {
  const [a, b] = [roleOf(textOf(left)), roleOf(textOf(right))];
  if (b === "unitPrice" && /^units?$/i.test(textOf(left))) return false;
  if (b === "unit" && !unitsApart) return false;
  return a !== b && a !== null && AFTER.get(a)?.has(b) === true;
}

/** What may stand right behind another without being said of it. */
const AFTER = new Map<Role, ReadonlySet<Role | null>>([
  ["quantity", new Set(["unit", "unitPrice"])],
  ["unit", new Set(["unitPrice"])],
  ["unitPrice", new Set(["lineTotal", "discount"])],
  ["discount", new Set(["lineTotal"])],
  ["date", new Set(["taxRate"])],
]);

/** Whether a line has words under either half, none under both, each of the kind that its half says. */
function areOver(words: Token[], left: Token[], right: Token[]): boolean {
  const [[a0, , a1], [b0, , b1]] = [union(left), union(right)];
  const under = words.filter(({ box: [x0, , x1] }) => x0 < b1 && x1 > a0);
  const [first, last] = [under.filter(({ box }) => box[0] < a1), under.filter(({ box }) => box[2] > b0)];
  return (
    first.length > 0 &&
    last.length > 0 &&
    first.length + last.length === under.length &&
    isKind(roleOf(textOf(left)), first) &&
    isKind(roleOf(textOf(right)), last)
  );
}

function isKind(role: Role | null, tokens: Token[]): boolean {
  const text = textOf(tokens);
  return role === "unit" ? /^\p{L}+[.\d²³]*$/u.test(text) : /\d/.test(text) && !/\p{L}/u.test(text);
}
