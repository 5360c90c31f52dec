import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "kysely";
import { everywhere, tenant } from "../db/mod.ts";
import { forgetExpired, makeToken } from "../src/accounts/mod.ts";
import { server } from "../src/server.ts";
import { BASE, type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { emptyOrder } from "./_orders.ts";
import { type ReviewSeed, seedReview } from "./_review.ts";
import { type ApiDocument, answersOf } from "./_schemas.ts";

const CSV = "PO 7\nsku,quantity\nA-1,2\n";

let app: TestApp;
let ana: Client;
let ben: Client;
let seed: ReviewSeed;
beforeAll(async () => {
  app = await testApp({ env: { UPLOAD_LIMIT_MB: "1", WEBHOOK_SIGNING_SECRET: "whsec_test" } });
  ana = await app.signIn(await app.user({ email: "ana@a.example", organizationId: "a" }));
  ben = await app.signIn(await app.user({ email: "ben@a.example", organizationId: "a" }));
  seed = await seedReview(app.app, "a");
}, SLOW_START);
afterAll(() => app?.stop());

function upload(
  client: Client,
  { key, text = CSV, name = "po.csv", visibility }: Record<string, string> = {},
) {
  const form = new FormData();
  if (visibility) form.set("visibility", visibility);
  form.set("file", new File([text], name, { type: "text/csv" }));
  return client.post("/api/pdf-documents", form, key ? { "idempotency-key": key } : {});
}

const bodyOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>;
const documents = () =>
  tenant(app.app.db, "a", (tx) =>
    tx.selectFrom("pdf_documents").select(sql<number>`count(*)::int`.as("n")).executeTakeFirstOrThrow(),
  ).then(({ n }) => n);

async function person(organizationId: string) {
  return app.signIn(await app.user({ email: `${crypto.randomUUID()}@x.example`, organizationId }));
}

test("an upload is for the whole organization, its uploader alone, or refused: never private by a slip of the pen", async () => {
  const seenBy = async (visibility: string) => {
    const body = await bodyOf(await upload(ana, { visibility, text: `${CSV}${visibility}` }));
    return body.user_id === undefined ? body.error : body.user_id === null;
  };
  expect(await seenBy("organization")).toBe(true);
  expect(await seenBy("")).toBe(false);
  expect(await seenBy("organisation")).toBe(
    'Cannot upload: "visibility" is either "organization" or left out',
  );
});

test("answers are as GET /api/openapi.json declares them", async () => {
  const faultsOf = answersOf((await (await ana.get("/api/openapi.json")).json()) as ApiDocument);
  const order = `/api/orders/${seed.orderId}`;
  const asked: [route: string, answer: Promise<Response>][] = [
    ["GET /api/health", ana.get("/api/health")],
    ["POST /api/pdf-documents", upload(ana, { name: "declared.csv" })],
    ["POST /api/pdf-documents", ana.json("POST", "/api/pdf-documents")],
    ["GET /api/pdf-documents", ana.get("/api/pdf-documents?limit=1")],
    ["GET /api/pdf-documents", ana.get("/api/pdf-documents?status=lost")],
    ["GET /api/pdf-documents/{documentId}", ana.get(`/api/pdf-documents/${seed.documentId}`)],
    ["GET /api/pdf-documents/{documentId}", ana.get("/api/pdf-documents/nothing")],
    ["GET /api/pdf-documents/{documentId}", app.client().get("/api/pdf-documents/nothing")],
    ["GET /api/pdf-documents/{documentId}/orders", ana.get(`/api/pdf-documents/${seed.documentId}/orders`)],
    ["GET /api/orders", ana.get("/api/orders?status=pending_review")],
    ["GET /api/orders", ana.get("/api/orders?limit=201")],
    ["GET /api/orders/{orderId}", ana.get(order)],
    ["PATCH /api/orders/{orderId}", ana.json("PATCH", order, { version: 99, poNumber: "x" })],
    ["PATCH /api/orders/{orderId}", ana.json("PATCH", order, { version: "x" })],
    ["POST /api/orders/{orderId}/submission", ana.json("POST", `${order}/submission`, {})],
    ["POST /api/orders/{orderId}/rejection", ana.json("POST", `${order}/rejection`, {})],
    ["GET /api/billing/usage/events", ana.get("/api/billing/usage/events")],
    ["GET /api/erp/connections", ana.get("/api/erp/connections")],
    ["POST /api/cache/flush", ana.json("POST", "/api/cache/flush")],
    ["POST /api/erp/force-sync", ana.json("POST", "/api/erp/force-sync")],
  ];
  for (const [route, answer] of asked)
    expect([route, (await answer).status, await faultsOf(route, await answer)]).toEqual([
      route,
      expect.any(Number),
      [],
    ]);
});

test("POST /api/pdf-documents/{id}/extraction queues the document again", async () => {
  const { id } = (await bodyOf(await upload(ana))) as unknown as { id: string };
  await tenant(app.app.db, "a", (tx) =>
    sql`update pdf_documents set status = 'failed' where id = ${id}`.execute(tx),
  );
  const answer = await ana.post(`/api/pdf-documents/${id}/extraction`);
  expect([answer.status, await bodyOf(answer)]).toMatchObject([202, { id, status: "pending" }]);
  expect((await ben.post(`/api/pdf-documents/${id}/extraction`)).status).toBe(404);
});

test("GET /api/orders goes through the list by cursor without a gap, also where times are the same", async () => {
  const pia = await person("pages");
  const made = new Set<string>();
  for (let n = 0; n < 7; n++)
    made.add(await emptyOrder(app.app.db, "pages", { created_at: "2026-01-02T03:04:05.678912Z" }));
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const path: string = `/api/orders?limit=3${cursor && `&cursor=${cursor}`}`;
    const page = (await (await pia.get(path)).json()) as {
      orders: { id: string }[];
      nextCursor: string | null;
    };
    seen.push(...page.orders.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect([seen.length, new Set(seen)]).toEqual([7, made]);
  const second = await bodyOf(await pia.get("/api/orders?page=2&limit=5"));
  expect([(second.orders as object[]).length, second.nextPage]).toEqual([2, null]);
});

test.each([
  "limit=0",
  "limit=201",
  "limit=x",
  "page=0",
  "status=lost",
  "cursor=junk",
  `cursor=${Buffer.from("1.2").toString("base64url")}`,
])("GET /api/orders?%s is 400 in words", async (query) => {
  const answer = await ana.get(`/api/orders?${query}`);
  expect([answer.status, await bodyOf(answer)]).toEqual([
    400,
    { success: false, error: expect.stringMatching(/^Cannot /) },
  ]);
});

test.each([
  ["limit=0", '"limit": it is not a whole number from 1 to 200'],
  ["limit=2&page=-3", '"page": it is not a whole number from 1 to 1000000'],
])("GET /api/orders?%s names the number that is out of range", async (query, words) => {
  const { error } = await bodyOf(await ana.get(`/api/orders?${query}`));
  expect(error).toBe(`Cannot accept ${words}`);
});

test("GET /api/pdf-documents goes through the list by cursor and shows nobody's personal documents", async () => {
  const pia = await person("lists");
  const quin = await person("lists");
  const ids: unknown[] = [];
  for (const name of ["1", "2", "3"])
    ids.unshift((await bodyOf(await upload(pia, { name, text: `${CSV}${name}` }))).id);
  const first = await bodyOf(await pia.get("/api/pdf-documents?limit=2"));
  const second = await bodyOf(await pia.get(`/api/pdf-documents?limit=2&cursor=${first.nextCursor}`));
  expect([...(first.documents as object[]), ...(second.documents as object[])]).toMatchObject(
    ids.map((id) => ({ id })),
  );
  expect(second.nextCursor).toBeNull();
  expect((await bodyOf(await quin.get("/api/pdf-documents"))).documents).toEqual([]);
});

test.each([
  ["sku,quantity\nA-1,2\n", 201, { file_name: "unnamed" }],
  ["", 400, { error: expect.stringContaining("needs a file") }],
])("POST /api/pdf-documents of %p in a part without a name is %i", async (content, status, body) => {
  const answer = await ana.ask("POST", "/api/pdf-documents", {
    body: `--x\r\nContent-Disposition: form-data; name="file"; filename=""\r\n\r\n${content}\r\n--x--\r\n`,
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
  expect([answer.status, await bodyOf(answer)]).toEqual([status, expect.objectContaining(body)]);
});

test("Idempotency-Key: the same upload again is given the first answer and makes nothing", async () => {
  const before = await documents();
  const first = await upload(ana, { key: "k1" });
  const again = await upload(ana, { key: "k1" });
  expect([first.status, again.status]).toEqual([201, 201]);
  expect([first.headers.get("idempotent-replayed"), again.headers.get("idempotent-replayed")]).toEqual([
    null,
    "true",
  ]);
  expect(await again.text()).toBe(await first.text());
  expect(await documents()).toBe(before + 1);
});

test("Idempotency-Key: ten of the same uploads at once make one document", async () => {
  const before = await documents();
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(ana, { key: "at-once" })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await documents()).toBe(before + 1);
});

test("Idempotency-Key: another request with the key is 422, another person's key is their own", async () => {
  expect((await upload(ana, { key: "k2" })).status).toBe(201);
  const other = await upload(ana, { key: "k2", text: `${CSV}B-2,3\n` });
  expect([other.status, (await bodyOf(other)).error]).toEqual([
    422,
    expect.stringContaining("Idempotency-Key"),
  ]);
  const bens = await upload(ben, { key: "k2" });
  expect([bens.status, bens.headers.get("idempotent-replayed")]).toEqual([201, null]);
  expect((await upload(ana, { key: "with blanks" })).status).toBe(400);
});

test("Idempotency-Key: what was refused has done nothing, and its key is free again", async () => {
  const id = await emptyOrder(app.app.db, "a", { error_count: 1 });
  const submit = () =>
    ana.ask("POST", `/api/orders/${id}/submission`, {
      body: "{}",
      headers: { "content-type": "application/json", "idempotency-key": "k3" },
    });
  expect((await submit()).status).toBe(422);
  await tenant(app.app.db, "a", (tx) =>
    sql`update extracted_orders set error_count = 0 where id = ${id}`.execute(tx),
  );
  const answer = await submit();
  expect([answer.status, (await bodyOf(answer)).status]).toEqual([202, "submitting"]);
  const again = await submit();
  expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([202, "true"]);
  const jobs = await app.app.sql`select 1 from jobs where kind = 'submit_order' and key = ${id}`;
  expect(jobs.length).toBe(1);
});

test("Idempotency-Key: is forgotten after 24 hours", async () => {
  await upload(ana, { key: "k4" });
  const age = (interval: string) =>
    everywhere(app.app.db, (tx) =>
      sql`update idempotency_keys set created_at = now() - ${interval}::interval where key = 'k4'`.execute(
        tx,
      ),
    );
  await age("23 hours");
  await forgetExpired(app.app).run({} as never, {} as never);
  expect((await upload(ana, { key: "k4" })).headers.get("idempotent-replayed")).toBe("true");
  await age("25 hours");
  expect((await upload(ana, { key: "k4" })).headers.get("idempotent-replayed")).toBeNull();
  await age("25 hours");
  await forgetExpired(app.app).run({} as never, {} as never);
  const kept = await everywhere(app.app.db, (tx) =>
    tx.selectFrom("idempotency_keys").select("key").where("key", "=", "k4").execute(),
  );
  expect(kept).toEqual([]);
});

test.each([
  ["GET", "/api/nothing", 404, null],
  ["GET", "/api", 404, null],
  ["DELETE", "/api/orders", 405, "GET, HEAD"],
  ["PUT", "/api/orders/7", 405, "GET, PATCH, HEAD"],
  ["GET", "/api/cache/flush", 405, "POST"],
])("%s %s is %i as JSON", async (method, path, status, allow) => {
  const answer = await ana.ask(method, path);
  expect([answer.status, answer.headers.get("allow")]).toEqual([status, allow]);
  expect(await bodyOf(answer)).toEqual({
    success: false,
    error: expect.stringContaining(`"${path}"`),
  });
});

test("HEAD answers as GET without a body, OPTIONS with the methods, and pages are pages", async () => {
  const head = await ana.ask("HEAD", "/api/orders");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const options = await ana.ask("OPTIONS", "/api/orders");
  expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD"]);
  expect((await app.client().ask("OPTIONS", "/api/orders")).status).toBe(401);
  const page = await ana.get("/nothing");
  expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
});

test.each([
  ["{", "application/json", 400],
  ["", "application/json", 422],
  ["[]", "application/json", 422],
  ['{"version":1,"reason":"x"}', "text/plain", 415],
  ["version=1", "application/x-www-form-urlencoded", 415],
  ['{"version":1}', "application/vnd.api+json", 422],
])("a body of %p as %s is %i as JSON", async (body, type, status) => {
  const answer = await ana.ask("POST", `/api/orders/${seed.orderId}/rejection`, {
    body,
    headers: { "content-type": type },
  });
  expect([answer.status, await bodyOf(answer)]).toEqual([
    status,
    { success: false, error: expect.any(String) },
  ]);
});

test.each([
  ["GET", "/api/billing/usage/events?from=2026-02-30", undefined, 400],
  ["GET", "/api/erp/cross-references?text=a%00b", undefined, 400],
  ["POST", "/api/erp/cross-references", { crossReferences: [{ customer_text: "a", item: "b\u0000" }] }, 422],
  ["POST", "/api/orders/:order/submission", { version: 2 ** 53 }, 422],
])("a value that the database can't hold is refused: %s %s", async (method, path, body, status) => {
  const answer = await ana.json(method, path.replace(":order", seed.orderId), body);
  expect([answer.status, await bodyOf(answer)]).toEqual([
    status,
    { success: false, error: expect.stringContaining("out of range") },
  ]);
});

/** More than any route but uploads and deliveries reads, with its size announced or not. */
const large = (announced: boolean) => {
  const chunk = new Uint8Array(512 * 1024).fill(32);
  if (announced) return Buffer.concat([chunk, chunk, chunk]);
  let left = 3;
  return new ReadableStream({ pull: (stream) => (left-- > 0 ? stream.enqueue(chunk) : stream.close()) });
};

test("every route under /api that reads a body refuses a large one", async () => {
  const operator = await app.user({
    email: "op@a.example",
    organizationId: "a",
    role: "admin",
    metadata: { role: "admin" },
  });
  const token = await makeToken(app.app.db, app.app.config, operator.email);
  const client = app.client({ authorization: `Bearer ${token}` });
  const routes = server(app.app).routes.filter(
    ({ method, path, hooks }) =>
      path.startsWith("/api/") && method !== "GET" && hooks.detail?.requestBody !== undefined,
  );
  const json = server(app.app).routes.filter(
    ({ path, hooks }) => path.startsWith("/api/") && hooks.body !== undefined,
  );
  for (const { method, path, hooks } of [...routes, ...json]) {
    const type = Object.keys(hooks.detail?.requestBody?.content ?? { "application/json": 0 })[0] ?? "";
    // Their limits are those of deliveries and of uploads.
    if (type.includes("ndjson") || path.endsWith("/attachments")) continue;
    for (const announced of [true, false]) {
      const headers = {
        "content-type": type.startsWith("multipart") ? `${type}; boundary=x` : type,
        "x-requested-with": "XMLHttpRequest",
        // Without any, nothing is read.
        "x-inbound-email-signature": "0".repeat(64),
        "stripe-signature": "t=1,v1=0",
        ...(announced && { "content-length": String(3 * 512 * 1024) }),
      };
      const answer = await client.ask(method, path.replace(/:\w+/g, seed.orderId), {
        body: large(announced),
        headers,
        duplex: "half",
      } as RequestInit);
      expect([`${method} ${path}`, announced, answer.status]).toEqual([`${method} ${path}`, announced, 413]);
      expect((await bodyOf(answer)).success).toBe(false);
    }
  }
});

test("a page's form is refused by its size, a stranger's sooner", async () => {
  const sized = (bytes: number) => ({
    "content-length": String(bytes),
    "content-type": "application/x-www-form-urlencoded",
  });
  const form = (client: Client, headers: Record<string, string>) =>
    client.ask("POST", "/sign-in", { body: "email=x@x.example", headers });
  expect((await form(app.client(), sized(65 * 1024))).status).toBe(413);
  expect((await form(ana, sized(9 * 1024 * 1024))).status).toBe(413);
  expect((await form(app.client(), { ...sized(17), "transfer-encoding": "chunked" })).status).toBe(411);
  expect((await form(app.client(), sized(17))).status).toBe(200);
});

test("POST /api/pdf-documents takes a hundred files at once, and says when it is too many", async () => {
  const many = await person("many");
  const answers = await Promise.all(Array.from({ length: 320 }, () => upload(many, { text: "" })));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(300);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]!.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect((await upload(ben, { text: "" })).status).toBe(422);
});

test("changes through the API have a limit for each caller", async () => {
  const busy = await person("busy");
  const statuses = new Map<number, number>();
  for (let n = 0; n < 700; n++) {
    const answer = await busy.ask("POST", "/api/nothing");
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 429) expect(answer.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  }
  expect(statuses.get(404)!).toBeGreaterThanOrEqual(600);
  expect(statuses.get(429)!).toBeGreaterThan(0);
  expect((await busy.get("/api/orders")).status).toBe(200);
});

test("every answer carries the security headers and an id of the request", async () => {
  const answers = {
    page: await ana.get("/review"),
    start: await app.client().get("/"),
    asset: await app.client().get("/assets/app.css"),
    json: await ana.get("/api/orders"),
    created: await upload(ana),
    redirected: await app.client().get("/review"),
    missing: await ana.get("/api/nothing"),
    unauthorized: await app.client().get("/api/orders"),
    malformed: await ana.ask("PATCH", `/api/orders/${seed.orderId}`, {
      body: "{",
      headers: { "content-type": "application/json" },
    }),
    foreign: await ana.ask("POST", "/sign-out", { headers: { origin: "https://evil.example" } }),
    file: await ana.get(`/documents/${seed.documentId}/file`),
    picture: await ana.get(`/documents/${seed.documentId}/pages/1/picture`),
    options: await ana.ask("OPTIONS", "/api/orders"),
  };
  for (const [name, { headers }] of Object.entries(answers)) {
    expect([name, headers.get("content-security-policy")]).toEqual([
      name,
      expect.stringContaining("default-src 'self'"),
    ]);
    expect([name, headers.get("content-security-policy")]).toEqual([
      name,
      expect.not.stringContaining("unsafe"),
    ]);
    for (const header of [
      "x-frame-options",
      "referrer-policy",
      "cross-origin-opener-policy",
      "cache-control",
      "x-request-id",
    ])
      expect([name, header, headers.get(header)]).toEqual([name, header, expect.stringMatching(/\S/)]);
    expect([name, headers.get("x-content-type-options")]).toEqual([name, "nosniff"]);
  }
});

test("a request keeps the id that it came with, in its answer and in the log", async () => {
  const answer = await ana.get("/api/orders", { "x-request-id": "trace-4711-abc" });
  expect(answer.headers.get("x-request-id")).toBe("trace-4711-abc");
  expect(app.lines.filter(({ requestId }) => requestId === "trace-4711-abc")).toHaveLength(1);
  expect(
    (await ana.get("/api/orders", { "x-request-id": "a\tb<script>" })).headers.get("x-request-id"),
  ).not.toContain("<");
});

test("a socket gets the same answers: HEAD, a body without its size, a large one", async () => {
  const listening = server(app.app).listen({ hostname: "127.0.0.1", port: 0, maxRequestBodySize: 2 ** 40 });
  const url = `http://127.0.0.1:${listening.server!.port}`;
  const headers = { ...ana.headers, origin: BASE, "content-type": "application/json" };
  const head = await fetch(`${url}/api/health`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const small = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"version":99}'));
      stream.close();
    },
  });
  const path = `${url}/api/orders/${seed.orderId}`;
  expect((await fetch(path, { method: "PATCH", headers, body: small })).status).toBe(409);
  const refused = await fetch(path, { method: "PATCH", headers, body: large(false) });
  expect([refused.status, (await bodyOf(refused)).success]).toEqual([413, false]);
  await listening.stop(true);
});

test("a stranger on a socket learns nothing of the sources: a malformed Host is 400, /bun:info a page like any other", async () => {
  const listening = server(app.app).listen({ hostname: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${listening.server!.port}`;
  for (const host of ["a b", "x:99999", "<x>"]) {
    const answer = await fetch(`${url}/api/health`, { headers: { host } });
    expect([host, answer.status, await bodyOf(answer)]).toEqual([
      host,
      400,
      { success: false, error: "Cannot read the request: its Host header is malformed" },
    ]);
  }
  expect((await fetch(`${url}/bun:info`, { redirect: "manual" })).status).toBe(303);
  await listening.stop(true);
});
