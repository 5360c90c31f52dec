import { sql } from "kysely";
import { type Tx, tenant } from "../../db/mod.ts";
import { enqueue } from "../../jobs/mod.ts";
import type { ConflictProps } from "../../views/review_state.tsx";
import type { Member } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { saveCrossReference } from "../erp/mod.ts";
import { Conflict, Invalid, Malformed, NotFound } from "../errors.ts";
import { acknowledge, type FindingKey, type Order, orderOf, saveOrder } from "../orders/mod.ts";
import { itemOf, type Surroundings, surroundingsOf } from "./catalogue.ts";
import { decline, wordsOfLine } from "./decline.ts";
import { type Edits, editsOf, type Fault, type Form } from "./edit.ts";
import { HEADER, LINE, shown } from "./fields.ts";
import { askStock, compareTerms } from "./terms.ts";

/** What became of a posted form. */
export interface Saved {
  before: Seen;
  now: Seen;
  /** The version that the person has seen, or made. */
  version: number;
  faults: Map<string, Fault>;
  conflict?: ConflictProps;
}

interface Seen {
  order: Order;
  around: Surroundings;
}

interface Request {
  app: App;
  orderId: string;
  form: Form;
}

/**
 * Saves what a form changes in an order. When somebody else was first nothing is saved and both versions come back.
 * Throws `NotFound`, and `Malformed` for a form without its version.
 */
export async function saveForm(
  app: App,
  member: Member,
  request: { orderId: string; form: Form },
): Promise<Saved> {
  const chosen = Object.keys(request.form).flatMap((name) =>
    name.endsWith(".item") ? request.form[name]! : [],
  );
  await askStock(app, member, { orderId: request.orderId, chosen: chosen.filter(Boolean) });
  const within = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.db, member.idpOrganizationId, work);
  try {
    return await within((tx) => save(tx, member, { app, ...request }));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return within((tx) => bothVersions(tx, member, { app, ...request }));
  }
}

async function save(tx: Tx, member: Member, { app, orderId, form }: Request): Promise<Saved> {
  const before = await seen(tx, member, { app, orderId });
  const version = versionOf(form);
  const edits = editsOf(before.order, form);
  await findItems(tx, edits, before.around);
  const by = member.name || member.email;
  await decline(tx, before, { items: edits.items, by: member.email });
  if (edits.names.length) {
    await saveOrder(tx, { orderId, version, changes: edits.changes, by });
    await compareTerms(tx, app, orderId);
  }
  if (form.acknowledge) await acknowledge(tx, { orderId, ...findingIn(form.acknowledge), by });
  if (form.takeBack) await acknowledge(tx, { orderId, ...findingIn(form.takeBack), by: null });
  if (form.remember) await remember(tx, member, { ...before, lineId: form.remember });
  if (edits.changes.customer?.erpId) await matchAgain(tx, before.order);
  const now = await seen(tx, member, { app, orderId });
  return { before, now, version: edits.names.length ? now.order.version : version, faults: edits.faults };
}

async function seen(tx: Tx, member: Member, { app, orderId }: Omit<Request, "form">): Promise<Seen> {
  const { userId } = member;
  const order = await orderOf(tx, orderId, { userId });
  return { order, around: await surroundingsOf(tx, order, { cache: app.cache, userId }) };
}

function versionOf(form: Form): number {
  const version = Number(form.version);
  if (!Number.isInteger(version)) throw new Malformed("Cannot save the order: the form has lost its version");
  return version;
}

function findingIn(text: string): FindingKey {
  try {
    const { code, lineId, field } = JSON.parse(text) as FindingKey;
    return { code, lineId, field };
  } catch {
    throw new Malformed("Cannot tell which warning is meant");
  }
}

/** Completes chosen items by what the mirror knows of them. Throws `Invalid` for an item it doesn't have. */
async function findItems(tx: Tx, edits: Edits, { connectionId }: Surroundings) {
  for (const [lineId, itemId] of edits.items) {
    const item = itemId && connectionId ? await itemOf(tx, { connectionId, itemId }) : null;
    if (itemId && !item) throw new Invalid("Cannot choose the item: the ERP does not have it any more");
    const lines = edits.changes.lines ?? [];
    const change = lines.find(({ id }) => id === lineId);
    edits.changes.lines = [...lines.filter((line) => line !== change), { ...change, id: lineId, item }];
  }
}

/** Keeps a line's item for what the customer calls it. */
async function remember(tx: Tx, member: Member, { order, around, lineId }: Seen & { lineId: string }) {
  const line = order.lines.find(({ id }) => id === lineId);
  const customerText = line && wordsOfLine(line);
  if (!line?.match || !customerText || !around.connectionId)
    throw new NotFound("Cannot save the cross-reference: the line has no item any more");
  await saveCrossReference(tx, {
    connectionId: around.connectionId,
    customerErpId: order.customer.erpId,
    customerText,
    itemErpId: line.match.itemId,
    createdBy: member.email,
    orderLineId: line.id,
  });
}

/** Another customer has other addresses and other words for items. */
async function matchAgain(tx: Tx, { id, idpOrganizationId }: Order) {
  await tx
    .updateTable("extracted_orders")
    .set({ matched_at: sql<null>`null` })
    .where("id", "=", id)
    .execute();
  await enqueue(tx, "match_order", { idpOrganizationId, orderId: id }, { key: id });
}

async function bothVersions(tx: Tx, member: Member, { app, orderId, form }: Request): Promise<Saved> {
  const now = await seen(tx, member, { app, orderId });
  const { names, faults } = editsOf(now.order, form);
  const values = names.flatMap((name) => {
    const mine = form[`mine.${name}`] ?? form[name];
    return mine === undefined
      ? []
      : [{ name, label: labelOf(name, now.order), theirs: storedOf(name, now.order), mine }];
  });
  const closed = now.order.status !== "pending_review";
  const conflict = { values, closed };
  return { before: now, now, version: now.order.version, faults, conflict };
}

function labelOf(name: string, order: Order): string {
  if (name === "customer") return "Customer in the ERP";
  if (name === "shipTo") return "Ship-to in the ERP";
  const [, lineId, column] = /^lines\.([^.]+)\.(\w+)$/.exec(name) ?? [];
  if (!lineId) return HEADER.find((field) => field.name === name)?.label ?? "A new line";
  const number = order.lines.findIndex(({ id }) => id === lineId) + 1;
  return `Line ${number}: ${LINE.find(({ field }) => field === column)?.label ?? "Item"}`;
}

function storedOf(name: string, order: Order): string {
  if (name === "customer") return order.customer.erpId ?? "";
  if (name === "shipTo") return order.shipTo.erpId ?? "";
  const [, lineId, column] = /^lines\.([^.]+)\.(\w+)$/.exec(name) ?? [];
  if (!lineId) {
    const field = HEADER.find((each) => each.name === name);
    return field ? shown(field.kind, field.of(order)) : "";
  }
  const line = order.lines.find(({ id }) => id === lineId);
  if (column === "item") return line?.match?.sku ?? "";
  const cell = LINE.find(({ field }) => field === column);
  return cell ? shown(cell.kind, line?.[cell.field] ?? null) : "";
}
