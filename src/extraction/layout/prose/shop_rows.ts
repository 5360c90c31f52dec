import type { TextLine, Token } from "../page/lines.ts";
import { MONEY, moneyOf, type ReadRow } from "./counted_rows.ts";
import { codeIn } from "./text_code.ts";

/** "hex bolts × 20", "20 × hex bolts": the first line of a cell. */
const TIMES =
  /^(?:(?<words>.*\p{L}{3}.*\S)\s*[×x]\s?(?<count>\d{1,5})|(?<first>\d{1,5})\s?[×x]\s(?<named>.*\p{L}{3}.*))$/u;
const MOST_CELLS = 4;

/** Rows of a shop's notice: a cell with what is bought so many times and its number below, another with the money. */
export function shopRows(lines: TextLine[]): Map<TextLine, ReadRow> {
  return new Map(lines.flatMap((line) => (isShopRow(line) ? [[line, itemOf] as const] : [])));
}

function isShopRow({ tokens }: TextLine): boolean {
  const named = tokens.filter((token) => TIMES.test(firstLine(token)));
  const priced = tokens.filter(({ text }) => MONEY.test(text.trim()));
  return named.length === 1 && priced.length === 1 && tokens.length <= MOST_CELLS;
}

function firstLine({ text, cell }: Token): string {
  return cell ? (cell.lines?.[0] ?? text).trim() : "";
}

const itemOf: ReadRow = ({ text, parts }, mark) => {
  const bought = parts.find(({ token }) => TIMES.test(firstLine(token)))!;
  const money = parts.find(({ token }) => MONEY.test(token.text.trim()))!;
  const line = firstLine(bought.token);
  const { words, count, first, named } = TIMES.exec(line)!.groups!;
  const [many, description] = [count ?? first!, words ?? named!];
  const end = bought.from + line.length;
  const [counted, described] = [
    count ? end - many.length : bought.from,
    text.indexOf(description, bought.from),
  ];
  const code = codeIn(text, [end, bought.to]);
  return {
    quantity: { value: String(Number(many)), from: counted, to: counted + many.length },
    description: { value: description, from: described, to: described + description.length },
    ...(code && { code }),
    ...moneyOf({ value: text.slice(money.from, money.to), from: money.from, to: money.to }, mark),
    listed: true,
    sure: true,
  };
};
