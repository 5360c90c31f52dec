import { sql, type Updateable } from "kysely";
import type { Database, Evidence, Finding, Tx } from "../../db/mod.ts";
import { enqueue } from "../../jobs/mod.ts";
import { Conflict, Invalid, NotFound } from "../errors.ts";
import { changedLines, type LineChange } from "./_save_lines.ts";
import { dayOrFault, decimalOrFault, LONGEST_NUMBER, textOrFault } from "./_values.ts";
import { HEADER_FIELDS } from "./draft.ts";
import { recheck, setFindings } from "./findings.ts";
import type { OrderHead } from "./order.ts";
import { partOf } from "./part.ts";

/** What a person changed; what is left out stays. Null empties a field. */
export interface OrderChanges {
  poNumber?: string | null;
  orderDate?: string | null;
  requiredDate?: string | null;
  shipDate?: string | null;
  currency?: string | null;
  total?: string | null;
  notes?: string | null;
  /** `erpId` is a person's choice of the ERP's customer. */
  customer?: { name?: string | null; erpId?: string | null };
  shipTo?: { name?: string | null; address?: string | null; erpId?: string | null };
  billTo?: { name?: string | null; address?: string | null };
  lines?: LineChange[];
  /** Where the new header values stand, for values picked in the document. */
  evidence?: Record<string, Evidence>;
}

/** What somebody outside of the order finds out about some of its lines, or about all of them. */
export interface Outsider {
  codes: string[];
  findings(lineIds: string[] | undefined): Promise<Finding[]>;
}

interface Save {
  orderId: string;
  /** The one that the person has seen. */
  version: number;
  changes: OrderChanges;
  by?: string;
  outsider?: Outsider;
}

/**
 * Saves what a person changed and checks the order anew. A field's reading finding goes with the value it speaks of.
 * Gives the ids of the lines that came. Throws `Conflict` when the order has another version or has left review, `Invalid`
 * for a value that is none.
 */
export async function saveOrder(
  tx: Tx,
  { orderId, version, changes, by, outsider }: Save,
): Promise<string[]> {
  const ids = changes.lines?.flatMap(({ id }) => id ?? []);
  const before = await partOf(tx, orderId, { ids });
  const header = headerRow(before, changes, by);
  const touched = touchedHeader(before, changes);
  const evidence = { ...before.evidence, ...changes.evidence };
  for (const field of touched) if (!changes.evidence?.[field]) delete evidence[field];
  const lines = changedLines(before, changes.lines ?? [], { by, last: await lastPosition(tx, orderId) });
  const findings = before.findings.filter(
    ({ field, lineId }) => !field || !(lineId ? lines.touched.get(lineId)?.has(field) : touched.has(field)),
  );
  if (await meansAnother(tx, before, { touched, changes })) await matchAgain(tx, before);
  const { numUpdatedRows } = await tx
    .updateTable("extracted_orders")
    .set({ ...header, evidence, findings, version: sql<number>`version + 1` })
    .where("id", "=", orderId)
    .where("version", "=", version)
    .where("status", "=", "pending_review")
    .executeTakeFirst();
  if (!numUpdatedRows) throw await conflict(tx, orderId);
  const added = await lines.write(tx);
  const everything =
    lines.moved ||
    header.customer_erp_id !== undefined ||
    header.currency !== undefined ||
    touched.has("orderDate");
  const lineIds = everything ? undefined : (ids ?? []);
  await checkAnew(tx, orderId, { outsider, lineIds });
  if (by) await learn(tx, before, { by, changes, touched, lines: lines.touched });
  return added;
}

/**
 * Another customer has other addresses and other words for items; unless a person has chosen one it is found by its
 * name, as an address is. At another address, or on another day, some words may mean another item.
 */
async function meansAnother(
  tx: Tx,
  { customer, shipTo }: OrderHead,
  { touched, changes }: { touched: Set<string>; changes: OrderChanges },
): Promise<boolean> {
  const { erpId } = changes.customer ?? {};
  if (erpId !== undefined) return erpId !== null;
  if (customer.score !== 1 && touched.has("customerName")) return true;
  if (customer.erpId === null) return false;
  const place = changes.shipTo?.erpId;
  const isMoved = place !== undefined && place !== shipTo.erpId;
  const isOpen = place === undefined && !(shipTo.erpId && shipTo.chosen);
  if (isOpen && (touched.has("shipToName") || touched.has("shipToAddress"))) return true;
  const scopes = { places: isMoved, days: touched.has("orderDate") };
  return (scopes.places || scopes.days) && (await hasScopedWords(tx, customer.erpId, scopes));
}

/** Whether some of a customer's words hold at one of its addresses alone, or for some days. */
async function hasScopedWords(
  tx: Tx,
  customerErpId: string,
  { places, days }: { places: boolean; days: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from cross_references
      where revoked_at is null and challenges is null and (customer_erp_id = ${customerErpId} or customer_erp_id is null)
        and (${places} and ship_to_erp_id is not null or ${days} and coalesce(valid_from, valid_to) is not null)) as found`.execute(
    tx,
  );
  return rows[0]!.found;
}

/** Has an order matched anew. Before it is touched, as a match that ends takes its job first. */
export async function matchAgain(
  tx: Tx,
  { id, idpOrganizationId }: Pick<OrderHead, "id" | "idpOrganizationId">,
) {
  await enqueue(tx, "match_order", { idpOrganizationId, orderId: id }, { key: id });
  await tx
    .updateTable("extracted_orders")
    .set({ matched_at: sql<null>`null` })
    .where("id", "=", id)
    .execute();
}

/** Makes an order's findings anew, those of the outsider too; `lineIds`: nothing has changed outside of these lines. */
export async function checkAnew(
  tx: Tx,
  orderId: string,
  { outsider, lineIds }: { outsider?: Outsider; lineIds?: string[] },
) {
  if (!outsider) return recheck(tx, orderId, { lineIds });
  const { codes } = outsider;
  return setFindings(tx, { orderId, codes, findings: await outsider.findings(lineIds), lineIds });
}

async function lastPosition(tx: Tx, orderId: string): Promise<number> {
  const last = await tx
    .selectFrom("order_lines")
    .select("position")
    .where("order_id", "=", orderId)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.position ?? 0;
}

/** What a person showed in the document, or corrected where a learned place had spoken, is learned from. */
async function learn(
  tx: Tx,
  { id: orderId, idpOrganizationId, proof }: OrderHead,
  {
    by,
    changes,
    touched,
    lines,
  }: { by: string; changes: OrderChanges; touched: Set<string>; lines: Map<string, Set<string>> },
) {
  const used = (proof.learned ?? []) as { part: string; field: string }[];
  const spoken = (part: string, field: string) =>
    used.some((each) => each.part === part && each.field === field);
  const ask = (field: string, lineId?: string) =>
    enqueue(
      tx,
      "learn_place",
      { idpOrganizationId, orderId, field, by, ...(lineId && { lineId }) },
      { key: `${orderId} ${lineId ?? ""} ${field}` },
    );
  for (const field of touched) if (changes.evidence?.[field] || spoken("header", field)) await ask(field);
  for (const [lineId, fields] of lines) {
    const shown = changes.lines?.find(({ id }) => id === lineId)?.evidence;
    for (const field of fields) if (shown?.[field] || spoken("line", field)) await ask(field, lineId);
  }
}

async function conflict(tx: Tx, orderId: string) {
  const now = await tx
    .selectFrom("extracted_orders")
    .select("status")
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!now) return new NotFound("There is no such order");
  return now.status === "pending_review"
    ? new Conflict("Cannot save the order: it was changed by somebody else meanwhile")
    : new Conflict("Cannot save the order: it has left review");
}

function headerRow(
  before: OrderHead,
  changes: OrderChanges,
  by?: string,
): Updateable<Database["extracted_orders"]> {
  const row: Updateable<Database["extracted_orders"]> = {};
  const { customer, shipTo, billTo } = changes;
  if (changes.poNumber !== undefined) row.po_number = numberOrFault("PO number", changes.poNumber);
  if (changes.orderDate !== undefined) row.order_date = dayOrFault("order date", changes.orderDate);
  if (changes.requiredDate !== undefined)
    row.required_date = dayOrFault("required date", changes.requiredDate);
  if (changes.shipDate !== undefined) row.ship_date = dayOrFault("ship date", changes.shipDate);
  if (changes.currency !== undefined) row.currency = currencyOrFault(changes.currency);
  if (changes.total !== undefined) row.total = decimalOrFault("total", changes.total);
  if (changes.notes !== undefined) row.notes = textOrFault("notes", changes.notes);
  if (customer?.name !== undefined) row.customer_name = textOrFault("customer", customer.name);
  if (customer?.erpId !== undefined) {
    row.customer_erp_id = numberOrFault("customer", customer.erpId);
    row.customer_score = customer.erpId ? "1" : null;
    row.customer_reason = customer.erpId ? `Chosen by ${by ?? "hand"}` : null;
  }
  if (shipTo) row.ship_to = { ...before.shipTo, ...partyOf("ship-to", shipTo), ...placeOf(before, shipTo) };
  if (billTo) row.bill_to = { ...before.billTo, ...partyOf("bill-to", billTo) };
  return row;
}

/** What becomes of the ERP's address: a person's choice stays, one that was found by what was printed goes with it. */
function placeOf({ shipTo: was }: OrderHead, shipTo: NonNullable<OrderChanges["shipTo"]>) {
  if (shipTo.erpId !== undefined) return { chosen: shipTo.erpId !== null };
  const isSame = (["name", "address"] as const).every(
    (part) => shipTo[part] === undefined || shipTo[part] === was[part],
  );
  return was.chosen || isSame ? {} : { erpId: null };
}

function numberOrFault(name: string, value: string | null) {
  return textOrFault(name, value, { most: LONGEST_NUMBER });
}

function partyOf<P extends Record<string, string | null | undefined>>(name: string, party: P) {
  const given = Object.entries(party).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, textOrFault(`${name} ${key}`, value ?? null)]));
}

function currencyOrFault(value: string | null) {
  const currency = textOrFault("currency", value)?.toUpperCase() ?? null;
  if (currency === null || /^[A-Z]{3}$/.test(currency)) return currency;
  throw new Invalid(`Cannot save the currency "${value}": three letters are expected, such as EUR`);
}

/** The header fields whose value is another one after the change. */
function touchedHeader(before: OrderHead, changes: OrderChanges): Set<string> {
  const now: Record<string, unknown> = {
    ...changes,
    customerName: changes.customer?.name,
    shipToName: changes.shipTo?.name,
    shipToAddress: changes.shipTo?.address,
    billToName: changes.billTo?.name,
    billToAddress: changes.billTo?.address,
  };
  const was: Record<string, unknown> = {
    ...before,
    customerName: before.customer.name,
    shipToName: before.shipTo.name,
    shipToAddress: before.shipTo.address,
    billToName: before.billTo.name,
    billToAddress: before.billTo.address,
  };
  return new Set(HEADER_FIELDS.filter((field) => now[field] !== undefined && now[field] !== was[field]));
}
