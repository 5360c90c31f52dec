import { Decimal } from "decimal.js";
import { ITEMS } from "../../db/demo/mod.ts";
import { tenant } from "../../db/mod.ts";
import type { App } from "../../src/app.ts";
import { matchOrder } from "../../src/matching/mod.ts";
import { type Draft, type Read, writeOrders } from "../../src/orders/mod.ts";
import { seedReview } from "../_review.ts";

/** An order of so many lines, each with its places on pages of 40, over the demo catalogue; not matched yet. */
export function longOrder(app: Pick<App, "db">, organizationId: string, count: number) {
  return written(app, organizationId, [draftOf(count)]);
}

/** As `longOrder`, where an order that came in before says the same. */
export function repeatedOrder(app: Pick<App, "db">, organizationId: string, count: number) {
  return written(app, organizationId, [draftOf(count), draftOf(count)]);
}

async function written(app: Pick<App, "db">, organizationId: string, drafts: Draft[]) {
  const seed = await seedReview(app, organizationId);
  return tenant(app.db, organizationId, async (tx) => {
    const { documentId } = seed;
    const orderIds = await writeOrders(tx, { idpOrganizationId: organizationId, documentId, drafts });
    return { ...seed, orderId: orderIds.at(-1)! };
  });
}

/** Finds the customer and items of an order, as the job does; returns seconds. */
export async function matched(app: App, organizationId: string, orderId: string): Promise<number> {
  const started = performance.now();
  const payload = { idpOrganizationId: organizationId, orderId };
  const write = await matchOrder(app).run(payload, {} as never);
  await tenant(app.db, organizationId, async (tx) => {
    await write!(tx);
  });
  return (performance.now() - started) / 1000;
}

function draftOf(count: number): Draft {
  const lines = Array.from({ length: count }, (_, at) => lineOf(at));
  const total = Decimal.sum(0, ...lines.map(({ fields }) => fields.lineTotal!.value)).toFixed(2);
  const header = {
    poNumber: `LONG-${count}`,
    orderDate: "2026-11-16",
    requiredDate: "2026-12-04",
    currency: "USD",
    total,
    customerName: "Harbor Machine Works",
    shipToName: "Harbor Machine Works - Plant 2",
    shipToAddress: "402 Lakeview Drive, Erie, PA 16506",
  };
  return {
    header: Object.fromEntries(Object.entries(header).map(([name, value]) => [name, read(value, 0, 20)])),
    lines,
    findings: [],
    proof: { expected: count, found: count, printedTotal: total, sum: total },
  };
}

/** Most lines name our code; every fifth says it in words alone, every fiftieth means nothing of ours. */
function lineOf(at: number) {
  const item = ITEMS[(at * 7) % ITEMS.length]!;
  const odd = at % 50 === 49;
  const fields = {
    ...(at % 5 && !odd && { supplierSku: item.sku }),
    customerSku: `HMW-${String(at + 1).padStart(5, "0")}`,
    description: odd ? `Bespoke bracket, drawing ${at}` : item.description,
    quantity: "4",
    unit: item.unit,
    unitPrice: item.price,
    lineTotal: new Decimal(item.price).times(4).toFixed(2),
    requiredDate: "2026-12-04",
  };
  const reads = Object.entries(fields).map(([name, value], column) => [name, read(value, at + 1, column)]);
  return {
    fields: Object.fromEntries(reads) as Record<keyof typeof fields, Read>,
    printedNumber: `${at + 1}`,
  };
}

function read(value: string, row: number, column: number): Read {
  const [x, y] = [40 + column * 60, 100 + (row % 40) * 15];
  const page = 1 + Math.floor(row / 40);
  return { value, confidence: 0.97, evidence: { page, box: [x, y, x + 55, y + 10] as const, text: value } };
}
