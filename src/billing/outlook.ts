import type { SubscriptionRow } from "./subscription_queries.ts";

/** A subscription's state in two words, how bad it is, and what happens next. */
export interface Outlook {
  label: string;
  tone: "plain" | "good" | "busy" | "warning" | "error";
  next: string;
}

type State = Pick<SubscriptionRow, "status" | "current_period_end" | "cancel_at">;

/** What a person should know of a subscription; `day` writes a date. */
export function outlookOf(row: State | null, day: (at: Date) => string): Outlook {
  const renewal = row?.current_period_end ? `on ${day(row.current_period_end)}` : "at the end of the month";
  if (row?.cancel_at && row.status !== "canceled")
    return {
      label: "Cancelled",
      tone: "warning",
      next: `It ends on ${day(row.cancel_at)}. Usage up to then is on its last invoice. Until then it can be renewed in the customer portal.`,
    };
  switch (row?.status ?? null) {
    case null:
      return {
        label: "None",
        tone: "plain",
        next: "Orders are read, reviewed and submitted all the same. What they cost beyond the free trial is kept, and reported once there is a subscription.",
      };
    case "active":
      return {
        label: "Active",
        tone: "good",
        next: `It renews ${renewal}: the invoice has the fee of the month to come and the usage of the month that was.`,
      };
    case "trialing":
      return { label: "In trial", tone: "good", next: `The first month is paid ${renewal}.` };
    case "past_due":
      return {
        label: "Payment failed",
        tone: "error",
        next: "The payment processor tries again over the next days. Orders go on meanwhile, and usage is reported.",
      };
    case "unpaid":
      return {
        label: "Unpaid",
        tone: "error",
        next: "The payment processor has stopped trying. Orders go on; invoices are made and stay open until the last one is paid.",
      };
    case "incomplete":
      return {
        label: "Waiting for payment",
        tone: "warning",
        next: "The first payment isn't complete. Without it the subscription ends within a day, and another can be begun.",
      };
    case "paused":
      return {
        label: "Paused",
        tone: "warning",
        next: "No invoice is made. Usage is kept, and reported when the subscription goes on.",
      };
    default:
      return {
        label: "Ended",
        tone: "plain",
        next: "Orders go on. Usage is kept, and reported once there is a subscription again.",
      };
  }
}
