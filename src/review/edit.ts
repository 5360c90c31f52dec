import type { Evidence } from "../../db/mod.ts";
import { Malformed } from "../errors.ts";
import { isUuid } from "../formats.ts";
import type { LineChange, OrderChanges, OrderHead, OrderLine, OrderPart } from "../orders/mod.ts";
import { HEADER, type Kind, LINE, shown } from "./fields.ts";
import { dayTyped, numberTyped, type Style, styleOf, type Typed } from "./typed.ts";

/** A form as it was posted. */
export type Form = Record<string, string>;

/** A value that could not be read, as it was typed. */
export interface Fault {
  typed: string;
  fault: string;
}

export interface Edits {
  changes: OrderChanges;
  /** By field name. */
  faults: Map<string, Fault>;
  /** Names of the fields that change. */
  names: string[];
  /** The ERP's ids that were chosen and whose code and words are still to be found, by line id. */
  items: Map<string, string | null>;
}

/** The lines that a posted form names. */
export function namedLines(form: Form): string[] {
  const named = Object.entries(form).flatMap(([name, value]) => {
    if (name === "remove" || name === "remember") return value;
    const text = name === "acknowledge" || name === "takeBack" ? value : name;
    return /(?:lines\.|"lineId":")([0-9a-f-]{36})/.exec(text)?.[1] ?? [];
  });
  return [...new Set(named)].filter(isUuid);
}

/** What a posted form changes in the order, which has the lines that it names: fields that are there already as they stand are left out. */
export function editsOf(order: OrderPart, posted: Form): Edits {
  const form = withMine(posted);
  const edits: Edits = { changes: {}, faults: new Map(), names: [], items: new Map() };
  const style = styleOf(order);
  const reader: Reader = {
    form,
    edits,
    style,
    from: order.orderDate ?? new Date().toISOString().slice(0, 10),
    currency: order.currency,
  };
  headerEdits(order, reader);
  for (const line of order.lines) lineEdits(line, reader);
  newLines(reader);
  const gone = form.remove;
  if (gone) changeLine(edits, { id: gone, remove: true });
  if (form.add) edits.changes.lines = [...(edits.changes.lines ?? []), {}];
  if (form.remove || form.add) edits.names.push("lines");
  return edits;
}

interface Reader {
  form: Form;
  edits: Edits;
  style: Style;
  from: string;
  currency: string | null;
}

/** "Use mine" posts its value beside the field's own; it wins. */
function withMine(form: Form): Form {
  const mine = Object.entries(form).filter(([name]) => name.startsWith("mine."));
  return { ...form, ...Object.fromEntries(mine.map(([name, value]) => [name.slice("mine.".length), value])) };
}

function headerEdits(order: OrderHead, reader: Reader) {
  const { form, edits } = reader;
  const { changes } = edits;
  for (const field of HEADER) {
    const change = changed(field.name, { kind: field.kind, stored: field.of(order) }, reader);
    if (!change) continue;
    field.put(changes, change.value);
    const evidence = evidenceIn(form, field.name);
    if (evidence) changes.evidence = { ...changes.evidence, [field.name]: evidence };
  }
  const customer = form.customer?.trim();
  if (customer !== undefined && customer !== (order.customer.erpId ?? "")) {
    changes.customer = { ...changes.customer, erpId: customer || null };
    edits.names.push("customer");
  }
  const shipTo = form.shipTo?.trim();
  if (shipTo !== undefined && shipTo !== (order.shipTo.erpId ?? "")) {
    changes.shipTo = { ...changes.shipTo, erpId: shipTo || null };
    edits.names.push("shipTo");
  }
}

function lineEdits(line: OrderLine, reader: Reader) {
  const { form, edits } = reader;
  for (const { field, kind } of LINE) {
    const name = `lines.${line.id}.${field}`;
    const change = changed(name, { kind, stored: line[field] }, reader);
    if (!change) continue;
    const evidence = evidenceIn(form, name);
    const found = edits.changes.lines?.find(({ id }) => id === line.id)?.evidence;
    changeLine(edits, {
      id: line.id,
      [field]: change.value,
      ...(evidence && { evidence: { ...found, [field]: evidence } }),
    });
  }
  const item = form[`lines.${line.id}.item`]?.trim();
  if (item !== undefined && item !== (line.match?.itemId ?? "")) {
    edits.items.set(line.id, item || null);
    edits.names.push(`lines.${line.id}.item`);
  }
}

/** Fields named `new.<n>.<field>` are lines to be added; a line of which nothing can be read is not. */
function newLines(reader: Reader) {
  const { form, edits } = reader;
  const numbers = new Set(Object.keys(form).flatMap((name) => /^new\.(\d{1,4})\./.exec(name)?.[1] ?? []));
  for (const number of [...numbers].sort((a, b) => Number(a) - Number(b))) {
    const line: LineChange = {};
    for (const { field, kind } of LINE) {
      const change = changed(`new.${number}.${field}`, { kind, stored: null }, reader);
      if (change) line[field] = change.value;
    }
    if (Object.keys(line).length) edits.changes.lines = [...(edits.changes.lines ?? []), line];
  }
}

function changed(
  name: string,
  { kind, stored }: { kind: Kind; stored: string | null },
  { form, edits, style, from, currency }: Reader,
): { value: string | null } | null {
  const typed = form[name]?.replaceAll("\r\n", "\n");
  if (typed === undefined || isShown(typed.trim(), { kind, stored, currency })) return null;
  const read = readTyped(typed, { kind, style, from });
  if ("fault" in read) {
    edits.faults.set(name, { typed, fault: read.fault });
    return null;
  }
  if (isShown(read.value ?? "", { kind, stored, currency })) return null;
  edits.names.push(name);
  return read;
}

function isShown(
  text: string,
  { kind, stored, currency }: { kind: Kind; stored: string | null; currency: string | null },
) {
  return text === (stored ?? "").trim() || text === shown(kind, stored, currency);
}

function readTyped(typed: string, { kind, style, from }: { kind: Kind; style: Style; from: string }): Typed {
  if (kind === "number" || kind === "money") return numberTyped(typed, style);
  if (kind === "day") return dayTyped(typed, { monthFirst: style.monthFirst, from });
  if (kind === "currency") return currencyTyped(typed);
  return { value: typed.trim() || null };
}

const SYMBOLS: Record<string, string> = {
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  US$: "USD",
  C$: "CAD",
  CA$: "CAD",
  "¥": "JPY",
};

function currencyTyped(typed: string): Typed {
  const text = typed.trim().toUpperCase();
  const value = SYMBOLS[text] ?? text;
  if (!value || /^[A-Z]{3}$/.test(value)) return { value: value || null };
  return { fault: `"${typed.trim()}" is not a currency such as USD` };
}

function changeLine(edits: Edits, change: LineChange & { id: string }) {
  const lines = edits.changes.lines ?? [];
  const before = lines.find(({ id }) => id === change.id);
  edits.changes.lines = before
    ? lines.map((line) => (line === before ? { ...line, ...change } : line))
    : [...lines, change];
}

function evidenceIn(form: Form, name: string): Evidence | undefined {
  const text = form[`evidence.${name}`];
  if (!text) return undefined;
  try {
    const read = JSON.parse(text) as Record<string, unknown>;
    const words = String(read.text ?? "").slice(0, 500);
    if (typeof read.sheet === "string" && typeof read.cell === "string")
      return { sheet: read.sheet, cell: read.cell, text: words };
    const box = read.box as unknown[];
    const [x0, y0, x1, y1] = box.map(Number);
    if (Number.isInteger(read.page) && [x0, y0, x1, y1].every(Number.isFinite))
      return { page: Number(read.page), box: [x0!, y0!, x1!, y1!], text: words };
  } catch {
    // Falls through to the refusal.
  }
  throw new Malformed(`Cannot save "${name}": its place in the document is malformed`);
}
