/** The demo: an organization, its catalogue, and sample purchase orders. @module */
export { CUSTOMERS, type DemoCustomer, type DemoShipTo } from "./customers.ts";
export { type DemoItem, ITEMS } from "./items.ts";
export { DEMO, ensureDemo } from "./organization.ts";
export { samples } from "./samples.ts";
export { seedSandbox } from "./seed.ts";
