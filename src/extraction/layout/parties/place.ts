import { type Token, textOf } from "../page/lines.ts";
import { isCountry } from "../words/towns.ts";
import { cleanName } from "./clean_name.ts";
import {
  hasHouse,
  isContact,
  isFirm,
  isName,
  isNumbered,
  isStreet,
  isStreetOf,
  isStreetWord,
  isTown,
  looksLikePerson,
} from "./names.ts";

/** Words of a page and what of them is meant. */
export interface Said {
  value: string;
  tokens: Token[];
}

/** Whom and where a block of lines names. */
export interface Place {
  name: Said | null;
  address: Said | null;
}

/** Lines among which a name stands: below a number or whom to ask for. */
const FIRST = 3;

/** The name at the head of a block, and its address, line by line with commas between. */
export function placeIn(lines: Token[][]): Place {
  const said = lines.filter((line) => !REMARK.test(textOf(line)));
  const own = said.filter((line) => !isContact(textOf(line)) || nameOf(line, undefined));
  const kept = own.slice(0, toldFrom(own.map(textOf)));
  const at = isOverStreet(kept.map(textOf)) ? 0 : nameAmong(kept);
  if (at < 0 || kept.slice(0, at).some(isAddressed)) return { name: null, address: joined(kept) };
  const name = nameOf(kept[at]!, kept[at + 1]) ?? { value: textOf(kept[at]!), tokens: kept[at]! };
  return { name, address: joined([behind(kept[at]!, name.value), ...kept.slice(at + 1)]) };
}

/** "*** DROP SHIPMENT - SHIP DIRECT TO CUSTOMER ***" */
const REMARK = /^\*{2,} ?\p{L}/u;

/** Where a block stops to be an address and says something: a sentence, or words of one below the town; its length where it doesn't. */
function toldFrom(texts: string[]): number {
  const at = texts.findIndex(
    (text, i) => i > 0 && (isSentence(text) || (isTelling(text) && texts.slice(0, i).some(isTown))),
  );
  return at < 0 ? texts.length : at;
}

function isSentence(text: string): boolean {
  if (/[。！？]$|谢谢/u.test(text)) return true;
  const words = text.split(/\s+/);
  if (words.filter((word) => /^\p{Ll}{3}/u.test(word)).length >= MOST_SMALL) return true;
  return words.length > 5 && (/\p{Ll}{3}[.!]$/u.test(text) || /\p{L}{5}[.!]\s?\p{Lu}{3}/u.test(text));
}

/** From so many small words on no line is an address's. */
const MOST_SMALL = 6;

function isTelling(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length > 4 && words.filter((word) => /^\p{Ll}{3}/u.test(word)).length > 2;
}

/** "Stores 14" or "Dock 9 Receiving" over a street with its number, or the former over more than its town: its own number makes it none. */
function isOverStreet([first = "", street = "", ...below]: string[]): boolean {
  if (hasHouse(first)) return false;
  if (isNumbered(first)) return /\d\S* \p{L}{3}[^,]*$/u.test(first) && hasHouse(street);
  const named = /^\p{L}{3}[^,]* \d{1,3}(,|$)/u.test(first);
  return named && (hasHouse(street) || (!isTown(street) && below.some(isTown)));
}

/** Where the name stands among the first lines: the firm's under the person's who takes the goods in; -1 without one. */
function nameAmong(lines: Token[][]): number {
  const first = lines.slice(0, FIRST).map((line, i) => nameOf(line, lines[i + 1])?.value ?? null);
  if (isTitled(lines[0] ?? [])) return first[1] && isFirm(first[1]) ? 1 : 0;
  const at = first.findIndex((name) => name !== null);
  const under = first[at + 1];
  return at >= 0 && under && isFirm(under) && looksLikePerson(first[at]!) ? at + 1 : at;
}

/** "Mr. Tom Okafor": a person whom the goods go to. */
function isTitled(line: Token[]): boolean {
  return line.length < 5 && looksLikePerson(textOf(line).replace(TITLE, "")) && TITLE.test(textOf(line));
}

const TITLE = /^(mr|mrs|ms|dr|mme|mlle|m|sr|sra|sig|herrn?|frau)\.? /i;

/** The name that a line is, or begins with; null for a street, a town, a country. */
function nameOf(line: Token[], next: Token[] | undefined): Said | null {
  const text = textOf(line);
  const value = cleanName(text);
  const rest = behind(line, value);
  const under = rest.length ? textOf(rest) : textOf(next ?? []);
  const named =
    isName(value) &&
    !isCountry(value) &&
    !(/^\d/.test(value) && isTown(value)) &&
    !isStreet(value, under) &&
    !isStreetOf(value, text)
      ? value
      : beforeHouse(text);
  return named ? { value: named, tokens: line } : null;
}

/** What a line between commas names before its house and its town: "Central Stores, Sanand, Gate 4, 712 Sawmill Rd, Pune - 411001". */
function beforeHouse(text: string): string | null {
  const parts = text.split(/,\s+/);
  const house = parts.findIndex((part, i) => i > 0 && /\d/.test(part));
  if (house < 1 || house > parts.length - 2 || isTown(parts[house]!) || !/\p{L}/u.test(parts[house]!))
    return null;
  const named = parts.slice(0, house);
  return isName(cleanName(parts[0]!)) && !named.some(isStreetWord) ? named.join(", ") : null;
}

/** Whether a line has figures among words, as streets and towns have, and no name before them but a street's. */
function isAddressed(line: Token[]): boolean {
  const text = textOf(line);
  const name = cleanName(text);
  return /\d/.test(text) && /\p{L}{3}/u.test(text) && (!isName(name) || isStreetOf(name, text));
}

/** The words of a line that follow its name. */
function behind(line: Token[], name: string): Token[] {
  for (let size = line.length - 1; size > 0; size--) {
    const rest = line.slice(line.length - size);
    const before = textOf(line.slice(0, line.length - size));
    if (before.replace(/[\s,·•|-]+$/, "").endsWith(name)) return rest;
  }
  return [];
}

function joined(lines: Token[][]): Said | null {
  const texts = lines
    .map((line) => withoutSentence(textOf(line)).replace(/^[\s,;:：·•|–-]+|[\s,;，；]+$/g, ""))
    .filter(Boolean);
  return texts.length ? { value: texts.join(", "), tokens: lines.flat() } : null;
}

/** A line as far as its town, where a sentence goes on behind it or ends: "…, Bristol BS2 0QZ, where we wait." */
function withoutSentence(text: string): string {
  const place = text.replace(GOES_ON, "");
  return place !== text && isTown(place) && !isStreetWord(text.slice(place.length)) ? place : text;
}

const GOES_ON =
  /\.$|(?<=[\d\p{Lu}]{2})\.\s+\p{Lu}.*$|\s[-–]\s\p{Ll}.*$|[,;.]?\s+(where|which|please|thanks|by|before|within|not? later|innerhalb|bis(?= (?:zum|spät|\d))|spätestens|uiterlijk|binnen(?= \d)|entro|avant le|au plus tard|antes del?|hasta|até|najpóźniej|bitte|wo|où|s'il|donde|dove|por favor|waar|gdzie|proszę)(?!\p{L}).*$/u;
