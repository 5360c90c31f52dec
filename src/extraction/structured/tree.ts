import type { Sheet } from "../../reading/mod.ts";

/** An element of a document tree: XML's, JSON's or a segment's. Attributes are children whose names begin with "@". */
export interface Node {
  /** Without its namespace's prefix. */
  name: string;
  text: string;
  children: Node[];
  /** Its cell on the sheet that shows the tree, from 0; -1 for what has no cell. */
  row: number;
  column: number;
}

/** A tree and the sheet that shows it. */
export interface Tree {
  root: Node;
  sheet: Sheet;
}

/** Where elements and their attributes stand on a sheet, beside their path. */
const VALUES = 1;
const ATTRIBUTES = 2;

/** A node that has no cell yet. */
export function node(name: string, text: string, children: Node[] = []): Node {
  return { name, text, children, row: -1, column: -1 };
}

/** Lays a tree out as a sheet: path, value, attributes. */
export function treeOf(root: Node, sheetName: string): Tree {
  const cells: Sheet["cells"] = [];
  let rows = 0;
  const visit = (each: Node, path: string) => {
    const place = path ? `${path}/${each.name}` : each.name;
    const attributes = each.children.filter(isAttribute);
    if (each.text || attributes.length) {
      const row = rows++;
      Object.assign(each, { row, column: VALUES });
      for (const attribute of attributes) Object.assign(attribute, { row, column: ATTRIBUTES });
      const shown = attributes.map(({ name, text }) => `${name.slice(1)}=${text}`).join(" ");
      for (const [column, text] of [place, each.text, shown].entries())
        if (text) cells.push(cell(row, column, text));
    }
    for (const child of each.children) if (!isAttribute(child)) visit(child, place);
  };
  visit(root, "");
  return { root, sheet: { name: sheetName, hidden: false, cells, merges: [] } };
}

/** A cell that shows a text. */
export function cell(row: number, column: number, text: string): Sheet["cells"][number] {
  return { row, column, text, value: text, kind: "text" };
}

function isAttribute({ name }: Node): boolean {
  return name.startsWith("@");
}
