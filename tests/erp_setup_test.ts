import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import type { Claim } from "../jobs/mod.ts";
import { secretsOf } from "../src/erp/credentials.ts";
import { connectionsOf, findConnection, syncEntity } from "../src/erp/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { unheard } from "./_hints.ts";
import { AUTHORIZATION, httpErp, SIGNING_SECRET } from "./_http_erp.ts";
import { ODOO_DATABASE, ODOO_KEY, odooErp } from "./_odoo.ts";
import { emptyOrder } from "./_orders.ts";

let app: TestApp;
let ana: Client;
let max: Client;
let eve: Client;
let erp: ReturnType<typeof httpErp>;

beforeAll(async () => {
  app = await testApp({ env: { PRIVATE_HOSTS: "1" } });
  ana = await app.signIn(
    await app.user({ email: "ana@acme.example", organizationId: "acme", role: "admin" }),
  );
  max = await app.signIn(await app.user({ email: "max@acme.example", organizationId: "acme" }));
  eve = await app.signIn(
    await app.user({ email: "eve@other.example", organizationId: "other", role: "admin" }),
  );
  erp = httpErp({ items: [{ erpId: 1, sku: "A", description: "Bolt", unit: "EA", price: "1.5" }] });
}, SLOW_START);
afterAll(async () => {
  erp.stop();
  await app.stop();
});
beforeEach(() => inAcme((tx) => tx.deleteFrom("erp_connections").execute()));

const inAcme = <T>(work: Parameters<typeof tenant<T>>[2]) => tenant(app.app.db, "acme", work);
const filled = (more: Record<string, string> = {}) => ({
  kind: "http",
  name: "Our ERP",
  url: erp.url,
  authorization: AUTHORIZATION,
  signingSecret: SIGNING_SECRET,
  active: "yes",
  ...more,
});
const rows = () => inAcme((tx) => connectionsOf(tx).clearOrderBy().orderBy("created_at").execute());
const text = async (response: Response | Promise<Response>) => (await response).text();

async function made(more: Record<string, string> = {}): Promise<string> {
  expect((await ana.post("/erp", filled(more))).status).toBe(303);
  return (await rows()).at(-1)!.id;
}

describe("the pages of a connection", () => {
  test("an admin chooses a kind and is asked what it needs", async () => {
    const kinds = await text(ana.get("/erp/new"));
    for (const kind of ["tryton", "odoo", "http", "sandbox"])
      expect(kinds).toContain(`/erp/new?kind=${kind}`);
    const form = await text(ana.get("/erp/new?kind=odoo"));
    for (const name of ["url", "database", "user", "apiKey", "protocol"])
      expect(form).toContain(`name="${name}"`);
    expect(unheard(form)).toEqual([]);
    expect((await ana.get("/erp/new?kind=none")).status).toBe(404);
    expect((await max.get("/erp/new")).status).toBe(403);
  });

  test("the first connection is offered new orders, a further one not before somebody says so", async () => {
    const offered = async () =>
      /<input[^>]*name="isDefault"[^>]*>/.exec(await text(ana.get("/erp/new?kind=odoo")))?.[0];
    expect(await offered()).toContain("checked");
    await made({ isDefault: "yes" });
    expect(await offered()).not.toContain("checked");
  });

  test("what is saved is used, its secrets sealed and never shown", async () => {
    const id = await made();
    const [row] = await rows();
    expect(row).toMatchObject({ name: "Our ERP", kind: "http", active: true, config: { url: erp.url } });
    expect(JSON.stringify(row)).not.toContain(SIGNING_SECRET);
    expect(secretsOf(app.app.config.credentialsKey, row!.credentials)).toEqual({
      authorization: AUTHORIZATION,
      signingSecret: SIGNING_SECRET,
    });
    expect(await text(ana.post(`/erp/${id}/check`))).toContain("It answers");
    const form = await text(ana.get(`/erp/${id}`));
    expect(form).toContain(erp.url);
    expect(form).not.toContain(SIGNING_SECRET);
    expect(form).not.toContain(AUTHORIZATION);
    const seen = await text(max.get(`/erp/${id}`));
    expect(seen).toContain("Only an admin of the organization may change it");
    expect(seen).not.toContain('<button type="submit" formaction');
    expect((await max.post(`/erp/${id}`, filled())).status).toBe(403);
  });

  test("a secret that is left empty stays, unless it would go to another address", async () => {
    const id = await made();
    const empty = { authorization: "", signingSecret: "" };
    expect((await ana.post(`/erp/${id}`, filled({ ...empty, name: "Renamed" }))).status).toBe(303);
    const [row] = await rows();
    expect(row!.name).toBe("Renamed");
    expect(secretsOf(app.app.config.credentialsKey, row!.credentials)).toMatchObject({
      signingSecret: SIGNING_SECRET,
    });
    const thief = Bun.serve({ port: 0, fetch: () => Response.json({}) });
    const elsewhere = { ...empty, url: `http://127.0.0.1:${thief.port}` };
    const refused = await ana.post(`/erp/${id}`, filled(elsewhere));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("enter it again");
    expect(await text(ana.post("/erp/checks", filled({ ...elsewhere, id })))).toContain("enter it again");
    thief.stop(true);
  });

  test.each(["@thief.example/orders", ".thief.example", "orders", "/orders?to=x", "/\\\\thief.example"])(
    "a path of the orders that is none is refused: %s",
    async (ordersPath) => {
      const refused = await ana.post("/erp", filled({ ordersPath }));
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain("is no path such as /orders");
    },
  );

  test("a test says in words what is wrong, before anything is saved, and as a fragment", async () => {
    expect(await text(ana.post("/erp/checks", filled()))).toContain("It answers");
    const wrong = await text(ana.post("/erp/checks", filled({ authorization: "Bearer wrong" })));
    expect(wrong).toContain("credentials are not accepted");
    expect(wrong).toContain(`value="${erp.url}"`);
    const fragment = await text(ana.post("/erp/checks/result", filled({ url: "http://127.0.0.1:9" })));
    expect(fragment).toContain("does not answer");
    expect(fragment).not.toContain("<html");
    expect(await rows()).toEqual([]);
  });

  test.each([
    [{ url: "ftp://erp.example" }, "no plain https:// address"],
    [{ url: "" }, "Address&#34; is missing"],
    [{ orderTemplate: "{" }, "is not JSON"],
    [{ lists: "items, parrots" }, "&#34;parrots&#34; is no kind of data"],
    [{ name: " " }, "its name has 1 to 80 characters"],
    [{ kind: "tryton", database: "" }, "Database&#34; is missing"],
  ])("what can't be kept is shown again with the reason: %o", async (more, reason) => {
    const refused = await ana.post("/erp", filled(more as Record<string, string>));
    expect(refused.status).toBe(422);
    expect((await refused.text()).replaceAll("&quot;", "&#34;")).toContain(reason);
    expect(await rows()).toEqual([]);
  });

  test(
    "a private address is refused where it isn't allowed, and so is http://",
    async () => {
      const strict = await testApp();
      const admin = await strict.signIn(
        await strict.user({ email: "a@strict.example", organizationId: "strict", role: "admin" }),
      );
      const refused = async (url: string) => text(admin.post("/erp", filled({ url })));
      expect(await refused("https://127.0.0.1:8443")).toContain("address of the private network");
      expect(await refused("https://[::1]")).toContain("address of the private network");
      expect(await refused("http://192.0.2.1")).toContain("could be read on the way");
      await strict.stop();
    },
    SLOW_START,
  );

  test("new orders go to the default, and never to one that is switched off", async () => {
    const first = await made();
    const second = await made({ name: "Second", isDefault: "yes" });
    const goesTo = () => inAcme(async (tx) => (await findConnection(tx))?.id);
    expect(await goesTo()).toBe(second);
    await ana.post(`/erp/${first}`, filled({ isDefault: "yes" }));
    expect(await goesTo()).toBe(first);
    expect((await rows()).filter(({ is_default }) => is_default)).toHaveLength(1);
    const { active: _, ...off } = filled();
    await ana.post(`/erp/${first}`, off);
    expect(await goesTo()).toBe(second);
    expect((await ana.post(`/erp/${first}/mirror`)).status).toBe(409);
    expect(await text(ana.get("/erp"))).toContain("switched off");
  });

  test("orders that wait are matched anew where another connection becomes the default", async () => {
    await made();
    const order = await waitingOrder();
    await made({ name: "Second", isDefault: "yes" });
    const jobs = await app.app.db
      .selectFrom("jobs")
      .select("key")
      .where("kind", "=", "match_order")
      .execute();
    expect(jobs).toEqual([{ key: order }]);
  });

  test("one that orders went to can't be deleted, another one can", async () => {
    const [used, unused] = [await made(), await made({ name: "Unused" })];
    await inAcme(async (tx) => {
      const values = { idp_organization_id: "acme", order_id: await waitingOrder(), created_by: "ana" };
      await tx
        .insertInto("submissions")
        .values({ ...values, connection_id: used, payload: {} })
        .execute();
    });
    const refused = await ana.post(`/erp/${used}/deletion`);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("switch it off instead");
    expect((await ana.post(`/erp/${unused}/deletion`)).status).toBe(303);
    expect((await rows()).map(({ id }) => id)).toEqual([used]);
    await inAcme((tx) => tx.deleteFrom("submissions").execute());
  });

  test("an Odoo is connected, tested and synchronized", async () => {
    const item = { id: 1, name: "Bolt", default_code: "B-8", active: true, sale_ok: true, uom_id: 1 };
    const rows = { "uom.uom": [{ id: 1, name: "Units" }], "product.product": [item] };
    const acme = odooErp({ rows });
    const form = {
      kind: "odoo",
      name: "Odoo",
      url: acme.url,
      database: ODOO_DATABASE,
      user: "",
      active: "yes",
    };
    expect(await text(ana.post("/erp/checks", { ...form, apiKey: "wrong" }))).toContain(
      "Odoo does not accept the API key",
    );
    expect((await ana.post("/erp", { ...form, apiKey: ODOO_KEY })).status).toBe(303);
    const [{ id: connectionId }] = (await inAcme((tx) =>
      tx.selectFrom("erp_connections").select("id").execute(),
    )) as [{ id: string }];
    expect(await text(ana.post(`/erp/${connectionId}/check`))).toContain("It answers");
    const payload = { idpOrganizationId: "acme", connectionId, entity: "items" };
    await syncEntity(app.app).run(payload, {} as Claim);
    expect(
      await inAcme((tx) => tx.selectFrom("erp_items").select(["sku", "unit", "active"]).execute()),
    ).toEqual([{ sku: "B-8", unit: "EA", active: true }]);
    acme.stop();
  });

  test("a token for deliveries is shown once and delivers", async () => {
    const id = await made();
    const page = await text(ana.post(`/erp/${id}/tokens`, { name: "nightly" }));
    const token = page.match(/class="secret">([^<]+)/)![1]!;
    const delivery = app.client({ authorization: `Bearer ${token}` });
    const row = `${JSON.stringify({ erpId: "1", sku: "A", description: "Bolt", unit: "EA" })}\n`;
    const sent = await delivery.ask("PUT", `/api/erp/connections/${id}/items`, { body: row });
    expect(await sent.json()).toMatchObject({ rows: 1, inserted: 1 });
    expect((await delivery.get("/api/orders")).status).toBe(403);
  });

  test("progress is shown while a listing is under way, and asks for itself until it ends", async () => {
    const id = await made();
    const progress = () => text(ana.get(`/erp/${id}/progress`));
    for (const part of ["hx-trigger", "begins by itself"]) expect(await progress()).toContain(part);
    expect((await ana.post(`/erp/${id}/mirror`)).status).toBe(303);
    await inAcme((tx) => tx.updateTable("erp_syncs").set({ rows: 4321 }).execute());
    const busy = await progress();
    for (const part of ["hx-trigger", "4,321 rows so far", "Listing everything"])
      expect(busy).toContain(part);
    await inAcme((tx) => tx.updateTable("erp_syncs").set({ error: "It is slow" }).execute());
    const stopped = await progress();
    for (const part of ["hx-trigger", "4,321 rows so far", "Stopped", "It is slow"])
      expect(stopped).toContain(part);
    expect(stopped).not.toContain("Listing everything");
    await inAcme((tx) =>
      tx.updateTable("erp_syncs").set({ started_at: null, error: null, finished_at: new Date() }).execute(),
    );
    await app.app.db.deleteFrom("jobs").where("kind", "=", "sync_entity").execute();
    expect(await progress()).not.toContain("hx-trigger");
    expect(await progress()).toContain("in 10 min");
  });
});

describe("connections as JSON", () => {
  const asked = (more: object = {}) => ({
    name: "By API",
    kind: "http",
    settings: { url: erp.url, lists: ["items"], orderTemplate: { po: "{{reference}}" } },
    secrets: { authorization: AUTHORIZATION, signingSecret: SIGNING_SECRET },
    ...more,
  });

  test("one is made, shown without its secrets, changed, checked, synchronized and deleted", async () => {
    const answer = await ana.json("POST", "/api/erp/connections", asked());
    expect(answer.status).toBe(201);
    const { connection } = await answer.json();
    expect(connection).toMatchObject({
      name: "By API",
      active: true,
      settings: { lists: ["items"], orderTemplate: { po: "{{reference}}" } },
      secrets: ["authorization", "signingSecret"],
    });
    const at = `/api/erp/connections/${connection.id}`;
    expect(JSON.stringify(await (await ana.get(at)).json())).not.toContain(SIGNING_SECRET);
    expect(await (await ana.json("POST", `${at}/check`)).json()).toEqual({
      success: true,
      works: true,
      fault: null,
    });
    const wrong = await ana.json("PATCH", at, { secrets: { authorization: "Bearer wrong" } });
    expect(wrong.status).toBe(200);
    expect(await (await ana.json("POST", `${at}/check`)).json()).toMatchObject({
      works: false,
      fault: expect.stringContaining("credentials are not accepted"),
    });
    expect((await ana.json("POST", `${at}/sync`)).status).toBe(202);
    const shown = await (await ana.get(at)).json();
    expect(
      shown.connection.entities.find(({ entity }: { entity: string }) => entity === "items"),
    ).toMatchObject({
      listing: { listed: 0, everything: true },
    });
    expect((await ana.json("PATCH", at, { active: false })).status).toBe(200);
    expect((await ana.json("POST", `${at}/sync`)).status).toBe(409);
    expect((await ana.ask("DELETE", at)).status).toBe(200);
    expect((await ana.get(at)).status).toBe(404);
  });

  test("another organization and who is no admin get nothing of it", async () => {
    const { connection } = await (await ana.json("POST", "/api/erp/connections", asked())).json();
    const at = `/api/erp/connections/${connection.id}`;
    for (const answer of [
      eve.get(at),
      eve.json("PATCH", at, { name: "Mine" }),
      eve.ask("DELETE", at),
      eve.json("POST", `${at}/check`),
      eve.json("POST", `${at}/sync`),
    ])
      expect((await answer).status).toBe(404);
    expect(await (await max.get(at)).text()).not.toContain(AUTHORIZATION);
    expect((await max.json("PATCH", at, { name: "Mine" })).status).toBe(403);
    expect((await rows())[0]!.name).toBe("By API");
  });

  test("with an Idempotency-Key it is made once", async () => {
    const init = {
      body: JSON.stringify(asked()),
      headers: { "content-type": "application/json", "idempotency-key": "k1" },
    };
    const first = await (await ana.ask("POST", "/api/erp/connections", init)).json();
    expect(await (await ana.ask("POST", "/api/erp/connections", init)).json()).toEqual(first);
    expect(await rows()).toHaveLength(1);
  });
});

function waitingOrder(): Promise<string> {
  return inAcme(async (tx) => {
    const of = { idp_organization_id: "acme" };
    const sha256 = crypto.randomUUID();
    await tx
      .insertInto("document_files")
      .values({ ...of, sha256, byte_size: 1, content: Buffer.from("x") })
      .execute();
    const { id: document_id } = await tx
      .insertInto("pdf_documents")
      .values({ ...of, status: "completed", file_name: "a.csv", file_type: "csv", byte_size: 1, sha256 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const order = { ...of, document_id, po_number: "PO-1", line_count: 0 };
    const made = await tx
      .insertInto("extracted_orders")
      .values(order)
      .returning("id")
      .executeTakeFirstOrThrow();
    return made.id;
  });
}

test("PUT /api/erp/price-tolerance is kept for the organization alone, and what waits is compared anew", async () => {
  const put = (priceTolerance: string) => ana.json("PUT", "/api/erp/price-tolerance", { priceTolerance });
  const told = async (who: Client) => (await who.get("/api/erp/price-tolerance")).json();
  const orderId = await emptyOrder(app.app.db, "acme");
  for (const wrong of ["1.5", "-0.1", "5 %"]) expect((await put(wrong)).status).toBe(422);
  expect(await (await put("0.25")).json()).toEqual({ priceTolerance: "0.25" });
  expect([await told(max), await told(eve)]).toEqual([
    { priceTolerance: "0.25" },
    { priceTolerance: "0.05" },
  ]);
  const jobs = await app.app.sql`select key from jobs where kind = 'match_order'`;
  expect(jobs.map(({ key }) => key)).toContain(orderId);
  expect((await max.json("PUT", "/api/erp/price-tolerance", { priceTolerance: "1" })).status).toBe(403);
  expect((await max.post("/erp/price-tolerance", { percent: "1" })).status).toBe(403);
  expect((await ana.post("/erp/price-tolerance", { percent: "2,5" })).status).toBe(303);
  expect((await ana.post("/erp/price-tolerance", { percent: "many" })).status).toBe(422);
  expect(await text(ana.get("/erp"))).toContain('value="2.5"');
  expect(await text(max.get("/erp"))).toContain("than this is shown as a finding: 2.5 %.");
});
