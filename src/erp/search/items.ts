import { CompiledQuery } from "kysely";
import type { Candidate, Tx } from "../../../db/mod.ts";
import type { Curve } from "./calibration.ts";
import { numbersByCode } from "./code_index.ts";
import { askedCodes } from "./codes.ts";
import { curveOf } from "./experience.ts";
import { type Bought, boughtBy } from "./history.ts";
import { itemSource } from "./item_memory.ts";
import { scoreItems } from "./item_score.ts";
import { numbersBeginning } from "./item_tables.ts";
import type { ItemQuery } from "./item_words.ts";
import { completed } from "./prefix.ts";
import { shortlists } from "./shortlist.ts";
import type { Mirror } from "./source.ts";
import { keyOf, wordsOf } from "./words.ts";

const SHORTLISTED = 20;
const SHORTEST_BEGINNING = 3;

interface Scope {
  connectionId: string;
  /** What this customer ordered before is likelier; null or absent: nobody is known. */
  customerErpId?: string | null;
  limit: number;
}

/** The items that a text of a person may mean, best first; its last word may be unfinished. */
export async function searchItems(
  tx: Tx,
  { text, ...scope }: Scope & { text: string },
): Promise<Candidate[]> {
  const { connectionId } = scope;
  // At once, as somebody is typing: one round trip.
  const [opened, description, typed] = await Promise.all([
    openItems(tx, scope),
    completed(tx, { connectionId, entity: "item", text }),
    keyOf(text).length < SHORTEST_BEGINNING ? [] : numbersBeginning(tx, { connectionId, code: text }),
  ]);
  const query = { description, typed: typed.length ? text : undefined };
  const [found] = await candidatesFor([{ query, typed }], opened);
  return found!;
}

/** The items that each line of an order may mean, best first, in seven queries however many lines. */
export async function findItems(tx: Tx, queries: ItemQuery[], scope: Scope): Promise<Candidate[][]> {
  const asked = queries.map((query) => ({ query, typed: [] }));
  return candidatesFor(asked, await openItems(tx, scope));
}

/** Where items are looked up, and what their scores depend on beside the words. */
interface Opened {
  tx: Tx;
  mirror: Mirror;
  curve: Curve;
  bought: Map<string, Bought>;
  limit: number;
}

/** Reads what holds for every question of a transaction, at once: one round trip, which is the only one where the items are in memory. */
export async function openItems(
  tx: Tx,
  { connectionId, customerErpId = null, limit }: Scope,
): Promise<Opened> {
  const [mirror, curve, bought] = await Promise.all([
    mirrorOf(tx, connectionId),
    curveOf(tx, connectionId),
    boughtBy(tx, customerErpId),
  ]);
  return { tx, mirror, curve, bought, limit };
}

/** What each question may mean; `typed` are numbers of items whose code begins so. */
export async function candidatesFor(
  asked: { query: ItemQuery; typed: number[] }[],
  { tx, mirror, curve, bought, limit }: Opened,
): Promise<Candidate[][]> {
  const source = await itemSource(tx, mirror, asked.length);
  const coded = asked.map(({ query }) => askedCodes(query));
  const byCode = await numbersByCode(coded, source.codes);
  const questions = asked.map(({ query, typed }, at) => {
    const described = wordsOf(query.description ?? "");
    const spelled = wordsOf(query.supplierSku ?? query.customerSku ?? "");
    const words = described.size ? described : spelled;
    return {
      query: { ...query, codes: coded[at]!, words, bought },
      words: new Set([...described, ...spelled]),
      numbers: new Set([...typed, ...byCode[at]!]),
    };
  });
  const lists = await shortlists(questions, { source, total: mirror.total, most: SHORTLISTED });
  const rows = await source.rows(lists.flatMap(({ numbers }) => numbers));
  return questions.map(({ query }, at) => {
    const list = lists[at]!;
    const listed = list.numbers.flatMap((number) => rows.get(number) ?? []);
    return scoreItems(query, { list, rows: listed, curve, limit });
  });
}

/** As text: built anew it would take as long as its answer. */
const MIRROR = "select item_count as total, words_version as version from erp_connections where id = $1";

async function mirrorOf(tx: Tx, connectionId: string): Promise<Mirror> {
  const asked = CompiledQuery.raw(MIRROR, [connectionId]);
  const { rows } = await tx.executeQuery<Pick<Mirror, "total" | "version">>(asked);
  return { connectionId, entity: "item", ...(rows[0] ?? { total: 0, version: "" }) };
}
