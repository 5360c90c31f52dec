import { CompiledQuery } from "kysely";
import type { Candidate, Tx } from "../../../db/mod.ts";
import type { Curve } from "./calibration.ts";
import { numbersByCode } from "./code_index.ts";
import { numbersBySlip } from "./code_slips.ts";
import { askedCodes } from "./codes.ts";
import { curveOf } from "./experience.ts";
import { type Bought, boughtBy } from "./history.ts";
import { heldItems, itemSource } from "./item_memory.ts";
import { type Compared, comparedItems, scoreItems } from "./item_score.ts";
import { numbersBeginning } from "./item_tables.ts";
import type { ItemQuery } from "./item_words.ts";
import { completed } from "./prefix.ts";
import { shortlists } from "./shortlist.ts";
import type { ItemSource, Mirror } from "./source.ts";
import { keyOf, saidIn, wordsOf } from "./words.ts";

const SHORTLISTED = 20;
const SHORTEST_BEGINNING = 3;
const NO_WORDS = new Set<string>();

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
  const held = heldItems(scope.connectionId);
  const [opened, early] = await Promise.all([
    openItems(tx, scope),
    held && comparedMeanwhile(asked, { ...held, ...scope }),
  ]);
  const isProven = held?.version === opened.mirror.version;
  return scored((isProven && early) || (await comparedIn(asked, opened)), opened);
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

/** What each question may mean. */
export async function candidatesFor(asked: Asked[], opened: Opened): Promise<Candidate[][]> {
  return scored(await comparedIn(asked, opened), opened);
}

interface Asked {
  query: ItemQuery;
  /** Numbers of items whose code begins so. */
  typed: number[];
}

/** Looks the questions up while the database says whether that mirror is still the one in memory: it waits for no answer. */
async function comparedMeanwhile(asked: Asked[], within: Searched): Promise<Compared[]> {
  // The driver writes a turn after it was asked to: what comes before would hold the question up.
  await turn();
  await turn();
  return compared(asked, within);
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

async function comparedIn(asked: Asked[], { tx, mirror, limit }: Opened): Promise<Compared[]> {
  const source = await itemSource(tx, mirror, asked.length);
  return compared(asked, { source, total: mirror.total, limit });
}

interface Searched {
  source: ItemSource;
  /** Items of it. */
  total: number;
  /** Items that are shown for each question. */
  limit: number;
}

async function compared(asked: Asked[], { source, total, limit }: Searched): Promise<Compared[]> {
  const coded = asked.map(({ query }) => askedCodes(query));
  const byCode = await numbersByCode(coded, source.codes);
  // Words bring the item whose code is meant with the others; looking a slip up is a thousand look-ups.
  const open = coded.map((codes, at) => (byCode[at]!.isWhole || asked[at]!.query.description ? [] : codes));
  const bySlip = await numbersBySlip(open, source.codes);
  const questions = asked.map(({ query, typed }, at) => {
    const { words: described, measures } = saidIn(query.description ?? "");
    const code = query.supplierSku ?? query.customerSku;
    const spelled = code ? wordsOf(code) : NO_WORDS;
    return {
      query: { ...query, codes: coded[at]!, words: described.size ? described : spelled, measures },
      words: spelled.size ? described.union(spelled) : described,
      numbers: new Set([...typed, ...byCode[at]!.numbers, ...bySlip[at]!]),
    };
  });
  // One more, as what is second says how sure the first is.
  const lists = await shortlists(questions, { source, total, most: SHORTLISTED, least: limit + 1 });
  const rows = await source.rows(lists.flatMap(({ numbers }) => numbers));
  return questions.map(({ query }, at) => {
    const list = lists[at]!;
    return comparedItems(query, { list, rows: list.numbers.flatMap((number) => rows.get(number) ?? []) });
  });
}

function scored(found: Compared[], opened: Opened): Candidate[][] {
  return found.map((each) => scoreItems(each, opened));
}

/** As text: built anew it would take as long as its answer. */
const MIRROR = "select item_count as total, words_version as version from erp_connections where id = $1";

async function mirrorOf(tx: Tx, connectionId: string): Promise<Mirror> {
  const asked = CompiledQuery.raw(MIRROR, [connectionId]);
  const { rows } = await tx.executeQuery<Pick<Mirror, "total" | "version">>(asked);
  return { connectionId, entity: "item", ...(rows[0] ?? { total: 0, version: "" }) };
}
