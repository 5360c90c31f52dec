import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { type DocumentStatus, tenant } from "../db/mod.ts";
import { makeToken } from "../src/accounts/mod.ts";
import { TTL } from "../src/erp/mod.ts";
import { pipeline } from "../src/pipeline.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { emptyDocument } from "./_orders.ts";
import { type ReviewSeed, seedReview } from "./_review.ts";

type Json = Record<string, unknown>;

let app: TestApp;
let ana: Client;
let ben: Client;
let seed: ReviewSeed;
let token: (email: string) => Promise<Client>;
beforeAll(async () => {
  app = await testApp();
  const add = async (email: string, organizationId?: string, role?: string) =>
    app.signIn(await app.user({ email, organizationId, metadata: role ? { role } : {} }));
  ana = await add("ana@a.example", "a");
  ben = await add("ben@a.example", "a");
  await add("admin@a.example", "a", "admin");
  await add("eve@b.example", "b");
  await add("sue@b.example", "b", "support_admin");
  await add("nora@nowhere.example");
  seed = await seedReview(app.app, "a");
  token = async (email) => {
    const made = await makeToken(app.app.db, app.app.config, email);
    return app.client({ authorization: `Bearer ${made}` });
  };
}, SLOW_START);
afterAll(() => app?.stop());

const jsonOf = async (answer: Response) => (await answer.json()) as Json;
const as = async (email: string) => app.signIn({ userId: `user-${email}`, email, idpOrganizationId: null });

async function document(values: { user_id?: string; status?: DocumentStatus; waiting_since?: Date } = {}) {
  return tenant(app.app.db, "a", async (tx) => {
    const id = await emptyDocument(tx, "a");
    const set = { processing_error: null, ...values };
    await tx.updateTable("pdf_documents").set(set).where("id", "=", id).execute();
    return id;
  });
}

function upload(client: Client) {
  const form = new FormData();
  form.set("file", new File(["PO 7\nsku,quantity\nA-1,2\n"], "po.csv", { type: "text/csv" }));
  return client.post("/api/pdf-documents", form);
}

describe("what the service does", () => {
  test("an upload creates a document with status pending, enqueues a task and answers at once", async () => {
    const answer = await upload(ana);
    const { id, status } = await jsonOf(answer);
    expect([answer.status, status]).toEqual([201, "pending"]);
    const jobs = await app.app.sql`select kind from jobs where key = ${id as string}`;
    expect(jobs.map(({ kind }) => kind)).toEqual(["extract_document"]);
  });

  test("documents appear in a review queue, filterable by status=pending_review", async () => {
    const page = await (await ana.get("/review?status=pending_review")).text();
    expect(page.includes(seed.orderId)).toBe(true);
    expect((await (await ana.get("/review?status=submitted")).text()).includes(seed.orderId)).toBe(false);
    const { orders } = await jsonOf(await ana.get("/api/orders?status=pending_review"));
    expect(orders).toMatchObject([{ id: seed.orderId, status: "pending_review" }]);
  });

  test("a user edits PO number, customer, dates and lines with SKU, quantity and price", async () => {
    const path = `/api/orders/${seed.orderId}`;
    const { version } = await jsonOf(await ana.get(path));
    const line = { id: seed.lines[0], supplierSku: "NEW-1", quantity: "7", unitPrice: "1.25" };
    const header = { poNumber: "PO-9", requiredDate: "2026-12-01", shipDate: "2026-11-28" };
    const edit = { version, ...header, customer: { name: "Harbor" }, lines: [line] };
    const saved = await jsonOf(await ana.json("PATCH", path, edit));
    expect(saved).toMatchObject({
      ...header,
      customer: { name: "Harbor" },
      version: (version as number) + 1,
    });
    expect((saved.lines as Json[])[0]).toMatchObject(line);
    expect((await ana.json("PATCH", path, edit)).status).toBe(409);
  });

  test("a finished order is submitted; one with errors is refused in words", async () => {
    const answer = await ana.json("POST", `/api/orders/${seed.orderId}/submission`);
    expect(answer.status).toBe(422);
    await tenant(app.app.db, "a", (tx) =>
      sql`update extracted_orders set error_count = 0 where id = ${seed.orderId}`.execute(tx),
    );
    const accepted = await ana.json("POST", `/api/orders/${seed.orderId}/submission`);
    expect([accepted.status, (await jsonOf(accepted)).status]).toEqual([202, "submitting"]);
  });
});

describe("public pages", () => {
  test.each(["/", "/sign-in"])("GET %s answers 200 to anybody", async (path) => {
    const answer = await app.client().get(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  });

  test("GET /api/health is public: 200, status ok, serviceStatus healthy, service by name, and no more", async () => {
    const answer = await app.client().get("/api/health");
    expect([answer.status, await jsonOf(answer)]).toEqual([
      200,
      { status: "ok", serviceStatus: "healthy", service: "order-intake" },
    ]);
  });
});

describe("GET /api/pdf-documents/{documentId}", () => {
  const read = (client: Client, id: string) => client.get(`/api/pdf-documents/${id}`);

  test("the record: id, status, processing_error, updated_at, organization, user_id", async () => {
    const id = await document({ user_id: "user-ana@a.example" });
    expect(await jsonOf(await read(ana, id))).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: "completed",
      processing_error: null,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      idp_organization_id: "a",
      user_id: "user-ana@a.example",
    });
  });

  test.each(["pending", "processing", "completed", "failed"] as const)("status may be %s", async (status) => {
    const id = await document({ status });
    expect((await jsonOf(await read(ana, id))).status).toBe(status);
  });

  test("no other status can be stored", async () => {
    await expect(document({ status: "lost" as DocumentStatus })).rejects.toThrow(
      "pdf_documents_status_check",
    );
  });

  test("user_id null shows it to the whole organization, otherwise to that user alone", async () => {
    const [shared, anas] = [await document(), await document({ user_id: "user-ana@a.example" })];
    const statuses = [read(ana, shared), read(ben, shared), read(ana, anas), read(ben, anas)];
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  });

  test("another organization's, an unknown and a malformed id are 404", async () => {
    const id = await document();
    const eve = await as("eve@b.example");
    expect((await read(eve, id)).status).toBe(404);
    expect((await read(ana, crypto.randomUUID())).status).toBe(404);
    expect((await read(ana, "7")).status).toBe(404);
  });

  test("without an organization on the session it is 400, Organization not found", async () => {
    const answer = await read(await as("nora@nowhere.example"), await document());
    expect([answer.status, (await jsonOf(answer)).error]).toEqual([400, "Organization not found"]);
  });

  test("not authenticated is 401", async () => {
    expect((await read(app.client(), await document())).status).toBe(401);
  });

  test("a support admin skips the organization and user checks", async () => {
    const id = await document({ user_id: "user-ana@a.example" });
    expect((await read(await as("sue@b.example"), id)).status).toBe(200);
    expect((await read(await token("sue@b.example"), id)).status).toBe(200);
  });

  test("each 404 and 401 is a warning with documentId, userId, organizationId or its absence", async () => {
    const warned = (documentId: string) =>
      app.lines.filter((line) => line.level === "warn" && line.documentId === documentId);
    const [mine, nobodys] = [crypto.randomUUID(), crypto.randomUUID()];
    await read(ana, mine);
    expect(warned(mine)).toMatchObject([{ userId: "user-ana@a.example", organizationId: "a" }]);
    await read(app.client(), nobodys);
    expect(warned(nobodys)).toMatchObject([{ userId: expect.any(String), organizationId: "missing" }]);
  });

  test("completed is followed by reading the orders", async () => {
    expect((await jsonOf(await read(ana, seed.documentId))).status).toBe("completed");
    const { orders } = await jsonOf(await ana.get(`/api/pdf-documents/${seed.documentId}/orders`));
    expect(orders).toMatchObject([{ id: seed.orderId, documentId: seed.documentId }]);
  });
});

describe("limits of time", () => {
  test("pages poll a waiting document every 3 seconds and stop when it is completed", async () => {
    const waiting = await (await ana.get(`/documents/${await document({ status: "processing" })}`)).text();
    expect(waiting.includes('hx-trigger="every 3s"')).toBe(true);
    const done = await (await ana.get(`/documents/${await document()}`)).text();
    expect(done.includes("every 3s")).toBe(false);
  });

  test.each([
    [43, false],
    [46, true],
  ])("Restart extraction after %i seconds of spinning is offered: %p", async (seconds, offered) => {
    const waiting_since = new Date(Date.now() - seconds * 1000);
    const id = await document({ status: "processing", waiting_since });
    const page = await (await ana.get(`/documents/${id}`)).text();
    expect(page.includes(`/documents/${id}/extraction`)).toBe(offered);
  });

  test("Restart extraction triggers processing again", async () => {
    const id = await document({ status: "processing" });
    expect((await ana.post(`/documents/${id}/extraction`)).status).toBe(303);
    const jobs = await app.app.sql`select 1 from jobs where kind = 'extract_document' and key = ${id}`;
    expect(jobs.length).toBe(1);
  });

  test("the retry of stuck documents runs every 5 minutes", () => {
    expect(pipeline(app.app).retry_stuck_documents.everySeconds).toBe(300);
  });

  test("cached search results live 5 minutes, records 10, inventory 1", () => {
    expect(TTL).toEqual({ search: 300, record: 600, inventory: 60 });
  });
});

describe("POST /api/webhook/inbound-email", () => {
  const event = async (more: Json = {}) => {
    const mailbox = await tenant(app.app.db, "a", (tx) =>
      tx
        .insertInto("mailboxes")
        .values({
          idp_organization_id: "a",
          erp_connection_id: seed.connectionId,
          address: `${crypto.randomUUID()}@a.example`,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    return {
      messageId: `<${crypto.randomUUID()}@buyer.example>`,
      from: "ann@buyer.example",
      to: [mailbox.address],
      subject: "PO 4711 by mail",
      receivedAt: "2026-11-02T09:00:00Z",
      aliasId: mailbox.id,
      subaddress: "west",
      erpConnectionId: mailbox.erp_connection_id,
      idpOrganizationId: "a",
      attachmentCount: 1,
      uploadedDocumentIds: [await document({ status: "pending" })],
      triageDecision: "process_attachments",
      triageReason: "one PDF",
      ...more,
    };
  };
  const post = (body: string, signature: string) =>
    app.client().ask("POST", "/api/webhook/inbound-email", {
      body,
      headers: { "content-type": "application/json", "x-inbound-email-signature": signature },
    });
  const hmac = (body: string) =>
    createHmac("sha256", app.app.config.inboundEmailSecret).update(body).digest("hex");

  test("the event appears in the inbox and its documents are processed immediately", async () => {
    const sent = await event();
    const body = JSON.stringify(sent);
    expect((await post(body, hmac(body))).status).toBe(200);
    const inbox = await (await ana.get("/inbox")).text();
    for (const shown of ["ann@buyer.example", "PO 4711 by mail", "west"]) expect(inbox).toContain(shown);
    const jobs = await app.app.db
      .selectFrom("jobs")
      .select("run_at")
      .where("key", "=", sent.uploadedDocumentIds[0]!)
      .execute();
    expect(jobs.map(({ run_at }) => run_at.getTime() <= Date.now())).toEqual([true]);
  });

  test("without the HMAC of the payload by the shared secret it is 401", async () => {
    const body = JSON.stringify(await event());
    expect((await post(body, hmac(`${body} `))).status).toBe(401);
  });
});

describe("POST /api/cache/flush", () => {
  const flush = (client: Client, body?: unknown) => client.json("POST", "/api/cache/flush", body);
  const fill = async () => {
    for (const kind of ["items", "shipping", "customer", "order"])
      for (const key of [`erp:${kind}:1`, `erp:${kind}:search:x`]) await app.app.cache.set(key, "{}", 60);
  };

  test.each([
    [{ pattern: "erp:items:*" }, { flushed: 2, pattern: "erp:items:*" }],
    [{ pattern: "erp:nothing:*" }, { flushed: 0, pattern: "erp:nothing:*" }],
    [{ pattern: "nothing:*" }, { flushed: 0, pattern: "nothing:*" }],
    [{ entity: "ITEM" }, { flushed: 2 }],
    [{ entity: "SHIPPING" }, { flushed: 2 }],
    [{ entity: "CUSTOMER" }, { flushed: 2 }],
    [{ entity: "ORDER" }, { flushed: 2 }],
    [{}, { flushed: "all" }],
  ])("%j answers success with what was flushed", async (body, data) => {
    await fill();
    const answer = await flush(await token("admin@a.example"), body);
    expect([answer.status, await jsonOf(answer)]).toEqual([200, { success: true, data }]);
  });

  test("no body at all removes everything", async () => {
    await fill();
    const answer = await (await token("admin@a.example")).ask("POST", "/api/cache/flush");
    expect(await jsonOf(answer)).toEqual({ success: true, data: { flushed: "all" } });
    expect(await app.app.cache.flush("erp:*")).toBe(0);
  });

  test("a failure is success: false with a sentence", async () => {
    const answer = await flush(await token("admin@a.example"), { entity: "NOTHING" });
    expect([answer.status, await jsonOf(answer)]).toEqual([
      400,
      { success: false, error: expect.any(String) },
    ]);
  });

  test("it takes a bearer token with the admin role in the user's metadata", async () => {
    expect((await flush(app.client())).status).toBe(401);
    expect((await flush(await token("ana@a.example"))).status).toBe(403);
    expect((await flush(app.client({ authorization: "Bearer x" }))).status).toBe(401);
  });

  test("it is rate limited: 429 with Retry-After", async () => {
    const admin = await token("admin@a.example");
    let answer = await flush(admin, {});
    for (let n = 0; n < 12 && answer.status === 200; n++) answer = await flush(admin, {});
    expect([answer.status, await jsonOf(answer)]).toEqual([
      429,
      { success: false, error: expect.any(String) },
    ]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe.each(["force-sync", "force-image-sync"])("POST /api/erp/%s", (name) => {
  const ask = (client: Client, headers: Record<string, string> = { "x-requested-with": "XMLHttpRequest" }) =>
    client.ask("POST", `/api/erp/${name}`, {
      body: JSON.stringify({ connectionId: seed.connectionId, entityType: "products" }),
      headers: { "content-type": "application/json", ...headers },
    });

  test("without an orchestrator configured it is 500, Failed to schedule ERP sync", async () => {
    const answer = await ask(await as("admin@a.example"));
    expect([answer.status, (await jsonOf(answer)).error]).toEqual([500, "Failed to schedule ERP sync"]);
  });

  test("the header X-Requested-With is required, and an admin session", async () => {
    expect((await ask(await as("admin@a.example"), {})).status).toBe(400);
    expect((await ask(ana)).status).toBe(403);
    expect((await ask(app.client())).status).toBe(401);
  });
});

describe("usage events", () => {
  test("GET /api/billing/usage/events: orderId, lineItemCount, calculatedCharge, freeTrialLineItemsUsed, status", async () => {
    await tenant(app.app.db, "a", (tx) =>
      tx
        .insertInto("usage_events")
        .values({
          idp_organization_id: "a",
          order_id: seed.orderId,
          line_item_count: 28,
          charge_cents: 1120,
          rate: "0.40",
          minimum: "2.50",
          rate_source: "default",
          free_trial_line_items_used: 0,
          status: "reported",
          reason: "28 lines × $0.40 = $11.20",
        })
        .execute(),
    );
    expect((await jsonOf(await ana.get("/api/billing/usage/events"))).events).toMatchObject([
      {
        orderId: seed.orderId,
        lineItemCount: 28,
        calculatedCharge: 11.2,
        freeTrialLineItemsUsed: 0,
        status: "reported",
      },
    ]);
  });

  test.each(["reported", "invoiced", "failed"])("status may be %s", async (status) => {
    await tenant(app.app.db, "a", (tx) => sql`update usage_events set status = ${status}`.execute(tx));
    expect((await jsonOf(await ana.get("/api/billing/usage/events"))).events).toMatchObject([{ status }]);
  });
});
