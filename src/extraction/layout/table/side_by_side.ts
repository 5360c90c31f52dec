import type { Area, Segment, TextLine } from "../page/lines.ts";
import { halvesOf, partOf } from "../page/spread.ts";
import { isStrong, roleOf } from "../words/vocabulary.ts";
import { headingsOf } from "./headings.ts";
import { notesApart } from "./side_notes.ts";
import { stripped } from "./strip.ts";

/** Headings that are repeated at least where two lists stand side by side, and lines of the lists with them. */
const LEAST = 3;

/** A sheet that holds two pages as an area for each, and so a page whose table goes on beside itself under the same headings, or stands beside a column of facts; other pages as they are. */
export function sideBySide(area: Area): Area[] {
  return (halvesOf(area) ?? [area]).flatMap(listsOf).flatMap(stripped).flatMap(notesApart);
}

function listsOf(area: Area): Area[] {
  const heading = headingsOf(area).find(({ main }) => main);
  const at =
    heading && !area.grid ? area.lines.slice(heading.first, heading.last + 1).findIndex(isTwice) : -1;
  if (!heading || at < 0) return [area];
  const first = heading.first + at;
  const lines = area.lines.slice(first);
  const white = whiteBetween(lines[0]!, lines);
  if (white.lines < LEAST) return [area];
  const lists = lines.slice(0, white.lines);
  const half = (isMine: (x: number) => boolean) => lists.flatMap((line) => partOf(line, isMine, area));
  const left = half((x) => x < white.at);
  const right = half((x) => x >= white.at);
  return [
    { ...area, lines: [...area.lines.slice(0, first), ...left] },
    { ...area, lines: [...right, ...lines.slice(white.lines)] },
  ];
}

/** Whether the second half of a line's texts repeats the first, and they head columns. */
function isTwice({ segments }: TextLine): boolean {
  const texts = segments.map(({ text }) => text.toLowerCase());
  const half = texts.length / 2;
  if (half < LEAST || !Number.isInteger(half)) return false;
  if (texts.slice(half).some((text, i) => text !== texts[i])) return false;
  return segments.slice(0, half).filter(({ text }) => isStrong(roleOf(text))).length > 1;
}

/** The place between the lists, nearest to the second, that the first text runs across latest, and how many lines stand above that one. */
function whiteBetween({ segments }: TextLine, lines: TextLine[]): { at: number; lines: number } {
  const half = segments.length / 2;
  const [from, to] = [segments[half - 1]!.box[0], segments[half]!.box[0]];
  const best = { at: to, lines: 0 };
  for (let x = Math.floor(to); x > from; x--) {
    const end = lines.findIndex((line) => line.segments.some((segment) => runsAcross(segment, x)));
    const free = end < 0 ? lines.length : end;
    if (free > best.lines) [best.at, best.lines] = [x, free];
  }
  return best;
}

function runsAcross({ box }: Segment, x: number): boolean {
  return box[0] < x && box[2] > x;
}
