/** Submission: orders leave review for the ERP, each exactly once. @module */
export { readBack } from "./read_back.ts";
export { settleSubmissions } from "./settle.ts";
export { submitOrder } from "./submit.ts";
