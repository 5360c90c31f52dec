import type { parseDocument } from "htmlparser2";
import { type ChildNode, type Element, isTag } from "../html/tree.ts";

/** An element of a Word document's XML, or the whole of a part. */
export type Xml = Element | ReturnType<typeof parseDocument>;

/** An element's name without its prefix. */
export function nameOf({ name }: Element): string {
  return name.slice(name.indexOf(":") + 1);
}

/** The value of an attribute, whatever its prefix. */
export function attributeOf({ attribs }: Element, name: string): string | undefined {
  for (const [key, value] of Object.entries(attribs))
    if (key === name || key.endsWith(`:${name}`)) return value;
  return undefined;
}

/** The elements of a name directly within one, whatever their prefix. */
export function childrenOf(node: Xml, name: string): Element[] {
  return node.children.filter((child) => isTag(child) && nameOf(child) === name) as Element[];
}

/** The first of them; undefined where there is none. */
export function childOf(node: Xml, name: string): Element | undefined {
  return childrenOf(node, name)[0];
}

/** A property that is switched on: `<w:b/>`, but not `<w:b w:val="0"/>`. */
export function isOn(properties: Xml | undefined, name: string): boolean {
  const property = properties && childOf(properties, name);
  return property !== undefined && !/^(0|false|off|none)$/.test(attributeOf(property, "val") ?? "1");
}

/** All elements of a name, in the order they stand, however deep. */
export function descendantsOf(node: Xml, name: string): Element[] {
  const found: Element[] = [];
  const waiting: ChildNode[] = [...node.children].reverse();
  while (waiting.length) {
    const next = waiting.pop()!;
    if (!isTag(next)) continue;
    if (nameOf(next) === name) found.push(next);
    for (let i = next.children.length - 1; i >= 0; i--) waiting.push(next.children[i]!);
  }
  return found;
}
