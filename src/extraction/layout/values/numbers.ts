import { remembered } from "../words/memo.ts";

/** Which mark separates decimals in a document; decided once, by consistency. */
export type DecimalMark = "." | ",";

/** A printed number: `value` as the document's style reads it, `alternative` when one lone mark leaves both readings open. */
export interface PrintedNumber {
  value: string;
  alternative?: string;
}

const SHAPE = /^[(+\-−–]?\s*((?:\d[\d.,'’ \u00a0\u202f]*|[.,]\d+))\s*[)\-−–]?$/;
/** "(-)0.15", as books of India round off. */
const BRACKETED = /^\([-−–]\)\s*/;
/** Thousands parted by blanks or apostrophes leave the mark for decimals. */
const BLANKED = /^\D{0,4}\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+([.,])\d+(?![\d.,])/;
const SPACES = /[ \u00a0\u202f]/g;

/** A decimal mark; `open` where nothing settles which one it is. */
export interface Marked {
  mark: DecimalMark;
  open: boolean;
}

/** What a spreadsheet shows where it could work nothing out. */
export const SHEET_ERROR = /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)|Err:\d{3})$/i;

/** The decimal mark most numbers of the document agree on. */
export function decimalMark(texts: Iterable<string>, fallback: DecimalMark = "."): DecimalMark {
  return settledMark(texts) ?? fallback;
}

/** The decimal mark most of these numbers agree on; null where they settle nothing. */
export function settledMark(texts: Iterable<string>): DecimalMark | null {
  let votes = 0;
  for (const text of texts) if (/\d[.,]/.test(text)) votes += voteOf(text);
  return votes === 0 ? null : votes > 0 ? "." : ",";
}

/** Values of a column that show which it is: only decimals of a fixed width all have three digits behind a mark. */
const HABIT = 4;
/** So many times as many figures with three digits behind a mark tell that one with more, against the document's mark, was misread: "2,3045" under "1,440" and "250,000". */
const ODD = 2;
/** A lone mark before three digits. */
const OPEN = /^\D*[1-9]\d{0,2}([.,])\d{3}(?!\d)[^\d.,]*$/;

/** The decimal mark of one column: by its own figures, else the document's; where that is open too, by what its figures share. */
export function columnMark(texts: string[], { mark, open }: Marked): Marked {
  const own = settledMark(texts);
  const signs = texts.flatMap((text) => (OPEN.exec(text)?.[1] as DecimalMark | undefined) ?? []);
  const isOdd =
    !open && own !== mark && signs.length >= ODD * texts.filter((text) => voteOf(text) !== 0).length;
  if (own && !isOdd) return { mark: own, open: false };
  if (!open || !signs[0]) return { mark, open: false };
  if (texts.some((text) => /^\D*\d{1,3}[^\d.,]*$/.test(text)))
    return { mark: signs[0] === "." ? "," : ".", open: false };
  return signs.length < HABIT ? { mark, open } : { mark: signs[0], open: signs[0] !== mark };
}

/** Reads a text that is nothing but a number; null when it is anything else. */
export function parseNumber(text: string, mark: DecimalMark): PrintedNumber | null {
  const trimmed = text.trim().replace(BRACKETED, "-");
  const match = SHAPE.exec(trimmed);
  if (!match?.[1]) return null;
  const digits = ungrouped(match[1].trim());
  if (digits === null) return null;
  const read = readDigits(digits, mark);
  if (!read) return null;
  const negative = /^[-−–(]/.test(trimmed) || /[-−–]$/.test(trimmed);
  if (trimmed.startsWith("(") !== trimmed.endsWith(")")) return null;
  return {
    value: signed(read.value, negative),
    ...(read.alternative ? { alternative: signed(read.alternative, negative) } : {}),
  };
}

/** A plain decimal without leading zeros and without trailing zeros behind the mark. */
export function plain(value: string): string {
  const [whole = "0", fraction = ""] = value.split(".");
  const kept = fraction.replace(/0+$/, "");
  return `${whole.replace(/^0+(?=\d)/, "") || "0"}${kept ? `.${kept}` : ""}`;
}

function signed(value: string, negative: boolean): string {
  const shown = plain(value);
  return negative && Number(shown) !== 0 ? `-${shown}` : shown;
}

/** Takes blanks and apostrophes out where they group by threes (or before a mark); null when they don't. */
function ungrouped(text: string): string | null {
  if (!/[ \u00a0\u202f'’]/.test(text)) return text;
  if (!/^\d{1,3}([ \u00a0\u202f'’]\d{3})+([ \u00a0]?[.,]\d+)?$|^\d+[ \u00a0][.,]\d{2}$/.test(text))
    return null;
  return text.replace(SPACES, "").replace(/['’]/g, "");
}

/** Both marks, in whatever order. */
const BOTH = /\.,|,\./;

function readDigits(text: string, mark: DecimalMark): PrintedNumber | null {
  const marks = text.replace(/\d/g, "");
  if (marks === "") return { value: text };
  const last = marks.at(-1) as DecimalMark;
  if (BOTH.test(marks)) {
    if (marks.indexOf(last) !== marks.length - 1) return null;
    const cut = text.lastIndexOf(last);
    const whole = text.slice(0, cut);
    if (!groups(whole, last === "." ? "," : ".")) return null;
    return { value: `${whole.replace(/[.,]/g, "")}.${text.slice(cut + 1)}` };
  }
  if (marks.length > 1) return groups(text, last) ? { value: text.replace(/[.,]/g, "") } : null;
  return readLone(text, last, mark);
}

function readLone(text: string, separator: DecimalMark, mark: DecimalMark): PrintedNumber | null {
  const [whole = "", fraction = ""] = text.split(separator);
  const decimal = `${whole || "0"}.${fraction}`;
  if (fraction.length !== 3 || whole === "" || whole.startsWith("0") || whole.length > 3)
    return { value: decimal };
  const grouped = whole + fraction;
  return separator === mark
    ? { value: decimal, alternative: grouped }
    : { value: grouped, alternative: decimal };
}

/** Groups of three, or the Indian twos before the last three. */
function groups(text: string, separator: string): boolean {
  const parts = text.split(separator);
  const [first = "", ...rest] = parts;
  if (!/^\d{1,3}$/.test(first) || rest.length === 0) return rest.length === 0 && /^\d+$/.test(first);
  const tail = rest.pop() ?? "";
  if (!/^\d{3}$/.test(tail)) return false;
  return rest.every((part) => part.length === 3) || rest.every((part) => part.length === 2);
}

/** Positive for a decimal point, negative for a decimal comma, 0 when the text settles nothing. */
const voteOf = remembered(voteIn);

function voteIn(text: string): number {
  const grouped = BLANKED.exec(text)?.[1];
  if (grouped) return grouped === "." ? 3 : -3;
  const match = /(?<![\d.,])\d[\d.,]*\d(?![\d.,]*\d)/.exec(text);
  if (!match) return 0;
  const number = match[0];
  const marks = number.replace(/\d/g, "");
  if (marks === "" || marks.length > 6) return 0;
  const last = marks.at(-1);
  const sign = last === "." ? 1 : -1;
  if (BOTH.test(marks))
    return readDigits(number, ".") && marks.indexOf(last ?? "") === marks.length - 1 ? 3 * sign : 0;
  if (marks.length > 1) return readDigits(number, ".") ? -2 * sign : 0;
  const [whole = "", fraction = ""] = number.split(last ?? "");
  if (fraction.length === 2) return 2 * sign;
  if (fraction.length !== 3) return sign;
  return whole === "0" || whole.length > 3 ? 2 * sign : 0;
}
