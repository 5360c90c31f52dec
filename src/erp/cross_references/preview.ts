import type { Tx } from "../../../db/mod.ts";
import type { ImportOutcome, PreviewedRow } from "../../../views/cross_references_import.tsx";
import { settleCrossReferences } from "./keep.ts";
import { type ReadRow, readTable, type Table } from "./names.ts";
import type { Settled, Standings } from "./settle.ts";

/** Rows of each outcome that are shown. */
const SHOWN = 200;

/** What keeping a table would do. */
export interface Preview {
  counts: Record<ImportOutcome, number>;
  /** The first of each outcome. */
  rows: PreviewedRow[];
}

/** Finds out what keeping a table's rows would do, each after those before it; only reads. Throws as `readTable`. */
export async function previewCrossReferences(tx: Tx, table: Table): Promise<Preview> {
  const counts = { error: 0, conflict: 0, changed: 0, new: 0, known: 0 };
  const rows: PreviewedRow[] = [];
  const standings: Standings = new Map();
  for await (const read of readTable(tx, table)) {
    const references = read.flatMap(({ reference }) => reference ?? []);
    const settled = (await settleCrossReferences(tx, references, standings)).values();
    for (const each of read) {
      const outcome = each.reference ? outcomeOf(settled.next().value!) : "error";
      if (counts[outcome]++ < SHOWN) rows.push({ ...shownOf(each), outcome });
    }
  }
  return { counts, rows };
}

function shownOf({ line, row, fault }: ReadRow) {
  return {
    line,
    customer: row.customer ?? "",
    customerText: row.customer_text ?? "",
    item: row.item ?? "",
    unit: row.unit || null,
    factor: row.factor ? String(row.factor) : null,
    validFrom: row.valid_from || null,
    validTo: row.valid_to || null,
    fault,
  };
}

function outcomeOf({ outcome, against, row }: Settled): ImportOutcome {
  if (outcome === "conflict") return against === row.item_erp_id ? "changed" : "conflict";
  return outcome === "kept" ? "new" : outcome;
}
