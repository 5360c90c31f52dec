import type { Read } from "../../../orders/mod.ts";
import { type Area, evidenceOf, type TextLine, type Token, textOf } from "../page/lines.ts";
import { TEXTS } from "../table/row.ts";
import type { Entry } from "../table/rows.ts";
import { currencyIn, isDollar, mayNameCurrency } from "../values/amounts.ts";
import { kept } from "../words/memo.ts";
import { summaryOf } from "../words/summary.ts";
import { roleOf } from "../words/vocabulary.ts";

/** The currency most amounts carry; else the one the page names elsewhere than in the words of its goods, "gear oil CLP 220". */
export function currencyOf(areas: Area[], printed: (string | null)[], entries: Entry[]): Read | undefined {
  const meant = (code: string | null) => (code === "JPY" && isChinese(areas) ? "CNY" : code);
  const named = (text: string) => meant(currencyIn(text));
  const counts = new Map<string, number>();
  for (const code of printed.map(meant)) if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [most] = [...counts.entries()].sort(([, a], [, b]) => b - a)[0] ?? [null];
  const code = most === "USD" ? (otherDollar(areas) ?? most) : most;
  const goods = wordsOf(entries);
  const ordered = new Set(entries.map(({ start }) => start.line.page));
  const isTerm = (text: string, token: Token, line: TextLine) =>
    !ordered.has(line.page) && isAmountInSentence(text, token, line);
  const told = firstOf(areas, (text, token, line) => {
    const here = goods.has(token) ? null : named(text);
    if (!here) return null;
    return (code ? here === code : isTelling(token) && !isTerm(text, token, line)) ? here : null;
  });
  if (told || !code || !isDollar(code)) return told;
  return firstOf(areas, (text) => (text.includes("$") ? code : null));
}

/** The words that say what is ordered. */
function wordsOf(entries: Entry[]): Set<Token> {
  const cells = entries.flatMap(({ rows }) =>
    rows.flatMap(({ cells, geometry: { first } }) =>
      [...cells].flatMap(([i, tokens]) => (TEXTS.has(first[i]?.role ?? null) ? tokens : [])),
    ),
  );
  return new Set(cells);
}

/** "R 1 119 126.43": so many words at most are a sign and its figure. */
const MOST_GROUPS = 5;

/** The first word, or words with the figure behind it, of which `said` gives a code. */
function firstOf(
  areas: Area[],
  said: (text: string, first: Token, line: TextLine) => string | null,
): Read | undefined {
  for (const area of areas)
    for (const line of area.lines) {
      const { tokens, page, text } = line;
      for (const [i, token] of mayNameCurrency(text) ? tokens.entries() : []) {
        if (/^sdn\.?$/i.test(tokens[i - 1]?.text ?? "")) continue;
        const marked = /^["״”]$/.test(tokens[i + 1]?.text ?? "");
        const groups = tokens.slice(i + 1, i + MOST_GROUPS).findIndex((next) => !/^\d{1,3}$/.test(next.text));
        for (const words of [[token], tokens.slice(i, i + (marked ? 3 : Math.max(0, groups) + 2))]) {
          const value = said(textOf(words), token, line);
          if (value) return { value, evidence: evidenceOf(words, page) };
        }
      }
    }
  return undefined;
}

/** Dollars that a total or a heading calls by their code, "TOTAL AUD", or a company's register by its country, where none are called American. */
const otherDollar = kept((areas: Area[]): string | null => {
  const texts = areas.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) => segments.map(({ text }) => text)),
  );
  if (texts.some((text) => AMERICAN.test(text))) return null;
  const named = texts
    .map((text) => (text.length < 30 ? DOLLAR : BEHIND).exec(text)?.[1])
    .find((code) => code !== undefined);
  return named ?? REGISTERS.find(([, rule]) => texts.some((text) => rule.test(text)))?.[0] ?? null;
});

/** Numbers of companies that only one country of dollars or pesos gives. */
const REGISTERS: [string, RegExp][] = [
  ["AUD", /\b(ABN|ACN|A\.B\.N\.)[\s:#]*\d/],
  ["NZD", /\bNZBN[\s:#]*\d/],
  ["SGD", /\bUEN[\s:#]*\d/],
  ["CAD", /\bGST\/HST\b|\bHST( ?(#|no|\(|:)| \d+ ?%)/i],
];

const AMERICAN = /USD|US ?\$|\$ ?US/;
/** "$587,185.16 MXN" in a sentence. */
const BEHIND = /\$\s?[\d.,]+ ?(AUD|CAD|NZD|SGD|HKD|TWD|MXN|BRL|CLP|COP|ARS)(?!\p{L})/u;
const DOLLAR = /(?<!\p{L})(AUD|CAD|NZD|SGD|HKD|TWD|MXN|BRL|CLP|COP|ARS)(?!\p{L})/u;

/** Whether a text is no sentence: short, or a cell that calls a column or a sum what it is, "Gesamtbetrag EUR". */
function isTelling({ text, cell }: Token): boolean {
  if (text.length < 14) return true;
  if (PRICED.test(text)) return true;
  return cell !== undefined && (roleOf(text) !== null || summaryOf(text) !== null);
}

/** "Seller is liable for up to $1,000,000 per occurrence": a figure among more words than a caption and its value have. */
function isAmountInSentence(text: string, token: Token, { segments }: TextLine): boolean {
  const around = segments.find(({ tokens }) => tokens.includes(token))?.tokens ?? [];
  return around.length > 7 && /\d/.test(text);
}

const PRICED =
  /^all (prices|amounts|values|figures)\b|(价格|單價|单价|金额|金額)(均|皆)?(为|為|以|是)?人民[币幣]/i;

/** Yen and yuan have one sign: Han letters without any of the Japanese syllables tell which it is. */
const isChinese = kept((areas: Area[]) => {
  const text = areas.flatMap(({ lines }) => lines.map((line) => line.text)).join("\n");
  return /\p{Script=Han}/u.test(text) && !/[\p{Script=Hiragana}\p{Script=Katakana}円]/u.test(text);
});
