import { Invalid } from "../errors.ts";
import { isDay, isDecimal } from "../formats.ts";

const LONGEST_TEXT = 4000;
/** Characters of a number that orders are found by; an index holds no more than some 2,700 bytes. */
export const LONGEST_NUMBER = 200;

/** A text to store; blank is null. Throws `Invalid`. */
export function textOrFault(
  name: string,
  value: string | null,
  { most = LONGEST_TEXT }: { most?: number } = {},
): string | null {
  const text = value?.replaceAll("\u0000", "").toWellFormed().trim() ?? "";
  if (text.length > most) throw new Invalid(`Cannot save the ${name}: it is longer than ${most} characters`);
  return text || null;
}

/** A decimal string to store. Throws `Invalid`. */
export function decimalOrFault(name: string, value: string | null): string | null {
  const text = textOrFault(name, value);
  if (text === null || isDecimal(text)) return text;
  throw new Invalid(`Cannot save the ${name} "${text}": it is not a number such as 1234.50`);
}

/** A day to store. Throws `Invalid`. */
export function dayOrFault(name: string, value: string | null): string | null {
  const text = textOrFault(name, value);
  if (text === null || isDay(text)) return text;
  throw new Invalid(`Cannot save the ${name} "${text}": it is not a date such as 2026-11-30`);
}
