import type { Finding } from "../../../db/mod.ts";
import type { Draft } from "../../orders/mod.ts";
import { decoded, type Reading, type Sheet } from "../../reading/mod.ts";
import { kept } from "../layout/words/memo.ts";
import { CII } from "./cii.ts";
import { CXML } from "./cxml.ts";
import { structuredDraft } from "./draft.ts";
import { EDIFACT, edifactDraft } from "./edifact.ts";
import { type Form, formDrafts } from "./form.ts";
import { GS1 } from "./gs1.ts";
import { IDOC } from "./idoc.ts";
import { jsonNode } from "./json.ts";
import { OAGIS } from "./oagis.ts";
import { OPENTRANS } from "./opentrans.ts";
import { type Message, messagesOf, type Syntax } from "./segments.ts";
import { SHOPS } from "./shops.ts";
import { TRADACOMS, tradacomsDraft } from "./tradacoms.ts";
import { type Node, type Tree, treeOf } from "./tree.ts";
import { UBL } from "./ubl.ts";
import { X12, x12Draft } from "./x12.ts";
import { XCBL } from "./xcbl.ts";
import { xmlNode } from "./xml.ts";

/** Orders that a file carries as data, and the sheets that show the data. */
export interface Structured {
  drafts: Draft[];
  sheets: Sheet[];
}

const FORMS: Form[] = [XCBL, UBL, CII, CXML, OPENTRANS, IDOC, OAGIS, GS1, ...SHOPS];
/** The name of any form's root. */
const ROOT = new RegExp(FORMS.map(({ root }) => root.source).join("|"));
const SYNTAXES: { name: string; syntax: Syntax; draft(message: Message): Draft }[] = [
  { name: "X12", syntax: X12, draft: x12Draft },
  { name: "EDIFACT", syntax: EDIFACT, draft: edifactDraft },
  { name: "TRADACOMS", syntax: TRADACOMS, draft: tradacomsDraft },
];
/** All orders of a file are written and checked in one transaction. */
const MOST_ORDERS = 1000;

/** Reads orders that are there as data, in a file of their own or inside a PDF; null where there are none. What is data without an order, or broken, says so. */
export function structuredOf({ text, type, attachments }: Reading): Structured | null {
  for (const attachment of attachments) {
    const found = ofTree(attachedTree(attachment), attachment.name);
    if (found) return found;
  }
  if (!text) return null;
  const xml = xmlNode(text);
  const tree = xml ?? jsonNode(text);
  const found = ofTree(tree, xml ? "XML" : "JSON") ?? ofSegments(text);
  if (found && found.drafts.length > MOST_ORDERS) return damaged("a batch", excessOf(found), text);
  if (found || !tree || (xml && type !== "xml")) return found;
  return withoutOrder(tree, { name: xml ? "XML" : "JSON", text });
}

/** What a file carries as XML that can't be read, so that only its page says what it orders. */
export function damagesOf({ attachments }: Reading): Finding[] {
  return attachments.flatMap((attachment) => {
    const { name } = attachment;
    if (!/\.xml$/i.test(name)) return [];
    const found = attachedTree(attachment);
    if (found && !("damaged" in found)) return [];
    const message = `The data inside the file ("${name}") can't be used, for ${found?.damaged ?? "it is no XML"}: the order was read from the page alone`;
    return [{ code: "damaged_data", level: "warning" as const, message }];
  });
}

const attachedTree = kept(({ bytes }: Reading["attachments"][number]) => xmlNode(decoded(bytes)));

function ofTree(found: Node | { damaged: string } | null, sheetName: string): Structured | null {
  if (!found || "damaged" in found) return null;
  const roots = rootsIn(found);
  if (!roots.length) return null;
  const { sheet } = treeOf(found, sheetName);
  const drafts = roots.flatMap((root) => draftsOf({ root, sheet }));
  const ordered = roots[0] === found ? drafts.length > 0 : drafts.some(({ lines }) => lines.length > 0);
  return ordered ? { drafts, sheets: [sheet] } : null;
}

/** The documents of a tree: it is one, or wraps some, as lists and envelopes do. */
function rootsIn(tree: Node, found: Node[] = []): Node[] {
  if (ROOT.test(tree.name)) found.push(tree);
  else for (const child of tree.children) rootsIn(child, found);
  return found;
}

function draftsOf(tree: Tree): Draft[] {
  for (const form of FORMS) {
    const drafts = form.root.test(tree.root.name) ? formDrafts(form, tree) : null;
    if (drafts) return drafts;
  }
  return [];
}

function ofSegments(text: string): Structured | null {
  for (const { name, syntax, draft } of SYNTAXES) {
    const messages = messagesOf(text, syntax);
    if (!messages) continue;
    if ("damaged" in messages) return damaged(name, messages.damaged, text);
    const { orders, others } = messages;
    if (orders.length) return { drafts: orders.map(draft), sheets: orders.map(({ tree }) => tree.sheet) };
    if (!others.length) return damaged(name, "has no message", text);
    const kinds = [...new Set(others)].map((kind) => `"${kind}"`).join(", ");
    return saying("no_order", `The file holds no order: its ${name} messages are ${kinds}`, text);
  }
  const torn = SYNTAXES.find(({ syntax }) => syntax.trace.test(text));
  return torn ? damaged(torn.name, "its head is missing or damaged", text) : null;
}

function withoutOrder(
  tree: Node | { damaged: string },
  { name, text }: { name: string; text: string },
): Structured {
  if ("damaged" in tree) return damaged(name, tree.damaged, text);
  const keys = tree.children.slice(0, 5).map((child) => child.name);
  const what =
    name === "XML"
      ? `its root element is "${tree.name}"`
      : `it begins with ${keys.map((key) => `"${key}"`).join(", ")}`;
  return saying("no_order", `The file is ${name}, but no kind of order that is known: ${what}`, text);
}

function excessOf({ drafts }: Structured): string {
  const [count, most] = [drafts.length, MOST_ORDERS].map((number) => number.toLocaleString("en"));
  return `it holds ${count} orders, more than the ${most} that are read of one file`;
}

function damaged(name: string, why: string, text: string): Structured {
  return saying("damaged_data", `The file is ${name}, but ${why}: nothing was read`, text);
}

/** An order without anything but why; a person sees the file as it is. */
function saying(code: "no_order" | "damaged_data", message: string, text: string): Structured {
  const findings = [{ code, level: "error" as const, message }];
  const draft = structuredDraft({ format: "unknown", header: {}, lines: [], findings });
  const cells = text
    .slice(0, SHOWN)
    .split(/\r?\n/)
    .map((line, row) => ({ row, column: 0, text: line, value: line, kind: "text" as const }));
  return { drafts: [draft], sheets: [{ name: "Text", hidden: false, cells, merges: [], prose: true }] };
}

/** Characters of a file without an order that are shown. */
const SHOWN = 100_000;
