import { Decimal } from "decimal.js";

/** What Odoo writes of a record that another one points to; false: it points to none. */
export type Pointer = [id: number, name: string] | false;

/** A text; Odoo writes false where there is none. */
export type Text = string | false;

/** The id that is pointed to, as the mirror writes it. */
export function idOf(pointer: Pointer): string | null {
  return pointer ? String(pointer[0]) : null;
}

/** The name that is pointed to. */
export function nameOf(pointer: Pointer): string | null {
  return pointer ? pointer[1] : null;
}

/** A float of Odoo's as a decimal string; what is beyond twelve places is the float's own. */
export function decimalOf(value: number): string {
  return new Decimal(value).toDecimalPlaces(12).toFixed();
}

/** A day (YYYY-MM-DD) as a point in time of Odoo's, UTC: at noon, so that it is that day almost everywhere. */
export function odooNoon(day: string): string {
  return `${day} 12:00:00`;
}

/** A point in time (ISO 8601, UTC) as Odoo writes it, to the second below. */
export function odooTime(iso: string): string {
  return iso.slice(0, 19).replace("T", " ");
}

/** The day of a point in time that Odoo wrote. */
export function dayOf(time: Text): string | null {
  return time ? time.slice(0, 10) : null;
}

/** A text of several lines in one. */
export function inOneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ");
}
