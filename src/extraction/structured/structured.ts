import type { Draft } from "../../orders/mod.ts";
import type { Reading, Sheet } from "../../reading/mod.ts";
import { ciiDraft } from "./cii.ts";
import { cxmlDraft } from "./cxml.ts";
import { edifactDraft } from "./edifact.ts";
import { edifactMessages, x12Messages } from "./segments.ts";
import { type Tree, xmlTree } from "./tree.ts";
import { ublDraft } from "./ubl.ts";
import { x12Draft } from "./x12.ts";

/** Orders that a file carries as data, and the sheets that show the data. */
export interface Structured {
  drafts: Draft[];
  sheets: Sheet[];
}

/** Reads Order-X, Factur-X, UBL, cXML, EDIFACT ORDERS and X12 850, in a file of their own or inside a PDF; null where there are none. */
export function structuredOf({ text, attachments }: Reading): Structured | null {
  for (const { name, bytes } of attachments) {
    const found = fromXml(new TextDecoder().decode(bytes), name);
    if (found) return found;
  }
  return text ? (fromXml(text, "XML") ?? fromSegments(text)) : null;
}

function fromXml(source: string, sheetName: string): Structured | null {
  if (!/^\s*(\uFEFF)?\s*</.test(source)) return null;
  const tree = xmlTree(source, sheetName);
  const draft = tree && draftOf(tree);
  return draft ? { drafts: [draft], sheets: [tree.sheet] } : null;
}

function draftOf(tree: Tree): Draft | null {
  return ublDraft(tree) ?? ciiDraft(tree) ?? cxmlDraft(tree);
}

function fromSegments(text: string): Structured | null {
  const x12 = x12Messages(text);
  const messages = x12 ?? edifactMessages(text);
  if (!messages?.length) return null;
  return {
    drafts: messages.map((message) => (x12 ? x12Draft(message) : edifactDraft(message))),
    sheets: messages.map(({ tree }) => tree.sheet),
  };
}
