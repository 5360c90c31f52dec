import { isTown } from "../parties/names.ts";
import { rightUnder } from "./passages.ts";
import { type Item, itemIn } from "./text_item.ts";
import type { Piece } from "./text_money.ts";

const MAIL_HEAD =
  /^\s*(from|von|de|van|da|sent|date|gesendet|datum|envoyé|enviado|verzonden|to|an|à|para|aan|subject|betreff|objet|asunto|assunto|oggetto|onderwerp|cc)\s*:/i;

/** What a letter says beside its items. */
export interface Loose {
  text: string;
  /** It stands under the signature, where a letter takes something back. */
  postscript: boolean;
}

const POSTSCRIPT =
  /^\s*(?:p\.?\s?-?s|n\.?\s?b|p\.?\s?d|post ?scriptum|nachtrag|nachsatz)\.?(?=[\s:,–—-]+\p{L})/iu;

/** Words that lead to the item behind them and order nothing else: "And please add". */
const LEAD =
  /^\s*(?:(?:and|also|then|plus|please|add|und|auch|außerdem|dazu|dann|bitte|noch|et|aussi|ajouter|puis|y|también|además|añadir|e|anche|inoltre|poi|também|en|ook|graag)[\s,:]*)+$/iu;

/** The number of an item in its list: "1)". */
const NUMBER = /^\s*\(?\d{1,3}[.)、]\s*$/;

interface Passage {
  text: string;
  apart: boolean;
}

/** The texts of a letter without what its items were read from, its own head and addresses. */
export function looseIn(passages: Passage[], items: { item: Item; passage: Passage }[]): Loose[] {
  const ofText = Map.groupBy(items, ({ passage }) => passage);
  return passages.flatMap((passage, at) => {
    if (MAIL_HEAD.test(passage.text) || isAddress(passage, rightUnder(passages, at))) return [];
    const spans = (ofText.get(passage) ?? []).map(({ item }) => spanOf(item));
    return without(passage.text, spans).map((text) => ({ text, postscript: false }));
  });
}

/** Whether a text is a town, or stands right above one. */
function isAddress({ text }: Passage, under: Passage[]): boolean {
  const short = text.length < 60 && !itemIn(text, ".")?.sure;
  return short && (isTown(text) || under.some((below) => isTown(below.text)));
}

/** What stands under a signature as a postscript. */
export function postscriptsIn(texts: { text: string }[]): Loose[] {
  return texts.filter(({ text }) => POSTSCRIPT.test(text)).map(({ text }) => ({ text, postscript: true }));
}

/** From the first of an item's words to the last. */
function spanOf(item: Item): [from: number, to: number] {
  const pieces = Object.values(item).filter(
    (value): value is Piece => typeof value === "object" && "from" in value,
  );
  return [Math.min(...pieces.map(({ from }) => from)), Math.max(...pieces.map(({ to }) => to))];
}

function without(text: string, spans: [from: number, to: number][]): string[] {
  const cuts = spans.toSorted(([a], [b]) => a - b);
  const starts = [0, ...cuts.map(([, to]) => to)];
  return starts
    .map((start, i) => text.slice(start, cuts[i]?.[0] ?? text.length))
    .filter((rest, i) => /\S/.test(rest) && !(i < cuts.length && (LEAD.test(rest) || NUMBER.test(rest))));
}
