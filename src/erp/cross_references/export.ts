import Papa from "papaparse";
import type { Tx } from "../../../db/mod.ts";
import { FORMULA } from "../../formats.ts";
import type { Place } from "../../web/mod.ts";
import { crossReferencesAfter } from "./cross_references.ts";
import { COLUMNS, NOTES } from "./table.ts";

/** Rows that are in memory at once. */
const AT_ONCE = 1000;

/** How rows are written: what stands before, between and behind them. */
interface Format {
  type: string;
  before: string;
  between: string;
  behind: string;
  written(rows: Exported[]): string;
}

const columns = [...COLUMNS, ...NOTES];

/** What the live cross-references can be written as. */
export const FORMATS: Record<"json" | "csv", Format> = {
  json: {
    type: "application/json",
    before: '{"crossReferences":[',
    between: ",",
    behind: "]}",
    written: (rows) => JSON.stringify(rows).slice(1, -1),
  },
  csv: {
    type: "text/csv; charset=utf-8",
    before: columns.join(","),
    between: "\r\n",
    behind: "\r\n",
    written: (rows) => Papa.unparse(rows, { escapeFormulae: FORMULA, columns, header: false }),
  },
};

/** The live cross-references that hold `text`, the newest first, read as they are sent. */
export async function exported(
  within: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { text, format }: { text: string; format: keyof typeof FORMATS },
): Promise<ReadableStream<Uint8Array>> {
  const { before, between, behind, written } = FORMATS[format];
  const read = (after?: Place) => within((tx) => crossReferencesAfter(tx, { text, limit: AT_ONCE, after }));
  let rows = await read();
  let joint = format === "csv" ? between : "";
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(before)),
    async pull(controller) {
      const isLast = rows.length < AT_ONCE;
      const some = rows.length ? joint + written(rows.map(rowOf)) : "";
      controller.enqueue(Buffer.from(isLast ? some + behind : some));
      if (isLast) return controller.close();
      joint = between;
      rows = await read(rows.at(-1));
    },
  });
}

type Exported = ReturnType<typeof rowOf>;

function rowOf(row: Awaited<ReturnType<typeof crossReferencesAfter>>[number]) {
  return {
    customer: row.customerCode ?? row.customerErpId,
    ship_to: row.shipToErpId,
    customer_text: row.customerText,
    item: row.sku ?? row.itemErpId,
    unit: row.unit,
    factor: row.factor,
    valid_from: row.validFrom,
    valid_to: row.validTo,
    description: row.description,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    source: row.source,
  };
}
