import { isDayWord } from "../values/dates.ts";

/** Sizes, norms and counts with their units. */
const MEASURE =
  /^\d+([.,]\d+)?x\d|^M\d+(x|$)|^\d+([.,]\d+)?\p{L}{1,3}$|^(DN|PN|IP|DIN|ISO|EN|RAL|NEMA|SCH|AISI|ASTM|SUS|STS)-?\d|^[\d.,]*\d\/\d/iu;

/** How makers of parts name what they are packed in, behind their code: "TC358775XBG(EL)", "SSM3K15AMFV,L3F". */
const PACKING = /(?<=\d.*\p{Lu})(?:\(\p{Lu}{1,3}\)|,\p{Lu}\d?\p{Lu}?)$/u;

export function withoutPacking(code: string): string {
  return code.replace(PACKING, "");
}

/** Whether a word is built like an item's code: letters and figures, two of these at least, and no size, norm or day. */
export function isCode(text: string): boolean {
  return (
    /^(?=(?:\D*\d){2})[\p{L}\d][\p{L}\d\-./_]{3,}$/u.test(withoutPacking(text)) &&
    !MEASURE.test(text) &&
    !isMonthDay(text)
  );
}

/** "28-FEB-25" and "28-Feb-2025", unlike "12-5-20", are no codes. */
function isMonthDay(text: string): boolean {
  return /\p{L}/u.test(text) && isDayWord(text);
}

/** "OUTSIDE-PC": a code of capitals alone, where it stands by itself or before a colon. */
export const DASHED_CAPITALS = /^\p{Lu}{2,}(-\p{Lu}+)+$/u;

/** What stands for a code where an item has none: "Non-stocked", "Non-inv", "Service". */
export function saysUncoded(text: string): boolean {
  return /^(non[- ]?(file|stock(ed)?|inv(entory)?)|services?)$/i.test(text);
}

/** Four figures or fewer may be a year, a count or a size. */
export function isSmall(text: string): boolean {
  return /^\d{1,4}$|^\d+[.,]\d{1,2}$/.test(text);
}

/** How a code is built: "MX-4711" as "A-9", "4711-20" as "9999-99"; empty for what is too short to be told from a size. */
export function shapeOf(code: string): string {
  if (code.length < 5 || !/\d/.test(code) || code.includes(" ")) return "";
  const letters = code.replace(/\p{L}+/gu, "A");
  return letters === code ? code.replace(/\d/g, "9") : letters.replace(/\d+/g, "9");
}

/** "Rev: B" behind a code, "Rev: B Drawing: 4711": what is said of it and is none. */
export const REVISION =
  /^(((rev(ision)?|index|issue)[.:]? ?\S{1,3}|(drawing|dwg|drg)( no)?[.:#]+ ?\S*\d\S*)( (?=\S)|$))+$/i;

/** "CCMT 09T304-PM", "DT 48X55 11 B": a code of a few words in capitals and figures, but no maker's name, "BECTON 305106", nor words of an item. */
export function isSpaced(code: string): boolean {
  const words = code.split(" ");
  const isPart = (word: string) => PART.test(word) && !/^\p{L}{5,}$/u.test(word);
  return words.length > 1 && words.length <= MOST_PARTS && /\d/.test(code) && words.every(isPart);
}

const MOST_PARTS = 4;
const PART = /^[\p{Lu}\d](?:(?:[\p{Lu}\d.,\-/]|(?<=\d)x(?=\d))*[\p{Lu}\d])?$/u;
