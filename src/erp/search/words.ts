import { SPOKEN, UNITS } from "./_vocabulary.ts";

/** A size in words: "2-1/2" and "2.5" are the same one. */
const PIECE =
  /(?<whole>\d+)(?:-|(?<=(?<![\d/-])\d{1,2}) )(?<top>\d{1,2})\/(?<bottom>\d{1,2})(?![\d/])|(?<over>\d{1,2})\/(?<under>\d{1,2})(?![\d/])|\d*[.,]\d+|\d+|\p{L}+|["']/gu;
/** Numbers by the unit behind them. */
export type Measures = Map<string, Set<string>>;

/** The same for a text without fractions, and for one of plain letters alone: three times as quick. */
const WHOLE_PIECE = /\d*[.,]\d+|\d+|\p{L}+|["']/gu;
const PLAIN_PIECE = /\d*[.,]\d+|\d+|[a-z]+|["']/g;
const PLAIN = /^[\x20-\x7e]*$/;
const LONGEST_JOINED = 16;
/** Marks a number that stands a second time: 1/2-13 x 1/2 has a length, 1/2-13 has none. */
export const AGAIN = "²";

/** The words of a description as both sides of a search know them: folded, sizes as decimals, abbreviations spelled out. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  let chunk = "";
  let before = "";
  let end = -1;
  const close = () => {
    if (isCode(chunk)) words.add(chunk);
    if (isCode(before + chunk) && !/\p{L}{5}|[./]/u.test(before + chunk)) words.add(before + chunk);
    before = chunk;
    chunk = "";
  };
  for (const match of piecesOf(folded(text))) {
    const piece = canonical(match);
    if (match.index !== end) close();
    end = match.index + match[0].length;
    if (UNITS.has(piece) || SPOKEN.has(piece)) {
      close();
      before = "";
      for (const word of UNITS.get(piece) ?? SPOKEN.get(piece)!) words.add(word);
    } else {
      chunk += piece;
      if (isNumber(piece)) words.add(words.has(piece) ? `${piece}${AGAIN}` : piece);
      else if (piece.length > 1) words.add(singular(piece));
    }
  }
  close();
  if (words.has("stainless")) words.delete("steel");
  return words;
}

/** What a text measures: "3 gb" of "3GB", "0.5 in" of "1/2\"". */
export function measuresOf(text: string): Measures {
  const measures: Measures = new Map();
  let before = "";
  for (const match of piecesOf(folded(text))) {
    const piece = canonical(match);
    const [unit] = isNumber(before) ? (UNITS.get(piece) ?? []) : [];
    if (unit) measures.set(unit, (measures.get(unit) ?? new Set()).add(before));
    before = piece;
  }
  return measures;
}

function piecesOf(text: string) {
  if (text.includes("/")) return text.matchAll(PIECE);
  return text.matchAll(PLAIN.test(text) ? PLAIN_PIECE : WHOLE_PIECE);
}

/** Letters and digits alone: codes that differ by dashes, blanks or case have one key. Leading zeros count. */
export function keyOf(code: string): string {
  return folded(code).replace(/[^\p{L}\p{N}]/gu, "");
}

/** A key in which letters and digits that look alike are the same. */
export function lookalikeOf(key: string): string {
  return key.replace(/[oilsbzg]/g, (letter) => "0115826"["oilsbzg".indexOf(letter)]!);
}

/** A GTIN of 8 to 14 digits without the zeros that fill it up, which tell nothing: UPC-A is EAN-13 with one more. Null: it is none. */
export function gtinOf(key: string): string | null {
  return /^\d{8,14}$/.test(key) ? key.replace(/^0+/, "") || null : null;
}

/** Whether a word is a number or a size. */
export function isNumber(word: string): boolean {
  return /^\d/.test(word) && !/\p{L}/u.test(word);
}

/** Lower case without accents. */
function folded(text: string): string {
  return (PLAIN.test(text) ? text : unaccented(text))
    .toLowerCase()
    .replace(/(\d?)x[-\s]?large\b/g, "$1xlarge")
    .replace(/(?<=\d)(?:\s*[x×*]\s*)(?=[\d#m.])/g, " x ");
}

function unaccented(text: string): string {
  return text
    .replace(/(\d)([¼½¾⅛⅜⅝⅞])/g, "$1-$2")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("⁄", "/")
    .replaceAll("ß", "ss");
}

function canonical(match: RegExpMatchArray): string {
  const { whole, top, bottom, over, under } = match.groups ?? {};
  if (whole && Number(top) < Number(bottom)) return decimal(Number(whole) + Number(top) / Number(bottom));
  if (over && under && [2, 4, 8, 16, 32, 64].includes(Number(under)) && Number(over) < Number(under))
    return decimal(Number(over) / Number(under));
  const [piece] = match;
  if (!/^\d*[.,]\d+$/.test(piece)) return piece;
  return /^\d+,\d{3}$/.test(piece) ? piece.replace(",", "") : decimal(Number(piece.replace(",", ".")));
}

function decimal(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}

function singular(word: string): string {
  if (word.length < 4 || /\d|ss$|us$|is$/.test(word)) return word;
  return word.replace(/(?<=x|ch|sh|ss)es$|s$/, "");
}

/** Letters with digits: what tells one product from the next. */
function isCode(chunk: string): boolean {
  return chunk.length <= LONGEST_JOINED && /\d/.test(chunk) && /\p{L}/u.test(chunk);
}
