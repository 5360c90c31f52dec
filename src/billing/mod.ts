/** Usage: what each submitted order costs. @module */
export { billingApi } from "./api.ts";
export { applyBillingEvent } from "./apply_event.ts";
export { type Chargeable, charge, hasCents } from "./charge.ts";
export { markInvoiced } from "./invoiced.ts";
export { ratesFor } from "./rates.ts";
export { ratesApi } from "./rates_api.ts";
export { ratesRoutes } from "./rates_routes.ts";
export { refreshPricing } from "./read_pricing.ts";
export { refreshSubscriptions } from "./read_subscription.ts";
export { reconcileUsage } from "./reconcile.ts";
export { recordUsage } from "./record.ts";
export { reportUsage } from "./report.ts";
export { billingRoutes } from "./routes.ts";
export { subscriptionApi } from "./subscription_api.ts";
export { subscriptionRoutes } from "./subscription_routes.ts";
export { webhookApi } from "./webhook.ts";
