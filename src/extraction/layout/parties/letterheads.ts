import { type Area, type Segment, type Token, textOf, union } from "../page/lines.ts";
import { isState } from "../words/towns.ts";
import { isAddressed, receiverUnder, WITH_ADDRESS } from "./addressees.ts";
import { addressEnd, hasTown } from "./beneath.ts";
import { goesOn, lengthen } from "./lengthened.ts";
import { nameIn } from "./letterhead_name.ts";
import type { Head, Named } from "./named.ts";
import { isFirm, isHouse, looksLikePerson, plainName, sameName } from "./names.ts";
import { linesOf } from "./party_blocks.ts";

const MOST = 8;

/** The names at the head of the first page that no label claims; `addressed` collects those that it is addressed to. */
export function letterheads(area: Area | undefined, head: Head, addressed: string[]): Named[] {
  if (!area) return [];
  const found: Named[] = [];
  const limit = area.grid ? 12 * 8 : area.height * 0.34;
  for (const line of area.lines) {
    if (line.box[1] > limit || head.skip.has(line) || found.length >= MOST) break;
    for (const segment of line.segments) {
      if (goesOn(segment, found)) {
        lengthen(found, segment);
        continue;
      }
      const name = nameIn(segment, line, { area, head });
      if (!name) continue;
      if (isAddressed(segment, line, area)) {
        addressed.push(plainName(name));
        continue;
      }
      const receiver = receiverUnder(segment, line, area);
      if (receiver && !sameName(plainName(receiver), plainName(name))) addressed.push(plainName(receiver));
      const weight = weightOf(segment, name, { found, head, at: line.box[1] / limit, area });
      found.push({ name, tokens: segment.tokens, page: area.page, weight, unlabelled: true });
    }
  }
  return withoutProgram(found, area);
}

/** "AMVPO | WEXFORD ELECTRONICS DIV | PAGE 1": of the names on the first line of a page none that is but one word of capitals before another, as a program prints its own. */
function withoutProgram(found: Named[], { lines: [line] }: Area): Named[] {
  const [first, next] = found.map(({ tokens: [token] }) =>
    line!.segments.findIndex(({ tokens }) => tokens[0] === token),
  );
  const isProgram =
    first === 0 && next! > 0 && /^\p{Lu}{3,8}$/u.test(found[0]!.name) && /\p{L} \p{L}/u.test(found[1]!.name);
  return isProgram ? found.slice(1) : found;
}

function weightOf(
  segment: Segment,
  name: string,
  { found, head, at, area }: { found: Named[]; head: Head; at: number; area: Area },
): number {
  const size = Math.max(...segment.tokens.map((token) => token.size));
  const said = segment.tokens[0]!.cell ? segment.text.trim() : textOf(linesOf(segment.tokens)[0]!);
  const withAddress = name !== said && WITH_ADDRESS.test(said);
  const isMarked = saysMark(segment, name, found);
  const isSecond = !isMarked && isBelowSender(segment, found, { area, own: withAddress ? name : "" });
  const isReceiver =
    head.receivers.some((receiver) => sameName(receiver, plainName(name))) ||
    head.houses.includes(beginningOf(name));
  return (
    (found.length === 0 ? 2.6 : 2) +
    (isFirm(name) || isHouse(name) ? 2 : 0) +
    (withAddress && !isFirm(name) && isUnderName(segment, found) ? -2 : withAddress && !isSecond ? 2.8 : 0) +
    (isReceiver ? 1.5 : 0) +
    (isMarked ? 1 : 0) +
    Math.min(1.2, size / 18) -
    at * 1.2 -
    (segment.box[0] > 0.6 * area.width ? 0.5 : 0) -
    (looksLikePerson(name) ? 0.3 : 0) -
    (isState(name) ? 2 : 0) -
    (!isReceiver && isSecond ? 2.5 : 0)
  );
}

/** Whether a name has the one word of a mark that stands before it in larger letters, with a sign perhaps: "WESTERKAMP" over "Maschinenfabrik Westerkamp GmbH", "ORTHOMECH +"; or is a firm's that has all of its words, "Tasman Valley" over "Tasman Valley Dairy Limited", or right under it one of them. */
function saysMark({ tokens: [first] }: Segment, name: string, found: Named[]): boolean {
  const words = name.toLowerCase().split(/[\s,]+/);
  return found.some(({ name: printed, tokens: [word] }) => {
    const mark = printed.replace(/ [^\p{L}\p{N}]$/u, "");
    if (/\p{L}{3} \p{L}{3}/u.test(mark) && isFirm(name) && !isFirm(mark))
      return (
        (words.length > mark.split(" ").length &&
          ` ${words.join(" ")} `.includes(` ${mark.toLowerCase()} `)) ||
        (isRightUnder(first!, word!) &&
          mark.split(" ").some((one) => one.length > 4 && words.includes(one.toLowerCase())))
      );
    const isWord = /^(\p{L}{4,}|\p{Lu}{3})$/u.test(mark) && words.includes(mark.toLowerCase());
    return isWord && word!.size > LARGER * first!.size;
  });
}

/** Whether a line begins right under another in larger letters: "Confezioni Vestri S.r.l." under "SARTORIA VESTRI". */
function isRightUnder(own: Token, above: Token): boolean {
  const gap = own.box[1] - above.box[3];
  return Math.abs(gap) < own.size / 2 && above.size > LARGER * own.size;
}

/** The first two words of a company's name, which its sites share: "Cotswold Homes" of "Cotswold Homes - Windrush". */
export function beginningOf(name: string): string {
  return name
    .toLowerCase()
    .split(/[\s,–-]+/, 2)
    .join(" ");
}

/** Whether a name with its address stands above one with another, as a letter's sender above whom it goes to, or heads the page in larger letters above it; `own` is one with its address on its line, which may be its sender's again. */
function isBelowSender(
  segment: Segment,
  found: Named[],
  { area, own }: { area: Area; own: string },
): boolean {
  const { box, tokens } = segment;
  if (!own && !hasTown(segment, addressEnd(box), area)) return false;
  const words = own.toLowerCase().split(/\s+/);
  // "JOINERY | ROTHAUS" in large letters over "Rothaus Ltd, 9 Mill Street, …".
  if (isFirm(own) && found.some(({ name }) => words.includes(name.toLowerCase()))) return false;
  return found.some(({ name: other, tokens: name }, i) => {
    if (own && beginningOf(own) === beginningOf(other)) return false;
    const above = union(name);
    if (above[3] > box[1]) return false;
    const larger = i === 0 && name[0]!.size > LARGER * tokens[0]!.size;
    const heads =
      larger && (Math.abs(above[0] - box[0]) < 4 || hasTown({ box: above }, addressEnd(above), area));
    return heads || hasTown({ box: above }, box[1] + 1, area);
  });
}

/** How much larger the letters of a heading are than those under it. */
const LARGER = 1.2;

/** Whether a name stands right above: then this is its street, not a name with its address on one line. */
function isUnderName({ box, tokens }: Segment, found: Named[]): boolean {
  const size = tokens[0]!.size;
  return found.some(({ tokens: above }) => {
    const [x0, , , bottom] = above[0]!.box;
    const middle = (x0 + above.at(-1)!.box[2]) / 2;
    const aligned =
      Math.abs(x0 - box[0]) < 8 ||
      Math.abs(above.at(-1)!.box[2] - box[2]) < 4 ||
      Math.abs(middle - (box[0] + box[2]) / 2) < 8;
    return aligned && box[1] - bottom < 1.2 * Math.max(size, above[0]!.size);
  });
}
