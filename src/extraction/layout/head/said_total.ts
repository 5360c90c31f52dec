import { type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { type Amount, parseAmount } from "../values/amounts.ts";
import { capitalsIn } from "../values/capitals.ts";
import { summaryOf } from "../words/summary.ts";

/** An amount with the words that it stands in. */
interface Sum {
  amount: Amount;
  tokens: Token[];
}

/** "35 lines, total ex VAT 1,002.50", "the order value is £201.50", "合计1,002.50元": a total that other words stand around. */
export function saidTotal(tokens: Token[], style: Style): (Sum & { label: string }) | null {
  if (!tokens.some(({ text }) => NAMED.test(text))) return toldBehind(tokens, style);
  for (let at = 1; at < tokens.length; at++) {
    const label = SAID.exec(textOf(tokens.slice(Math.max(0, at - 6), at)))?.[0];
    const taken = label && amountAmong(tokens.slice(at).map(unstopped), style);
    if (taken && /[.,]\d/.test(textOf(taken.tokens))) return { label, ...taken };
  }
  return toldBehind(tokens, style);
}

/** "合计金额（大写）壹仟元整": a total that is printed in words alone. */
export function totalInCapitals(tokens: Token[]): (Sum & { label: string }) | null {
  const text = textOf(tokens);
  const said = capitalsIn(text);
  const label = said ? text.slice(0, said.at).replace(/(人民币|人民幣|RMB|[:：\s])+$/u, "") : "";
  return said && summaryOf(label) === "total" ? { label, amount: { value: said.value }, tokens } : null;
}

/** "I get $1,002.50 total", "making £201.50 in all": an amount of money that the next words call the whole. */
function toldBehind(tokens: Token[], style: Style): (Sum & { label: string }) | null {
  for (const [at, { text }] of tokens.entries()) {
    if (!/\d[.,]\d\d(?!\d)/.test(text)) continue;
    const from = groupsBefore(tokens, at);
    const taken = amountAmong([...tokens.slice(from, at), unstopped(tokens[at]!)], style);
    const behind = tokens.slice(at + 1, at + 5);
    const label =
      taken && TOLD.exec(textOf(SIGN.test(behind[0]?.text ?? "") ? behind.slice(1) : behind))?.[0];
    if (label) return { label, ...taken };
  }
  return null;
}

/** Where a figure begins whose thousands stand apart: "2 965,10". */
function groupsBefore(tokens: Token[], at: number): number {
  const group = at > 0 && /^\d{3}([.,]\d\d)?$/.test(tokens[at]!.text) ? tokens[at - 1]!.text : "";
  return /^\d{1,3}$/.test(group) ? groupsBefore(tokens, at - 1) : at;
}

const SIGN = /^[$€£¥₹]$/;
const TOLD =
  /^(before (sales )?tax(es)?|avant (les )?taxes|hors taxes?|antes de impuestos|total|in (all|total)|all told|altogether|all in|in totaal|insgesamt|au total|en total|in totale|ao todo)(?=[.,;)]|$| \(| (for|plus|ex|incl|before)\b)/iu;

/** What one of the words of a total that is said must hold. */
const NAMED = /total|gesamt|value|comes|adds|amounts|importo|importe/iu;
const SAID =
  /(?<!\p{L})(totals?( (value|amount|ex|excl\.?|excluding|incl\.?|including|vat|tax|of|this|the|our|order|is|comes to|amounts to|de|del|di)\b){0,6}|order (value|total)( (is|comes to))?|(that|this|it|which|order|everything)( all)? (comes|adds up|amounts) to|importo (complessivo|totale)( (di|è))?|importe( total)?( (de|es))?|(total|gesamt\p{L}*) (as per|as quoted|according to|selon|suivant|laut|gemäß|según|conforme|secondo|volgens)( \p{L}+){1,3}(?=\s*:))\s*[:=]?\s*$/iu;

/** A word without the stop of its sentence. */
export function unstopped(token: Token): Token {
  return /\d[.,;)]+$/.test(token.text) ? { ...token, text: token.text.replace(/[.,;)]+$/, "") } : token;
}

/** Words with the figures apart that stand close behind a sum's name, or with it in a cell: "TOTAL966,230.00", "合计1,002.50元（含税）", "Total: USD 333.00", "(USD):333.00". */
export function apart(tokens: Token[], style: Style): Token[] {
  const partsOf = ({ text }: Token) => (/\d/.test(text) ? (GLUED.exec(text) ?? CAPTIONED.exec(text)) : null);
  if (!tokens.some(partsOf)) return tokens;
  return tokens.flatMap((token) => {
    const [, name, figure, behind] = partsOf(token) ?? [];
    if (!name || !figure || !parseAmount(figure, style.mark)) return [token];
    return [name, figure, behind].filter((text) => text).map((text) => ({ ...token, text: text! }));
  });
}

const GLUED =
  /^(total|totals|合计|合計|总计|總計|总额|总額|总金额|總金額|合计金额|合計金額)[:：为是]?([$€£¥￥]?\d[\d.,]*(?:[.,]\d\d\s?[€元]?|\d\s?円))((?![\d%]).*)?$/iu;

/** A caption up to its colon, a figure, and words of a tax that it is without. */
const CAPTIONED =
  /^(\(?\p{L}[^:：]{1,40}?[:：])\s*([^\d:：]{0,5}\d[\d.,'\s]*(?:[^\d:：（(]{0,5}(?=[（(])|[^\d:：]{0,5}$|[.,]\d\d(?=\s)))((?:\s|(?=[（(]))[^\d:：]{0,30})?$/u;

/** The amount that words begin with. */
export function amountAmong(tokens: Token[], style: Style): Sum | null {
  for (let size = Math.min(4, tokens.length); size > 0; size--) {
    const part = tokens.slice(0, size);
    const amount = parseAmount(textOf(part), style.mark);
    if (amount) return { amount: exact(amount, part), tokens: part };
  }
  return null;
}

/** An amount as its cell holds it. */
export function exact(amount: Amount, tokens: Token[]): Amount {
  const number = tokens.length === 1 ? tokens[0]?.cell?.number : undefined;
  return number === undefined ? amount : { ...amount, value: number };
}
