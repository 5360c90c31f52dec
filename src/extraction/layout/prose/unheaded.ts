import type { DraftLine } from "../../../orders/mod.ts";
import type { Area, TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { withCodesAmong } from "../table/said_codes.ts";
import { withCodesOverWords } from "./codes_over_words.ts";
import { listedItems } from "./listed.ts";
import { multipliedRows } from "./multiplied.ts";

/** Order lines where no heading was understood, with the text lines they were read from. */
export interface Unheaded {
  lines: DraftLine[];
  taken: TextLine[];
  /** They are rows, whose figures multiply. */
  inRows?: true;
}

/** Rows whose numbers multiply, or items written as label and value, one under the other. */
export function unheadedLines(areas: Area[], style: Style): Unheaded {
  const rows = withCodesOverWords(areas.flatMap((area) => multipliedRows(area, style)));
  if (rows.length === 0) return listedItems(areas, style);
  const lines = rows.map(({ fields }) => ({ fields }));
  const words = rows.map(({ named, end: { page } }) => (named ? [{ tokens: named.tokens, page }] : []));
  return {
    lines: withCodesAmong(lines, words, style),
    taken: rows.flatMap(({ taken }) => taken),
    inRows: true,
  };
}
