import { type Token, textOf } from "./lines.ts";
import {
  cleanName,
  isContact,
  isCountry,
  isFirm,
  isName,
  isStreet,
  isStreetOf,
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
  const kept = lines.filter((line) => !isContact(textOf(line)) || nameOf(line, undefined));
  const at = nameAmong(kept);
  const addressed = kept.findIndex(isAddressed);
  if (at < 0 || (addressed >= 0 && addressed < at)) return { name: null, address: joined(kept) };
  const name = nameOf(kept[at]!, kept[at + 1])!;
  return { name, address: joined([behind(kept[at]!, name.value), ...kept.slice(at + 1)]) };
}

/** Where the name stands among the first lines: the firm's under the person's who takes the goods in; -1 without one. */
function nameAmong(lines: Token[][]): number {
  const first = lines.slice(0, FIRST).map((line, i) => nameOf(line, lines[i + 1])?.value ?? null);
  const at = first.findIndex((name) => name !== null);
  const under = first[at + 1];
  return at >= 0 && under && isFirm(under) && looksLikePerson(first[at]!) ? at + 1 : at;
}

/** The name that a line is, or begins with; null for a street, a town, a country. */
function nameOf(line: Token[], next: Token[] | undefined): Said | null {
  const text = textOf(line);
  const value = cleanName(text);
  if (!isName(value) || isCountry(value)) return null;
  const rest = behind(line, value);
  const under = rest.length ? textOf(rest) : textOf(next ?? []);
  return isStreet(value, under) || isStreetOf(value, text) ? null : { value, tokens: line };
}

/** Whether a line has figures among words, as streets and towns have, and no name before them. */
function isAddressed(line: Token[]): boolean {
  const text = textOf(line);
  return /\d/.test(text) && /\p{L}{3}/u.test(text) && !isName(cleanName(text));
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
    .map((line) => withoutSentence(textOf(line)).replace(/^[\s,;·•|–-]+|[\s,;]+$/g, ""))
    .filter(Boolean);
  return texts.length ? { value: texts.join(", "), tokens: lines.flat() } : null;
}

/** A line as far as its town, where a sentence goes on behind it or ends: "…, Bristol BS2 0QZ, where we wait." */
function withoutSentence(text: string): string {
  const place = text.replace(GOES_ON, "");
  return place !== text && isTown(place) ? place : text;
}

const GOES_ON =
  /\.$|[,;.]?\s+(where|which|please|thanks|by|before|bitte|wo|où|s'il|donde|dove|por favor|waar|gdzie|proszę)(?!\p{L}).*$/u;
