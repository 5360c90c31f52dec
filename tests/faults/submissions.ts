/** Submits orders to an ERP that books and forgets to say so, from a process that is killed now and then. `nice bun tests/faults/submissions.ts [orders]` @module */
import { join } from "node:path";
import { Decimal } from "decimal.js";
import { type Tx, tenant } from "../../db/mod.ts";
import { enqueue } from "../../jobs/mod.ts";
import { sealSecrets } from "../../src/erp/credentials.ts";
import { type TestApp, testApp } from "../_app.ts";
import { stopDatabases } from "../_db.ts";
import { emptyOrder } from "../_orders.ts";
import { type Forgetfulness, forgetfulErp } from "./_forgetful_erp.ts";

const ORG = "acme";
const SHARES: Forgetfulness = { dropped: 0.2, failedAfter: 0.1, lost: 0.1, failedBefore: 0.1 };

type Erp = Awaited<ReturnType<typeof forgetfulErp>>;

/** Of so many orders one is changed by a later one. */
const CHANGED = 3;

/** Requests to the ERP that the sending process lives for, at most. */
const LONGEST_LIFE = 150;

/**
 * Every order ends submitted and read back, and stands in the ERP once, in its item's unit; each third is changed once. `faults` says
 * where that isn't so.
 */
export async function forgottenSubmissions({ orders }: { orders: number }) {
  const erp = await forgetfulErp(SHARES);
  const at = await testApp({
    env: { PRIVATE_HOSTS: "1" },
    routes: () => ({ handle: async () => new Response() }),
  });
  const started = performance.now();
  try {
    const ids = await reviewed(at, { erp, orders });
    const sender = killedAtWork(at, erp);
    const unsure = await settled(at);
    const changes = await changed(at, ids);
    const unsureChanges = await settled(at);
    const kills = await sender.stop();
    return {
      ...(await figures(at, { erp, ids, changes })),
      unsure,
      unsureChanges,
      kills,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    erp.stop();
    await at.stop();
  }
}

/** A process that sends orders, is killed after some requests, and follows itself. */
function killedAtWork({ url, app }: TestApp, erp: Erp) {
  const env = { ...process.env, DATA_DIR: app.config.dataDir, PRIVATE_HOSTS: "1" };
  let stopped = false;
  let kills = 0;
  const lives = (async () => {
    while (!stopped) {
      const script = join(import.meta.dir, "_submitter.ts");
      const child = Bun.spawn([process.execPath, script, url], { env, stderr: "inherit" });
      const end = erp.asked() + Math.random() * LONGEST_LIFE;
      while (!stopped && erp.asked() < end && child.exitCode === null) await Bun.sleep(10);
      child.kill("SIGKILL");
      await child.exited;
      kills++;
    }
  })();
  return {
    async stop() {
      stopped = true;
      await lives;
      return kills;
    },
  };
}

const within = <T>({ app }: TestApp, task: Parameters<typeof tenant<T>>[2]) => tenant(app.db, ORG, task);

const CASES = '[{"unit":"CS","factor":"24"}]';

/** Orders of one line that are on their way to the ERP. */
async function reviewed(at: TestApp, { erp, orders }: { erp: Erp; orders: number }): Promise<string[]> {
  await at.organization(ORG);
  const connection = await within(at, (tx) =>
    tx
      .insertInto("erp_connections")
      .values({
        idp_organization_id: ORG,
        name: "Forgetful",
        kind: "http",
        config: { url: erp.url, amends: "yes" },
        credentials: sealSecrets(at.app.config.credentialsKey, { authorization: "Bearer x" }),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const item = { erp_id: "I1", sku: "I1", description: "Item 1", unit: "EA", units: CASES };
  await within(at, (tx) =>
    tx
      .insertInto("erp_items")
      .values({ ...item, idp_organization_id: ORG, connection_id: connection.id })
      .execute(),
  );
  const ids: string[] = [];
  for (let number = 0; number < orders; number++) ids.push(await submitted(at, `PO-${number}`, "2"));
  return ids;
}

/** An order of cases that is on its way; as a change of `against`, where that is given. */
async function submitted(at: TestApp, poNumber: string, quantity: string, against?: string): Promise<string> {
  const decision = { decision: "amend" as const, by: "Ana", at: new Date().toISOString(), inErp: true };
  const orderId = await emptyOrder(at.app.db, ORG, {
    po_number: poNumber,
    customer_erp_id: "C1",
    customer_name: "Alpha",
    status: "submitting",
    ...(against && { duplicate: { ...decision, against: [against] } }),
  });
  const line = { position: 1, quantity, unit: "CS", unit_price: "24", item_erp_id: "I1", item_sku: "I1" };
  await within(at, async (tx) => {
    await tx
      .insertInto("order_lines")
      .values({ ...line, idp_organization_id: ORG, order_id: orderId })
      .execute();
    const payload = { idpOrganizationId: ORG, orderId, submittedBy: "ana" };
    await enqueue(tx, "submit_order", payload, { key: orderId });
  });
  return orderId;
}

/** Changes of each third order, on their way too. */
async function changed(at: TestApp, ids: string[]): Promise<string[]> {
  const changes: string[] = [];
  for (const [number, id] of ids.entries())
    if (number % CHANGED === 0) changes.push(await submitted(at, `PO-${number}`, "3", id));
  return changes;
}

/** Waits until no order is on its way and each was read back; time passes faster for the pauses between look-ups. Returns how many were ever unsure. */
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
    const unread = await within(at, (tx) => unreadOf(tx).execute());
    if (!left.length && !unread.length) return unsure.size;
    await at.app.sql`
      update jobs set run_at = now() where kind in ('submit_order', 'read_back') and claimed_by is null and buried_at is null`;
    // An order that is not found may still be arriving for so long; here nothing is on its way any more.
    await within(at, (tx) =>
      tx
        .updateTable("submissions")
        .set({ sent_at: new Date(Date.now() - 3_600_000) })
        .where("status", "in", ["sending", "unconfirmed"])
        .execute(),
    );
  }
}

/** Booked, and neither read back nor given up. */
function unreadOf(tx: Tx) {
  return tx
    .selectFrom("submissions")
    .select("order_id")
    .where("status", "=", "booked")
    .where("booked_differences", "is", null)
    .where("read_back_error", "is", null);
}

async function figures(at: TestApp, { erp, ids, changes }: { erp: Erp; ids: string[]; changes: string[] }) {
  const [orders, usage] = await within(at, async (tx) => [
    await tx.selectFrom("extracted_orders").select(["id", "status", "erp_order_id"]).execute(),
    await tx.selectFrom("usage_events").select(["order_id", "line_item_count"]).execute(),
  ]);
  const sum = erp.orders.reduce((all, { changes: made }) => all + made.length, 0);
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
    ...(usage.length === orders.length ? [] : [`${usage.length} usage events of ${orders.length}`]),
    ...erp.orders.flatMap((order) => misbooked(order)),
    ...(erp.orders.length === ids.length ? [] : [`${erp.orders.length} orders in the ERP of ${ids.length}`]),
    ...(sum === changes.length ? [] : [`${sum} changes in the ERP of ${changes.length}`]),
  ];
  return {
    orders: ids.length,
    changes: changes.length,
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

/** 2 cases are 48 pieces, and 3 of the changed ones 72; a change that was made twice is said. */
function misbooked({ erpOrderId, lines, changes }: Erp["orders"][number]): string[] {
  const [line] = lines;
  const right = `${changes.length ? 72 : 48} EA at 1`;
  const is = `${line?.quantity} ${line?.unit} at ${line?.unitPrice}`;
  const twice = changes.length > 1 ? [`${erpOrderId} was changed ${changes.length} times`] : [];
  return is === right ? twice : [...twice, `${erpOrderId} is ${is}, not ${right}`];
}

if (import.meta.main) {
  console.log(await forgottenSubmissions({ orders: Number(process.argv[2] ?? 1000) }));
  await stopDatabases();
}
