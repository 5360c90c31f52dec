/** Usage: what each submitted order costs. @module */
export { billingApi } from "./api.ts";
export { type Charge, type Chargeable, charge, hasCents } from "./charge.ts";
export { type Rates, ratesFor } from "./rates.ts";
export { refreshPricing } from "./read_pricing.ts";
export { recordUsage, type Usage, type UsageEvent } from "./record.ts";
export { billingRoutes } from "./routes.ts";
