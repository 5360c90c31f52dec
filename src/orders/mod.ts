/** Purchase orders as they were read, matched and edited. @module */

export type { LineChange } from "./_save_lines.ts";
export { type Amended, amendedBy, type Change, changesOf } from "./amended.ts";
export { ordersApi } from "./api.ts";
export { comparedOf } from "./compared.ts";
export { CHANGED_ORDER, type DuplicateAnswer, decideDuplicate, keepDuplicateDefault } from "./decide.ts";
export {
  type Account,
  type Count,
  type Draft,
  type DraftLine,
  type Gap,
  HEADER_FIELDS,
  type HeaderField,
  LINE_FIELDS,
  type LineField,
  type NotOrdered,
  type Read,
  type Tax,
} from "./draft.ts";
export { type Duplicates, duplicatesOf, isDecided, nameOf, type Repeating } from "./duplicates.ts";
export {
  acknowledge,
  acknowledgeKind,
  canAcknowledge,
  type FindingKey,
  recheck,
  setFindings,
} from "./findings.ts";
export {
  forgetPlace,
  keepPlace,
  type LearnedPlace,
  listPlaces,
  livePlaces,
  notePlaces,
  type PlacesTried,
} from "./learned.ts";
export { learnedRoutes } from "./learned_routes.ts";
export { differencesBetween } from "./line_diff.ts";
export { moveOrder } from "./move.ts";
export type { LineInShort, NumberedLine, Order, OrderHead, OrderLine, OrderPart } from "./order.ts";
export {
  type LineSums,
  lineSums,
  linesAlike,
  linesInShort,
  partOf,
  placesOf,
  type SomeLines,
  someLines,
} from "./part.ts";
export { askedOf, lineUnits, type Payload, payloadOf } from "./payload.ts";
export { headOf, mustSee, orderOf, ordersOf } from "./queries.ts";
export { matchAgain, type OrderChanges, type Outsider, saveOrder } from "./save.ts";
export { ORDER } from "./schema.ts";
export { keepAdded, keepUndo, type Undo, undoOf, undoSave } from "./undo.ts";
export { writeOrders } from "./write.ts";
