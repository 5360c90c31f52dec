import type { Agreement } from "./agreement.ts";
import { AGAIN, isNumber } from "./words.ts";

const SHOWN = 6;

/** One line for a person: which words agree, and which sizes don't. `plain` gives their order. */
export function reasonOf({ shared, lacked, added, pack }: Agreement, plain: Set<string>): string {
  const heaviest = new Set<string>();
  for (const word of shared) if (plain.has(word) && heaviest.add(word).size === SHOWN) break;
  const words = [...plain].filter((word) => heaviest.has(word)).map(spelled);
  const agree = words.length
    ? `${words.join(" ")} ${words.length > 1 ? "agree" : "agrees"}`
    : "few words agree";
  const whole = pack ? `${agree}; this is a pack of several` : agree;
  const asked = lacked.slice(0, 3).map(spelled).join(", ");
  if (!asked) return whole;
  const given = added.slice(0, 3).map(spelled).join(", ");
  return given ? `${whole}; asked for ${asked}, this has ${given}` : `${whole}; ${asked} is not here`;
}

/** Whether a word is as people know it, not one joined for the search. */
export function isPlain(word: string) {
  return isNumber(word) || !/\d/.test(word);
}

/** 2.5 as 2-1/2: sizes as the trade writes them. */
function spelled(marked: string): string {
  const word = marked.replace(AGAIN, "");
  if (!word.includes(".") || !/^\d+\.\d+$/.test(word)) return word;
  const sixtyFourths = (Number(word) % 1) * 64;
  if (!Number.isInteger(sixtyFourths)) return word;
  const common = sixtyFourths & -sixtyFourths;
  const whole = Math.floor(Number(word));
  return `${whole ? `${whole}-` : ""}${sixtyFourths / common}/${64 / common}`;
}
