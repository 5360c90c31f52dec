import { type ChildNode, type Element, escapedHtml, isTag, isText } from "../html/tree.ts";
import type { NumberOf } from "./numbers.ts";
import { type Piece, put, stopsOf, type Tabbed, tabbedHtml } from "./tabs.ts";
import { attributeOf, childOf, isOn, nameOf, type Xml } from "./xml.ts";

/** A part of a Word document as HTML, and what there is to say of it. */
export interface Markup {
  html: string;
  /** It has tracked changes. */
  changed: boolean;
  pictures: boolean;
  /** Parts were nested too deeply and are left out. */
  deep: boolean;
}

const MOST_DEPTH = 100;
const MOST_SPAN = 200;
/** Taken out, moved away, computed, or said twice for old programs. */
const UNSEEN = new Set([
  "del",
  "moveFrom",
  "instrText",
  "delText",
  "Fallback",
  "pPr",
  "rPr",
  "tblPr",
  "trPr",
  "tcPr",
  "sectPr",
]);
const CHANGES = new Set(["del", "ins", "moveFrom", "moveTo"]);
/** Wingdings of ticked and of empty boxes. */
const BOXES: Record<string, string> = { FE: "☒", FD: "☒", FC: "✓", A8: "☐", "6F": "☐" };

/** A part's paragraphs and tables as HTML: a line for each paragraph, tab stops as blanks. Deleted text is left out, hidden text says so. */
export function markupOf(part: Xml, numberOf: NumberOf): Markup {
  const out: Writing = {
    html: "",
    changed: false,
    pictures: false,
    deep: false,
    numberOf,
    tabbed: [],
    boxes: [],
  };
  blocks(part.children, out, 0);
  return out;
}

interface Writing extends Markup {
  numberOf: NumberOf;
  /** Paragraphs with tabs that follow each other, not yet written. */
  tabbed: Tabbed[];
  /** Text boxes anchored in the paragraph at work, which follow it. */
  boxes: Element[];
}

function blocks(nodes: ChildNode[], out: Writing, depth: number): void {
  const seen = seenAmong(nodes, out, depth);
  for (const node of seen ?? []) {
    const name = nameOf(node);
    if (name === "p") paragraph(node, out, depth);
    else if (name === "tbl") table(node, out, depth);
    else blocks(node.children, out, depth + 1);
  }
  if (seen) writeTabbed(out);
}

/** The elements of which something is seen; null: they are nested too deeply. */
function seenAmong(nodes: ChildNode[], out: Writing, depth: number): Element[] | null {
  if (depth > MOST_DEPTH) {
    out.deep = true;
    return null;
  }
  const elements = nodes.filter(isTag);
  out.changed ||= elements.some((element) => CHANGES.has(nameOf(element)));
  return elements.filter((element) => !UNSEEN.has(nameOf(element)));
}

function table(node: Element, out: Writing, depth: number): void {
  writeTabbed(out);
  out.html += `<table${ground(isStyled(node))}>`;
  for (const row of rowsOf(node, "tr")) {
    const properties = childOf(row, "trPr");
    if (properties && childOf(properties, "del")) {
      out.changed = true;
      continue;
    }
    out.html += `<tr>${"<td></td>".repeat(spanOf(properties, "gridBefore", 0))}`;
    for (const cell of rowsOf(row, "tc")) {
      const look = childOf(cell, "tcPr");
      out.html += `<td colspan="${spanOf(look, "gridSpan", 1)}"${ground(isShaded(look))}>`;
      blocks(cell.children, out, depth + 1);
      out.html += "</td>";
    }
    out.html += "</tr>";
  }
  out.html += "</table>";
}

/** White letters show on a ground of colour. */
function ground(coloured: boolean): string {
  return coloured ? ' bgcolor="#888888"' : "";
}

/** A table's style may give its rows a colour. */
function isStyled(table: Element): boolean {
  const properties = childOf(table, "tblPr");
  return properties !== undefined && childOf(properties, "tblStyle") !== undefined;
}

function isShaded(properties: Xml | undefined): boolean {
  const shading = properties && childOf(properties, "shd");
  return shading !== undefined && !/^(auto|f{6})$/i.test(attributeOf(shading, "fill") ?? "auto");
}

/** Rows or cells, also those within controls and changes that only wrap them. */
function rowsOf(node: Element, name: "tr" | "tc"): Element[] {
  return node.children.filter(isTag).flatMap((child) => {
    const own = nameOf(child);
    if (own === name) return [child];
    return ["sdt", "sdtContent", "ins", "moveTo", "customXml"].includes(own) ? rowsOf(child, name) : [];
  });
}

function spanOf(properties: Xml | undefined, name: string, none: number): number {
  const property = properties && childOf(properties, name);
  const span = Number(property && attributeOf(property, "val"));
  return Number.isInteger(span) && span > 0 && span <= MOST_SPAN ? span : none;
}

function paragraph(node: Element, out: Writing, depth: number): void {
  const properties = childOf(node, "pPr");
  const number = out.numberOf(properties);
  const pieces: Piece[] = [{ html: escapedHtml(number), letters: number.length }];
  const before = out.boxes;
  out.boxes = [];
  runs(node.children, { out, pieces, depth, shaded: isShaded(properties) });
  if (pieces.length > 1) out.tabbed.push({ pieces, stops: stopsOf(properties) });
  else {
    writeTabbed(out);
    out.html += `${pieces[0]!.html}<br>`;
  }
  const boxes = out.boxes;
  out.boxes = before;
  for (const box of boxes) blocks(box.children, out, depth + 1);
}

/** Writes the paragraphs with tabs that are waiting. */
function writeTabbed(out: Writing): void {
  out.html += tabbedHtml(out.tabbed);
  out.tabbed = [];
}

/** Where the runs of a paragraph go. */
interface Line {
  out: Writing;
  pieces: Piece[];
  depth: number;
  shaded: boolean;
}

function runs(nodes: ChildNode[], line: Line): void {
  const { out, depth } = line;
  for (const node of seenAmong(nodes, out, depth) ?? [])
    if (nameOf(node) === "r") run(node, line);
    else runs(node.children, { ...line, depth: depth + 1 });
}

function run(node: Element, { out, pieces, depth, shaded }: Line): void {
  const style = styleOf(childOf(node, "rPr"), shaded);
  const write = (text: string) => {
    for (const [at, part] of text.split("\t").entries()) {
      if (at > 0) pieces.push({ html: "", letters: 0 });
      put(pieces.at(-1)!, part, style);
    }
  };
  const walk = (children: ChildNode[], deeper: number) => {
    for (const child of children) {
      if (!isTag(child) || deeper > MOST_DEPTH) continue;
      const name = nameOf(child);
      if (name === "t")
        write(
          child.children
            .filter(isText)
            .map(({ data }) => data)
            .join(""),
        );
      else if (name === "tab" || name === "ptab") write("\t");
      else if (name === "br" || name === "cr") pieces.at(-1)!.html += "<br>";
      else if (name === "noBreakHyphen") write("-");
      else if (name === "sym") write(BOXES[(attributeOf(child, "char") ?? "").slice(-2).toUpperCase()] ?? "");
      else if (name === "txbxContent") out.boxes.push(child);
      else if (name === "blip" || name === "imagedata") out.pictures = true;
      else if (!UNSEEN.has(name)) walk(child.children, deeper + 1);
    }
  };
  walk(node.children, depth);
}

/** How a run looks where nobody sees it, hidden, white or of size 0, or where a line runs through it. */
function styleOf(properties: Element | undefined, shaded: boolean): string {
  if (!properties) return "";
  const struck = isOn(properties, "strike") || isOn(properties, "dstrike");
  return unseenBy(properties, shaded) || (struck ? "text-decoration:line-through" : "");
}

function unseenBy(properties: Element, shaded: boolean): string {
  if (isOn(properties, "vanish")) return "display:none";
  const size = childOf(properties, "sz");
  if (size && Number(attributeOf(size, "val")) < 2) return "font-size:0";
  const color = childOf(properties, "color");
  const white = color && /^f{6}$/i.test(attributeOf(color, "val") ?? "");
  const ground = shaded || isShaded(properties) || isOn(properties, "highlight");
  return white && !ground ? "color:#ffffff" : "";
}
