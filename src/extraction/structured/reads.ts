import { Decimal } from "decimal.js";
import type { Read } from "../../orders/mod.ts";
import type { Node } from "./tree.ts";

/** Takes values out of a tree, each with its cell on the tree's sheet; absent or unreadable is undefined. */
export interface Reads {
  text(node: Node | undefined): Read | undefined;
  attribute(node: Node | undefined, name: string): Read | undefined;
  number(node: Node | undefined): Read | undefined;
  /** `2026-04-19`, `20260419`, `260419` or a longer time that begins so, as YYYY-MM-DD. */
  date(node: Node | undefined): Read | undefined;
  dateAttribute(node: Node | undefined, name: string): Read | undefined;
  numberAttribute(node: Node | undefined, name: string): Read | undefined;
}

/** Reads from the sheet of this name. */
export function readsFrom(sheet: string): Reads {
  const at = (node: Node, column: "B" | "C", text: string) => ({
    evidence: { sheet, cell: `${column}${node.row + 1}`, text },
    confidence: 1,
  });
  const text: Reads["text"] = (node) =>
    node?.text ? { value: node.text, ...at(node, "B", node.text) } : undefined;
  const attribute: Reads["attribute"] = (node, name) => {
    const value = node?.attributes[name];
    return node && value ? { value, ...at(node, "C", `${name}=${value}`) } : undefined;
  };
  return {
    text,
    attribute,
    number: (node) => changed(text(node), decimalOf),
    date: (node) => changed(text(node), dayOf),
    dateAttribute: (node, name) => changed(attribute(node, name), dayOf),
    numberAttribute: (node, name) => changed(attribute(node, name), decimalOf),
  };
}

function changed(read: Read | undefined, change: (value: string) => string | null): Read | undefined {
  const value = read ? change(read.value) : null;
  return read && value !== null ? { ...read, value } : undefined;
}

/** The formats that are read here all write a point; a decimal comma is EDIFACT's second choice. */
function decimalOf(text: string): string | null {
  const plain = text.trim().replace(",", ".");
  return /^[+-]?\d{1,20}(\.\d{1,12})?$|^[+-]?\.\d{1,12}$/.test(plain) ? new Decimal(plain).toFixed() : null;
}

function dayOf(text: string): string | null {
  const [, year, month, day] =
    /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ??
    /^(\d{4})(\d\d)(\d\d)(?:\d{4}|\d{6})?$/.exec(text) ??
    /^(\d\d)(\d\d)(\d\d)$/.exec(text) ??
    [];
  if (!year || !month || !day) return null;
  const full = `${year.length === 2 ? "20" : ""}${year}-${month}-${day}`;
  const time = new Date(`${full}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(full) ? full : null;
}

/** The fields that were found. */
export function present<F extends string>(
  fields: Partial<Record<F, Read | undefined>>,
): Partial<Record<F, Read>> {
  return Object.fromEntries(Object.entries(fields).filter(([, read]) => read)) as Partial<Record<F, Read>>;
}

/** Several values as one, pointing to the first. */
export function joined(reads: (Read | undefined)[], separator = ", "): Read | undefined {
  const found = reads.filter((read) => read !== undefined);
  const [head] = found;
  return head && { ...head, value: found.map(({ value }) => value).join(separator) };
}
