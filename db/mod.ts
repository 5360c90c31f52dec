/** The database: connections, tenancy, the schema's types, and the embedded PostgreSQL. @module */
export {
  type Address,
  addressOf,
  type Connection,
  connect,
  type Db,
  dedicated,
  type Sql,
  type Tx,
} from "./connect.ts";
export { copyIn, type Into } from "./copy.ts";
export { type Embedded, embedded } from "./embedded.ts";
export { GROWTH } from "./growth.ts";
export { readBytes, writeBytes } from "./large.ts";
export { APP_ROLE, migrate } from "./migrate.ts";
export { workAfterOthers } from "./priority.ts";
export type * from "./schema.ts";
export { session } from "./session.ts";
export { everywhere, reading, tenant } from "./tenant.ts";
