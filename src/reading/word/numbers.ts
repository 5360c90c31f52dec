import { attributeOf, childOf, childrenOf, type Xml } from "./xml.ts";

/** Puts the number of a list before a paragraph, as Word counts it; nothing before one of no list. */
export type NumberOf = (properties: Xml | undefined) => string;

interface Level {
  /** `bullet`, `decimal`, `lowerLetter`… */
  format: string;
  /** `%1.%2)`: numbers of the levels, with what stands around them. */
  text: string;
  start: number;
}

const MOST_LEVELS = 9;

/** Counts the lists of a document by its part `numbering.xml`. */
export function numberedBy(numbering: Xml | null): NumberOf {
  const lists = numbering ? listsOf(numbering) : new Map<string, Level[]>();
  const counts = new Map<string, number[]>();
  return (properties) => {
    const place = properties && childOf(properties, "numPr");
    const list = valueIn(place, "numId") ?? "";
    const depth = Math.min(MOST_LEVELS - 1, Math.max(0, Number(valueIn(place, "ilvl") ?? 0) || 0));
    const levels = lists.get(list);
    const level = levels?.[depth];
    if (!levels || !level || level.format === "none") return "";
    if (level.format === "bullet") return "- ";
    const count = counts.get(list) ?? [];
    count.length = Math.min(count.length, depth + 1);
    count[depth] = (count[depth] ?? level.start - 1) + 1;
    counts.set(list, count);
    return `${level.text.replace(/%(\d)/g, (_, at) => written(count[Number(at) - 1] ?? 1, levels[Number(at) - 1]?.format))} `;
  };
}

function listsOf(numbering: Xml): Map<string, Level[]> {
  const root = numbering.children.length ? (childOf(numbering, "numbering") ?? numbering) : numbering;
  const shapes = new Map(
    childrenOf(root, "abstractNum").map((shape) => [
      attributeOf(shape, "abstractNumId") ?? "",
      childrenOf(shape, "lvl")
        .slice(0, MOST_LEVELS)
        .map((level) => ({
          format: valueIn(level, "numFmt") ?? "decimal",
          text: valueIn(level, "lvlText") ?? "%1.",
          start: Number(valueIn(level, "start") ?? 1) || 1,
        })),
    ]),
  );
  return new Map(
    childrenOf(root, "num").map((list) => [
      attributeOf(list, "numId") ?? "",
      shapes.get(valueIn(list, "abstractNumId") ?? "") ?? [],
    ]),
  );
}

function valueIn(node: Xml | undefined, name: string): string | undefined {
  const property = node && childOf(node, name);
  return property && attributeOf(property, "val");
}

function written(count: number, format: string | undefined): string {
  const letter = String.fromCharCode(97 + ((count - 1) % 26));
  if (format === "lowerLetter") return letter;
  return format === "upperLetter" ? letter.toUpperCase() : String(count);
}
