import type { Finding } from "../../../db/mod.ts";
import type { Draft } from "../../orders/mod.ts";
import { rowOf, type Source, tokensOf, tokensOfLine } from "./source.ts";

/** As money is printed beside its unit or sign: "43'600.00/Pkg"; a bare "12.50" may be a length. */
const MONEY = /^(?:[$€£¥₹]\d[\d.,']*[.,]\d{2}|\d[\d.,']*[.,]\d{2}(?:[$€£¥₹]|\/\p{L}+\.?))$/u;
const LEAST = 2;

/** No line has a price or an amount, though money stands unread beside at least half of them. */
export function unreadPrices(source: Source, { lines }: Draft): Finding[] {
  if (lines.length < LEAST || lines.some(({ fields }) => fields.unitPrice || fields.lineTotal)) return [];
  const taken = new Set(lines.flatMap((line) => tokensOfLine(source, line)));
  const beside = lines.flatMap(({ fields }) => {
    const [first] = tokensOf(source, fields.quantity);
    const row = first ? rowOf(source, first) : [];
    return row.find((token) => !taken.has(token) && MONEY.test(token.text)) ?? [];
  });
  if (2 * beside.length < lines.length) return [];
  const message = `No line's price was read, though money stands beside ${beside.length} of ${lines.length}, first "${beside[0]!.text}"`;
  return [{ code: "unread_prices", level: "error", message }];
}
