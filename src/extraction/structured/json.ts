import { type Node, node } from "./tree.ts";
import { tooMany } from "./volume.ts";

/** Nested deeper, no person and no shop wrote it. */
const DEEPEST = 100;
/** What stands between keys and values. */
const VALUES = [":", ","];

/** Reads a JSON object or list as a tree whose root is "JSON"; a list repeats its name, a list without one is of "item". Null for what is none, a sentence's end for what is damaged. */
export function jsonNode(source: string): Node | { damaged: string } | null {
  if (!/^\s*(\{\s*["}]|\[\s*[{[])/.test(source)) return null;
  const excess = tooMany(source, VALUES);
  if (excess) return excess;
  try {
    const value: unknown = JSON.parse(source, asWritten);
    return node("JSON", "", Array.isArray(value) ? nodesOf("item", value, 1) : childrenOf(value, 1));
  } catch (error) {
    return {
      damaged:
        error instanceof RangeError ? "its objects are nested too deep" : "it breaks off or is damaged",
    };
  }
}

/** Numbers keep their digits. */
function asWritten(_: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === "number" ? (context?.source ?? String(value)) : value;
}

function nodesOf(name: string, value: unknown, depth: number): Node[] {
  if (depth > DEEPEST) throw new RangeError("Nested too deep");
  if (Array.isArray(value)) return value.flatMap((each) => nodesOf(name, each, depth + 1));
  if (value === null || value === undefined) return [];
  if (typeof value === "object") return [node(name, "", childrenOf(value, depth))];
  return [node(name, String(value).replace(/\s+/g, " ").trim())];
}

function childrenOf(value: unknown, depth: number): Node[] {
  return Object.entries(value as object).flatMap(([name, each]) => nodesOf(name, each, depth + 1));
}
