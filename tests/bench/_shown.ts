import { areaOf } from "../../src/extraction/layout/page/lines.ts";
import { parseNumber } from "../../src/extraction/layout/values/numbers.ts";
import type { Reading } from "../../src/reading/mod.ts";
import { near, number, similar, squash } from "./_score.ts";
import type { TrueLine, Truth } from "./_truth.ts";

/** Text lines above and below the words that name a line among which its figures stand. */
const REACH = 2;

/**
 * The true lines that a document's text shows: what names the line, and its quantity and price close to that. The words
 * by which a mail orders are the line's description, though the truth has them for a part number.
 */
export function shownLines({ lines }: Truth, reading: Reading): { all: TrueLine[]; shown: Set<TrueLine> } {
  const rows = rowsOf(reading);
  const bare = rows.map(squash);
  const all = lines.map((line) =>
    /\S \S+ \S/.test(line.buyerSku ?? "") ? { ...line, buyerSku: null, description: line.buyerSku } : line,
  );
  return { all, shown: new Set(all.filter((line) => isShown(line, rows, bare))) };
}

function isShown(line: TrueLine, rows: string[], bare: string[]): boolean {
  const names = [line.sku, line.buyerSku, line.gtin, line.description].map(squash).filter(Boolean);
  const figures = [line.quantity, line.unitPrice].filter((figure) => number(figure) !== null);
  return names.some((name) =>
    placesOf(name, bare).some((at) => {
      const near = rows.slice(Math.max(0, at - REACH), at + REACH + 1);
      return figures.every((figure) => near.some((row) => prints(row, Number(figure))));
    }),
  );
}

/** Where a name begins whose letters stand in one text line or run on over the next ones. */
function placesOf(name: string, bare: string[]): number[] {
  return bare.flatMap((row, at) => {
    const run = bare.slice(at, at + REACH).join("");
    const found = run.indexOf(name);
    const words =
      name.length > 24 && row !== "" && name.startsWith(row.slice(0, 12)) && similar(run, name) > 0.5;
    return (found >= 0 && found < row.length) || words ? [at] : [];
  });
}

/** Whether a value stands in a document's text, however it is written: a number, or all of its words. */
export function standsIn(value: string, reading: Reading): boolean {
  const rows = rowsOf(reading);
  const all = rows.map(squash).join(" ");
  if (/^-?\d+(\.\d+)?$/.test(value) && rows.some((row) => prints(row, Number(value)))) return true;
  return value.split(/\s+/).every((word) => all.includes(squash(word)));
}

/** Whether one of a text's numbers is this one, however it is written. */
function prints(row: string, figure: number): boolean {
  const runs = row.match(/\d[\d.,'’]*(?: \d{3}(?!\d)[\d.,]*)*/g) ?? [];
  return [...runs, ...runs.flatMap((run) => run.split(" "))].some((run) =>
    ([".", ","] as const).some((mark) =>
      near(parseNumber(run.replace(/[.,'’]+$/, ""), mark)?.value, Math.abs(figure)),
    ),
  );
}

/** The text lines of a document, page by page, and the rows of its sheets. */
export function rowsOf({ pages, sheets, text }: Reading): string[] {
  const cells = sheets.flatMap((sheet) =>
    [...Map.groupBy(sheet.cells, ({ row }) => row).values()].map((row) =>
      row.map((cell) => cell.text).join(" "),
    ),
  );
  return [
    ...pages.flatMap((page) => areaOf(page).lines.map((line) => line.text)),
    ...cells,
    ...(text?.split("\n") ?? []),
  ];
}
