import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { tenant } from "../db/mod.ts";
import { enqueue, work } from "../jobs/mod.ts";
import type { App } from "../src/app.ts";
import { sealSecrets } from "../src/erp/credentials.ts";
import { syncConnections, syncEntity } from "../src/erp/mod.ts";
import { extractDocument } from "../src/extraction/mod.ts";
import { matchOrder } from "../src/matching/mod.ts";
import type { Order } from "../src/orders/mod.ts";
import { settleSubmissions, submitOrder } from "../src/submission/mod.ts";
import { type Client, type TestApp, testApp } from "./_app.ts";
import { emptyOrder } from "./_orders.ts";
import { TRYTON_LOGIN, type Tryton, tryton, trytonFault } from "./_tryton.ts";
import { customer, goods } from "./_tryton_seed.ts";

const ORG = "acme";
const DATA = resolve(import.meta.dir, "../../shared/data/dev");
const TRUTH = join(DATA, "truth/krrish777-patterson-po-28491.json");

interface Truth {
  file: string;
  poNumber: string;
  buyer: string;
  lines: { sku: string; description: string; quantity: number; unit: string; unitPrice: number }[];
}

/** Waits until `truth` holds; the test's own time limit is the only one. */
async function until(truth: () => Promise<boolean>) {
  while (!(await truth())) await Bun.sleep(100);
}

/** The jobs that an order and the mirror pass through. */
const orderJobs = (app: App) => ({
  extract_document: extractDocument(app),
  match_order: matchOrder(app),
  submit_order: submitOrder(app),
  settle_submissions: settleSubmissions(app),
  sync_entity: syncEntity(app),
  sync_connections: syncConnections(app),
});

describe.skipIf(trytonFault() !== null)("the service over a real Tryton", () => {
  let erp: Tryton;
  let at: TestApp;
  let ana: Client;
  let connectionId: string;
  let worker: Awaited<ReturnType<typeof work>>;
  let buyer: { party: number; delivery: number };
  let bolt: number;

  const within = <T>(task: Parameters<typeof tenant<T>>[2]) => tenant(at.app.db, ORG, task);

  beforeAll(async () => {
    erp = await tryton();
    const { rpc, seeded } = erp;
    [bolt] = (await goods(rpc, seeded, [{ code: "HX-1", name: "Hex bolt M8", price: "1.25" }])) as [number];
    buyer = await customer(rpc, {
      code: "C-1",
      name: "Patterson Industrial Supply Co.",
      email: "buy@patterson.example",
      term: seeded.paymentTerm,
    });
    at = await testApp({ env: { PRIVATE_HOSTS: "1" } });
    await at.organization(ORG);
    ana = await at.signIn(await at.user({ email: "ana@acme.example", organizationId: ORG }));
    const { id } = await within((tx) =>
      tx
        .insertInto("erp_connections")
        .values({
          idp_organization_id: ORG,
          name: "Tryton",
          kind: "tryton",
          config: { url: erp.url, database: erp.database, user: TRYTON_LOGIN.user },
          credentials: sealSecrets(at.app.config.credentialsKey, { password: TRYTON_LOGIN.password }),
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    connectionId = id;
    worker = await work(at.app, orderJobs(at.app));
  }, 120_000);
  afterAll(async () => {
    await worker?.stop();
    await at?.stop();
    await erp?.stop();
  });

  const items = () =>
    within((tx) =>
      tx.selectFrom("erp_items").select(["erp_id", "sku", "description", "active", "price"]).execute(),
    );
  const item = async (sku: string) => (await items()).find((each) => each.sku === sku);
  /** As if the time until the next listing had passed. */
  const sync = async () => {
    const before = new Date();
    await within((tx) => tx.updateTable("erp_syncs").set({ finished_at: null }).execute());
    await syncConnections(at.app).run({}, {} as never);
    await until(async () => {
      const rows = await within((tx) => tx.selectFrom("erp_syncs").select("finished_at").execute());
      return rows.length === 6 && rows.every(({ finished_at }) => finished_at && finished_at > before);
    });
  };
  /** As if the backoff of what nobody has in hand had passed. */
  async function hurry() {
    await Bun.sleep(100);
    await at.app
      .sql`update jobs set run_at = now() where kind = 'submit_order' and claimed_by is null and buried_at is null`;
  }
  const orderOf = async (id: string) => (await ana.get(`/api/orders/${id}`)).json() as Promise<Order>;
  const sales = (reference: string): Promise<{ id: number; state: string }[]> =>
    erp.rpc("model.sale.sale.search_read", [["reference", "=", reference]], 0, null, null, ["state"]);

  /** An order that has been reviewed. */
  async function reviewed(poNumber: string) {
    const orderId = await emptyOrder(at.app.db, ORG, {
      po_number: poNumber,
      customer_erp_id: String(buyer.party),
      customer_name: "Patterson",
      currency: "USD",
    } as never);
    await within((tx) =>
      tx
        .insertInto("order_lines")
        .values({
          idp_organization_id: ORG,
          order_id: orderId,
          position: 1,
          quantity: "12",
          unit: "EA",
          unit_price: "1.20",
          item_erp_id: String(bolt),
          item_sku: "HX-1",
          match_score: "1",
          match_source: "code",
        } as never)
        .execute(),
    );
    return orderId;
  }

  async function bookedDifferences(orderId: string): Promise<unknown> {
    const answer = await ana.get(`/api/orders/${orderId}/comparisons`);
    return ((await answer.json()) as { booked: { differences: unknown } }).booked.differences;
  }

  async function submitted(orderId: string) {
    const { version } = await orderOf(orderId);
    return ana.json("POST", `/api/orders/${orderId}/submission`, { version });
  }

  test("the catalogue is synchronized, and what is changed, added and ended is followed", async () => {
    await sync();
    expect(await item("HX-1")).toMatchObject({ description: "Hex bolt M8", active: true, price: "1.25" });
    const customers = await within((tx) => tx.selectFrom("erp_customers").select("name").execute());
    expect(customers).toContainEqual({ name: "Patterson Industrial Supply Co." });
    const { rpc, seeded } = erp;
    const [ended] = (await goods(rpc, seeded, [{ code: "OLD-1", name: "Old part", price: "3" }])) as [number];
    await sync();
    expect(await item("OLD-1")).toMatchObject({ active: true });
    await rpc("model.product.product.write", [ended], { active: false });
    const [{ template }] = await rpc("model.product.product.read", [bolt], ["template"]);
    await rpc("model.product.template.write", [template], { name: "Hex bolt M8 zinc" });
    await sync();
    expect(await item("OLD-1")).toMatchObject({ active: false });
    expect(await item("HX-1")).toMatchObject({ description: "Hex bolt M8 zinc" });
    await rpc("model.product.product.delete", [ended]);
    const [gone] = (await goods(rpc, seeded, [{ code: "GONE-1", name: "Gone part", price: "3" }])) as [
      number,
    ];
    await sync();
    expect(await item("GONE-1")).toMatchObject({ active: true });
    await rpc("model.product.product.delete", [gone]);
    await within((tx) =>
      tx
        .updateTable("erp_syncs")
        .set({ swept_at: new Date(0) })
        .execute(),
    );
    await sync();
    expect(await item("GONE-1")).toMatchObject({ active: false });
  }, 120_000);

  test.skipIf(!existsSync(TRUTH))(
    "an order of the development set stands in Tryton as a quotation with its lines, prices and reference",
    async () => {
      const truth: Truth = JSON.parse(readFileSync(TRUTH, "utf8"));
      const { rpc, seeded } = erp;
      const uoms = await rpc("model.product.uom.search_read", [], 0, null, null, ["symbol"]);
      const unit = (symbol: string) => uoms.find((uom: { symbol: string }) => uom.symbol === symbol)?.id;
      await goods(
        rpc,
        seeded,
        truth.lines.map(({ sku, description, unit: sold, unitPrice }) => ({
          code: sku,
          name: description,
          price: String(unitPrice),
          unit: sold === "FT" ? unit("ft") : undefined,
        })),
      );
      await sync();
      const form = new FormData();
      form.set("file", new File([readFileSync(join(DATA, "files", truth.file))], truth.file));
      const uploaded = (await (await ana.post("/api/pdf-documents", form)).json()) as { id: string };
      let order: Order | undefined;
      await until(async () => {
        const answer = await ana.get(`/api/pdf-documents/${uploaded.id}/orders`);
        [order] = ((await answer.json()) as { orders: Order[] }).orders;
        return order?.lines.every(({ match }) => match) ?? false;
      });
      await until(async () => {
        order = await orderOf(order!.id);
        return order.customer.erpId !== null;
      });
      const open = order!.findings.filter(({ level }) => level === "error");
      expect(open).toEqual([]);
      expect((await submitted(order!.id)).ok).toBe(true);
      await until(async () => (await orderOf(order!.id)).status === "submitted");
      const [sale] = await sales(truth.poNumber);
      expect(sale!.state).toBe("quotation");
      expect(await bookedDifferences(order!.id)).toEqual([]);
      const lines = await rpc(
        "model.sale.line.search_read",
        [["sale", "=", sale!.id]],
        0,
        null,
        [["id", "ASC"]],
        ["product.code", "quantity", "unit_price"],
      );
      const booked = lines.map((line: Record<string, { code?: string; decimal?: string }>) => ({
        sku: line["product."]!.code,
        quantity: line.quantity,
        unitPrice: Number(line.unit_price!.decimal),
      }));
      expect(booked).toEqual(
        truth.lines.map(({ sku, quantity, unitPrice }) => ({ sku, quantity, unitPrice })),
      );
    },
    120_000,
  );

  test("five submissions of one order at once make one sale", async () => {
    const orderId = await reviewed("PO-FIVE");
    const { version } = await orderOf(orderId);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ana.json("POST", `/api/orders/${orderId}/submission`, { version })),
    );
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    await until(async () => (await orderOf(orderId)).status === "submitted");
    expect(await sales("PO-FIVE")).toMatchObject([{ state: "quotation" }]);
  }, 60_000);

  test("five workers with one order in hand make one sale", async () => {
    const orderId = await reviewed("PO-WORKERS");
    await worker.stop();
    expect((await submitted(orderId)).ok).toBe(true);
    const payload = { idpOrganizationId: ORG, orderId, submittedBy: "ana" };
    const attempt = async () => {
      const write = await submitOrder(at.app).run(payload, {} as never);
      if (write) await within(write);
    };
    await Promise.allSettled(Array.from({ length: 5 }, attempt));
    worker = await work(at.app, orderJobs(at.app));
    await until(async () => {
      await hurry();
      return (await orderOf(orderId)).status === "submitted";
    });
    expect(await sales("PO-WORKERS")).toMatchObject([{ state: "quotation" }]);
  }, 120_000);

  test("orders submitted while Tryton is killed settle when it is back, each once", async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, (_, n) => reviewed(`PO-KILL-${n}`)));
    const submitting = orders.map(submitted);
    await Bun.sleep(150);
    await erp.kill();
    await Promise.all(submitting);
    await Bun.sleep(500);
    await erp.start();
    await until(async () => {
      await hurry();
      await within((tx) =>
        tx
          .updateTable("submissions")
          .set({ sent_at: new Date(Date.now() - 3_600_000) })
          .where("status", "=", "unconfirmed")
          .execute(),
      );
      const states = await Promise.all(orders.map(async (id) => (await orderOf(id)).status));
      return states.every((status) => status === "submitted");
    });
    for (const n of orders.keys())
      expect(await sales(`PO-KILL-${n}`)).toMatchObject([{ state: "quotation" }]);
  }, 120_000);

  test("price, stock and habit stand beside a line; what comes without a price is booked at Tryton's own", async () => {
    const [storage] = await erp.rpc("model.stock.location.search", [["code", "=", "STO"]], 0, 1, null);
    const [inventory] = await erp.rpc("model.stock.inventory.create", [
      { location: storage, lines: [["create", [{ product: bolt, quantity: 40 }]]] },
    ]);
    await erp.rpc("model.stock.inventory.confirm", [inventory]);
    const orderId = await reviewed("PO-PRICELESS");
    await within(async (tx) => {
      const line = { quantity: "90", unit_price: null, match_source: "manual" as const };
      await tx.updateTable("order_lines").set(line).where("order_id", "=", orderId).execute();
      await tx
        .updateTable("extracted_orders")
        .set({ customer_score: "1" })
        .where("id", "=", orderId)
        .execute();
      await enqueue(tx, "match_order", { idpOrganizationId: ORG, orderId }, { key: orderId });
    });
    await until(async () => (await orderOf(orderId)).matchedAt !== null);
    const { findings } = await orderOf(orderId);
    expect(findings.map(({ code, message }) => [code, message])).toEqual([
      ["unusual_quantity", "Line 1: 90 EA is unusual: this customer mostly orders 12"],
      ["no_price", "Line 1: the price is missing: the ERP's own will be booked"],
    ]);
    const page = await (await ana.get(`/review/${orderId}`)).text();
    expect(page).toContain("1.25 USD per EA");
    expect(page).toMatch(/40 EA/);
    const compared = await ana.json("POST", `/api/orders/${orderId}/comparison`, {});
    const differences = [{ line: 1, field: "unitPrice", asked: null, booked: "1.25" }];
    expect(await compared.json()).toMatchObject({ differences });
    await submitted(orderId);
    await until(async () => (await orderOf(orderId)).status === "submitted");
    expect(await bookedDifferences(orderId)).toEqual(differences);
    const [sale] = await sales("PO-PRICELESS");
    const [line] = await erp.rpc("model.sale.line.search_read", [["sale", "=", sale!.id]], 0, 1, null, [
      "unit_price",
    ]);
    expect(Number(line.unit_price.decimal)).toBe(1.25);
  }, 120_000);

  test("a refusal brings the order back with Tryton's words on the line", async () => {
    const orderId = await reviewed("PO-REFUSED");
    await within((tx) =>
      tx.updateTable("order_lines").set({ quantity: "1.5" }).where("order_id", "=", orderId).execute(),
    );
    await submitted(orderId);
    await until(async () => (await orderOf(orderId)).status === "pending_review");
    const { findings, lines } = await orderOf(orderId);
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: "erp_refused",
        level: "error",
        lineId: lines[0]!.id,
        field: "quantity",
      }),
    );
    expect(await sales("PO-REFUSED")).toEqual([]);
    expect(connectionId).toBeDefined();
  }, 60_000);
});
