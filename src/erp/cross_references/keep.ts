import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { Invalid } from "../../errors.ts";
import { forgetDeclines } from "../declines.ts";
import {
  type Kept,
  type NewCrossReference,
  type Scope,
  type Settled,
  type Standing,
  type Standings,
  scopeOf,
  settle,
  standingOf,
} from "./settle.ts";
import { faultOfTerms } from "./terms.ts";
import { matchWaiting } from "./waiting.ts";

/** Keeps what a customer calls an item, and has the orders in review matched anew that say so. Nothing is overwritten: what contradicts a live one waits for a decision. Throws `Invalid`. */
export async function saveCrossReference(tx: Tx, reference: NewCrossReference): Promise<Kept> {
  const row = standingOf(reference);
  const { unit, factor, valid_from: validFrom, valid_to: validTo } = row;
  const fault = row.customer_key ? faultOfTerms({ unit, factor, validFrom, validTo }) : "it has no words";
  if (fault) throw new Invalid(`Cannot save the cross-reference: ${fault}`);
  await lockWords(tx, row);
  const source = reference.orderLineId ? await sourceOf(tx, reference.orderLineId) : reference.source;
  const kept = await keepCrossReferences(tx, [{ ...reference, source }]);
  await matchWaiting(tx, kept);
  return kept[0]!.outcome;
}

/** Others that keep or end something for the same words wait until the transaction ends, as do imports. */
export async function lockWords(
  tx: Tx,
  { connection_id, customer_key }: Pick<Scope, "connection_id" | "customer_key">,
) {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(connection_id)})`.execute(tx);
  await sql`select pg_advisory_xact_lock(${lockOf(`${connection_id} ${customer_key}`)})`.execute(tx);
}

/** Others that keep or end anything for the connection wait until the transaction ends. */
export async function lockConnection(tx: Tx, connectionId: string) {
  await sql`select pg_advisory_xact_lock(${lockOf(connectionId)})`.execute(tx);
}

function lockOf(what: string) {
  return sql`hashtextextended(${`reference ${what}`}, 0)`;
}

/** Keeps cross-references of one connection, in their order, as `saveCrossReference` does each. They are locked, and their terms have no fault. */
export async function keepCrossReferences(tx: Tx, references: NewCrossReference[]): Promise<Settled[]> {
  const settled = await settleCrossReferences(tx, references, new Map());
  const added = settled.flatMap(({ outcome, row }, at) =>
    outcome === "known" ? [] : [{ ...row, ...ledgerOf(references[at]!) }],
  );
  if (!added.length) return settled;
  await sql`
    insert into cross_references (
      id, idp_organization_id, connection_id, customer_erp_id, ship_to_erp_id, customer_key, customer_text, item_erp_id,
      unit, factor, valid_from, valid_to, challenges, created_by, created_at, order_line_id, source)
    select id, current_setting('app.organization'), connection_id, customer_erp_id, ship_to_erp_id, customer_key,
      customer_text, item_erp_id, unit, factor, valid_from, valid_to, challenges, created_by, clock_timestamp(),
      order_line_id, source
    from jsonb_to_recordset(${{ rows: added }}::jsonb -> 'rows') as added (
      id uuid, connection_id uuid, customer_erp_id text, ship_to_erp_id text, customer_key text, customer_text text,
      item_erp_id text, unit text, factor numeric, valid_from date, valid_to date, challenges uuid, created_by text,
      order_line_id uuid, source text)`.execute(tx);
  await forgetDeclines(tx, added);
  return settled;
}

function ledgerOf({ customerText, createdBy, orderLineId, source }: NewCrossReference) {
  return {
    customer_text: customerText.trim(),
    created_by: createdBy,
    order_line_id: orderLineId ?? null,
    source: source ?? null,
  };
}

/** What would become of cross-references of one connection. `standings` has what was read of the database; what it has is not read again. */
export async function settleCrossReferences(
  tx: Tx,
  references: NewCrossReference[],
  standings: Standings,
): Promise<Settled[]> {
  const rows = references.map(standingOf);
  const asked = new Map(rows.map((row) => [scopeOf(row), row]));
  for (const scope of standings.keys()) asked.delete(scope);
  for (const scope of asked.keys()) standings.set(scope, []);
  for (const each of await standingFor(tx, [...asked.values()]))
    if (asked.has(scopeOf(each))) standings.get(scopeOf(each))!.push(each);
  return settle(rows, standings);
}

/** Two queries, as each has an index of its own: what is used, and what waits. Found by lists, for which an unfit plan reads the table once and not once for each; more may be found than was asked for. */
async function standingFor(tx: Tx, rows: Standing[]): Promise<Standing[]> {
  if (!rows.length) return [];
  const all = <T>(of: (row: Standing) => T) => [...new Set(rows.map(of))];
  const keys = all(({ customer_key }) => customer_key);
  const customers = all(({ customer_erp_id }) => customer_erp_id ?? "");
  const places = all(({ ship_to_erp_id }) => ship_to_erp_id ?? "");
  const of = (waits: boolean) => sql`
    select id, connection_id, customer_erp_id, ship_to_erp_id, customer_key, item_erp_id, unit, factor, valid_from,
      valid_to, challenges, created_at
    from cross_references
    where connection_id = ${rows[0]!.connection_id} and customer_key = any(${keys}::text[])
      and coalesce(customer_erp_id, '') = any(${customers}::text[])
      and coalesce(ship_to_erp_id, '') = any(${places}::text[])
      and revoked_at is null and challenges is ${sql.raw(waits ? "not null" : "null")}`;
  const { rows: found } = await sql<Standing>`
    ${of(false)} union all ${of(true)} order by created_at, id`.execute(tx);
  return found;
}

async function sourceOf(tx: Tx, lineId: string): Promise<string | null> {
  const line = await tx
    .selectFrom("order_lines")
    .innerJoin("extracted_orders", "extracted_orders.id", "order_lines.order_id")
    .innerJoin("pdf_documents", "pdf_documents.id", "extracted_orders.document_id")
    .select(["file_name", "order_lines.position"])
    .where("order_lines.id", "=", lineId)
    .executeTakeFirst();
  return line ? `${line.file_name}, line ${line.position}` : null;
}
