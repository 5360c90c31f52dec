import { labelOf } from "../head/labels.ts";
import type { Role } from "../words/vocabulary.ts";

type Roles = (Role | null)[];

const NAMING: Roles = ["code", "customerSku", "supplierSku", "gtin", "item", "lineNumber"];
const TEXTS: Roles = ["description", "codeDescription", "item"];
/** Rows from which on a value that never changes tells something of the order, not of the row. */
const SAME = 3;

/** The roles of a sheet's columns without those that say nothing of their row: empty ones, and what an export repeats on every row. */
export function ofRows(roles: Roles, texts: string[][], labels: string[]): Roles {
  const constant = texts.map((column) => column.length >= SAME && new Set(column).size === 1);
  const varies = (names: Roles, but: number) =>
    roles.some((role, i) => i !== but && names.includes(role) && !constant[i] && texts[i]!.some(Boolean));
  return roles.map((role, i) => {
    const naming = NAMING.includes(role);
    const text = TEXTS.includes(role);
    if ((naming || text) && !texts[i]!.some(Boolean)) return null;
    const isStrange =
      isOfOrder(labels[i]!, texts[i]!) || isOfParty(labels[i]!, labels) || isInner(labels[i]!, labels);
    if (naming && isStrange && varies(NAMING, i)) return "other";
    if ((naming && varies(NAMING, i)) || (text && varies(TEXTS, i))) return constant[i] ? "other" : role;
    if (role === "date" && DATE.test(labels[i]!) && sharedBy(orderOf(labels, texts), texts[i]!))
      return "otherDate";
    if (role === "lineTotal" && OF_ORDER.test(labels[i]!) && isRepeated(texts[i]!)) return "other";
    if (role === "lineTotal" && constant[i] && varies(["quantity"], i)) return "other";
    return role;
  });
}

/** An export's own number of what it lists: "Internal ID", "Num". */
export const BARE_ID =
  /^(internal |record |entity |increment |transaction |external )?id$|^(num|no|nr|number)\.?$/i;

/** An amount that may be the order's: "Order Total". */
const OF_ORDER = /^(order|cart)\b/i;

/** Whether a row repeats what the one above it says. */
function isRepeated(texts: string[]): boolean {
  return texts.some((text, i) => text !== "" && text === texts[i - 1]);
}

/** Letters from which on a number is no line's. */
const LONG = 4;

/** Whether a number that an export gives what it lists stands on several rows: it is the order's. */
function isOfOrder(label: string, texts: string[]): boolean {
  const isLong = /id$/i.test(label) || texts.every(({ length }) => length >= LONG);
  return isLong && BARE_ID.test(label.replaceAll("_", " ")) && new Set(texts).size < texts.length;
}

/** A day of which nothing says what is on it. */
const DATE = /^(date|datum|fecha|data)$/i;

/** What tells the orders of a list apart. */
function orderOf(labels: string[], texts: string[][]): string[] {
  const at = labels.findIndex((label, i) => namesOrder(label) || isOfOrder(label, texts[i]!));
  return texts[at] ?? [];
}

/** How sure a heading must be that it names an order's number. */
const SURE = 3;

/** Whether a heading surely names an order's number. */
export function namesOrder(heading: string): boolean {
  const named = labelOf(heading);
  return named?.label === "poNumber" && named.strength >= SURE;
}

/** Whether each order has one day: it is the order's own. */
function sharedBy(orders: string[], days: string[]): boolean {
  const each = Map.groupBy(days, (_, row) => orders[row] ?? "");
  return orders.length > 0 && [...each.values()].every((own) => new Set(own).size === 1);
}

/** Whether a number is of who buys or sells, whose name stands beside it: "Customer Code" beside "Customer Name". */
function isOfParty(label: string, labels: string[]): boolean {
  const party = OF_PARTY.exec(label.replaceAll("_", " "))?.[1];
  return (
    party !== undefined && labels.some((other) => NAMES_PARTY.exec(other.replaceAll("_", " "))?.[1] === party)
  );
}

const OF_PARTY =
  /^(customer|client|buyer|account|vendor|supplier|dealer|retailer|merchant|store) (?:code|id|no|number|nr|#)\.?$/i;
const NAMES_PARTY =
  /^(customer|client|buyer|account|vendor|supplier|dealer|retailer|merchant|store) (?:name|e-?mail|company)$/i;

/** Whether a program's own number of an item stands beside its code: "Product ID" beside "Product SKU". */
function isInner(label: string, labels: string[]): boolean {
  return /^(product|item|variant)[ _]id$/i.test(label) && labels.some((other) => /\bsku$/i.test(other));
}

/** The first half of a code whose rest stands below: "RM-" over "24002". */
const BROKEN = /^\p{L}{1,5}[-/]$/u;

/** The same on a page for its descriptions: one that never changes beside one that does names a kind of goods or service. */
export function onePerRow(roles: Roles, texts: string[][]): Roles {
  const isText = (i: number) =>
    TEXTS.includes(roles[i]!) && !texts[i]!.every((text) => CODE.test(text) || BROKEN.test(text));
  const kinds = texts.map((column) => (column.length < SAME ? SAME : new Set(column).size));
  const varied = kinds.some((count, i) => isText(i) && count > 1 && texts[i]!.every(Boolean));
  return roles.map((role, i) => (isText(i) && varied && kinds[i] === 1 ? "other" : role));
}

/** One word with a digit in it. */
const CODE = /^\S*\d\S*$/;
