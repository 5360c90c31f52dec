import type { DraftLine, LineField, Read } from "../../../orders/mod.ts";
import { labelOf } from "../head/labels.ts";
import { type Area, evidenceOf, type TextLine, type Token } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { mailOf, salutationAt, signatureAt } from "../page/text_own.ts";
import { isTown } from "../parties/names.ts";
import { spokenIn } from "../values/spoken.ts";
import { summaryOf } from "../words/summary.ts";
import { meaningOf } from "./bare_money.ts";
import { type Loose, looseIn, postscriptsIn } from "./loose.ts";
import { countsIn, itemsIn, moved, sentencesIn } from "./sentences.ts";
import { type Item, itemIn, opensWithLabelled } from "./text_item.ts";
import type { Piece } from "./text_money.ts";

/** Order lines written as text: a list, or sentences. */
export interface Prose {
  lines: DraftLine[];
  taken: TextLine[];
  /** Entries of the list that could not be read as a line. */
  unread: TextLine[];
  /** What the letter says beside its lines. */
  loose: Loose[];
  currency: (string | null)[];
}

/** One or several lines of text that belong together, with the tokens they are made of. */
interface Passage {
  text: string;
  lines: TextLine[];
  parts: { token: Token; page: number; from: number; to: number }[];
  /** Empty lines or a new list entry stand above. */
  apart: boolean;
}

interface Found {
  item: Item;
  passage: Passage;
}

const ORDERING =
  /\b(same (order )?as|orders?|ordering|reorder\w*|restock\w*|send|ship|need\w*|require\w*|deliver|supply|purchase|want|would like|bestell\w*|liefer\w*|brauch\w*|benötig\w*|schick\w*|senden|command\w*|livr\w*|envoy\w*|besoin|pedid\w*|pedir|envi\w*|necesit\w*|ordin\w*|inviare|bestel\w*|lever\w*|encomend\w*|zamaw\w*|zamówi\w*|objedn\w*|megrendel\w*|comand\w*|beställ\w*|bestill\w*)\b|заказ|заявк|نرجو توريد|طلب شراء|订购|訂購|采购|採購|下单|安排|注文|発注|주문|sipariş/i;
/** A list under an order's number orders without a word for it, where nothing is told of other days. */
const BY_NUMBER = /\bp\.?o\.? ?(#|no\.?)? ?\d/i;
const NOT_ORDERING =
  /\b(your order|order (confirmation|acknowledg\w*)|unsubscribe|thank you for (your|the) order)\b/i;
const LEAD = /([:：]|\.\.\.|…)\s*$/;
const PLACE_LEAD =
  /(?<!\p{L})(to|address|from|at|adresse|dirección|an|à|a)(\s+(our|notre|unser\p{L}*|nuestr[oa]|nosso|nossa)\s+(?!order|commande|bestell|pedido|encomenda)\p{L}+)?\s*:\s*$/iu;
const LISTED = /^\s*([-–*•·◦▪]|\(?\d{1,3}([.)]\s|、)|pos(\.|ition)\s*\d{1,4}\s)/i;
/** What stands under such an entry tells more of it, even where it ends in a size. */
const NUMBERED = /^\s*\(?\d{1,3}([.)]\s|、)/;
/** "Pos. 10  AS.49.1539  flange bearing": its count may stand beneath. */
const POSITION = /^\s*pos(\.|ition)\s*\d{1,4}\s/i;
/** What is told of other days. */
const PAST =
  /\b(was|were|received|arrived|damaged|missing|returned|wrong|old|last|previous|instead of|already|invoiced?)\b/i;
/** A sentence that goes on with the order of the one before it. */
const ALSO =
  /^\s*(also|plus|and|additionally|in addition|as well as|then|außerdem|sowie|dazu|und|aussi|ainsi que|également|et|también|además|y|inoltre|anche|ook)\b/i;
/** A postal code and a town, nothing behind it. */
const POSTAL = /^\s*\d{5} \p{Lu}[\p{L}'’-]+( \p{Lu}[\p{L}'’-]+){0,3}\s*$/u;
/** Lines from a street to its town. */
const TO_TOWN = 2;
/** A code that a line's end breaks behind its hyphen: "R-" over "952-23". */
const BROKEN_CODE = /(?:^|\s)[\p{Lu}\d][\p{Lu}\d./-]*-$/u;
const SAME_AGAIN = /\bsame (order )?as (last|the last) \w+/gi;

/** Reads orders that are written as lists or sentences. Nothing where the text doesn't order anything. */
export function proseItems(areas: Area[], style: Style): Prose {
  const passages = areas.flatMap((area) => passagesOf(bodyOf(area).filter(isText)));
  const ordering = passages.some(({ text }) => ORDERING.test(text) && !NOT_ORDERING.test(text));
  const named =
    passages.some(({ text }) => BY_NUMBER.test(text)) && !passages.some(({ text }) => PAST.test(text));
  if (!ordering && !named) return { lines: [], taken: [], unread: [], loose: [], currency: [] };
  const found = listed(passages, style);
  const all = found.items.length ? found.items : inSentences(passages, style);
  const taken = all.flatMap(({ passage }) => passage.lines);
  const others = areas.flatMap(({ lines }) => lines).filter((line) => !taken.includes(line));
  const meaning = meaningOf(
    all.map(({ item }) => item),
    others,
    style.mark,
  );
  return {
    lines: all.map((found) => lineOf(found, meaning)),
    taken,
    unread: found.unread.flatMap(({ lines }) => lines.slice(0, 1)),
    loose: [...areas.flatMap(under), ...looseIn(passages, all)],
    currency: all.map(({ item }) => item.currency ?? null),
  };
}

/** What a letter says, its addresses left out. */
export function toldIn(areas: Area[]): Loose[] {
  const passages = areas.flatMap((area) => passagesOf(bodyOf(area).filter(isText)));
  return [...areas.flatMap(under), ...looseIn(passages, [])];
}

/** What a letter says between its salutation and its signature. */
function bodyOf(area: Area): TextLine[] {
  const lines = ownLines(area);
  const end = signatureAt(lines);
  return lines.slice(salutationAt(lines.slice(0, end)), end);
}

function under(area: Area): Loose[] {
  const lines = ownLines(area);
  return postscriptsIn(passagesOf(lines.slice(signatureAt(lines)).filter(isText)));
}

/** Of an answer only what stands above what it quotes. */
function ownLines(area: Area): TextLine[] {
  const { own, quoted, forwarded } = mailOf(area);
  return quoted && !forwarded && own.lines.length ? own.lines : area.lines;
}

/** On a sheet only what stands alone in its row is text. */
function isText({ tokens }: TextLine): boolean {
  return tokens.length === 1 || !tokens[0]?.cell;
}

/** Items that have a line of their own. Entries that only look like ones count under a heading or a surer one. */
function listed(passages: Passage[], style: Style): { items: Found[]; unread: Passage[] } {
  const items: Found[] = [];
  const unread: Passage[] = [];
  let open = false;
  for (const [at, passage] of passages.entries()) {
    if (isLead(passage.text)) {
      open = true;
      continue;
    }
    const read = isEntry(passage) ? itemIn(passage.text, style.mark) : null;
    const item = read && isAddress(read, passages, at) ? null : read;
    if (item && (item.sure || open)) {
      items.push({ item, passage });
      open = true;
    } else if (open && LISTED.test(passage.text) && isCounted(passage.text) && items.length)
      unread.push(passage);
    else if (passage.apart && !LISTED.test(passage.text)) open = false;
  }
  return { items, unread };
}

/** Whether a count and a word are a house and its street over the town, "118 Depot Street", or a town under other lines than items, "35600 Redon". */
function isAddress({ code, unit, money, unitPrice }: Item, passages: Passage[], at: number): boolean {
  const [line, ...others] = passages.slice(at);
  if (code || unit || money || unitPrice || LISTED.test(line!.text)) return false;
  const above = passages[at - 1];
  if (POSTAL.test(line!.text) && above && !line!.apart && !itemIn(above.text, ".")?.sure) return true;
  const under = others.slice(0, TO_TOWN);
  const end = under.findIndex(({ apart }) => apart);
  return under.slice(0, end < 0 ? TO_TOWN : end).some(({ text }) => isTown(text) && !itemIn(text, ".")?.sure);
}

function isCounted(text: string): boolean {
  return /\d/.test(text) || spokenIn(text).length > 0;
}

/** Not a label with its value, not a sum, not a sentence. */
function isEntry({ text }: Passage): boolean {
  if (text.length > 400 || says(text) || summaryOf(text.replace(/[\s:]*[\d$€£].*$/, ""))) return false;
  const label = /^\s*([\p{L}][^:]{1,40}):/u.exec(text)?.[1];
  return !(label && labelOf(`${label}:`)) && !/^\s*\p{L}.*[.!?]\s+\p{Lu}\p{L}+\s/u.test(text);
}

/** "And please add 15 rolls of …": words before a count order it. */
function says(text: string): boolean {
  const [at] = countsIn(text);
  const before = text.slice(0, at);
  return at !== undefined && /\.\s*$/.test(text) && (ORDERING.test(before) || ALSO.test(before));
}

function isLead(text: string): boolean {
  return LEAD.test(text) && !PLACE_LEAD.test(text) && !/\d/.test(text.slice(-12)) && itemlessLead(text);
}

function itemlessLead(text: string): boolean {
  return (
    ORDERING.test(text) ||
    /\b(following|items?|parts?|list|below|these|positionen|artikel|articles|artículos)\b/i.test(text)
  );
}

/** Items inside the sentences that order, and in those that go on with them. */
function inSentences(passages: Passage[], style: Style): Found[] {
  let ordered = false;
  return passages.flatMap((passage) =>
    sentencesIn(passage.text).flatMap(({ text, at }) => {
      const orders = ORDERING.test(text) || (ordered && ALSO.test(text));
      if (!orders || NOT_ORDERING.test(text) || PAST.test(text.replace(SAME_AGAIN, ""))) return [];
      const found = itemsIn(text, style.mark).map((item) => ({ item: moved(item, at), passage }));
      ordered ||= found.length > 0;
      return found;
    }),
  );
}

const FIELDS = [
  ["quantity", "quantity"],
  ["unit", "unit"],
  ["code", "customerSku"],
  ["description", "description"],
  ["unitPrice", "unitPrice"],
  ["basis", "priceBasis"],
  ["lineTotal", "lineTotal"],
] as const satisfies [keyof Item, LineField][];

function lineOf({ item, passage }: Found, money: ReturnType<typeof meaningOf>): DraftLine {
  const fields: Partial<Record<LineField, Read>> = {};
  if (money && item.money)
    fields[money] = { value: item.money.value, evidence: evidenceIn(passage, item.money) };
  for (const [key, field] of FIELDS) {
    const piece = item[key];
    if (piece) fields[field] = { value: piece.value, evidence: evidenceIn(passage, piece) };
  }
  return { fields, ...(item.number && { printedNumber: item.number }) };
}

function evidenceIn({ text, parts }: Passage, { from, to }: Piece): Read["evidence"] {
  const hit = parts.filter((part) => part.from < to && part.to > from);
  const page = hit[0]?.page ?? 1;
  const tokens = hit.filter((part) => part.page === page).map(({ token }) => token);
  const evidence = tokens.length ? evidenceOf(tokens, page) : null;
  return evidence && "sheet" in evidence ? { ...evidence, text: text.slice(from, to) } : evidence;
}

/** Lines that were wrapped, and what is indented under an entry, as one. */
function passagesOf(lines: TextLine[]): Passage[] {
  const passages: Passage[] = [];
  let previous: TextLine | null = null;
  for (const line of lines) {
    const last = passages.at(-1);
    if (last && previous && continues(previous, line, last)) append(last, line);
    else
      passages.push(
        append({ text: "", lines: [], parts: [], apart: !previous || gapped(previous, line) }, line),
      );
    previous = line;
  }
  return passages;
}

function append(passage: Passage, line: TextLine): Passage {
  for (const token of line.tokens) {
    const text = token.text.trim();
    const broken =
      token === line.tokens[0] && BROKEN_CODE.test(passage.text) && /^[\p{Lu}\d./-]*\d/u.test(text);
    const blank = passage.text && !broken ? " " : "";
    const from = passage.text.length + blank.length;
    passage.text += blank + text;
    passage.parts.push({ token, page: line.page, from, to: passage.text.length });
  }
  passage.lines.push(line);
  return passage;
}

function gapped(above: TextLine, below: TextLine): boolean {
  return above.page !== below.page || below.y - above.y > 1.6 * Math.max(above.height, 10);
}

/** The next line goes on with the entry or the sentence: no empty line between, no mark, and indented or in mid-sentence. */
function continues(above: TextLine, below: TextLine, passage: Passage): boolean {
  if (gapped(above, below) || LISTED.test(below.text) || isLead(above.text) || passage.lines.length > 12)
    return false;
  const indented = below.box[0] > passage.lines[0]!.box[0] + 8;
  if (indented && LISTED.test(passage.text) && opensWithLabelled(below.text)) return true;
  if (/^\s*if\b/i.test(below.text) && itemIn(passage.text, ".")?.sure) return false;
  if (indented && POSITION.test(passage.text)) return true;
  if (above.tokens[0]?.cell || /^\s*\p{L}[^:]{1,40}:(\s|$)/u.test(below.text)) return false;
  if (indented && NUMBERED.test(passage.text) && itemIn(passage.text, ".")) return true;
  if (TIMES.test(below.text)) return true;
  if (itemIn(below.text, ".")?.sure) return false;
  return (indented && LISTED.test(passage.text)) || isWrapped(above, below);
}

/** "x 3 at 1,12 = 3,36": how many of what stands above. */
const TIMES = /^\s*[x×]\s?\d+(?=\s|$)/i;

function isWrapped(above: TextLine, below: TextLine): boolean {
  return (
    above.text.length > 55 && !/[.:!?]\s*$/.test(above.text) && !/^\p{Lu}[\p{L}\s]+,?$/u.test(below.text)
  );
}
