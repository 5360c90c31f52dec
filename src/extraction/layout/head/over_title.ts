import type { Area } from "../page/lines.ts";
import type { Candidate } from "./label_values.ts";

/** Lines below the first among which a title is. */
const BELOW = 2;
const CODE = /^[A-Z]{1,3}\d{6,}(?:[.-]\d{1,4})?$/;
const TITLE = /^(?:\p{L}+ )?purchase order$/iu;

/** The one code at the right of a page's first line that no caption announces, with the order's title right below that line; null without one. */
export function overTitle([area]: Area[]): Candidate | null {
  const [first, ...others] = area?.lines ?? [];
  const [code, before] = first?.segments.toReversed() ?? [];
  if (!area || area.grid || !code || !before || !CODE.test(code.text)) return null;
  const isTitled = others.slice(0, BELOW).some(({ segments: [title] }) => TITLE.test(title?.text ?? ""));
  return isTitled ? { value: code.text, tokens: code.tokens, page: area.page, strength: 1 } : null;
}
