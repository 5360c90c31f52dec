import { type Area, lineOf, overlap, type Segment, type TextLine } from "../page/lines.ts";
import { isDayWord } from "../values/dates.ts";
import type { Decks } from "./decks_captions.ts";
import type { Item, Place } from "./decks_laid.ts";
import type { Phrase } from "./phrases.ts";

/** A page and its items with each day where its caption is that words of the item push a line down, "INTERNE" over "20/04/26": these go on below the first line's. */
export function withPushedDays(
  area: Area,
  items: Item[],
  { captions }: Pick<Decks, "captions">,
): { area: Area; items: Item[] } {
  const lines = [...area.lines];
  const taken = new Set(items.flatMap((item) => item.map(({ at }) => at)));
  const pushed = items.map((item) => {
    const last = item.at(-1)!;
    const day = captions[last.deck]!.find(({ role }) => role === "date");
    const swapped = day && !taken.has(last.at + 1) && swappedAt(lines, last, day);
    if (!swapped) return item;
    const anew = swapped.map((segments, i) => ({ ...lineOfTexts(segments, area), y: lines[last.at + i]!.y }));
    lines.splice(last.at, 2, ...anew);
    return [...item, { deck: 0, at: last.at + 1, below: true as const }];
  });
  return { area: { ...area, lines }, items: pushed };
}

/** The texts of an item's lower line and of the one right below it, with the day that stands there alone in the place of the words under its caption; null where it is none, or no words are there. */
function swappedAt(lines: TextLine[], { deck, at, below }: Place, day: Phrase): Segment[][] | null {
  const [line, next] = [lines[at]!, lines[at + 1]];
  const [said, ...more] = next?.segments ?? [];
  if (deck === 0 || below || !said || more.length > 0 || next!.y - line.y > CLOSE * line.height) return null;
  const words = line.segments.find((segment) => overlap(segment, { box: [day.x0, 0, day.x1, 0] }));
  const isPushed =
    words !== undefined &&
    !/\d/.test(words.text) &&
    said.tokens.length === 1 &&
    isDayWord(said.text) &&
    Math.abs(said.box[0] - words.box[0]) < EDGE;
  return isPushed ? [line.segments.map((segment) => (segment === words ? said : segment)), [words]] : null;
}

function lineOfTexts(segments: Segment[], { page, vertical }: Area): TextLine {
  return lineOf(
    segments.flatMap(({ tokens }) => tokens),
    { page, vertical },
  );
}

/** In heights of a line, and in points: how far lines of one text are apart, and their edges. */
const [CLOSE, EDGE] = [1.9, 2];
