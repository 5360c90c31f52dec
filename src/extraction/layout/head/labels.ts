import type { Token } from "../page/lines.ts";
import { phraseMeaning } from "../phrasebook/mod.ts";
import { isDayWord } from "../values/dates.ts";
import { anyOf } from "../words/any_of.ts";
import { built } from "../words/caption_grammar.ts";
import { type Label, RULES } from "../words/captions.ts";
import { inEnglish } from "../words/languages.ts";
import { remembered } from "../words/memo.ts";
import { normalize } from "../words/normal.ts";
import { PAST } from "../words/past.ts";

/** What a whole label text announces; null when it is no label. */
export function labelOf(text: string): { label: Label; strength: number } | null {
  return text.length > MOST_LETTERS ? null : named(text);
}

const MOST_LETTERS = 60;

const listed = remembered(labelListed);
const named = remembered((text) => listed(text) ?? labelBuilt(text) ?? inTwoTongues(text));

/** "BdC,PO#:", "À, To:": one thing in two languages, parted by a comma. */
function inTwoTongues(text: string): { label: Label; strength: number } | null {
  const [, first, second] = /^(\D{1,12}), ?([^,\d]+[:#])$/.exec(text) ?? [];
  return first && second ? listed(`${first}/${second}`) : null;
}

/** What words of captions make of a label that no list has. */
function labelBuilt(text: string): { label: Label; strength: number } | null {
  const plain = PAST.test(text) ? null : plainLabel(text);
  return plain ? built(plain) : null;
}

const plainLabel = remembered((text): string | null => {
  const words = text.replace(NUMBERED, "").replace(COPIES, "");
  if (!/^\P{N}*\p{L}/u.test(words)) return null;
  const plain = normalize(words.replace(/n°/gi, "no").replace(PURCHASE_ORDER, "PO"))
    .replace(/[/]$/, "")
    .trim();
  return plain.length === 0 || plain.split("/").some(({ length }) => length > 44) ? null : plain;
});

const PURCHASE_ORDER = /(?<![\p{L}\d/])p\/o(?![\p{L}\d/])/giu;

function labelListed(text: string): { label: Label; strength: number } | null {
  const plain = plainLabel(text);
  if (!plain) return null;
  const said = plain.replace(FIRST_OR_SECOND, "");
  const whole =
    ruled(plain) ?? translated(plain) ?? (said === plain ? null : (ruled(said) ?? translated(said)));
  return plain.includes("/")
    ? (either(whole, plain) ?? inTwoScripts(plain.replaceAll("/", " ")))
    : (whole ?? closed(plain) ?? inTwoScripts(plain));
}

/** Party A or B of a contract, or its seal, behind what that one is: "需方（甲方）", "需方（章）". */
const FIRST_OR_SECOND = / [甲乙]方$|[盖签公]?章$/;

/** "日期 DATE": one thing in two scripts, said by either. */
function inTwoScripts(plain: string): { label: Label; strength: number } | null {
  if (/^\p{ASCII}*$|\p{N}/u.test(plain)) return null;
  const words = plain.split(" ");
  const latin = words.filter((word) => /\p{Script=Latin}/u.test(word)).join(" ");
  const other = words.filter((word) => /^(?!\p{Script=Latin})\p{L}/u.test(word)).join(" ");
  if (!latin || !other) return null;
  const said = [ruled(latin), ruled(other) ?? translated(other)].filter((hit) => hit !== null);
  return said.find(({ label }) => label !== "other") ?? said[0] ?? null;
}

/** Captions of forms are numbered: "3. ORDER NO.", "b. Street address", but "F. ORDEN" is a day; what stands in brackets explains, which are turned about where words run from the right. */
const NUMBERED =
  /^(?!f\. ?(?:orden|pedido|o\.?c|compra|emisi|doc))\(?(\d{1,2}|[a-h])[.)]\s+(?=\p{L})|(\s*\([^)]*\))+(?=[:：]?$)|\s\)[^()]+\((?=\s?[:：]?$)/giu;

/** How many of a paper are asked for: "Invoices in duplicate to", "Rechnung in zweifacher Ausfertigung an". */
const COPIES =
  /\s(in|en|por) ((du|tri|quadru)plicate|(dup|trip)licado|(\d|two|three|four) copies|(double|triple|\d) exemplaires?|\d copias|\p{L}+facher ausfertigung)(?!\p{L})/iu;

/** "Contract/Order No.", "Delivery/Shipped To": what most, or the strongest, of several names for one thing say. */
function either(
  whole: { label: Label; strength: number } | null,
  plain: string,
): { label: Label; strength: number } | null {
  if ((whole && whole.strength > 1) || /\p{N}/u.test(plain)) return whole;
  const last = plain.split(" ").at(-1)!;
  const names = plain.split("/");
  const same = names.map((name) => ruled(inEnglish(name) ?? name));
  if (same[0] && same.every((hit) => hit?.label === same[0]!.label)) return same[0];
  const parts = names
    .flatMap((part) => [ruled(part), ruled(`${part} ${last}`)])
    .filter((hit) => hit !== null);
  const shares = (label: Label) => parts.filter((hit) => hit.label === label).length;
  return (
    parts
      .filter(({ label, strength }) => strength > 3 && !(label === "orderDate" && OF_OFFER.test(plain)))
      .sort((a, b) => shares(b.label) - shares(a.label) || b.strength - a.strength)[0] ?? whole
  );
}

/** "Ihr Angebot/vom": the day of a paper that came before the order. */
const OF_OFFER =
  /^([a-z]+ )?(angebot|anfrage|vertrag|kontrakt|rahmenvertrag|offer|quote|quotation|contract|offre|devis|contrat|oferta|cotizacion|contrato|offerta|preventivo|contratto|offerte)\//;

/** Labels whose letters stand apart, in scripts that leave no blanks between words. */
function closed(plain: string): { label: Label; strength: number } | null {
  if (!/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]( |$)/u.test(plain))
    return null;
  const joined = plain.replaceAll(" ", "");
  return ruled(joined) ?? translated(joined);
}

/** What the phrasebook calls sums, which are no captions of the head. */
const SUMS = /^(total|subtotal|tax|shipping)$/;

/** Phrases that are known as a whole before their words one by one. */
function translated(plain: string): { label: Label; strength: number } | null {
  const phrase = phraseMeaning(plain);
  const known = phrase && !SUMS.test(phrase) ? ruled(phrase) : null;
  if (known) return known;
  const english = inEnglish(plain);
  return english ? ruled(english) : null;
}

function ruled(plain: string): { label: Label; strength: number } | null {
  if (!LISTED.test(plain)) return null;
  for (const [label, strength, rule] of RULES) if (rule.test(plain)) return { label, strength };
  return null;
}

const LISTED = anyOf(RULES.map(([, , rule]) => rule));

/** The longest labels that something may follow have so many words; twice as many where two languages say it. */
export const MOST_WORDS = 6;

/** The longest label that a text begins with, and of how many words it is; of longer texts it needs a word more than twice the most. */
export const longestIn = remembered((text): { label: Label; strength: number; count: number } | null => {
  const { words, some } = beginningOf(text);
  const colon = some.findIndex(endsLabel);
  for (let count = colon < 0 ? some.length : colon + 1; count > 0; count--) {
    const caption = some.slice(0, count).join(" ");
    // A sentence begins with words of captions too: "Receipt of a correct invoice".
    const goesOn = /^\p{Ll}/u.test(words[count] ?? "") && !endsLabel(caption);
    const hit = goesOn ? listed(caption) : labelOf(caption);
    if (hit) return { ...hit, count };
  }
  return null;
});

/** What a text announces that is longer than labels that something may follow; null where a colon or a day ends one in it. */
export function wholeLabel(text: string): { label: Label; strength: number } | null {
  if (text.length > MOST_LETTERS) return null;
  const { some, day } = beginningOf(text);
  return day || some.some(endsLabel) ? null : labelOf(text);
}

/** The words of a text, those of them that may be a label, and whether a day ends it: "Delivery date / 13/05/2023". */
function beginningOf(text: string): { words: string[]; some: string[]; day: boolean } {
  const words = text.split(" ");
  const day = words.findIndex((word, at) => at > 0 && isDayWord(word));
  const twice = words.slice(1, MOST_WORDS).some((word) => /^[/／]$/.test(word));
  const most = twice ? 2 * MOST_WORDS : MOST_WORDS;
  return { words, some: words.slice(0, day < 0 ? most : Math.min(day, most)), day: day >= 0 };
}

function endsLabel(word: string): boolean {
  return /[:：]$/.test(word);
}

export const GLUED = /[\s:：.°#，；】]/;

/** Words of a cell, and "No.123" or "Date:1/2" opened, with boxes in proportion. */
export function wordsOf(token: Token): Token[] {
  if (!GLUED.test(token.text)) return [token];
  const parts = partsOf(token.text);
  if (parts.length < 2) return [token];
  const letters = parts.reduce((sum, part) => sum + part.length + 1, -1);
  const [x0, y0, x1, y1] = token.box;
  let at = 0;
  return parts.map((text) => {
    const start = x0 + ((x1 - x0) * at) / letters;
    at += text.length + 1;
    return { ...token, text, box: [start, y0, x0 + ((x1 - x0) * (at - 1)) / letters, y1] };
  });
}

/** "【注文番号】4711": a caption in brackets needs no colon. */
const BRACKETED = /^【([^】]{2,12})】[:：]?/u;

/** Between words, behind the number of a clause and, in a script without blanks, before a further caption: "2、交货地点：…，收货人：…". */
const CLAUSES =
  /\s+|(?<=^(?:\d{1,2}|[一二三四五六七八九十]{1,3})[、．.])(?=\p{Script=Han})|(?<=[，；。])(?=\p{Script=Han}{2,6}[：:])/u;

const partsOf = remembered((text): readonly string[] =>
  text
    .replace(BRACKETED, "$1：")
    .split(CLAUSES)
    .flatMap((word) => {
      const glued =
        /^([^\d:]*\p{L}[^\d:]*[:：])([^:/].*)$/u.exec(word) ??
        /^((?:No|Nr|N)[.°]+:?)(\d.+)$/i.exec(word) ??
        /^(N°)([A-Z]{1,4}-?\d.+)$/i.exec(word) ??
        /^(.*\p{L}#:?|#:)(\w.*)$/u.exec(word);
      return glued?.[1] && glued[2] ? [glued[1], glued[2]] : [word];
    })
    .filter(Boolean),
);
