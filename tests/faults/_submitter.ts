/** Sends orders to the ERP until it is killed: `bun tests/faults/_submitter.ts DATABASE_URL`, with the service's environment. @module */
import { APP_ROLE, connect } from "../../db/mod.ts";
import { work } from "../../jobs/mod.ts";
import type { App } from "../../src/app.ts";
import { config } from "../../src/config.ts";
import { log } from "../../src/log.ts";
import { readBack, settleSubmissions, submitOrder } from "../../src/submission/mod.ts";

const connection = connect(process.argv[2]!, { role: APP_ROLE });
const app = {
  ...connection,
  config: config(process.env as Record<string, string>),
  log: log({ level: "error", readable: true, write: (line) => console.error(line) }),
} as unknown as App;
await work(connection, {
  submit_order: submitOrder(app),
  settle_submissions: settleSubmissions(app),
  read_back: readBack(app),
});
