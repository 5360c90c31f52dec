import type { Element } from "../html/tree.ts";
import type { Stop } from "./tabs.ts";
import { attributeOf, childOf, childrenOf, descendantsOf, type Xml } from "./xml.ts";

/** What the styles of an OpenDocument text say. */
export interface OpenStyles {
  /** The tab stops of paragraphs of a style. */
  stopsOf(style: string | undefined): Stop[];
  /** CSS of why nobody sees words of a style, hidden, white or of size 0, or of the line through them; empty where they show. */
  cssOf(style: string | undefined): string;
  /** Whether a list's items have numbers. */
  isNumbered(list: string | undefined): boolean;
  /** Whether a cell or table has a ground of colour, on which white letters show. */
  isShaded(style: string | undefined): boolean;
  /** Whether a line runs through words of a style. */
  isStruck(style: string | undefined): boolean;
  /** Whether a table of a style doesn't show. */
  isHidden(style: string | undefined): boolean;
}

const POINTS: Record<string, number> = { in: 72, cm: 28.35, mm: 2.835, pt: 1, pc: 12, px: 0.75 };
/** Points of a usual letter of 11 points. */
const LETTER = 5.5;
const MOST_PARENTS = 10;

/** Looks up the styles of some parts; a style has what its parents have and it doesn't say itself. */
export function openStyles(parts: Xml[]): OpenStyles {
  const named = new Map(
    parts.flatMap((part) => descendantsOf(part, "style").map((style) => [attributeOf(style, "name"), style])),
  );
  const lists = parts.flatMap((part) => descendantsOf(part, "list-style"));
  const line = (name: string | undefined): Element[] => {
    const found: Element[] = [];
    let style = named.get(name);
    for (; style && found.length < MOST_PARENTS; style = named.get(attributeOf(style, "parent-style-name")))
      found.push(style);
    return found;
  };
  const said = (name: string | undefined, properties: string, attribute: string) =>
    line(name)
      .flatMap((style) => childrenOf(style, properties))
      .map((each) => attributeOf(each, attribute))
      .find((value) => value !== undefined);
  const isStruck = (name: string | undefined) =>
    ["text-line-through-style", "text-line-through-type"].some(
      (line) => (said(name, "text-properties", line) ?? "none") !== "none",
    );
  return {
    stopsOf: (name) => {
      const own = line(name).flatMap((style) => descendantsOf(style, "tab-stops"))[0];
      return own ? childrenOf(own, "tab-stop").map(stopOf) : [];
    },
    cssOf: (name) => {
      if (said(name, "text-properties", "display") === "none") return "display:none";
      if (/^0+(\.0+)?\D*$/.test(said(name, "text-properties", "font-size") ?? "")) return "font-size:0";
      const isWhite = /^#f{6}$/i.test(said(name, "text-properties", "color") ?? "");
      const ground = said(name, "text-properties", "background-color");
      if (isWhite && !isColour(ground)) return "color:#ffffff";
      return isStruck(name) ? "text-decoration:line-through" : "";
    },
    isNumbered: (name) => {
      const style = lists.find((each) => attributeOf(each, "name") === name);
      return style !== undefined && childOf(style, "list-level-style-number") !== undefined;
    },
    isShaded: (name) =>
      ["table-cell-properties", "table-properties", "paragraph-properties"].some((properties) =>
        isColour(said(name, properties, "background-color")),
      ),
    isStruck,
    isHidden: (name) => said(name, "table-properties", "display") === "false",
  };
}

function isColour(ground: string | undefined): boolean {
  return ground !== undefined && !/^(transparent|#f{6})$/i.test(ground);
}

function stopOf(stop: Element): Stop {
  const [, size, unit] = /^([\d.]+)([a-z]+)$/.exec(attributeOf(stop, "position") ?? "") ?? [];
  return {
    at: Math.round((Number(size ?? 0) * (POINTS[unit ?? ""] ?? 0)) / LETTER),
    right: /^(right|char)$/.test(attributeOf(stop, "type") ?? ""),
  };
}
