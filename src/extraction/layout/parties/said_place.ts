import { isSentence, OTHERWISE } from "../head/asked_date.ts";
import { wordsOf } from "../head/labels.ts";
import { type Area, type TextLine, type Token, textOf } from "../page/lines.ts";
import { isOverPlaces } from "./delivery.ts";
import { isDated, isTown } from "./names.ts";
import { type Place, placeIn } from "./place.ts";

/** Lines that a place told in a text may go on over. */
const LINES = 6;
/** Words between the one that sends goods and where the place begins. */
const REACH = 14;
/** Words before that one, which tell when. */
const LEAD = 4;
/** Words of a place, its name with it. */
const LONGEST = 24;

const SENDS =
  /^(deliver(y|ed)?|supply|reach|ship|shipped|send|go(es)?|need(ed)?|drop(ped|ping)?|bring|(an)?liefer(n|ung|adresse|anschrift|ort)|livr(er|aison|ez)|entreg(ar|a|uen?)|envi(ar|en|o)|consegn(are|a)|spedire|lever(en|ing|adres)|bezorgen|dostarczyć|dostaw[aęy])$/iu;
const NEVER = /^(not|never|don't|nicht|pas|non|niet|nie)$/iu;
/** What else is sent, to an office, or where from. */
const PAPERS =
  /(?<!\p{L})(from|bills?|billing|statements?|acknowledg\w*|documents?|paper\w*|certificat\w*|cop(y|ies)|correspondence|e-?mails?|drawings?|rechnung\w*|fact\w*|fattur\w*|faktur\w*)(?!\p{L})/iu;
/** Before a place. */
const TO = /^(to|at|an|nach|zu[mr]?|ins?|à|aux?|chez|sur|en|em|na|no|a|al|alla|presso|op|aan|naar|do|pod)$/iu;

/** A word of a text, and whether its line or its cell ends with it, or it is short for one that more belongs to: "Avda. de". */
interface Word {
  token: Token;
  ends: boolean;
  short: boolean;
}

/** Where a text beside the table says that the goods go: "Drop it at the yard: 118 Depot Street, Hartwell, GA 30643"; `rows` are the table's. */
export function saidPlace(areas: Area[], rows: ReadonlySet<TextLine>): (Place & { page: number }) | null {
  for (const { lines, page } of areas)
    for (const [at, line] of lines.entries())
      for (const [i, { tokens }] of isPassed(line, rows) ? [] : line.segments.entries()) {
        const own = wordsIn(tokens);
        for (const sends of own.keys()) {
          if (!isSent(own[sends]!.token.text, own[sends - 1]?.token.text)) continue;
          const place = placeFrom([...own, ...below(lines.slice(at, at + LINES), i, rows)], sends);
          if (place?.address) return { ...place, page };
        }
      }
  return null;
}

/** Whether a line is a row, though no sentence, or the caption over a list of places. */
function isPassed(line: TextLine, rows: ReadonlySet<TextLine>): boolean {
  return (rows.has(line) && !isSentence(line)) || isOverPlaces(line.text);
}

function isSent(word: string, before = ""): boolean {
  return SENDS.test(word.replace(/[:,]$/, "")) && !NEVER.test(before);
}

/** The words of a segment, cells opened. */
function wordsIn(tokens: Token[]): Word[] {
  const words = tokens.flatMap(wordsOf);
  return words.map((token, i) => ({
    token: { ...token, text: withoutBracket(token.text) },
    ends: i === words.length - 1 || CLOSED.test(token.text),
    short: SHORT.test(`${token.text} ${words[i + 1]?.text}`),
  }));
}

/** "97702)": the end of what a bracket before it opened. */
const CLOSED = /^[^(]*\)[.,;:]?$/;

/** A word without the bracket of others beside it: "(118", "97702)". */
function withoutBracket(text: string): string {
  return CLOSED.test(text) ? text.replace(")", "") : text.replace(/^\((?=[^)]+$)/, "");
}

const SHORT =
  /^(\p{Lu}\p{Ll}{0,3}\. (de|del|d|du|des|la|las|los|le|les|do|dos|da|di|della|van|von)|(ul|al|pl|os|str|nám|bul|cad|sok|mah|nr|no|km|ctra)\. .+)$/iu;

/** The words that stand under one segment of the first of some lines, at its left edge, line after line. */
function below([first, ...lines]: TextLine[], index: number, rows: ReadonlySet<TextLine>): Word[] {
  const found: Word[] = [];
  let above = first!;
  for (const line of lines) {
    const segment = line.segments.find(({ box }) => Math.abs(box[0] - first!.segments[index]!.box[0]) < 8);
    if (!segment || rows.has(line) || line.box[1] - above.box[3] > 2.5 * above.height) break;
    found.push(...wordsIn(segment.tokens));
    above = line;
  }
  return found;
}

function placeFrom(words: Word[], sends: number): Place | null {
  const texts = words.map(({ token }) => token.text);
  for (const from of startsOf(texts, sends)) {
    const lines = addressFrom(untilDay(words.slice(from, from + LONGEST)));
    if (lines) return placeIn(lines);
  }
  return null;
}

/** Where a place may begin behind the word that sends goods: behind a colon, or behind a "to" and what its writer calls it. */
function startsOf(texts: string[], sends: number): number[] {
  const near = texts.slice(sends, sends + REACH);
  const stop = near.findIndex((text) => /\p{L}{2}[.!?]$/u.test(text));
  const clause = stop < 0 ? near : near.slice(0, stop);
  const after = stop >= 0 && isNextTo(texts.slice(sends + stop + 1)) ? [stop + 2] : [];
  const colon = clause.findIndex((text) => /[:：]$/.test(text));
  const named = [...clause.keys()].slice(1).flatMap((to) => {
    const name = TO.test(clause[to]!)
      ? clause.findIndex((text, i) => i > to && /^[\p{Lu}\d]/u.test(text))
      : -1;
    return name < 0 ? [] : [name];
  });
  return [...(colon < 0 ? [] : [colon + 1]), ...new Set(named), ...after].flatMap((begin) => {
    const before = texts.slice(Math.max(0, sends - LEAD), sends + begin).join(" ");
    return OTHERWISE.test(before) || PAPERS.test(before) ? [] : [sends + begin];
  });
}

/** "To Unit 14 …" as a sentence of its own behind the one that sends goods. */
function isNextTo([to = "", name = ""]: string[]): boolean {
  return TO.test(to) && /^\p{Lu}/u.test(to) && /^[\p{Lu}\d]/u.test(name);
}

const BY = /^(by|before|until|bis|avant|antes|até|entro|vóór|uiterlijk|przed)$/iu;

/** The words before those that tell a day: "Bend, OR 97702 by 08/25/2024". */
function untilDay(words: Word[]): Word[] {
  const end = words.findIndex(({ token }, i) => BY.test(token.text) && isDated(said(words.slice(i, i + 4))));
  return end < 0 ? words : words.slice(0, end);
}

/** The lines of the address that words begin with, as far as its town; null where there is none. */
function addressFrom(words: Word[]): Token[][] | null {
  for (let town = 1; town < words.length; town++) {
    if (!isTown(said(words.slice(0, town + 1)))) continue;
    const more = words.slice(town).findIndex((word, i) => endsLine(word) || isAside(words[town + i + 1]));
    const address = words.slice(0, town + Math.max(0, more) + 1);
    const lines = linesOf(address);
    if (lines.length === 1 && goesOn(words, address.length)) continue;
    if (isTown(textOf(lines.at(-1)!)) && isAddress(said(address), lines)) return lines;
  }
  return null;
}

/** "SY5 8PQ please": what is said behind a town. */
function isAside(word: Word | undefined): boolean {
  return /^(please|thanks|not|bitte|nicht|merci|por|gracias|graag|proszę)[.,!]?$/u.test(
    word?.token.text ?? "",
  );
}

/** Whether the line goes on to a town behind its first words, whose number is a house's then: "7021 Old Mill North, Bend, OR 97702". */
function goesOn(words: Word[], from: number): boolean {
  const end = words.findIndex(({ ends }) => ends);
  return /^\d/.test(words[0]!.token.text) && from <= end && isTown(said(words.slice(from, end + 1)));
}

/** Whether words hold a house's number beside the town's, or name parts between commas or on lines of their own, and no day. */
function isAddress(text: string, { length }: Token[][]): boolean {
  const parted = length > 2 || /\p{L}, /u.test(text);
  return (/\d\P{N}.*\d/u.test(text) || parted) && !/[:：]./.test(text) && !isDated(text);
}

/** The lines of an address, which commas part as well as ends do. */
function linesOf(words: Word[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const [i, word] of words.entries()) {
    const line = lines.at(-1)!;
    const numbered = !word.ends && isHouse(words[i + 1]);
    line.push(
      numbered || word.short ? word.token : { ...word.token, text: word.token.text.replace(/[.,:;!]+$/, "") },
    );
    if (!numbered && endsLine(word) && !GOES_ON.test(textOf(line))) lines.push([]);
  }
  return lines.filter(({ length }) => length > 0);
}

/** What has its street or its town on the next line: "3" or "The" where a text wraps, the number of a town. */
const GOES_ON = /^(\d{1,5}|the|unit|plot|dock|gate|suite)$/i;

/** "33," alone: the number of the house whose street stands before it. */
function isHouse(word: Word | undefined): boolean {
  return word !== undefined && endsLine(word) && /^\d{1,3}\p{L}?[.,;]?$/u.test(word.token.text);
}

function endsLine({ token, ends, short }: Word): boolean {
  return ends || (/[.,:;!]$/.test(token.text) && !short);
}

function said(words: Word[]): string {
  return textOf(words.map(({ token }) => token));
}
