import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";

/** Fields of a line that are held against those of the earlier order's line. */
type DiffField = "quantity" | "unit" | "unitPrice" | "requiredDate";

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

/** A line as far as it is compared. Decimals have no zeros behind them, prices are per one unit, the date may be the order's. */
export interface ComparedLine extends Record<DiffField, string | null> {
  number: number;
  /** Of the ERP's item; null: none is chosen. */
  itemId: string | null;
  sku: string | null;
  itemDescription: string | null;
  customerSku: string | null;
  supplierSku: string | null;
  description: string | null;
}

/** What makes two lines the same one, the surest first. */
const KEYS: ((line: ComparedLine) => string | null)[] = [
  ({ itemId, quantity, requiredDate }) => joined(itemId ?? undefined, quantity, requiredDate),
  ({ itemId }) => joined(itemId ?? undefined),
  ({ customerSku }) => joined(codeKey(customerSku)),
  ({ supplierSku }) => joined(codeKey(supplierSku)),
  ({ description }) => joined(codeKey(description)),
];

/**
 * The lines that differ between an earlier order and a later one, by place; what was removed stands before what took its place. What both say
 * equally often stays in the database, which counts it by hash: of a long order that came in twice it is nearly everything.
 */
export async function differencesBetween(
  tx: Tx,
  { earlier, later }: { earlier: string; later: string },
): Promise<LineDifference[]> {
  const { rows } = await sql<ComparedLine & { orderId: string }>`
    with said as materialized (
      select order_id, l.position, item_erp_id, item_sku, item_description, customer_sku, supplier_sku, description,
        quantity, unit, price, day, hash_record_extended(row(quantity, lower(trim(unit)), price, day,
        lower(customer_sku), lower(supplier_sku), lower(description),
        case when coalesce(customer_sku, supplier_sku, description) is null then item_erp_id end), 0) as words
      from order_lines l join extracted_orders o on o.id = l.order_id,
        lateral (select coalesce(l.required_date, o.required_date) as day, round(
          case when price_basis > 0 then unit_price / price_basis else unit_price end, 8) as price) of
      where l.order_id in (${earlier}, ${later}))
    select order_id as "orderId", position as number, item_erp_id as "itemId", item_sku as sku,
      item_description as "itemDescription", customer_sku as "customerSku", supplier_sku as "supplierSku", description,
      trim_scale(quantity)::text as quantity, nullif(trim(unit), '') as unit,
      trim_scale(price)::text as "unitPrice", day as "requiredDate"
    from said where words not in (select words from said group by words
      having count(*) filter (where order_id = ${earlier}) = count(*) filter (where order_id = ${later}))
    order by position`.execute(tx);
  const of = (id: string) => rows.filter(({ orderId }) => orderId === id);
  return lineDifferences(of(earlier), of(later));
}

/** The lines that differ, among all or among those that have no twin in the other order. */
export function lineDifferences(before: ComparedLine[], after: ComparedLine[]): LineDifference[] {
  const pairs = pairsOf(before, after);
  const paired = new Set(pairs.values());
  const differences = [
    ...before.filter((was) => !paired.has(was)).map((was) => differenceOf(was, undefined)!),
    ...after.flatMap((is) => differenceOf(pairs.get(is), is) ?? []),
  ];
  return differences.sort((a, b) => a.number - b.number);
}

function pairsOf(before: ComparedLine[], after: ComparedLine[]): Map<ComparedLine, ComparedLine> {
  const pairs = new Map<ComparedLine, ComparedLine>();
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
function differenceOf(was: ComparedLine | undefined, is: ComparedLine | undefined): LineDifference | null {
  const cells = FIELDS.flatMap((field) => {
    const cell = { field, was: was?.[field] ?? null, is: is?.[field] ?? null };
    return same(cell) ? [] : [cell];
  });
  const kind = !was ? "added" : !is ? "removed" : "changed";
  if (kind === "changed" && !cells.length) return null;
  const { number, sku, supplierSku, customerSku, description, itemDescription } = (is ?? was)!;
  const code = sku ?? supplierSku ?? customerSku;
  return { kind, number, code, description: description ?? itemDescription, cells };
}

function same({ was, is }: { was: string | null; is: string | null }) {
  return was?.toLowerCase() === is?.toLowerCase();
}

function codeKey(text: string | null): string | undefined {
  return text?.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") || undefined;
}

/** Null when the first part is missing. */
function joined(first: string | undefined, ...rest: (string | null)[]): string | null {
  return first === undefined ? null : [first, ...rest].join(" ");
}
