import type { Node, Tree } from "./tree.ts";
import { treeOf } from "./tree.ts";

/** A message of segments: each a node named by its tag; elements are children "01", "02", …, their components "1", "2", …. */
export interface Message {
  tree: Tree;
  segments: Node[];
}

interface Marks {
  segment: string;
  element: string;
  component: string;
  /** Takes the meaning from the mark behind it. */
  release: string | null;
}

/** The orders of an X12 interchange (ST*850 … SE); null for what is none. */
export function x12Messages(text: string): Message[] | null {
  const start = text.trimStart();
  if (!start.startsWith("ISA") || start.length < 106) return null;
  const marks = { element: start[3]!, component: start[104]!, segment: start[105]!, release: null };
  const segments = segmentsOf(start, marks);
  return messages(segments, {
    open: ({ name, children }) => name === "ST" && children[0]?.text === "850",
    close: "SE",
  });
}

/** The orders of an EDIFACT interchange (UNH … ORDERS … UNT); null for what is none. */
export function edifactMessages(text: string): Message[] | null {
  const start = text.trimStart();
  if (!/^UN[AB]/.test(start)) return null;
  const said = start.startsWith("UNA") ? start.slice(3, 9) : ":+.? '";
  const marks = {
    component: said[0]!,
    element: said[1]!,
    release: said[3]! === " " ? null : said[3]!,
    segment: said[5]!,
  };
  const body = start.startsWith("UNA") ? start.slice(9) : start;
  const isOrder = ({ name, children }: Node) =>
    name === "UNH" && ["ORDERS", "ORDCHG"].includes(children[1]?.children[0]?.text ?? "");
  return messages(segmentsOf(body, marks), { open: isOrder, close: "UNT" });
}

function messages(
  segments: Node[],
  { open, close }: { open(node: Node): boolean; close: string },
): Message[] {
  const found: Node[][] = [];
  let current: Node[] | null = null;
  for (const segment of segments) {
    if (open(segment)) {
      current = [];
      found.push(current);
    }
    current?.push(segment);
    if (segment.name === close) current = null;
  }
  return found.map((own, at) => {
    const root: Node = { name: `message ${at + 1}`, text: "", attributes: {}, children: own, row: -1 };
    return { tree: treeOf(root, found.length > 1 ? `EDI ${at + 1}` : "EDI"), segments: own };
  });
}

function segmentsOf(text: string, marks: Marks): Node[] {
  return split(text, marks.segment, marks)
    .map((segment) => segment.trim())
    .filter(Boolean)
    .map((segment) => {
      const [tag = "", ...elements] = split(segment, marks.element, marks);
      return node(
        tag,
        "",
        elements.map((element, at) => elementOf(element, at, marks)),
      );
    });
}

function elementOf(element: string, at: number, marks: Marks): Node {
  const name = String(at + 1).padStart(2, "0");
  const components = split(element, marks.component, marks).map((part) => released(part, marks));
  if (components.length === 1) return node(name, components[0]!, []);
  return node(
    name,
    "",
    components.map((part, i) => node(String(i + 1), part, [])),
  );
}

function node(name: string, text: string, children: Node[]): Node {
  return { name, text: text.trim(), attributes: {}, children, row: -1 };
}

/** Splits at a mark that is not released. */
function split(text: string, mark: string, { release }: Marks): string[] {
  if (!release) return text.split(mark);
  const parts: string[] = [];
  let part = "";
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === release && i + 1 < text.length) part += char + text[++i]!;
    else if (char === mark) {
      parts.push(part);
      part = "";
    } else part += char;
  }
  return [...parts, part];
}

function released(text: string, { release }: Marks): string {
  return release ? text.replaceAll(new RegExp(`\\${release}([^])`, "g"), "$1") : text;
}

/** The element at `at` (from 1), or its component. */
export function element(segment: Node | undefined, at: number, component?: number): Node | undefined {
  const found = segment?.children[at - 1];
  if (!found?.children.length) return component && component > 1 ? undefined : found;
  return found.children[(component ?? 1) - 1];
}
