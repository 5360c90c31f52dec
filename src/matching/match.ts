import type { Candidate, Tx } from "../../db/mod.ts";
import {
  type CrossReference,
  type CustomerCandidate,
  crossReferencesFor,
  customerKey,
  declinesFor,
  findCustomers,
  findItems,
  type ShipToCandidate,
  shipTosOf,
} from "../erp/mod.ts";
import type { Order, OrderLine } from "../orders/mod.ts";
import { kept, textsOf, withReference } from "./kept.ts";
import { senderOf } from "./sender.ts";

/** What an order means in the ERP. */
export interface Match {
  connectionId: string;
  customer: Pick<CustomerCandidate, "erpId" | "score" | "reason"> | null;
  shipTo: ShipToCandidate | null;
  /** Of the lines whose item no person has chosen or accepted. */
  lines: LineMatch[];
}

export interface LineMatch {
  line: OrderLine;
  /** Null: nothing is likely enough. */
  chosen: Candidate | null;
  candidates: Candidate[];
  /** The cross-reference that chose it. */
  reference: CrossReference | null;
}

/** Below this nothing is chosen; candidates are shown all the same. */
const LIKELY = 0.5;
/** What the second best has to stay behind. */
const AHEAD = 0.1;
const SAME_PLACE = 0.7;
/** As many as there are keys for them. */
const SHOWN = 9;
/** What is less likely isn't offered. */
const OFFERED = 0.01;

/** Lines that are looked up at once. */
const AT_ONCE = 500;

/** Runs work that only reads in a transaction of its own. */
export type Within = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Compares an order with the mirror of a connection; `tell` hears how many of its lines were looked up. */
export async function match(
  within: Within,
  order: Order,
  { connectionId, tell }: { connectionId: string; tell(lines: number): Promise<void> },
): Promise<Match> {
  const parties = await within((tx) => partiesOf(tx, order, connectionId));
  const scope = {
    connectionId,
    customerErpId: parties.customer?.erpId ?? null,
    shipToErpId: parties.shipTo?.erpId ?? null,
    day: order.orderDate,
  };
  const open = order.lines.filter((line) => !isSettled(order, line));
  const lines: LineMatch[] = [];
  for (let from = 0; from < open.length; from += AT_ONCE) {
    if (from) await tell(from);
    const some = open.slice(from, from + AT_ONCE);
    lines.push(...(await within((tx) => linesOf(tx, some, scope))));
  }
  return { connectionId, ...parties, lines };
}

async function partiesOf(tx: Tx, order: Order, connectionId: string) {
  const customer = await customerOf(tx, order, connectionId);
  const shipTo = customer && (await shipToOf(tx, order, { connectionId, customerErpId: customer.erpId }));
  return { customer, shipTo };
}

async function customerOf(tx: Tx, order: Order, connectionId: string): Promise<Match["customer"]> {
  const { customer, billTo, shipTo } = order;
  if (isChosenByPerson(order))
    return { erpId: customer.erpId!, score: customer.score!, reason: customer.reason ?? "" };
  const query = {
    name: customer.name ?? billTo.name ?? shipTo.name,
    address: billTo.address ?? shipTo.address,
    clues: [
      ...[customer.name, billTo.name, billTo.address, shipTo.address, order.notes].filter(
        (text) => text !== null,
      ),
      ...buyerIdsOf(order),
    ],
    sender: await senderOf(tx, order.documentId),
  };
  const [first, second] = await findCustomers(tx, query, { connectionId, limit: 2 });
  return first && isAhead(first, second, LIKELY) ? first : null;
}

/** What the order's data calls its buyer by: its number with us, its tax number. */
function buyerIdsOf({ proof }: Order): string[] {
  return Array.isArray(proof.buyerIds) ? proof.buyerIds : [];
}

/** A person's choice has a score of exactly one; a match never has, but a person may have accepted it. */
export function isChosenByPerson({ customer, findings }: Order): boolean {
  const isAccepted = () => findings.some((each) => each.code === "unsure_customer" && each.acknowledgedBy);
  return customer.erpId !== null && (customer.score === 1 || isAccepted());
}

/** A person has chosen a line's item, or accepted it. */
export function isSettled({ findings }: Order, { id, match }: OrderLine): boolean {
  if (match?.source === "manual") return true;
  return findings.some((each) => each.code === "unsure_item" && each.lineId === id && each.acknowledgedBy);
}

async function shipToOf(
  tx: Tx,
  { shipTo }: Order,
  scope: { connectionId: string; customerErpId: string },
): Promise<ShipToCandidate | null> {
  const text = [shipTo.name, shipTo.address].filter(Boolean).join(" ");
  const places = await shipTosOf(tx, { ...scope, text: shipTo.address ?? text });
  const chosen = places.find(({ erpId }) => erpId === shipTo.erpId);
  if (chosen || !text) return chosen ?? null;
  const [first, second] = places;
  return first && isAhead(first, second, SAME_PLACE) ? first : null;
}

function isAhead(first: { score: number }, second: { score: number } | undefined, least: number) {
  return first.score >= least && first.score - (second?.score ?? 0) >= AHEAD;
}

interface Scope {
  connectionId: string;
  customerErpId: string | null;
  shipToErpId: string | null;
  /** What is kept for that day counts; null: today. */
  day: string | null;
}

async function linesOf(tx: Tx, lines: OrderLine[], scope: Scope): Promise<LineMatch[]> {
  const texts = lines.flatMap(({ customerSku, supplierSku, description }) =>
    [customerSku, supplierSku, description].filter((text) => text !== null),
  );
  const alike = Map.groupBy(lines, saying);
  const asked = [...alike.values()].map(([line]) => line!);
  // At once: one round trip where the items are in memory.
  const [references, declines, answers] = await Promise.all([
    crossReferencesFor(tx, { ...scope, texts }),
    declinesFor(tx, { ...scope, texts }),
    findItems(tx, asked, { ...scope, limit: SHOWN }),
  ]);
  const found = new Map([...alike.keys()].map((said, at) => [said, answers[at]!]));
  return lines.map((line) => {
    const reference = kept(line, references);
    const declined = (itemId: string) =>
      textsOf(line).some((text) => declines.get(customerKey(text))?.has(itemId));
    const others = found
      .get(saying(line))!
      .filter(
        ({ itemId, score }) => itemId !== reference?.itemErpId && !declined(itemId) && score >= OFFERED,
      );
    const candidates = (reference ? withReference(reference, others) : others).slice(0, SHOWN);
    const [best] = candidates;
    return { line, candidates, reference, chosen: best && best.score >= LIKELY ? best : null };
  });
}

/** What a line says of its item: lines that say the same mean the same. */
function saying({ customerSku, supplierSku, description }: OrderLine) {
  return JSON.stringify([customerSku, supplierSku, description]);
}
