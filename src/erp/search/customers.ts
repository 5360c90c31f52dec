import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { type AskedCustomer, scoreCustomers } from "./customer_score.ts";
import {
  addressWords,
  customerWords,
  legalForm,
  nameWords,
  type SearchedCustomer,
} from "./customer_words.ts";
import { isOnesOwn, ownDomainOf } from "./mail_domains.ts";
import { completed } from "./prefix.ts";
import { shortlists } from "./shortlist.ts";
import { lengthOf, type Weigh } from "./similarity.ts";
import { slipsOf } from "./slips.ts";
import type { Mirror, WordSource } from "./source.ts";
import { weightOf } from "./weights.ts";
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

/** What an order says of its customer. */
export interface CustomerQuery {
  name: string | null;
  /** Its own address, or the one it wants the invoice at. */
  address?: string | null;
  /** Every text in which its mail domain or tax number may stand. */
  clues?: string[];
  /** Who sent the mail that it came in; null or absent: nobody. */
  sender?: string | null;
}

const SHORTLISTED = 30;
const SHORTEST_KEY = 4;

/** The customers that a text of a person may mean: a name, a code, a tax number or a mail domain. */
export async function searchCustomers(
  tx: Tx,
  { connectionId, text, limit }: { connectionId: string; text: string; limit: number },
): Promise<CustomerCandidate[]> {
  const found = await findCustomers(tx, { name: text, clues: [text] }, { connectionId, limit });
  if (found.length) return found;
  const name = await completed(tx, { connectionId, entity: "customer", text });
  return findCustomers(tx, { name }, { connectionId, limit });
}

/** The customers that an order may come from, best first. */
export async function findCustomers(
  tx: Tx,
  query: CustomerQuery,
  { connectionId, limit }: { connectionId: string; limit: number },
): Promise<CustomerCandidate[]> {
  const asked = askedOf(query);
  const mirror = await mirrorOf(tx, connectionId);
  const source = wordTables(tx, mirror);
  const said = [...joined(asked.name), ...asked.name, ...asked.address];
  const words = new Set([...said, ...(await slipsOf(tx, said, { mirror, source }))]);
  const scope = { source, total: mirror.total, most: SHORTLISTED };
  const keys = asked.sender ? asked.keys.union(new Set([asked.sender])) : asked.keys;
  const [list] = await shortlists([{ words, keys }], scope);
  const rows = await rowsOf(tx, connectionId, list!.numbers);
  const weigh = await weights(asked, rows, { source, total: mirror.total });
  const verdicts = scoreCustomers(rows, asked, weigh);
  return rows
    .map(({ erp_id: erpId, code, name, address }, at) => ({ erpId, code, name, address, ...verdicts[at]! }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

function askedOf({ name, address, clues = [], sender = null }: CustomerQuery): AskedCustomer {
  const parts = clues.flatMap((clue) => [clue, ...clue.split(/[\s,;<>()]+|(?<=\S)@/)]);
  const domain = sender && ownDomainOf(sender);
  return {
    form: name === null ? null : legalForm(name),
    name: nameWords(name ?? ""),
    address: addressWords(address ?? ""),
    keys: new Set(
      parts
        .filter(isOnesOwn)
        .map(keyOf)
        .filter(({ length }) => length >= SHORTEST_KEY)
        .map((key) => `=${key}`),
    ),
    sender: domain ? `=${keyOf(domain)}` : null,
  };
}

/** "north gate" as "northgate". */
function joined(name: Set<string>): string[] {
  const words = [...name];
  return words.slice(1).map((word, at) => `${words[at]}${word}`);
}

async function mirrorOf(tx: Tx, connectionId: string): Promise<Mirror> {
  const connection = await tx
    .selectFrom("erp_connections")
    .select(["customer_count as total", "words_version as version"])
    .where("id", "=", connectionId)
    .executeTakeFirst();
  return { connectionId, entity: "customer", ...(connection ?? { total: 0, version: "" }) };
}

interface Row extends SearchedCustomer {
  erp_id: string;
}

/** A look-up each, whatever the planner knows of the table. */
async function rowsOf(tx: Tx, connectionId: string, numbers: number[]): Promise<Row[]> {
  if (!numbers.length) return [];
  const { rows } = await sql<Row>`
    select customer.* from unnest(${numbers}::bigint[]) as listed (number), lateral (
      select erp_id, code, name, address, email_domain, tax_id from erp_customers
      where connection_id = ${connectionId} and number = listed.number and active limit 1) as customer`.execute(
    tx,
  );
  return rows;
}

/** Words that few customers have tell more. */
async function weights(
  { name, address }: AskedCustomer,
  rows: Row[],
  { source, total }: { source: WordSource; total: number },
): Promise<Weigh> {
  const words = new Set([...name, ...address, ...rows.flatMap((row) => [...customerWords(row).found])]);
  const known = await source.known([...words].filter((word) => !word.startsWith("=")));
  return (word) => lengthOf(word) * Math.sqrt(weightOf(word, { count: known.get(word)?.count ?? 0, total }));
}
