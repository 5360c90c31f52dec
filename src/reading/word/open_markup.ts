import { type ChildNode, type Element, isTag, isText } from "../html/tree.ts";
import type { Markup } from "./markup.ts";
import type { OpenStyles } from "./open_styles.ts";
import { type Piece, put, type Tabbed, tabbedHtml } from "./tabs.ts";
import { attributeOf, nameOf, type Xml } from "./xml.ts";

const MOST_DEPTH = 100;
const MOST_SPAN = 200;
/** Taken out, remarked, or where a field's words are kept beside what it shows. */
const UNSEEN = new Set(["tracked-changes", "annotation", "sequence-decls", "note-citation", "forms"]);

interface Writing extends Markup {
  styles: OpenStyles;
  /** Paragraphs with tabs that follow each other, not yet written. */
  tabbed: Tabbed[];
}

/** The paragraphs, lists and tables of a part of an OpenDocument text as HTML, like a Word document's. */
export function openMarkupOf(part: Xml, styles: OpenStyles): Markup {
  const out: Writing = { html: "", changed: false, pictures: false, deep: false, styles, tabbed: [] };
  blocks(part.children, out, 0);
  return out;
}

function blocks(nodes: ChildNode[], out: Writing, depth: number): void {
  if (depth > MOST_DEPTH) out.deep = true;
  for (const node of out.deep ? [] : nodes.filter(isTag)) {
    const name = nameOf(node);
    out.changed ||= name === "tracked-changes";
    if (UNSEEN.has(name)) continue;
    if (name === "p" || name === "h") paragraph(node, out, depth);
    else if (name === "table") table(node, out, depth);
    else if (name === "list") list(node, out, depth);
    else blocks(node.children, out, depth + 1);
  }
  write(out, "");
}

/** Writes behind the paragraphs with tabs that are waiting. */
function write(out: Writing, html: string): void {
  out.html += tabbedHtml(out.tabbed) + html;
  out.tabbed = [];
}

function list(node: Element, out: Writing, depth: number): void {
  const tag = out.styles.isNumbered(attributeOf(node, "style-name")) ? "ol" : "ul";
  write(out, `<${tag}>`);
  for (const item of node.children.filter(isTag)) {
    write(out, "<li>");
    blocks(item.children, out, depth + 1);
    write(out, "</li>");
  }
  write(out, `</${tag}>`);
}

function table(node: Element, out: Writing, depth: number): void {
  write(out, `<table${ground(node, out)}>`);
  for (const row of rowsOf(node)) {
    write(out, "<tr>");
    let covered = 0;
    for (const cell of row.children.filter(isTag)) {
      if (covered-- > 0) continue;
      const span = Number(attributeOf(cell, "number-columns-spanned") ?? 1);
      const columns = Number.isInteger(span) && span > 0 && span <= MOST_SPAN ? span : 1;
      covered = columns - 1;
      write(out, `<td colspan="${columns}"${ground(cell, out)}>`);
      blocks(cell.children, out, depth + 1);
      write(out, "</td>");
    }
    write(out, "</tr>");
  }
  write(out, "</table>");
}

function ground(node: Element, { styles }: Writing): string {
  return styles.isShaded(attributeOf(node, "style-name")) ? ' bgcolor="#888888"' : "";
}

/** Rows, also those that are grouped or repeated as a heading. */
function rowsOf(node: Element): Element[] {
  return node.children.filter(isTag).flatMap((child) => {
    const name = nameOf(child);
    if (name === "table-row") return [child];
    return /^table-(header-rows|row-group|rows)$/.test(name) ? rowsOf(child) : [];
  });
}

function paragraph(node: Element, out: Writing, depth: number): void {
  const style = attributeOf(node, "style-name");
  const line: Line = { pieces: [{ html: "", letters: 0 }], boxes: [], out };
  words(node.children, line, { css: out.styles.cssOf(style), depth });
  if (line.pieces.length > 1) out.tabbed.push({ pieces: line.pieces, stops: out.styles.stopsOf(style) });
  else write(out, `${line.pieces[0]!.html}<br>`);
  for (const box of line.boxes) blocks(box.children, out, depth + 1);
}

/** Where the words of a paragraph go. */
interface Line {
  pieces: Piece[];
  /** Text boxes anchored in it, which follow it. */
  boxes: Element[];
  out: Writing;
}

function words(nodes: ChildNode[], line: Line, { css, depth }: { css: string; depth: number }): void {
  if (depth > MOST_DEPTH) line.out.deep = true;
  const say = (text: string) => put(line.pieces.at(-1)!, text, css);
  for (const node of line.out.deep ? [] : nodes) {
    if (isText(node)) say(node.data.replace(/\s+/g, " "));
    if (!isTag(node) || UNSEEN.has(nameOf(node))) continue;
    const name = nameOf(node);
    if (name === "tab") line.pieces.push({ html: "", letters: 0 });
    else if (name === "line-break") line.pieces.at(-1)!.html += "<br>";
    else if (name === "s") say(" ".repeat(Math.min(MOST_SPAN, Number(attributeOf(node, "c") ?? 1) || 1)));
    else if (name === "text-box") line.boxes.push(node);
    else if (name === "image") line.out.pictures = true;
    else {
      const own = name === "span" ? line.out.styles.cssOf(attributeOf(node, "style-name")) : "";
      words(node.children, line, { css: own || css, depth: depth + 1 });
    }
  }
}
