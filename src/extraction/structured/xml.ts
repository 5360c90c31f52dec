import { type Node, node } from "./tree.ts";
import { tooMany } from "./volume.ts";

/** Why data can't be used: a sentence's end. */
interface Damage {
  damaged: string;
}

/** An element whose end is still to come. */
interface Open {
  /** With its namespace's prefix. */
  name: string;
  node: Node;
  text: string;
}

const NAME = String.raw`[A-Za-z_:\u0080-\uffff][\w:.\-\u0080-\uffff]*`;
const VALUE = String.raw`\s*=\s*("[^"]*"|'[^']*')`;
const ATTRIBUTE = new RegExp(`(${NAME})${VALUE}`, "g");
/** The end of an element, its beginning with its attributes, a text as it stands; or what tells nothing of the data. */
const MARKUP = new RegExp(
  [
    String.raw`</(${NAME})\s*>`,
    String.raw`<(${NAME})((?:\s+${NAME}(?:${VALUE.replace("(", "(?:")})?)*)\s*(/?)>`,
    String.raw`<!\[CDATA\[([\s\S]*?)\]\]>`,
    String.raw`<(?:!--[\s\S]*?--|\?[\s\S]*?\?|!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?)>`,
  ].join("|"),
  "y",
);
/** Where elements and attributes end. */
const VALUES = ["</", "/>", "="];
/** Elements within each other. */
const DEEPEST = 100;

/** Reads XML; null for what is none, and a sentence's end ("it breaks off …") for what is damaged. Entities of the document's own are not expanded. */
export function xmlNode(source: string): Node | Damage | null {
  return /^\s*</.test(source) ? (tooMany(source, VALUES) ?? parsed(source)) : null;
}

function parsed(source: string): Node | Damage {
  const open: Open[] = [{ name: "", node: node("", ""), text: "" }];
  for (let at = 0; at < source.length; at = MARKUP.lastIndex) {
    const from = source.indexOf("<", at);
    const last = open.at(-1)!;
    last.text += from < 0 ? source.slice(at) : source.slice(at, from);
    if (from < 0) break;
    MARKUP.lastIndex = from;
    const found = MARKUP.exec(source);
    if (!found) return source.includes(">", from) ? damagedAt(source, from) : BROKEN_OFF;
    const [, end, start, attributes, ended, plain] = found;
    if (plain !== undefined) last.text += ` ${plain} `;
    if (start) open.push({ name: start, node: node(local(start), "", attributesOf(attributes!)), text: "" });
    if (open.length > DEEPEST + 1) return { damaged: "its elements are nested too deep" };
    if ((end || ended) && !closed(open, end ?? start!)) return damagedAt(source, from);
  }
  const [{ text, node: whole }] = open as [Open];
  if (open.length > 1 || whole.children.length === 0) return BROKEN_OFF;
  return text.trim() || whole.children.length > 1 ? { damaged: "it is damaged" } : whole.children[0]!;
}

const BROKEN_OFF: Damage = { damaged: "it breaks off" };

function damagedAt(source: string, at: number): Damage {
  return { damaged: `it is damaged in line ${source.slice(0, at).split("\n").length}` };
}

/** Ends the innermost element, which must have this name, and hands it to the one around it. */
function closed(open: Open[], name: string): boolean {
  const around = open.at(-2);
  const element = open.pop();
  if (!around || element?.name !== name) return false;
  element.node.text = decoded(element.text);
  around.node.children.push(element.node);
  around.text += " ";
  return true;
}

function attributesOf(source: string): Node[] {
  const named = [...source.matchAll(ATTRIBUTE)].filter(([, name]) => !/^xmlns(:|$)/.test(name!));
  return named.map(([, name, value]) => node(`@${local(name!)}`, decoded(value!.slice(1, -1))));
}

/** A name without its namespace's prefix. */
function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
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
