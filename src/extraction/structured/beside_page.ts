import { Decimal } from "decimal.js";
import type { Finding } from "../../../db/mod.ts";
import type { Draft, DraftLine, LineField, Read } from "../../orders/mod.ts";

/** Fields whose difference a person must know of. */
const WEIGHTY = {
  poNumber: "PO number",
  orderDate: "order date",
  currency: "currency",
  total: "total",
} as const;
const LINE_WEIGHTY = { quantity: "quantity", unitPrice: "price", lineTotal: "line total" } as const;
/** What two readings of one line must at least share. */
const LEAST = 3;

/**
 * The order as its data says it, held against what was read from the page: where both agree the value points to the
 * page, and where they disagree a finding says so. The data's values stay.
 */
export function besidePage(data: Draft, page: Draft | undefined): Draft {
  if (!page) return data;
  const findings: Finding[] = [...data.findings];
  const differs = (message: string, place: Partial<Finding> = {}) =>
    findings.push({ code: "page_differs", level: "warning", message, ...place });
  for (const [field, name] of Object.entries(WEIGHTY) as [keyof typeof WEIGHTY, string][]) {
    const [said, shown] = [data.header[field], page.header[field]];
    if (said && shown && !same(said, shown)) differs(sentence(name, said, shown), { field });
  }
  if (page.lines.length > data.lines.length) {
    differs(`The page shows ${page.lines.length} lines, the file's data has ${data.lines.length}`);
  }
  const pairs = paired(data.lines, page.lines);
  const lines = data.lines.map((line, at) => {
    const shown = pairs.get(at);
    if (!shown) return line;
    for (const [field, name] of Object.entries(LINE_WEIGHTY) as [keyof typeof LINE_WEIGHTY, string][]) {
      const [a, b] = [line.fields[field], shown.fields[field]];
      if (a && b && !same(a, b))
        differs(`Line ${at + 1}: ${sentence(name, a, b)}`, { field, lineId: String(at) });
    }
    return { ...line, fields: pointed(line.fields, shown.fields) };
  });
  return { ...data, header: pointed(data.header, page.header), lines, findings };
}

/** Values that the page shows too point to the page. */
function pointed<F extends string>(said: Partial<Record<F, Read>>, shown: Partial<Record<F, Read>>) {
  const fields: Partial<Record<F, Read>> = {};
  for (const [field, read] of Object.entries(said) as [F, Read][]) {
    const other = shown[field];
    fields[field] = other?.evidence && same(read, other) ? { ...read, evidence: other.evidence } : read;
  }
  return fields;
}

function paired(data: DraftLine[], page: DraftLine[]): Map<number, DraftLine> {
  const free = new Set(page);
  const pairs = new Map<number, DraftLine>();
  for (const [at, line] of data.entries()) {
    let best: DraftLine | undefined;
    for (const other of free) {
      if (likeness(line, other) > (best ? likeness(line, best) : LEAST - 1)) best = other;
    }
    if (!best) continue;
    free.delete(best);
    pairs.set(at, best);
  }
  return pairs;
}

function likeness(a: DraftLine, b: DraftLine): number {
  const shared = (field: LineField, weight: number) => {
    const [x, y] = [a.fields[field], b.fields[field]];
    return x && y && same(x, y) ? weight : 0;
  };
  const number = a.printedNumber !== undefined && a.printedNumber === b.printedNumber ? 2 : 0;
  const codes = Math.max(shared("customerSku", 3), shared("supplierSku", 3));
  return (
    number +
    codes +
    shared("description", 2) +
    shared("quantity", 1) +
    shared("unitPrice", 1) +
    shared("lineTotal", 1)
  );
}

function same(a: Read, b: Read): boolean {
  return a.value === b.value || squash(a.value) === squash(b.value) || sameNumber(a.value, b.value);
}

function sameNumber(a: string, b: string): boolean {
  const plain = /^-?\d+(\.\d+)?$/;
  return plain.test(a) && plain.test(b) && new Decimal(a).eq(b);
}

function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "") || text;
}

function sentence(name: string, said: Read, shown: Read): string {
  return `The file's data says "${said.value}" for the ${name}, the page "${shown.value}"`;
}
