import type { CodeKeys, CodeRow } from "./code_index.ts";
import type { AskedCode, ItemKeys } from "./codes.ts";
import { oneApart, spellings } from "./similarity.ts";
import { LOOKALIKE_CHARACTERS } from "./words.ts";

/** Of shorter codes too many are one character apart; the longer of both counts. */
const SHORTEST = 6;
/** … with letters, which are further apart. */
const SHORTEST_LETTERED = 4;
const LONGEST = 24;
/** How likely a slip is beside one character left out, or two that change places: of those there is one a place, of others as many as there are characters. */
const ANOTHER = { figure: 0.1, letter: 0.04, kind: 0.01 };
/** … of characters that are read for each other. */
const MISREAD = 0.3;
const MISREAD_PAIRS = ["0d", "0q", "83", "17", "56", "c6", "uv", "mn", "ef", "pr", "vy", "4a", "hn"];
/** … of the first of a part, which people look at most: “few errors are made in the first character” (Yannakoudakis and Fawthrop, The rules of spelling errors, 1983). */
const FIRST = 0.5;
/** … where dashes stand elsewhere, too. */
const UNLIKE = 0.3;
/** What is less likely is no slip: another part number. */
const LEAST = 0.01;

/** Numbers of the items whose own code is one slip away from a code of each question, in one look-up. */
export async function numbersBySlip(
  questions: AskedCode[][],
  look: (keys: CodeKeys) => Promise<CodeRow[]>,
): Promise<number[][]> {
  const asked = questions.map((codes) => codes.filter(isMistakable).flatMap(slipsOf));
  const own = [...new Set(asked.flat())];
  const found = Map.groupBy(own.length ? await look({ own, codes: [], gtins: [] }) : [], ({ key }) => key);
  return asked.map((keys) => keys.flatMap((key) => (found.get(key) ?? []).map(({ number }) => number)));
}

/** How likely codes in which a slip may be were meant to be an item's own, beside those of the others: 1 where a character is missing, 0 more than one slip away. */
export function nearnessOf(asked: AskedCode[], sku: string, { sku: key, alike }: ItemKeys): number {
  let nearest = 0;
  for (const code of asked) {
    if (!isLong(code.key, key) || code.alike === alike.sku || !oneApart(code.alike, alike.sku)) continue;
    const [said, meant] = [code.code.trim().toLowerCase(), sku.toLowerCase()];
    const likelihood = oneApart(said, meant)
      ? likelihoodOf(said, meant)
      : UNLIKE * likelihoodOf(code.alike, alike.sku);
    nearest = Math.max(nearest, likelihood);
  }
  return nearest < LEAST ? 0 : nearest;
}

/** Of a slip that makes `said` of `meant`: the more places it may have happened at, the likelier. */
function likelihoodOf(said: string, meant: string): number {
  if (said.length < meant.length) return waysBetween(meant, said);
  const at = Array.from(said).findIndex((character, place) => character !== meant[place]);
  if (said.length > meant.length) return ANOTHER[kindOf(said[at]!)] * waysBetween(said, meant);
  if (said[at + 1] !== meant[at + 1]) return FIRST ** (isFirst(said, at) ? 1 : 0);
  const pair = [said[at]!, meant[at]!] as const;
  const kinds = pair.map(kindOf);
  const likelihood = MISREAD_PAIRS.some((both) => pair.every((each) => both.includes(each)))
    ? MISREAD
    : ANOTHER[kinds[0] === kinds[1] ? kinds[0]! : "kind"];
  return likelihood * (isFirst(said, at) ? FIRST : 1);
}

/** Places at which a character of the longer can be left out to have the shorter. */
function waysBetween(long: string, short: string): number {
  let ways = 0;
  for (let at = 0; at < long.length; at++)
    if (long.slice(0, at) + long.slice(at + 1) === short) ways += isFirst(long, at) ? FIRST : 1;
  return ways;
}

function kindOf(character: string): "figure" | "letter" {
  return /\d/.test(character) ? "figure" : "letter";
}

function isFirst(code: string, at: number): boolean {
  return !at || /[^\p{L}\p{N}]/u.test(code[at - 1]!);
}

/** Whether a code is long enough for a slip in it, such as a character that is missing, to be told from another code. */
export function isMistakable({ key, from }: AskedCode): boolean {
  const isCode = from === "supplier" || from === "customer";
  return isCode && key.length >= shortestOf(key) - 1 && key.length <= LONGEST;
}

function isLong(key: string, other: string): boolean {
  return Math.max(key.length, other.length) >= shortestOf(key);
}

function shortestOf(key: string): number {
  return /\p{L}/u.test(key) ? SHORTEST_LETTERED : SHORTEST;
}

/** Every key that a slip makes of one. */
function slipsOf({ key, alike }: AskedCode): string[] {
  return [...spellings(alike, { characters: LOOKALIKE_CHARACTERS })].filter((slip) => isLong(key, slip));
}
