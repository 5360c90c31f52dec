import type { Token } from "../page/lines.ts";
import type { Row } from "./row.ts";

/** The text lines of one order line; `start` carries its numbers or its line number. */
export interface Entry {
  start: Row;
  rows: Row[];
  /** The description begins with the item's code. */
  coded: boolean;
  /** The code has the first row of the words to itself. */
  codeAlone?: true;
  /** The code that stands alone under the words. */
  codeUnder?: Token[] | undefined;
  /** What says over several lines when they are wanted. */
  day?: Row;
}
