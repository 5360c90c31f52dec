import type { Box, Word } from "../reading.ts";
import { area, type PageFrame, shared } from "./geometry.ts";

/** Shares of the page: a smaller picture is a logo or a signature. */
const LEAST_AREA = 0.12;
const LEAST_WIDTH = 0.4;
/** Points: a picture this flat is a letterhead's band. */
const LEAST_HEIGHT = 70;
/** More words over a picture are what it is the ground of. */
const FEW_WORDS = 5;
/** Shares of the page's height: stamps of archives and the head lines of telefaxes stand there. */
const MARGIN = 0.1;

/** Pictures beside a page's text that may hold writing: large ones with hardly a word over them. */
export function unreadAreas(words: Word[], pictures: Box[], frame: PageFrame): Box[] {
  const page: Box = [0, 0, frame.width, frame.height];
  const seen = words.filter(({ hidden }) => !hidden);
  return pictures
    .map((box) => within(box, page))
    .filter(([x0, y0, x1, y1]) => x1 - x0 > LEAST_WIDTH * frame.width && y1 - y0 > LEAST_HEIGHT)
    .filter((box) => area(box) > LEAST_AREA * area(page))
    .filter((box) => seen.filter((word) => isOver(word, box, frame)).length < FEW_WORDS);
}

/** Stands on the picture, and not merely in the page's margins. */
function isOver({ box: word }: Word, picture: Box, { height }: PageFrame) {
  const inMargin = word[3] < MARGIN * height || word[1] > (1 - MARGIN) * height;
  return !inMargin && shared(word, picture) > area(word) / 2;
}

function within([x0, y0, x1, y1]: Box, page: Box): Box {
  return [Math.max(x0, page[0]), Math.max(y0, page[1]), Math.min(x1, page[2]), Math.min(y1, page[3])];
}
