import type { Finding, Tx } from "../../db/mod.ts";
import { Conflict, NotFound } from "../errors.ts";
import { type Before, COMPUTED, check } from "./check.ts";
import { HEADER_FIELDS } from "./draft.ts";
import { duplicatesOf } from "./duplicates.ts";
import { findingColumns, merged, priceless } from "./merged.ts";
import type { OrderHead } from "./order.ts";
import { lineSums, linesInShort } from "./part.ts";
import { lockedHead } from "./queries.ts";

/** Which finding of an order is meant. */
export interface FindingKey {
  code: string;
  lineId?: string;
  field?: string;
}

/** What asks whether a value that was read is right: it may be, and then no edit mends it. The ERP's refusal may be mended over there. */
const ASKING = new Set(["erp_refused", "struck", "open_mark"]);
const HEADERS = new Set<string | undefined>(HEADER_FIELDS);

/**
 * Whether a person may say "I have looked, it is right": to every warning, to what asks, and to what the reader says of
 * the file or of a column of its lines, since no edit of one field would mend that.
 */
export function canAcknowledge({ code, level, lineId, field }: Finding): boolean {
  const isOfOneField = lineId ? field : HEADERS.has(field);
  return level === "warning" || ASKING.has(code) || (!isOfOneField && !COMPUTED.has(code));
}

/** Lines outside of which nothing has changed; absent: all may have. */
interface Scope {
  lineIds?: string[];
}

/** Makes the order's findings anew after an edit or a match; the reader's own and acknowledgements are kept. */
export async function recheck(tx: Tx, orderId: string, scope: Scope = {}): Promise<Finding[]> {
  const order = await lockedHead(tx, orderId);
  return store(tx, order, { kept: order.findings, ...scope });
}

/** Replaces the findings with `codes` that somebody outside of the order knows of, such as the ERP's refusal, and rechecks. */
export async function setFindings(
  tx: Tx,
  { orderId, codes, findings, lineIds }: Scope & { orderId: string; codes: string[]; findings: Finding[] },
): Promise<Finding[]> {
  const order = await lockedHead(tx, orderId);
  const within = lineIds && new Set<string | undefined>(lineIds);
  const stays = ({ code, lineId }: Finding) => !codes.includes(code) || (within && !within.has(lineId));
  return store(tx, order, { kept: [...order.findings.filter(stays), ...findings], lineIds });
}

/** Accepts a warning on behalf of `by`; null takes that back. Throws `NotFound` where there is no such finding, `Conflict` after review. */
export function acknowledge(
  tx: Tx,
  { orderId, by, ...key }: FindingKey & { orderId: string; by: string | null },
): Promise<Finding[]> {
  const isMeant = (finding: Finding) => sameFinding(finding, key);
  return accept(tx, { orderId, by, isMeant });
}

/** Accepts what a warning says of all lines that have it, on behalf of `by`; null takes that back. Throws `NotFound` where no line has it. */
export function acknowledgeKind(
  tx: Tx,
  { orderId, by, code, field }: Omit<FindingKey, "lineId"> & { orderId: string; by: string | null },
): Promise<Finding[]> {
  const isMeant = (finding: Finding) =>
    finding.level === "warning" &&
    sameFinding(finding, { code, field, lineId: finding.lineId }) &&
    finding.lineId !== undefined &&
    !(by && finding.acknowledgedBy);
  return accept(tx, { orderId, by, isMeant });
}

async function accept(
  tx: Tx,
  { orderId, by, isMeant }: { orderId: string; by: string | null; isMeant: (finding: Finding) => boolean },
): Promise<Finding[]> {
  const order = await lockedHead(tx, orderId);
  if (order.status !== "pending_review")
    throw new Conflict("Cannot accept the warning: the order has left review");
  const meant = new Set(order.findings.filter((each) => isMeant(each) && canAcknowledge(each)));
  if (!meant.size) throw new NotFound("There is no such warning any more");
  const acknowledgedBy = by ?? undefined;
  const kept = order.findings.map((each) => (meant.has(each) ? { ...each, acknowledgedBy } : each));
  return store(tx, order, { kept, lineIds: [] });
}

/** Whether a finding speaks of the same thing as `key`. */
function sameFinding(finding: Finding, key: FindingKey): boolean {
  return finding.code === key.code && finding.lineId === key.lineId && finding.field === key.field;
}

/** Checks an order, and writes what was found with those of `kept` that stay. */
async function store(
  tx: Tx,
  order: OrderHead,
  { kept, ...scope }: Scope & { kept: Finding[] },
): Promise<Finding[]> {
  const sums = await lineSums(tx, order.id);
  if (sums.count !== order.lineCount) await writeCount(tx, order.id, sums.count);
  const ids = priceless(kept) ? undefined : scope.lineIds;
  const lines = await linesInShort(tx, order.id, { ids });
  const found = check({ ...order, lines }, { sums, before: await beforeOf(tx, order) });
  const findings = merged(found, { kept, lineIds: lines.map(({ id }) => id), some: ids !== undefined });
  await tx.updateTable("extracted_orders").set(findingColumns(findings)).where("id", "=", order.id).execute();
  return findings;
}

/** Before orders are compared, as those of other counts are not looked at. */
async function writeCount(tx: Tx, orderId: string, count: number) {
  await tx.updateTable("extracted_orders").set({ line_count: count }).where("id", "=", orderId).execute();
}

async function beforeOf(tx: Tx, order: OrderHead): Promise<Before> {
  const same = await tx
    .selectFrom("pdf_documents as document")
    .innerJoin("pdf_documents as earlier", "earlier.id", "document.duplicate_of")
    // All who see the order see the earlier file.
    .select((eb) =>
      eb
        .case()
        .when(
          eb.or([eb("earlier.user_id", "is", null), eb("earlier.user_id", "=", eb.ref("document.user_id"))]),
        )
        .then(eb.ref("earlier.file_name"))
        .end()
        .as("name"),
    )
    .where("document.id", "=", order.documentId)
    .executeTakeFirst();
  return { sameFile: same ?? null, duplicates: await duplicatesOf(tx, order) };
}
