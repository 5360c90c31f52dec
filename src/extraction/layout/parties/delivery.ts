import { type Labelled, POSSESSIVE } from "../head/labelled.ts";
import { labelOf, wordsOf } from "../head/labels.ts";
import { type Token, textOf } from "../page/lines.ts";
import { asksDayOrPlace } from "../words/caption_grammar.ts";
import { sensesOf } from "../words/caption_words.ts";
import { normalize } from "../words/normal.ts";
import { isLegalForm, isTown } from "./names.ts";

/** Whether "Delivery" is said of a place, not of a day: a town stands among its lines. */
export function isDelivery({ segment, inline }: Labelled, lines: Token[][]): boolean {
  const words = segment.tokens.flatMap(wordsOf);
  const said = normalize(textOf(words.slice(0, words.length - inline.length)));
  const open = DELIVERY.test(said) || asksDayOrPlace(said);
  return open && lines.some((line) => isTown(textOf(line)));
}

const DELIVERY =
  /^(delivery|anlieferung|lieferung|livraison|entrega|consegna|levering|leverans|dostawa( do| na)?|التسليم)$/;

/** The lines of a place behind the day that stands before it: "02/02/2025 à Parc des Genêts". */
export function behindDay(lines: Token[][]): Token[][] {
  const [first = [], ...rest] = lines;
  if (!/^\d{1,4}([./-]\d{1,4}){2}[,;]?$/.test(first[0]?.text ?? "")) return lines;
  const from = /^(à|\p{Ll}{1,4})$/u.test(first[1]?.text ?? "") ? 2 : 1;
  return [first.slice(from), ...rest].filter(({ length }) => length > 0);
}

/** Whether a caption of the buyer's houses stands over an address alone, which is where the goods go: "Branch: 17 Quarry Lane, Carver, MN 55315". */
export function isHouseOnly({ label, segment }: Labelled, lines: Token[][]): boolean {
  const [first] = lines;
  if (label !== "buyer" || !BRANCH.test(segment.text) || !first) return false;
  return /^\d/.test(textOf(first)) && lines.some((line) => isTown(textOf(line)));
}

const BRANCH =
  /^(branch|store|shop|school|facility|filiale|magasin|[ée]tablissement|sucursal|filial)(?!\p{L})/iu;

/** Whether a caption stands over a list of all places, which tells of none that the goods go there. */
export function isOverPlaces(caption: string): boolean {
  return /^ship(ping)?[- ]to (locations|addresses|codes|sites|plants)\s*[:：]?$/i.test(caption);
}

/** Whether words name a part behind its house or its firm, with a colon that stands alone: "Main Warehouse : MRO". */
export function isPartOfHouse(words: Token[]): boolean {
  const house = words.slice(
    0,
    words.findIndex(({ text }) => text === ":"),
  );
  const last = house.at(-1)?.text ?? "";
  if (house.length < 2 || house.length === words.length - 1 || labelOf(textOf(house))) return false;
  return isLegalForm(last) || (sensesOf(normalize(last))?.includes("l") ?? false);
}

/** Whether words refer to another block of the page: "same as above". */
export function isSame(text: string): boolean {
  return SAME.test(text) || namesParty(text);
}

/** "wie Rechnungsanschrift", "see Bill To": words that name another party's caption. */
function namesParty(text: string): boolean {
  const said = REFERS.exec(text)?.[1];
  const label = said && labelOf(said)?.label;
  return label === "buyer" || label === "shipTo" || label === "billTo";
}

const REFERS =
  /^\(?(?:=|(?:wie|siehe|see|as|voir|cf\.?|véase|ver|como|vedi|come|zie|als)(?!\p{L}))\s*(?:(?:the|die|la|el|il|de)\s+)?([^)]+?)\)?$/iu;

const SAME =
  /^\(?((the )?above|(the )?same|(as|see|per) (above|below|bill|schedule|lines?|attach\w*|block|item|page|list|reverse|detail\w*)|ditto|our (own |usual )?address|wie oben|siehe|dito|idem|ídem|(la )?même|ci-dessus|(la )?misma|el mismo|(lo )?stesso|come sopra|(o )?mesmo|zie|(het)?zelfde|jak wyżej|j\. ?w\.|同上|نفس)(?!\p{L})/iu;

/** Whether such words say that it is the same place, not where else to look: "see below". */
export function isCopy(text: string): boolean {
  return !ELSEWHERE.test(text) || namesParty(text);
}

const ELSEWHERE =
  /^above|(?<!\p{L})(below|lines?|attach\w*|schedule|see|siehe|unten|zie|day|week)(?!\p{L})/iu;

/** The address itself where a sentence says first what stands there: "our warehouse at 14 Foundry Lane". */
export function placeAmong(words: Token[]): Token[] {
  const [first] = words;
  if (!POSSESSIVE.test(first?.text ?? "") || first!.text === "The") return words;
  const near = words.slice(0, MOST_WORDS);
  const colon = near.findIndex(({ text }) => /[:：]$/.test(text));
  const from = colon < 0 ? near.findIndex(({ text }, i) => i > 0 && /^[\p{Lu}\d]/u.test(text)) : colon + 1;
  return from > 0 && isTown(textOf(words)) ? words.slice(from) : words;
}

/** Of what a sentence calls a place. */
const MOST_WORDS = 6;
