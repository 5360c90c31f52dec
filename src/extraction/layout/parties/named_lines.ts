import { type Token, textOf } from "../page/lines.ts";
import type { Label } from "../words/captions.ts";
import { cleanName } from "./clean_name.ts";
import { COMPANY, isDay, isName, isStreetOf, isTown, plainName, sameName } from "./names.ts";
import type { Block } from "./party_blocks.ts";

/** Whether a line is a name, or begins with one that its address and numbers follow; no town with its postal code. */
export function isNamed(line: Token[]): boolean {
  const text = textOf(line);
  const name = cleanName(text);
  return isName(name) && !isStreetOf(name, text) && (!hasPostalCode(name) || COMPANY.test(name));
}

/** Whether a town has its postal code before or behind it; the year in "Beijing 2008 Committee" is none. */
function hasPostalCode(text: string): boolean {
  return isTown(text) && /^[A-Z-]*\d|\d\w*$/.test(text);
}

/** The names at the head of a party's blocks, above what is dated. */
export function namesOf(blocks: Map<Label, Block[]>, label: Label): string[] {
  return (blocks.get(label) ?? []).flatMap(({ lines }) => {
    const line = lines.slice(0, 3).find((one) => isNamed(one) || isDay(textOf(one)));
    return line && isNamed(line) ? [cleanName(textOf(line))] : [];
  });
}

/** Whether goods and bill go to one name, so that another one without an address only acts for it. */
export function receivesForPayer(blocks: Map<Label, Block[]>): boolean {
  const payers = namesOf(blocks, "billTo").map(plainName);
  const lines = (blocks.get("shipTo") ?? []).flatMap((block) => block.lines.slice(0, 3));
  return lines.some((line) => payers.some((payer) => sameName(payer, plainName(cleanName(textOf(line))))));
}
