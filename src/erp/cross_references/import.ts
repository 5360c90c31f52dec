import Papa from "papaparse";
import type { Tx } from "../../../db/mod.ts";
import { Invalid, Malformed } from "../../errors.ts";
import { type Kept, saveCrossReference } from "./keep.ts";
import { faultOfTerms } from "./terms.ts";

/** A cross-reference as it comes in: customer by code, item by SKU, or both by the ERP's id; dates YYYY-MM-DD. Empty is none. */
export interface ImportRow {
  customer?: string | null;
  ship_to?: string | null;
  customer_text?: string | null;
  item?: string | null;
  unit?: string | null;
  factor?: string | number | null;
  valid_from?: string | null;
  valid_to?: string | null;
}

/** What a table may say of a cross-reference. */
export const COLUMNS = [
  "customer",
  "ship_to",
  "customer_text",
  "item",
  "unit",
  "factor",
  "valid_from",
  "valid_to",
] as const satisfies (keyof ImportRow)[];
/** What an export says besides; it isn't read. */
export const NOTES = ["description", "created_by", "created_at", "source"];
const KNOWN: readonly string[] = [...COLUMNS, ...NOTES];

/** What became of the rows. */
export type Imported = Record<Kept, number>;

const MOST = 50_000;
const FAULTS_SAID = 20;

/** A row, and the line of the file that it begins in, from 1. */
export interface FileRow {
  line: number;
  row: ImportRow;
}

/** The rows of a table with a head. Throws `Malformed`. */
export function rowsOfCsv(text: string): FileRow[] {
  const [head, ...rows] = cellsOf(text.replace(/^\uFEFF/, ""));
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const missing = ["customer_text", "item"].find((name) => !names.includes(name));
  if (missing) throw new Malformed(`Cannot read the table: the column "${missing}" is missing`);
  const strange = names.find((name) => name && !KNOWN.includes(name));
  if (strange)
    throw new Malformed(`Cannot read the table: the column "${strange}" is not one of ${COLUMNS.join(", ")}`);
  return rows.map(({ line, cells }) => ({
    line,
    row: unescaped(Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]))),
  }));
}

/** The rows that are not empty; one may go over several lines. */
function cellsOf(text: string) {
  const rows: { line: number; cells: string[] }[] = [];
  let [line, at] = [1, 0];
  let broken: string | undefined;
  const { meta } = Papa.parse(text, { preview: 10, skipEmptyLines: "greedy" });
  Papa.parse<string[]>(text, {
    delimiter: meta.delimiter,
    step({ data, errors, meta }) {
      const quotes = errors.find(({ type }) => type === "Quotes");
      if (quotes) broken ??= `line ${line}: ${quotes.message}`;
      if (data.some((cell) => cell.trim())) rows.push({ line, cells: data });
      line += text.slice(at, meta.cursor).split("\n").length - 1;
      at = meta.cursor;
    },
  });
  if (broken) throw new Malformed(`Cannot read the table: ${broken}`);
  return rows;
}

/** What the export has put before cells that look like formulas. */
function unescaped(row: Record<string, string>): ImportRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, String(value ?? "").replace(/^'(?=[=+\-@\t\r])/, "")]),
  );
}

/** Keeps all rows or none. Throws `Invalid`, which says what is wrong row by row, from 1. */
export async function importCrossReferences(
  tx: Tx,
  { rows, connectionId, by }: { rows: ImportRow[]; connectionId: string; by: string },
): Promise<Imported> {
  if (rows.length > MOST) throw new Invalid(`Cannot take the cross-references: more than ${MOST} at once`);
  const read = await readRows(tx, rows, connectionId);
  const faults = read.flatMap((row, at) => ("fault" in row ? [`row ${at + 1}: ${row.fault}`] : []));
  if (faults.length) {
    const more = faults.length > FAULTS_SAID ? `; and ${faults.length - FAULTS_SAID} more` : "";
    throw new Invalid(`Cannot take the cross-references: ${faults.slice(0, FAULTS_SAID).join("; ")}${more}`);
  }
  const counts: Imported = { kept: 0, known: 0, conflict: 0 };
  for (const row of read)
    if (!("fault" in row)) counts[await saveCrossReference(tx, { ...row, connectionId, createdBy: by })]++;
  return counts;
}

/** What the rows mean in the ERP, or what is wrong with each. */
export async function readRows(tx: Tx, rows: ImportRow[], connectionId: string) {
  const ids = await idsOf(tx, rows, connectionId);
  return rows.map((row) => readRow(row, ids));
}

interface Ids {
  items: Map<string, string>;
  customers: Map<string, string>;
  /** Customers by their addresses. */
  places: Map<string, string>;
}

/** The ERP's ids by what the rows call things. */
async function idsOf(tx: Tx, rows: ImportRow[], connectionId: string): Promise<Ids> {
  const named = (name: keyof ImportRow) => [...new Set(rows.map((row) => textOf(row[name])).filter(Boolean))];
  const items = await tx
    .selectFrom("erp_items")
    .select(["erp_id", "sku as code"])
    .where("connection_id", "=", connectionId)
    .where("active", "=", true)
    .where((eb) =>
      eb.or([eb("sku", "in", [null, ...named("item")]), eb("erp_id", "in", [null, ...named("item")])]),
    )
    .execute();
  const customers = await tx
    .selectFrom("erp_customers")
    .select(["erp_id", "code"])
    .where("connection_id", "=", connectionId)
    .where("active", "=", true)
    .execute();
  const places = await tx
    .selectFrom("erp_shipping_addresses")
    .select(["erp_id", "customer_erp_id"])
    .where("connection_id", "=", connectionId)
    .where("erp_id", "in", [null, ...named("ship_to")] as string[])
    .execute();
  return {
    items: byName(items),
    customers: byName(customers),
    places: new Map(places.map(({ erp_id, customer_erp_id }) => [erp_id, customer_erp_id])),
  };
}

/** The code people use wins over an id that happens to be the same. */
function byName(rows: { erp_id: string; code: string }[]) {
  return new Map([
    ...rows.map(({ erp_id }) => [erp_id, erp_id] as const),
    ...rows.map(({ erp_id, code }) => [code, erp_id] as const),
  ]);
}

function readRow(row: ImportRow, { items, customers, places }: Ids) {
  const fault = (words: string) => ({ fault: words });
  const [customer, item, shipTo] = [textOf(row.customer), textOf(row.item), textOf(row.ship_to)];
  const [unit, factor] = [textOf(row.unit) || null, textOf(row.factor) || null];
  const [validFrom, validTo] = [textOf(row.valid_from) || null, textOf(row.valid_to) || null];
  const customerText = textOf(row.customer_text);
  if (!customerText) return fault('"customer_text" is missing');
  if (!item) return fault('"item" is missing');
  if (customerText.length > 500) return fault('"customer_text" is longer than 500 characters');
  const itemErpId = items.get(item);
  if (!itemErpId) return fault(`the ERP has no item "${item}"`);
  const customerErpId = customer ? customers.get(customer) : null;
  if (customerErpId === undefined) return fault(`the ERP has no customer "${customer}"`);
  if (shipTo && (!customerErpId || places.get(shipTo) !== customerErpId))
    return fault(`"${shipTo}" is no address of customer "${customer}"`);
  const wrong = faultOfTerms({ unit, factor, validFrom, validTo });
  if (wrong) return fault(wrong);
  return {
    customerText,
    itemErpId,
    customerErpId,
    shipToErpId: shipTo || null,
    unit,
    factor,
    validFrom,
    validTo,
  };
}

function textOf(value: string | number | null | undefined): string {
  return String(value ?? "").trim();
}
