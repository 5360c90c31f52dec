import { Decimal } from "decimal.js";
import type { Order, OrderLine } from "./order.ts";

/** Fields of a line that are held against those of the earlier order's line. */
export type DiffField = "quantity" | "unit" | "unitPrice" | "requiredDate";

/** What became of a line between an earlier order and a later one; unchanged ones are left out. */
export interface LineDifference {
  kind: "added" | "removed" | "changed";
  /** Place in the later order, or in the earlier one for what was removed; from 1. */
  number: number;
  code: string | null;
  description: string | null;
  /** The changed cells; of an added or removed line all that are filled. Prices are per one unit. */
  cells: { field: DiffField; was: string | null; is: string | null }[];
}

const FIELDS: DiffField[] = ["quantity", "unit", "unitPrice", "requiredDate"];

/** A line with the values that are compared. */
interface Compared {
  line: OrderLine;
  number: number;
  values: Record<DiffField, string | null>;
}

/** What makes two lines the same one, the surest first. */
const KEYS: ((compared: Compared) => string | null)[] = [
  (each) => joined(each.line.match?.itemId, each.values.quantity, each.values.requiredDate),
  (each) => joined(each.line.match?.itemId),
  (each) => joined(codeKey(each.line.customerSku)),
  (each) => joined(codeKey(each.line.supplierSku)),
  (each) => joined(codeKey(each.line.description)),
];

/** The lines that differ between an earlier order and a later one, in the later one's order, then what was removed. */
export function lineDifferences(earlier: Order, later: Order): LineDifference[] {
  const before = compared(earlier);
  const after = compared(later);
  const pairs = pairsOf(before, after);
  const paired = new Set(pairs.values());
  return [
    ...after.flatMap((is) => differenceOf(pairs.get(is), is) ?? []),
    ...before.filter((was) => !paired.has(was)).map((was) => differenceOf(was, undefined)!),
  ];
}

function compared(order: Order): Compared[] {
  return order.lines.map((line, index) => ({
    line,
    number: index + 1,
    values: {
      quantity: plain(line.quantity),
      unit: line.unit?.trim() || null,
      unitPrice: line.unitPrice === null ? null : perOne(line.unitPrice, line.priceBasis),
      requiredDate: line.requiredDate ?? order.requiredDate,
    },
  }));
}

function pairsOf(before: Compared[], after: Compared[]): Map<Compared, Compared> {
  const pairs = new Map<Compared, Compared>();
  const left = new Set(before);
  for (const keyOf of KEYS) {
    const byKey = Map.groupBy(left, keyOf);
    for (const is of after) {
      const key = keyOf(is);
      const was = key === null || pairs.has(is) ? undefined : byKey.get(key)?.shift();
      if (!was) continue;
      pairs.set(is, was);
      left.delete(was);
    }
  }
  return pairs;
}

/** Null: nothing differs. */
function differenceOf(was: Compared | undefined, is: Compared | undefined): LineDifference | null {
  const cells = FIELDS.flatMap((field) => {
    const cell = { field, was: was?.values[field] ?? null, is: is?.values[field] ?? null };
    return same(cell) ? [] : [cell];
  });
  const kind = !was ? "added" : !is ? "removed" : "changed";
  if (kind === "changed" && !cells.length) return null;
  const { line, number } = (is ?? was)!;
  const code = line.match?.sku ?? line.supplierSku ?? line.customerSku;
  return { kind, number, code, description: line.description ?? line.match?.description ?? null, cells };
}

function same({ was, is }: { was: string | null; is: string | null }) {
  return was?.toLowerCase() === is?.toLowerCase();
}

function perOne(price: string, basis: string): string {
  return new Decimal(basis).gt(0) ? new Decimal(price).div(basis).toDecimalPlaces(8).toFixed() : price;
}

function plain(decimal: string | null): string | null {
  return decimal === null ? null : new Decimal(decimal).toFixed();
}

function codeKey(text: string | null): string | undefined {
  return text?.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") || undefined;
}

/** Null when the first part is missing. */
function joined(first: string | undefined, ...rest: (string | null)[]): string | null {
  return first === undefined ? null : [first, ...rest].join(" ");
}
