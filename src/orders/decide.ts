import type { DuplicateChoice, DuplicateDecision, Tx } from "../../db/mod.ts";
import { Conflict, Invalid } from "../errors.ts";
import { type Duplicates, duplicatesOf, type Earlier, nameOf } from "./duplicates.ts";
import { acknowledge, recheck } from "./findings.ts";
import { dropKept, keepUnnamed } from "./keep_lines.ts";
import { moveOrder } from "./move.ts";
import type { Order } from "./order.ts";

/** Code of the reader's finding about a document that calls itself a change of an earlier order. */
export const CHANGED_ORDER = "changed_order";

/** What a person says of an order that repeats an earlier one; amended: its changes were made in the ERP by hand. */
export type DuplicateAnswer = DuplicateChoice | "amended" | "undo";

/** An answer, and who gave it. */
export interface Answer {
  answer: DuplicateAnswer;
  by: string;
  /** The ERP can be told of changes. */
  amends?: boolean;
  /** Of a change: lines of the earlier order that this one doesn't name stay; else they are removed there. */
  keepLines?: boolean;
}

/**
 * Does what a person says of an order that repeats an earlier one. A change of an earlier order takes its place while that one is
 * in review; once it stands in the ERP it is changed there when this one is submitted, or by hand. Throws `Invalid` where there is nothing to decide and
 * `Conflict` when the order has left review.
 */
export async function decideDuplicate(
  tx: Tx,
  order: Order,
  { answer, by, amends, keepLines }: Answer,
): Promise<void> {
  if (order.status !== "pending_review") throw new Conflict("The order has left review");
  const found = await duplicatesOf(tx, order);
  if (answer !== "amended") await dropKept(tx, { orderId: order.id, kept: found.decision?.kept ?? [] });
  if (answer === "undo") return write(tx, order.id, null);
  const [first] = found.earlier;
  if (!first) throw new Invalid("Cannot decide about the order: it repeats no earlier one");
  if (answer === "ignore") return end(tx, order, `Duplicate of order ${nameOf(first)} of ${dayOf(first)}`);
  if (answer === "amended") return amended(tx, order, { found, by });
  if (answer === "amend") await replace(tx, first);
  const against = found.earlier.map(({ id }) => id);
  const decision = { decision: answer, against, by, at: new Date().toISOString() };
  const kept = answer === "amend" && keepLines ? await keepUnnamed(tx, order.id, first.id) : [];
  await write(tx, order.id, {
    ...decision,
    ...(answer === "amend" && amends && { inErp: true }),
    ...(kept.length && { kept }),
  });
  if (answer === "amend") await acknowledgeChange(tx, order, by);
}

/** Keeps a decision as the default of a customer; null takes it back. */
export async function keepDuplicateDefault(
  tx: Tx,
  order: Order,
  { decision, by }: { decision: DuplicateChoice | null; by: string },
): Promise<void> {
  const { idpOrganizationId, customer } = order;
  if (!customer.erpId) throw new Invalid("Cannot keep the decision: the order has no customer of the ERP");
  if (decision === null) {
    await tx.deleteFrom("duplicate_defaults").where("customer_erp_id", "=", customer.erpId).execute();
  } else {
    const kept = { decision, created_by: by, created_at: new Date() };
    await tx
      .insertInto("duplicate_defaults")
      .values({ idp_organization_id: idpOrganizationId, customer_erp_id: customer.erpId, ...kept })
      .onConflict((conflict) =>
        conflict.columns(["idp_organization_id", "customer_erp_id"]).doUpdateSet(kept),
      )
      .execute();
  }
  await recheck(tx, order.id);
}

async function write(tx: Tx, orderId: string, duplicate: DuplicateDecision | null) {
  await tx.updateTable("extracted_orders").set({ duplicate }).where("id", "=", orderId).execute();
  await recheck(tx, orderId);
}

/** What the document says of itself has been heeded. */
async function acknowledgeChange(tx: Tx, { id: orderId, findings }: Order, by: string) {
  const said = findings.find(({ code, acknowledgedBy }) => code === CHANGED_ORDER && !acknowledgedBy);
  if (said) await acknowledge(tx, { orderId, code: CHANGED_ORDER, by });
}

async function end(tx: Tx, order: Order, rejectedReason: string) {
  await moveOrder(tx, { orderId: order.id, from: "pending_review", to: "rejected", rejectedReason });
}

/** Only a change that was decided to be one, and whose earlier order stands in the ERP, can have been made there. */
async function amended(tx: Tx, order: Order, { found, by }: { found: Duplicates; by: string }) {
  const booked = found.earlier.find(({ status }) => status === "submitted");
  if (found.decision?.decision !== "amend" || found.decision.inErp || !booked)
    throw new Invalid("Cannot close the order: it is not a change of an order in the ERP");
  await end(tx, order, `Change of order ${nameOf(booked)}, made in the ERP by ${by}`);
}

async function replace(tx: Tx, earlier: Earlier) {
  if (earlier.status === "submitting" || earlier.status === "unconfirmed")
    throw new Conflict(`Order ${nameOf(earlier)} is on its way to the ERP: decide when it has arrived`);
  if (earlier.status !== "pending_review") return;
  const rejectedReason = "Replaced by a change that came in later";
  await moveOrder(tx, { orderId: earlier.id, from: "pending_review", to: "rejected", rejectedReason });
}

function dayOf({ createdAt }: Earlier) {
  return createdAt.toISOString().slice(0, 10);
}
