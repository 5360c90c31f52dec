import type { Finding, Tx } from "../../db/mod.ts";
import { NotFound } from "../errors.ts";
import { COMPUTED, check } from "./check.ts";
import { duplicatesOf } from "./duplicates.ts";
import type { Order } from "./order.ts";
import { orderOf } from "./queries.ts";

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

/** Makes the order's findings anew after an edit or a match; the reader's own and acknowledgements are kept. */
export async function recheck(tx: Tx, orderId: string): Promise<Finding[]> {
  const kept = await lockedFindings(tx, orderId);
  return store(tx, orderId, kept);
}

/** Replaces the findings with `codes` that somebody outside of the order knows of, such as the ERP's refusal, and rechecks. */
export async function setFindings(
  tx: Tx,
  { orderId, codes, findings }: { orderId: string; codes: string[]; findings: Finding[] },
): Promise<Finding[]> {
  const kept = await lockedFindings(tx, orderId);
  return store(tx, orderId, [...kept.filter(({ code }) => !codes.includes(code)), ...findings]);
}

/** Accepts a warning on behalf of `by`; null takes that back. Throws `NotFound` where there is no such finding. */
export async function acknowledge(
  tx: Tx,
  { orderId, by, ...key }: FindingKey & { orderId: string; by: string | null },
): Promise<Finding[]> {
  const findings = await lockedFindings(tx, orderId);
  const meant = findings.find((finding) => sameFinding(finding, key));
  if (!meant || !canAcknowledge(meant)) throw new NotFound("There is no such warning any more");
  const acknowledgedBy = by ?? undefined;
  return store(
    tx,
    orderId,
    findings.map((each) => (each === meant ? { ...each, acknowledgedBy } : each)),
  );
}

/** Whether a finding speaks of the same thing as `key`. */
export function sameFinding(finding: Finding, key: FindingKey): boolean {
  return finding.code === key.code && finding.lineId === key.lineId && finding.field === key.field;
}

async function lockedFindings(tx: Tx, orderId: string): Promise<Finding[]> {
  const row = await tx
    .selectFrom("extracted_orders")
    .select("findings")
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound("There is no such order");
  return row.findings;
}

/** Writes computed findings, and those of `kept` that are not computed; a change of words undoes an acknowledgement. */
async function store(tx: Tx, orderId: string, kept: Finding[]): Promise<Finding[]> {
  const order = await orderOf(tx, orderId);
  const lineIds = new Set(order.lines.map(({ id }) => id));
  const computed = check(order, await contextOf(tx, order)).map((finding) => {
    const before = kept.find((each) => sameFinding(each, finding) && each.message === finding.message);
    return before?.acknowledgedBy ? { ...finding, acknowledgedBy: before.acknowledgedBy } : finding;
  });
  const others = kept.filter(({ code, lineId }) => !COMPUTED.has(code) && (!lineId || lineIds.has(lineId)));
  const findings = [...others, ...computed];
  const open = (level: Finding["level"]) =>
    findings.filter((finding) => finding.level === level && !finding.acknowledgedBy).length;
  await tx
    .updateTable("extracted_orders")
    .set({
      findings,
      error_count: open("error"),
      warning_count: open("warning"),
      line_count: order.lines.length,
    })
    .where("id", "=", orderId)
    .execute();
  return findings;
}

async function contextOf(tx: Tx, order: Order) {
  const same = await tx
    .selectFrom("pdf_documents")
    .innerJoin("pdf_documents as earlier", "earlier.id", "pdf_documents.duplicate_of")
    .select("earlier.file_name")
    .where("pdf_documents.id", "=", order.documentId)
    .executeTakeFirst();
  return { sameFileAs: same?.file_name ?? null, duplicates: await duplicatesOf(tx, order) };
}
