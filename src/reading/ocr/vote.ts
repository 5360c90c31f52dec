import { bridged } from "./bridge.ts";
import { joined } from "./join.ts";
import { folded, isIn, LETTERS, type Script } from "./language.ts";
import { look, STRETCH, textOf } from "./look.ts";
import type { Letter } from "./paddle.ts";
import type { Raster } from "./raster.ts";
import type { Segment } from "./segments.ts";
import { type Seen, sureness } from "./tesseract.ts";

/** From here on Tesseract needs no second opinion on a figure or a name in capitals. */
const SURE = 0.88;
/** And on a plain word. */
const SURE_WORD = 0.8;
/** Two readers that say the same are surer than either. */
const AGREED = 0.98;
/** Two readings of three. */
const OUTVOTED = 0.8;
/** And of a code, which no arithmetic proves: it is shown as doubtful. */
const OUTVOTED_CODE = 0.53;
/** Nobody agrees: a person looks. */
const DISPUTED = 0.5;
/** Below this a segment is perhaps no Latin writing at all. */
const LOST = 0.6;
/** Letters of a word that English eyes don't find in Han ones by chance. */
const WORD = 3;
/** No word is so little. */
const DUST = /^[.,‘’`]$/;
/** Signs before a figure that PP-OCR has no letter for. */
const UNKNOWN_SIGN = /^[€£](?=.*\d)/;

/**
 * Settles on what a segment says: Tesseract's words, with PP-OCR's opinion on codes and all that is doubtful.
 * Signs that PP-OCR alone sees are ticks of a pen and spots: no words.
 */
export async function settled(
  paper: Raster,
  segment: Segment,
  { seen, script }: { seen: Seen[]; script: Script | null },
): Promise<Seen[]> {
  if (script && isRead(seen, script)) return figured(paper, segment, unspaced(segment, seen));
  const words = joined(segment, seen);
  const mean = words.reduce((sum, { sure }) => sum + sure, 0) / Math.max(1, words.length);
  if (mean < LOST || (script && script !== "arabic" && !words.every(isLatin))) {
    const read = spaced(await look(paper, segment, { x0: segment.box[0], x1: segment.box[2] }));
    const sure = read.reduce((sum, word) => sum + word.sure, 0) / Math.max(1, read.length);
    if (!words.length && !read.some(({ text }) => /[\p{L}\p{N}|!]/u.test(text))) return [];
    if (read.length && (isForeign(read) || sure > mean)) return read.map(spelled);
  }
  const settled: Seen[] = [];
  for (const word of await bridged(
    paper,
    segment,
    words.filter(({ text }) => !DUST.test(text)),
  ))
    settled.push(isSettled(word) ? word : await secondOpinion(paper, segment, word));
  return slashed(settled).map((word, at) =>
    pointed(
      spelled(
        withoutEdges(word, {
          first: at === 0,
          last: at === settled.length - 1,
          counted: isNumber(settled[at - 1]?.text ?? ""),
        }),
      ),
    ),
  );
}

/** "18.90 7 1,000": the stroke between an amount and how many cost so much is a slash. */
export function slashed(words: Seen[]): Seen[] {
  return words.map((word, at) => {
    const [before, after] = [words[at - 1]?.text ?? "", words[at + 1]?.text ?? ""];
    const isSlash =
      /^[7Il|]$/.test(word.text) && word.sure < SURE && /[.,]\d{2,}$/.test(before) && PER.test(after);
    return isSlash ? { ...word, text: "/", sure: OUTVOTED } : word;
  });
}

/** What prices are for, if not for one. */
const PER = /^10{1,2}$|^1[.,]?000$/;

/** A point before all digits makes an amount a small part of itself, and a speck looks the same: a person looks. */
export function pointed(word: Seen): Seen {
  return /^[.,]\d+$/.test(word.text) ? { ...word, sure: Math.min(word.sure, DISPUTED) } : word;
}

/** Letters and digits, or more digits than an amount without its marks has, or two groups of them. */
const CODE = /^(?=.*\d)(?=.*\p{L})[\p{L}\d./-]{5,}$|^\d{6,}$|^\d{3,}-\d{3,}$/u;

/** A code without the points and commas at its segment's ends, that both readers see: dust. So are quotes around a number alone, and marks behind the money or unit of one (`counted`). */
export function withoutEdges(
  word: Seen,
  { first, last, counted = false }: { first: boolean; last: boolean; counted?: boolean },
): Seen {
  let bare = word.text;
  if (first) bare = bare.replace(/^[.,;:'‘’`]/, "");
  if (last) bare = bare.replace(/[.,;:'‘’`]$/, "");
  const isDust =
    CODE.test(bare) ||
    isDotted(bare) ||
    (counted && last && /^\p{Lu}{2,3}$/u.test(bare)) ||
    (first && last && /^['‘’`]|['‘’`]$/.test(word.text) && isNumber(bare));
  return isDust ? { ...word, text: bare } : word;
}

/** "18.932.54": digits whose points make no number, as codes and days have them. */
function isDotted(text: string): boolean {
  return /^\d+(\.\d+){2,}$/.test(text) && !isNumber(text);
}

/** Whether Tesseract's eyes for a script have read its letters: Arabic ones nobody else knows, Japanese ones PP-OCR does by half. */
function isRead(seen: Seen[], script: Script): boolean {
  if (script === "han" || !seen.some(({ text }) => isIn(script, text))) return false;
  return script === "arabic" || sureness(seen) >= LOST;
}

/** Words of other letters with PP-OCR's opinion on the figures among them. */
async function figured(paper: Raster, segment: Segment, words: Seen[]): Promise<Seen[]> {
  const read: Seen[] = [];
  for (const word of words)
    read.push(FIGURES.test(word.text) && !isSettled(word) ? await secondOpinion(paper, segment, word) : word);
  return read;
}

/** A mark at its end stands before it on the page where a line runs from the right: it would be read so. */
const FIGURES = /^(?=.*\d)[\d\p{P}\p{sc=Latin}]*[\d\p{sc=Latin}]$/u;

/** In heights of the line: no more is left between Japanese letters of one text, which has no spaces. */
const LETTER_GAP = 0.6;

/** Words with those made one that Tesseract parts Japanese texts into, as sure as the least sure of them. */
function unspaced({ box }: Segment, seen: Seen[]): Seen[] {
  const words: Seen[] = [];
  for (const word of seen) {
    const last = words.at(-1);
    const isOne = last && HAN_END.test(last.text) && HAN_START.test(word.text);
    if (isOne && word.x0 - last.x1 < LETTER_GAP * (box[3] - box[1]))
      Object.assign(last, {
        text: last.text + word.text,
        x1: Math.max(last.x1, word.x1),
        sure: Math.min(last.sure, word.sure),
      });
    else words.push({ ...word });
  }
  return words;
}

const HAN_START = new RegExp(`^${LETTERS.han.source}`, "u");
const HAN_END = new RegExp(`${LETTERS.han.source}$`, "u");

/** Whether a word on a page of Han or Japanese letters is surely none of them. */
function isLatin(word: Seen): boolean {
  const letters = word.text.match(/\p{L}/gu)?.length ?? 0;
  return isSettled(word) && (letters >= WORD || /\d/.test(word.text));
}

/** A second look would change nothing: of plain words, and figures that make a number, PP-OCR then says the same or is wrong. */
function isSettled({ text, sure }: Seen): boolean {
  if (/\p{Lu}-\p{Lu}/u.test(text)) return false;
  if (/\d/.test(text)) return sure >= SURE && isFigure(text);
  return sure >= (/\p{Ll}{2}/u.test(text) ? SURE_WORD : SURE);
}

async function secondOpinion(paper: Raster, segment: Segment, word: Seen): Promise<Seen> {
  const sign = UNKNOWN_SIGN.exec(word.text)?.[0] ?? "";
  const bare = { ...word, text: word.text.slice(sign.length) };
  const agreed = await opinion(paper, segment, { word: bare, sign });
  return { ...agreed, text: sign + agreed.text };
}

async function opinion(
  paper: Raster,
  segment: Segment,
  { word, sign }: { word: Seen; sign: string },
): Promise<Seen> {
  const looked = async (stretch?: number) => {
    const seen = textOf(await look(paper, segment, { x0: word.x0, x1: word.x1, stretch }));
    return sign ? { ...seen, text: seen.text.replace(/^[^\d.,-]+/, "") } : seen;
  };
  const second = await looked();
  if (same(second.text, word.text))
    return {
      ...word,
      text: withoutDust(word.text, second.text),
      sure: isMixed(word.text) ? Math.min(AGREED, second.sure + 0.05) : AGREED,
    };
  // A minus that only one of them sees turns the figure over: a person looks.
  if (/^-\d/.test(word.text) && same(second.text, word.text.slice(1))) return { ...word, sure: DISPUTED };
  if (marksAside(word.text) === marksAside(second.text)) return markedFigure(word, second);
  if (isAccented(word.text)) return accentedWord(word, second);
  // So little writing tells PP-OCR nothing: to it a lone one is an i.
  if (/^\d{1,2}$/.test(word.text) && word.sure >= OUTVOTED && !/^\d+$/.test(second.text))
    return { ...word, sure: OUTVOTED };
  if (!/\d/.test(word.text + second.text)) return plainWord(word, second);
  const third = await looked(STRETCH);
  if (third.text && same(third.text, second.text))
    return { ...word, text: second.text, sure: Math.min(outvoted(second.text), second.sure) };
  if (same(third.text, word.text)) return { ...word, sure: outvoted(word.text) };
  const text = second.text && second.sure > word.sure ? second.text : word.text;
  return { ...word, text, sure: Math.min(DISPUTED, Math.max(second.sure, word.sure)) };
}

function outvoted(text: string): number {
  return isFigure(text.replace(/^-/, "")) ? OUTVOTED : OUTVOTED_CODE;
}

/** A number or code without the mark behind it that only Tesseract sees: dust. */
export function withoutDust(text: string, second: string): string {
  return /\d[.,;:'"|]$/.test(text) && text.slice(0, -1) === second ? second : text;
}

/** The same digits with other points and commas: Tesseract sees these better, and most marks make no number at all. */
export function markedFigure(word: Seen, second: { text: string }): Seen {
  const [own, others] = [isNumber(word.text), isNumber(second.text)];
  // What was only joined, or found in the ink, has not been read before.
  if (others && (!own || word.sure <= DISPUTED)) return { ...word, text: second.text, sure: OUTVOTED };
  return { ...word, sure: Math.min(word.sure, own && !others ? SURE : OUTVOTED) };
}

function marksAside(text: string): string {
  return /^-?\d[\d.,]*$/.test(text) ? text.replace(/[.,]/g, "") : text;
}

/** Its points and commas group thousands or part decimals. */
function isNumber(text: string): boolean {
  return /^-?(\d+([.,]\d+)?|\d{1,3}(\.\d{3})+(,\d+)?|\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?)$/.test(text);
}

/** So many digits without a mark, or so many before and behind a hyphen, are a code: no arithmetic proves it. */
const DIGITS_ALONE = /^\d{5,}$|^\d{3,}-\d{3,}$/;

/** A number without a minus, or digits with other marks among them, as dates and phone numbers have. */
function isFigure(text: string): boolean {
  const bare = text.replace(/^\p{Sc}|[%:]$/gu, "");
  if (DIGITS_ALONE.test(bare)) return false;
  return /^\d/.test(bare) && (isNumber(bare) || /^\d+([/-]\d+)+$/.test(bare));
}

/** Words without digits on which the two disagree. */
function plainWord(word: Seen, second: { text: string; sure: number }): Seen {
  if (!second.text) return { ...word, sure: Math.min(word.sure, DISPUTED) };
  if (second.sure > 0.95 && word.sure < 0.6) return { ...word, text: second.text, sure: 0.7 };
  return { ...word, sure: Math.min(word.sure, SURE) };
}

/** PP-OCR knows few accents: it can tell of the letters alone. */
function accentedWord(word: Seen, second: { text: string }): Seen {
  const agreed = folded(word.text).toLowerCase() === folded(second.text).toLowerCase();
  return { ...word, sure: agreed ? Math.max(word.sure, SURE) : Math.min(word.sure, SURE) };
}

function isAccented(text: string) {
  return /[À-ž]/.test(text);
}

/** Letters among digits, where both may take one for the other. */
function isMixed(text: string) {
  return /\d/.test(text) && /\p{L}/u.test(text);
}

/** The same but for quotes, dashes and a mark at the end. */
function same(a: string, b: string) {
  const bare = (text: string) =>
    text
      .replace(/[“”]/g, '"')
      .replace(/[‘’`´]/g, "'")
      .replace(/[–—]/g, "-")
      .replace(/(?<=.)[.,;:'"|]+$/g, "");
  return bare(a) === bare(b);
}

function isForeign(read: Seen[]) {
  return read.some(({ text }) => LETTERS.han.test(text));
}

/** PP-OCR's letters alone, parted where a space's width is left between them. */
function spaced(letters: Letter[]): Seen[] {
  const steps = letters.slice(1).map(({ x }, i) => x - letters[i]!.x);
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 20;
  const words: Seen[] = [];
  for (const [i, { text, x, sure }] of letters.entries()) {
    const last = words.at(-1);
    if (!last || steps[i - 1]! > usual * 1.75)
      words.push({ text, x0: x - usual / 2, x1: x + usual / 2, sure });
    else Object.assign(last, { text: last.text + text, x1: x + usual / 2, sure: Math.min(last.sure, sure) });
  }
  return words;
}

/** No word begins with an l before these letters: it is a capital I; none is like "Quy" or "Oty" but "Qty", and a month is "OCT", not "0CT"; a stroke parts "HSN/SAC". A number's decimals stand behind no semicolon and no colon (but an hour's minutes), no mark behind them, and none before its first digits but where it may part thousands. */
export function spelled(word: Seen): Seen {
  const text = word.text
    .replace(/^l(?=[bcdfgjkmnpqrstvwxz]\p{L})/u, "I")
    .replace(/^[QO0][tul]y(?=[.:]?$)/, "Qty")
    .replace(/^HSN[Il1|]SAC$/, "HSN/SAC")
    .replace(/(?<=^\d{1,2}[-/.])0(?=(?:ct|CT|kt|KT)[-/.]\d{2,4}$)/, "O")
    .replace(/(?<=^\d{1,2}[-/.][Nn])0(?=[vV][-/.]\d{2,4}$)/, "O")
    .replace(/^(\p{Sc}?\d[\d.,]*[.,;]\d+)[.,:;'‘’]+[!|]?$/u, "$1")
    .replace(/^[.,:;](?=(\d{1,2}|\d{4,})[.,;]\d{2,}$)/, "")
    .replace(/^(\p{Sc}?\d[\d.]*);(?=\d{2,3}$)/u, "$1,")
    .replace(/^(\p{Sc}?(?:\d[\d,]*,\d{3}|\d{3,}|2[5-9]|[3-9]\d)):(?=\d{2}$)/u, "$1.");
  return { ...word, text };
}
