/** Usage: what each submitted order costs. @module */
export { billingApi } from "./api.ts";
export { type Charge, type Chargeable, charge } from "./charge.ts";
export { recordUsage, type Usage } from "./record.ts";
export { billingRoutes } from "./routes.ts";
