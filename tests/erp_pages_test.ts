import { afterAll, beforeAll, expect, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import { connectionFor, connectorOf, saveCrossReference } from "../src/erp/mod.ts";
import { type Client, type TestApp, testApp } from "./_app.ts";
import { catalogue } from "./_catalogue.ts";

let app: TestApp;
let ana: Client;
let eve: Client;
let connectionId: string;

beforeAll(async () => {
  app = await testApp();
  connectionId = await catalogue(app.app.db, "acme");
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
  eve = await app.signIn(await app.user({ email: "eve@other.example", organizationId: "other" }));
}, 60_000);
afterAll(() => app.stop());

const page = async (client: Client, path: string) => (await client.get(path)).text();

async function booked() {
  const connection = await tenant(app.app.db, "acme", (tx) => connectionFor(tx));
  const line = {
    position: 1,
    itemErpId: "30001",
    quantity: "100",
    unit: "EA",
    unitPrice: "0.12",
    requiredDate: null,
  };
  const header = {
    reference: "PO-4711",
    customerErpId: "1001",
    shipToErpId: "1001-2",
    requiredDate: "2026-12-01",
    currency: "USD",
  };
  return connectorOf(app.app, connection).create({ key: crypto.randomUUID(), ...header, lines: [line] });
}

async function kept(customerText: string) {
  const reference = {
    connectionId,
    customerErpId: "1001",
    itemErpId: "30001",
    createdBy: "ana@acme.example",
  };
  await tenant(app.app.db, "acme", (tx) => saveCrossReference(tx, { ...reference, customerText }));
  return tenant(app.app.db, "acme", (tx) =>
    tx
      .selectFrom("cross_references")
      .select("id")
      .where("customer_text", "=", customerText)
      .executeTakeFirstOrThrow(),
  );
}

test("GET /erp shows the connection's counts, and a check says whether it answers", async () => {
  expect(await page(ana, "/erp")).toContain("Data comes in");
  expect(await page(ana, "/erp")).toContain("2,561");
  expect(await (await ana.post(`/erp/${connectionId}/check`)).text()).toContain("It answers");
  const set = (config: Record<string, unknown>) =>
    tenant(app.app.db, "acme", (tx) => tx.updateTable("erp_connections").set({ config }).execute());
  await set({ down: true });
  expect(await (await ana.post(`/erp/${connectionId}/check`)).text()).toContain("does not answer");
  await set({});
});

test("GET /erp and the API say at the connection why its data stopped", async () => {
  const stop = (error: string | null) =>
    tenant(app.app.db, "acme", (tx) =>
      tx
        .insertInto("erp_syncs")
        .values({ idp_organization_id: "acme", connection_id: connectionId, entity: "items", error })
        .onConflict((there) => there.columns(["connection_id", "entity"]).doUpdateSet({ error }))
        .execute(),
    );
  await stop("GET /items answers 500");
  const [row] = (await page(ana, "/erp")).split("</tbody>");
  expect(row).toContain("Items: stopped");
  expect(row).toContain("GET /items answers 500");
  const { connections } = (await (await ana.get("/api/erp/connections")).json()) as {
    connections: { entities: object[] }[];
  };
  expect(connections[0]!.entities[0]).toMatchObject({ entity: "items", error: "GET /items answers 500" });
  await stop(null);
  expect((await page(ana, "/erp")).split("</tbody>")[0]).not.toContain("stopped");
});

test("POST /erp/:id/mirror copies what the ERP has now", async () => {
  await tenant(app.app.db, "acme", (tx) =>
    tx.updateTable("sandbox.items").set({ blocked: true }).where("id", "=", "30002").execute(),
  );
  expect((await ana.post(`/erp/${connectionId}/mirror`)).status).toBe(303);
  expect(await page(ana, "/erp")).toContain("2,560");
});

test("GET /erp/sandbox/orders shows what was booked, and each order its lines", async () => {
  const { erpOrderId, number } = await booked();
  const list = await page(ana, "/erp/sandbox/orders?text=harbor");
  expect(list).toContain(number);
  expect(await page(ana, "/erp/sandbox/orders?text=nobody")).not.toContain(number);
  const order = await page(ana, `/erp/sandbox/orders/${erpOrderId}`);
  for (const shown of ["PO-4711", "HCS-025-20-050-G5Z", "402 Lakeview Drive", "12.00 USD", "1 Dec 2026"])
    expect(order).toContain(shown);
});

test("GET /erp/sandbox/items pages through the catalogue", async () => {
  const first = await page(ana, "/erp/sandbox/items?text=bearing");
  expect(first).toContain("BB-6000");
  expect(first).toContain("/erp/sandbox/items?text=bearing&page=2");
  expect(await page(ana, "/erp/sandbox/items?text=bearing&page=2")).not.toContain(">BB-6000<");
});

test("GET /cross-references shows who kept what, and a revoked one is gone", async () => {
  const { id } = await kept("HMW-<b>77");
  const list = await page(ana, "/cross-references?text=hmw");
  for (const shown of ["HMW-&lt;b&gt;77", "HCS-025-20-050-G5Z", "Harbor Machine Works", "ana@acme.example"])
    expect(list).toContain(shown);
  expect((await ana.post(`/cross-references/${id}/revocation`)).status).toBe(303);
  expect(await page(ana, "/cross-references?text=hmw")).toContain("No cross-reference holds");
  expect((await ana.post(`/cross-references/${id}/revocation`)).status).toBe(404);
});

test("another organization sees nothing of it", async () => {
  const { erpOrderId } = await booked();
  const { id } = await kept("HMW-78");
  expect(await page(eve, "/cross-references")).not.toContain("HMW-78");
  expect(await page(eve, "/erp/sandbox/items")).not.toContain("BB-6000");
  expect((await eve.get(`/erp/sandbox/orders/${erpOrderId}`)).status).toBe(404);
  expect((await eve.post(`/cross-references/${id}/revocation`)).status).toBe(404);
  expect((await eve.post(`/erp/${connectionId}/check`)).status).toBe(404);
  expect((await eve.post(`/erp/${connectionId}/mirror`)).status).toBe(404);
  expect((await ana.get("/erp/sandbox/orders/nonsense")).status).toBe(404);
});
