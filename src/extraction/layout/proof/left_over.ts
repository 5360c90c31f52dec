import type { Draft } from "../../../orders/mod.ts";
import { labelOf } from "../head/labels.ts";
import { COPIES } from "../prose/copies.ts";
import type { Loose } from "../prose/loose.ts";
import { CURRENCY_CODES } from "../values/currencies.ts";
import { EITHER_ORDER, findDate } from "../values/dates.ts";
import { namedWeek } from "../values/relative_dates.ts";
import { countedAt } from "../values/spoken.ts";
import { summaryOf } from "../words/summary.ts";

/** Nothing that is ordered is written so: moneys, hours of the day, telephones, addresses of the net, what a printed mail counts. */
const NO_COUNT = [
  new RegExp(
    String.raw`(?:[$€£₹¥]|${CURRENCY_CODES.source})\s?\d[\d.,'’]*|\d{1,3}(?:[  ]\d{3})+(?:,\d+)?\s?(?:[$€£]|${CURRENCY_CODES.source})|\d[\d.,'’]*\s?(?:[$€£₹¥]|${CURRENCY_CODES.source})`,
    "g",
  ),
  /\b(?:before|by|after|at|until|till|from|vor|bis|nach|um|ab|avant|après|vers|a las|alle|om)\s+\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|uhr|h|hrs|o'clock)?(?![\p{L}\d]|[.,]\d)/giu,
  /(?<![\d:.,])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:\s?[ap]\.?m\.?)?(?![\p{L}\d:])/giu,
  /(?<![\p{L}\d.,])\d{1,2}\s?min(?:ut\p{L}+)?\.?(?!\p{L})/giu,
  /^\s*\d+ (?:messages?|nachrichten?|mensaj(?:e|es)|messagg[io]|mensage(?:m|ns)|berichten?)\s*$/i,
  /\S+@\S+|(?:https?:\/\/|www\.)\S+/gi,
  COPIES,
  /(?:\+|\b0|\(0?)[\d\s()/.-]{7,}\d|\b\d{3}[.-]\d{3,4}[.-]\d{4}\b/g,
];
/** Captions of the machine that parts are for. */
const MACHINE =
  /^(?:machine|model|make|serial|chassis|engine|vehicle|vin|year|hours|mileage|maschine|modell|fabrikat|baujahr|serien-?n|fahrgestell|betriebsstunden|modèle|marque|n° de série|modelo|marca|n° de serie|modello|matricola|bouwjaar|serienummer)(?!\p{L}{4})/iu;
/** A condition may name another item by its code. */
const CONDITION = /^\s*(?:if|falls|wenn|sofern|si|se|als|indien)\b/i;
const CODE = /(?=\S*\p{L})(?=\S*\d)\S+/gu;
/** It asks for more, or for something else than what is listed. */
const ALTERS =
  /(?<!\p{L})(?:also|as well|too|add(?:ing)?|plus|another|(?<!as )usual(?! (?:address|place|dock|gate|carrier|terms|conditions|account|way|time|hours))|instead|change|cancel|remove|delete|omit|außerdem|auch|zusätzlich|dazu|sowie|übliche[nrs]?|statt|stattdessen|ändern|streichen|aussi|également|ajouter|habituels?|habituelles?|au lieu|también|además|añadir|en vez|en lugar|anche|inoltre|aggiungere|invece|ook|extra|in plaats)(?!\p{L})/iu;

/** The first text beside the items of a letter that may order or alter something: its counts are none of the order's own values, no days, moneys or hours. */
export function leftOver(loose: Loose[], header: Draft["header"]): Loose | undefined {
  return loose.find(({ text }) => mayOrder(unknownIn(text, header)));
}

/** A text without what was read of it; nothing of a caption with its value and of a sum. */
function unknownIn(text: string, header: Draft["header"]): string {
  const label = /^\s*([\p{L}][^:]{1,40}):/u.exec(text)?.[1];
  const named = label && labelOf(`${label}:`);
  const sum = text.replace(/[\s:]*[\d$€£].*$/, "");
  if (label && MACHINE.test(label)) return "";
  if ((named && named.label !== "poNumber") || (sum !== text && summaryOf(sum))) return "";
  const read = Object.values(header).map(({ value }) => value);
  if (read.some((value) => flat(value).includes(flat(text)))) return "";
  const rest = NO_COUNT.reduce((left, pattern) => left.replace(pattern, " "), undated(text));
  return read.reduce((left, value) => left.replace(value, " "), rest);
}

function flat(text: string): string {
  return ` ${text.replace(/[\s,;]+/g, " ").trim()} `;
}

function undated(text: string): string {
  const printed = findDate(text, EITHER_ORDER)?.printed ?? namedWeek(text);
  return printed ? undated(text.replace(printed, " ")) : text;
}

function mayOrder(text: string): boolean {
  const named = CONDITION.test(text) ? text.replace(CODE, " ") : text;
  return /\d/.test(named) || ALTERS.test(named) || counts(named);
}

function counts(text: string): boolean {
  return [...text.matchAll(/(?<![\p{L}\d])\p{L}/gu)].some(({ index }) => {
    const counted = countedAt(text.slice(index));
    return counted !== null && (counted.sure || Number(counted.value) > 1);
  });
}
