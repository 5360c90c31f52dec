/** Documents: the files that came in, their states, their pages. @module */
export { documentsApi, record } from "./api.ts";
export { paneOf } from "./pane.ts";
export { type DocumentRow, documentOf, fileOf, originalPart } from "./queries.ts";
export { restartExtraction } from "./restart.ts";
export { documentsRoutes } from "./routes.ts";
export { documentRow } from "./rows.ts";
export { DOCUMENT } from "./schema.ts";
export { completeDocument, failDocument, noteProgress, startProcessing } from "./status.ts";
export { type FileToStore, type StoredDocument, storeDocument } from "./store.ts";
