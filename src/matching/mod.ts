/** Finds out which customer, address and items of the ERP an order means. @module */
export { matchOrder } from "./job.ts";
