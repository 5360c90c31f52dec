import type { Finding } from "../../../db/mod.ts";
import type { Read } from "../../orders/mod.ts";
import { element } from "./segments.ts";
import type { Node } from "./tree.ts";

/** A message before its first line, each line with what belongs to it, and what closes the message. */
export interface Sections {
  header: Node[];
  lines: Node[][];
  closing: Node[];
}

/** Cuts a message where these tags open a line, and where the first of those behind the last line ends it. */
export function sectionsOf(
  segments: Node[],
  { lines, ends }: { lines: readonly string[]; ends: readonly string[] },
): Sections {
  const starts = segments.flatMap(({ name }, at) => (lines.includes(name) ? [at] : []));
  const ending = segments.findIndex(({ name }, at) => ends.includes(name) && at > (starts.at(-1) ?? -1));
  const end = ending < 0 ? segments.length : ending;
  return {
    header: segments.slice(0, starts[0] ?? end),
    lines: starts.map((start, at) => segments.slice(start, starts[at + 1] ?? end)),
    closing: segments.slice(end),
  };
}

/** The text of the element at `at` (from 1), or of its component; empty where there is none. */
export function textAt(segment: Node | undefined, at: number, component = 1): string {
  return element(segment, at, component)?.text ?? "";
}

/** The components of the element at `at` (from 1); an element without any is its only one. */
export function partsAt(segment: Node | undefined, at: number): Node[] {
  const found = segment?.children[at - 1];
  return found ? (found.children.length ? found.children : [found]) : [];
}

/** The first segment of a tag; with a qualifier, of those whose first element it is. */
export function segmentOf(among: Node[], tag: string, qualifier?: string): Node | undefined {
  return among.find((each) => each.name === tag && (!qualifier || textAt(each, 1) === qualifier));
}

/** The first segment by the first of the qualifiers that there is. */
export function qualified(among: Node[], tag: string, qualifiers: readonly string[]): Node | undefined {
  return qualifiers.map((qualifier) => segmentOf(among, tag, qualifier)).find(Boolean);
}

/** Looks parties up by their roles, the first role's first; each with the segments up to the next group. */
export function partiesIn(groups: Node[][], tag: string): (...roles: string[]) => Node[][] {
  const parties = groups.filter(([first]) => first?.name === tag);
  return (...roles) => roles.flatMap((role) => parties.filter(([first]) => textAt(first, 1) === role));
}

/** The day of the first of the qualifiers whose DTM has one. */
export function dated(
  among: Node[],
  qualifiers: readonly string[],
  read: (date: Node | undefined) => Read | undefined,
): Read | undefined {
  for (const qualifier of qualifiers) {
    const found = read(segmentOf(among, "DTM", qualifier));
    if (found) return found;
  }
  return undefined;
}

/** What is to be said of a message whose purpose makes it a copy. */
export function copied(isCopy: boolean): Finding[] {
  const message = "The sender marks it as a copy of an earlier message";
  return isCopy ? [{ code: "marked_copy", level: "warning", message }] : [];
}
