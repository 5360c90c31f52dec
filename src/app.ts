import type { LanguageModel } from "ai";
import type { Db, Sql } from "../db/mod.ts";
import type { Config } from "./config.ts";
import type { Cache } from "./erp/mod.ts";
import type { Isolate } from "./isolate/mod.ts";
import type { Log } from "./log.ts";

/** What every controller and job is made over. */
export interface App {
  config: Config;
  log: Log;
  db: Db;
  sql: Sql;
  /** Runs strangers' files in processes of their own. */
  isolate: Isolate;
  /** ERP reads are kept here for a while. */
  cache: Cache;
  /** Null: no language model is configured. */
  model: LanguageModel | null;
}
