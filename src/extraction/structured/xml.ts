import { XMLParser, XMLValidator } from "fast-xml-parser";
import { type Node, node } from "./tree.ts";
import { tooMany } from "./volume.ts";

type Raw = Record<string, unknown>;

const PARSER = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  jPath: false,
} as const;

/** "Smith & Sons", as made by hand. */
const BARE_AMPERSAND = /&(?![#\w]{1,40};)/g;
/** Where elements and attributes end. */
const VALUES = ["</", "/>", "="];
/** The validator's code for elements that never end. */
const UNCLOSED = "InvalidXml";

/** Reads XML; null for what is none, and a sentence's end ("it breaks off …") for what is damaged. Entities of the document's own are not expanded. */
export function xmlNode(written: string): Node | { damaged: string } | null {
  const source = written.trimStart();
  const above = written.slice(0, written.length - source.length).split("\n").length - 1;
  if (!source.startsWith("<")) return null;
  const excess = tooMany(source, VALUES);
  if (excess) return excess;
  const valid = XMLValidator.validate(source.replace(BARE_AMPERSAND, "&amp;"), {
    allowBooleanAttributes: true,
  });
  if (valid !== true)
    return {
      damaged:
        valid.err.code === UNCLOSED ? "it breaks off" : `it is damaged in line ${above + valid.err.line}`,
    };
  try {
    const elements = new XMLParser(PARSER).parse(source) as Raw[];
    const [root, ...others] = elements.filter((each) => !("#text" in each));
    if (others.length > 0) return { damaged: "it goes on behind its end" };
    return root ? nodeOf(root) : null;
  } catch (error) {
    const deep = error instanceof Error && /nested/i.test(error.message);
    return { damaged: deep ? "its elements are nested too deep" : "it is damaged" };
  }
}

function nodeOf(raw: Raw): Node {
  const name = Object.keys(raw).find((key) => key !== ":@")!;
  const content = raw[name] as Raw[];
  const texts = content.filter((part) => "#text" in part).map((part) => String(part["#text"]));
  const attributes = Object.entries((raw[":@"] ?? {}) as Record<string, string>);
  return node(name, decoded(texts.join(" ")), [
    ...attributes.map(([key, value]) => node(`@${key}`, decoded(String(value)))),
    ...content.filter((part) => !("#text" in part)).map(nodeOf),
  ]);
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** XML's own five entities and character references; white space as one blank. */
function decoded(text: string): string {
  if (!/[&\s]/.test(text)) return text;
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
      if (name) return ENTITIES[name] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, " ")
    .trim();
}
