import { Decimal } from "decimal.js";
import type { HeaderField, LineField } from "../../orders/mod.ts";
import { PARTS, UNITS } from "../layout/page/split_money.ts";
import { capitalsIn } from "../layout/values/capitals.ts";
import { brokenCounts } from "../layout/values/counts.ts";
import { currencyIn, hasSharedSign } from "../layout/values/currencies.ts";
import { bareDates, compactDate, findDate } from "../layout/values/dates.ts";
import { saysFree } from "../layout/values/free.ts";
import { parseNumber, plain } from "../layout/values/numbers.ts";
import { namedMonday, relativeDatesIn } from "../layout/values/relative_dates.ts";
import { spokenIn } from "../layout/values/spoken.ts";
import { saysBasis } from "../layout/values/units.ts";
import { daysInFigures, yearlessDay } from "../layout/values/yearless_days.ts";
import { closest } from "../layout/words/lexicon.ts";
import { remembered } from "../layout/words/memo.ts";
import type { Source, Token } from "./source.ts";

export type Field = HeaderField | LineField;

const NUMBERS = new Set<Field>(["quantity", "unitPrice", "lineTotal", "total"]);
const DATES = new Set<Field>(["orderDate", "requiredDate", "shipDate"]);
/** Dates that no line has. */
const HEAD_DATES = new Set<Field>(["orderDate", "shipDate"]);
/** Several lines or cells put together: every word must stand there, not all in one run. */
const PROSE = new Set<Field>([
  "description",
  "notes",
  "customerName",
  "shipToName",
  "shipToAddress",
  "billToName",
  "billToAddress",
]);

/** Whether a printed text gives a field this value. */
export function says(
  text: string,
  value: string,
  { field, source }: { field: Field; source: Source },
): boolean {
  if (NUMBERS.has(field))
    return (
      saysNumber(text, value, source) ||
      (field === "unitPrice" && value === "0" && saysFree(text)) ||
      (field === "quantity" &&
        (saysInWords(text, value) || brokenCounts(text).includes(value) || addsUp(text, value, source)))
    );
  if (DATES.has(field))
    return (
      saysDate(text, value, { field, source }) ||
      (field !== "orderDate" && namedMonday(text)?.value === value) ||
      (field !== "orderDate" && saysLater(text, value, source))
    );
  if (field === "priceBasis") return basisIn(text, value) || saysNumber(text, value, source);
  if (field === "currency")
    return (
      [text, leftward(text)].some((words) => currencyIn(words) === value) ||
      holds(text, value) ||
      hasSharedSign(text, value)
    );
  return PROSE.has(field) ? saysWords(text, value) : holds(text, value);
}

/** Whether a text has a value in it, but for blanks, case and marks. */
function holds(text: string, value: string): boolean {
  return text === value || squash(text).includes(squash(value));
}

/** The words of a page that is read from the right, in that order: "ש " ח". */
function leftward(text: string): string {
  return text.split(" ").toReversed().join(" ");
}

/** Whether a field's value is a number that is compared by its value. */
export function isNumeric(field: Field): boolean {
  return NUMBERS.has(field) || field === "priceBasis";
}

/** Whether day and month of a printed date could change places, or were read against the document's other dates. */
export function isOpenDate(
  text: string,
  value: string,
  { field, source: { dates } }: { field: Field; source: Source },
): boolean {
  const open = DATES.has(field) && findDate(text, { ...dates, certain: false })?.open;
  return Boolean(open) && (!dates.certain || !datesIn(text, dates).includes(value));
}

/** Without blanks, case and the variety of dashes and quotes; punctuation counts. */
export function squash(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]+/gu, "")
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„″]/g, '"')
    .toLowerCase();
}

function saysWords(text: string, value: string): boolean {
  if (holds(text, value)) return true;
  const there = squash(text);
  const isMended = (word: string) => text.split(" ").some((read) => closest(read)?.includes(word));
  return value.split(/[\s,;،؛]+/).every((word) => there.includes(squash(word)) || isMended(word));
}

const NUMBER =
  /[(+\-−–]?\s?(?:\d[\d.,'’]*(?:[ \u00a0\u202f]\d{3}(?!\d)[\d.,]*)*|(?<![\p{L}/])[.,]\d+)\s?[)\-−–]?/gu;

/** The numbers printed in a text, each as every value it may mean in the document's style. */
export function numbersIn(text: string, { mark }: Pick<Source, "mark">): readonly string[] {
  return /\d/.test(text) ? NUMBERS_IN[mark](text) : [];
}

const NUMBERS_IN: Record<Source["mark"], (text: string) => readonly string[]> = {
  ".": remembered((text) => allNumbers(text, ".")),
  ",": remembered((text) => allNumbers(text, ",")),
};

/** The dash of "-$279.53" and the bracket of "($115.35)", before the currency's sign. */
const SIGN_FIRST = /([-−–(])(\p{Sc})(?=\d)/gu;

function allNumbers(text: string, mark: Source["mark"]): readonly string[] {
  const pieces = [...text.replace(SIGN_FIRST, "$2$1").matchAll(NUMBER)].flatMap(([piece]) => [
    piece,
    ...piece.split(/[\s()\-−–+]+/),
  ]);
  return pieces.flatMap((piece) => {
    const read = parseNumber(piece.replace(/[.,]$/, ""), mark);
    return read ? [read.value, ...(read.alternative ? [read.alternative] : [])] : [];
  });
}

/** "126,222 00", "986 73": pounds and pence or fils and dinars in columns of their own, as every number they may mean. */
export function partedNumbers(text: string): string[] {
  const two = text.split(" ");
  if (two.length !== 2) return [];
  return [two, two.toReversed()].flatMap(([units = "", parts = ""]) =>
    UNITS.test(units) && PARTS.test(parts) ? [plain(`${units.replace(/\D/g, "")}.${parts}`)] : [],
  );
}

function saysNumber(text: string, value: string, source: Source): boolean {
  if (numbersIn(text, source).includes(value)) return true;
  const there = [text, text.replace(/\s+/g, ""), ...listedIn(text)].flatMap((each) =>
    numbersIn(each, source),
  );
  if (there.includes(value) || partedNumbers(text).includes(value) || capitalsIn(text)?.value === value)
    return true;
  const wanted = new Decimal(value);
  return there.some((number) => wanted.eq(number));
}

/** The cells of a line of an exported list: "A-100,12,EA,4.50". */
function listedIn(text: string): string[] {
  const cells = /\p{L}/u.test(text) && !/[,;]\s/.test(text) ? text.split(/[,;]/) : [];
  return cells.length > 2 ? cells : [];
}

/** Whether the counts of several deliveries come to a quantity. */
function addsUp(text: string, value: string, { mark }: Source): boolean {
  const counts = text.split(" ").map((word) => parseNumber(word, mark)?.value);
  return (
    counts.length > 1 && counts.every((count) => count !== undefined) && Decimal.sum(...counts).eq(value)
  );
}

/** "a dozen", "two cases of", "a roll of". */
function saysInWords(text: string, value: string): boolean {
  return spokenIn(text).includes(value);
}

function basisIn(text: string, value: string): boolean {
  const words = [text, ...text.split(/[\s/()×]+|(?<=\d)(?=\p{Lu}$)/u)];
  return words.some((word) => saysBasis(word, plain(value)));
}

/** A head may put day and month in another order than its rows. */
function saysDate(
  text: string,
  value: string,
  { field, source: { dates } }: { field: Field; source: Source },
): boolean {
  const orders =
    dates.certain && (dates.first === "year" || !HEAD_DATES.has(field))
      ? [dates]
      : (["day", "month"] as const).map((first) => ({ first, certain: false }));
  const boxed = text.replace(BOXED, "$1/$2/$3");
  return [text, boxed, text.replace(/\s+/g, "")].some((each) =>
    orders.some((order) => datesIn(each, order).includes(value)),
  );
}

/** A day in boxes of its own: "03 04 23". */
const BOXED = /^(\d{1,4}) (\d{1,2}) (\d{1,4})$/;

/** "by next Friday" or "by 5/15" of a mail that says when it was sent, or of an order with its day; "27-Mar" of its table. */
function saysLater(text: string, value: string, { sent, dates }: Source): boolean {
  if (sent === null) return false;
  const alone = yearlessDay(text, sent, dates)?.value;
  return [alone, ...relativeDatesIn(text, sent), ...daysInFigures(text, sent)].includes(value);
}

function datesIn(text: string, order: Source["dates"]): string[] {
  const compact = compactDate(text);
  const found = compact ? [compact.value] : bareDates(text);
  for (let rest = text; found.length < 8; ) {
    const date = findDate(rest, order);
    if (!date) break;
    found.push(date.value);
    rest = rest.replace(date.printed, " ");
  }
  return found;
}

const SUMMARY =
  /(?<!\p{L})(sub-?\s?totals?|totals?|totales?|totali|totaux|totaal|(zwischen)?summe|gesamt\p{L}*|somme|suma|balance|carried|net|netto|gross|tax|taxes|vat|gst|cgst|sgst|igst|hst|pst|mwst|ust|\p{L}*steuer|tva|iva|btw|impuestos?|imposto|duty|freight|shipping|fracht\p{L}*|versand\p{L}*|transport\p{L}*|porto|envío|frete|flete|handling|insurance|discount|\p{L}*rabatt\p{L}*|\p{L}*nachlass|remise|descuento|surcharge|zuschlag|zuschläge|fees?|deposit|round(ing|ed)?|übertrag)(?!\p{L})|合計|合计|总计|小计|税|运费|送料|ضريبة|المجموع|الإجمالي/iu;

/** Whether a row is about the order as a whole: totals, taxes, freight. */
export function isSummary(row: Token[]): boolean {
  return row.some(({ text }) => namesSummary(text));
}

/** Whether a word does; none of them is two words but "sub total", which is told by its second one. */
export const namesSummary = remembered((text) => SUMMARY.test(text));
