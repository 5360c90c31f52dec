import { type Expression, type SqlBool, sql } from "kysely";
import type { Tx } from "../../db/mod.ts";
import { NotFound } from "../errors.ts";
import { keyOf, wordsOf } from "./search/words.ts";

/** A customer's words for an item, kept by a person. */
export interface CrossReference {
  id: string;
  customerErpId: string | null;
  customerText: string;
  itemErpId: string;
  sku: string | null;
  description: string | null;
  createdBy: string;
  createdAt: Date;
}

export interface NewCrossReference {
  connectionId: string;
  /** Null: for every customer. */
  customerErpId: string | null;
  /** The customer's code, or the description where it has none. */
  customerText: string;
  itemErpId: string;
  createdBy: string;
  orderLineId?: string | null;
}

/** Longer texts are descriptions, even with digits in them. */
const LONGEST_CODE = 20;

/** What two spellings of one customer's words have in common: letters and digits for a code, the words for a description. */
export function customerKey(text: string): string {
  const key = keyOf(text);
  return /\d/.test(key) && key.length <= LONGEST_CODE ? key : [...wordsOf(text)].join(" ") || key;
}

/** Keeps what a customer calls an item; what was kept before for the same words is revoked. */
export async function saveCrossReference(tx: Tx, reference: NewCrossReference) {
  const { connectionId, customerErpId, customerText, itemErpId, createdBy, orderLineId } = reference;
  const customer_key = customerKey(customerText);
  await tx
    .updateTable("cross_references")
    .set({ revoked_at: sql<Date>`now()` })
    .where("connection_id", "=", connectionId)
    .where("customer_erp_id", "is not distinct from", customerErpId)
    .where("customer_key", "=", customer_key)
    .where("revoked_at", "is", null)
    .execute();
  await tx
    .insertInto("cross_references")
    .values({
      idp_organization_id: sql<string>`current_setting('app.organization')`,
      connection_id: connectionId,
      customer_erp_id: customerErpId,
      customer_key,
      customer_text: customerText.trim(),
      item_erp_id: itemErpId,
      created_by: createdBy,
      order_line_id: orderLineId ?? null,
    })
    .execute();
}

/** What is kept for any of these texts, by key; the customer's own before those for everyone. */
export async function crossReferencesFor(
  tx: Tx,
  {
    connectionId,
    customerErpId,
    texts,
  }: { connectionId: string; customerErpId: string | null; texts: string[] },
): Promise<Map<string, CrossReference>> {
  const keys = [...new Set(texts.map(customerKey).filter(Boolean))];
  if (!keys.length) return new Map();
  const rows = await references(tx)
    .where("cross_references.connection_id", "=", connectionId)
    .where("customer_key", "in", keys)
    .where((eb) =>
      eb.or([
        eb("customer_erp_id", "is", null),
        ...(customerErpId ? [eb("customer_erp_id", "=", customerErpId)] : []),
      ]),
    )
    .where("erp_items.active", "=", true)
    .orderBy("customer_erp_id", (order) => order.asc().nullsFirst())
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Takes a cross-reference back. Throws `NotFound`. */
export async function revokeCrossReference(tx: Tx, id: string) {
  const { numUpdatedRows } = await tx
    .updateTable("cross_references")
    .set({ revoked_at: sql<Date>`now()` })
    .where(sql<string>`id::text`, "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (!numUpdatedRows) throw new NotFound("There is no such cross-reference");
}

/** The newest live cross-references whose words, item or customer hold `text`, with the documents they come from. */
export function listCrossReferences(
  tx: Tx,
  { text, limit, offset }: { text: string; limit: number; offset: number },
) {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const holds = (column: Expression<unknown>) => sql<SqlBool>`${column} ilike ${pattern}`;
  let query = references(tx)
    .leftJoin("erp_customers", (join) =>
      join
        .onRef("erp_customers.connection_id", "=", "cross_references.connection_id")
        .onRef("erp_customers.erp_id", "=", "cross_references.customer_erp_id"),
    )
    .leftJoin("order_lines", "order_lines.id", "cross_references.order_line_id")
    .leftJoin("extracted_orders", "extracted_orders.id", "order_lines.order_id")
    .leftJoin("pdf_documents", "pdf_documents.id", "extracted_orders.document_id")
    .select([
      "erp_customers.name as customerName",
      "extracted_orders.id as orderId",
      "pdf_documents.file_name as fileName",
    ])
    .orderBy("cross_references.created_at", "desc")
    .orderBy("cross_references.id")
    .limit(limit)
    .offset(offset);
  if (text)
    query = query.where((eb) =>
      eb.or([
        holds(eb.ref("customer_text")),
        holds(eb.ref("erp_items.sku")),
        holds(eb.ref("erp_items.description")),
        holds(eb.ref("erp_customers.name")),
      ]),
    );
  return query.execute();
}

function references(tx: Tx) {
  return tx
    .selectFrom("cross_references")
    .leftJoin("erp_items", (join) =>
      join
        .onRef("erp_items.connection_id", "=", "cross_references.connection_id")
        .onRef("erp_items.erp_id", "=", "cross_references.item_erp_id"),
    )
    .select([
      "cross_references.id",
      "cross_references.customer_key as key",
      "cross_references.customer_erp_id as customerErpId",
      "cross_references.customer_text as customerText",
      "cross_references.item_erp_id as itemErpId",
      "erp_items.sku",
      "erp_items.description",
      "cross_references.created_by as createdBy",
      "cross_references.created_at as createdAt",
    ])
    .where("cross_references.revoked_at", "is", null);
}
