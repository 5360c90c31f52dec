import { type Area, hasRecognized, type TextLine } from "./lines.ts";

/** Of the page's height: above the paper's own writing. */
const EDGE = 0.06;
const TIME = /\b\d{1,2}[:.]\d{2}(?!\d)/;
const DAY =
  /\b(\d{1,4}[-./ ]{1,2}(\d{1,2}|\p{L}{3,9})[-./, ]{1,2}\d{2,4}|\p{L}{3,9}[-. ]{1,2}\d{1,2}[-., ]{1,2}\d{2,4})\b/u;
/** "P. 1", "PAGE:01/02", "S 001", "001/002"; noughts and ones are read as letters too. */
const COUNT = /(\b(p|pg|page|s|seite)\s*[.:;,]?\s*[\dOIl]{1,3}|\b[\dOIl]{1,3}\s*\/\s*[\dOIl]{1,3})\W*$/i;

/** A recognized page without the line that a telefax printed along its top edge: day and time of the transmission, who sent it, and which page it is. */
export function withoutTransmission(area: Area): Area {
  if (!hasRecognized(area)) return area;
  const lines = area.lines.filter((line) => !isTransmission(line, area));
  return { ...area, lines };
}

function isTransmission({ y, text }: TextLine, { height }: Area): boolean {
  return y < EDGE * height && TIME.test(text.replace(DAY, "")) && DAY.test(text) && COUNT.test(text);
}
