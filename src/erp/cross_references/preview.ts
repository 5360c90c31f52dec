import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import type { PreviewedRow } from "../../../views/cross_references_import.tsx";
import { Invalid } from "../../errors.ts";
import { type FileRow, type ImportRow, readRows } from "./import.ts";
import { keepCrossReference, type NewCrossReference } from "./keep.ts";

/** More are for the API, or several files: each is tried before it is shown. */
const MOST = 5000;

/** Tries what keeping a file's rows would do, each after those before it; nothing is kept. Throws `Invalid` for too many. */
export async function previewCrossReferences(
  tx: Tx,
  { rows, connectionId, by }: { rows: FileRow[]; connectionId: string; by: string },
): Promise<PreviewedRow[]> {
  if (rows.length > MOST)
    throw new Invalid(
      `Cannot show what would change: the file has ${rows.length} rows, the limit is ${MOST}`,
    );
  const read = await readRows(
    tx,
    rows.map(({ row }) => row),
    connectionId,
  );
  const previewed: PreviewedRow[] = [];
  await sql`savepoint preview`.execute(tx);
  for (const [at, { line, row }] of rows.entries()) {
    const reference = read[at]!;
    const shown = { line, ...shownOf(row), fault: null };
    if ("fault" in reference) previewed.push({ ...shown, outcome: "error", fault: reference.fault });
    else
      previewed.push({
        ...shown,
        outcome: await outcomeOf(tx, { ...reference, connectionId, createdBy: by }),
      });
  }
  await sql`rollback to savepoint preview`.execute(tx);
  return previewed;
}

function shownOf(row: ImportRow) {
  return {
    customer: row.customer ?? "",
    customerText: row.customer_text ?? "",
    item: row.item ?? "",
    unit: row.unit || null,
    factor: row.factor ? String(row.factor) : null,
    validFrom: row.valid_from || null,
    validTo: row.valid_to || null,
  };
}

async function outcomeOf(tx: Tx, reference: NewCrossReference): Promise<PreviewedRow["outcome"]> {
  const { outcome, against } = await keepCrossReference(tx, reference);
  if (outcome === "conflict") return against === reference.itemErpId ? "changed" : "conflict";
  return outcome === "kept" ? "new" : outcome;
}
