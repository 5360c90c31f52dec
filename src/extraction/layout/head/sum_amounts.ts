import type { Token } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import { currencyIn } from "../values/currencies.ts";
import type { Summary } from "../words/summary.ts";
import { exact } from "./said_total.ts";
import type { Found } from "./sum_money.ts";

/** The last amount in a row, without what is told of it in brackets; of a count and what it costs the first, of counts of parts what they come to. */
export function amountRight(
  segments: { text: string; tokens: Token[] }[],
  style: Style,
  kind: Summary,
): (Found & { beside?: Found[] }) | null {
  const hits = segments.flatMap(({ text: printed, tokens }) => {
    const text = withoutMoneysName(printed).replace(/^[:：=]\s*|\s*\([^()\d]*\)$/g, "");
    const amount = /\d/.test(text) ? parseAmount(text, style.mark) : null;
    return amount ? [{ amount: exact(amount, tokens), tokens }] : amountsIn(tokens, style);
  });
  const last = hits.at(-1);
  if (kind === "quantity" || !last) return ofParts(hits) ?? hits[0] ?? null;
  return { ...last, beside: hits.slice(0, -1) };
}

/** Of amounts the one that all before it come to: "54 | 258 | 486 | 798 | 15,675.36". */
function ofParts(hits: Found[]): Found | undefined {
  const value = ({ amount }: Found) => Number(amount.value);
  return hits.find(
    (hit, i) => i > 1 && value(hit) === hits.slice(0, i).reduce((sum, one) => sum + value(one), 0),
  );
}

/** The amounts of two columns or more that almost touch: "83,804.20 55,060"; none where one is no number in groups or with decimals. */
function amountsIn(tokens: Token[], { mark }: Style): Found[] {
  const found = tokens.flatMap((token) => {
    const amount = /\d[.,]\d/.test(token.text) ? parseAmount(token.text, mark) : null;
    return amount ? [{ amount, tokens: [token] }] : [];
  });
  return found.length === tokens.length ? found : [];
}

/** Without a currency and its colon before the sign: "人民币（小写）：¥1,073.50". */
function withoutMoneysName(text: string): string {
  const [name = ""] = /^[^\d:：]{2,24}[:：](?=.*\d)/.exec(text) ?? [];
  return currencyIn(name) ? text.slice(name.length) : text;
}
