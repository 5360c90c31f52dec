import { sql } from "kysely";
import { type Tx, tenant } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { type ConnectionRow, connectionsOf } from "./connections.ts";
import { customerWords } from "./search/customer_words.ts";
import { itemWords } from "./search/item_words.ts";
import type { Entity } from "./search/shortlist.ts";
import { weightOf } from "./search/weights.ts";

/** Refreshes the mirror of each of an organization's connections. */
export function refreshMirrors({ db }: Pick<App, "db">, idpOrganizationId: string) {
  return tenant(db, idpOrganizationId, async (tx) => {
    for (const connection of await connectionsOf(tx).execute()) await refreshMirror(tx, connection);
  });
}

/** Copies the ERP's items, customers and addresses into the mirror; what the ERP no longer has becomes inactive. */
export async function refreshMirror(tx: Tx, connection: Pick<ConnectionRow, "id" | "idp_organization_id">) {
  const items = await tx
    .selectFrom("sandbox.items")
    .select(["id as erp_id", "sku", "description", "unit", "price", "currency", "manufacturer_sku", "gtin"])
    .where("blocked", "=", false)
    .execute();
  const customers = await tx
    .selectFrom("sandbox.customers")
    .select(["id as erp_id", "code", "name", "address", "email_domain", "tax_id"])
    .execute();
  const addresses = await tx
    .selectFrom("sandbox.addresses")
    .select(["id as erp_id", "customer_id as customer_erp_id", "name", "address"])
    .execute();
  await tx
    .updateTable("erp_connections")
    .set({
      item_count: items.length,
      customer_count: customers.length,
      last_sync_at: sql<Date>`now()`,
    })
    .where("id", "=", connection.id)
    .execute();
  await copyIndexed(tx, "item", {
    connection,
    table: "erp_items",
    rows: items.map((row) => ({ row, ...itemWords(row) })),
  });
  await copyIndexed(tx, "customer", {
    connection,
    table: "erp_customers",
    rows: customers.map((row) => ({ row, ...customerWords(row) })),
  });
  await copy(tx, "erp_shipping_addresses", connection, addresses);
}

type Row = { erp_id: string } & Record<string, unknown>;
type Owner = Pick<ConnectionRow, "id" | "idp_organization_id">;

interface Indexed {
  row: Row;
  /** The words whose weight is the row's. */
  described: Set<string>;
  /** The words it is found by. */
  found: Set<string>;
}

async function copyIndexed(
  tx: Tx,
  entity: Entity,
  { connection, table, rows }: { connection: Owner; table: "erp_items" | "erp_customers"; rows: Indexed[] },
) {
  const counts = new Map<string, number>();
  for (const { found } of rows) for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weight = (word: string) => weightOf(word, { count: counts.get(word) ?? 0, total: rows.length });
  const weighed = rows.map(({ row, described }) => ({
    ...row,
    word_weight: [...described].reduce((sum, word) => sum + weight(word), 0),
  }));
  const numbers = await copy(tx, table, connection, weighed);
  await index(tx, entity, { connection, rows, numbers });
}

/** Upserts rows in one statement, as one parameter. Returns the number of each by its ERP's id. */
async function copy(tx: Tx, table: string, connection: Owner, rows: Row[]): Promise<Map<string, string>> {
  const name = sql.table(table);
  await sql`
    update ${name} set active = false
    where connection_id = ${connection.id} and active
      and not erp_id = any(${rows.map(({ erp_id }) => erp_id)}::text[])`.execute(tx);
  if (!rows.length) return new Map();
  const columns = Object.keys(rows[0]!);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const changes = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const numbered = table === "erp_shipping_addresses" ? sql`null` : sql.ref(`${table}.number`);
  const { rows: written } = await sql<{ erp_id: string; number: string }>`
    insert into ${name} (idp_organization_id, connection_id, ${list})
    select ${connection.idp_organization_id}, ${connection.id}, ${list}
    from jsonb_populate_recordset(null::${name}, ${{ rows }}::jsonb -> 'rows')
    on conflict (connection_id, erp_id) do update set ${changes}, active = true, updated_at = now()
    returning erp_id, ${numbered} as number`.execute(tx);
  return new Map(written.map(({ erp_id, number }) => [erp_id, number]));
}

async function index(
  tx: Tx,
  entity: Entity,
  { connection, rows, numbers }: { connection: Owner; rows: Indexed[]; numbers: Map<string, string> },
) {
  const postings = new Map<string, number[]>();
  for (const { row, found } of rows) {
    const number = Number(numbers.get(row.erp_id));
    for (const word of found) {
      const others = postings.get(word);
      if (others) others.push(number);
      else postings.set(word, [number]);
    }
  }
  const arrays = [...postings.values()].map((numbers) => `{${numbers}}`);
  await sql`delete from erp_words where connection_id = ${connection.id} and entity = ${entity}`.execute(tx);
  await sql`
    insert into erp_words (idp_organization_id, connection_id, entity, word, row_count, numbers)
    select ${connection.idp_organization_id}, ${connection.id}, ${entity}, word, cardinality(numbers), numbers
    from (select word, numbers::bigint[] from unnest(${[...postings.keys()]}::text[], ${arrays}::text[])
      as posted (word, numbers) order by word) as words`.execute(tx);
}
