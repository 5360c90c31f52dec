import { labelOf } from "../head/labels.ts";
import { type Area, overlap, type Segment, type TextLine } from "../page/lines.ts";
import { cleanName } from "./clean_name.ts";
import { isName } from "./names.ts";

/** A name with its address on one line, not with its number alone: "Acme Ltd - 000318-01". */
export const WITH_ADDRESS = /[,·•|].*\d|\s[-–]\s(?=.*\p{L}{2}).*\d/u;

/** "Acme Corp. * 2200 Mill Road * Escanaba MI 49829": a firm with its address, parted by one mark, on a line. */
export function isSender(text: string): boolean {
  const [name = "", ...address] = text.split(/ [*·•|–-] |, /);
  return isName(name) && /\p{L}/u.test(name) && address.length > 1 && address.some((part) => /\d/.test(part));
}

/** Whether a name is one that the paper is sent to: an honorific stands behind it or before it, or a salutation over its address. */
export function isAddressed(segment: Segment, { segments }: TextLine, area: Area): boolean {
  const next = segments[segments.indexOf(segment) + 1]?.text ?? "";
  if (/御中|귀중|^السادة\s*\//.test(segment.text) || /^(御中|귀중)$/.test(next)) return true;
  return isSaluted(segment, area);
}

/** "Frau", "Messrs.": over the name of whom a letter is sent to, alone on its line. */
const SALUTATION =
  /^(an (die|den) )?(herrn?|frau|firma|fa|mr|mrs|ms|messrs|monsieur|madame|mme|messieurs|señor(es)?|sra|spett(\.? ?le)?|spettabile)\.?$/iu;

/** Whether a salutation stands over the lines that end in a text, with no gap between them. */
function isSaluted({ box }: Segment, { lines }: Area): boolean {
  const [, , , bottom] = box;
  const column = lines.flatMap(({ segments }) =>
    segments.filter((other) => overlap(other, { box }) && other.box[3] <= bottom),
  );
  const at = column.findLastIndex(({ text }) => SALUTATION.test(text));
  // "MR" in large letters is a mark.
  const isMark = sizeOf(column[at]) > LARGER * sizeOf(column[at + 1]);
  return (
    at >= 0 &&
    !isMark &&
    column.slice(at + 1).every((under, i) => {
      const over = column[at + i]!.box;
      return under.box[1] - over[3] < over[3] - over[1];
    })
  );
}

const LARGER = 1.3;

function sizeOf(segment: Segment | undefined): number {
  return segment?.tokens[0]?.size ?? 0;
}

/** Whom a letter is sent to: the name in larger print under the sender's name and address in one small line. */
export function receiverUnder(segment: Segment, line: TextLine, area: Area): string | null {
  if (cleanName(segment.text) === segment.text.trim() || !WITH_ADDRESS.test(segment.text)) return null;
  const size = segment.tokens[0]!.size;
  const below = area.lines.slice(area.lines.indexOf(line) + 1).find(({ y }) => y - line.y > 2);
  const under = below?.segments.find(({ box }) => Math.abs(box[0] - segment.box[0]) < 4);
  if (!below || !under || below.box[1] - line.box[3] > 2.5 * line.height) return null;
  const name = cleanName(under.text);
  return size < 8.5 && under.tokens[0]!.size > 1.15 * size && isName(name) && !labelOf(under.text)
    ? name
    : null;
}
