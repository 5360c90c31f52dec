import type { Draft, HeaderField, LineField, Read } from "../../orders/mod.ts";
import { chargeWords, isCharge } from "./charges.ts";
import { structuredDraft } from "./draft.ts";
import type { Charge, StructuredLine, StructuredOrder } from "./order.ts";
import { all, type Paths, valueAt } from "./paths.ts";
import { isSalutation, joined, type Reads, readsFrom } from "./reads.ts";
import type { Node, Tree } from "./tree.ts";

/** An address: its parts, in their order, within the first of the places that there is. */
export interface Address {
  at: Paths;
  parts: string[];
}

/** Allowances and charges: an amount, or else a share in percent. */
export interface ChargeAt {
  at: Paths;
  amount: Paths;
  percent?: Paths;
  name?: Paths;
  allowance(charge: Node): boolean;
}

/** Where a format has what an order says. */
export interface Form {
  format: string;
  /** The root element's name. */
  root: RegExp;
  /** The orders within the root; absent: it is one. */
  orders?: Paths;
  /** The child by which an order is known wherever in the root it stands. */
  anywhere?: string;
  /** What an order must have, where other formats have roots of that name. */
  has?: string;
  /** What the document says it is, where that is no order. */
  otherKind?(order: Node, root: Node): string | null;
  header: Partial<Record<Exclude<HeaderField, "shipToAddress" | "billToAddress">, Paths>>;
  shipToAddress?: Address;
  billToAddress?: Address;
  buyerIds?: string[];
  accountIds?: string[];
  counted?: Paths;
  quantities?: Paths;
  net?: Paths;
  charges?: ChargeAt[];
  lines: Paths;
  number?: Paths;
  line: Partial<Record<LineField, Paths>>;
  deliveries?: { at: Paths; quantity: Paths; requiredDate: Paths };
  shipTo?: { name: Paths; address: Address };
  /** What a line says in words. */
  note?: Paths;
  /** What a line adds to its price or takes from it. */
  lineCharges?: ChargeAt;
  remarks?(line: Node): string[];
}

const NUMBERS = new Set<string>(["total", "quantity", "unitPrice", "priceBasis", "lineTotal"]);
const DATES = new Set<string>(["orderDate", "requiredDate", "shipDate"]);

/** Every order of a document whose root is this form's; null where it holds none. */
export function formDrafts(form: Form, { root, sheet }: Tree): Draft[] | null {
  const orders = form.anywhere ? topmost(root, form.anywhere) : everyAt(root, form.orders ?? ".");
  const those = orders.filter((order) => !form.has || all(order, form.has).length);
  if (!those.length) return null;
  const reads = readsFrom(sheet.name);
  return those.map((order) => structuredDraft(orderOf(form, { order, root, reads })));
}

/** The nodes that have such a child and stand in none that has one. */
function topmost(node: Node, child: string): Node[] {
  return all(node, child).length ? [node] : node.children.flatMap((each) => topmost(each, child));
}

function orderOf(
  form: Form,
  { order, root, reads }: { order: Node; root: Node; reads: Reads },
): StructuredOrder {
  const number = (paths?: Paths) => (paths ? reads.number(valueAt(order, paths)) : undefined);
  return {
    format: form.format,
    otherKind: form.otherKind?.(order, root),
    header: {
      ...valuesAt(order, form.header, reads),
      shipToAddress: addressOf(order, form.shipToAddress, reads),
      billToAddress: addressOf(order, form.billToAddress, reads),
    },
    lines: everyAt(order, form.lines)
      .map((line) => lineOf(form, line, reads))
      .filter(({ fields }) => Object.values(fields).some(Boolean)),
    counted: number(form.counted),
    quantities: number(form.quantities),
    net: number(form.net),
    charges: (form.charges ?? []).flatMap((each) => chargesOf(order, each, reads)),
    buyerIds: everyAt(order, form.buyerIds ?? []).map(reads.text),
    accountIds: everyAt(order, form.accountIds ?? []).map(reads.text),
  };
}

function lineOf(
  { line, number, deliveries, shipTo, note, lineCharges, remarks }: Form,
  item: Node,
  reads: Reads,
): StructuredLine {
  return {
    printedNumber: number && valueAt(item, number)?.text,
    fields: valuesAt(item, line, reads),
    deliveries:
      deliveries &&
      everyAt(item, deliveries.at).map((part) => ({
        quantity: reads.number(valueAt(part, deliveries.quantity)),
        requiredDate: reads.date(valueAt(part, deliveries.requiredDate)),
      })),
    shipTo: shipTo && {
      name: reads.text(valueAt(item, shipTo.name)),
      address: addressOf(item, shipTo.address, reads),
    },
    note: joined(everyAt(item, note ?? []).map(reads.text), " "),
    remarks: [
      ...(remarks?.(item) ?? []),
      ...besidePrice(lineCharges ? chargesOf(item, lineCharges, reads) : []),
    ],
  };
}

function chargesOf(from: Node, { at, amount, percent, name, allowance }: ChargeAt, reads: Reads): Charge[] {
  return everyAt(from, at).map((charge) => ({
    name: name && valueAt(charge, name)?.text,
    amount: reads.number(valueAt(charge, amount)),
    percent: percent ? reads.number(valueAt(charge, percent)) : undefined,
    allowance: allowance(charge),
  }));
}

function besidePrice(charges: Charge[]): string[] {
  const words = charges.filter(isCharge).map(chargeWords);
  return words.length ? [`has ${words.join(" and ")} beside its price`] : [];
}

function valuesAt<F extends HeaderField | LineField>(
  from: Node,
  paths: Partial<Record<F, Paths>>,
  reads: Reads,
) {
  const values = Object.entries(paths) as [F, Paths][];
  const read = ([field, at]: [F, Paths]) =>
    field === "notes"
      ? joined(everyAt(from, at).map(reads.text), " ")
      : NUMBERS.has(field) || DATES.has(field)
        ? readAs(field, valueAt(from, at), reads)
        : textAt(from, at, reads);
  return Object.fromEntries(values.map((each) => [each[0], read(each)])) as Partial<
    Record<F, Read | undefined>
  >;
}

function everyAt(from: Node, paths: Paths): Node[] {
  return [paths].flat().flatMap((path) => all(from, path));
}

function readAs(field: string, node: Node | undefined, reads: Reads): Read | undefined {
  return NUMBERS.has(field) ? reads.number(node) : reads.date(node);
}

/** The text at the first of the places that has one; a place of several parts ("first + last") has theirs. */
function textAt(from: Node, paths: Paths, reads: Reads): Read | undefined {
  for (const path of [paths].flat()) {
    const parts = path.split(" + ").map((part) => reads.text(valueAt(from, part)));
    const read = joined(parts, " ");
    if (read && !isSalutation(read.value)) return read;
  }
  return undefined;
}

function addressOf(from: Node, address: Address | undefined, reads: Reads): Read | undefined {
  const [place] = everyAt(from, address?.at ?? []);
  return joined((address?.parts ?? []).flatMap((part) => all(place, part)).map(reads.text));
}
