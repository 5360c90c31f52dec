import { finished } from "node:stream/promises";
import type { PoolConnection } from "./_dialect.ts";
import type { Tx } from "./connect.ts";

/** Where lines go: columns in their order. */
export interface Into {
  table: string;
  columns: string[];
}

/** Puts lines into a table within `tx`, in PostgreSQL's text format of COPY, each with its line break. */
export function copyIn(tx: Tx, { table, columns }: Into, lines: string): Promise<void> {
  return tx.getExecutor().provideConnection(async (connection) => {
    const sql = await (connection as PoolConnection).session();
    const stream = await sql`copy ${sql(table)} (${sql(columns)}) from stdin`.writable();
    stream.end(lines);
    await finished(stream);
  });
}
