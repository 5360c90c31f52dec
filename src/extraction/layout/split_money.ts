import { type Area, lineOf, type TextLine, type Token, union } from "./lines.ts";

/** A caption of whole pounds, rials or dollars, and of their hundredths or thousandths. */
const WHOLE =
  /^([£€$₹]|r\.?o\.?|[kbjos]\.?[dr]\.?|q\.?r\.?|dhs?\.?|aed|rs\.?|usd|eur|gbp|rials?|riyals?|dinars?|dirhams?|rupees?|pounds?|dollars?|euros?|francs?)$/i;
const PART =
  /^(p\.?|c\.?|cts?\.?|¢|ps\.?|bz\.?|h\.?|baisas?|fils|paise|halalas?|hal\.?|cents?|centimes?|pence)$/i;
/** A whole amount, and what comes behind its mark. */
const [UNITS, PARTS] = [/^\d{1,3}([,.'’]?\d{3})*$/, /^\d{2,3}$/];

/** A page whose amounts are parted into columns of pounds and pence, rials and baisas, with each of them as one number; other pages as they are. */
export function joinedMoney(area: Area): Area {
  const at = area.grid ? -1 : area.lines.findIndex((line) => pairsIn(line).length > 0);
  if (at < 0) return area;
  const pairs = pairsIn(area.lines[at]!);
  const vertical = area.vertical.filter(
    ([x0, , x1]) => !pairs.some(([whole, part]) => x0 > whole.box[0] && x1 < part.box[2]),
  );
  const lines = area.lines.map((line, i) => (i > at ? joinedIn(line, pairs, vertical) : line));
  return { ...area, lines, vertical };
}

type Pair = [whole: Token, part: Token];

/** The captions of parted amounts on a line of them alone. */
function pairsIn({ tokens }: TextLine): Pair[] {
  if (tokens.length % 2 || !tokens.every(({ text }, i) => (i % 2 ? PART : WHOLE).test(text))) return [];
  return tokens.flatMap((token, i): Pair[] => (i % 2 ? [[tokens[i - 1]!, token]] : []));
}

function joinedIn(line: TextLine, pairs: Pair[], vertical: Area["vertical"]): TextLine {
  const tokens: Token[] = [];
  for (const token of line.tokens) {
    const before = tokens.at(-1);
    if (before && pairs.some((pair) => isAmount(pair, before, token)))
      tokens[tokens.length - 1] = joined(before, token);
    else tokens.push(token);
  }
  if (tokens.length === line.tokens.length) return line;
  const { blank, even } = line;
  return { ...lineOf(tokens, { page: line.page, vertical }), ...(blank && { blank }), ...(even && { even }) };
}

/** Whether two figures stand under the captions of an amount's two parts. */
function isAmount([whole, part]: Pair, units: Token, parts: Token): boolean {
  if (!UNITS.test(units.text) || !PARTS.test(parts.text)) return false;
  const middle = (parts.box[0] + parts.box[2]) / 2;
  const border = (whole.box[2] + part.box[0]) / 2;
  return (
    units.box[2] <= border + 1 &&
    units.box[2] > whole.box[0] - part.size &&
    middle > border &&
    parts.box[0] < part.box[2] + part.size
  );
}

function joined(units: Token, parts: Token): Token {
  const mark = units.text.includes(".") ? "," : ".";
  return { ...units, text: `${units.text}${mark}${parts.text}`, box: union([units, parts]) };
}
