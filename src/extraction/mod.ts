/** Extraction: from a document's file to orders, each value with its place. @module */
export { retryFaults } from "./again.ts";
export { extractDocument, recognizeDocument } from "./job.ts";
export { learnPlace } from "./learned/job.ts";
export { modelOf } from "./model/model.ts";
export { retryStuckDocuments } from "./stuck.ts";
export { warmReaders } from "./warm.ts";
