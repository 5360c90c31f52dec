/** Usage: what each submitted order costs. @module */
export { billingApi } from "./api.ts";
export { type Charge, type Chargeable, charge, hasCents } from "./charge.ts";
export { type InvoicedPeriod, markInvoiced } from "./invoiced.ts";
export { type Rates, ratesFor } from "./rates.ts";
export { refreshPricing } from "./read_pricing.ts";
export { reconcileUsage } from "./reconcile.ts";
export { recordUsage, type Usage, type UsageEvent } from "./record.ts";
export { reportUsage } from "./report.ts";
export { billingRoutes } from "./routes.ts";
