/** Connections to ERPs, the connectors, and the mirror of their items and customers. @module */
export { type AskedOrder, bookingDifferences } from "./booking.ts";
export { cacheApi } from "./cache/api.ts";
export { type Cache, TTL } from "./cache/cache.ts";
export { openCache } from "./cache/open.ts";
export {
  amends,
  type ConnectionRow,
  connectionChecks,
  connectionFor,
  connectionOf,
  connectionsOf,
  connectorOf,
  findConnection,
  pricesItself,
} from "./connections.ts";
export {
  type BookedOrder,
  type Connector,
  type LineInErp,
  type LineToBook,
  type Listed,
  NoAnswer,
  type OrderInErp,
  type OrderToAmend,
  type OrderToBook,
  RefusedByErp,
} from "./connector.ts";
export {
  type CrossReference,
  crossReferencesFor,
  customerKey,
} from "./cross_references/cross_references.ts";
export { revokeCrossReference } from "./cross_references/decide.ts";
export { saveCrossReference } from "./cross_references/keep.ts";
export type { Kept, NewCrossReference } from "./cross_references/settle.ts";
export { declineItem, declinesFor, takeBackDeclined } from "./declines.ts";
export { ingestApi } from "./ingest/api.ts";
export { vacuumMirror } from "./ingest/vacuum.ts";
export { inItemUnits, itemUnits } from "./item_units.ts";
export { refreshMirror, refreshMirrors } from "./mirror.ts";
export { orchestratorApi } from "./orchestrator/api.ts";
export { erpReads } from "./reads.ts";
export { erpRoutes } from "./routes.ts";
export { type CustomerCandidate, findCustomers, searchCustomers } from "./search/customers.ts";
export type { ItemQuery } from "./search/item_words.ts";
export { findItems, searchItems } from "./search/items.ts";
export { type ShipToCandidate, shipTosOf } from "./search/ship_tos.ts";
export { connectionsApi } from "./setup/api.ts";
export { forgetConnection } from "./setup/forget.ts";
export { connectionRoutes } from "./setup/routes.ts";
export { syncConnections, syncEverything } from "./sync/due.ts";
export { syncEntity } from "./sync/job.ts";
export { conversionOf, DIFFERENCES, shortageOf } from "./terms/differences.ts";
export { type Compared, termFindings } from "./terms/findings.ts";
export { keptStock, refreshStock } from "./terms/stock.ts";
export { termsOf } from "./terms/terms.ts";
export { unitCode } from "./units.ts";
