import type { Finding } from "../../../db/mod.ts";
import type { Sheet } from "../../reading/mod.ts";
import { isTag, meaningOf } from "./segment_names.ts";
import { cell, type Node, node, type Tree } from "./tree.ts";
import { tooMany } from "./volume.ts";

/** A message of segments: each a node named by its tag; elements are its children, their components are theirs. */
export interface Message {
  tree: Tree;
  segments: Node[];
  /** What of its frame is missing or disagrees. */
  faults: Finding[];
}

/** How a syntax frames its messages and writes its segments. */
export interface Syntax {
  /** What separates segments, by the file's own first bytes; null where it isn't of this syntax. */
  marks(text: string): Marks | null;
  /** What only a file of this syntax holds, also one whose first bytes are lost or damaged. */
  trace: RegExp;
  open: string;
  close: string;
  /** The first segment of an interchange, and the last. */
  first: string;
  last: string;
  /** The segment whose first element counts messages. */
  counting: string;
  /** The kind of message that says what holds for all orders behind it. */
  preface?: string;
  /** The message's kind, such as "850". */
  kindOf(open: Node): string;
  /** The closing segment's element that counts the message's segments. */
  segmentCount: number;
  isOrder(kind: string): boolean;
}

export interface Marks {
  segment: string;
  element: string;
  component: string;
  /** Behind the tag, where that isn't the element's mark. */
  tag?: string;
  /** Takes the meaning from the mark behind it. */
  release: string | null;
  /** Characters before the first segment. */
  skip: number;
  /** The messages stand alone, without an interchange around them. */
  bare?: boolean;
}

/** The orders of a file's interchanges, and the kinds of the messages that are none; null where it isn't of the syntax, a sentence's end for what is too much. */
export function messagesOf(
  source: string,
  syntax: Syntax,
): { orders: Message[]; others: string[] } | { damaged: string } | null {
  let rest = unwrapped(source.trimStart());
  const head = syntax.marks(rest);
  if (!head) return null;
  const excess = tooMany(rest, [head.segment, head.element, head.component]);
  if (excess) return excess;
  const found: { kind: string; segments: Node[]; faults: Finding[] }[] = [];
  for (let marks = syntax.marks(rest); marks; marks = syntax.marks(rest)) {
    const { segments, end, closed } = interchange(rest.slice(marks.skip), marks, syntax.last);
    found.push(...prefaced(framed(segments, syntax, { closed, bare: marks.bare }), syntax, segments[0]));
    rest = rest.slice(marks.skip + end).trimStart();
  }
  const orders = found.filter(({ kind }) => syntax.isOrder(kind));
  return {
    orders: orders.map(({ segments, faults }, at) => ({
      tree: treeOf(segments, orders.length > 1 ? `EDI ${at + 1}` : "EDI"),
      segments,
      faults,
    })),
    others: found.filter(({ kind }) => !syntax.isOrder(kind)).map(({ kind }) => kind),
  };
}

/** Shorter lines that are all of one length may be segments. */
const SHORTEST_RECORD = 60;

/** A file that was cut into records of one length, 80 characters mostly. */
function unwrapped(text: string): string {
  const lines = text.trimEnd().split(/\r?\n/);
  const [first = ""] = lines;
  const records = lines.slice(0, -1);
  const wrapped =
    lines.length > 1 &&
    first.length >= SHORTEST_RECORD &&
    lines.at(-1)!.length <= first.length &&
    records.every(({ length }) => length === first.length);
  return wrapped ? lines.join("") : text;
}

/** The segments up to an interchange's end, and where that is. */
function interchange(text: string, marks: Marks, last: string) {
  const segments: Node[] = [];
  for (let from = 0; from < text.length; ) {
    const end = endOf(text, from, marks.segment, marks.release);
    for (const segment of whole(text.slice(from, end), marks)) segments.push(segmentOf(segment, marks));
    from = end + 1;
    if (segments.at(-1)?.name === last) return { segments, end: from, closed: true };
  }
  return { segments, end: text.length, closed: false };
}

/** The segments up to a mark: several, where the mark between them was lost at a line's end. */
function whole(text: string, { element, tag = element }: Marks): string[] {
  const segments: string[] = [];
  for (const line of text.trim().split(/[\r\n]+\s*/)) {
    const opens = line.includes(tag) && isTag(line.slice(0, line.indexOf(tag)));
    if (opens || !segments.length) segments.push(line);
    else segments.push(`${segments.pop()}\n${line}`);
  }
  return segments.filter(Boolean);
}

function framed(
  segments: Node[],
  syntax: Syntax,
  { closed, bare = false }: { closed: boolean; bare?: boolean },
) {
  const found: { kind: string; segments: Node[]; faults: Finding[]; closing?: Node }[] = [];
  let current: (typeof found)[number] | null = null;
  for (const segment of segments) {
    if (segment.name === syntax.open) {
      current = { kind: syntax.kindOf(segment), segments: [], faults: [] };
      found.push(current);
    }
    current?.segments.push(segment);
    if (segment.name === syntax.close && current) {
      current.closing = segment;
      current = null;
    }
  }
  const counts = segments.flatMap((segment) =>
    segment.name === syntax.counting ? (countAt(segment, 1) ?? []) : [],
  );
  const said = counts.length ? counts.reduce((sum, count) => sum + count, 0) : null;
  for (const message of found) {
    const add = (level: Finding["level"], text: string) =>
      message.faults.push({ code: "broken_frame", level, message: text });
    const counted = countAt(message.closing, syntax.segmentCount);
    if (!message.closing) add("error", `The message breaks off: its end (${syntax.close}) is missing`);
    else if (counted !== null && counted !== message.segments.length)
      add("warning", `The message counts ${counted} segments, it has ${message.segments.length}`);
    if (bare) add("warning", `The file has no ${syntax.first}: whether orders are missing can't be seen`);
    else if (message === found.at(-1) && !closed && message.closing)
      add("error", `The file breaks off: its end (${syntax.last}) is missing, so orders may be missing`);
    if (said !== null && said !== found.length)
      add("error", `The file counts ${said} messages, it has ${found.length}`);
  }
  return found;
}

function prefaced<M extends { kind: string; segments: Node[] }>(
  messages: M[],
  { preface, isOrder }: Syntax,
  opening: Node | undefined,
): M[] {
  const before = messages.find(({ kind }) => kind === preface)?.segments ?? [];
  const head = preface && opening ? [opening, ...before] : before;
  return messages.map((message) =>
    isOrder(message.kind)
      ? { ...message, segments: [...structuredClone(head), ...message.segments] }
      : message,
  );
}

function countAt(segment: Node | undefined, at: number): number | null {
  const text = element(segment, at)?.text ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function treeOf(segments: Node[], sheetName: string): Tree {
  const cells: Sheet["cells"] = [];
  for (const [row, segment] of segments.entries()) {
    cells.push(cell(row, 0, meaningOf(segment.name)));
    for (const [at, each] of segment.children.entries()) {
      const column = at + 1;
      for (const part of [each, ...each.children]) Object.assign(part, { row, column });
      const shown =
        each.text ||
        each.children
          .map(({ text }) => text)
          .join(" : ")
          .replace(/[ :]+$/, "");
      if (shown) cells.push(cell(row, column, shown));
    }
  }
  return {
    root: node("message", "", segments),
    sheet: { name: sheetName, hidden: false, cells, merges: [] },
  };
}

function segmentOf(segment: string, marks: Marks): Node {
  const [head = "", ...behind] = marks.tag ? cut(segment, marks.tag) : [segment];
  const [first = "", ...others] = split(
    marks.tag ? behind.join(marks.tag) : head,
    marks.element,
    marks.release,
  );
  const elements = marks.tag ? [first, ...others] : others;
  return node(
    (marks.tag ? head : first).trim(),
    "",
    elements.map((each, at) => elementOf(each, String(at + 1).padStart(2, "0"), marks)),
  );
}

function cut(text: string, mark: string): [string, ...string[]] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}

function elementOf(text: string, name: string, { component, release }: Marks): Node {
  const parts = split(text, component, release).map((part) => released(part, release).trim());
  if (parts.length === 1) return node(name, parts[0]!);
  return node(
    name,
    "",
    parts.map((part, at) => node(String(at + 1), part)),
  );
}

/** Splits at a mark that is not released. */
function split(text: string, mark: string, release: string | null): string[] {
  if (!release || !text.includes(release)) return text.split(mark);
  const parts: string[] = [];
  for (let from = 0; from <= text.length; ) {
    const end = endOf(text, from, mark, release);
    parts.push(text.slice(from, end));
    from = end + 1;
  }
  return parts;
}

/** Where the next mark is that is not released; the text's end where there is none. */
function endOf(text: string, from: number, mark: string, release: string | null): number {
  for (let at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1)) {
    let releases = 0;
    while (release && at - releases > from && text[at - releases - 1] === release) releases++;
    if (releases % 2 === 0) return at;
  }
  return text.length;
}

function released(text: string, release: string | null): string {
  return release && text.includes(release)
    ? text.replaceAll(new RegExp(`\\${release}([^])`, "g"), "$1")
    : text;
}

/** The element at `at` (from 1), or its component. */
export function element(segment: Node | undefined, at: number, component?: number): Node | undefined {
  const found = segment?.children[at - 1];
  if (!found?.children.length) return component && component > 1 ? undefined : found;
  return found.children[(component ?? 1) - 1];
}

/** Segments in groups that each begin with one of these tags; first those before any. */
export function grouped(segments: Node[], opening: readonly string[]): Node[][] {
  const groups: Node[][] = [[]];
  for (const segment of segments) {
    if (opening.includes(segment.name)) groups.push([]);
    groups.at(-1)!.push(segment);
  }
  return groups;
}
