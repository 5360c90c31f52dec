/** @module What orders are called, and what stands in them, in the languages they come in. */
import { normalize } from "../words/normal.ts";
import { ja, ko, zh } from "./asian.ts";
import { et, lt, lv } from "./baltic.ts";
import { de, nl } from "./germanic.ts";
import { es, pt } from "./iberian.ts";
import { el, hu, ro, tr } from "./middle.ts";
import { da, fi, no, sv } from "./north.ts";
import { fr, it } from "./romance.ts";
import { ar, he } from "./semitic.ts";
import { cs, pl, ru, sk, uk } from "./slavic.ts";
import { bg, sl, sr } from "./south_slavic.ts";
import { id, th, vi } from "./southeast_asian.ts";
import type { Tongue } from "./tongue.ts";

/** Where two languages call different things alike, the earlier one holds. */
const TONGUES: Tongue[] = [
  ...[de, fr, es, it, pt, nl, sv, da, no, fi],
  ...[pl, cs, hu, ro, tr, ru, uk, el, zh, ja, ko, ar, he, vi, th, id],
  ...[bg, sr, sl, sk, et, lv, lt],
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
for (const { months: _, words: __, sayings: ___, ...phrases } of TONGUES)
  for (const [meaning, names] of Object.entries(phrases))
    for (const name of names.replaceAll("n°", "no").split("|").map(normalize))
      if (!MEANINGS.has(name) && !name.split(" ").every((word) => ENGLISH.has(word)))
        MEANINGS.set(name, meaning);

/** What a whole normalized phrase of another language means in the English of the rules; null for one not known. */
export function phraseMeaning(text: string): string | null {
  return MEANINGS.get(text) ?? null;
}

/** What orders are called, as letters alone. */
const TITLES = new Set(
  TONGUES.flatMap((tongue) => tongue["purchase order"]?.split("|") ?? []).map((name) =>
    lettersOf(normalize(name)),
  ),
);

/** Whether normalized letters, however they are spaced, are what an order is called: "o r d e n d ecompra". */
export function isOrderTitle(text: string): boolean {
  return TITLES.has(lettersOf(text));
}

function lettersOf(text: string): string {
  return text.replaceAll(" ", "");
}

/** The names of the months in other languages, in lower case, from 1. */
export const FOREIGN_MONTHS: ReadonlyMap<string, number> = new Map(
  TONGUES.flatMap(({ months = "" }) =>
    months
      .split(" ")
      .flatMap((names, at) => names.split("/").map((name): [string, number] => [name, at + 1])),
  ).filter(([name]) => name),
);

/** Single words of other languages, as normalized texts have them, with what they mean in the English of the rules. */
export const FOREIGN_WORDS: ReadonlyMap<string, string> = new Map(
  TONGUES.toReversed().flatMap(({ words = {} }) =>
    Object.entries(words).flatMap(([meaning, names]) =>
      names.split(" ").map((name): [string, string] => [normalize(name), meaning]),
    ),
  ),
);

/** Several foreign words of a heading that mean something together, with what they mean. */
export const SAYINGS: [RegExp, string][] = TONGUES.flatMap(({ sayings = [] }) => sayings);
