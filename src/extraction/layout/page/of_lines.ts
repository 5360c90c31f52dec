import { CODES, type Role, roleOf } from "../words/vocabulary.ts";
import type { Area, Token } from "./lines.ts";
import { withRows } from "./sheets.ts";

/** What a shop's export puts before the headings of an order's lines: "Lineitem sku", "Line: SKU", "Item - Qty". */
const OF_LINE =
  /^(?:(?:order |po )?line[ _-]?items?(?:\s*[.:/_-]\s*| )|(?:order |po )?(?:line|item)s?(?: - |\s*[.:/]\s*))(?=\p{L})/iu;
/** Headings from which on such words part those of lines from those of orders. */
const LEAST = 3;
const NAMES: ReadonlySet<Role | null> = CODES.union(new Set<Role | null>(["item", "description", "gtin"]));
/** What shops call an order, and what it comes to, where nothing on the line tells whose name and total it is. */
const WHOLE: Record<string, string> = {
  name: "Order number",
  number: "Order number",
  "order reference": "Order number",
  total: "Order total",
};

/** A sheet whose headings say which of them tell of an order's lines, without those words; the others tell of the order alone. Other sheets as they are. */
export function ofLines(area: Area): Area {
  const at = area.grid ? area.lines.findIndex(({ tokens }) => isParted(tokens)) : -1;
  if (at !== 0) return area;
  const rows = area.lines.map(({ tokens }) => tokens);
  const heads = rows[0]!.map((token): Token => {
    const text = token.text.replace(OF_LINE, "");
    if (text !== token.text) return { ...token, text };
    return { ...token, text: WHOLE[text.toLowerCase()] ?? text, ofOrder: true };
  });
  return withRows(area, [heads, ...rows.slice(1)]);
}

function isParted(tokens: Token[]): boolean {
  const roles = tokens.flatMap(({ text }) => {
    const rest = text.replace(OF_LINE, "");
    return rest === text ? [] : [roleOf(rest)];
  });
  return roles.length >= LEAST && roles.includes("quantity") && roles.some((role) => NAMES.has(role));
}
