import type { Segment } from "../page/lines.ts";
import type { Named } from "./named.ts";
import { COMPANY, isFirm, isLegalForm } from "./names.ts";

/** Whether a text is the rest of a name that stands above or beside it. */
export function goesOn(segment: Segment, found: Named[]): boolean {
  const { text } = segment;
  return isLegalForm(text) || endsInForm(text) || endsAlike(segment, found) || isOfState(text, found.at(-1));
}

/** "for Contracting & Supplies S.A.E.": the end of a name that begins on the line above. */
function endsInForm(text: string): boolean {
  return /^(for|and|of|&) /.test(text) && isFirm(text) && !/\d/.test(text);
}

/** Whether a text in large letters ends a name that stands above it in the same: "Ridgeline Pet" over "Supply LLC", "Wealdshire" over "District Council". */
function endsAlike({ text, tokens, box }: Segment, found: Named[]): boolean {
  const isCouncil = COUNCIL.test(text);
  const isOver = ({ tokens: [word] }: Named) => Math.abs(word!.box[0] - box[0]) < ALIGNED;
  const [first] = (isCouncil ? found.findLast(isOver) : found.at(-1))?.tokens ?? [];
  const { size, bold } = tokens[0]!;
  const isAlike = size > LARGE && first?.size === size && first.bold === bold;
  return isAlike && (isCouncil || isFirm(text)) && !/\d/.test(text);
}

const COUNCIL = /^((metropolitan|county|city|borough|district|town|parish|unitary|regional) ){1,3}council$/i;
/** In points: texts no farther apart begin at one edge. */
const ALIGNED = 4;

/** "Department of Lands" under "State of Idaho": an authority's name in two lines. */
function isOfState(text: string, above: Named | undefined): boolean {
  const isState = above !== undefined && /^(state|commonwealth) of \p{Lu}[\p{L} ]+$/iu.test(above.name);
  return isState && /^(department|dept\.?|office|bureau|board) of \p{L}[\p{L} &,]+$/iu.test(text);
}

/** In points: more than text is printed in. */
const LARGE = 12;

/** A legal form alone belongs to the name that stands above it, or to the capitals beside it: "WITTEK   PRESSENBAU   GmbH". */
export function lengthen(found: Named[], { text, tokens, box }: Segment): void {
  const beside = found.filter(({ tokens: [word] }) => Math.abs(word!.box[1] - box[1]) < 1);
  if (beside.length > 1 && beside.every(({ name }) => /^\p{Lu}+$/u.test(name))) {
    const [first, ...others] = beside;
    first!.name = [...beside.map(({ name }) => name), text].join(" ");
    first!.tokens = [...beside.flatMap((one) => one.tokens), ...tokens];
    first!.weight += 2;
    for (const other of others) found.splice(found.indexOf(other), 1);
    return;
  }
  const above = found.findLast(({ tokens: name }) => {
    const [first, last] = [name[0]!.box, name.at(-1)!.box];
    const aligned =
      Math.abs(first[0] - box[0]) < ALIGNED ||
      Math.abs(last[2] - box[2]) < ALIGNED ||
      Math.abs(first[0] + last[2] - box[0] - box[2]) < 2 * ALIGNED;
    return aligned && box[1] > first[1] && box[1] - first[3] < 1.5 * (box[3] - box[1]);
  });
  if (!above || (COMPANY.test(above.name) && !OPEN_FORM.test(above.name))) return;
  above.name = `${above.name} ${text}`;
  above.tokens = [...above.tokens, ...tokens];
  above.weight += 2;
}

/** A legal form of two words that ends in its first: "Northern Carports Pty" over "Ltd". */
const OPEN_FORM = /(?<!\p{L})(pty|pte|pvt|private|co|sdn)\.?$/iu;
