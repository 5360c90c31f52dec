import { type Area, hasRecognized, type TextLine } from "./lines.ts";

/** Of the page's height: above the paper's own writing. */
const EDGE = 0.06;
const TIME = /\b\d{1,2}[:.]\d{2}(?!\d)/;
const DAY =
  /\b(\d{1,4}[-./ ]{1,2}(\d{1,2}|\p{L}{3,9})[-./, ]{1,2}\d{2,4}|\p{L}{3,9}[-. ]{1,2}\d{1,2}[-., ]{1,2}\d{2,4})\b/u;
/** "P. 1", "PAGE:01/02", "S 001", "001/002"; noughts and ones are read as letters too. */
const COUNT = /\b(p|pg|page|s|seite)\s*[.:;,]?\s*[\dOIl]{1,3}\b|\b[\dOIl]{1,3}\s*\/\s*[\dOIl]{1,3}\b/i;
const COUNT_LAST = new RegExp(`(${COUNT.source})\\W*$`, "i");
/** By what or from whom to whom it was sent: no head of a program that prints day, time and page says that. */
const SENT = /\b(tele)?fax\b|\bfrom\b.*\bto\b|\bvon\b.*\b(an|nach)\b/i;

/** A page without the line that a telefax, or a server of telefaxes, printed along its top edge: day and time of the transmission, who sent it, and which page it is. */
export function withoutTransmission(area: Area): Area {
  const recognized = hasRecognized(area);
  const lines = area.lines.filter((line) => !isTransmission(line, area, recognized));
  return lines.length < area.lines.length ? { ...area, lines } : area;
}

function isTransmission({ y, text }: TextLine, { height }: Area, recognized: boolean): boolean {
  if (y >= EDGE * height) return false;
  const rest = text.replace(DAY, "");
  if (rest === text || !TIME.test(rest)) return false;
  return recognized ? COUNT_LAST.test(text) : SENT.test(rest) && COUNT.test(rest);
}
