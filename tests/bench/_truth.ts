import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unitCode } from "../../src/erp/mod.ts";
import type { Draft, DraftLine, HeaderField, LineField } from "../../src/orders/mod.ts";
import { near, similar, squash } from "./_score.ts";

/** Where documents with known contents are; absent outside of development. */
export const FOLDER = join(import.meta.dir, "../../../shared/data/dev");

/** A line of a document as its makers know it; null where the document does not show the value. */
export interface TrueLine {
  sku?: string | null;
  buyerSku?: string | null;
  gtin?: string | null;
  description?: string | null;
  quantity?: number | null;
  unit?: string | null;
  unitPrice?: number | null;
  priceBasis?: number | null;
  lineTotal?: number | null;
}

/** A document's contents as its makers know them. */
export interface Truth {
  file: string;
  class: string;
  docNumber?: string | null;
  poNumber?: string | null;
  date?: string | null;
  requestedDate?: string | null;
  currency?: string | null;
  buyer?: string | null;
  /** Where the goods go, where the document shows it. */
  shipTo?: { name: string; lines: string[] };
  total?: number | null;
  lines: TrueLine[];
  /** The number of each order, where the file holds several. */
  orders?: string[];
  /** By field the share of its true values that the document shows. */
  visible?: Record<string, unknown>;
}

/** Every document with its truth, or none. */
export function truths(match = ""): { truth: Truth; bytes: Uint8Array }[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(join(FOLDER, "truth"))
    .sort()
    .flatMap((name) => {
      const truth = JSON.parse(readFileSync(join(FOLDER, "truth", name), "utf8")) as Truth;
      const wanted = truth.file.includes(match) || truth.class.includes(match);
      return wanted
        ? [{ truth, bytes: new Uint8Array(readFileSync(join(FOLDER, "files", truth.file))) }]
        : [];
    });
}

/** Whether a header field's value is the true one; null where the truth doesn't tell. */
export function headerRight(truth: Truth, field: HeaderField, value: string): boolean | null {
  if (field === "poNumber") return truth.docNumber ? squash(value) === squash(truth.docNumber) : null;
  if (field === "orderDate") return truth.date ? value === truth.date : null;
  if (field === "currency") return truth.currency ? value === truth.currency : null;
  if (field === "total") return isNumber(truth.total) ? near(value, truth.total) : null;
  if (field === "customerName") return truth.buyer ? similar(value, truth.buyer) >= 0.6 : null;
  return null;
}

/** Whether a line field's value is the true line's; null where the truth doesn't tell. */
export function lineRight(truth: TrueLine, field: LineField, value: string): boolean | null {
  if (field === "quantity") return isNumber(truth.quantity) ? near(value, truth.quantity) : null;
  if (field === "unitPrice") {
    if (truth.unitPrice === undefined) return null;
    if (truth.unitPrice === null) return false;
    return near(value, truth.unitPrice) || near(value, truth.unitPrice / (truth.priceBasis ?? 1));
  }
  if (field === "lineTotal") return isNumber(truth.lineTotal) ? near(value, truth.lineTotal) : null;
  if (field === "customerSku" || field === "supplierSku") {
    const codes = [truth.sku, truth.buyerSku, truth.gtin].map(squash).filter(Boolean);
    return codes.length ? codes.includes(squash(value)) : null;
  }
  if (field === "unit" && truth.unit)
    return squash(value) === squash(truth.unit) || (unitCode(value) ?? value) === unitCode(truth.unit);
  if (field === "description" && truth.description)
    return similar(value, truth.description) >= 0.7 || squash(value).startsWith(squash(truth.description));
  return null;
}

/** Each true line with the line that was read for it, by likeness. */
export function paired(truth: Truth, drafts: Draft[]): [TrueLine, DraftLine][] {
  const got = drafts.flatMap(({ lines }) => lines);
  const all = truth.lines.flatMap((t, i) => got.map((g, j) => ({ i, j, likeness: likeness(t, g) })));
  const [usedT, usedG] = [new Set<number>(), new Set<number>()];
  const pairs: [TrueLine, DraftLine][] = [];
  for (const { i, j, likeness } of all.sort((a, b) => b.likeness - a.likeness)) {
    if (likeness < 2.5 || usedT.has(i) || usedG.has(j)) continue;
    usedT.add(i);
    usedG.add(j);
    pairs.push([truth.lines[i]!, got[j]!]);
  }
  return pairs;
}

function likeness(t: TrueLine, { fields }: DraftLine): number {
  const right = (field: LineField) => {
    const read = fields[field];
    return read && lineRight(t, field, read.value) === true ? 1 : 0;
  };
  return (
    4 * Math.max(right("customerSku"), right("supplierSku")) +
    2 * right("quantity") +
    2 * right("unitPrice") +
    right("lineTotal") +
    3 * similar(fields.description?.value, t.description)
  );
}

function isNumber(value: unknown): value is number {
  return value !== null && value !== undefined && value !== "";
}
