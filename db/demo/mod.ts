/** The demo: an organization, its catalogue, and sample purchase orders. @module */
export { CUSTOMERS } from "./customers.ts";
export { ITEMS } from "./items.ts";
export { DEMO, ensureDemo } from "./organization.ts";
export { samples } from "./samples.ts";
export { seedSandbox } from "./seed.ts";
