import { isTown } from "../parties/names.ts";
import type { DecimalMark } from "../values/numbers.ts";
import { countedAt } from "../values/spoken.ts";
import { isUnit } from "../values/units.ts";
import { type Item, itemIn } from "./text_item.ts";
import type { Piece } from "./text_money.ts";

/** A sentence's items begin at a number that says how many of what. */
const INSIDE =
  /(?<![\w.,/#$€£(-])\d[\d.,]*(?=\s*(?:[x×]\s|(?:ea|each|pcs?|pieces?|units?|boxes|box|cases?|cartons?|rolls?|bags?|sets?|pairs?|ft|feet|m|meters?|metres?|kg|lbs?|pallets?|packs?|drums?|gallons?|liters?|litres?|stück|stk|pièces?|piezas?|unidades|pezzi|stuks)\b\.?|of\s|(?<unit>\p{L}{2,})\s)|\s+(?:[A-Z][A-Z\d]*-[A-Z\d-]*\d|[A-Z]{2,}\d{2,}))/giu;
/** Before a figure it tells that this is money: "at EUR 12.40 each". */
const PRICED = /(?:@|\b(?:at|zu|à|[A-Z]{3}))\s*$/;
/** "50FT", "2.000 X .313", "60 m". */
const SIZED = /^[\d.,]+(\p{L}|\s*[x×]\s*\.?\d|\s(m|ft|feet|kg|lbs?)\b)/iu;
/** Before a figure it tells that another item begins. */
const PARTED = /[,;:]\s*$|\b(and|und|et|y|e|en|plus|sowie|as well as|ainsi que|así como)\s+$/i;
/** "… and 2 spare batteries": a number behind a surer item. */
const JOINED = /(?<=(?:,|\s(?:and|und|et|y|e|en|plus|sowie|as well as))\s+)\d[\d.,]*(?=\s+\p{L}{3,})/giu;
/** "We need 30 joist hangers and …": a number right behind what orders it. */
const LED =
  /(?<=\b(?:need|send|order|require|want|supply|deliver|brauchen?|bestellen?|schickt)(?: (?:us|me|uns|mir|out))?\s+)\d[\d.,]*(?=\s+\p{L}{3,})/giu;
/** What follows an item in its sentence tells of the delivery. */
const AFTER =
  /\s+(?:for delivery|to be delivered|delivered|dropp(?:ed|ing)|please|pls|asap|to our|to the|to my|as soon|when you|if you|if possible|thanks|thank you|by (?:next|the|mon|tue|wed|thu|fri|end|\d)|before|and (?:ship|send|deliver|bill|invoice))\b.*$/i;

/** The items of one sentence; one that only looks like one counts behind a surer one, or right behind what orders them all. */
export function itemsIn(text: string, mark: DecimalMark): Item[] {
  const led = [...text.matchAll(LED)].map(({ index }) => index);
  const starts = [
    ...led,
    ...countsIn(text).filter((at) => !led.some((before) => before < at) || !isSize(text, at)),
    ...[...text.matchAll(JOINED)].map(({ index }) => index),
    ...spokenStarts(text),
  ];
  const items: Item[] = [];
  const sorted = [...new Set(starts)].sort((a, b) => a - b);
  for (const [i, start] of sorted.entries()) {
    const own = text
      .slice(start, sorted[i + 1] ?? text.length)
      .replace(/[\s,;&+?!]*(?:\b(?:and|und|et|y|e|en|plus|sowie|also)\b)?[\s,;]*$/i, "")
      .replace(AFTER, "");
    const item = itemIn(own, mark);
    if (!item?.sure && isTown(own.replace(/\.$/, ""))) continue;
    if (item && (item.sure || items.length || led.includes(start))) items.push(moved(item, start));
  }
  return items.some(({ sure }) => sure) ? items : [];
}

/** Where a sentence says how many of what. */
export function countsIn(text: string): number[] {
  const found = [...text.matchAll(INSIDE)].filter(({ index, groups }, i) => {
    const before = lastWords(text, index);
    return (
      !PRICED.test(before) && (!groups?.unit || (isUnit(groups.unit) && (i === 0 || PARTED.test(before))))
    );
  });
  return found.flatMap(({ index }, i) => (i > 0 && isSize(text, index) ? [] : [index]));
}

/** Whether a figure amid words has its unit glued to it or one of measure, or measures in two directions. */
function isSize(text: string, at: number): boolean {
  return SIZED.test(text.slice(at)) && !PARTED.test(lastWords(text, at));
}

/** What stands right before a place of a text. */
function lastWords(text: string, at: number): string {
  return text.slice(Math.max(0, at - 40), at);
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

/** What ends a sentence; a point behind a short word before a part number doesn't. */
const SENTENCE = /(?<!(?:^|[\s(])(?:r[ée]f|art|no|nr|c[oó]d|cat|pos))[.;!?](?=\s+\p{Lu})|$/gu;

/** The sentences of a text and where each begins. */
export function sentencesIn(text: string): { text: string; at: number }[] {
  const sentences: { text: string; at: number }[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(SENTENCE)) {
    sentences.push({ text: text.slice(from, index + end.length), at: from });
    from = index + end.length;
  }
  return sentences;
}

/** An item of a part of a text, by its places in the whole. */
export function moved(item: Item, by: number): Item {
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
