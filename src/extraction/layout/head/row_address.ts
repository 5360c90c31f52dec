import type { HeaderField, Read } from "../../../orders/mod.ts";
import { evidenceOf, type Token } from "../page/lines.ts";
import type { Row } from "../table/row.ts";
import { normalize } from "../words/normal.ts";

/** Whose place a heading of an exported list tells: "Ship To - City", "City (Shipping)". */
const PLACES: [HeaderField, RegExp][] = [
  ["shipToAddress", /\b(ship|shipping|delivery|deliver)\b/],
  ["billToAddress", /\b(bill|billing|invoice)\b/],
];
/** What an address is made of, in the order it is written in. */
const PARTS = [
  /\b(address|street)( line)?( ?1)?( 2)?$/,
  /\baddress( line)? ?2$/,
  /\b(city|town|suburb)$/,
  /\b(state|province|region|county)( code)?$/,
  /\b(zip|postcode|postal|post)( code)?$/,
  /\bcountry( code)?$/,
];

/** Where goods and bill go, as columns of a list say piece by piece for all rows of an order; the first of them alone may say it. */
export function addressesIn([first, ...others]: Row[]): Partial<Record<HeaderField, Read>> {
  const fields: Partial<Record<HeaderField, Read>> = {};
  for (const [field, place] of first ? PLACES : []) {
    const tokens = addressOf(first!, place);
    const value = said(tokens);
    const agree = others.every((row) => ["", value].includes(said(addressOf(row, place))));
    if (value && agree) fields[field] = { value, evidence: evidenceOf(tokens, first!.line.page) };
  }
  return fields;
}

function addressOf({ cells, geometry }: Row, place: RegExp): Token[] {
  const labels = geometry.first.map(({ label }) => {
    const text = normalize(label.replace(/[()&]/g, " "));
    return place.test(text) ? text.replace(place, " ").replace(/\s+/g, " ").trim() : "";
  });
  const found = PARTS.map((part) => cells.get(labels.findIndex((label) => part.test(label)))?.[0]);
  return found.some((token, i) => token && i < NAMING) ? found.filter((token) => token !== undefined) : [];
}

/** Of the parts one of the first: a street or a town, without which the others tell no place. */
const NAMING = 3;

function said(tokens: Token[]): string {
  // A shop writes "'04101", so that a sheet keeps the nought.
  return [...new Set(tokens.map(({ text }) => text.replace(/^'(?=\d)/, "")))].join(", ");
}
