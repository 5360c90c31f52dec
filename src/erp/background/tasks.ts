import type { Connection } from "../../../db/mod.ts";
import { type Announced, type Delivered, take } from "../ingest/take.ts";
import { list, type ToList } from "../sync/list.ts";

/** What the background thread does. */
export interface Tasks {
  deliver: { input: Announced; result: Delivered };
  list: { input: ToList; result: boolean };
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
  list,
};
