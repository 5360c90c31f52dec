import type { BookingDifference, Finding, OrderStatus, Tx } from "../../db/mod.ts";
import { recordUsage } from "../billing/mod.ts";
import type { BookedOrder, RefusedByErp } from "../erp/mod.ts";
import { moveOrder, orderOf, setFindings } from "../orders/mod.ts";
import type { Submission } from "./outbox.ts";
import { readBackLater } from "./read_back.ts";

const LEAVING: OrderStatus[] = ["submitting", "unconfirmed"];
/** Codes of the findings that a submission leaves. */
const CODES = ["erp_refused", "not_sent"];
/** The ERP's names of fields → those of an order. */
const FIELDS: Record<string, string> = {
  customer: "customerName",
  shipTo: "shipToName",
  poNumber: "poNumber",
  requiredDate: "requiredDate",
  currency: "currency",
};
const LINE_FIELDS = ["item", "quantity", "unit", "unitPrice", "requiredDate"];

/** An order as it is booked, and where that is other than was sent; null: it could not be read back, and a job tries again. */
export interface Booked {
  booked: BookedOrder;
  differences: BookingDifference[] | null;
}

/** The ERP has the order: it is submitted, and its usage is recorded. */
export async function booked(tx: Tx, submission: Submission, { booked, differences }: Booked) {
  const { idp_organization_id: idpOrganizationId } = submission.connection;
  const { orderId, payload } = submission;
  await settle(tx, submission, {
    status: "booked",
    erp_order_id: booked.erpOrderId,
    booked_differences: differences,
    error: null,
  });
  await moveOrder(tx, { orderId, from: LEAVING, to: "submitted", booked, submittedAt: new Date() });
  await setFindings(tx, { orderId, codes: CODES, findings: [] });
  if (!differences) await readBackLater(tx, { idpOrganizationId, orderId });
  await recordUsage(tx, { idpOrganizationId, orderId, lineItemCount: payload.lines.length });
}

/** The ERP said no: the order is back in review, with the ERP's words on what they speak of. */
export async function refused(tx: Tx, submission: Submission, { faults, message }: RefusedByErp) {
  const { orderId } = submission;
  await settle(tx, submission, { status: "refused", error: message });
  const { lines } = await orderOf(tx, orderId);
  const findings = faults.map((fault): Finding => {
    const line = fault.line === undefined ? undefined : lines[fault.line - 1];
    const field = fault.field ?? "";
    const place = line
      ? { lineId: line.id, field: LINE_FIELDS.includes(field) ? field : undefined }
      : { field: FIELDS[field] };
    const what = line ? `line ${fault.line}` : "the order";
    return {
      code: "erp_refused",
      level: "error",
      ...place,
      message: `The ERP refused ${what}: ${fault.message}`,
    };
  });
  await returned(tx, orderId, findings);
}

/** The order can't be sent as it is: it is back in review, with the reason. */
export async function notSent(tx: Tx, orderId: string, reason: string) {
  await returned(tx, orderId, [{ code: "not_sent", level: "error", message: reason }]);
}

/** Nothing is known: the order may be booked. It shows so until a look-up tells. With `isUnsent`, the last sending did not reach the ERP. */
export async function unconfirmed(
  tx: Tx,
  { id, key, orderId }: Submission,
  { words, isUnsent }: { words: string; isUnsent: boolean },
) {
  await tx
    .updateTable("submissions")
    .set({ status: "unconfirmed", error: words, ...(isUnsent && { may_arrive: false }) })
    .where("id", "=", id)
    .where("key", "=", key)
    .where("status", "in", ["sending", "unconfirmed"])
    .execute();
  await tx
    .updateTable("extracted_orders")
    .set((eb) => ({ status: "unconfirmed", version: eb("version", "+", 1) }))
    .where("id", "=", orderId)
    .where("status", "=", "submitting")
    .execute();
}

async function returned(tx: Tx, orderId: string, findings: Finding[]) {
  await moveOrder(tx, { orderId, from: LEAVING, to: "pending_review" });
  await setFindings(tx, { orderId, codes: CODES, findings });
}

interface Settled {
  status: "booked" | "refused";
  erp_order_id?: string;
  booked_differences?: BookingDifference[] | null;
  error: string | null;
}

async function settle(tx: Tx, { id, key }: Submission, settled: Settled) {
  const { numUpdatedRows } = await tx
    .updateTable("submissions")
    .set(settled)
    .where("id", "=", id)
    .where("key", "=", key)
    .where("status", "!=", "booked")
    .executeTakeFirst();
  if (!numUpdatedRows) throw new Error(`Cannot settle submission "${id}": another attempt has`);
}
