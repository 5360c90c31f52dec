import type { Generated } from "kysely";
import type { Decimal, Stamp, StampOrNull } from "./values.ts";

export type UsageStatus = "pending" | "reported" | "invoiced" | "failed";

export type UsageExemption = "duplicate" | "rejected";

/** Usage, subscriptions and rates. */
export interface BillingTables {
  usage_events: {
    id: Generated<string>;
    idp_organization_id: string;
    order_id: string;
    revision: Generated<number>;
    line_item_count: number;
    free_trial_line_items_used: number;
    charge_cents: number;
    currency: Generated<string>;
    /** Dollars a line item. */
    rate: Decimal;
    /** Dollars an order. */
    minimum: Decimal;
    rate_source: string;
    /** Why nothing is charged; null: the trial and the rates decide. */
    exemption: UsageExemption | null;
    /** The sentence behind the charge. */
    reason: string;
    status: Generated<UsageStatus>;
    created_at: Stamp;
    /** The time at which it counts with the payment processor; null until it is first sent. */
    metered_at: StampOrNull;
    /** The first sending that may have arrived; null: none has. */
    sent_at: StampOrNull;
    attempts: Generated<number>;
    /** Not reported before. */
    report_at: Stamp;
    /** The words of the last report that failed. */
    report_error: string | null;
    reported_at: StampOrNull;
    invoice_id: string | null;
  };
  usage_reconciliations: {
    idp_organization_id: string;
    /** In UTC. */
    day: string;
    ledger_cents: number;
    /** What the payment processor's meter says. */
    metered_cents: number;
    checked_at: Stamp;
  };
  /** Final invoices and the time whose usage they bill. */
  usage_invoices: {
    id: string;
    idp_organization_id: string;
    period_start: Date;
    period_end: Date;
  };
  /** What is known of an organization's subscription, as the payment processor last told it. */
  subscriptions: {
    idp_organization_id: string;
    stripe_customer_id: Generated<string | null>;
    stripe_subscription_id: Generated<string | null>;
    /** The checkout that was begun last. */
    checkout_session_id: Generated<string | null>;
    /** In the processor's words; null: there was never one. */
    status: Generated<string | null>;
    /** The metered item; null: usage isn't reported. */
    subscription_item_id: Generated<string | null>;
    meter_id: Generated<string | null>;
    meter_event_name: Generated<string | null>;
    current_period_start: StampOrNull;
    current_period_end: StampOrNull;
    /** When it ends; null: it goes on. */
    cancel_at: StampOrNull;
    unpaid_invoice_id: Generated<string | null>;
    /** Where it can be paid. */
    unpaid_invoice_url: Generated<string | null>;
    unpaid_cents: Generated<number | null>;
    /** When the reading began that all this is from. */
    read_at: StampOrNull;
    created_at: Stamp;
  };
  /** Rates of single organizations, as they were set one after another: the newest holds. */
  billing_rates: {
    id: Generated<string>;
    idp_organization_id: string;
    /** Dollars; null: everybody's. */
    per_line_item_rate: Decimal | null;
    /** Dollars; null: everybody's. */
    minimum_per_order: Decimal | null;
    reason: string;
    set_by: string;
    set_by_email: string;
    created_at: Stamp;
  };
  /** Webhooks that were taken, by the processor's id. */
  billing_events: {
    id: string;
    idp_organization_id: string;
    type: string;
    object_id: string;
    /** The processor's time. */
    created_at: Date;
    received_at: Stamp;
    /** Null: not yet. */
    applied_at: StampOrNull;
    /** What it did, in a sentence. */
    outcome: Generated<string | null>;
  };
  /** Everybody's pricing as it was last read. */
  billing_pricing: {
    single: Generated<boolean>;
    pricing: unknown;
    read_at: Stamp;
  };
  usage_caps: {
    idp_organization_id: string;
    /** A month. */
    cents: number;
    set_by: string;
    set_at: Stamp;
  };
}
