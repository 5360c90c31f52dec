import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { addressWords, customerWords, nameWords } from "./customer_words.ts";
import { shortlists } from "./shortlist.ts";
import { similarity } from "./similarity.ts";
import { wordTables } from "./word_tables.ts";
import { keyOf } from "./words.ts";

/** A customer that an order may come from. */
export interface CustomerCandidate {
  erpId: string;
  code: string;
  name: string;
  address: string | null;
  /** Probability between 0 and 1. */
  score: number;
  reason: string;
}

/** A place of a customer's. */
export interface ShipToCandidate {
  erpId: string;
  name: string;
  address: string;
  score: number;
  reason: string;
}

/** What an order says of its customer. */
export interface CustomerQuery {
  name: string | null;
  /** Its own address, or the one it wants the invoice at. */
  address?: string | null;
  /** Every text in which its mail domain or tax number may stand. */
  clues?: string[];
}

const SHORTLISTED = 30;

/** The customers that a text of a person may mean: a name, a code, a tax number or a mail domain. */
export function searchCustomers(
  tx: Tx,
  { connectionId, text, limit }: { connectionId: string; text: string; limit: number },
): Promise<CustomerCandidate[]> {
  return findCustomers(tx, { name: text, clues: [text] }, { connectionId, limit });
}

/** The customers that an order may come from, best first. */
export async function findCustomers(
  tx: Tx,
  query: CustomerQuery,
  { connectionId, limit }: { connectionId: string; limit: number },
): Promise<CustomerCandidate[]> {
  const name = nameWords(query.name ?? "");
  const address = addressWords(query.address ?? "");
  const clues = (query.clues ?? []).flatMap((clue) => [clue, ...clue.split(/[\s,;<>()]+|(?<=\S)@/)]);
  const keys = new Set(clues.map((clue) => `=${keyOf(clue)}`).filter((key) => key.length > 4));
  const connection = await tx
    .selectFrom("erp_connections")
    .select(["customer_count as total", "words_version as version"])
    .where("id", "=", connectionId)
    .executeTakeFirst();
  const mirror = { connectionId, entity: "customer" as const, ...(connection ?? { total: 0, version: "" }) };
  const [list] = await shortlists([{ words: new Set([...name, ...address]), keys }], {
    source: wordTables(tx, mirror),
    total: mirror.total,
    most: SHORTLISTED,
  });
  if (!list?.numbers.length) return [];
  const rows = await tx
    .selectFrom("erp_customers")
    .select(["erp_id", "code", "name", "address", "email_domain", "tax_id"])
    .where("connection_id", "=", connectionId)
    .where(sql<boolean>`number = any(${list.numbers}::bigint[])`)
    .where("active", "=", true)
    .execute();
  const candidates = rows.map((row) => scored(row, { name, address, keys }));
  return candidates.sort((a, b) => b.score - a.score).slice(0, limit);
}

interface Row {
  erp_id: string;
  code: string;
  name: string;
  address: string | null;
  email_domain: string | null;
  tax_id: string | null;
}

function scored(
  row: Row,
  { name, address, keys }: { name: Set<string>; address: Set<string>; keys: Set<string> },
): CustomerCandidate {
  const { described } = customerWords(row);
  const named = similarity(name, described);
  const placed = row.address ? similarity(address, addressWords(row.address)) : 0;
  const clue = (
    [
      ["code", row.code],
      ["tax number", row.tax_id],
      ["mail domain", row.email_domain],
    ] as const
  ).find(([, value]) => value && keys.has(`=${keyOf(value)}`));
  const { erp_id: erpId, code, name: called } = row;
  return {
    erpId,
    code,
    name: called,
    address: row.address,
    ...verdict({ named, placed, clue: clue?.[0] ?? null }),
  };
}

function verdict({ named, placed, clue }: { named: number; placed: number; clue: string | null }) {
  const reasons = [
    ...(named > 0.99 ? ["same name"] : named > 0.5 ? ["similar name"] : []),
    ...(placed > 0.8 ? ["same address"] : placed > 0.5 ? ["similar address"] : []),
    ...(clue ? [`same ${clue}`] : []),
  ];
  const doubt = (1 - 0.97 * named ** 2) * (1 - 0.6 * placed ** 2) * (clue ? 0.1 : 1);
  return {
    score: Math.round((1 - doubt) * 1000) / 1000,
    reason: reasons.length ? reasons.join(", ") : "few words agree",
  };
}

/** A customer's places, most like `text` first where one is given. */
export async function shipTosOf(
  tx: Tx,
  { connectionId, customerErpId, text }: { connectionId: string; customerErpId: string; text?: string },
): Promise<ShipToCandidate[]> {
  const rows = await tx
    .selectFrom("erp_shipping_addresses")
    .select(["erp_id as erpId", "name", "address"])
    .where("connection_id", "=", connectionId)
    .where("customer_erp_id", "=", customerErpId)
    .where("active", "=", true)
    .orderBy("erp_id")
    .execute();
  if (!text) return rows.map((row) => ({ ...row, score: 0, reason: "" }));
  const asked = addressWords(text);
  const places = rows.map((row) => {
    const placed = similarity(asked, addressWords(row.address));
    const named = similarity(asked, addressWords(row.name));
    const both = similarity(asked, addressWords(`${row.name} ${row.address}`));
    const score = Math.max(placed, named, both);
    const what = named === score ? "name" : "address";
    return { ...row, score, reason: `${score > 0.8 ? "same" : "similar"} ${what}` };
  });
  return places.sort((a, b) => b.score - a.score);
}
