import type { Read } from "../../../orders/mod.ts";
import {
  type Area,
  evidenceOf,
  type Segment,
  segmentOf,
  type TextLine,
  type Token,
  textOf,
} from "../page/lines.ts";
import type { Entry } from "../table/entry.ts";
import { NAMES } from "../table/row.ts";
import { currencyIn, isDollar, mayNameCurrency } from "../values/currencies.ts";
import { kept } from "../words/memo.ts";
import { summaryOf } from "../words/summary.ts";
import { type Role, roleOf, TEXTS } from "../words/vocabulary.ts";
import { isMeantCode } from "./meant_code.ts";

/** The currency most amounts carry; else the one the page names elsewhere than in the words of its goods, "gear oil CLP 220". */
export function currencyOf(areas: Area[], printed: (string | null)[], entries: Entry[]): Read | undefined {
  const goods = wordsOf(entries);
  const meant = (code: string | null) => {
    if (code === "JPY" && isChinese(areas)) return "CNY";
    if (code === "JPY" && isIndianScan(areas)) return null;
    if (code === "USD") return otherDollar(areas, goods) ?? code;
    if (code === "INR" && isPakistani(areas)) return "PKR";
    return code === "BOB" && isVenezuelan(areas) ? "VES" : code;
  };
  const counts = new Map<string, number>();
  for (const code of printed.map(meant)) if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [code] = [...counts.entries()].sort(([, a], [, b]) => b - a)[0] ?? [null];
  const ordered = new Set(entries.map(({ start }) => start.line.page));
  const isTold = (mention: Mention) =>
    isTelling(mention.first) &&
    mention.words.every((word) => isMeantCode(word, segmentOf(word, mention.line)?.tokens ?? [])) &&
    !isCapital(mention) &&
    !beginsNumbers(mention.code, areas) &&
    (ordered.has(mention.line.page) || !isAmountInSentence(mention));
  const told = firstOf(areas, (mention) => {
    if (mention.words.some((word) => goods.has(word))) return null;
    const here = meant(mention.code);
    return (code ? here === code : isTold(mention)) ? here : null;
  });
  if (told || !code || !isDollar(code)) return told;
  return firstOf(areas, ({ text }) => (text.includes("$") ? code : null));
}

/** The words and codes that say what is ordered. */
function wordsOf(entries: Entry[]): Set<Token> {
  const cells = entries.flatMap(({ start, rows }) =>
    rows.flatMap((row) =>
      [...row.cells].flatMap(([i, tokens]) =>
        (row === start || row.geometry.stacked ? OF_GOODS : TEXTS).has(row.geometry.first[i]?.role ?? null)
          ? tokens
          : [],
      ),
    ),
  );
  return new Set(cells);
}

/** A unit, as "BD" for a bucket, is no sign of a currency either. */
const OF_GOODS: ReadonlySet<Role | null> = NAMES.union(new Set<Role | null>(["unit"]));

/** "R 1 119 126.43": so many words at most are a sign and its figure. */
const MOST_GROUPS = 5;

/** A word, or words with the figure behind it, in which a currency's code or sign stands. */
interface Mention {
  code: string;
  text: string;
  words: Token[];
  first: Token;
  line: TextLine;
}

/** The first mention to which `said` gives a code. */
function firstOf(areas: Area[], said: (mention: Mention) => string | null): Read | undefined {
  for (const { lines } of areas)
    for (const line of lines)
      for (const mention of mentionsIn(line)) {
        const value = said(mention);
        if (value) return { value, evidence: evidenceOf(mention.words, mention.line.page) };
      }
  return undefined;
}

/** Asked for by each of the orders of a file. */
const mentionsIn = kept(mentionsOf);

function mentionsOf(line: TextLine): Mention[] {
  if (!mayNameCurrency(line.text)) return [];
  const said = line.tokens.flatMap((_, i) =>
    /^sdn\.?$/i.test(line.tokens[i - 1]?.text ?? "") ? [] : mentionsAt(line, i),
  );
  return said.length > 0 ? said : line.segments.flatMap((segment) => mentionsInSum(segment, line));
}

/** What a sum's caption says as a whole: "TOTAL TTC (FCFA)". */
function mentionsInSum({ text, tokens }: Segment, line: TextLine): Mention[] {
  const code = currencyIn(text);
  return code && summaryOf(text) !== null ? [{ code, text, words: tokens, first: tokens[0]!, line }] : [];
}

function mentionsAt(line: TextLine, i: number): Mention[] {
  const { tokens } = line;
  const first = tokens[i]!;
  const marked = /^["״”.]$/.test(tokens[i + 1]?.text ?? "");
  const own = segmentOf(first, line)?.tokens ?? [];
  const endsCode = own.length > 1 && own.at(-1) === first && /^\p{Lu}$/u.test(first.text);
  const groups = tokens.slice(i + 1, i + MOST_GROUPS).findIndex(({ text }) => !/^\d{1,3}$/.test(text));
  const more = tokens.slice(i, i + (marked ? 3 : Math.max(0, groups) + 2));
  // "PEX-A 12 R" before a column of "4.00": no rand.
  return [[first], endsCode ? [first] : more].flatMap((words) => {
    if (words.every(({ text }) => FIGURES.test(text))) return [];
    const text = textOf(words).replace(GLUED, " ");
    const code = currencyIn(text);
    return code && !ACCOUNT.test(text) ? [{ code, text, words, first, line }] : [];
  });
}

/** Between the word of a heading and the code under it, "PreisCHF". */
const GLUED = /(?=\p{Lu}{3}$)(?<=^\p{Lu}\p{Ll}+)/u;

/** What names no currency: neither letters nor signs. */
const FIGURES = /^[\d.,/-]+$/;

/** "COP004": letters and a number that begins with nought are a customer's or an account's, "CLP320-20" is an article's. */
const ACCOUNT = /(?<!\S)\p{Lu}{3}(?:0\d|\d+-\d)/u;

/** Dollars that a total or a heading calls by their code, "TOTAL AUD", or a company's register by its country, where none are called American; of the words of the goods, "1/2 COP TEE", none is a code. */
function otherDollar(areas: Area[], goods: ReadonlySet<Token>): string | null {
  const { isAmerican, named, told } = dollarsOn(areas);
  if (isAmerican) return null;
  return named.find(({ tokens }) => !tokens.some((token) => goods.has(token)))?.code ?? told;
}

/** What a file says of its dollars. */
interface Dollars {
  isAmerican: boolean;
  /** Their codes, in the order of the page. */
  named: { code: string; tokens: Token[] }[];
  /** By words, or by a company's register. */
  told: string | null;
}

/** Asked for by each of the orders of a file. */
const dollarsOn = kept((areas: Area[]): Dollars => {
  const segments = areas.flatMap(({ lines }) => lines.flatMap((line) => line.segments));
  const says = (rule: RegExp) => segments.some(({ text }) => rule.test(text));
  const named = segments.flatMap(({ text, tokens }) => {
    const code = (text.length < 30 ? DOLLAR : BEHIND).exec(text)?.[1];
    const word = tokens.find((token) => code && token.text.includes(code));
    return code === undefined || (word && !isMeantCode(word, tokens)) ? [] : [{ code, tokens }];
  });
  const told = [...SPOKEN, ...REGISTERS].find(([, rule]) => says(rule))?.[0] ?? null;
  return { isAmerican: says(AMERICAN), named, told };
});

/** Numbers of companies that only one country of dollars or pesos gives. */
const REGISTERS: [string, RegExp][] = [
  ["AUD", /\b(ABN|ACN|A\.B\.N\.)[\s:#]*\d/],
  ["NZD", /\bNZBN[\s:#]*\d/],
  [
    "SGD",
    /\bUEN[\s:#]*\d|\bGST (Reg\w*\.? ?)?(No\.? ?)?[:#]? ?((19|20)\d{7}[A-Z]|M[29R]-?\d{7}-?[A-Z\d])\b/i,
  ],
  ["CAD", /\bGST\/HST\b|\bHST( ?(#|no|\(|:)| \d+ ?%)|\b(TVQ|TVH|TPS\/TVH)\b/i],
  ["CLP", /\bR\.?U\.?T\.?[\s:#°nº.]*\d{1,2}\.\d{3}\.\d{3} ?- ?[\dk](?!\w)/i],
  [
    "COP",
    /\bN\.?I\.?T\.?[\s:#]*[89]\d{2}\.?\d{3}\.?\d{3}(?!\d)|\bpesos (colombianos )?m\/?\.? ?cte(?!\p{L})/iu,
  ],
  [
    "MXN",
    /(\/100|\b(TOTAL|[Tt]otal|IMPORTE|[Ii]mporte|[Uu]nit(ario|\.))) ?M\.? ?N\.?(?!\p{L})|\bR\.?F\.?C\.?[\s:]*[A-ZÑ&]{3,4}-?\d{6}-?[A-Z\d]{3}\b/u,
  ],
  ["ARS", /\bC\.?U\.?I\.?T\.?[\s:#nNº°]*\d{2}-\d{8}-\d\b/],
];

/** "All amounts are in Canadian dollars", "Prices in Australian funds". */
const SPOKEN = (
  [
    ["CAD", "canadian"],
    ["AUD", "australian"],
    ["NZD", "new zealand"],
    ["SGD", "singapore"],
    ["HKD", "hong kong"],
  ] as const
).map(([code, land]): [string, RegExp] => [
  code,
  new RegExp(
    `\\b(amounts?|prices?|pricing|values?|totals?|figures?|currency)\\b.{0,30}\\b${land} (dollars?|funds)\\b`,
    "i",
  ),
]);

const AMERICAN = /USD|US ?\$|\$ ?US/;
/** "$587,185.16 MXN", "precios en MXN" in a sentence, "Tipo de moneda : Peso chileno (CLP)". */
const BEHIND =
  /(?:(?<!\p{L})(?:currency|moneda)[ :]+\p{L}+ \p{L}+ \(|\$\s?[\d.,]+ ?|(?<!\p{L})(?:prices|amounts|precios|importes|preços|valores) (?:(?:are|all|expresados|expressos) )?(?:in|en|em) )(AUD|CAD|NZD|SGD|HKD|TWD|MXN|BRL|CLP|COP|ARS)(?!\p{L})/iu;
const DOLLAR = /(?<![\p{L}\d]-?)(AUD|CAD|NZD|SGD|HKD|TWD|MXN|BRL|CLP|COP|ARS)(?!-?[\p{L}\d])/u;

/** Whether a text is no sentence: short, or a cell that calls a column or a sum what it is, "Gesamtbetrag EUR". */
function isTelling({ text, cell }: Token): boolean {
  if (text.length < 14) return true;
  if (PRICED.test(text)) return true;
  return cell !== undefined && (roleOf(text) !== null || summaryOf(text) !== null);
}

/** Whether a mention is what a firm's owners have put into it: "Capital : 120 000 €". */
function isCapital({ text, line }: Mention): boolean {
  return CAPITAL.test(line.text.slice(0, line.text.indexOf(text)));
}

const CAPITAL =
  /(?<!\p{L})(capitale?|(stamm|grund|aktien)kapital)( sociale?)?( \p{L}{1,3})?\s?:?[\d.,'\s]*$/iu;

/** Whether letters are a house's, with which its numbers begin: "ARS" above "ARS-LPO-6482". */
function beginsNumbers(letters: string, areas: Area[]): boolean {
  const isNumber = ({ text }: Token) => text.startsWith(letters) && NUMBERED.test(text.slice(letters.length));
  return areas.some(({ lines }) => lines.some(({ tokens }) => tokens.some(isNumber)));
}

const NUMBERED = /^([-/])[A-Z]{1,5}\1\d/;

/** "Seller is liable for up to $1,000,000 per occurrence": a figure among more words than a caption and its value have. */
function isAmountInSentence({ text, first, line }: Mention): boolean {
  const around = segmentOf(first, line)?.tokens ?? [];
  return around.length > 7 && /\d/.test(text);
}

const PRICED =
  /^all (prices|amounts|values|figures)\b|(价格|單價|单价|金额|金額)(均|皆)?(为|為|以|是)?人民[币幣]/i;

/** Bolivia's money and Venezuela's have one sign: a register number tells which it is. */
const isVenezuelan = kept((areas: Area[]) =>
  areas.some(({ lines }) =>
    lines.some(({ text }) => /\bR\.?I\.?F\.?[\s:#]*[VEJGP]-?\d{7}|bol[ií]vares/iu.test(text)),
  ),
);

/** India's money and Pakistan's have one name: a register number tells which it is. */
const isPakistani = kept((areas: Area[]) =>
  areas.some(({ lines }) => lines.some(({ text }) => /\b(NTN|STRN)( No\.?)?[\s:#]*\d[\d-]{6}/.test(text))),
);

/** Yen and yuan have one sign: Han letters without any of the Japanese syllables tell which it is. */
const isChinese = kept((areas: Area[]) => {
  const text = areas.flatMap(({ lines }) => lines.map((line) => line.text)).join("\n");
  return /\p{Script=Han}/u.test(text) && !/[\p{Script=Hiragana}\p{Script=Katakana}円]/u.test(text);
});

/** Recognition takes the sign of rupees for that of yen: where India's taxes are told it says nothing. */
const isIndianScan = kept((areas: Area[]) =>
  areas.some(({ lines }) =>
    lines.some(
      ({ text, tokens }) =>
        tokens[0]?.confidence !== undefined && /(?<!\p{L})(GSTIN|[CSI]GST)(?!\p{L})/iu.test(text),
    ),
  ),
);
