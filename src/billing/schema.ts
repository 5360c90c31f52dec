import { type TObject, type TSchema, Type } from "@sinclair/typebox";
import { dollars } from "./charge.ts";
import type { EventRow } from "./queries.ts";
import type { UsageEvent as Kept } from "./record.ts";

export const USAGE_STATUS = oneOf("pending", "reported", "invoiced", "failed");

const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const time = Type.String({ format: "date-time" });

/** A usage event as it goes out. */
export const USAGE_EVENT: TObject = Type.Object(
  {
    id: Type.String({ format: "uuid" }),
    orderId: Type.String({ format: "uuid" }),
    revision: Type.Integer({ description: "From 1; an order that is booked anew counts again" }),
    lineItemCount: Type.Integer(),
    calculatedCharge: Type.Number({ description: "Dollars" }),
    currency: Type.String(),
    freeTrialLineItemsUsed: Type.Integer(),
    perLineItemRate: Type.String({ description: "Dollars, the rate that held" }),
    minimumPerOrder: Type.String({ description: "Dollars, the minimum that held" }),
    rateSource: Type.String({ description: "Where the rates came from" }),
    exemption: orNull(oneOf("duplicate", "rejected")),
    status: USAGE_STATUS,
    reason: Type.String({ description: "The sentence behind the charge" }),
    createdAt: time,
    reportedAt: orNull(time),
    reportError: orNull(Type.String({ description: "The words of the last report that failed" })),
    invoiceId: orNull(Type.String()),
  },
  { $id: "UsageEvent" },
);

/** A kept event as `USAGE_EVENT`. */
export function eventOf(row: EventRow | Kept) {
  return {
    id: row.id,
    orderId: row.order_id,
    revision: row.revision,
    lineItemCount: row.line_item_count,
    calculatedCharge: Number(dollars(row.charge_cents)),
    currency: row.currency,
    freeTrialLineItemsUsed: row.free_trial_line_items_used,
    perLineItemRate: row.rate,
    minimumPerOrder: row.minimum,
    rateSource: row.rate_source,
    exemption: row.exemption,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at,
    reportedAt: row.reported_at,
    reportError: row.report_error,
    invoiceId: row.invoice_id,
  };
}

function oneOf<const T extends string>(...values: T[]) {
  return Type.Union(values.map((value) => Type.Literal(value)));
}
