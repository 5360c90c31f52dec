import { type Area, isRightToLeft, type Segment, type TextLine, type Token, union } from "../page/lines.ts";
import { phraseMeaning } from "../phrasebook/mod.ts";
import { built } from "../words/caption_grammar.ts";
import { type Label, RULES } from "../words/captions.ts";
import { inEnglish } from "../words/languages.ts";
import { kept, remembered } from "../words/memo.ts";
import { normalize } from "../words/normal.ts";

/** A label with the words behind it; `strength` tells how surely it names what it announces. */
export interface Labelled {
  label: Label;
  strength: number;
  segment: Segment;
  line: TextLine;
  /** Words after the label in its own segment. */
  inline: Token[];
  /** The label ends with a colon. */
  colon: boolean;
}

/** What a whole label text announces; null when it is no label. */
export function labelOf(text: string): { label: Label; strength: number } | null {
  return text.length > 60 ? null : named(text);
}

const listed = remembered(labelListed);
const named = remembered((text) => listed(text) ?? labelBuilt(text));

/** What words of captions make of a label that no list has. */
function labelBuilt(text: string): { label: Label; strength: number } | null {
  const plain = plainLabel(text);
  return plain ? built(plain) : null;
}

function plainLabel(text: string): string | null {
  const words = text.replace(NUMBERED, "").replace(COPIES, "");
  if (!/^\P{N}*\p{L}/u.test(words)) return null;
  const plain = normalize(words.replace(/n°/gi, "no")).replace(/[/]$/, "").trim();
  return plain.length === 0 || plain.split("/").some(({ length }) => length > 44) ? null : plain;
}

function labelListed(text: string): { label: Label; strength: number } | null {
  const plain = plainLabel(text);
  if (!plain) return null;
  const whole = ruled(plain) ?? translated(plain);
  return plain.includes("/") ? either(whole, plain) : (whole ?? closed(plain) ?? inTwoScripts(plain));
}

/** "日期 DATE": one thing in two scripts, said by either. */
function inTwoScripts(plain: string): { label: Label; strength: number } | null {
  if (/^\p{ASCII}*$|\p{N}/u.test(plain)) return null;
  const words = plain.split(" ");
  const latin = words.filter((word) => /\p{Script=Latin}/u.test(word)).join(" ");
  const other = words.filter((word) => /^(?!\p{Script=Latin})\p{L}/u.test(word)).join(" ");
  if (!latin || !other) return null;
  const said = [ruled(latin), ruled(other) ?? translated(other)].filter((hit) => hit !== null);
  return said.find(({ label }) => label !== "other") ?? said[0] ?? null;
}

/** Captions of forms are numbered: "3. ORDER NO.", "b. Street address"; what stands in brackets explains. */
const NUMBERED = /^\(?(\d{1,2}|[a-hA-H])[.)]\s+(?=\p{L})|(\s*\([^)]*\))+(?=[:：]?$)/gu;

/** How many of a paper are asked for: "Invoices in duplicate to", "Rechnung in zweifacher Ausfertigung an". */
const COPIES =
  /\s(in|en|por) ((du|tri|quadru)plicate|(dup|trip)licado|(\d|two|three|four) copies|(double|triple|\d) exemplaires?|\d copias|\p{L}+facher ausfertigung)(?!\p{L})/iu;

/** "Contract/Order No.": the strongest of several names for one thing. */
function either(
  whole: { label: Label; strength: number } | null,
  plain: string,
): { label: Label; strength: number } | null {
  if ((whole && whole.strength > 1) || /\p{N}/u.test(plain)) return whole;
  const last = plain.split(" ").at(-1)!;
  const names = plain.split("/");
  const same = names.map((name) => ruled(inEnglish(name) ?? name));
  if (same[0] && same.every((hit) => hit?.label === same[0]!.label)) return same[0];
  const parts = names.flatMap((part) => [ruled(part), ruled(`${part} ${last}`)]);
  return parts.filter((hit) => hit && hit.strength > 3).sort((a, b) => b!.strength - a!.strength)[0] ?? whole;
}

/** Labels whose letters stand apart, in scripts that leave no blanks between words. */
function closed(plain: string): { label: Label; strength: number } | null {
  if (!/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]( |$)/u.test(plain))
    return null;
  const joined = plain.replaceAll(" ", "");
  return ruled(joined) ?? translated(joined);
}

/** What the phrasebook calls sums, which are no captions of the head. */
const SUMS = /^(total|subtotal|tax|shipping)$/;

/** Phrases that are known as a whole before their words one by one. */
function translated(plain: string): { label: Label; strength: number } | null {
  const phrase = phraseMeaning(plain);
  const known = phrase && !SUMS.test(phrase) ? ruled(phrase) : null;
  if (known) return known;
  const english = inEnglish(plain);
  return english ? ruled(english) : null;
}

function ruled(plain: string): { label: Label; strength: number } | null {
  for (const [label, strength, rule] of RULES) if (rule.test(plain)) return { label, strength };
  return null;
}

/** Every label of a page with what follows it in its segment. */
export const labelsOf = kept(allLabels);

function allLabels(area: Area): Labelled[] {
  return area.lines.flatMap((line, index) =>
    line.segments.flatMap((segment) => {
      const found = labelsIn(segment, line);
      if (area.grid) return found;
      const more =
        spacedLabel(segment, line) ??
        wrappedLabel(segment, { line, below: area.lines.slice(index + 1, index + 4) });
      return more ? [...found, more] : found;
    }),
  );
}

/** One label whose words stand far apart: "ORDER     NO." */
function spacedLabel(segment: Segment, line: TextLine): Labelled | null {
  const next = line.segments[line.segments.indexOf(segment) + 1];
  if (!next || next.box[0] - segment.box[2] > 3 * line.height) return null;
  if (!NUMBER_WORD.test(next.text) && !(LETTER.test(segment.text) && LETTER.test(next.text))) return null;
  const hit = labelOf(`${segment.text} ${next.text}`);
  if (!hit) return null;
  const tokens = [...segment.tokens, ...next.tokens];
  const colon = /[:：]$/.test(next.text);
  return { ...hit, segment: { ...next, tokens, box: union(tokens) }, line, inline: [], colon };
}

/** A letter or two of a script without blanks, as in "발    신 :". */
const LETTER = /^[\p{Script=Han}\p{Script=Hangul}]( [\p{Script=Han}\p{Script=Hangul}])?\s?[:：]?$/u;
const NUMBER_WORD = /^(no|nr|num|number|nummer|numero|número|n°|nº|#)[.:]*$/i;

/** One label broken over two lines: "Order" over "Date:", or "Require" over "Date" with ": 06-04-2024" beside. */
function wrappedLabel(
  segment: Segment,
  { line, below }: { line: TextLine; below: TextLine[] },
): Labelled | null {
  if (/[:：]$/.test(segment.text) || segment.tokens.length > 3) return null;
  const said = /^[:：]/.test(line.segments[line.segments.indexOf(segment) + 1]?.text ?? "");
  for (const next of below) {
    if (next.y - line.y > 1.5 * line.height) return null;
    const second = next.segments.find(({ box }) => Math.abs(box[0] - segment.box[0]) < 3);
    if (!second || second.tokens.length > 3) continue;
    const colon = /[:：]$/.test(second.text);
    if (!colon && !said && !NUMBER_WORD.test(second.text)) continue;
    const hit = labelOf(`${segment.text} ${second.text}`);
    if (hit)
      return {
        ...hit,
        segment: { ...segment, box: union([segment, second]) },
        line,
        inline: [],
        colon,
      };
  }
  return null;
}

function labelsIn(segment: Segment, line: TextLine): Labelled[] {
  const words = wordsIn(segment);
  const found: (Labelled & { from: number; to: number })[] = [];
  const colons = words.some(({ text }) => /[:：]$/.test(text));
  for (let from = 0; from < (colons ? words.length : 1) && found.length < 6; from++) {
    const follows = from === 0 || found.length > 0 || ENDS.test(words[from - 1]!.text);
    const hit = follows && !FIGURE.test(words[from]!.text) ? longest(words, from) : null;
    if (!hit) continue;
    const colon = /[:：]$/.test(words[hit.to - 1]!.text) || words[hit.to]?.text === ":";
    if (/^(box|code)$/i.test(words[hit.to]?.text ?? "")) continue;
    const ours = hit.label === "shipTo" && POSSESSIVE.test(words[hit.to]?.text ?? "");
    const next = ours ? [] : words.slice(hit.to, hit.to + 3);
    if (!colon && next.some(({ text }) => /^\p{L}+[:：]$/u.test(text))) continue;
    if (from > 0 && !colon) continue;
    found.push({
      ...hit,
      segment: { ...segment, box: union(words.slice(from, hit.to)) },
      line,
      inline: [],
      colon,
      from,
    });
    from = hit.to - 1;
  }
  return found.map((label, i) => ({
    ...label,
    inline: words
      .slice(label.to, found[i + 1]?.from ?? words.length)
      .filter(({ text }) => !/^[:：#.]+$/.test(text)),
  }));
}

/** How a sentence calls a place of the writer's: "deliver to our warehouse: …". */
export const POSSESSIVE =
  /^(our|the|unser(e[nrms]?)?|notre|nos|nuestr[oa]|nostr[oa]|ons|onze|noss[oa]|nasz(ego)?)$/iu;

/** Between two captions, or at the end of a sentence. */
const ENDS = /^[•|·–-]$|(\p{Ll}{3}|\d{2})[.;]$|^\d{1,2}[、．.]$|[，；。]$/u;

/** A word whose figures come before its letters, which numbers no caption: none begins with it. */
const FIGURE = /^(?!\(?\d{1,2}[.)]$)\P{L}*\p{N}/u;

/** A day in figures, which ends a label: "Delivery date / 13/05/2023". */
const DAY = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/;

/** The longest labels that something may follow have so many words; twice as many where two languages say it. */
const MOST_WORDS = 6;

/** The longest label that begins with a word; a colon ends it. */
function longest(words: Token[], from: number): { label: Label; strength: number; to: number } | null {
  const day = words.findIndex(({ text }, at) => at > from && DAY.test(text));
  const twice = words.slice(from + 1, from + MOST_WORDS).some(({ text }) => /^[/／]$/.test(text));
  const most = from + MOST_WORDS * (twice ? 2 : 1);
  const some = words.slice(from, day < 0 ? most : Math.min(day, most));
  const colon = some.findIndex(({ text }) => /[:：]$/.test(text));
  const whole =
    from === 0 && colon < 0 && day < 0 && words.length > MOST_WORDS ? labelOf(readOut(words)) : null;
  if (whole) return { ...whole, to: words.length };
  for (let count = colon < 0 ? some.length : colon + 1; count > 0; count--) {
    const text = readOut(some.slice(0, count));
    // A sentence begins with words of captions too: "Receipt of a correct invoice".
    const goesOn =
      /^\p{Ll}/u.test(some[count]?.text ?? words[from + count]?.text ?? "") && !/[:：]$/.test(text);
    const hit = goesOn ? listed(text) : labelOf(text);
    if (hit) return { ...hit, to: from + count };
  }
  return null;
}

/** Words that are in reading order already. */
function readOut(words: Token[]): string {
  return words.map(({ text }) => text).join(" ");
}

/** The words of a segment in reading order, opened where they are glued. */
function wordsIn({ tokens: all }: Pick<Segment, "tokens">): Token[] {
  const tokens = isRightToLeft(all) ? all.toReversed() : all;
  return tokens.some(({ text }) => GLUED.test(text)) ? tokens.flatMap(wordsOf) : tokens;
}

const GLUED = /[\s:：.°#，；】]/;

/** Words of a cell, and "No.123" or "Date:1/2" opened, with boxes in proportion. */
export function wordsOf(token: Token): Token[] {
  if (!GLUED.test(token.text)) return [token];
  const parts = partsOf(token.text);
  if (parts.length < 2) return [token];
  const letters = parts.reduce((sum, part) => sum + part.length + 1, -1);
  const [x0, y0, x1, y1] = token.box;
  let at = 0;
  return parts.map((text) => {
    const start = x0 + ((x1 - x0) * at) / letters;
    at += text.length + 1;
    return { ...token, text, box: [start, y0, x0 + ((x1 - x0) * (at - 1)) / letters, y1] };
  });
}

/** "【注文番号】4711": a caption in brackets needs no colon. */
const BRACKETED = /^【([^】]{2,12})】[:：]?/u;

/** Between words, behind the number of a clause and, in a script without blanks, before a further caption: "2、交货地点：…，收货人：…". */
const CLAUSES = /\s+|(?<=^\d{1,2}[、．.])(?=\p{Script=Han})|(?<=[，；。])(?=\p{Script=Han}{2,6}[：:])/u;

const partsOf = remembered((text): readonly string[] =>
  text
    .replace(BRACKETED, "$1：")
    .split(CLAUSES)
    .flatMap((word) => {
      const glued =
        /^([^\d:]*\p{L}[^\d:]*[:：])([^:/].*)$/u.exec(word) ??
        /^((?:No|Nr|N)[.°]+:?)(\d.+)$/i.exec(word) ??
        /^(.*\p{L}#:?|#:)(\w.*)$/u.exec(word);
      return glued?.[1] && glued[2] ? [glued[1], glued[2]] : [word];
    })
    .filter(Boolean),
);
