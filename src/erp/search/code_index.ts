import type { AskedCode } from "./codes.ts";
import { gtinOf, keyOf, lookalikeOf } from "./words.ts";

/** Rows read for one code: a catalogue may say "n/a" a million times. */
export const MOST_ROWS = 20;
const SHORTEST_PART = 6;
const MOST_PARTS = 8;

/** Keys to be looked up, in which characters that look alike are the same. */
export interface CodeKeys {
  /** Among our own codes. */
  own: string[];
  /** Among manufacturers' codes. */
  codes: string[];
  /** Among GTINs; their first zeros don't count. */
  gtins: string[];
}

/** An item that has a key. */
export interface CodeRow {
  key: string;
  number: number;
}

/** Numbers of the items that have a code of each question, in one look-up: exactly, with look-alike characters, or as part of a longer one, when none has the whole. */
export async function numbersByCode(
  questions: AskedCode[][],
  look: (keys: CodeKeys) => Promise<CodeRow[]>,
): Promise<{ numbers: number[]; isWhole: boolean }[]> {
  const asked = questions.map((codes) => codes.map(lookupsOf));
  const keys = keysOf(asked.flat());
  const found = Map.groupBy(keys.own.length ? await look(keys) : [], ({ key }) => key);
  const numbers = (list: string[]) => list.flatMap((key) => found.get(key) ?? []).map(({ number }) => number);
  return asked.map((lookups) => ({
    numbers: lookups.flatMap(({ code, parts, branded }) => numbers([code, ...parts, ...branded])),
    isWhole: lookups.some(({ code }) => found.has(code)),
  }));
}

interface Lookups {
  code: string;
  /** Runs of a code's parts that may be a code of ours. */
  parts: string[];
  /** What may be a manufacturer's code behind its name. */
  branded: string[];
}

function keysOf(lookups: Lookups[]): CodeKeys {
  const codes = [...new Set(lookups.flatMap(({ code, branded }) => [code, ...branded]))];
  const own = [...new Set([...codes, ...lookups.flatMap(({ parts }) => parts)])];
  return { own, codes, gtins: codes.filter((code) => gtinOf(code) !== null) };
}

function lookupsOf({ code, alike, branded, from }: AskedCode): Lookups {
  const parts = from === "description" || from === "typed" ? [] : partsOf(code);
  return { code: alike, parts: parts.map(lookalikeOf), branded: branded.map(lookalikeOf) };
}

/** "GIS/TLK-242-50" → "tlk24250", "gistlk242", …: without what a customer puts before or behind our code. */
function partsOf(code: string): string[] {
  const pieces = code
    .split(/[^\p{L}\p{N}]+/u)
    .map(keyOf)
    .filter(Boolean);
  const runs: string[] = [];
  for (let cut = 1; cut < pieces.length; cut++)
    runs.push(pieces.slice(cut).join(""), pieces.slice(0, -cut).join(""));
  return runs.filter((run) => run.length >= SHORTEST_PART).slice(0, MOST_PARTS);
}
