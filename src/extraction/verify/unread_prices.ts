import type { Finding } from "../../../db/mod.ts";
import type { Draft } from "../../orders/mod.ts";
import { CURRENCY_CODES } from "../layout/values/currencies.ts";
import { parseNumber } from "../layout/values/numbers.ts";
import { rowOf, type Source, type Token, tokensOf, tokensOfLine } from "./source.ts";

/** As money is printed beside its unit or sign: "43'600.00/Pkg". */
const MONEY = /^(?:[$€£¥₹]\d[\d.,']*[.,]\d{2}|\d[\d.,']*[.,]\d{2}(?:[$€£¥₹]|\/\p{L}+\.?))$/u;
/** Money only beside the code of a currency: alone it may be a length. */
const DECIMALS = /^\d[\d.,']*[.,]\d{2}$/;
const CODE = new RegExp(`^${CURRENCY_CODES.source}$`);
/** A figure with decimals that is more than nought, and a currency whose figure was lost: "USD", "EUR/CF". */
const FIGURE =
  /^(?=.*[1-9])(?:(?:\d{1,3}(?:[,'’]\d{2,3})+|\d+)\.\d{2,4}|(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2,4})$/;
const CURRENCY = new RegExp(`^${CURRENCY_CODES.source}(?:/\\p{L}+\\.?)?$`, "u");
const LEAST = 2;

/** No line has a price, though money stands unread beside at least half of them, where they were recognized in a picture any figure with decimals, or there all have amounts. */
export function unreadPrices(source: Source, { lines }: Draft): Finding[] {
  if (lines.length < LEAST || lines.some(({ fields }) => fields.unitPrice)) return [];
  const amounts = lines.flatMap(({ fields }) => tokensOf(source, fields.lineTotal).slice(0, 1));
  if (amounts.length === lines.length && amounts.every(({ confidence }) => confidence !== undefined))
    return [lost("No line's price was recognized, though all have amounts: see whether prices stand there")];
  if (lines.some(({ fields }) => fields.lineTotal)) return [];
  const taken = new Set(lines.flatMap((line) => tokensOfLine(source, line)));
  const beside = lines.flatMap(({ fields }) => {
    const [first] = tokensOf(source, fields.quantity);
    const row = first ? rowOf(source, first) : [];
    return row.find((token, i) => !taken.has(token) && isMoney(row, i, source)) ?? [];
  });
  if (2 * beside.length < lines.length) return [];
  return [
    lost(
      `No line's price was read, though money stands beside ${beside.length} of ${lines.length}, first "${beside[0]!.text}"`,
    ),
  ];
}

function lost(message: string): Finding {
  return { code: "unread_prices", level: "error", message };
}

function isMoney(row: Token[], at: number, { mark }: Source): boolean {
  const { text, confidence } = row[at]!;
  const isNamed = [row[at - 1], row[at + 1]].some((beside) => beside && CODE.test(beside.text));
  if (MONEY.test(text) || (DECIMALS.test(text) && isNamed)) return true;
  const isBroken = FIGURE.test(text) && parseNumber(text, mark)?.value.includes(".");
  return confidence !== undefined && (isBroken || CURRENCY.test(text));
}
