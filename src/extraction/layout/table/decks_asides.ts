import type { TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { callsCode } from "./called_codes.ts";
import { captionedCode } from "./captioned_codes.ts";
import { isScheduled } from "./deliveries.ts";

/** A caption and a code have no more texts. */
const MOST_TEXTS = 2;

/** Whether a line tells more of an item and is none of those that captions head: its code behind what that is called, "Your material number | 12162833", or how many of it come in on a day. */
export function isAside(line: TextLine, { dates }: Style): boolean {
  const saysCode = line.segments.length <= MOST_TEXTS && callsCode(line.text);
  return saysCode || captionedCode(line) !== null || isScheduled(line, dates);
}
