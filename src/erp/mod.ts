/** Connections to ERPs, the connectors, and the mirror of their items and customers. @module */
export {
  type ConnectionRow,
  connectionFor,
  connectionOf,
  connectionsOf,
  connectorOf,
  findConnection,
} from "./connections.ts";
export {
  type BookedOrder,
  type Connector,
  type LineToBook,
  NoAnswer,
  type OrderToBook,
  RefusedByErp,
} from "./connector.ts";
export { itemUnits } from "./item_units.ts";
export { orchestratorApi } from "./orchestrator/api.ts";
export { unitCode } from "./units.ts";
