/** Review: the queue, the order beside its document, edits, submission and rejection. @module */
export { reviewApi } from "./api.ts";
export { reviewRoutes } from "./routes.ts";
