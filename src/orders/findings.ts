import type { Finding, Tx } from "../../db/mod.ts";
import { NotFound } from "../errors.ts";
import { COMPUTED, check, unsaid } from "./check.ts";
import { duplicatesOf } from "./duplicates.ts";
import type { OrderHead } from "./order.ts";
import { lineSums, linesInShort } from "./part.ts";
import { lockedHead } from "./queries.ts";

/** Which finding of an order is meant. */
export interface FindingKey {
  code: string;
  lineId?: string;
  field?: string;
}

/**
 * Whether a person may say "I have looked, it is right": to every warning, to what the reader missed somewhere
 * in the file, since no edit of a field would mend that, and to the ERP's refusal, which may be mended over there.
 */
export function canAcknowledge({ code, level, field }: Finding): boolean {
  return level === "warning" || code === "erp_refused" || (!field && !COMPUTED.has(code));
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

/** Accepts a warning on behalf of `by`; null takes that back. Throws `NotFound` where there is no such finding. */
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

/** Writes computed findings, and those of `kept` that are not computed; a change of words undoes an acknowledgement. */
async function store(
  tx: Tx,
  order: OrderHead,
  { kept, ...scope }: Scope & { kept: Finding[] },
): Promise<Finding[]> {
  const orderId = order.id;
  const sums = await lineSums(tx, orderId);
  if (sums.count !== order.lineCount)
    await tx
      .updateTable("extracted_orders")
      .set({ line_count: sums.count })
      .where("id", "=", orderId)
      .execute();
  const lineIds = priceless(kept) ? undefined : scope.lineIds;
  const lines = await linesInShort(tx, orderId, { ids: lineIds });
  const before = Map.groupBy(kept, keyOf);
  const found = check({ ...order, lines }, { ...(await contextOf(tx, order)), sums });
  const computed = unsaid(found, kept).map((finding) => {
    const same = before.get(keyOf(finding))?.find(({ message }) => message === finding.message);
    return same?.acknowledgedBy ? { ...finding, acknowledgedBy: same.acknowledgedBy } : finding;
  });
  const checked = new Set(lines.map(({ id }) => id));
  const stays = ({ code, lineId }: Finding) => {
    if (!lineId) return !COMPUTED.has(code);
    if (!lineIds) return checked.has(lineId) && !COMPUTED.has(code);
    return !COMPUTED.has(code) || !checked.has(lineId);
  };
  const others = kept.filter(stays);
  const findings = priceless(computed)
    ? [...others.filter(({ code }) => code !== NO_PRICE), ...computed]
    : [...others, ...computed];
  const open = (level: Finding["level"]) =>
    findings.filter((finding) => finding.level === level && !finding.acknowledgedBy).length;
  await tx
    .updateTable("extracted_orders")
    .set({ findings, error_count: open("error"), warning_count: open("warning") })
    .where("id", "=", orderId)
    .execute();
  return findings;
}

const NO_PRICE = "no_price";

/** Whether it is said once, of the whole order, that it has no prices. */
function priceless(findings: Finding[]) {
  return findings.some(({ code, lineId }) => code === NO_PRICE && !lineId);
}

function keyOf({ code, lineId, field }: Finding) {
  return [code, lineId, field].join();
}

async function contextOf(tx: Tx, order: OrderHead) {
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
