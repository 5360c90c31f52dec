import { join } from "node:path";
import { sql } from "kysely";
import { CUSTOMERS, ITEMS, seedSandbox } from "../db/demo/mod.ts";
import { type Candidate, type Tx, tenant } from "../db/mod.ts";
import type { App } from "../src/app.ts";
import { documentsRoutes } from "../src/documents/mod.ts";
import { refreshMirror } from "../src/erp/mod.ts";
import { type Draft, type DraftLine, ordersApi, type Read, recheck, writeOrders } from "../src/orders/mod.ts";
import { type Page, readFile, type Word } from "../src/reading/mod.ts";
import { reviewApi, reviewRoutes } from "../src/review/mod.ts";
import { withDoor } from "./_app.ts";

const SAMPLE = join(import.meta.dir, "../db/demo/samples/harbor-machine-works-48213.pdf");

/** The part of the server that reviewing needs. */
export const REVIEW_ROUTES = withDoor((routes, app) =>
  routes.use(documentsRoutes(app)).use(ordersApi(app)).use(reviewRoutes(app)).use(reviewApi(app)),
);

export interface ReviewSeed {
  connectionId: string;
  documentId: string;
  orderId: string;
  /** Ids of the order's lines, in their order. */
  lines: string[];
}

let sample: Promise<{ bytes: Buffer; pages: Page[]; draft: Draft }> | undefined;

/**
 * The demo catalogue and one order of 28 lines read from the sample PDF. Its customer and all items are matched but for
 * line 2, which has candidates, line 4, which has none, and line 6, whose match is unsure.
 */
export async function seedReview(app: Pick<App, "db">, organizationId: string): Promise<ReviewSeed> {
  sample ??= readSample();
  const { bytes, pages, draft } = await sample;
  return tenant(app.db, organizationId, async (tx) => {
    const connectionId = await seedMirror(tx, organizationId);
    const documentId = await seedDocument(tx, { organizationId, bytes, reading: { pages, sheets: [] } });
    const [orderId] = await writeOrders(tx, {
      idpOrganizationId: organizationId,
      documentId,
      drafts: [draft],
    });
    const lines = await match(tx, orderId!);
    return { connectionId, documentId, orderId: orderId!, lines };
  });
}

async function readSample() {
  const bytes = Buffer.from(await Bun.file(SAMPLE).arrayBuffer());
  const { pages } = await readFile(bytes, "pdf");
  return { bytes, pages, draft: draftOf(pages) };
}

function draftOf(pages: Page[]): Draft {
  const lines = pages.flatMap((page) => rowsOf(page).flatMap((row) => lineOf(page, row) ?? []));
  const first = pages[0]!;
  const value = (text: string, as = text) =>
    read(first, [first.words.find((word) => word.text === text)!], as);
  return {
    header: {
      poNumber: value("48213"),
      orderDate: value("11/16/2026", "2026-11-16"),
      requiredDate: value("12/04/2026", "2026-12-04"),
      currency: { value: "USD", evidence: null },
      total: read(pages[1]!, [pages[1]!.words.find((word) => word.text === "7,315.54")!], "7315.54"),
      customerName: read(first, first.words.slice(0, 4)),
      shipToName: { value: "Harbor Machine Works - Plant 2", evidence: null },
      shipToAddress: { value: "402 Lakeview Drive, Erie, PA 16506", evidence: null },
    },
    lines,
    findings: [],
    proof: { expected: 28, found: lines.length, printedTotal: "7315.54", sum: null },
  };
}

function rowsOf(page: Page): Word[][] {
  return [...Map.groupBy(page.words, (word) => Math.round(word.box[1])).values()];
}

function lineOf(page: Page, row: Word[]): DraftLine | null {
  const between = (from: number, to: number) => row.filter(({ box }) => box[0] >= from && box[0] < to);
  const [number, sku, description] = [between(40, 60), between(70, 178), between(178, 400)];
  const [quantity, unit, price, total] = [
    between(400, 440),
    between(440, 470),
    between(475, 525),
    between(530, 580),
  ];
  if (!number.length || !/^\d+$/.test(number[0]!.text) || !sku.length || !total.length) return null;
  const fields = { supplierSku: sku, description, quantity, unit, unitPrice: price, lineTotal: total };
  const reads = Object.entries(fields).map(([name, words]) => [name, read(page, words)] as const);
  return { fields: Object.fromEntries(reads), printedNumber: number[0]!.text };
}

function read(page: Page, words: Word[], value = words.map(({ text }) => text).join(" ")): Read {
  const edge = (at: 0 | 1 | 2 | 3, choose: typeof Math.min) => choose(...words.map(({ box }) => box[at]));
  const box: Word["box"] = [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)];
  const text = words.map((word) => word.text).join(" ");
  return { value, evidence: { page: page.number, box, text } };
}

async function seedMirror(tx: Tx, idp_organization_id: string) {
  const connection = { idp_organization_id, name: "Sandbox", kind: "sandbox" as const };
  const { id } = await tx
    .insertInto("erp_connections")
    .values(connection)
    .returning("id")
    .executeTakeFirstOrThrow();
  await seedSandbox(tx, idp_organization_id);
  await refreshMirror(tx, { id, idp_organization_id });
  return id;
}

async function seedDocument(
  tx: Tx,
  { organizationId, bytes, reading }: { organizationId: string; bytes: Buffer; reading: unknown },
) {
  const file = {
    idp_organization_id: organizationId,
    sha256: Bun.SHA256.hash(bytes, "hex"),
    byte_size: bytes.length,
  };
  await tx
    .insertInto("document_files")
    .values({ ...file, content: bytes })
    .execute();
  const { id } = await tx
    .insertInto("pdf_documents")
    .values({
      ...file,
      status: "completed",
      file_name: "harbor-machine-works-48213.pdf",
      file_type: "pdf",
      page_count: 2,
      original_data: { reading },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function match(tx: Tx, orderId: string): Promise<string[]> {
  const harbor = CUSTOMERS[0]!;
  const lines = await tx
    .selectFrom("order_lines")
    .select(["id", "supplier_sku"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  for (const [at, { id, supplier_sku }] of lines.entries()) {
    const near = ITEMS.filter(({ sku }) => sku.slice(0, 7) === supplier_sku?.slice(0, 7)).slice(0, 5);
    const candidates = at === 3 ? [] : near.map((item, rank) => candidate(item, 0.62 - rank * 0.07));
    const item =
      at === 1 || at === 3
        ? undefined
        : (ITEMS.find(({ sku }) => sku === supplier_sku) ?? near[0] ?? ITEMS[0]);
    await tx
      .updateTable("order_lines")
      .set({
        candidates: sql`${{ list: candidates }}::jsonb -> 'list'`,
        ...(item && {
          item_erp_id: item.id,
          item_sku: item.sku,
          item_description: item.description,
          match_score: at === 5 ? "0.71" : "0.99",
          match_source: at === 5 ? ("fuzzy" as const) : ("code" as const),
          match_reason: at === 5 ? "words lock washer, 18-8 agree; size differs" : "same code",
        }),
      })
      .where("id", "=", id)
      .execute();
  }
  await tx
    .updateTable("extracted_orders")
    .set({
      customer_erp_id: harbor.id,
      customer_score: "0.97",
      customer_reason: "same name and city",
      ship_to: {
        name: "Harbor Machine Works - Plant 2",
        address: "402 Lakeview Drive, Erie, PA 16506",
        erpId: "1001-2",
      },
      matched_at: new Date(),
    })
    .where("id", "=", orderId)
    .execute();
  // Some items stand in for others that the catalogue has not: their prices would be found to differ.
  await sql`
    update erp_items i set price = null where not exists (
      select from order_lines l where l.order_id = ${orderId} and l.item_erp_id = i.erp_id
        and abs(l.unit_price - i.price) <= 0.05 * i.price)`.execute(tx);
  await recheck(tx, orderId);
  return lines.map(({ id }) => id);
}

function candidate(item: (typeof ITEMS)[number], score: number): Candidate {
  const { id: itemId, sku, description } = item;
  return {
    itemId,
    sku,
    description,
    score: Number(score.toFixed(2)),
    source: "fuzzy",
    reason: "words agree; length differs",
  };
}
