import { type Area, lineOf, type TextLine } from "../page/lines.ts";
import type { Item } from "./decks_laid.ts";
import type { Phrase } from "./phrases.ts";

/** In points: words no farther from a heading's edge begin at it. */
const EDGE = 2;

/** A page with the heading of the words over those of them that go on in an item's lower lines, where these have no other: "CCH panel, 12F," over "SM (OS2)" beside "Vendor Item". */
export function headedWords(area: Area, items: Item[], captions: Phrase[][]): Area {
  const [upper, ...lower] = captions;
  const words = upper!.find(({ role }) => role === "description");
  if (!words) return area;
  const [heads, ...others] = items;
  const open = lower.flatMap((deck, i) => {
    const lines = others.flatMap((item) => item.filter((place) => place.deck === i + 1));
    const isWorded = lines.some(({ at }) => beginsAt(words, area.lines[at]!));
    return isWorded && wordsOver(deck, upper!) ? [i + 1] : [];
  });
  const at = new Set(heads!.filter(({ deck }) => open.includes(deck)).map((place) => place.at));
  if (at.size === 0) return area;
  return { ...area, lines: area.lines.map((line, i) => (at.has(i) ? withWords(line, words, area) : line)) };
}

/** The caption of words among the first ones, where none of lower ones stands below it: there they may go on. */
export function wordsOver(lower: Phrase[], upper: Phrase[]): Phrase | null {
  const words = upper.find(({ role }) => role === "description");
  if (!words) return null;
  const end = Math.min(...upper.map(({ x0 }) => x0).filter((x0) => x0 > words.x0));
  const isFree = lower.every(({ x0, x1 }) => x1 < words.x0 || x0 > end || (x0 > words.x1 && x1 > end));
  return isFree ? words : null;
}

function beginsAt({ x0 }: Phrase, { segments }: TextLine): boolean {
  return segments.some(({ box, text }) => Math.abs(box[0] - x0) < EDGE && /\p{L}{2}/u.test(text));
}

function withWords(line: TextLine, { tokens }: Phrase, { page, vertical }: Area): TextLine {
  const [, top, , bottom] = line.box;
  const copied = tokens.map(({ box: [x0, , x1], ...token }) => ({
    ...token,
    box: [x0, top, x1, bottom] as const satisfies TextLine["box"],
  }));
  return { ...line, ...lineOf([...line.tokens, ...copied], { page, vertical }), y: line.y };
}
