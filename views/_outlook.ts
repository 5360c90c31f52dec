import { day } from "./_format.ts";
import type { Tone } from "./_parts.tsx";

/** A subscription's state in two words, how bad it is, and what happens next. */
export interface Outlook {
  label: string;
  tone: Tone;
  next: string;
}

/** A subscription as it is stored; days as YYYY-MM-DD. */
export interface SubscriptionState {
  /** In the payment processor's words; null: there was never one. */
  status: string | null;
  period: { from: string; to: string } | null;
  /** When it ends; null: it goes on. */
  cancelAt: string | null;
}

/** What a person should know of a subscription. */
export function outlookOf({ status, period, cancelAt }: SubscriptionState): Outlook {
  const renewal = period ? `on ${day(period.to)}` : "at the end of the month";
  if (cancelAt && (status === "active" || status === "trialing"))
    return {
      label: "Cancelled",
      tone: "warning",
      next: `It ends on ${day(cancelAt)}. Usage up to then is on its last invoice. Until then it can be renewed in the customer portal.`,
    };
  switch (status) {
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
