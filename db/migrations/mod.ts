/** Every migration, oldest first. @module */
import type { Migration } from "kysely/migration";
import * as foundation from "./0001_foundation.ts";

export { EVERYWHERE_ROLE } from "./_sql.ts";

export const MIGRATIONS: Record<string, Migration> = {
  "0001_foundation": foundation,
};
