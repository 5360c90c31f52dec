import { PICTURES } from "../picture/image.ts";
import type { Box, FileType, Page, Reading, Word } from "../reading.ts";
import type { Recognized, UnreadPage } from "./page.ts";
import type { Recognition } from "./pages.ts";

const PICTURED: FileType[] = ["eml", "pdf", ...PICTURES];

/** So few words beside a picture are a stamp or a running foot. */
const FEW_WORDS = 15;
/** Points that words may rise or fall by a point of their row: on a slanted sheet rows run into each other. */
const LEVEL = 0.005;

/** What specks are taken for: dashes, currencies and the like stand alone in print too. */
const SPECK = /^[^\p{L}\p{N}\p{Sc}\p{Pd}&/@#*+=|%]+$/u;
/** Of a layer's words so many may be specks: of clean scans none are, of faxes one in twenty at least. */
const SPECKLED = 0.03;

/**
 * The pages whose writing, or a part of it, is a picture, a drawing, or of letters that the file does not know. What another
 * program recognized in a picture is read as it stands where its rows are level, so that they can be told apart, and no dust
 * was taken for writing.
 */
export function unreadPages({ pages, type }: Reading): UnreadPage[] {
  if (!PICTURED.includes(type)) return [];
  return pages
    .filter(({ scanned, words, width, unread }) =>
      scanned ? width > 0 && !isBelieved(words) : unread !== undefined,
    )
    .map(({ number, width, height, unread }) => ({ number, width, height, ...(unread && { unread }) }));
}

function isBelieved(words: Word[]): boolean {
  const specks = words.filter(({ text }) => SPECK.test(text)).length;
  return words.length >= FEW_WORDS && specks <= SPECKLED * words.length && isLevel(words);
}

/** Whether words are laid along level rows, by how those that follow each other in one rise or fall. */
function isLevel(words: Word[]): boolean {
  const slopes = words.flatMap(({ box }, i) => {
    const next = words[i + 1]?.box;
    return next && isBeside(box, next) ? [(next[3] - box[3]) / (next[0] - box[0])] : [];
  });
  slopes.sort((a, b) => a - b);
  return Math.abs(slopes[slopes.length >> 1] ?? 0) <= LEVEL;
}

function isBeside([, top, right, bottom]: Box, next: Box): boolean {
  return next[0] >= right && Math.min(bottom, next[3]) - Math.max(top, next[1]) > (bottom - top) / 2;
}

/** The reading with recognized words in place of pictures, and with a sentence about them. */
export function withRecognized(reading: Reading, { pages: recognized, failed }: Recognition): Reading {
  const found = new Map(recognized.map((page) => [page.number, page]));
  const pages = reading.pages.map((page) => merged(page, found.get(page.number)));
  const warnings = reading.warnings.filter((sentence) => !found.has(pageOf(sentence)));
  const beside = new Set(reading.pages.filter(({ unread }) => unread).map(({ number }) => number));
  const empty = recognized.filter(({ number, words }) => words.length === 0 && !beside.has(number));
  const read = recognized.filter(({ words }) => words.length > 0);
  if (read.length)
    warnings.push(`${named(read)} recognized in a picture: compare what is marked as doubtful`);
  if (empty.length) warnings.push(`${named(empty)} not found: nothing was recognized in the picture`);
  return { ...reading, pages, warnings: [...warnings, ...failed] };
}

function merged(page: Page, recognized: Recognized | undefined): Page {
  if (!recognized || !page.unread) return { ...page, ...recognized };
  const { words, rules, fills } = recognized;
  return {
    ...page,
    words: [...page.words, ...words],
    rules: [...page.rules, ...rules],
    fills: [...page.fills, ...fills],
  };
}

/** The page that a warning speaks of; 0 for none. */
function pageOf(sentence: string) {
  return Number(/^Page (\d+) (is|has)\b/.exec(sentence)?.[1] ?? 0);
}

/** "The words of page 3 were", "The words of pages 1, 2 and 5 were" */
function named(pages: { number: number }[]) {
  const numbers = pages.map(({ number }) => String(number));
  const last = numbers.pop()!;
  const all = numbers.length ? `${numbers.join(", ")} and ${last}` : last;
  return `The words of page${numbers.length ? "s" : ""} ${all} were`;
}
