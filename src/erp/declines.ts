import { type Insertable, sql } from "kysely";
import type { Database, Tx } from "../../db/mod.ts";
import { NotFound } from "../errors.ts";
import { customerKey } from "./cross_references/cross_references.ts";

/** A suggested item that a person took away from a customer's words. */
export interface Decline {
  connectionId: string;
  customerErpId: string;
  customerText: string;
  itemErpId: string;
  by: string;
  /** Document and line, in words. */
  source?: string | null;
}

/** Remembers that an item is not what the customer means; it is not suggested again for these words. */
export async function declineItem(tx: Tx, decline: Decline) {
  const { connectionId, customerErpId, customerText, itemErpId, by, source = null } = decline;
  await tx
    .insertInto("cross_reference_declines")
    .values({
      idp_organization_id: sql<string>`current_setting('app.organization')`,
      connection_id: connectionId,
      customer_erp_id: customerErpId,
      customer_key: customerKey(customerText),
      customer_text: customerText.trim(),
      item_erp_id: itemErpId,
      declined_by: by,
      source,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The items declined for each of a customer's texts, by key. */
export async function declinesFor(
  tx: Tx,
  {
    connectionId,
    customerErpId,
    texts,
  }: { connectionId: string; customerErpId: string | null; texts: string[] },
): Promise<Map<string, Set<string>>> {
  const keys = [...new Set(texts.map(customerKey).filter(Boolean))];
  if (!keys.length || !customerErpId) return new Map();
  const rows = await tx
    .selectFrom("cross_reference_declines")
    .select(["customer_key", "item_erp_id"])
    .where("connection_id", "=", connectionId)
    .where("customer_erp_id", "=", customerErpId)
    .where("customer_key", "in", keys)
    .execute();
  const byKey = Map.groupBy(rows, (row) => row.customer_key);
  return new Map([...byKey].map(([key, items]) => [key, new Set(items.map((item) => item.item_erp_id))]));
}

const LISTED = 100;

/** The newest declines, with names. */
export function listDeclines(tx: Tx) {
  return tx
    .selectFrom("cross_reference_declines as d")
    .leftJoin("erp_items as i", (join) =>
      join.onRef("i.connection_id", "=", "d.connection_id").onRef("i.erp_id", "=", "d.item_erp_id"),
    )
    .leftJoin("erp_customers as c", (join) =>
      join.onRef("c.connection_id", "=", "d.connection_id").onRef("c.erp_id", "=", "d.customer_erp_id"),
    )
    .select([
      "d.id",
      "d.customer_text as customerText",
      "d.customer_erp_id as customerErpId",
      "c.name as customerName",
      "d.item_erp_id as itemErpId",
      "i.sku",
      "i.description",
      "d.declined_by as declinedBy",
      "d.declined_at as declinedAt",
    ])
    .orderBy("d.declined_at", "desc")
    .limit(LISTED)
    .execute();
}

/** Lets a declined item be suggested again. Throws `NotFound`. */
export async function takeBackDecline(tx: Tx, id: string) {
  const { numDeletedRows } = await tx
    .deleteFrom("cross_reference_declines")
    .where(sql<string>`id::text`, "=", id)
    .executeTakeFirst();
  if (!numDeletedRows) throw new NotFound("There is no such declined suggestion");
}

/** Takes back that an item is not what the customer means. */
export async function takeBackDeclined(
  tx: Tx,
  { connectionId, customerErpId, customerText, itemErpId }: Omit<Decline, "by" | "source">,
) {
  const said = {
    connection_id: connectionId,
    customer_erp_id: customerErpId,
    customer_key: customerKey(customerText),
    item_erp_id: itemErpId,
  };
  await forgetDeclines(tx, [said]);
}

type Row = Insertable<Database["cross_references"]>;
type Said = Pick<Row, "connection_id" | "customer_erp_id" | "customer_key" | "item_erp_id">;

/** Whoever says that it is the item takes back that it isn't. */
export async function forgetDeclines(tx: Tx, said: Said[]) {
  const rows = said.map(({ connection_id, customer_erp_id, customer_key, item_erp_id }) => ({
    connection_id,
    customer_erp_id,
    customer_key,
    item_erp_id,
  }));
  await sql`
    delete from cross_reference_declines d
    using jsonb_to_recordset(${{ rows }}::jsonb -> 'rows')
      as said (connection_id uuid, customer_erp_id text, customer_key text, item_erp_id text)
    where d.connection_id = said.connection_id and d.customer_key = said.customer_key
      and d.item_erp_id = said.item_erp_id and d.customer_erp_id = coalesce(said.customer_erp_id, d.customer_erp_id)`.execute(
    tx,
  );
}
