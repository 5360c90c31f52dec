import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";
import type { DocumentPaneProps, PageContentProps, SheetContentProps } from "../../views/document_pane.tsx";
import { NotFound } from "../errors.ts";
import { mailPanelOf } from "../mail/mod.ts";
import type { Page, Sheet } from "../reading/mod.ts";
import { originalPart } from "./queries.ts";

/** Rows of a sheet that are shown at once. */
const SHOWN_ROWS = 1000;
const SHOWN_COLUMNS = 60;

/** What the pane of a document needs at first: how many pages of which size, which sheets (none before it was read), and its mail. */
export async function paneOf(
  tx: Tx,
  document: { id: string; file_name: string },
): Promise<DocumentPaneProps> {
  const { rows } = await sql<Pick<DocumentPaneProps, "pages" | "sheets">>`
    select
      coalesce((select jsonb_agg(jsonb_build_object('number', p->'number', 'width', p->'width', 'height', p->'height', 'scanned', p->'scanned') order by n)
        from jsonb_array_elements(original_data #> '{reading,pages}') with ordinality as pages(p, n)), '[]') as pages,
      coalesce((select jsonb_agg(jsonb_build_object('index', n - 1, 'name', s->'name') order by n)
        from jsonb_array_elements(original_data #> '{reading,sheets}') with ordinality as sheets(s, n)
        where not coalesce((s->>'hidden')::boolean, false)), '[]') as sheets
    from pdf_documents where id = ${document.id}`.execute(tx);
  return {
    documentId: document.id,
    fileName: document.file_name,
    ...(rows[0] ?? { pages: [], sheets: [] }),
    mail: await mailPanelOf(tx, document.id),
  };
}

/** One page's words for the overlay. Throws `NotFound`. */
export async function pageContentOf(tx: Tx, documentId: string, number: number): Promise<PageContentProps> {
  const page = await partAt<Page>(tx, documentId, ["pages", number - 1]);
  if (!page) throw new NotFound("There is no such page");
  const words = page.words.filter((word) => !word.hidden);
  const { width, height, scanned, undrawn = [] } = page;
  return { documentId, number, width, height, scanned, words, undrawn };
}

/** One sheet as a grid; of a long one the rows from `from` (1 is the first). Throws `NotFound`. */
export async function sheetContentOf(
  tx: Tx,
  documentId: string,
  { index, from = 1 }: { index: number; from?: number },
): Promise<SheetContentProps> {
  const sheet = await partAt<Sheet>(tx, documentId, ["sheets", index]);
  if (!sheet) throw new NotFound("There is no such sheet");
  return { address: `/documents/${documentId}/sheets/${index}`, ...gridOf(sheet, from) };
}

/** PostgreSQL would count a negative place from the end. */
function partAt<T>(tx: Tx, documentId: string, [parts, place]: [string, number]): Promise<T | null> {
  return place < 0 ? Promise.resolve(null) : originalPart<T>(tx, documentId, ["reading", parts, place]);
}

/** A sheet's cells as full rows, from column A to its last one. */
function gridOf({ name, cells, prose }: Sheet, from: number): Omit<SheetContentProps, "address"> {
  const last = (of: "row" | "column") => cells.reduce((most, cell) => Math.max(most, cell[of] + 1), 0);
  const [height, width] = [last("row"), Math.min(last("column"), SHOWN_COLUMNS)];
  const first = Math.max(0, Math.min(Math.trunc(from) - 1 || 0, height - SHOWN_ROWS));
  const rows = Array.from({ length: Math.min(height - first, SHOWN_ROWS) }, (_, at) => ({
    number: first + at + 1,
    cells: Array.from({ length: width }, () => ""),
  }));
  for (const cell of cells) {
    const row = rows[cell.row - first];
    if (row && cell.column < width) row.cells[cell.column] = cell.text;
  }
  return {
    name,
    columns: Array.from({ length: width }, (_, at) => letters(at)),
    rows,
    height,
    ...(prose && { prose }),
  };
}

/** 0 → "A", 26 → "AA". */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
