import { SPOKEN, UNITS } from "./_vocabulary.ts";

/** A size in words: "2-1/2" and "2.5" are the same one. */
const FRACTION =
  /(?<whole>\d+)(?:-|(?<=(?<![\d/-])\d{1,2}) )(?<top>\d{1,2})\/(?<bottom>\d{1,2})(?![\d/])|(?<over>\d{1,2})\/(?<under>\d{1,2})(?![\d/])/y;
const LETTERS = /\p{L}+/uy;
/** Numbers by the unit behind them. */
export type Measures = Map<string, Set<string>>;

const PLAIN = /^[\x20-\x7e]*$/;
/** Nothing in it is folded but capitals. */
const PLAIN_CODE = /^[\x20-)+-~]*$/;
const LONGEST_JOINED = 16;
/** Marks a number that stands a second time: 1/2-13 x 1/2 has a length, 1/2-13 has none. */
export const AGAIN = "²";

/** What a text says: its words, and what it measures ("3 gb" of "3GB", "0.5 in" of "1/2\""). */
export interface Said {
  words: Set<string>;
  measures: Measures;
}

/** The words of a description as both sides of a search know them: folded, sizes as decimals, abbreviations spelled out. */
export function wordsOf(text: string): Set<string> {
  return saidIn(text).words;
}

/** The words of a description, and its measures. */
export function saidIn(text: string): Said {
  const words = new Set<string>();
  const measures: Measures = new Map();
  let before = NO_CHUNK;
  let chunk = NO_CHUNK;
  let end = -1;
  let last = "";
  const close = () => {
    if (isCode(chunk)) words.add(chunk.text);
    if (before.text && isCode(chunk, before)) {
      const both = before.text + chunk.text;
      if (!/\p{L}{5}|[./]/u.test(both)) words.add(both);
    }
    before = chunk;
    chunk = NO_CHUNK;
  };
  for (const { piece, from, to } of piecesOf(folded(text))) {
    if (from !== end) close();
    end = to;
    const unit = UNITS.get(piece);
    const meant = unit ?? SPOKEN.get(piece);
    if (unit && isNumber(last)) measures.set(unit[0]!, (measures.get(unit[0]!) ?? new Set()).add(last));
    last = piece;
    if (meant) {
      close();
      before = NO_CHUNK;
      for (const word of meant) words.add(word);
    } else {
      const digits = isDigit(piece.charCodeAt(0));
      chunk = joined(chunk, { text: piece, digits, letters: !digits });
      if (digits) words.add(words.has(piece) ? `${piece}${AGAIN}` : piece);
      else if (piece.length > 1) words.add(singular(piece));
    }
  }
  close();
  if (words.has("stainless")) words.delete("steel");
  return { words, measures };
}

/** A number, a run of letters or a mark of inches, as it is meant, and where it stands. */
interface Piece {
  piece: string;
  from: number;
  to: number;
}

/** By a walk: it takes a third of an expression's time. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const fractions = text.includes("/");
  for (let from = 0, to = 0; from < text.length; from = to) {
    const code = text.charCodeAt(from);
    const fraction = fractions && isDigit(code) ? fractionAt(text, from) : null;
    to = fraction?.to ?? (isMark(code) ? from + 1 : endOfWord(text, from));
    if (to > from) pieces.push(fraction ?? { piece: pieceOf(text.slice(from, to)), from, to });
    else to++;
  }
  return pieces;
}

function pieceOf(text: string): string {
  return isLetter(text.charCodeAt(0)) ? text : numberOr(text);
}

const [INCH, FOOT, POINT, COMMA, LAST_PLAIN] = [34, 39, 46, 44, 127];

function isMark(code: number): boolean {
  return code === INCH || code === FOOT;
}

function isLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function endOf(text: string, from: number, is: (code: number) => boolean): number {
  let to = from;
  while (is(text.charCodeAt(to))) to++;
  return to;
}

/** Of letters or a number; where it begins, when there is none. */
function endOfWord(text: string, from: number): number {
  const to = endOf(text, from, isLetter);
  if (!(text.charCodeAt(to) > LAST_PLAIN)) return to > from ? to : endOfNumber(text, from);
  LETTERS.lastIndex = from;
  return LETTERS.test(text) ? LETTERS.lastIndex : from;
}

/** Of a number that may have a decimal mark, or begin with it; where it begins, when there is none. */
function endOfNumber(text: string, from: number): number {
  const whole = endOf(text, from, isDigit);
  const mark = text.charCodeAt(whole);
  if (mark !== POINT && mark !== COMMA) return whole;
  const to = endOf(text, whole + 1, isDigit);
  return to > whole + 1 ? to : whole;
}

/** Figures with a slash between them; null: none begins there. */
function fractionAt(text: string, from: number): Piece | null {
  FRACTION.lastIndex = from;
  const match = FRACTION.exec(text);
  return match && { piece: canonical(match), from, to: from + match[0].length };
}

/** Letters and digits alone: codes that differ by dashes, blanks or case have one key. Leading zeros count. */
export function keyOf(code: string): string {
  if (PLAIN_CODE.test(code)) return code.toLowerCase().replace(/[^a-z0-9]+/g, "");
  return folded(code).replace(/[^\p{L}\p{N}]/gu, "");
}

/** A key in which letters and digits that look alike are the same. */
export function lookalikeOf(key: string): string {
  return key.replace(/[oilsbzg]/g, (letter) => "0115826"["oilsbzg".indexOf(letter)]!);
}

/** What `lookalikeOf()` leaves of Latin letters and digits. */
export const LOOKALIKE_CHARACTERS = "0123456789acdefhjkmnpqrtuvwxy";

/** A GTIN of 8 to 14 digits without the zeros that fill it up, which tell nothing: UPC-A is EAN-13 with one more. Null: it is none. */
export function gtinOf(key: string): string | null {
  return /^\d{8,14}$/.test(key) ? key.replace(/^0+/, "") || null : null;
}

/** Whether a word is a number or a size. */
export function isNumber(word: string): boolean {
  return isDigit(word.charCodeAt(0)) && !/\p{L}/u.test(word);
}

/** 2.5 as 2-1/2: a word as the trade writes it. */
export function spelled(marked: string): string {
  const word = marked.endsWith(AGAIN) ? marked.slice(0, -AGAIN.length) : marked;
  if (!word.includes(".") || !/^\d+\.\d+$/.test(word)) return word;
  const sixtyFourths = (Number(word) % 1) * 64;
  if (!Number.isInteger(sixtyFourths)) return word;
  const common = sixtyFourths & -sixtyFourths;
  const whole = Math.floor(Number(word));
  return `${whole ? `${whole}-` : ""}${sixtyFourths / common}/${64 / common}`;
}

/** Lower case without accents. */
function folded(text: string): string {
  const small = (PLAIN.test(text) ? text : unaccented(text)).toLowerCase();
  if (!/[x×*]/.test(small)) return small;
  return small.replace(/(\d?)x[-\s]?large\b/g, "$1xlarge").replace(/(\d)\s*[x×*]\s*(?=[\d#m.])/g, "$1 x ");
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
  return numberOr(match[0]);
}

/** A number with a decimal mark as it is written here; anything else as it is. */
function numberOr(piece: string): string {
  if (!/^\d*[.,]\d+$/.test(piece)) return piece;
  return /^\d+,\d{3}$/.test(piece) ? piece.replace(",", "") : decimal(Number(piece.replace(",", ".")));
}

function decimal(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /\d|ss$|us$|is$/.test(word)) return word;
  return word.replace(/(?<=x|ch|sh|ss)es$|s$/, "");
}

/** What stands without a blank, and what of it there is. */
interface Chunk {
  text: string;
  digits: boolean;
  letters: boolean;
}

const NO_CHUNK: Chunk = { text: "", digits: false, letters: false };

function joined(first: Chunk, second: Chunk): Chunk {
  if (!first.text) return second;
  const { text, digits, letters } = second;
  return { text: first.text + text, digits: first.digits || digits, letters: first.letters || letters };
}

/** Letters with digits: what tells one product from the next. */
function isCode({ text, digits, letters }: Chunk, before = NO_CHUNK): boolean {
  const isMixed = (digits || before.digits) && (letters || before.letters);
  return isMixed && before.text.length + text.length <= LONGEST_JOINED;
}
