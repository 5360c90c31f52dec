/** Submission: orders leave review for the ERP, each exactly once. @module */
export { settleSubmissions } from "./settle.ts";
export { submitOrder } from "./submit.ts";
