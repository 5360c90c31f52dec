import type { Tx } from "../../../db/mod.ts";
import { Invalid } from "../../errors.ts";
import { keepCrossReferences, lockConnection } from "./keep.ts";
import { readTable, type Table } from "./names.ts";
import type { Kept } from "./settle.ts";

/** What became of the rows. */
export type Imported = Record<Kept, number>;

const FAULTS_SAID = 20;

/** Keeps all rows or none. Throws `Invalid`, which says what is wrong row by row, from 1. */
export async function importCrossReferences(tx: Tx, table: Table): Promise<Imported> {
  await lockConnection(tx, table.connectionId);
  const counts: Imported = { kept: 0, known: 0, conflict: 0 };
  const faults: string[] = [];
  let rows = 0;
  for await (const read of readTable(tx, table)) {
    faults.push(
      ...read.flatMap(({ fault }, at) => (fault === null ? [] : [`row ${rows + at + 1}: ${fault}`])),
    );
    rows += read.length;
    if (faults.length) continue;
    const references = read.flatMap(({ reference }) => reference ?? []);
    for (const { outcome } of await keepCrossReferences(tx, references)) counts[outcome]++;
  }
  if (!faults.length) return counts;
  const more = faults.length > FAULTS_SAID ? `; and ${faults.length - FAULTS_SAID} more` : "";
  throw new Invalid(`Cannot take the cross-references: ${faults.slice(0, FAULTS_SAID).join("; ")}${more}`);
}
