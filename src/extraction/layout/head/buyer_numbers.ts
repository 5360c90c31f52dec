import { textOf } from "../page/lines.ts";
import type { Row } from "../table/row.ts";
import { normalize } from "../words/normal.ts";
import { labelOf } from "./labels.ts";

/** GS1's and Dun & Bradstreet's numbers of firms, and those of tax offices. */
const NUMBER =
  /(^| )(gln|iln|duns|gstin|siret|siren|eori|nif|cif|partita iva|p iva|rfc|cnpj|abn|(vat|tax|ust|btw|tva|iva|gst) ?(id\w*|no|nr|num\w*|reg\w*|#))( |$)/;
/** Letters and digits from which on a number is nobody else's. */
const LEAST = 8;

/** Numbers of who orders that all rows of a sheet repeat under a heading such as "Buyer GLN" or "VAT No". */
export function buyerNumbers(rows: Row[]): string[] {
  const [first, ...others] = rows;
  const columns = first?.geometry.first.map(({ label }) => label) ?? [];
  return columns.flatMap((label, i) => {
    const number = isBuyers(label) ? textIn(first!, i) : "";
    const repeated = others.every((row) => textIn(row, i) === number);
    return repeated && isUnique(number) ? [number] : [];
  });
}

/** Whether a heading tells a firm's number, and not that of whom it buys from or where the goods go. */
function isBuyers(heading: string): boolean {
  const text = normalize(heading);
  const named = NUMBER.exec(text);
  if (!named) return false;
  const party = labelOf(text.slice(0, named.index))?.label ?? "buyer";
  return party === "buyer" || party === "billTo";
}

function textIn({ cells }: Row, column: number): string {
  return textOf(cells.get(column) ?? []);
}

/** Whether a number is long enough to be nobody else's; leading zeros don't count. */
export function isUnique(number: string): boolean {
  return number.replace(/[\s.-]|^0+/g, "").length >= LEAST;
}
