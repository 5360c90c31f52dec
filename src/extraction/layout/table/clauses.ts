import type { TextLine } from "../page/lines.ts";
import { multiplies } from "../values/products.ts";
import type { Row } from "./row.ts";

/** So many lines of running text, and such a share of all, are clauses. */
const MANY = 8;
const MOST = 0.6;
/** Words side by side, and the share of small letters among their first ones, that make running text. */
const WORDS = 8;
const SMALL = 0.5;

/** Without the terms on pages that don't repeat the table's heading: clauses that go on to the end of the page, none of them a row. */
export function withoutClauses(rows: Row[]): Row[] {
  return [...Map.groupBy(rows, ({ line }) => line.page).values()].flatMap((page) => {
    const from = page.findIndex((row, i) => row.loose && runsOn(row.line) && areClauses(page.slice(i)));
    return from < 0 ? page : page.slice(0, from);
  });
}

function areClauses(rows: Row[]): boolean {
  const running = rows.filter(({ line }) => runsOn(line)).length;
  return running >= Math.max(MANY, MOST * rows.length) && !rows.some(isWhole);
}

/** Whether a row's quantity times its price is its amount. */
function isWhole({ quantity, price, total }: Row): boolean {
  return !!quantity && !!price && !!total && multiplies(quantity.value, price.value, total.value) !== null;
}

function runsOn({ segments }: TextLine): boolean {
  return segments.some(({ tokens }) => {
    const words = tokens.filter(({ text }) => /^\p{L}/u.test(text));
    const small = words.filter(({ text }) => /^\p{Ll}/u.test(text));
    return words.length >= WORDS && small.length >= SMALL * words.length;
  });
}
