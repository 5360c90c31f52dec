import { type Expression, type SqlBool, sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { isAfter, momentIn, type Place } from "../../web/mod.ts";
import { keyOf, wordsOf } from "../search/words.ts";

/** A customer's words for an item, kept by a person. */
export interface CrossReference {
  id: string;
  customerErpId: string | null;
  /** Null: for every address. */
  shipToErpId: string | null;
  customerText: string;
  itemErpId: string;
  sku: string | null;
  description: string | null;
  /** One of this unit of theirs is `factor` of the item's own. */
  unit: string | null;
  factor: string | null;
  validFrom: string | null;
  validTo: string | null;
  createdBy: string;
  createdAt: Date;
  /** Document and line it was saved from, in words. */
  source: string | null;
  /** The live one that it contradicts. */
  challenges: string | null;
}

/** Longer texts are descriptions, even with digits in them. */
const LONGEST_CODE = 20;
/** Characters of a key that an index holds; of a longer one the rest is told by its digest. */
const LONGEST_KEY = 500;

/** What two spellings of one customer's words have in common: letters and digits for a code, the words for a description. */
export function customerKey(text: string): string {
  const key = keyOf(text);
  const words = /\d/.test(key) && key.length <= LONGEST_CODE ? key : [...wordsOf(text)].join(" ") || key;
  if (words.length <= LONGEST_KEY) return words;
  return `${words.slice(0, LONGEST_KEY)}#${new Bun.CryptoHasher("sha256").update(words).digest("hex")}`;
}

/** Whose words are asked for, and when: YYYY-MM-DD. */
export interface Asked {
  connectionId: string;
  customerErpId: string | null;
  shipToErpId?: string | null;
  texts: string[];
  /** Left out: today. */
  day?: string | null;
}

/** What is kept for any of these texts, by key: the address's own before the customer's, and that before those for everyone. */
export async function crossReferencesFor(tx: Tx, asked: Asked): Promise<Map<string, CrossReference>> {
  const { connectionId, customerErpId, shipToErpId, texts } = asked;
  const keys = [...new Set(texts.map(customerKey).filter(Boolean))];
  if (!keys.length) return new Map();
  const day = asked.day ?? new Date().toISOString().slice(0, 10);
  const mine = (column: "customer_erp_id" | "ship_to_erp_id", id: string | null | undefined) =>
    sql<SqlBool>`(${sql.ref(`cross_references.${column}`)} is null or ${sql.ref(`cross_references.${column}`)} = ${id ?? null})`;
  const rows = await references(tx)
    .where("cross_references.connection_id", "=", connectionId)
    .where("challenges", "is", null)
    .where("customer_key", "in", keys)
    .where(mine("customer_erp_id", customerErpId))
    .where(mine("ship_to_erp_id", customerErpId && shipToErpId))
    .where(
      sql<SqlBool>`${day}::date between coalesce(valid_from, '-infinity') and coalesce(valid_to, 'infinity')`,
    )
    .where("erp_items.active", "=", true)
    .orderBy("customer_erp_id", (order) => order.asc().nullsFirst())
    .orderBy("ship_to_erp_id", (order) => order.asc().nullsFirst())
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Which of a list. */
export interface Part {
  text: string;
  limit: number;
  offset: number;
}

/** The newest live cross-references whose words, item or customer hold `text`, with the documents they come from. */
export function listCrossReferences(tx: Tx, { text, limit, offset }: Part) {
  return newest(tx, text).limit(limit).offset(offset).execute();
}

/** Those that follow a place in that list, or its first; of all of them the part is cut out before names are looked up. */
export function crossReferencesAfter(
  tx: Tx,
  { text, limit, after }: { text: string; limit: number; after?: Place },
) {
  const following = used(tx).$if(after !== undefined, (query) =>
    query.where(isAfter(after!, "cross_references")),
  );
  const part = text ? following : following.orderBy("created_at", "desc").orderBy("id").limit(limit);
  return newest(tx, text, part).select(momentIn("cross_references")).limit(limit).execute();
}

function newest(tx: Tx, text: string, from = used(tx)) {
  return holding(named(tx, from), text)
    .orderBy("cross_references.created_at", "desc")
    .orderBy("cross_references.id");
}

/** Those that somebody saved although another item is kept for the same words, oldest first. */
export function listChallenges(tx: Tx) {
  return named(tx)
    .where("cross_references.challenges", "is not", null)
    .orderBy("cross_references.created_at")
    .limit(100)
    .execute();
}

/** Live cross-references by id, with names. */
export function crossReferencesBy(tx: Tx, ids: string[]) {
  return named(tx)
    .where("cross_references.id", "in", ids.length ? ids : [null])
    .execute();
}

type Named = ReturnType<typeof named>;

function holding(query: Named, text: string): Named {
  if (!text) return query;
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const holds = (column: Expression<unknown>) => sql<SqlBool>`${column} ilike ${pattern}`;
  return query.where((eb) =>
    eb.or([
      holds(eb.ref("cross_references.customer_text")),
      holds(eb.ref("erp_items.sku")),
      holds(eb.ref("erp_items.description")),
      holds(eb.ref("erp_customers.name")),
      holds(eb.ref("erp_customers.code")),
    ]),
  );
}

function named(tx: Tx, from = live(tx)) {
  return references(tx, from)
    .leftJoin("erp_customers", (join) =>
      join
        .onRef("erp_customers.connection_id", "=", "cross_references.connection_id")
        .onRef("erp_customers.erp_id", "=", "cross_references.customer_erp_id"),
    )
    .leftJoin("erp_shipping_addresses as place", (join) =>
      join
        .onRef("place.connection_id", "=", "cross_references.connection_id")
        .onRef("place.erp_id", "=", "cross_references.ship_to_erp_id"),
    )
    .leftJoin("order_lines", "order_lines.id", "cross_references.order_line_id")
    .select([
      "erp_customers.name as customerName",
      "erp_customers.code as customerCode",
      "place.name as shipToName",
      "order_lines.order_id as orderId",
    ]);
}

/** Those that have not ended. */
function live(tx: Tx) {
  return tx.selectFrom("cross_references").selectAll().where("revoked_at", "is", null);
}

/** Those that matching goes by. */
function used(tx: Tx) {
  return live(tx).where("challenges", "is", null);
}

function references(tx: Tx, from = live(tx)) {
  return tx
    .selectFrom(from.as("cross_references"))
    .leftJoin("erp_items", (join) =>
      join
        .onRef("erp_items.connection_id", "=", "cross_references.connection_id")
        .onRef("erp_items.erp_id", "=", "cross_references.item_erp_id"),
    )
    .select([
      "cross_references.id",
      "cross_references.customer_key as key",
      "cross_references.customer_erp_id as customerErpId",
      "cross_references.ship_to_erp_id as shipToErpId",
      "cross_references.customer_text as customerText",
      "cross_references.item_erp_id as itemErpId",
      "erp_items.sku",
      "erp_items.description",
      "cross_references.unit",
      "cross_references.factor",
      "cross_references.valid_from as validFrom",
      "cross_references.valid_to as validTo",
      "cross_references.created_by as createdBy",
      "cross_references.created_at as createdAt",
      "cross_references.source",
      "cross_references.challenges",
    ]);
}
