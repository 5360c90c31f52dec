import type { Insertable } from "kysely";
import type { Database, Evidence, Finding, Tx } from "../../db/mod.ts";
import { Conflict, NotFound } from "../errors.ts";
import { isDay, isDecimal } from "../formats.ts";
import { LONGEST_NUMBER } from "./_values.ts";
import type { Draft, DraftLine, HeaderField, LineField, Read } from "./draft.ts";
import { firstFindings } from "./first_findings.ts";
import { findingColumns } from "./merged.ts";

/** Lines an insert statement carries; PostgreSQL takes 65,535 values at once. */
const LINES_AT_ONCE = 1000;

/**
 * Writes the orders read from a document in place of those of an earlier reading, and checks what they say themselves:
 * the match asks for what the ERP and other orders say. Returns their ids.
 * Throws `Conflict` once one of the earlier orders has left review.
 */
export async function writeOrders(
  tx: Tx,
  {
    idpOrganizationId,
    documentId,
    drafts,
  }: { idpOrganizationId: string; documentId: string; drafts: Draft[] },
): Promise<string[]> {
  const document = await tx
    .selectFrom("pdf_documents")
    .select(["user_id", "file_name"])
    .where("id", "=", documentId)
    .forUpdate()
    .executeTakeFirst();
  if (!document) throw new NotFound("There is no such document");
  await clear(tx, documentId, document.file_name);
  const place = {
    idp_organization_id: idpOrganizationId,
    document_id: documentId,
    user_id: document.user_id,
  };
  const ids: string[] = [];
  for (const [index, draft] of drafts.entries()) {
    const id = crypto.randomUUID();
    await writeOrder(tx, draft, { ...place, id, position: index + 1 });
    ids.push(id);
  }
  return ids;
}

async function clear(tx: Tx, documentId: string, fileName: string) {
  const earlier = await tx
    .selectFrom("extracted_orders")
    .select(["po_number", "status"])
    .where("document_id", "=", documentId)
    .forUpdate()
    .execute();
  const gone = earlier.find(({ status }) => status !== "pending_review");
  if (gone)
    throw new Conflict(
      `Cannot read "${fileName}" again: order "${gone.po_number ?? "without number"}" has left review`,
    );
  if (earlier.length) await tx.deleteFrom("extracted_orders").where("document_id", "=", documentId).execute();
}

type Place = Pick<
  Insertable<Database["extracted_orders"]>,
  "idp_organization_id" | "document_id" | "user_id" | "position"
> & { id: string };

async function writeOrder(tx: Tx, read: Draft, place: Place) {
  const draft = withoutEndlessNumber(read);
  const head = headRow(draft);
  const lines = draft.lines.map((line, index) => ({
    ...lineRow(line),
    id: crypto.randomUUID() as string,
    position: index + 1,
    order_id: place.id,
    idp_organization_id: place.idp_organization_id,
  }));
  const said = draft.findings.map((finding) => withLineId(finding, lines));
  const findings = findingColumns(firstFindings(head, { lines, said }));
  await tx
    .insertInto("extracted_orders")
    .values({ ...place, ...head, ...findings, line_count: lines.length })
    .execute();
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE)
    await tx
      .insertInto("order_lines")
      .values(lines.slice(from, from + LINES_AT_ONCE))
      .execute();
}

/** What is longer than any PO number is something else. */
function withoutEndlessNumber(draft: Draft): Draft {
  const { poNumber, ...header } = draft.header;
  if (!poNumber || poNumber.value.length <= LONGEST_NUMBER) return draft;
  const message = `The PO number "${poNumber.value.slice(0, 40)}…" is longer than ${LONGEST_NUMBER} characters`;
  const finding = { code: "unread_value", level: "error" as const, field: "poNumber", message };
  return { ...draft, header, findings: [...draft.findings, finding] };
}

function headRow({ header, proof }: Draft) {
  const text = (field: HeaderField) => textOf(header[field]);
  const day = (field: HeaderField) => dayOf(header[field]);
  return {
    po_number: text("poNumber"),
    order_date: day("orderDate"),
    required_date: day("requiredDate"),
    ship_date: day("shipDate"),
    currency: text("currency"),
    total: decimalOf(header.total),
    notes: text("notes"),
    customer_name: text("customerName"),
    ship_to: { name: text("shipToName"), address: text("shipToAddress") },
    bill_to: { name: text("billToName"), address: text("billToAddress") },
    evidence: evidenceOf(header),
    proof: storable(proof),
  };
}

function lineRow({ fields }: DraftLine) {
  return {
    customer_sku: textOf(fields.customerSku),
    supplier_sku: textOf(fields.supplierSku),
    description: textOf(fields.description),
    quantity: decimalOf(fields.quantity),
    unit: textOf(fields.unit),
    unit_price: decimalOf(fields.unitPrice),
    price_basis: decimalOf(fields.priceBasis) ?? "1",
    line_total: decimalOf(fields.lineTotal),
    required_date: dayOf(fields.requiredDate),
    evidence: evidenceOf(fields),
  };
}

function withLineId({ lineId, ...finding }: Finding, lines: { id: string }[]): Finding {
  const id = lineId === undefined ? undefined : lines[Number(lineId)]?.id;
  return storable(id === undefined ? finding : { ...finding, lineId: id });
}

function textOf(read: Read | undefined): string | null {
  return read ? storable(read.value).trim() || null : null;
}

function decimalOf(read: Read | undefined): string | null {
  return read && isDecimal(read.value) ? read.value : null;
}

function dayOf(read: Read | undefined): string | null {
  return read && isDay(read.value) ? read.value : null;
}

function evidenceOf(fields: Partial<Record<HeaderField | LineField, Read>>): Record<string, Evidence> {
  const pointed = Object.entries(fields).flatMap(([field, read]) =>
    read.evidence ? [[field, withConfidence(read.evidence, read)] as const] : [],
  );
  return storable(Object.fromEntries(pointed));
}

function withConfidence(evidence: Evidence, { confidence }: Read): Evidence {
  return confidence === undefined ? evidence : { ...evidence, confidence };
}

/** Without what PostgreSQL can't keep in text or jsonb: NUL and halves of surrogate pairs. */
function storable<T>(value: T): T {
  if (typeof value === "string") return value.replaceAll("\u0000", "").toWellFormed() as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, storable(each)])) as T;
}
