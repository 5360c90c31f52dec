import type { Tx } from "../../../db/mod.ts";
import { Invalid } from "../../errors.ts";
import { keepCrossReferences, lockConnection } from "./keep.ts";
import { readTable, type Table } from "./names.ts";
import type { Kept, Settled } from "./settle.ts";
import { matchWaiting } from "./waiting.ts";

/** What became of the rows. */
export type Imported = Record<Kept, number>;

const FAULTS_SAID = 20;

/** Keeps all rows or none; orders in review that say what is kept are matched anew. Throws `Invalid`, which says what is wrong row by row, from 1. */
export async function importCrossReferences(tx: Tx, table: Table): Promise<Imported> {
  await lockConnection(tx, table.connectionId);
  const counts: Imported = { kept: 0, known: 0, conflict: 0 };
  const faults: string[] = [];
  const all: Settled[] = [];
  let rows = 0;
  for await (const read of readTable(tx, table)) {
    faults.push(
      ...read.flatMap(({ fault }, at) => (fault === null ? [] : [`row ${rows + at + 1}: ${fault}`])),
    );
    rows += read.length;
    if (faults.length) continue;
    const references = read.flatMap(({ reference }) => reference ?? []);
    const settled = await keepCrossReferences(tx, references);
    for (const { outcome } of settled) counts[outcome]++;
    all.push(...settled);
  }
  if (!faults.length) {
    await matchWaiting(tx, all);
    return counts;
  }
  const more = faults.length > FAULTS_SAID ? `; and ${faults.length - FAULTS_SAID} more` : "";
  throw new Invalid(`Cannot take the cross-references: ${faults.slice(0, FAULTS_SAID).join("; ")}${more}`);
}
