import { type Area, type Segment, type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { isRegistered } from "../parties/names.ts";
import { currencyIn } from "../values/currencies.ts";
import { compactDate, findDate, isDayWord, parseDate } from "../values/dates.ts";
import { namedMonday } from "../values/relative_dates.ts";
import type { Label } from "../words/captions.ts";
import { FORMER } from "../words/past.ts";
import { besides, inBox, inOrder, over, under } from "./label_places.ts";
import type { Labelled } from "./labelled.ts";
import { labelOf, wordsOf } from "./labels.ts";

/** A value found for a header field. */
export interface Candidate {
  value: string;
  tokens: Token[];
  page: number;
  strength: number;
  open?: boolean;
}

/** The value of a label: behind it, right of it, or under it; the first place that holds the right kind of thing. */
export function readValue(label: Labelled, area: Area, style: Style): Candidate | null {
  const read = READERS[label.label];
  if (!read) return null;
  const upper = area.lines.indexOf(label.line);
  const index = label.lower ? upper + lineOf(label.lower, area, upper) : upper;
  const places: { tokens: Token[]; bonus: number }[] = [];
  if (label.inline.length && !GOES_ON.test(textOf(label.inline)))
    places.push({ tokens: label.inline, bonus: 0.3 });
  else {
    for (const beside of besides(label, area))
      places.push({ tokens: beside.tokens.flatMap(wordsOf), bonus: 0.2 });
    const below = under(label, area, index);
    const others = below.length ? below : [...inBox(label, area, index), ...inOrder(label, area, index)];
    for (const { tokens } of [...others, ...over(label, area, index)])
      places.push({ tokens: tokens.flatMap(wordsOf), bonus: 0 });
  }
  for (const { tokens, bonus } of places) {
    const value = read(tokens, style, label);
    if (value)
      return {
        ...(NUMBERS.has(label.label) ? goneOn(value, area, index) : value),
        page: area.page,
        strength: label.strength + bonus + likelihood(label, value.value) - (area.page > 1 ? 0.05 : 0),
      };
  }
  return null;
}

/** How many lines below a caption's first its second stands. */
function lineOf({ tokens: [word] }: Segment, { lines }: Area, upper: number): number {
  return Math.max(
    0,
    lines.slice(upper).findIndex(({ tokens }) => tokens.includes(word!)),
  );
}

/** The caption's own last words, as of "Deliver on or" over "before (date)". */
const GOES_ON = /^((on|or|before|by|and) ?)+$/i;

const NUMBERS: ReadonlySet<Label> = new Set(["poNumber", "documentNumber", "requestNumber"]);

/** A number that a hyphen or a stroke breaks off, with what goes on below at its edge: "AB-2024-" over "0193". */
export function goneOn<T extends { value: string; tokens: Token[] }>(
  read: T,
  { lines }: Area,
  index: number,
): T {
  const last = read.tokens.at(-1)!;
  if (!/\d[-/]$/.test(read.value) || !last.text.endsWith(read.value.at(-1)!)) return read;
  const [x0, , , bottom] = read.tokens[0]!.box;
  const height = bottom - read.tokens[0]!.box[1];
  const next = lines
    .slice(Math.max(0, index - 3), index + 5)
    .flatMap(({ segments }) => segments)
    .find(
      ({ box }) =>
        Math.abs(box[0] - x0) < 4 && box[1] > bottom - 0.3 * height && box[1] < bottom + 0.8 * height,
    );
  const word = next?.tokens.flatMap(wordsOf)[0];
  if (!word || !/^[A-Z]{0,3}\d[A-Z\d/-]*$/.test(word.text)) return read;
  return { ...read, value: read.value + word.text, tokens: [...read.tokens, word] };
}

/** Among weak labels a number that begins with PO is likelier, a small counter, as of the pages under a title, less so. */
function likelihood({ label, strength }: Labelled, value: string): number {
  if (label !== "poNumber" || strength > 3) return 0;
  if (value.length < 3) return -1;
  return strength < 3 && /^p\W?o[\W\d]/i.test(value) ? 0.8 : 0;
}

type Reader = (tokens: Token[], style: Style, label: Labelled) => Omit<Candidate, "page" | "strength"> | null;

/** A rate: "1 EUR = 32,7594 TL". */
const EXCHANGED = /(?<=\s)=/;

const READERS: Partial<Record<Label, Reader>> = {
  poNumber: (tokens, style, { colon }) => (!colon && isStreet(tokens) ? null : orderNumber(tokens, style)),
  documentNumber: (tokens, style) => orderNumber(tokens, style),
  requestNumber: (tokens, style) => orderNumber(tokens, style),
  orderDate: dateIn,
  documentDate: dateIn,
  requiredDate: (tokens, style) => dateIn(tokens, style) ?? weekIn(tokens),
  shipDate: (tokens, style) => dateIn(tokens, style) ?? weekIn(tokens),
  // "Entrega en obra" announces the day before it goes on about the place.
  shipTo: (tokens, style) => (isDayWord(tokens[0]!.text) ? dateIn(tokens, style) : null),
  currency: (all) => {
    const tokens = all.filter(({ text }) => !/^[:：]$/.test(text));
    const text = textOf(tokens.slice(0, 4));
    if (EXCHANGED.test(text)) return null;
    const value = currencyIn(text) ?? (/^\s*[A-Z]{3}\b/.test(text) ? text.trim().slice(0, 3) : null);
    const named = tokens.findIndex((_, i) => currencyIn(textOf(tokens.slice(0, i + 1))) === value);
    return value ? { value, tokens: tokens.slice(0, named + 1 || 2) } : null;
  },
};

/** A date among the first words; their cell's own where a sheet has it. */
export function dateIn(tokens: Token[], style: Style): Omit<Candidate, "page" | "strength"> | null {
  const cell = tokens[0]?.cell?.date;
  if (cell) return { value: cell, tokens };
  const text = textOf(tokens);
  const date = findDate(text, style.dates) ?? compactDate(tokens[0]!.text, style.dates.bare);
  const at = date ? text.indexOf(date.printed) : -1;
  if (!date || at > 24 || FORMER.test(text.slice(0, Math.max(0, at)))) return null;
  const used = tokens.filter((token) => {
    const word = token.text.replace(/^[([]+|[)\]]+$/g, "");
    return (
      (word !== "" && date.printed.includes(word)) ||
      word.includes(date.printed) ||
      ((word.length > 3 || /^\d/.test(word)) && date.printed.includes(word.replace(/[,.]$/, ""))) ||
      opens(word, date.printed)
    );
  });
  return { value: date.value, tokens: used.length ? used : tokens, open: date.open };
}

/** The Monday of a week that the words begin with: "KW 14/2026". */
function weekIn(tokens: Token[]): Omit<Candidate, "page" | "strength"> | null {
  const week = namedMonday(textOf(tokens));
  const used = tokens.filter((_, i) => week?.printed.startsWith(textOf(tokens.slice(0, i + 1))));
  return week && used.length > 0 ? { value: week.value, tokens: used } : null;
}

/** Whether a word ends with the beginning of a day: "日期：中華民國115年10月" before "21日". */
function opens(word: string, printed: string): boolean {
  const year = /^\D*\d+年/u.exec(printed)?.[0];
  return year !== undefined && word.includes(year);
}

/** What a number is called, as the caption above ended without it, or which sheet it is. */
const BEFORE = /^(form|sheet|copy|(no|nr|n[°º]|num|number|nummer)\.?)$/i;

/** The first words that look like a number of an order: a digit in it, no date, no amount, no telephone. */
export function orderNumber(tokens: Token[], style: Style): Omit<Candidate, "page" | "strength"> | null {
  const words = tokens.filter(({ text }) => !/^[:#.\-–/]+$/.test(text));
  const rest = words.slice(OF_COMPANY.test(textOf(tokens)) ? 1 : numberedAt(words));
  const [first, second] = rest;
  if (!first) return null;
  if (OF_SHEET.test(first.text) || /^box$/i.test(first.text)) return null;
  const isLettered = second && /^\d/.test(second.text) && /^[A-Z]{1,6}[-.]?$/.test(first.text);
  const joined = SERIES.test(textOf(tokens))
    ? tokens
    : isInGroups(rest)
      ? rest
      : isLettered
        ? [first, second]
        : withParts(rest, style);
  const isDashed = joined.length === 2 && tokens[tokens.indexOf(joined[0]!) + 1]?.text === "-";
  const value = (isDashed ? joined.map(({ text }) => text).join("-") : textOf(joined)).replace(
    /^(nro\.|[:#*№[])+|[,;:.*)\]]+$/gi,
    "",
  );
  if (
    !/[1-9]/.test(value) ||
    value.length > 48 ||
    /[@$€£%]/.test(value) ||
    value.includes("(") !== value.includes(")") ||
    /^\(?\d{3}\)/.test(value) ||
    isRegistered(value)
  )
    return null;
  const named = /[A-Za-z]/.test(value);
  const isDay = named ? /^\d/.test(value) && parseDate(value, style.dates) : findDate(value, style.dates);
  if (/^\d+[.,]\d{2}$/.test(value) || isDay) return null;
  return { value, tokens: joined };
}

/** What stands beside an order's number at the head of a sheet: "DATE 03/12/26", "PAGE 1", "PAG. 1". */
const OF_SHEET =
  /^(date|page|p[aá]g(ina)?|seite|blatt|blad|sida|side|sivu|strona|strana|sayfa|hoja|folha|foglio|tel|phone|fax)[.:]?$/i;

/** "00310 - 5120877 - OP": behind the company's, before the kind of the order. */
const OF_COMPANY = /^\d{5} - \d{5,8} - O[A-Z\d]$/;

const YEARED = /^(\d\d \d{3,}|20\d\d \d{5,})$/;

/** "1024 / A", "000412 / LAB", "412 / 26", "2026 / PC / 000614", "0042 / 771809 / 00": a number and the series or the year that it is of; "46000912 / 0073": a contract's and the count of a release under it. */
const SERIES =
  /^(\d+ \/ (\p{Lu}{1,4}|2\d)|\d{6,10} \/ 0\d{2,3}|20\d\d \/ \p{Lu}{1,4} \/ \d+|\d{2,4} \/ \d{4,8} \/ \d\d)$/u;

/** "DO 605 2600004187 1": all that a caption announces is a kind, an office, a number and its version; "CF 0026 418", "DT 26 0417 832": a kind, maybe the year, and two groups; "1 26 00482": a site, the year and a number; "10 CF 0078215": a site, a kind and a number. */
function isInGroups(words: Token[]): boolean {
  const text = textOf(words);
  return (/^[A-Z]{2,3}( \d+){2,3}$/.test(text) && /\d{6}/.test(text)) || GROUPED.test(text);
}

const GROUPED = /^([A-Z]{1,6}( 2\d)?( \d{3,5}){2,3}|\d{1,2} 2\d \d{4,6}|\d{1,3} [A-Z]{2} \d{5,8})$/;

/** Groups of three, with nothing behind them but a day: "118 407 du 07.04.2026". */
function inThrees(words: Token[]): Token[] {
  const end = words.findIndex(({ text }) => !/^\d{3}$/.test(text));
  if (end < 0) return words;
  return end > 1 && DATED.test(words[end]!.text) ? words.slice(0, end) : [];
}

/** Before a day. */
const DATED = /^(du|vom|del|dated|dtd|van|dd)\.?$/i;

/** "26 - 3349", "2026 0041877": the year and a number; "261 118", "126 0815": groups of three, or of three and four, that nothing follows; "2 604 117": three groups; "KNL /0214 /2023-24": letters and what is behind them as far as it begins with a stroke; else the first word alone. */
function withParts(words: Token[], style: Style): Token[] {
  const [first, ...others] = words;
  if (YEARED.test(`${first!.text} ${others[0]?.text}`)) return [first!, others[0]!];
  const threes = inThrees(words);
  if (threes.length > 0) return threes;
  if (/^\d{3} \d{4}$/.test(textOf(words))) return words;
  const three = words.slice(0, 3);
  if (/^\d{1,3} \d{3} \d{3}$/.test(textOf(three))) return three;
  if (!/^[A-Z]{1,6}$/.test(first!.text)) return [first!];
  const end = others.findIndex(
    ({ text }) => !/^\/[A-Z\d-]*\d[A-Z\d-]*$/.test(text) || findDate(text.slice(1), style.dates) !== null,
  );
  return [first!, ...others.slice(0, end < 0 ? others.length : end)];
}

/** Where a number begins among words: behind the rest of a title, "directe n° 4711", "Contract #4711", or behind an N whose raised o stands in a line of its own. */
function numberedAt(words: Token[]): number {
  const changed = changedAt(words);
  if (changed) return changed;
  const marked = words.slice(0, REST_OF_TITLE).findIndex(({ text }) => NUMBER_MARK.test(text));
  const title = textOf(words.slice(0, Math.max(0, marked)));
  const at = marked + (/\d/.test(words[marked]?.text ?? "") ? 0 : 1);
  if (
    title &&
    !/\d/.test(title) &&
    !OTHER_NUMBER.test(title) &&
    !FOLLOWED.test(title) &&
    /\d{3}/.test(words[at]?.text ?? "")
  )
    return at;
  const [first, second] = words.map(({ text }) => text);
  const isRaised = first === "N" && /^\d{3,}$/.test(second ?? "");
  return isRaised || BEFORE.test(first ?? "") ? 1 : 0;
}

/** Where the order that a change is of has its number: behind "2 to Purchase Order"; 0 where words name none. */
function changedAt(words: Token[]): number {
  if (!/^\d{1,3}$/.test(words[0]?.text ?? "") || !/^(to|of|for|zu|de|à|al|van)$/i.test(words[1]?.text ?? ""))
    return 0;
  const at = words.findIndex(({ text }, i) => i > 1 && /\d{3}/.test(text));
  return at > 2 && labelOf(textOf(words.slice(2, at)))?.label === "poNumber" ? at : 0;
}

/** Words of a title between an order's name and its number. */
const REST_OF_TITLE = 4;
const NUMBER_MARK = /^(n[°º]|n\.º|nro?\.?|no\.?|№|č\.)$|^(#|nro\.)\S*\d/i;
/** What an order follows has a number of its own: "gemäß Angebot Nr. 12". */
const FOLLOWED =
  /(?<!\p{L})(gemäß|gemaess|laut|lt|nach|per|according|further|selon|suivant|seg[uú]n|conforme|secondo|volgens|enligt|quot\w*|angebots?|offer\w*|offre|oferta|devis|presupuesto|preventivo|or[cç]amento)(?!\p{L})/iu;
/** What else is numbered on an order. */
const OTHER_NUMBER =
  /\b(line|item|pos\w*|tax|vat|account|acct|tracking|box|page|tel\w*|phone|fax|part|job|project|lot|batch|sales|vendor|quote|invoice|rev\w*)\b/i;

/** "17 Quarry Lane", "12 rue des Forges": a small number and a name, as an address has under a title; "48213 OP 00350" is a number with its type and company. */
function isStreet(tokens: Token[]): boolean {
  const [first, second, third] = tokens.flatMap(wordsOf);
  if (!first || !second || !/^\d{1,5}$/.test(first.text)) return false;
  if (/^O[A-Z\d]$/.test(second.text) && /^\d{5}$/.test(third?.text ?? "")) return false;
  if (/^\d{1,3}$/.test(first.text) && /^\p{Ll}{3,}$/u.test(second.text) && /^\p{L}/u.test(third?.text ?? ""))
    return true;
  return /^\p{Lu}[\p{L}.]+$/u.test(second.text) && !/^(rev|dated|page|date)\b/i.test(second.text);
}
