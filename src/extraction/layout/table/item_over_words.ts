import { type Token, textOf } from "../page/lines.ts";
import { roleOf } from "../words/vocabulary.ts";
import { namedIn } from "./called_codes.ts";
import { cellTokens } from "./cells.ts";
import { isCode, isSpaced } from "./code_shape.ts";
import type { Row } from "./row.ts";

/** The code behind the item's name in a row over its words, "Item HVC 0021 BELT" over "BELT, COGGED", where another row says the seller's own. */
export function itemOver([row, ...others]: Row[]): Token[] | null {
  const [name, ...code] = row ? cellTokens(row, "description", 0) : [];
  const isCoded = isSpaced(textOf(code)) || (code.length === 1 && isCode(code[0]!.text));
  const isTheirs = ({ line }: Row) =>
    line.segments.some(({ text }) => namedIn(text, false)?.role === "supplierSku");
  return isCoded && roleOf(name!.text) === "item" && others.some(isTheirs) ? code : null;
}
