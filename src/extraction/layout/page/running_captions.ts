import { isDayWord } from "../values/dates.ts";
import { FIGURES, type Role, roleOf } from "../words/vocabulary.ts";
import { type Area, segmentOf, type TextLine, type Token, textOf } from "./lines.ts";

/** In heights of a line: what stands right under another. */
const NEXT = 1.7;
/** In points: what is no farther from a caption's left stands under it. */
const LEFT = 6;
/** Words of a caption at most. */
const WORDS = 4;

/** A line of a page. */
export interface Place {
  area: Area;
  line: TextLine;
}

/** Words before a colon that name a column, with what stands behind it on its line, as far as the next. */
export interface Caption extends Place {
  role: Role;
  label: string;
  tokens: Token[];
  value: Token[];
}

/** What is said behind a caption, line by line. */
export interface Said extends Caption {
  values: (Place & { tokens: Token[] })[];
}

/** Whether a line stands right under another. */
export function isNext(above: Place, { area, line }: Place): boolean {
  return above.area === area && line.y - above.line.y < NEXT * line.height;
}

/** The captions of a line. */
export function captionsOn({ area, line }: Place): Caption[] {
  const found: { role: Role; label: string; from: number; to: number }[] = [];
  for (const [at, { text }] of line.tokens.entries()) {
    if (!text.endsWith(":")) continue;
    const word = line.tokens[text === ":" ? at - 1 : at];
    const own = segmentOf(word!, line);
    const least = Math.max(
      found.at(-1)?.to ?? 0,
      at + 1 - WORDS,
      line.tokens.indexOf((own?.tokens[0] ?? word)!),
    );
    for (let from = least; from <= at; from++) {
      const label = textOf(line.tokens.slice(from, at + 1)).replace(/ ?:$/, "");
      const role = /^\p{L}[\p{L} .#/&-]*$/u.test(label) ? roleOf(label) : null;
      if (!role) continue;
      found.push({ role, label, from, to: at + 1 });
      break;
    }
  }
  return found.map(({ role, label, from, to }, i) => ({
    area,
    line,
    role,
    label,
    tokens: line.tokens.slice(from, to),
    value: behind(line, to, found[i + 1]?.from ?? line.tokens.length),
  }));
}

/** The words between two places, as far as the text runs that they begin in. */
function behind(line: TextLine, from: number, to: number): Token[] {
  const words = line.tokens.slice(from, to);
  const text = segmentOf(words[0]!, line);
  return words.filter((word) => text?.tokens.includes(word));
}

/** What a caption says, nothing where a figure or a day is none: words go on in the lines below it, a figure ends before a bracket, and what stands behind no caption stands under it. */
export function valuesOf(caption: Caption, below: Place[], captions: Caption[][]): Said["values"] {
  const { area, line, role, value } = caption;
  if (value.length === 0) return under(caption, below[0]);
  if (role !== "description") {
    const end = value.findIndex(({ text }, i) => i > 0 && text.startsWith("("));
    const tokens = end < 0 ? value : value.slice(0, end);
    return tokens.some(({ text }) => mayBe(role, text)) ? [{ area, line, tokens }] : [];
  }
  const end = below.findIndex(
    (place, i) => !isNext(below[i - 1] ?? caption, place) || captions[i]!.length > 0 || opensCaption(place),
  );
  const more = below.slice(0, end < 0 ? below.length : end);
  return [{ area, line, tokens: value }, ...more.map((place) => ({ ...place, tokens: place.line.tokens }))];
}

function mayBe(role: Role, text: string): boolean {
  return role === "date" ? isDayWord(text) : /\d/.test(text) || !FIGURES.has(role);
}

function opensCaption({ line: { text } }: Place): boolean {
  return /^\p{L}[\p{L} .]{1,28} ?: /u.test(text);
}

/** A word alone right under a caption. */
function under({ area, line, tokens }: Caption, next: Place | undefined): Said["values"] {
  const text = next?.line.segments.find(({ box }) => Math.abs(box[0] - tokens[0]!.box[0]) < LEFT);
  const isOwn = next && text?.tokens.length === 1 && isNext({ area, line }, next) && !text.text.endsWith(":");
  return isOwn ? [{ ...next, tokens: text.tokens }] : [];
}
