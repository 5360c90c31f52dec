import { type Area, lineOf, type TextLine } from "../page/lines.ts";
import type { Item } from "./decks_laid.ts";
import type { Phrase } from "./phrases.ts";

/** In points: words no farther from a heading's edge begin at it. */
const EDGE = 2;

/** A page with the heading of the words over those of them that go on in an item's lower lines, where these have no other, "CCH panel, 12F," over "SM (OS2)" beside "Vendor Item", or one of what it is more, "PALET 1512 UD" under "FORMATO". */
export function headedWords(area: Area, items: Item[], captions: Phrase[][]): Area {
  const [upper, ...lower] = captions;
  const words = upper!.find(({ role }) => role === "description");
  if (!words) return area;
  const [heads, ...own] = items;
  const open = lower.flatMap((deck, i) => {
    const lines = own.flatMap((item) => item.filter((place) => place.deck === i + 1));
    const isWorded = lines.some(({ at }) => beginsAt(words, area.lines[at]!));
    const others = deck.filter((phrase) => !isMore(phrase, words));
    return isWorded && wordsOver(others, upper!) ? [i + 1] : [];
  });
  const at = new Map(heads!.filter(({ deck }) => open.includes(deck)).map((place) => [place.at, place.deck]));
  if (at.size === 0) return area;
  const headed = (line: TextLine, i: number) => {
    const deck = at.get(i);
    return deck === undefined ? line : withWords(line, { words, deck: captions[deck]! }, area);
  };
  return { ...area, lines: area.lines.map(headed) };
}

/** Whether a caption at the edge of that of an item's words tells what it is more. */
function isMore({ role, label, x0 }: Phrase, words: Phrase): boolean {
  return role === null && MORE.test(label) && Math.abs(x0 - words.x0) < EDGE;
}

const MORE =
  /^(formatos?|format|presentaci[oó]n|apresenta[cç][aã]o|présentation|ausführung|details?|detalles?|detalhes?|dettagli)$/iu;

/** The caption of words among the first ones, where none of lower ones stands below it, or but before the next: there they may go on. */
export function wordsOver(lower: Phrase[], upper: Phrase[]): Phrase | null {
  const words = upper.find(({ role }) => role === "description");
  if (!words) return null;
  const end = Math.min(...upper.map(({ x0 }) => x0).filter((x0) => x0 > words.x0));
  const isBehind = ({ x0, x1 }: Phrase) => x0 > words.x1 && (x1 > end || x0 > (words.x1 + end) / 2);
  return lower.every((each) => each.x1 < words.x0 || each.x0 > end || isBehind(each)) ? words : null;
}

function beginsAt({ x0 }: Phrase, { segments }: TextLine): boolean {
  return segments.some(({ box }) => Math.abs(box[0] - x0) < EDGE);
}

function withWords(
  line: TextLine,
  { words, deck }: { words: Phrase; deck: Phrase[] },
  { page, vertical }: Area,
): TextLine {
  const [, top, , bottom] = line.box;
  const copied = words.tokens.map(({ box: [x0, , x1], ...token }) => ({
    ...token,
    box: [x0, top, x1, bottom] as const satisfies TextLine["box"],
  }));
  const more = deck.filter((phrase) => isMore(phrase, words)).flatMap(({ tokens }) => tokens);
  const kept = line.tokens.filter((token) => !more.includes(token));
  return { ...line, ...lineOf([...kept, ...copied], { page, vertical }), y: line.y };
}
