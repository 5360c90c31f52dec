import { Decimal } from "decimal.js";
import type { Evidence } from "../../../../db/mod.ts";
import type { DraftLine, LineField, Read } from "../../../orders/mod.ts";
import { evidenceOf, type TextLine, type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { type Amount, parseAmount } from "../values/amounts.ts";
import { multiplies } from "../values/products.ts";
import { isUnit, looksLikeUnit } from "../values/units.ts";
import { roleOf } from "../words/vocabulary.ts";
import { at, cellsFor, columnsFor, type Found, find, type Sink } from "./cells.ts";
import { codes } from "./codes.ts";
import { closingPrice, discountsUnder, pricedUnder } from "./conditions.ts";
import { dates } from "./days.ts";
import { describe } from "./describe.ts";
import type { Entry } from "./entry.ts";
import { isOfMany, priceBasis, printedBases } from "./price_basis.ts";
import {
  netBelow,
  pricedBelow,
  provenOther,
  provenPair,
  provenQuantity,
  provenTotal,
  provenUnder,
  saidTotal,
} from "./proven.ts";
import { BRACKETED } from "./released.ts";
import { isRun, type Row } from "./row.ts";

type Triple = [Amount | null, Amount | null, Amount | null];

/** What an order line says, each value with the place it stands. */
export function draftLine(entry: Entry, style: Style): DraftLine & { currency: string | null } {
  const sorted = [...entry.rows].sort((a, b) => a.line.page - b.line.page || a.line.y - b.line.y);
  const rows = sorted.slice(titlesOver(entry.start, sorted));
  const fields: Partial<Record<LineField, Read>> = {};
  const put = (field: LineField, value: string | null | undefined, at: Found | null) => {
    if (value && at && !fields[field]) fields[field] = { value, evidence: evidenceAt(at) };
  };
  const currency = figures(entry, rows, { put, style });
  codes(rows, { put, style });
  describe(entry, rows, { put, style });
  dates(entry, rows, { put, style });
  return { fields, currency, ...(entry.start.number ? { printedNumber: entry.start.number } : {}) };
}

/** How many titles of a part, "LOT 1 - FASTENERS", stand over a numbered row, where the upper of stacked headings say what its first line holds. */
function titlesOver(start: Row, rows: Row[]): number {
  if (!start.geometry.stacked || start.number === null) return 0;
  const above = rows.slice(0, rows.indexOf(start));
  return above.every(({ line }) => TITLE.test(line.text)) ? above.length : 0;
}

const TITLE =
  /^(lot|los|lote|lotto|section|secci[oó]n|area|zone|phase|tranche|chapitre|abschnitt) \p{L}?\d/iu;

function evidenceAt({ tokens, page, also }: Found): Evidence {
  const evidence = evidenceOf(tokens, page);
  const more = also && evidenceOf(also.tokens, also.page);
  if (!more || "sheet" in evidence || "sheet" in more) return evidence;
  return { ...evidence, also: { page: more.page, box: more.box } };
}

function figures(entry: Entry, rows: Row[], { put, style }: Sink): string | null {
  const main = rows.filter((row) => !row.sub);
  const value = (row: Row) => (row.under === null ? row : row === main[0] ? row.upper : row.under);
  const pick = (key: "quantity" | "price" | "total") =>
    value(entry.start)[key]
      ? entry.start
      : main.find((row) => value(row)[key] && !(row.flows && isRun(row.line)));
  const closing = main[closingPrice(main.map(value))];
  const net = pricedUnder(entry.start, main).at(-1) ?? provenUnder(entry.start, main);
  const [p, t] = [
    closing ?? pricedBelow(entry.start, main) ?? netBelow(entry.start, main) ?? pick("price"),
    closing ?? net ?? pick("total"),
  ];
  const left = discountsUnder(entry.start, main.slice(main.indexOf(entry.start) + 1), style.mark)?.left;
  const [unit1, sum] = [p && value(p).price, left?.amount ?? (t && value(t).total)];
  const counted = main.filter((row) => value(row).quantity);
  const printed = printedBases(rows, style);
  const printedBasis = printed.find(({ basis }) => basis)?.basis ?? "1";
  const fits = (count: Amount) =>
    unit1 &&
    sum &&
    (multiplies(count.value, unit1.value, sum.value) ||
      Math.abs((Number(count.value) * Number(unit1.value)) / Number(printedBasis) - Number(sum.value)) <
        0.011);
  const fitting = unit1 && sum ? counted.find((row) => fits(value(row).quantity!)) : undefined;
  const all = fitting ? null : added(counted.map((row) => value(row).quantity!.value));
  if (all && fits({ value: all })) put("quantity", all, inAll(counted));
  const q = fitting ?? pick("quantity");
  const [quantity, price, total] = agreed([(q && value(q).quantity) ?? null, unit1 ?? null, sum ?? null]);
  if (!quantity && total) provenOther(entry.start, total, { put, style });
  const isBelow = q !== entry.start && at(entry.start, "quantity").tokens.length > 0;
  const plain = quantity && q && !isBelow && PLAIN.test(textOf(at(q, "quantity").tokens));
  if (left || plain || !price || !total || (quantity && multiplies(quantity.value, price.value, total.value)))
    put("quantity", quantity?.value, q ? at(q, "quantity") : null);
  else provenQuantity(entry.start, { price, total, basis: printedBasis }, { put, style });
  put("unitPrice", price?.value, p ? at(p, "unitPrice") : null);
  saidPrice(rows, { put, style });
  put("lineTotal", total?.value, left ?? (t ? at(t, "lineTotal") : null));
  if (quantity && price && !total) {
    provenTotal(entry.start, { quantity, price }, { put, style });
    saidTotal(main, { quantity, price }, { put, style });
  }
  if (quantity && !price && !total) provenPair(entry.start, quantity, { put, style });
  const unit = withoutCount(settled(find(counted, "unit") ?? find(rows, "unit")), quantity, style);
  if (quantity?.unit && q) put("unit", quantity.unit, at(q, "quantity"));
  else if (unit && looksLikeUnit(textOf(unit.tokens))) put("unit", textOf(unit.tokens), unit);
  unitAround(main, { put, style });
  const found = { quantity, price, total, at: p ? at(p, "unitPrice") : null, printed };
  if (price?.unit && !isOfMany(found, price.unit)) put("unit", price.unit, found.at);
  priceBasis(found, rows, { put, style });
  return price?.currency ?? total?.currency ?? null;
}

/** "EA TBD": without what begins there and says that the price is open. */
function settled(found: Found | null): Found | null {
  const at = found?.tokens.findIndex(({ text }) => /^(tb[acd]|poa)$/i.test(text)) ?? -1;
  return found && at > 0 ? { ...found, tokens: found.tokens.slice(0, at) } : found;
}

/** "14 Pieces" under "UOM" as the unit that the count is of. */
function withoutCount(found: Found | null, quantity: Amount | null, { mark }: Style): Found | null {
  const [count, ...unit] = found?.tokens ?? [];
  const value = found && isUnit(textOf(unit)) ? parseAmount(count!.text, mark)?.value : undefined;
  return found && value && value === (quantity?.value ?? value) ? { ...found, tokens: unit } : found;
}

/** The unit under the count or, in a line under the first, behind it; else the one that the heading of the counts says: "Quantity (kg)". */
function unitAround(rows: Row[], { put }: Sink): void {
  for (const [i, row] of rows.entries()) {
    const columns = columnsFor(row, i);
    const counts = columns.findIndex(({ role }) => role === "quantity");
    const [own, next] = [counts, counts + 1].map((at) => cellsFor(row, i).get(at) ?? []);
    const beside = i > 0 && own!.length > 0 ? next! : [];
    for (const tokens of [own!, beside])
      if (isAlone(tokens, row.line) && isUnit(unbracketed(tokens)))
        put("unit", unbracketed(tokens), { tokens, page: row.line.page });
    const behind = isUnitInBrackets(columns[counts]?.label ?? "") ? own!.slice(1) : [];
    if (BRACKETED.test(textOf(behind)))
      put("unit", unbracketed(behind), { tokens: behind, page: row.line.page });
  }
  const counting = rows[0]?.geometry.first.filter(({ role }) => role === "quantity") ?? [];
  const used = rows[0]?.geometry.first.find(
    (column, i) => counting.includes(column) && rows[0]!.cells.has(i),
  );
  const head = (used ?? counting[0])?.head;
  const words = head?.text.match(/(?<!\p{L})(?!to \p{L})[\p{L}²³]+/giu);
  const said = words?.findLast((word) => isUnit(word) && roleOf(word) !== "unit");
  if (head) put("unit", said, { tokens: [head], page: head.page });
}

/** Whether a heading says that units stand in brackets behind the counts: "Qty (Unit)". */
function isUnitInBrackets(label: string): boolean {
  return roleOf(/\(([^)]+)\)$/.exec(label)?.[1] ?? "") === "unit";
}

/** "(EA)" as "EA". */
function unbracketed(tokens: Token[]): string {
  return textOf(tokens).replace(/^\((.*)\)$/, "$1");
}

/** Whether a word stands apart from those beside it. */
function isAlone([word]: Token[], { segments }: TextLine): boolean {
  return segments.some(({ tokens }) => tokens.length === 1 && tokens[0] === word);
}

/** What several counts come to; null where there are none or one. */
function added(counts: string[]): string | null {
  return counts.length > 1 ? Decimal.sum(...counts).toString() : null;
}

/** The counts of a line's deliveries, which stand below it each for itself. */
function inAll(rows: Row[]): Found {
  const places = rows.map((row) => at(row, "quantity"));
  const on = (page: number) => places.flatMap((place) => (place.page === page ? place.tokens : []));
  const [first, last] = [places[0]!.page, places.at(-1)!.page];
  return {
    tokens: on(first),
    page: first,
    ...(last !== first && { also: { tokens: on(last), page: last } }),
  };
}

/** One figure, with its unit perhaps: "50 Unité(s)", "231.84 m2", "24.00 H87". */
const PLAIN = /^[^\p{L}\d]*\d[\d.,'’\s]*(\D*|\p{L}{1,3}[23]\.?| \p{Lu}\d\d)$/u;

/** What heads a price before its amount alone: elsewhere it names who pays the freight. */
const FREE = /^FOB:?$/;

/** "Wholesale cost $38.08", "FOB $11.34" in the words around a table of the item's own. */
function saidPrice(rows: Row[], { put, style }: Sink): void {
  for (const { cells, line } of rows) {
    const cut = cells.size > 0 ? 0 : line.tokens.findIndex(({ text }) => /\d/.test(text));
    const label = textOf(line.tokens.slice(0, Math.max(0, cut)));
    if (!FREE.test(label) && roleOf(label) !== "unitPrice") continue;
    const tokens = line.tokens.slice(cut);
    put("unitPrice", parseAmount(textOf(tokens), style.mark)?.value, { tokens, page: line.page });
  }
}

/** Where a lone mark leaves a number open, the product decides. */
function agreed(amounts: Triple): Triple {
  const [q, p, t] = amounts;
  if (!q || !p || !t || multiplies(q.value, p.value, t.value)) return amounts;
  for (const a of readings(q))
    for (const b of readings(p))
      for (const c of readings(t))
        if (multiplies(a, b, c) === "1")
          return [
            { ...q, value: a },
            { ...p, value: b },
            { ...t, value: c },
          ];
  return amounts;
}

function readings({ value, alternative }: Amount): string[] {
  return alternative ? [value, alternative] : [value];
}
