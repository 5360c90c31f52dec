import { unitCodeOf } from "../../../unit_codes.ts";
import { type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { type Amount, parseAmount } from "../values/amounts.ts";
import { multiplies } from "../values/products.ts";
import { basisOf, isUnit, looksLikeUnit, saysBasis } from "../values/units.ts";
import type { Role } from "../words/vocabulary.ts";
import { type Found, find, type Sink } from "./cells.ts";
import { cellsUnder, type Row, tokensIn } from "./row.ts";

/** What a line counts and costs, and where its price stands. */
interface Figures {
  quantity: Amount | null;
  price: Amount | null;
  total: Amount | null;
  at: Found | null;
  printed: PrintedBasis[];
}

/** For how many the price is as a cell of its own says; null where that says but a unit. */
interface PrintedBasis {
  cell: Found;
  text: string;
  basis: string | null;
}

/** Puts for how many the price is: as the figures prove it, from where it is printed; without a proof as price, row or heading say. */
export function priceBasis(found: Figures, rows: Row[], { put, style }: Sink): void {
  const { quantity, price, total } = found;
  const proven = provenBy(quantity, price, total);
  if (proven === null || proven === price?.basis) put("priceBasis", price?.basis, found.at);
  else if (found.at) put("unit", /\/\s*(\p{L}+)$/u.exec(textOf(found.at.tokens))?.[1], found.at);
  for (const { cell, text, basis } of found.printed) {
    if (basis && (proven === null || proven === basis)) put("priceBasis", basis, cell);
    if (!basis && looksLikeUnit(text)) put("unit", text, cell);
  }
  const unit = find(rows, "unit");
  const hinted = unit && basisOf(textOf(unit.tokens));
  if (proven && proven !== "1" && hinted === proven) put("priceBasis", proven, unit);
  else if (proven && proven !== "1") put("priceBasis", proven, placeOf(proven, found.at, { rows, style }));
  if (proven || !price || price.unit || hinted) return;
  const told = toldIn(rows, style);
  if (told) put("priceBasis", told.basis, told);
  else put("priceBasis", ...headed(rows[0], unit));
}

/** Whether a letter behind a price is no unit but says for how many it is, as the figures prove: "412.75 M". */
export function isOfMany({ quantity, price, total }: Figures, unit: string): boolean {
  const many = basisOf(unit);
  return many !== null && provenBy(quantity, price, total) === many;
}

function provenBy(...[quantity, price, total]: (Amount | null)[]) {
  return quantity && price && total ? multiplies(quantity.value, price.value, total.value) : null;
}

/** Where rows say for how many the price is that the figures prove; its own place where they don't. */
function placeOf(
  basis: string,
  price: Found | null,
  { rows, style }: { rows: Row[]; style: Style },
): Found | null {
  const near =
    saidBeside(price, rows, { basis, style }) ?? saidUnder(rows, basis) ?? sizedUnder(rows, basis, style);
  if (near) return near;
  const told = toldIn(rows, style);
  return (told?.basis === basis ? told : captioned(rows, basis)) ?? price;
}

/** For how many a text beside or under a line says that its price is: "Preis per 1000 Stück", "Price Unit Quantity: 100", "por millar" right under it. */
function toldIn(rows: Row[], { mark }: Style): (Found & { basis: string }) | null {
  for (const { line, cells, geometry, sub } of rows) {
    const below = sub ? [] : cellsUnder(cells, geometry.first, "unitPrice");
    const named = PER.test(below[0]?.text ?? "") ? basisOf(textOf(below)) : null;
    if (named) return { basis: named, tokens: below, page: line.page };
    const many = TOLD.exec(line.text)?.[1]?.trim();
    const basis = many && parseAmount(many, mark)?.value;
    const tokens = basis ? line.tokens.filter(({ text }) => many.split(" ").includes(text)) : [];
    if (basis && tokens.length) return { basis, tokens, page: line.page };
  }
  return null;
}

/** Whether a text tells for how many a price is: "Price Unit Quantity 100". */
export function tellsBasis(text: string): boolean {
  return TOLD.test(text);
}

const TOLD =
  /(?<!\p{L})(?:price unit quantity ?:?|pric(?:e|ed|es|ing)(?: is| are)? per|preise?(?: gilt)? (?:per|je|pro)|prix (?:par|pour)|precios? por|prezz[oi] per|prijs per)\s?(\d[\d.,'’ ]*)(?![\d.,])/iu;

/** Cells that say for how many the price is: "1000", "je 1.000 kg", "EA 100.0". */
export function printedBases(rows: Row[], { mark }: Style): PrintedBasis[] {
  return (["per", "priceUnit"] as const).flatMap((role) => {
    const cell = find(rows, role);
    if (!cell) return [];
    const text = textOf(cell.tokens);
    const [unit, many, ...others] = cell.tokens;
    const behind = others.length === 0 && isUnit(unit!.text) ? parseAmount(many?.text ?? "", mark) : null;
    return [{ cell, text, basis: (behind ?? parseAmount(text, mark))?.value ?? basisOf(text) }];
  });
}

/** What says in the price's row, nearest to it, for how many it is: "C", "/M", "par 100 M", a number under a heading of prices or one that says nothing. */
function saidBeside(
  price: Found | null,
  rows: Row[],
  { basis, style: { mark } }: { basis: string; style: Style },
): Found | null {
  const [first] = price?.tokens ?? [];
  const row = first && rows.find(({ line }) => line.tokens.includes(first));
  if (!row) return null;
  const away = ([token]: Token[]) => Math.abs(token!.box[0] - first.box[0]);
  const open = [...row.cells].flatMap(([c, tokens]) =>
    OPEN.has(row.geometry.first[c]!.role) ? [tokens, ...tokens.map((token) => [token])] : [],
  );
  const lettered = row.line.tokens.filter(({ text }) => /[\p{L}%‰]/u.test(text)).map((token) => [token]);
  const phrases = row.line.tokens.flatMap(({ text }, i) =>
    PER.test(text) ? [2, 3].map((length) => row.line.tokens.slice(i, i + length)) : [],
  );
  const counted = open.filter((tokens) => parseAmount(textOf(tokens), mark)?.value === basis);
  const told = [...open, ...lettered, ...phrases].filter((tokens) => saysBasis(textOf(tokens), basis));
  const said = [...told, ...counted];
  const nearest = said.toSorted((a, b) => away(a) - away(b))[0];
  return nearest ? { tokens: nearest, page: row.line.page } : null;
}

const PER = /^(per|je|pro|par|por|pour|\/)$/i;

const OPEN: ReadonlySet<Role | null> = new Set([null, "otherPrice"]);

/** What says below the price, in its column or beside it, for how many it is: "C" under a heading "Unit Cost" over "Per", "1000" under "per". */
function saidUnder(rows: Row[], basis: string): Found | null {
  for (const { cells, geometry, line, sub } of rows)
    for (const role of sub ? [] : (["unitPrice", "otherPrice"] as const)) {
      const tokens = cellsUnder(cells, geometry.first, role);
      if (tokens.length && saysBasis(textOf(tokens), basis)) return { tokens, page: line.page };
    }
  return null;
}

/** The number alone under a heading of the price's unit, or of its size: "100.0" under "Pricing UOM" over "Unit Size". */
function sizedUnder(rows: Row[], basis: string, { mark }: Style): Found | null {
  for (const { cells, geometry, line, sub } of rows)
    for (const [at, tokens] of sub ? [] : cells)
      if (SIZE.test(geometry.first[at]!.label) && parseAmount(textOf(tokens), mark)?.value === basis)
        return { tokens, page: line.page };
  return null;
}

const SIZE = /(pricing|price|unit) (unit|size|uom|qty)/i;

/** A heading of prices, of that price before others, that says for how many they are: "Price per 1000", "EUR/t", "千件单价". */
function captioned([row]: Row[], basis: string): Found | null {
  const heads = [...headsOf(row, "unitPrice"), ...headsOf(row, "otherPrice")];
  const head = heads.find(({ text }) => [text, ...saidIn(text)].some((many) => saysBasis(many, basis)));
  return head ? { tokens: [head], page: head.page } : null;
}

/** What the heading of the price says alone, where no sum proves it: a number or a word; a letter only of goods that nobody counts by the metre, as "/M" may be "a metre". */
function headed(row: Row | undefined, unit: Found | null): [basis: string | null, at: Found | null] {
  const lettered = unit !== null && NO_METRES.has(unitCodeOf(textOf(unit.tokens)));
  for (const head of headsOf(row, "unitPrice"))
    for (const many of saidIn(head.text)) {
      const basis = lettered || many.length > 1 ? basisOf(many) : null;
      if (basis) return [basis, { tokens: [head], page: head.page }];
    }
  return [null, null];
}

/** A heading of the price, or the price itself, with a letter that may say for how many it is, or in what it is measured: "Price/M" or "8.40 M", of 1,000 or a metre. Null where the line is counted in what the letter stands for. */
export function openLetter(
  row: Row,
  unit: string | null,
): { said: string; letter: string; basis: string } | null {
  const letter = row.price?.unit ?? "";
  const basis = letter.length === 1 ? basisOf(letter) : null;
  const others = [row.quantity?.unit, textOf(tokensIn(row, "unit"))];
  if (basis && !others.includes(letter)) return { said: textOf(tokensIn(row, "unitPrice")), letter, basis };
  for (const { text } of headsOf(row, "unitPrice"))
    for (const letter of saidIn(text)) {
      const basis = letter.length === 1 ? basisOf(letter) : null;
      const counted = unit !== null && unitCodeOf(unit) === unitCodeOf(letter);
      if (basis && !counted) return { said: text, letter, basis };
    }
  return null;
}

function headsOf(row: Row | undefined, role: Role) {
  return (row?.geometry.first ?? []).flatMap((column) => (column.role === role && column.head) || []);
}

/** For how many or for what unit a heading says that a price is. */
function saidIn(text: string): string[] {
  return [...text.matchAll(FOR)].map(([, many]) => many!);
}

const FOR = /(?:\b(?:per|je|pro|par|por)|[/×x]|\((?!per))\s*([^\s()]+)/gi;

/** Units of goods that no metre prices: pieces, feet, pounds. */
const NO_METRES: ReadonlySet<string | null> = new Set(["EA", "H87", "C62", "FOT", "LBR"]);
