import type { OrderStatus, Tx } from "../../db/mod.ts";
import type { DuplicateProps } from "../../views/review_duplicate.tsx";
import type { Member } from "../accounts/mod.ts";
import { amends, findConnection } from "../erp/mod.ts";
import { Conflict, NotFound } from "../errors.ts";
import {
  CHANGED_ORDER,
  type DuplicateAnswer,
  type Duplicates,
  decideDuplicate,
  differencesBetween,
  duplicatesOf,
  headOf,
  isDecided,
  keepDuplicateDefault,
  mustSee,
  nameOf,
  type OrderHead,
  orderOf,
  type Repeating,
} from "../orders/mod.ts";

const STANDS: Record<OrderStatus, string> = {
  pending_review: "in review",
  submitting: "on its way to the ERP",
  unconfirmed: "perhaps in the ERP",
  submitted: "in the ERP",
  rejected: "rejected",
};

/** What a person answers about an order that repeats another; forget: what is decided for its customer. */
export interface DuplicateDecision {
  orderId: string;
  answer: DuplicateAnswer | "forget";
  /** Decide so for the customer's other orders too. */
  remember?: boolean;
  /** Of a change: keep the earlier order's lines that it doesn't name. Absent: where the document calls itself a change. */
  keepLines?: boolean;
  /** Decide about this version alone. */
  version?: number;
}

/** Decides about an order that repeats an earlier one; a change of an order that only another person sees is theirs to decide. */
export async function decide(tx: Tx, member: Member, decision: DuplicateDecision): Promise<void> {
  const { orderId, answer, remember, version } = decision;
  const { userId } = member;
  const order = await orderOf(tx, orderId, { userId });
  const by = member.name || member.email;
  if (version !== undefined && version !== order.version)
    throw new Conflict("The order was changed by somebody else meanwhile");
  if (answer === "forget") return keepDuplicateDefault(tx, order, { decision: null, by });
  if (answer === "amend") {
    const [first] = (await duplicatesOf(tx, order)).earlier;
    if (first) await orderOf(tx, first.id, { userId });
  }
  const keeps = remember && (answer === "ignore" || answer === "new" || answer === "amend");
  if (keeps) await keepDuplicateDefault(tx, order, { decision: answer, by });
  const connection = await findConnection(tx, orderId);
  const keepLines = decision.keepLines ?? saysChange(order);
  const changes = { amends: connection !== null && amends(connection), keepLines };
  await decideDuplicate(tx, order, { answer, by, ...changes });
}

/** Who looks. */
export interface DuplicateViewer {
  userId: string;
  /** False: the differences don't matter, which take the longest. */
  withDifferences?: boolean;
}

/** An order's earlier ones as `userId` may see them, with the lines that differ from the first; null when there is none. */
export async function repetitionOf(
  tx: Tx,
  order: Repeating,
  { userId, withDifferences = true }: DuplicateViewer,
) {
  const duplicates = await duplicatesOf(tx, order);
  const [first, ...others] = duplicates.earlier;
  if (!first) return null;
  const isSeen = withDifferences && (await mustSee(tx, first.id, { userId }).then(() => true, falseIfHidden));
  const differences = isSeen ? await differencesBetween(tx, { earlier: first.id, later: order.id }) : null;
  return { duplicates, first, others, differences };
}

/** The card of an order that repeats another; null when it doesn't. */
export async function duplicateProps(
  tx: Tx,
  order: Repeating,
  viewer: DuplicateViewer,
): Promise<DuplicateProps | null> {
  const found = await repetitionOf(tx, order, viewer);
  if (!found) return null;
  const { duplicates, first, others, differences } = found;
  const { decision, default: standing } = duplicates;
  const decided = decision && isDecided(decision, duplicates.earlier) ? decision : null;
  return {
    orderId: order.id,
    state: stateOf(duplicates),
    by: first.by,
    earlier: {
      name: nameOf(first),
      address: differences && `/review/${first.id}`,
      stands: STANDS[first.status],
      at: first.createdAt,
    },
    others: others.length,
    differences,
    amends: await changesBooked(tx, duplicates, order.id),
    proposed: saysChange(await headOf(tx, order.id)),
    unnamed: differences?.filter(({ kind }) => kind === "removed").length ?? 0,
    kept: decided?.kept?.length ?? 0,
    decided: decided && { as: decided.decision, by: decided.by, at: new Date(decided.at) },
    standing: standing && { as: standing.decision, by: standing.by, at: standing.at },
    canKeep: order.customer.erpId !== null,
  };
}

/** Whether the ERP is told of a change: as was decided, or as the connection is now. */
async function changesBooked(tx: Tx, { earlier, decision }: Duplicates, orderId: string): Promise<boolean> {
  if (decision && isDecided(decision, earlier)) return decision.inErp ?? false;
  const connection = await findConnection(tx, orderId);
  return connection !== null && amends(connection);
}

/** Whether the document calls itself a change. */
function saysChange({ findings }: Pick<OrderHead, "findings">): boolean {
  return findings.some(({ code, message }) => code === CHANGED_ORDER && /\bchanges\b/.test(message));
}

function stateOf({ earlier, decision, settledByDefault }: Duplicates): DuplicateProps["state"] {
  if (settledByDefault) return "default";
  if (!isDecided(decision, earlier)) return "open";
  const inErp = earlier.some(({ status }) => status !== "pending_review");
  return decision?.decision === "amend" && inErp && !decision.inErp ? "amending" : "decided";
}

function falseIfHidden(error: unknown) {
  if (error instanceof NotFound) return false;
  throw error;
}
