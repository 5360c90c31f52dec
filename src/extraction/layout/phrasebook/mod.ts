/** @module What orders are called, and what stands in them, in the languages they come in. */
import { normalize } from "../normal.ts";
import { id, ja, ko, th, vi, zh } from "./asian.ts";
import { el, hu, ro, tr } from "./middle.ts";
import { da, fi, no, sv } from "./north.ts";
import { ar, he } from "./semitic.ts";
import { cs, pl, ru, uk } from "./slavic.ts";
import type { Tongue } from "./tongue.ts";
import { de, es, fr, it, nl, pt } from "./western.ts";

/** Where two languages call different things alike, the earlier one holds. */
const TONGUES: Tongue[] = [
  ...[de, fr, es, it, pt, nl, sv, da, no, fi],
  ...[pl, cs, hu, ro, tr, ru, uk, el, zh, ja, ko, ar, he, vi, th, id],
];

/** Words that English has too: what is made of nothing else is left to its rules. */
const ENGLISH = new Set(
  normalize(
    `total subtotal sub net order date no not nr num code contact page side client tax vat transport tel fax mobile phone
    pos rev currency destination article line unit item text index material symbol product buyer vendor supplier invoice
    sum price at rate mark portable cell po id a c s contract credit message reference`,
  ).split(" "),
);

const MEANINGS = new Map<string, string>();
for (const { months: _, ...phrases } of TONGUES)
  for (const [meaning, names] of Object.entries(phrases))
    for (const name of names.replaceAll("n°", "no").split("|").map(normalize))
      if (!MEANINGS.has(name) && !name.split(" ").every((word) => ENGLISH.has(word)))
        MEANINGS.set(name, meaning);

/** What a whole normalized phrase of another language means in the English of the rules; null for one not known. */
export function phraseMeaning(text: string): string | null {
  return MEANINGS.get(text) ?? null;
}

/** The names of the months in other languages, in lower case, from 1. */
export const FOREIGN_MONTHS: ReadonlyMap<string, number> = new Map(
  TONGUES.flatMap(({ months = "" }) =>
    months
      .split(" ")
      .flatMap((names, at) => names.split("/").map((name): [string, number] => [name, at + 1])),
  ).filter(([name]) => name),
);
