import { type RawBuilder, sql } from "kysely";
import type { OrderStatus, Tx } from "../../db/mod.ts";
import type { QueueRow, QueueSort } from "../../views/review.tsx";
import type { LeftProps } from "../../views/review_left.tsx";
import type { WaitingRow } from "../../views/review_waiting.tsx";
import type { WeekProps } from "../../views/review_week.tsx";
import { isUuid } from "../formats.ts";
import { heldMailsIn } from "../mail/mod.ts";
import { weekOf } from "./week.ts";

/** Orders on a page of the queue. */
const PAGE = 50;

const STATUSES: OrderStatus[] = ["pending_review", "submitting", "unconfirmed", "submitted", "rejected"];

/** What of the queue is asked for, and by whom. */
export interface QueueQuery {
  userId: string;
  /** Null: orders of every state. */
  status: OrderStatus | null;
  text: string;
  sort: QueueSort;
  /** The `older` of the page before. */
  after: string | null;
}

/** Written out: with a parameter as its limit a query is planned anew each time, and for too many rows. */
const LIMIT = sql.lit(PAGE + 1);

/** An order in the queue, by name only. */
interface Queued {
  id: string;
  /** Of the order's row: another after each write. */
  state: string;
  at: string;
}

/** A page of the queue, and the cursor of the next one. */
export async function queueOf(
  tx: Tx,
  query: QueueQuery,
): Promise<{ orders: Queued[]; older: string | null }> {
  const newest = query.sort === "newest";
  const { rows } = await sql<Queued>`
    select o.id, o.xmin::text as state, o.created_at::text as at from extracted_orders o
    where (o.user_id is null or o.user_id = ${query.userId})
      ${query.status ? sql`and o.status = ${query.status}` : sql``}
      ${beyond(query.after, newest)} ${saying(query.text)}
    order by o.created_at ${sql.raw(newest ? "desc, o.id" : "asc, o.id desc")}
    limit ${LIMIT}`.execute(tx);
  const orders = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? orders.at(-1) : undefined;
  return { orders, older: last ? `${last.at}~${last.id}` : null };
}

/** Rows that stay in memory: some 600 bytes each. */
const MOST_KEPT = 20_000;

/** What the queue shows of orders; each is read once for each of its states, as many people look at the same ones again and again. */
export function queueRows() {
  const kept = new Map<string, QueueRow>();
  return async (tx: Tx, orders: Queued[]): Promise<QueueRow[]> => {
    const shown = orders.map(({ id, state }) => kept.get(`${id} ${state}`));
    const missing = orders.filter((_, at) => !shown[at]).map(({ id }) => id);
    const read = missing.length ? await rowsOf(tx, missing) : [];
    if (kept.size + read.length > MOST_KEPT) kept.clear();
    for (const row of read) kept.set(`${row.id} ${row.state}`, row);
    const byId = new Map(read.map((row) => [row.id, row]));
    return orders.flatMap(({ id }, at) => shown[at] ?? byId.get(id) ?? []);
  };
}

async function rowsOf(tx: Tx, ids: string[]): Promise<(QueueRow & { state: string })[]> {
  const { rows } = await sql<QueueRow & { state: string }>`
    select o.id, o.xmin::text as state, o.status, o.po_number as "poNumber", o.customer_name as "customerName",
      d.file_name as "fileName", o.line_count as "lineCount", o.total, o.currency, o.required_date as "requiredDate",
      o.error_count as "errorCount", o.warning_count as "warningCount", o.matched_at is not null as matched,
      case when o.error_count > 0 then
        jsonb_path_query_first(o.findings, '$[*] ? (@.level == "error" && !exists(@.acknowledgedBy)).message')
      when o.warning_count > 0 then
        jsonb_path_query_first(o.findings, '$[*] ? (!exists(@.acknowledgedBy)).message') end #>> '{}' as reason,
      coalesce(o.erp_order_number, o.erp_order_id) as "erpOrder", o.rejected_reason as "rejectedReason", o.created_at as "createdAt"
    from extracted_orders o join pdf_documents d on d.id = o.document_id
    where o.id = any(${ids}::uuid[])`.execute(tx);
  return rows;
}

function beyond(after: string | null, newest: boolean): RawBuilder<unknown> {
  // As text: the driver would cut a timestamp's microseconds off.
  const [, at, id] = /^([\d :.+-]+)~([0-9a-f-]{36})$/.exec(after ?? "") ?? [];
  if (!at || !id) return sql``;
  return newest
    ? sql`and o.created_at <= ${at}::text::timestamptz and (o.created_at < ${at}::text::timestamptz or o.id > ${id}::uuid)`
    : sql`and o.created_at >= ${at}::text::timestamptz and (o.created_at > ${at}::text::timestamptz or o.id < ${id}::uuid)`;
}

/** No index serves these: below row-level security PostgreSQL lets none be searched by a pattern. Parts are compared whole, as there are many. */
function saying(text: string): RawBuilder<unknown> {
  const pattern = `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
  if (!text.trim()) return sql``;
  const parts = [...new Set([text.trim(), text.trim().toUpperCase()])];
  return sql`and (o.po_number ilike ${pattern} or o.customer_name ilike ${pattern}
    or o.document_id in (select d.id from pdf_documents d where d.file_name ilike ${pattern})
    or o.id in (select l.order_id from order_lines l
      where l.customer_sku = any(${parts}) or l.supplier_sku = any(${parts}) or l.item_sku = any(${parts})))`;
}

type Counts = Record<OrderStatus, number>;

/** How many orders are in each state. */
async function countsOf(tx: Tx, userId: string): Promise<Counts> {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select status, count(*)::int as count from extracted_orders
    where (user_id is null or user_id = ${userId}) group by status`.execute(tx);
  const counts = Object.fromEntries(rows.map((row) => [row.status, row.count]));
  return Object.fromEntries(STATUSES.map((status) => [status, counts[status] ?? 0])) as Counts;
}

/** What stands around the rows of the queue. */
export interface Overview {
  counts: Counts;
  waiting: WaitingRow[];
  heldMails: number;
  week: WeekProps;
}

/** Overviews, which each page of the queue asks for: one is kept for twenty times as long as it took, at most ten seconds. */
export function overviews() {
  const held = new Map<string, { overview: Promise<Overview>; until: number }>();
  return (tx: Tx, { userId, idpOrganizationId }: { userId: string; idpOrganizationId: string }) => {
    const key = `${idpOrganizationId} ${userId}`;
    const started = performance.now();
    const kept = held.get(key);
    if (kept && kept.until > started) return kept.overview;
    for (const [each, { until }] of held) if (until < started) held.delete(each);
    const asked = { overview: overviewOf(tx, userId), until: Number.POSITIVE_INFINITY };
    held.set(key, asked);
    asked.overview.then(
      () => {
        const now = performance.now();
        asked.until = now + Math.min(10_000, 20 * (now - started));
      },
      () => held.delete(key),
    );
    return asked.overview;
  };
}

async function overviewOf(tx: Tx, userId: string): Promise<Overview> {
  const [counts, waiting, heldMails, week] = await Promise.all([
    countsOf(tx, userId),
    waitingOf(tx, userId),
    heldMailsIn(tx),
    weekOf(tx, userId),
  ]);
  return { counts, waiting, heldMails, week };
}

/** The status that a query names; when it names none a search looks at every order, and else it is the queue to review. */
export function statusIn(status: string | undefined, text: string): OrderStatus | null {
  return STATUSES.find((each) => each === status) ?? (text.trim() ? null : "pending_review");
}

/** Documents that are waiting, being read, or could not be read and have no order; ten, those being read and then the newest first. */
export async function waitingOf(tx: Tx, userId: string): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select id, file_name as "fileName", status, processing_error as error, created_at as "createdAt",
      pages_recognized as recognized, pages_to_recognize as "toRecognize"
    from pdf_documents
    where status <> 'completed' and (user_id is null or user_id = ${userId})
      and (status <> 'failed' or created_at > now() - interval '7 days')
    order by status = 'processing' desc, created_at desc limit 10`.execute(tx);
  return rows;
}

/**
 * The order that comes after one in the queue, or else the one that waited longest; null when the queue is clear. So an
 * order that the ERP refused comes again after all the others, and two of them don't take turns.
 */
export async function nextInQueue(tx: Tx, { userId, except }: { userId: string; except: string }) {
  const waiting = tx
    .selectFrom("extracted_orders")
    .select("id")
    .where("status", "=", "pending_review")
    .where("id", "!=", except)
    .where((eb) => eb.or([eb("user_id", "is", null), eb("user_id", "=", userId)]))
    .orderBy("created_at")
    .orderBy("id", "desc")
    .limit(sql.lit(1));
  const here = tx.selectFrom("extracted_orders").select("created_at").where("id", "=", except);
  const after = await waiting.where("created_at", ">=", here).executeTakeFirst();
  const next = after ?? (await waiting.executeTakeFirst());
  return next?.id ?? null;
}

/** The order of an address that says which one was just rejected or submitted; null when it is hidden, or no longer rejected. */
export async function leftIn(
  tx: Tx,
  { rejected = "", submitted = "" }: Record<string, string | undefined>,
  userId: string,
): Promise<LeftProps | null> {
  const id = rejected || submitted;
  if (!isUuid(id)) return null;
  const order = await tx
    .selectFrom("extracted_orders")
    .select(["id as orderId", "po_number as poNumber", "status", "erp_order_number as erpOrderNumber"])
    .where("id", "=", id)
    .where("status", rejected ? "=" : "!=", "rejected")
    .where((eb) => eb.or([eb("user_id", "is", null), eb("user_id", "=", userId)]))
    .executeTakeFirst();
  return order ?? null;
}
