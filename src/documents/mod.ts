/** Documents: the files that came in, their states, their pages. @module */
export { documentsApi, readDocument, record } from "./api.ts";
export { paneOf } from "./pane.ts";
export {
  type DocumentRow,
  documentOf,
  documentsOf,
  fileOf,
  originalPart,
  type Viewer,
} from "./queries.ts";
export { documentsRoutes } from "./routes.ts";
export { documentRow } from "./rows.ts";
export { DOCUMENT } from "./schema.ts";
export {
  type Completion,
  completeDocument,
  failDocument,
  noteProgress,
  type Progress,
  startProcessing,
} from "./status.ts";
export { type FileToStore, type StoredDocument, storeDocument } from "./store.ts";
