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

/** A text as it stands in HTML. */
export function escapedHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
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

/** Why a person would not see a text. */
export interface Look {
  /** Nothing within is seen, whatever it says. */
  gone: boolean;
  /** Of size 0, until something within says another. */
  tiny: boolean;
  /** White on white, until something within says another colour. */
  white: boolean;
  /** A line runs through all within. */
  struck: boolean;
}

/** Everything is seen. */
export const PLAIN: Look = { gone: false, tiny: false, white: false, struck: false };

const GONE = /(^|;)(display:none|visibility:hidden|mso-hide:all|opacity:0(;|$))/;
const STRIKE = new Set(["s", "strike", "del"]);
const THROUGH = /(^|;)text-decoration(-line)?:[^;]*line-through/;
const SIZE = /(?:^|;)font-size:([^;!]+)/;
const COLOR = /(?:^|;)color:([^;!]+)/;
const ZERO = /^0+(\.0+)?(px|pt|r?em|%)?$/;
const WHITE = /^(#fff(fff)?|white|rgb\(255,255,255\))$/;

/** How the text of an element looks within what looks like `around`. Layouts of mails have a size of 0, and the texts in them their own. */
export function lookOf(node: Element, around: Look): Look {
  const style = styleOf(node);
  const [size, color] = [SIZE.exec(style)?.[1], COLOR.exec(style)?.[1]];
  return {
    gone: around.gone || "hidden" in node.attribs || GONE.test(style),
    tiny: size === undefined ? around.tiny : ZERO.test(size),
    white: (color === undefined ? around.white : WHITE.test(color)) && !isColoured(node),
    struck: around.struck || STRIKE.has(node.name) || THROUGH.test(style),
  };
}

export function isSeen({ gone, tiny, white }: Look): boolean {
  return !(gone || tiny || white);
}

/** Whether an element's style makes it a block of its own. */
export function isBlock(node: Element): boolean {
  return /(^|;)display:(block|flex|grid|list-item|table)(;|!|$)/.test(styleOf(node));
}

/** What is seen of an element's text, its lines parted by line feeds; of what is struck out, or not, where that is asked. */
export function textUnder(node: Element, look: Look, struck?: boolean): string {
  const parts: string[] = [];
  const walk = (children: ChildNode[], around: Look, depth: number) => {
    for (const child of children) {
      const isAsked = struck === undefined || around.struck === struck;
      if (isText(child) && isSeen(around) && isAsked) parts.push(child.data.replace(/[\s\u00a0]+/g, " "));
      if (!isTag(child) || depth > 100) continue;
      const own = lookOf(child, around);
      if (own.gone) continue;
      if (child.name === "br" || LINES.has(child.name)) parts.push("\n");
      if (child.name !== "style" && child.name !== "script") walk(child.children, own, depth + 1);
      if (LINES.has(child.name)) parts.push("\n");
    }
  };
  walk(node.children, look, 0);
  return parts
    .join("")
    .replace(/ *\n[ \n]*/g, "\n")
    .trim();
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
