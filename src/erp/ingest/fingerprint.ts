import { readdirSync, readFileSync } from "node:fs";
import type { Mirrored } from "./entities.ts";

/** What words are made by: after a change of it no row is as in the mirror any more, and the next listing of everything makes its words anew. */
const MADE_BY = madeBy(new URL("../search/", import.meta.url));

function madeBy(folder: URL): bigint {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .sort();
  return BigInt(Bun.hash(files.map((name) => readFileSync(new URL(name, folder), "utf8")).join()));
}

/** Stands for a row as it was delivered, of which `line` tells, and for how its words are made: a bigint of PostgreSQL's. */
export function fingerprintOf({ index }: Mirrored, line: string): string {
  return String(BigInt.asIntN(64, Bun.hash(line, index ? MADE_BY : 0n) as bigint));
}
