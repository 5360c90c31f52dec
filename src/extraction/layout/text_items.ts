import type { DraftLine, LineField, Read } from "../../orders/mod.ts";
import { labelOf } from "./labels.ts";
import { type Area, evidenceOf, type TextLine, type Token } from "./lines.ts";
import { countedAt, spokenIn } from "./spoken.ts";
import type { Style } from "./style.ts";
import { summaryOf } from "./summary.ts";
import { type Item, itemIn, type Piece } from "./text_item.ts";
import { salutationAt, signatureAt } from "./text_own.ts";

/** Order lines written as text: a list, or sentences. */
export interface Prose {
  lines: DraftLine[];
  taken: TextLine[];
  /** Entries of the list that could not be read as a line. */
  unread: TextLine[];
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
  /\b(same (order )?as|orders?|ordering|reorder\w*|restock\w*|send|ship|need\w*|require\w*|deliver|supply|purchase|want|would like|bestell\w*|liefer\w*|brauch\w*|benötig\w*|schick\w*|senden|command\w*|livr\w*|envoy\w*|besoin|pedid\w*|pedir|envi\w*|necesit\w*|ordin\w*|inviare|bestel\w*|lever\w*|encomend\w*)\b/i;
/** A list under an order's number orders without a word for it, where nothing is told of other days. */
const BY_NUMBER = /\bp\.?o\.? ?(#|no\.?)? ?\d/i;
const NOT_ORDERING =
  /\b(your order|order (confirmation|acknowledg\w*)|unsubscribe|thank you for (your|the) order)\b/i;
const LEAD = /(:|\.\.\.|…)\s*$/;
const PLACE_LEAD = /\b(to|address|from|at|adresse|dirección|an|à|a)\s*:\s*$/i;
const LISTED = /^\s*([-–*•·◦▪]|\(?\d{1,3}[.)]\s)/;
/** What stands under such an entry tells more of it, even where it ends in a size. */
const NUMBERED = /^\s*\(?\d{1,3}[.)]\s/;
/** What is told of other days. */
const PAST =
  /\b(was|were|received|arrived|damaged|missing|returned|wrong|old|last|previous|instead of|already|invoiced?)\b/i;
/** A sentence's items begin at a number that says how many of what. */
const INSIDE =
  /(?<![\w.,/#$€£(-])\d[\d.,]*(?=\s*(?:[x×]\s|(?:ea|each|pcs?|pieces?|units?|boxes|box|cases?|cartons?|rolls?|bags?|sets?|pairs?|ft|feet|m|meters?|metres?|kg|lbs?|pallets?|packs?|drums?|gallons?|liters?|litres?|stück|stk|pièces?|piezas?|unidades|pezzi|stuks)\b\.?|of\s)|\s+(?:[A-Z][A-Z\d]*-[A-Z\d-]*\d|[A-Z]{2,}\d{2,}))/giu;
/** "… and 2 spare batteries": a number behind a surer item. */
const JOINED = /(?<=(?:,|\s(?:and|und|et|y|e|en|plus|sowie|as well as))\s+)\d[\d.,]*(?=\s+\p{L}{3,})/giu;
/** A sentence that goes on with the order of the one before it. */
const ALSO =
  /^\s*(also|plus|and|additionally|in addition|as well as|then|außerdem|sowie|dazu|und|aussi|ainsi que|également|et|también|además|y|inoltre|anche|ook)\b/i;
const SAME_AGAIN = /\bsame (order )?as (last|the last) \w+/gi;
const AFTER =
  /\s+(?:for delivery|to be delivered|delivered|please|pls|asap|to our|to the|to my|as soon|when you|if you|if possible|thanks|thank you|by (?:next|the|mon|tue|wed|thu|fri|end|\d)|before|and (?:ship|send|deliver|bill|invoice))\b.*$/i;

/** Reads orders that are written as lists or sentences. Nothing where the text doesn't order anything. */
export function proseItems(areas: Area[], style: Style): Prose {
  const passages = areas.flatMap(({ lines }) =>
    passagesOf(lines.slice(salutationAt(lines), signatureAt(lines)).filter(isText)),
  );
  const ordering = passages.some(({ text }) => ORDERING.test(text) && !NOT_ORDERING.test(text));
  const named =
    passages.some(({ text }) => BY_NUMBER.test(text)) && !passages.some(({ text }) => PAST.test(text));
  if (!ordering && !named) return { lines: [], taken: [], unread: [], currency: [] };
  const found = listed(passages, style);
  const all = found.items.length ? found.items : passages.flatMap((passage) => inSentences(passage, style));
  return {
    lines: all.map(lineOf),
    taken: all.flatMap(({ passage }) => passage.lines),
    unread: found.unread.flatMap(({ lines }) => lines.slice(0, 1)),
    currency: all.map(({ item }) => item.currency ?? null),
  };
}

/** On a sheet only what stands alone in its row is text. */
function isText({ tokens }: TextLine): boolean {
  return tokens.length === 1 || !tokens[0]?.cell;
}

/** Items that have a line of their own. Entries that only look like ones count beside surer ones or under a heading. */
function listed(passages: Passage[], style: Style): { items: Found[]; unread: Passage[] } {
  const items: Found[] = [];
  const unread: Passage[] = [];
  let open = false;
  for (const [at, passage] of passages.entries()) {
    if (isLead(passage.text)) {
      open = true;
      continue;
    }
    const item = isEntry(passage) ? itemIn(passage.text, style.mark) : null;
    if (
      item &&
      (item.sure || open || besides(passages, at, style).some((near) => near.sure || near.listed))
    ) {
      items.push({ item, passage });
      open = true;
    } else if (open && LISTED.test(passage.text) && isCounted(passage.text) && items.length)
      unread.push(passage);
    else if (passage.apart && !LISTED.test(passage.text)) open = false;
  }
  return { items, unread };
}

function isCounted(text: string): boolean {
  return /\d/.test(text) || spokenIn(text).length > 0;
}

/** Items right above and below. */
function besides(passages: Passage[], at: number, style: Style): Item[] {
  return [passages[at - 1], passages[at + 1]].flatMap((other) =>
    other && isEntry(other) ? (itemIn(other.text, style.mark) ?? []) : [],
  );
}

/** Not a label with its value, not a sum, not a sentence. */
function isEntry({ text }: Passage): boolean {
  if (text.length > 400 || summaryOf(text.replace(/[\s:]*[\d$€£].*$/, ""))) return false;
  const label = /^\s*([\p{L}][^:]{1,40}):/u.exec(text)?.[1];
  return !(label && labelOf(`${label}:`)) && !/^\s*\p{L}.*[.!?]\s+\p{Lu}\p{L}+\s/u.test(text);
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

/** Items inside the sentences of a paragraph that orders. */
function inSentences(passage: Passage, style: Style): Found[] {
  let ordered = false;
  return sentencesIn(passage.text).flatMap(({ text, at }) => {
    const orders = ORDERING.test(text) || (ordered && ALSO.test(text));
    if (!orders || NOT_ORDERING.test(text) || PAST.test(text.replace(SAME_AGAIN, ""))) return [];
    const found = itemsIn(text, style).map((item) => ({ item: moved(item, at), passage }));
    ordered ||= found.length > 0;
    return found;
  });
}

/** The items of one sentence; one that only looks like one counts behind a surer one. */
function itemsIn(text: string, style: Style): Item[] {
  const starts = [
    ...[...text.matchAll(INSIDE), ...text.matchAll(JOINED)].map(({ index }) => index),
    ...spokenStarts(text),
  ];
  const items: Item[] = [];
  const sorted = [...new Set(starts)].sort((a, b) => a - b);
  for (const [i, start] of sorted.entries()) {
    const own = text
      .slice(start, sorted[i + 1] ?? text.length)
      .replace(/[\s,;&+?!]*(?:\b(?:and|und|et|y|e|en|plus|sowie|also)\b)?[\s,;]*$/i, "")
      .replace(AFTER, "");
    const item = itemIn(own, style.mark);
    if (item?.sure || (item && items.length)) items.push(moved(item, start));
  }
  return items;
}

/** Where a quantity in words begins that tells of what. */
function spokenStarts(text: string): number[] {
  const words = [...text.matchAll(/(?<![\p{L}\d'’-])\p{L}+/gu)].map(({ index }) => index);
  let end = 0;
  return words.filter((at) => {
    const counted = at >= end ? countedAt(text.slice(at)) : null;
    if (!counted?.sure) return false;
    end = at + counted.rest;
    return true;
  });
}

function sentencesIn(text: string): { text: string; at: number }[] {
  const sentences: { text: string; at: number }[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(/[.;!?](?=\s+\p{Lu})|$/gu)) {
    sentences.push({ text: text.slice(from, index + end.length), at: from });
    from = index + end.length;
  }
  return sentences;
}

function moved(item: Item, by: number): Item {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      isPiece(value) ? { ...value, from: value.from + by, to: value.to + by } : value,
    ]),
  ) as unknown as Item;
}

function isPiece(value: unknown): value is Piece {
  return typeof value === "object" && value !== null && "from" in value;
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

function lineOf({ item, passage }: Found): DraftLine {
  const fields: Partial<Record<LineField, Read>> = {};
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
    const from = passage.text.length + (passage.text ? 1 : 0);
    passage.text = passage.text ? `${passage.text} ${token.text.trim()}` : token.text.trim();
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
  if (above.tokens[0]?.cell || /^\s*\p{L}[^:]{1,40}:(\s|$)/u.test(below.text)) return false;
  const indented = below.box[0] > passage.lines[0]!.box[0] + 8;
  if (indented && NUMBERED.test(passage.text) && itemIn(passage.text, ".")) return true;
  if (itemIn(below.text, ".")?.sure) return false;
  return (indented && LISTED.test(passage.text)) || isWrapped(above, below);
}

function isWrapped(above: TextLine, below: TextLine): boolean {
  return (
    above.text.length > 55 && !/[.:!?]\s*$/.test(above.text) && !/^\p{Lu}[\p{L}\s]+,?$/u.test(below.text)
  );
}
