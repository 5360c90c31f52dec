import { type Area, lineOf, type TextLine, type Token, union } from "./lines.ts";

/** A caption of whole pounds, rials, shillings or dollars, and of their hundredths or thousandths. */
const WHOLE =
  /^([£€$₹₦]|[kut]?\.?shs?\.?|r\.?o\.?|[kbjos]\.?[dr]\.?|q\.?r\.?|dhs?\.?|aed|rs\.?|usd|eur|gbp|rials?|riyals?|dinars?|dirhams?|rupees?|shillings?|naira|pounds?|dollars?|euros?|francs?)$/i;
const PART =
  /^(p\.?|c\.?|cts?\.?|¢|ps\.?|bz\.?|h\.?|baisas?|fils|paise|halalas?|hal\.?|cents?|centimes?|pence|kobo)$/i;
const NAMED = /baisas?|fils|paise|halalas?|cents?|centimes?|pence|kobo/i;
/** A whole amount, and what comes behind its mark. */
export const [UNITS, PARTS] = [/^\d{1,3}([,.'’]?\d{3})*$/, /^\d{2,3}$/];

/** A page whose amounts are parted into columns of pounds and pence, rials and baisas, with each of them as one number; other pages as they are. */
export function joinedMoney(area: Area): Area {
  const at = area.grid ? -1 : area.lines.findIndex((line) => pairsIn(line).length > 0);
  if (at < 0) return area;
  const pairs = pairsIn(area.lines[at]!);
  const vertical = area.vertical.filter(
    ([x0, , x1]) => !pairs.some(({ left, right }) => x0 > left.box[0] && x1 < right.box[2]),
  );
  const lines = area.lines.map((line, i) => (i < at ? line : joinedIn(line, pairs, vertical)));
  return { ...area, lines, vertical };
}

/** Captions of an amount's two parts: the whole one stands first, or last where a page was made to be read from the right. */
interface Pair {
  left: Token;
  right: Token;
  wholeFirst: boolean;
}

/** The captions of parted amounts on a line of them alone, or of captions in full words. */
function pairsIn({ tokens, text }: TextLine): Pair[] {
  if (/\d/.test(text)) return [];
  const pairs: Pair[] = [];
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1];
    const pair = before && before !== pairs.at(-1)?.right && pairOf(before, token);
    if (pair) pairs.push(pair);
  }
  const named = pairs.every(({ left, right }) => NAMED.test(`${left.text} ${right.text}`));
  return pairs.length * 2 === tokens.length || named ? pairs : [];
}

function pairOf(left: Token, right: Token): Pair | null {
  if (WHOLE.test(left.text) && PART.test(right.text)) return { left, right, wholeFirst: true };
  if (PART.test(left.text) && WHOLE.test(right.text)) return { left, right, wholeFirst: false };
  return null;
}

function joinedIn(line: TextLine, pairs: Pair[], vertical: Area["vertical"]): TextLine {
  const tokens: Token[] = [];
  for (const token of line.tokens) {
    const before = tokens.at(-1);
    const pair = before && pairs.find((pair) => isAmount(pair, before, token));
    if (before && pair)
      tokens[tokens.length - 1] = pair.wholeFirst ? joined(before, token) : joined(token, before);
    else tokens.push(token);
  }
  if (tokens.length === line.tokens.length) return line;
  const { blank, even } = line;
  return { ...lineOf(tokens, { page: line.page, vertical }), ...(blank && { blank }), ...(even && { even }) };
}

/** Whether two words are the captions of an amount's two parts, or figures that stand under them. */
function isAmount({ left, right, wholeFirst }: Pair, first: Token, second: Token): boolean {
  if (first === left && second === right) return true;
  const [units, parts] = wholeFirst ? [first, second] : [second, first];
  if (!UNITS.test(units.text) || !PARTS.test(parts.text)) return false;
  const middle = (second.box[0] + second.box[2]) / 2;
  const border = (left.box[2] + right.box[0]) / 2;
  return (
    first.box[2] <= right.box[0] + 1 &&
    first.box[2] > left.box[0] - second.size &&
    middle > border &&
    second.box[0] < right.box[2] + second.size
  );
}

function joined(units: Token, parts: Token): Token {
  if (!UNITS.test(units.text)) return { ...units, box: union([units, parts]) };
  const mark = units.text.includes(".") ? "," : ".";
  return { ...units, text: `${units.text}${mark}${parts.text}`, box: union([units, parts]) };
}
