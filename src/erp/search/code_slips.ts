import type { CodeKeys, CodeRow } from "./code_index.ts";
import type { AskedCode, ItemKeys } from "./codes.ts";
import { oneApart } from "./similarity.ts";
import { LOOKALIKE_CHARACTERS } from "./words.ts";

/** Of shorter codes too many are one character apart; the longer of both counts. */
const SHORTEST = 6;
/** … of letters and figures, which are further apart. */
const SHORTEST_MIXED = 5;
const MIXED = /\d[a-z]|[a-z]\d/;
const LONGEST = 24;
const UNLIKE = 0.6;

/** Numbers of the items whose own code is one slip away from a code of each question, in one look-up. */
export async function numbersBySlip(
  questions: AskedCode[][],
  look: (keys: CodeKeys) => Promise<CodeRow[]>,
): Promise<number[][]> {
  const asked = questions.map((codes) =>
    codes.filter(isMistakable).flatMap(({ alike }) => [...slipsOf(alike)]),
  );
  const own = [...new Set(asked.flat())];
  const found = Map.groupBy(own.length ? await look({ own, codes: [], gtins: [] }) : [], ({ key }) => key);
  return asked.map((keys) => keys.flatMap((key) => (found.get(key) ?? []).map(({ number }) => number)));
}

/** How near codes in which a slip may be come to an item's own: 1 one slip away as both are written, less when dashes stand elsewhere, 0 further away. */
export function nearnessOf(asked: AskedCode[], sku: string, { alike }: ItemKeys): number {
  let nearest = 0;
  for (const code of asked) {
    if (!isLong(code.alike, alike.sku) || code.alike === alike.sku || !oneApart(code.alike, alike.sku))
      continue;
    if (oneApart(code.code.trim().toLowerCase(), sku.toLowerCase())) return 1;
    nearest = UNLIKE;
  }
  return nearest;
}

/** Whether a code is long enough for a slip in it, such as a character that is missing, to be told from another code. */
export function isMistakable({ alike, from }: AskedCode): boolean {
  const isCode = from === "supplier" || from === "customer";
  return isCode && alike.length >= SHORTEST_MIXED - 1 && alike.length <= LONGEST && /\d/.test(alike);
}

function isLong(key: string, other: string): boolean {
  return Math.max(key.length, other.length) >= (MIXED.test(key) ? SHORTEST_MIXED : SHORTEST);
}

/** Every key that a slip makes of one: a character is missing, added or another, or two neighbours are swapped. */
function slipsOf(key: string): Iterable<string> {
  const slips = new Set<string>();
  for (let at = 0; at <= key.length; at++) {
    const [before, rest, behind] = [key.slice(0, at), key.slice(at), key.slice(at + 1)];
    for (const character of LOOKALIKE_CHARACTERS) {
      slips.add(before + character + rest);
      if (rest) slips.add(before + character + behind);
    }
    if (rest) slips.add(before + behind);
    if (behind) slips.add(before + behind[0] + rest[0] + behind.slice(1));
  }
  slips.delete(key);
  return slips.values().filter((slip) => isLong(key, slip));
}
