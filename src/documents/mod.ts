/** Documents: the files that came in, their states, their pages. @module */
export { documentsApi, readDocument, record } from "./api.ts";
export {
  type DocumentRow,
  documentOf,
  documentsOf,
  fileOf,
  orderLinksOf,
  originalPart,
  type Viewer,
} from "./queries.ts";
export {
  type Completion,
  completeDocument,
  failDocument,
  startProcessing,
} from "./status.ts";
export {
  type FileToStore,
  type StoredDocument,
  storeDocument,
} from "./store.ts";
