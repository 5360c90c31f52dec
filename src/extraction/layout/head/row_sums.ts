import { textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { type Row, tokensIn } from "../table/row.ts";
import { parseAmount } from "../values/amounts.ts";
import { normalize } from "../words/normal.ts";
import { summaryOf } from "../words/summary.ts";
import type { PrintedSum } from "./sum_money.ts";

/** The order's own total, beside those of its lines. */
export const TOTAL =
  /^(amount )?(purchase order|order|p ?o|document|transaction) (grand |net |gross )?total( amount| value| price)?( inc\w* (tax|vat|gst))?$/;
/** What an export says of the whole order's charges and taxes. */
const CHARGE =
  /^(order |cart )?(shipping|delivery|freight|handling|tax|taxes|discount)( (cost|amount|charge|fee|total))?( \w{2,4} (tax|vat|gst))?$/;

/** The total of an order and what lies between it and the lines, as columns of a list say; nothing without a total. */
export function sumsIn([first, ...others]: Row[], { mark }: Style): PrintedSum[] {
  const columns = first?.geometry.first ?? [];
  const sums = columns.flatMap(({ label, role }, i): PrintedSum[] => {
    const named = normalize(label);
    const kind = TOTAL.test(named) ? "total" : CHARGE.test(named) ? "charge" : null;
    const tokens = first!.cells.get(i) ?? [];
    const amount = parseAmount(textOf(tokens), mark);
    const agrees = others.every(({ cells }) => ["", textOf(tokens)].includes(textOf(cells.get(i) ?? [])));
    if (!kind || role === "lineTotal" || !amount || Number(amount.value) === 0 || !agrees) return [];
    return [{ kind, label, amount, tokens, page: first!.line.page }];
  });
  return sums.some(({ kind }) => kind === "total") ? sums : [];
}

/** The sum that a row under an order's lines calls its total by its number: "Total commande CF-26-3301". */
export function sumNamed(rows: Row[], number: string): PrintedSum[] {
  for (const row of rows) {
    const label = row.line.segments.find(({ text }) => text.split(/\s/).includes(number))?.text;
    const kind = label && summaryOf(label.replace(number, "").trim());
    if (row.total && label && (kind === "total" || kind === "net"))
      return [
        { kind: "total", label, amount: row.total, tokens: tokensIn(row, "lineTotal"), page: row.line.page },
      ];
  }
  return [];
}
