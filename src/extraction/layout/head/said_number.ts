import { type Area, type Segment, type TextLine, type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { type Candidate, orderNumber } from "./label_values.ts";
import { labelOf, wordsOf } from "./labels.ts";

/** Words that the name of an order is made of, with its "No." */
const LONGEST_NAME = 5;
/** As surely as a caption names an order by its own name. */
const NAMED = 3;
const NUMBER = /^(?=(\D*\d){4}|[A-Z]{2,6}-\d{3})(?!(19|20)\d\d$)[A-Z]{0,6}[-/]?\d[\d\-/]*[A-Z\d\-/]*$/i;
/** A number that says itself what it is: "#PO1653". */
const ITSELF = /^#?\s?p\.?\s?o\.?[\s#:-]*\d[\w-]{2,}$/i;

/** Of another order than this one: "as on our last order 4711". */
const ANOTHER =
  /\b(last|previous|prior|earlier|former|again|replac\w*|cancel\w*|instead of|repeat of|same as|letzte[nrs]?|vorige[nrs]?|ersetzt|précédente?|dernière|remplace|anterior|última?|sustituye|precedente|ultimo|vorige|vervangt|poprzednie\w*)\b/iu;
/** Between the name and the number in a sentence: "our order number is 4711". */
const LINK = /^(is|will be|lautet|ist|est|le|es|el|è|é|o|to|jest|=)$/i;
/** Most such words. */
const LINKS = 2;

/** The subject of an answer, which names what was written about before. */
const ANSWER = /^(subject|betreff|objet|asunto|assunto|oggetto|onderwerp)\s*:\s*(re|aw|sv|antw|odp|r)\s*:/i;

/** The number behind an order's name in a title, a subject or a sentence, above the lines or else below, or in the sentence that orders: "Re: Purchase order 4711 - spares"; null without one. */
export function saidNumber([area]: Area[], style: Style, rows: ReadonlySet<TextLine>): Candidate | null {
  if (!area || style.bySeller) return null;
  const thread = area.lines.filter(({ text }) => ANSWER.test(text));
  const sentences = area.lines.filter((line) => rows.has(line) && line.segments.length === 1);
  const others = area.lines.filter((line) => !rows.has(line) && !thread.includes(line));
  for (const line of [...others, ...thread, ...sentences]) {
    for (const segment of line.segments) {
      const found = saidIn(segment, style);
      if (found) return { ...found, page: area.page, strength: 1 };
    }
  }
  return null;
}

function saidIn({ text, tokens }: Segment, style: Style): Omit<Candidate, "page" | "strength"> | null {
  if (ITSELF.test(text)) return orderNumber(tokens, style);
  const words = tokens.flatMap(wordsOf);
  for (let to = 1; to < words.length; to++) {
    if (!isNamed(words.slice(0, to))) continue;
    const most = isNamed(words.slice(0, to + 1)) ? 1 : 2;
    const number = orderNumber(words.slice(behindLinks(words, to)).slice(0, most), style);
    if (number && NUMBER.test(number.value.replace(" ", "")))
      return ANOTHER.test(textOf(words.slice(0, to))) ? null : number;
  }
  return null;
}

/** Where the words go on that link a name with its number. */
function behindLinks(words: Token[], from: number): number {
  const linked = words.slice(from, from + LINKS).findIndex(({ text }) => !LINK.test(text));
  return from + (linked < 0 ? LINKS : linked);
}

/** Whether words end with the name of an order, of the sender's own. */
function isNamed(words: Token[]): boolean {
  const most = Math.min(words.length, LONGEST_NAME);
  for (let length = most; length > 0; length--) {
    const named = labelOf(
      words
        .slice(-length)
        .map(({ text }) => text)
        .join(" "),
    );
    if (named) return named.label === "poNumber" && named.strength >= NAMED;
  }
  return false;
}
