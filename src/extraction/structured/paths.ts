import type { Node } from "./tree.ts";

/** Where values stand, best place first: "Party/Name", "A|B/Name", "Amount/@currencyID", "PARTY[PARTY_ROLE=buyer|customer]/ADDRESS/NAME", of texts also "first + last". */
export type Paths = string | readonly string[];

interface Step {
  names: string[];
  /** The child that must have one of these texts. */
  where?: { name: string; texts: string[] };
}

const known = new Map<string, Step[]>();

/** Every node at a path; "." is the node itself. */
export function all(from: Node | undefined, path: string): Node[] {
  let found = from ? [from] : [];
  if (path === ".") return found;
  for (const step of stepsOf(path)) {
    const next: Node[] = [];
    for (const { children } of found) for (const each of children) if (fits(each, step)) next.push(each);
    found = next;
  }
  return found;
}

/** The first node at one of the paths, in their order. */
export function first(from: Node | undefined, ...paths: string[]): Node | undefined {
  for (const path of paths) {
    const [found] = all(from, path);
    if (found) return found;
  }
  return undefined;
}

/** The first node that has a text at one of the paths, in their order. */
export function valueAt(from: Node | undefined, paths: Paths): Node | undefined {
  for (const path of [paths].flat()) {
    const found = all(from, path).find(({ text }) => text);
    if (found) return found;
  }
  return undefined;
}

function fits(node: Node, { names, where }: Step): boolean {
  if (!names.includes(node.name)) return false;
  return !where || node.children.some(({ name, text }) => name === where.name && where.texts.includes(text));
}

function stepsOf(path: string): Step[] {
  const steps = known.get(path) ?? path.split("/").map(stepOf);
  if (!known.has(path)) known.set(path, steps);
  return steps;
}

function stepOf(step: string): Step {
  const [, names, name, texts] = /^([^[]+)(?:\[([^=]+)=(.*)\])?$/.exec(step)!;
  return { names: names!.split("|"), ...(name && { where: { name, texts: texts!.split("|") } }) };
}
