/** Submits orders to an ERP that books and forgets to say so. `nice bun tests/faults/submissions.ts [orders]` @module */
import { Decimal } from "decimal.js";
import { tenant } from "../../db/mod.ts";
import { enqueue, work } from "../../jobs/mod.ts";
import { sealSecrets } from "../../src/erp/credentials.ts";
import { settleSubmissions, submitOrder } from "../../src/submission/mod.ts";
import { type TestApp, testApp } from "../_app.ts";
import { stopDatabases } from "../_db.ts";
import { emptyOrder } from "../_orders.ts";
import { type Forgetfulness, forgetfulErp } from "./_forgetful_erp.ts";

const ORG = "acme";
const SHARES: Forgetfulness = { dropped: 0.2, failedAfter: 0.1, lost: 0.1, failedBefore: 0.1 };

type Erp = Awaited<ReturnType<typeof forgetfulErp>>;

/** Every order ends submitted, and stands in the ERP once; `faults` says where that isn't so. */
export async function forgottenSubmissions({ orders }: { orders: number }) {
  const erp = await forgetfulErp(SHARES);
  const at = await testApp({
    env: { PRIVATE_HOSTS: "1" },
    routes: () => ({ handle: async () => new Response() }),
  });
  const started = performance.now();
  try {
    const ids = await reviewed(at, { erp, orders });
    const worker = await work(at.app, {
      submit_order: submitOrder(at.app),
      settle_submissions: settleSubmissions(at.app),
    });
    const unsure = await settled(at);
    await worker.stop();
    return { ...(await figures(at, { erp, ids })), unsure, seconds: (performance.now() - started) / 1000 };
  } finally {
    erp.stop();
    await at.stop();
  }
}

const within = <T>({ app }: TestApp, task: Parameters<typeof tenant<T>>[2]) => tenant(app.db, ORG, task);

/** Orders of one line that are on their way to the ERP. */
async function reviewed(at: TestApp, { erp, orders }: { erp: Erp; orders: number }): Promise<string[]> {
  await at.organization(ORG);
  await within(at, (tx) =>
    tx
      .insertInto("erp_connections")
      .values({
        idp_organization_id: ORG,
        name: "Forgetful",
        kind: "http",
        config: { url: erp.url },
        credentials: sealSecrets(at.app.config.credentialsKey, { authorization: "Bearer x" }),
      })
      .execute(),
  );
  const ids: string[] = [];
  for (let number = 0; number < orders; number++) {
    const orderId = await emptyOrder(at.app.db, ORG, {
      po_number: `PO-${number}`,
      customer_erp_id: "C1",
      customer_name: "Alpha",
      status: "submitting",
    });
    await within(at, async (tx) => {
      await tx
        .insertInto("order_lines")
        .values({
          idp_organization_id: ORG,
          order_id: orderId,
          position: 1,
          quantity: "1",
          unit: "EA",
          unit_price: "1",
          item_erp_id: "I1",
          item_sku: "I1",
        })
        .execute();
      const payload = { idpOrganizationId: ORG, orderId, submittedBy: "ana" };
      await enqueue(tx, "submit_order", payload, { key: orderId });
    });
    ids.push(orderId);
  }
  return ids;
}

/** Waits until no order is on its way; time passes faster for the pauses between look-ups. Returns how many were ever unsure. */
async function settled(at: TestApp): Promise<number> {
  const unsure = new Set<string>();
  for (;;) {
    await Bun.sleep(200);
    const left = await within(at, (tx) =>
      tx
        .selectFrom("extracted_orders")
        .select(["id", "status"])
        .where("status", "in", ["submitting", "unconfirmed"])
        .execute(),
    );
    for (const { id, status } of left) if (status === "unconfirmed") unsure.add(id);
    if (!left.length) return unsure.size;
    await at.app.sql`
      update jobs set run_at = now() where kind = 'submit_order' and claimed_by is null and buried_at is null`;
    // An order that is not found may still be arriving for so long; here nothing is on its way any more.
    await within(at, (tx) =>
      tx
        .updateTable("submissions")
        .set({ sent_at: new Date(Date.now() - 3_600_000) })
        .where("status", "=", "unconfirmed")
        .execute(),
    );
  }
}

async function figures(at: TestApp, { erp, ids }: { erp: Erp; ids: string[] }) {
  const [orders, usage] = await within(at, async (tx) => [
    await tx.selectFrom("extracted_orders").select(["id", "status", "erp_order_id"]).execute(),
    await tx.selectFrom("usage_events").select(["order_id", "line_item_count"]).execute(),
  ]);
  const booked = Map.groupBy(erp.orders, ({ key }) => key);
  const ours = new Set(orders.map(({ erp_order_id }) => erp_order_id));
  const faults = [
    ...orders.filter(({ status }) => status !== "submitted").map(({ id, status }) => `${id} is ${status}`),
    ...[...booked]
      .filter(([, same]) => same.length > 1)
      .map(([key, same]) => `${key} is booked ${same.length} times`),
    ...erp.orders
      .filter(({ erpOrderId }) => !ours.has(erpOrderId))
      .map(({ erpOrderId }) => `The ERP's order ${erpOrderId} is nobody's`),
    ...(usage.length === ids.length ? [] : [`${usage.length} usage events of ${ids.length}`]),
  ];
  return {
    orders: ids.length,
    submitted: orders.filter(({ status }) => status === "submitted").length,
    inErp: erp.orders.length,
    keys: booked.size,
    usageEvents: usage.length,
    lines: Decimal.sum(0, ...usage.map(({ line_item_count }) => line_item_count)).toNumber(),
    fates: erp.counts,
    lookUps: erp.lookUps(),
    faults,
  };
}

if (import.meta.main) {
  console.log(await forgottenSubmissions({ orders: Number(process.argv[2] ?? 1000) }));
  await stopDatabases();
}
