import { keyOf } from "./words.ts";

/** A code inside a description: letters and figures that stand together, such as "6205-2RS" or "ML6000". */
export interface Model {
  /** As it is written. */
  text: string;
  key: string;
  figures: string;
}

/** What stands together: codes, sizes and words. */
const TOGETHER = /[\p{L}\p{N}]+(?:[-/.][\p{L}\p{N}]+)*/gu;
/** Fewer figures are a size's. */
const LEAST_FIGURES = 3;
/** "120vac", "12.9-inch": a number and its unit, or with a fraction. */
const MEASURE = /^\d+\p{L}+$|\d\.\d/u;

/** The codes of a description. */
export function modelsIn(text: string): Model[] {
  const models: Model[] = [];
  for (const [token] of text.matchAll(TOGETHER)) {
    if (token.length <= LEAST_FIGURES || MEASURE.test(token)) continue;
    const key = keyOf(token);
    const figures = key.replace(/\D+/g, "");
    if (figures.length >= LEAST_FIGURES && figures.length < key.length)
      models.push({ text: token, key, figures });
  }
  return models;
}

/**
 * Two codes with the same figures whose letters differ, though neither leaves some of the other's out, and both sides
 * lack the other's: they name different products. Null: there are none.
 */
export function unlikeModels(asked: Model[], own: Model[]): { asked: Model; own: Model } | null {
  if (!asked.length || !own.length) return null;
  const others = own.filter(({ key }) => !asked.some((each) => each.key === key));
  for (const each of asked) {
    if (own.some(({ key }) => key === each.key)) continue;
    const alike = others.filter(({ figures }) => figures === each.figures);
    if (alike.length && !alike.some(({ key }) => isWithin(key, each.key) || isWithin(each.key, key)))
      return { asked: each, own: alike[0]! };
  }
  return null;
}

/** Whether the characters of one stand in the other in their order. */
function isWithin(short: string, long: string): boolean {
  if (short.length > long.length) return false;
  let at = 0;
  for (const character of long) if (character === short[at]) at++;
  return at === short.length;
}
