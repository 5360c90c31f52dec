import type { parseDocument } from "htmlparser2";

export type ChildNode = ReturnType<typeof parseDocument>["children"][number];
export type Element = Extract<ChildNode, { attribs: object }>;
type Text = Extract<ChildNode, { data: string; type: "text" }>;

/** What is no row of its own but groups rows. */
const GROUPS = new Set(["tbody", "thead", "tfoot"]);
/** Elements that begin a line of their own in a cell. */
const LINES = new Set(["p", "div", "li", "tr", "h1", "h2", "h3", "h4", "pre"]);

export function isTag(node: { type: string }): node is Element {
  return node.type === "tag";
}

export function isText(node: { type: string }): node is Text {
  return node.type === "text";
}

/** The rows of a table, in the groups or without. */
export function rowsIn(table: Element): Element[] {
  return table.children
    .filter(isTag)
    .flatMap((node) => (GROUPS.has(node.name) ? node.children.filter(isTag) : [node]))
    .filter(({ name }) => name === "tr");
}

/** The cells of a row. */
export function cellsIn(row: Element): Element[] {
  return row.children.filter(isTag).filter(({ name }) => name === "td" || name === "th");
}

/** The text of an element, its lines parted by line feeds. */
export function textUnder(node: Element): string {
  const parts: string[] = [];
  const walk = (children: ChildNode[], depth: number) => {
    for (const child of children) {
      if (isText(child)) parts.push(child.data.replace(/[\s\u00a0]+/g, " "));
      if (!isTag(child) || isHidden(child) || depth > 100) continue;
      if (child.name === "br" || LINES.has(child.name)) parts.push("\n");
      if (child.name !== "style" && child.name !== "script") walk(child.children, depth + 1);
      if (LINES.has(child.name)) parts.push("\n");
    }
  };
  walk(node.children, 0);
  return parts
    .join("")
    .replace(/ *\n[ \n]*/g, "\n")
    .trim();
}

const UNSEEN =
  /(^|;)(display:none|visibility:hidden|mso-hide:all|opacity:0(;|$)|font-size:0(px|pt|em)?(;|$))/;
const WHITE = /(^|;)color:(#fff(fff)?|white|rgb\(255,255,255\))(;|!|$)/;

/** Whether a person would not see it. */
export function isHidden(node: Element): boolean {
  const style = styleOf(node);
  return "hidden" in node.attribs || UNSEEN.test(style) || (WHITE.test(style) && !isColoured(node));
}

/** Whether white letters show: something behind them has a colour. */
function isColoured(node: Element): boolean {
  for (let at: Element["parent"] = node; at && isTag(at); at = at.parent)
    if (at.attribs.bgcolor || at.attribs.background || /(^|;)background/.test(styleOf(at))) return true;
  return false;
}

function styleOf({ attribs }: Element): string {
  return (attribs.style ?? "").toLowerCase().replace(/\s+/g, "");
}
