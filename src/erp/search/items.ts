import { sql } from "kysely";
import type { Candidate, Tx } from "../../../db/mod.ts";
import { askedCodes } from "./codes.ts";
import { type ItemRow, scoreItems } from "./item_score.ts";
import { type ItemQuery, itemWords, keysOf } from "./item_words.ts";
import { completed } from "./prefix.ts";
import { shortlists } from "./shortlist.ts";
import { wordsOf } from "./words.ts";

const SHORTLISTED = 40;

interface Scope {
  connectionId: string;
  limit: number;
}

/** The items that a text of a person may mean, best first; its last word may be unfinished. */
export async function searchItems(
  tx: Tx,
  { text, ...scope }: Scope & { text: string },
): Promise<Candidate[]> {
  const { text: finished, keys } = await completed(tx, { connectionId: scope.connectionId, text });
  const [found] = await candidatesFor(
    tx,
    [{ query: { description: finished, typed: keys.length ? text : undefined }, keys }],
    scope,
  );
  return found!;
}

/** The items that each line of an order may mean, best first, in three queries however many lines. */
export function findItems(tx: Tx, queries: ItemQuery[], scope: Scope): Promise<Candidate[][]> {
  return candidatesFor(
    tx,
    queries.map((query) => ({ query, keys: [] })),
    scope,
  );
}

async function candidatesFor(
  tx: Tx,
  asked: { query: ItemQuery; keys: string[] }[],
  { connectionId, limit }: Scope,
): Promise<Candidate[][]> {
  const questions = asked.map(({ query, keys }) => {
    const described = wordsOf(query.description ?? "");
    const coded = wordsOf(query.supplierSku ?? query.customerSku ?? "");
    const codes = askedCodes(query);
    return {
      query: { ...query, codes, words: described.size ? described : coded },
      words: new Set([...described, ...coded]),
      keys: new Set([...keys, ...keysOf(codes.map(({ key }) => key))]),
    };
  });
  const total = await itemCount(tx, connectionId);
  const lists = await shortlists(tx, questions, { connectionId, entity: "item", total, most: SHORTLISTED });
  const rows = await rowsOf(tx, { connectionId, numbers: lists.flatMap(({ numbers }) => numbers) });
  return questions.map(({ query }, at) => {
    const list = lists[at]!;
    const listed = list.numbers.flatMap((number) => rows.get(number) ?? []);
    return scoreItems(query, { list, rows: listed, limit });
  });
}

async function itemCount(tx: Tx, connectionId: string): Promise<number> {
  const connection = await tx
    .selectFrom("erp_connections")
    .select("item_count")
    .where("id", "=", connectionId)
    .executeTakeFirst();
  return connection?.item_count ?? 0;
}

async function rowsOf(
  tx: Tx,
  { connectionId, numbers }: { connectionId: string; numbers: number[] },
): Promise<Map<number, ItemRow>> {
  if (!numbers.length) return new Map();
  const rows = await tx
    .selectFrom("erp_items")
    .select(["number", "erp_id", "sku", "description", "manufacturer_sku", "gtin", "word_weight"])
    .where("connection_id", "=", connectionId)
    .where(sql<boolean>`number = any(${[...new Set(numbers)]}::bigint[])`)
    .where("active", "=", true)
    .execute();
  return new Map(rows.map((row) => [Number(row.number), { ...row, ...itemWords(row) }]));
}
