import type { LineField } from "../../../orders/mod.ts";
import { type Token, textOf, tight } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { kept, remembered } from "../words/memo.ts";
import type { CodeRole, Role } from "../words/vocabulary.ts";
import { callsCode, codeSaid } from "./called_codes.ts";
import { areCaptioned } from "./captioned_codes.ts";
import { catalogued } from "./catalogue_codes.ts";
import { cellsFor, columnsFor, type Found, firstCell, type Sink } from "./cells.ts";
import { headsMore, ofParts, uncalled, unnamed, unnumbered, unrevised, variant } from "./code_cells.ts";
import { besideCount, describes } from "./code_rows.ts";
import { DASHED_CAPITALS, saysUncoded } from "./code_shape.ts";
import { callsDay } from "./deliveries.ts";
import { labelled } from "./labelled_codes.ts";
import { headingOver, placesOf, type Row, tokensIn } from "./row.ts";
import { abreast, type Held, headsTwo, isSmaller, stacked } from "./two_codes.ts";
import { completes, endsAround, isPartOfCode, unbroken, wraps } from "./wrapped_codes.ts";

export function codes(rows: Row[], { put, style }: Sink): void {
  let isTold = tells(codeCell(rows, "codeDescription"));
  for (const role of ["customerSku", "supplierSku", "code"] as const) {
    const parts = held(rows, role);
    if (parts.length === 0) continue;
    const found = codeCell(rows, role);
    isTold ||= tells(found);
    const label = headingOver(rows[0]!, role);
    const headed = { role, label, isSupplied: codeCell(rows, "supplierSku") !== null };
    const two = abreast(parts, headed) ?? stacked(parts, headed);
    for (const [own, code] of two) put(sideOf(own, rows, style), textOf(code.tokens), code);
    const cell = two.length === 0 ? variant(uncalled(ofParts(unnumbered(found, label), label))) : null;
    // A code that is called the seller's goes before what stands under the maker's own.
    if (MAKERS_ID.test(label)) labelled(rows, { put, style });
    if (cell && !isWords(cell.tokens) && !isMaker(cell, label))
      put(
        sideOf(headsTwo(label)?.[0] ?? role, rows, style),
        joined(cell.tokens).replace(/^[*#]+|[*]+$/g, ""),
        cell,
      );
  }
  catalogued(rows, { put, style });
  labelled(rows, { put, style });
  if (isTold) return;
  const gtin = codeCell(rows, "gtin");
  if (gtin) put("supplierSku", textOf(gtin.tokens).replace(/\s/g, ""), gtin);
  else mentioned(rows, { put, style });
}

/** Whether a code tells its item from others, more than the "587" of a model's variants or the "0002" of a list. */
function tells(code: Found | null): boolean {
  return code !== null && !/^(0*\d{1,3})?$/.test(textOf(code.tokens));
}

/** Whether a maker's short name stands where others have its number: "ADS" under "Mfg ID". */
function isMaker({ tokens }: Found, label: string): boolean {
  return MAKERS_ID.test(label) && !/\d/.test(textOf(tokens));
}

const MAKERS_ID = /^(mfg|mfr|manufacturer)\.? id$/i;

const MENTIONED =
  /(?<!\p{L})(?:(?:item|part|material|product|article|stock|catalog(?:ue)?)[ -]*(?:code|no\.?|number|nr\.?|#)|NSN|P\/N|MPN)[ :.#]*(?=\S*\d|\p{L}{2,}-\p{L}{2})([\p{L}\d][\p{L}\d\-./_]{3,})/iu;

/** "Ball bearing as per drawing, material code 4711": a code that the words of an item name, over the ends of their lines. */
function mentioned(rows: Row[], { put, style }: Sink): void {
  const found = rows.flatMap((row, i) =>
    row.sub || row.summary ? [] : firstCell(row, "description", i).map((token) => ({ token, row })),
  );
  const code = MENTIONED.exec(textOf(found.map(({ token }) => token)))?.[1]?.replace(/[.\-/]$/, "");
  if (!code || !(/\d/.test(code) || code === code.toUpperCase())) return;
  const place = found.find(({ token }) => token.text.includes(code));
  const side = codeCell(rows, "code") ? "supplierSku" : sideOf("code", rows, style);
  if (place && codeSaid(place.row.line.text) !== code)
    put(side, code, { tokens: [place.token], page: place.row.line.page });
}

const MEASURE =
  /^\d{1,3}$|^\d+([.,/x-]\d+)?(mm|cm|m|km|kg|g|mg|ml|cl|l|v|w|kw|a|x|k|h|hz|in|ft|lb|oz|gb|er|pc|pcs|st|stk)?$/i;

/** Whether a text begins with a word of digits, or of letters and digits, that is no size, count or measure, or of capitals before a colon. */
export function opensWithCode(text: string): boolean {
  if (DASHED_CAPITALS.test(/^(\S+): \S/.exec(text)?.[1] ?? "")) return true;
  const [first = "", second = ""] = text.replace(/^(\S+)(?::| [-–—:]) /, "$1 ").split(" ");
  if (!/^[\p{L}\d][\p{L}\d\-./_]*$/u.test(first) || !/\d/.test(first)) return false;
  if (MEASURE.test(first))
    return /^\d{4,}$|^\d{3,}-\d{3,}$|^\d+([-.]\d+){2,}$/.test(first) && /^\p{L}/u.test(second);
  return first.length >= 4 && second !== "";
}

const SIDED = /\b(our|your|unsere?|ihre?|notre|votre|nuestro|su|onze|uw)\b/i;

/** Whose code a column holds; in a seller's document "our" is the seller's, and so is a code without an owner, or one beside the buyer's own. */
function sideOf(role: CodeRole, rows: Row[], style: Style): LineField {
  if (role === "code") return style.bySeller || codeCell(rows, "customerSku") ? "supplierSku" : "customerSku";
  const label = headingOver(rows[0]!, role);
  if (!style.bySeller || !SIDED.test(label)) return role;
  return role === "customerSku" ? "supplierSku" : "customerSku";
}

/** A code's parts as one; a part goes on at once that ends with a dash, or where one begins the next. */
function joined(tokens: Token[]): string {
  return textOf(tokens).replace(/([\p{L}\d][-/]) (?=[\p{L}\d])|([\p{L}\d]) (?=[-/][\p{L}\d])/gu, "$1$2");
}

/** The rules for one column of codes ask for those of the others too. */
function askedOnce<Answer>(answer: (rows: Row[], role: Role) => Answer) {
  const known = kept((rows: Row[]) => remembered((role) => answer(rows, role as Role)));
  return (rows: Row[], role: Role) => known(rows)(role);
}

const held = askedOnce(partsUnder);
const codeCell = askedOnce(codeUnder);

/** "Liefertermin: Tag": a caption, and a word of what it says. */
const CAPTION = /^\p{L}{3}[^\d:]*:( \p{L}+)?$/u;

/** What the rows of a line hold in a column of codes; no mere word, "GENERAL", above the code that stands in the row of its figures. */
function partsUnder(rows: Row[], role: Role): Held[] {
  if (!rows.some((row, i) => placesOf(columnsFor(row, i)).has(role))) return [];
  const coded = codedPlace(rows, role);
  const parts = rows
    .map((row, i) => ({
      row,
      tokens: coded === null ? firstCell(row, role, i) : (cellsFor(row, i).get(coded) ?? []),
    }))
    .filter(
      ({ row, tokens }) =>
        tokens.length > 0 &&
        !row.sub &&
        !row.summary &&
        !CAPTION.test(textOf(tokens)) &&
        !(row.score === 0 && callsDay(textOf(tokens))) &&
        !saysUncoded(textOf(tokens)) &&
        !areCaptioned(tokens) &&
        alone(row, tokens) &&
        !describes(row, tokens),
    );
  const hasFigure = ({ tokens }: Held) => /\d/.test(textOf(tokens));
  const first = parts.findIndex(hasFigure);
  const isCounted = first >= 0 && parts[first]!.row.score > 1;
  return parts.filter(({ tokens }, i) => !isCounted || i >= first || !/^\p{L}{4,}$/u.test(textOf(tokens)));
}

/** Of several columns of codes the one that has them where another only counts: "41" beside "AB-" over "2310"; else the first, though another begins higher. */
function codedPlace(rows: Row[], role: Role): number | null {
  const texts = new Map<number, string>();
  for (const [i, row] of rows.entries())
    for (const at of placesOf(columnsFor(row, i)).get(role) ?? []) {
      const text = textOf(cellsFor(row, i).get(at) ?? []);
      if (text) texts.set(at, (texts.get(at) ?? "") + text);
    }
  const isCount = (text: string) => /^\d{1,3}$/.test(text);
  const coded = [...texts].filter(([, text]) => /\d/.test(text));
  if ([...texts.values()].some(isCount)) return coded.find(([, text]) => /\p{L}/u.test(text))?.[0] ?? null;
  return coded.length > 1 && !rows[0]!.geometry.stacked ? Math.min(...coded.map(([at]) => at)) : null;
}

/** A code's part that ends with a dash, or goes on with one. */
const DASHED = /[-/] \S+$|^\S+ [-/]\S+$/;

/** "Part no:" calls what stands under it; "6308-BEP6:" is a code itself. */
const CALLS = /#$|(?<!^\S*\d\S*):$/;

/** A code column's first row, and rows under it while they hold nothing else there but the code's rest. */
function codeUnder(rows: Row[], role: Role): Found | null {
  const parts = held(rows, role);
  if (parts.length === 0) return null;
  const said = parts.filter(
    ({ tokens }) =>
      /[\p{L}\d]/u.test(textOf(tokens)) && textOf(tokens).length < 64 && !CALLS.test(textOf(tokens)),
  );
  // Words over a code name what it stands for, but for capitals beside a description.
  const isCapitals = ({ tokens }: Pick<Found, "tokens">) => DASHED_CAPITALS.test(textOf(tokens));
  const first =
    besideCount(said) ??
    said.find((part) => !isWords(part.tokens) || isCapitals(part) || isPartOfCode(part)) ??
    said[0];
  if (!first) return null;
  if (first.tokens.some(({ text }) => /^[A-Z_]+_ID:$|^GTIN:?$/.test(text))) return null;
  const isNamed = opensItem(first) && !parts.some(({ tokens }) => callsCode(textOf(tokens)));
  const worded = !/\d/.test(textOf(first.tokens)) && !isCapitals(first) && !isPartOfCode(first) && !isNamed;
  if (worded && parts.some(({ tokens }) => LABELLED.test(textOf(tokens)))) return null;
  const label = headingOver(rows[0]!, role);
  let tokens = unrevised(first.tokens);
  if (role === "supplierSku" && tokens.length > 2) tokens = unnamed(tokens, label);
  let last = first;
  for (const next of parts.slice(parts.indexOf(first) + 1)) {
    // Letters alone under a code that has its figures are a size, a colour or a kind, unless it is broken above them already.
    const cells: [Token[], Token[]] = [last.tokens, next.tokens];
    const whole = last === first ? unbroken(last.row, [tokens, next.tokens]) : null;
    const open = whole || last !== first || !/\d/.test(textOf(tokens)) || /\d/.test(textOf(next.tokens));
    const isCompleted = completes(last.row, next.row, cells) || endsAround(last.row, next.row, cells);
    const broken =
      isCompleted ||
      DASHED.test(`${textOf(tokens)} ${textOf(next.tokens)}`) ||
      (open && !headsTwo(label) && !headsMore(label));
    if (!broken || isSmaller(next.tokens, first.tokens)) break;
    const isSure = tokens.length > 1 || DASHED.test(`${textOf(last.tokens)} ${textOf(next.tokens)}`);
    if (next.row.quantity && !(isSure && !first.row.quantity)) break;
    if (!isCompleted && !wraps(last.row, next.row, cells)) break;
    tokens = whole ? [whole] : [...tokens, ...next.tokens];
    last = next;
  }
  return { tokens, page: first.row.line.page };
}

/** "TOOLING" before "FORGE DIE MAINTENANCE" in the row of the figures: capitals that may be an item's code. */
function opensItem({ row, tokens }: Held): boolean {
  return row.score > 1 && /^\p{Lu}{4,}$/u.test(textOf(tokens)) && tokensIn(row, "description").length > 0;
}

/** "CREW NECK" under a heading of codes: words that name an item. */
export function wording(rows: Row[]): Found | null {
  const cells = (["customerSku", "supplierSku", "code"] as const).map((role) => codeUnder(rows, role));
  return cells.find((cell) => cell && isWords(cell.tokens)) ?? null;
}

function isWords(tokens: Token[]): boolean {
  return (
    tokens.length > 1 &&
    tokens.every(({ text }) => /^\p{L}{2,}[,;]?$/u.test(text)) &&
    tokens.some(({ text }) => text.length > 3)
  );
}

/** "Vendor no: 4711" under a word of the cell: the word is no code but says something of the line. */
const LABELLED = /^\p{L}[\p{L}_.\- ]{0,24}[:#]\s*\S*\d/u;

/** No word outside the cell touches it but behind a rule: running text that crosses columns is no code. */
function alone(row: Row, tokens: Token[]): boolean {
  if (row.flows && row.score === 0) return false;
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  const isTyped = (row.line.blank ?? 0) > TYPED && row.score < 2;
  const touch = (left: Token, right: Token) =>
    isTyped ? tight(left, right, row.line.blank) : right.box[0] - left.box[2] <= 0.4 * right.size;
  return row.line.tokens.every((token) => {
    const isWord = /\p{L}{2}/u.test(token.text) || (isTyped && row.score === 0);
    if (tokens.includes(token) || token.cell || !isWord) return true;
    const isBefore = token.box[2] <= first.box[0];
    const isRuled = (isBefore ? first : token).ruled === true;
    return isRuled || !(isBefore ? touch(token, first) : touch(last, token));
  });
}

/** In ems: a typewriter's words stand farther apart, under figures as far as columns. */
const TYPED = 0.7;
