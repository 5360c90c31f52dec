import type { Connection } from "../../../db/mod.ts";
import { type Announced, type Delivered, take } from "../ingest/take.ts";
import type { Syncing } from "../sync/listing.ts";
import { type Page, takePage } from "../sync/page.ts";

/** What the background thread does. */
export interface Tasks {
  deliver: { input: Announced; result: Delivered };
  page: { input: Page; result: Syncing | null };
}

type Does = {
  [Kind in keyof Tasks]: (
    database: Connection,
    input: Tasks[Kind]["input"],
    body: AsyncIterable<Uint8Array>,
  ) => Promise<Tasks[Kind]["result"]>;
};

export const TASKS: Does = {
  deliver: take,
  page: takePage,
};
