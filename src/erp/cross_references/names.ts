import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { Invalid } from "../../errors.ts";
import { itemKeys } from "../search/item_words.ts";
import { keyOf } from "../search/words.ts";
import type { NewCrossReference } from "./settle.ts";
import type { FileRow, ImportRow } from "./table.ts";
import { faultOfTerms } from "./terms.ts";

/** A table of cross-references. */
export interface Table {
  /** Read as they are asked for. */
  rows: Iterable<FileRow>;
  /** Of the file; null: it has none. */
  name: string | null;
  connectionId: string;
  /** Who brings it. */
  by: string;
  /** Hears how many rows are done. */
  tell?(rows: number): void;
}

/** A row and what it means in the ERP; null where it has a fault. */
export interface ReadRow extends FileRow {
  reference: NewCrossReference | null;
}

/** Rows that a table may have, and those that one statement looks up or writes. */
const MOST = 100_000;
const AT_ONCE = 2000;

/** Reads a table two thousand rows at a time. Throws `Invalid` for too many, `Malformed`. */
export async function* readTable(tx: Tx, { rows, ...table }: Table): AsyncGenerator<ReadRow[]> {
  const customers: Customers = new Map();
  let count = 0;
  // The tables grow as they are read: plans of before don't fit, and find no list's hash.
  await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
  for (const some of partsOf(rows)) {
    count += some.length;
    if (count > MOST) throw new Invalid(`Cannot take the cross-references: more than ${MOST} at once`);
    const ids = await idsOf(tx, { rows: some, connectionId: table.connectionId, customers });
    yield some.map((row) => readRow(row, { ...table, ids }));
    table.tell?.(count);
  }
}

function* partsOf(rows: Iterable<FileRow>) {
  let part: FileRow[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length) yield part;
}

/** By what they are called; null: nobody is. */
type Customers = Map<string, string | null>;

/** The ERP's ids by what rows call things; which customers were looked up is kept in `customers`. */
async function idsOf(
  tx: Tx,
  { rows, connectionId, customers }: { rows: FileRow[]; connectionId: string; customers: Customers },
) {
  const named = (name: keyof ImportRow) => [
    ...new Set(rows.map(({ row }) => textOf(row[name])).filter(Boolean)),
  ];
  const unknown = named("customer").filter((name) => !customers.has(name));
  const found = await customersOf(tx, { connectionId, names: unknown });
  for (const name of unknown) customers.set(name, found.get(name) ?? null);
  return {
    customers,
    items: await itemsOf(tx, { connectionId, names: named("item") }),
    places: await placesOf(tx, { connectionId, names: named("ship_to") }),
  };
}

/** Where things are looked for, and by which names. */
interface Named {
  connectionId: string;
  names: string[];
}

async function itemsOf(tx: Tx, { connectionId, names }: Named) {
  const keys = names.map(
    (sku) => itemKeys({ sku, description: "", manufacturer_sku: null, gtin: null }).sku_key,
  );
  // A look-up of each by index: offset 0 keeps it from being joined otherwise.
  const found = await sql<Called>`
    select found.* from unnest(${keys}::text[], ${names}::text[]) as asked (key, name) cross join lateral (
      select erp_id, sku as code from erp_items
      where connection_id = ${connectionId} and active and sku_key = asked.key and sku = asked.name offset 0) found
    union
    select erp_id, sku from erp_items
    where connection_id = ${connectionId} and active and erp_id = any(${names}::text[])`.execute(tx);
  return byName(found.rows);
}

async function customersOf(tx: Tx, { connectionId, names }: Named) {
  if (!names.length) return new Map<string, string>();
  const found = await sql<Called>`
    select erp_id, code from erp_customers
    where connection_id = ${connectionId} and active and code in (select unnest(${names}::text[]))
    union
    select erp_id, code from erp_customers
    where connection_id = ${connectionId} and active and erp_id = any(${names}::text[])`.execute(tx);
  return byName(found.rows);
}

/** Customers by their addresses. */
async function placesOf(tx: Tx, { connectionId, names }: Named) {
  if (!names.length) return new Map<string, string>();
  const { rows } = await sql<{ erp_id: string; customer_erp_id: string }>`
    select erp_id, customer_erp_id from erp_shipping_addresses
    where connection_id = ${connectionId} and erp_id = any(${names}::text[])`.execute(tx);
  return new Map(rows.map(({ erp_id, customer_erp_id }) => [erp_id, customer_erp_id]));
}

interface Called {
  erp_id: string;
  code: string;
}

/** The code people use wins over an id that happens to be the same. */
function byName(rows: Called[]) {
  return new Map([
    ...rows.map(({ erp_id }) => [erp_id, erp_id] as const),
    ...rows.map(({ erp_id, code }) => [code, erp_id] as const),
  ]);
}

type Ids = Awaited<ReturnType<typeof idsOf>>;

function readRow(file: FileRow, table: Omit<Table, "rows"> & { ids: Ids }): ReadRow {
  const meant = file.fault === null ? meaningOf(file.row, table.ids) : file.fault;
  if (typeof meant === "string") return { ...file, reference: null, fault: meant };
  const { connectionId, by: createdBy, name } = table;
  const source = name && `${name}, line ${file.line}`;
  return { ...file, reference: { ...meant, connectionId, createdBy, source } };
}

/** What a row says in the ERP's ids, or what is wrong with it. */
function meaningOf(row: ImportRow, { items, customers, places }: Ids) {
  const [customer, item, shipTo] = [textOf(row.customer), textOf(row.item), textOf(row.ship_to)];
  const [unit, factor] = [textOf(row.unit) || null, textOf(row.factor) || null];
  const [validFrom, validTo] = [textOf(row.valid_from) || null, textOf(row.valid_to) || null];
  const customerText = textOf(row.customer_text);
  if (!customerText) return '"customer_text" is missing';
  if (!item) return '"item" is missing';
  if (customerText.length > 500) return '"customer_text" is longer than 500 characters';
  if (!keyOf(customerText)) return `"${customerText}" has no words`;
  const itemErpId = items.get(item);
  if (!itemErpId) return `the ERP has no item "${item}"`;
  const customerErpId = customer ? customers.get(customer)! : null;
  if (customer && !customerErpId) return `the ERP has no customer "${customer}"`;
  if (shipTo && (!customerErpId || places.get(shipTo) !== customerErpId))
    return `"${shipTo}" is no address of customer "${customer}"`;
  const fault = faultOfTerms({ unit, factor, validFrom, validTo });
  const shipToErpId = shipTo || null;
  return fault ?? { customerText, itemErpId, customerErpId, shipToErpId, unit, factor, validFrom, validTo };
}

function textOf(value: string | number | null | undefined): string {
  return String(value ?? "")
    .toWellFormed()
    .trim();
}
