import {
  type Area,
  headLines,
  overlap,
  type Segment,
  type TextLine,
  type Token,
  textOf,
  union,
} from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { phraseMeaning } from "../phrasebook/mod.ts";
import { EITHER_ORDER } from "../values/dates.ts";
import { inEnglish } from "../words/languages.ts";
import { remembered } from "../words/memo.ts";
import { normalize } from "../words/normal.ts";
import { isTitledContract } from "./contract.ts";
import { rightOf, under } from "./label_places.ts";
import { type Candidate, goneOn, orderNumber, readValue } from "./label_values.ts";
import { isSaid, type Labelled } from "./labelled.ts";
import { wordsOf } from "./labels.ts";

const TITLE =
  /^(urgent |standard |blanket |local |original |new |service |rental )?(purchase (order|contract)|(\p{L}{3,}[ -]?)?bestellung|bon de commande|commande( fournisseur)?|orden de compra( (nacional|local|interna(cional)?|de (bienes|servicios|materiales)))?|pedido( de compras?)?|purchase order form|order form|((parts|material|supply|supplies|stock|shop|job) )?order|注文書|采购订单|採購單|發注書|発注書|p u r c h a s e o r d e r)( form)?( n[o°]\.?)?$/iu;

/** Without a label: the number beside or under the title. */
export function underTitle(areas: Area[], skip: ReadonlySet<TextLine>): Candidate | null {
  const area = areas[0];
  if (!area) return null;
  for (const [index, line] of area.lines.entries())
    for (const segment of line.segments) {
      if (skip.has(line) || !isTitle(segment.text.replace(/[*:->]+/g, "").trim())) continue;
      const label: Labelled = { label: "poNumber", strength: 2, segment, line, inline: [], colon: false };
      const places = [
        rightOf(label, area),
        numberedIn(line, segment) ?? aloneBeside(line, segment),
        ...under(label, area, index),
        numberedUnder(area.lines.slice(index + 1, index + 1 + MOST_UNDER), segment),
        aloneUnder(area.lines[index - 1], line, area.lines[index + 1]),
      ];
      for (const place of places) {
        if (!place || HOUSE.test(place.text)) continue;
        const words = withoutCaption(undated(place.tokens.flatMap(wordsOf)));
        const begun =
          words.length <= 4
            ? orderNumber(words, {
                mark: ".",
                open: false,
                dates: EITHER_ORDER,
                bySeller: false,
              })
            : null;
        const number = begun && goneOn(begun, area, index);
        if (number && /^[\p{L}\-/]{0,6} ?[\d\-/]{3,}[\p{L}\d\-/]*$/u.test(number.value))
          return { ...number, page: area.page, strength: 2 };
      }
    }
  return null;
}

/** The number in a title behind words that name an order of a kind: "Blanket purchase order BPO-79861". */
export function inTitle([area]: Area[], style: Style, skip: ReadonlySet<TextLine>): Candidate | null {
  for (const line of area?.lines ?? [])
    for (const { tokens } of skip.has(line) ? [] : line.segments) {
      const words = tokens.flatMap(wordsOf);
      const title = textOf(words.slice(0, -1));
      const named = isTitle(title) || TO_SUPPLIER.test(title);
      const number = named ? orderNumber(words.slice(-1), style) : null;
      if (number && /\d{3}/.test(number.value)) return { ...number, page: area!.page, strength: 1 };
    }
  return null;
}

/** As a caption it announces what the supplier calls the order. */
const TO_SUPPLIER = /^(supplier|vendor) order$/i;

function isTitle(text: string): boolean {
  return !/\d/.test(text) && namesOrder(text);
}

const namesOrder = remembered(
  (text) => TITLE.test(text) || phraseMeaning(normalize(text)) === "purchase order",
);

/** "901 Industrial Pkwy": a street's number. */
const HOUSE = /^\d{1,5},? \p{L}{3}/u;

/** What stands far to the side of a title behind "No.". */
function numberedIn({ segments }: TextLine, title: Segment): Segment | null {
  return segments.find((other) => other !== title && NUMBERED.test(other.text)) ?? null;
}

/** What stands under a title behind "Number:". */
function numberedUnder(lines: TextLine[], title: Segment): Segment | null {
  const below = lines.flatMap(({ segments }) => segments).filter((other) => overlap(other, title));
  return below[0] && NUMBERED.test(below[0].text) ? below[0] : null;
}

/** Lines below a title among which its number is. */
const MOST_UNDER = 2;

/** What alone shares a title's line, however far to its right. */
function aloneBeside({ segments }: TextLine, title: Segment): Segment | null {
  return segments.length === 2 && segments[0] === title ? segments[1]! : null;
}

/** What stands alone under a title that stands alone, wherever on its line but right under a text above the title. */
function aloneUnder(
  above: TextLine | undefined,
  { segments, height }: TextLine,
  below: TextLine | undefined,
): Segment | null {
  const [alone, ...others] = below?.segments ?? [];
  if (!alone || others.length > 0 || segments.length > 1) return null;
  const isOver = (text: Segment) => overlap(text, alone) && alone.box[1] - text.box[3] < height;
  return above?.segments.some(isOver) && !overlap(segments[0]!, alone) ? null : alone;
}

const NUMBERED = /^(no|nr|number|n[oº°]|#)[\s.:]*([A-Z]{1,5}[-/]){0,3}[A-Z]{0,4}\d[\d\-/]{3,}$/i;

/** The words behind "No." or "#", or "PO" before a figure. */
function withoutCaption(words: Token[]): Token[] {
  return CAPTION.test(textOf(words.slice(0, 2))) ? words.slice(1) : words;
}

const CAPTION = /^((no|nr|num|number|n[oº°]?|#|№)[.:]*( |$)|p\.?o\.? \d)/i;

/** "№ 4711 от 7 октября 2026 г.": the words before those that tell a number's day. */
function undated(words: Token[]): Token[] {
  const at = words.findIndex(({ text }, i) => i > 0 && OF_DAY.test(text));
  return at < 0 ? words : words.slice(0, at);
}

const OF_DAY = /^(от|від|vom|du|del|dated|od|ze?)$/i;

/** Captions that don't say of what the number is. */
const BARE =
  /^((no|n o|c|br|st|nr|nro|num|number|document|doc)( no| number)?|pn|(n|nr|no|num|numero) (movimento|documento))$/;
const LONGEST_CAPTION = 4;
/** "#9504", as shops head the page of an order. */
const HASHED = /^#\s?[A-Z-]{0,4}\d{3,}$/;
/** Lines that head a page. */
const TOP = 2;

/** The number behind a bare "No." or "Document" in the head of the first page, or "Contract No." under its title, where nothing tells it better; null without one. */
export function bareNumber([area]: Area[], style: Style, skip: ReadonlySet<TextLine>): Candidate | null {
  const isContract = area !== undefined && isTitledContract(area);
  for (const [at, line] of area?.lines.entries() ?? []) {
    if (skip.has(line)) return null;
    const [title] = line.segments;
    const hashed = at < TOP && title && HASHED.test(title.text) ? orderNumber(title.tokens, style) : null;
    if (hashed) return { ...hashed, page: area!.page, strength: 1 };
    for (const segment of line.segments) {
      const label = bareCaption(segment, line, isContract);
      const found = label && readValue(label, area!, style);
      if (found && /^[A-Z\d][A-Z\d\-/. ]{3,}$/i.test(found.value) && /\d{3}/.test(found.value)) return found;
    }
  }
  return null;
}

/** "AB-PO-2024-0193": a number that tells of what it is. */
const TELLING = /^(?:[A-Z\d]{1,6}[-/])?(?:L?PO|P\.O\.)[-/#](?:[A-Z\d]+[-/])*[A-Z]*\d{2,}$/;

/** The one number at the head of the first page that stands alone and tells that it is an order's. */
export function tellingNumber([area]: Area[], skip: ReadonlySet<TextLine>): Candidate | null {
  if (!area || area.grid) return null;
  const found = headLines(area)
    .flatMap((line) => (skip.has(line) ? [] : line.segments))
    .filter(({ text }) => TELLING.test(text));
  const [number, other] = found;
  if (!number || other) return null;
  return { value: number.text, tokens: number.tokens, page: area.page, strength: 1 };
}

function bareCaption(segment: Segment, line: TextLine, isContract: boolean): Labelled | null {
  const words = segment.tokens.flatMap(wordsOf);
  for (let to = Math.min(words.length, LONGEST_CAPTION); to > 0; to--) {
    const own = words.slice(0, to);
    const inline = words.slice(to).filter(({ text }) => !/^[:：#.]+$/.test(text));
    const colon = /[:：]$/.test(own.at(-1)!.text) || words[to]?.text === ":" || isSaid(segment, line);
    const isNamed = isBare(own) || (isContract && OF_CONTRACT.test(textOf(own)));
    if (!isNamed && !(colon && /^#[:：]?$/.test(textOf(own)))) continue;
    return {
      label: "poNumber",
      strength: 1,
      segment: { ...segment, box: union(own) },
      line,
      inline,
      colon,
    };
  }
  return null;
}

const OF_CONTRACT = /^contract (no\.?|number|#)\s?:?$/i;

/** "Nummer / Numéro" says it in two tongues. */
function isBare(words: Token[]): boolean {
  const text = words.map((word) => word.text).join(" ");
  if (!/^\P{N}*$/u.test(text)) return false;
  const names = text
    .replace(/[#:：]/g, " ")
    .split("/")
    .map(normalize);
  return names.every((name) => BARE.test(name) || BARE.test(inEnglish(name) ?? ""));
}
