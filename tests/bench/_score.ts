import type { DraftLine } from "../../src/orders/mod.ts";
import type { TrueLine, Truth } from "./_truth.ts";

/** Whether a true line was read right: quantity, price where the document shows it, and a code or the words. */
export function lineRight(truth: Truth, t: TrueLine, g: DraftLine): boolean {
  const price = number(t.unitPrice) === null || !shown(truth, "unitPrice") || samePrice(t, g);
  return (
    sameQuantity(t, g) && price && (wanted(t).some((code) => codesOf(g).includes(code)) || sameWords(t, g))
  );
}

/** Each true line with at most one line that was read, best pairs first. */
export function paired(truth: TrueLine[], got: DraftLine[]): [TrueLine, DraftLine][] {
  const all = truth.flatMap((t, i) => got.map((g, j) => ({ i, j, closeness: closeness(t, g) })));
  const usedT = new Set<number>();
  const usedG = new Set<number>();
  const pairs: [TrueLine, DraftLine][] = [];
  for (const { i, j, closeness: c } of all.sort((a, b) => b.closeness - a.closeness)) {
    if (c < 2.5 || usedT.has(i) || usedG.has(j)) continue;
    usedT.add(i);
    usedG.add(j);
    pairs.push([truth[i]!, got[j]!]);
  }
  return pairs;
}

function closeness(t: TrueLine, g: DraftLine): number {
  const { quantity, unitPrice, lineTotal, description } = g.fields;
  return (
    (wanted(t).some((code) => codesOf(g).includes(code)) ? 4 : 0) +
    (near(quantity?.value, t.quantity) ? 2 : 0) +
    (near(unitPrice?.value, t.unitPrice) ? 2 : 0) +
    (near(lineTotal?.value, t.lineTotal) ? 1 : 0) +
    3 * similar(description?.value, t.description)
  );
}

/** The codes a true line goes by, bare of punctuation. */
export function wanted(t: TrueLine): string[] {
  return [t.sku, t.buyerSku, t.gtin].map(squash).filter(Boolean);
}

/** The codes a line was read with, bare of punctuation. */
export function codesOf({ fields: f }: DraftLine): string[] {
  return [f.customerSku?.value, f.supplierSku?.value].map(squash).filter(Boolean);
}

/** Null in the truth means that it is not on the page: only null is right. */
export function sameQuantity(t: TrueLine, g: DraftLine): boolean {
  return number(t.quantity) === null ? !g.fields.quantity : near(g.fields.quantity?.value, t.quantity);
}

/** A price per 100 or 1,000 may be given as printed or per one. */
export function samePrice(t: TrueLine, g: DraftLine): boolean {
  const got = g.fields.unitPrice?.value;
  return near(got, t.unitPrice) || (t.priceBasis ? near(got, Number(t.unitPrice) / t.priceBasis) : false);
}

/** Descriptions agree when most of their letters do; a partial truth is a beginning. */
export function sameWords(t: TrueLine, g: DraftLine): boolean {
  const [want, got] = [squash(t.description), squash(g.fields.description?.value)];
  return similar(got, want) >= 0.7 || (want.length > 5 && got.startsWith(want));
}

/** Share of letter triples that two texts have in common, 0 to 1. */
export function similar(a: unknown, b: unknown): number {
  const grams = (s: string) =>
    new Set(Array.from({ length: Math.max(1, s.length - 2) }, (_, i) => s.slice(i, i + 3)));
  const [x, y] = [grams(squash(a)), grams(squash(b))];
  return (2 * [...x].filter((gram) => y.has(gram)).length) / (x.size + y.size);
}

/** Whether two numbers are the same within half a cent. */
export function near(a: unknown, b: unknown): boolean {
  const [x, y] = [number(a), number(b)];
  return x !== null && y !== null && Math.abs(x - y) <= Math.max(0.0051, Math.abs(y) * 1e-6);
}

/** A number of the truth or of a draft; null where there is none. */
export function number(v: unknown): number | null {
  return v === null || v === undefined || v === "" ? null : Number(v);
}

/** Letters and digits alone, in lower case. */
export function squash(v: unknown): string {
  return String(v ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Whether the document shows a field of all its lines. */
export function shown(truth: Truth, field: string): boolean {
  const seen = truth.visible?.[field];
  return seen === undefined || seen === null || seen === true || (typeof seen === "number" && seen >= 0.999);
}
