import { XMLParser } from "fast-xml-parser";
import type { Sheet } from "../../reading/mod.ts";

/** An element of a document tree, XML's or a segment's. */
export interface Node {
  /** Without its namespace's prefix. */
  name: string;
  text: string;
  attributes: Record<string, string>;
  children: Node[];
  /** Its row on the sheet that shows the tree; -1 for what has neither text nor attributes. */
  row: number;
}

/** A tree and the sheet that shows it: path, value, attributes. */
export interface Tree {
  root: Node;
  sheet: Sheet;
}

type Raw = Record<string, unknown>;

/** Reads XML; null for what is none. Entities of the document's own are not expanded. */
export function xmlTree(source: string, sheetName: string): Tree | null {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: "",
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
  });
  try {
    const elements = parser.parse(source) as Raw[];
    const element = elements.find((each) => !("#text" in each));
    return element ? treeOf(nodeOf(element), sheetName) : null;
  } catch {
    return null;
  }
}

/** Numbers the nodes of a tree and lays them out as a sheet. */
export function treeOf(root: Node, sheetName: string): Tree {
  const cells: Sheet["cells"] = [];
  let row = 0;
  const visit = (node: Node, path: string) => {
    const place = path ? `${path}/${node.name}` : node.name;
    const attributes = Object.entries(node.attributes).map(([name, value]) => `${name}=${value}`);
    if (node.text || attributes.length) {
      node.row = row++;
      for (const [column, text] of [place, node.text, attributes.join(" ")].entries()) {
        if (text) cells.push({ row: node.row, column, text, value: text, kind: "text" });
      }
    }
    for (const child of node.children) visit(child, place);
  };
  visit(root, "");
  return { root, sheet: { name: sheetName, hidden: false, cells, merges: [] } };
}

function nodeOf(raw: Raw): Node {
  const name = Object.keys(raw).find((key) => key !== ":@")!;
  const content = raw[name] as Raw[];
  const texts = content.filter((part) => "#text" in part).map((part) => String(part["#text"]));
  const attributes = (raw[":@"] ?? {}) as Record<string, string>;
  return {
    name,
    text: decoded(texts.join(" ")),
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, decoded(value)])),
    children: content.filter((part) => !("#text" in part)).map(nodeOf),
    row: -1,
  };
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** XML's own five entities and character references; white space as one blank. */
function decoded(text: string): string {
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
      if (name) return ENTITIES[name] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, " ")
    .trim();
}

/** Every node at a path such as "Party/PartyName/Name"; a step may name alternatives: "Order|Invoice". */
export function all(node: Node | undefined, path: string): Node[] {
  let found = node ? [node] : [];
  for (const step of path.split("/")) {
    const names = step.split("|");
    found = found.flatMap(({ children }) => children.filter(({ name }) => names.includes(name)));
  }
  return found;
}

/** The first node at one of the paths, in their order. */
export function first(node: Node | undefined, ...paths: string[]): Node | undefined {
  for (const path of paths) {
    const [found] = all(node, path);
    if (found) return found;
  }
  return undefined;
}
