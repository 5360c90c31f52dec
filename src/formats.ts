import type { Decimal } from "decimal.js";

/** Whether a text can be an id; anything else is never sent to the database as one. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** A plain decimal that PostgreSQL and decimal.js read alike. */
export function isDecimal(text: string): boolean {
  return /^-?\d{1,20}(\.\d{1,12})?$/.test(text);
}

/** A day of the calendar, YYYY-MM-DD, that PostgreSQL knows too: there was no year 0. */
export function isDay(text: string): boolean {
  const date = /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day it is, UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Places after the point of a quantity that came out even. */
const EVEN_PLACES = 6;

/** A converted number without the dust of a division: 1.99999999999 is 2. What is further off a round number stays as it is. */
export function even(value: Decimal): Decimal {
  const near = value.toDecimalPlaces(EVEN_PLACES);
  return near.minus(value).abs().lte(value.abs().times("1e-9")) ? near : value;
}

/** How a cell begins that a spreadsheet would compute, whatever stands in its further lines. */
export const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

const FEW = 5;

/** "A1, B2, C3, D4, E5 and 3 more": the first few of some places or texts, and how many more there are. */
export function firstFew(texts: readonly (string | number)[]): string {
  const more = texts.length > FEW ? ` and ${texts.length - FEW} more` : "";
  return `${texts.slice(0, FEW).join(", ")}${more}`;
}
