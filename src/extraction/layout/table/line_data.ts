import { type Area, overlap, type TextLine, type Token } from "../page/lines.ts";
import { kept } from "../words/memo.ts";
import { isStrong, roleOf } from "../words/vocabulary.ts";
import { periodRun } from "./periods.ts";
import { sizesIn } from "./phrases.ts";

/** Numbers, dates and codes stand in rows, not in headings. */
export function holdsData(line: TextLine, area: Area): boolean {
  if (!/\d/.test(line.text) || (area.grid && namesMany(line))) return false;
  const figured = line.tokens.filter(({ text }) => /\d/.test(text));
  if (!area.grid && figured.filter(isMoney).length > 1) return true;
  const numbered = figured.filter(({ text }) => BOX.test(text)).length >= LEAST_BOXES;
  const figures = figured.filter(
    (token) =>
      !isSmall(token) &&
      !isNumbered(token, line, area) &&
      !isPlace(token) &&
      !isBasis(token, line, area) &&
      !(numbered && BOX.test(token.text)),
  );
  if (figures.length === 0) return false;
  const names = [...sizesIn(line.tokens, area), ...periodRun(line.tokens)];
  const data = figures.filter((token) => !names.includes(token));
  if (data.some(({ text }) => /\d{4}/.test(text))) return true;
  if (area.grid) return data.some(({ cell }) => cell?.number !== undefined) || data.length > 1;
  return data.length > 1 || (data.length === 1 && line.tokens.length < 5);
}

/** Whether a sheet's row of words names so many kinds of columns that figures in it are of names too, as in an export: "Tax1099Amount", "UserDefined01", "Incoterms (Part 2)". */
const namesMany = kept(({ tokens }: TextLine): boolean => {
  if (tokens.some(({ cell }) => cell?.number !== undefined)) return false;
  const words = tokens.filter(({ text }) => !/\d/.test(text));
  return new Set(words.map(({ text }) => roleOf(text)).filter(isStrong)).size >= MANY;
});

/** So many kinds of columns no row of data spells out. */
const MANY = 5;

/** "18. ITEM NO. | 19. SCHEDULE | 20. QUANTITY": a form numbers its boxes. */
const BOX = /^\d{1,2}\.$/;
const LEAST_BOXES = 3;

/** A count of one or two digits, a share, or a time from now: "2", "(19 %)", "VAT(19%)", "+1", "W+12". */
function isSmall({ text }: Token): boolean {
  return /^\(?\d{1,2}\s?%?\)?$|^\p{L}+\(\d+%\)$|^\p{L}{0,2}\+\d{1,2}$/u.test(text);
}

/** A heading that a figure tells from another one, beside it or right over it: "Dto.1" beside "Dto.2", "%Dto1" over "%Dto2", "UM2" beside "UM". */
function isNumbered(token: Token, line: TextLine, { lines }: Area): boolean {
  const { text } = token;
  if (line.tokens[line.tokens.indexOf(token) + 1]?.text === "%") return false;
  const first = /^(\p{L}{2,})2$/u.exec(text)?.[1];
  const stem = /^(%?\p{L}{3,}\.?)[1-4]%?$/u.exec(text)?.[1];
  if (!first && !stem) return false;
  const over = lines[lines.indexOf(line) - 1]?.tokens.filter((other) => overlap(other, token)) ?? [];
  const tokens = [...line.tokens, ...over];
  if (first && roleOf(first) !== null && tokens.some((other) => other.text === first)) return true;
  return (
    stem !== undefined &&
    tokens.some((other) => other.text !== text && /^[1-4]%?$/.test(other.text.replace(stem, "")))
  );
}

/** What a price is for: "PER 1000", "je 100", "Price / 1000", "Price/1000", "£ per 1000" in a cell, or 1000 alone under "Price per". */
function isBasis(token: Token, line: TextLine, { lines }: Area): boolean {
  if (FOR_MANY.test(token.text)) return true;
  if (!/^10{1,2}\)?$|^10?[.,]?000\)?$/.test(token.text)) return false;
  const before = line.tokens[line.tokens.indexOf(token) - 1];
  if (before && FOR.test(before.text)) return true;
  const above = lines[lines.indexOf(line) - 1]?.tokens.filter((word) => overlap(word, token));
  return above?.length === 1 && FOR.test(above[0]!.text);
}

const FOR = /^\(?(per|je|pro|par|pour|por|cada|voor|\/)$/i;
const FOR_MANY =
  /^((\D* )?\(?(per|je|pro|par|pour|por|cada|voor|\/) |[^\d\s]*(per|je|pro|par|por|[/(x×]))(100|10?[.,]?000)(\p{L}{1,4}\.?)?\)?$/iu;

/** What is neither a size nor a day: "12.50", "$1,250.00". */
function isMoney({ text }: Token): boolean {
  return /^\D?\d+([.,]\d{3})*[.,]\d\d$/.test(text);
}

/** A cell that names a shop or a depot by its number, "0104 Elm", or one of several columns of a kind, "Address 2", "Tax 1 Name", "Address1". */
function isPlace({ text, cell }: Token): boolean {
  if (cell === undefined || cell.number !== undefined) return false;
  return /^\d{2,5} \p{L}[\p{L} .'-]+$|^\p{L}[\p{L} /-]*\p{L}[ -]?\d(&\d)?( \p{L}+| \(\p{L}+\))?$/u.test(text);
}

/** Whether a whole number stands by itself, as quantities do. */
export function counts(line: TextLine, area: Area): boolean {
  const sizes = sizesIn(line.tokens, area);
  return line.segments.some(
    ({ text, tokens: [first] }) =>
      /^\d{1,3}$/.test(text) && !sizes.includes(first!) && !isBasis(first!, line, area),
  );
}
