import type Stripe from "stripe";

/** What each operation accepts, by the SDK's own types. */
export interface Params {
  "POST /v1/customers": Stripe.CustomerCreateParams;
  "GET /v1/customers/{id}": Stripe.CustomerRetrieveParams;
  "GET /v1/prices/{id}": Stripe.PriceRetrieveParams;
  "GET /v1/products/{id}": Stripe.ProductRetrieveParams;
  "POST /v1/checkout/sessions": Stripe.Checkout.SessionCreateParams;
  "GET /v1/checkout/sessions/{id}": Stripe.Checkout.SessionRetrieveParams;
  "POST /v1/billing_portal/sessions": Stripe.BillingPortal.SessionCreateParams;
  "GET /v1/subscriptions": Stripe.SubscriptionListParams;
  "GET /v1/subscriptions/{id}": Stripe.SubscriptionRetrieveParams;
  "GET /v1/invoices": Stripe.InvoiceListParams;
  "GET /v1/invoices/{id}": Stripe.InvoiceRetrieveParams;
  "GET /v1/invoices/{id}/lines": Stripe.InvoiceListLineItemsParams;
  "GET /v1/billing/meters/{id}": Stripe.Billing.MeterRetrieveParams;
  "GET /v1/billing/meters/{id}/event_summaries": Stripe.Billing.MeterListEventSummariesParams;
  "POST /v1/billing/meter_events": Stripe.Billing.MeterEventCreateParams;
  "POST /v1/billing/meter_event_adjustments": Stripe.Billing.MeterEventAdjustmentCreateParams;
}

export type Operation = keyof Params;
