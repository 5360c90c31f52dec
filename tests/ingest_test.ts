import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { connect as openSocket } from "node:net";
import { sql } from "kysely";
import { type Tx, tenant } from "../db/mod.ts";
import { findItems, searchCustomers, searchItems } from "../src/erp/mod.ts";
import { itemWords } from "../src/erp/search/item_words.ts";
import { unpacked } from "../src/erp/search/packed.ts";
import { SLOW_START } from "./_app.ts";
import { ingestApp, newConnection } from "./_ingest.ts";

let made: Awaited<ReturnType<typeof ingestApp>>;
beforeAll(async () => {
  made = await ingestApp();
}, SLOW_START);
afterAll(() => made.stop());
beforeEach(async () => {
  await inside(async (tx) => {
    await tx.deleteFrom("erp_connections").where("id", "!=", made.connectionId).execute();
    for (const entity of [
      "erp_items",
      "erp_customers",
      "erp_words",
      "erp_postings",
      "erp_orders",
      "erp_inventory",
      "erp_prices",
      "erp_shipping_addresses",
      "erp_sync_runs",
    ] as const)
      await tx.deleteFrom(entity).execute();
    await tx.updateTable("erp_connections").set({ row_counts: {} }).execute();
  });
});

const inside = <T>(work: (tx: Tx) => Promise<T>) => tenant(made.app.db, "a", work);
const found = async (text: string) =>
  (await inside((tx) => searchItems(tx, { connectionId: made.connectionId, text, limit: 5 }))).map(
    ({ sku }) => sku,
  );
const bolt = (n: number, description = `hex bolt M${n}x40 zinc`) => ({
  erpId: `I${n}`,
  sku: `HB-${n}-40`,
  description,
  unit: "EA",
  price: "0.25",
});

test("PUT items brings rows in, and they are found", async () => {
  const rows = [bolt(8), { ...bolt(10), price: 0.3, gtin: "04012345678901", currency: "USD" }, bolt(12)];
  expect(await made.deliver("items", rows)).toEqual({
    status: 200,
    body: { success: true, rows: 3, inserted: 3, updated: 0, deactivated: 0, rejected: 0, reasons: [] },
  });
  expect((await found("bolt m10"))[0]).toBe("HB-10-40");
  expect((await found("04012345678901"))[0]).toBe("HB-10-40");
  expect((await made.rows("erp_items"))[0]).toMatchObject({ erp_id: "I10", price: "0.3", currency: "USD" });
});

test("PUT items again writes what differs alone, and searches follow", async () => {
  await made.deliver("items", [bolt(8), bolt(10), bolt(12)]);
  const before = await made.rows("erp_items");
  expect((await made.deliver("items", [bolt(8), bolt(10), bolt(12)])).body).toMatchObject({
    inserted: 0,
    updated: 0,
  });
  expect(await made.rows("erp_items")).toEqual(before);
  const changed = await made.deliver("items", [bolt(10, "carriage bolt M10x60 brass"), bolt(14)]);
  expect(changed.body).toMatchObject({ rows: 2, inserted: 1, updated: 1, deactivated: 0 });
  expect(await found("brass carriage")).toEqual(["HB-10-40"]);
  await indexIsTrue();
});

test("PUT items makes words anew when they are made in another way, and counts no row that stays as it is", async () => {
  await made.deliver("items", [bolt(8), bolt(10)]);
  const before = await made.rows("erp_items");
  const kept = (rows: object[]) => rows.map((row) => ({ ...row, updated_at: null, word_weight: null }));
  await inside((tx) => tx.updateTable("erp_items").set({ fingerprint: "1" }).execute());
  await inside((tx) => tx.updateTable("erp_items").set({ words: [] }).where("erp_id", "=", "I8").execute());
  expect((await made.deliver("items", [bolt(8), bolt(10)])).body).toMatchObject({ updated: 1 });
  expect(kept(await made.rows("erp_items"))).toEqual(kept(before));
});

test("PUT items with full=true makes inactive what is not delivered; it comes back when it is", async () => {
  await made.deliver("items", [bolt(8), bolt(10), bolt(12)]);
  const less = await made.deliver("items", [bolt(8)], { full: true });
  expect(less.body).toMatchObject({ rows: 1, inserted: 0, updated: 0, deactivated: 2 });
  expect(await found("hex bolt")).toEqual(["HB-8-40"]);
  await indexIsTrue();
  expect((await made.deliver("items", [bolt(12)])).body).toMatchObject({ inserted: 0, updated: 1 });
  expect((await found("hex bolt")).sort()).toEqual(["HB-12-40", "HB-8-40"]);
  await indexIsTrue();
});

test("PUT items takes the last line of one id", async () => {
  const twice = await made.deliver("items", [bolt(8, "first"), bolt(10), bolt(8, "second")]);
  expect(twice.body).toMatchObject({ rows: 3, inserted: 2 });
  expect(
    (await made.rows("erp_items")).map(({ description }: { description?: string }) => description),
  ).toContain("second");
});

test("PUT items keeps tabs, backslashes, quotes and line breaks as they are", async () => {
  const description = 'tube 1/2" \\N\t{a,b}\n"x"\\. 50 % ümläut 工具';
  await made.deliver("items", [bolt(8, description)]);
  expect((await made.rows("erp_items"))[0]).toMatchObject({ description });
  await indexIsTrue();
});

test("PUT items weighs words as their count says, also for rows that stayed", async () => {
  await made.deliver("items", [bolt(8)]);
  await made.deliver(
    "items",
    Array.from({ length: 40 }, (_, n) => bolt(n + 20)),
  );
  const { rows } = await inside((tx) =>
    sql<{ word_weight: number; expected: number }>`
      select word_weight, (
        select sum(power(ln(1 + (41 - row_count + 0.5) / (row_count + 0.5)), 2)::float8 * case when word ~ '[0-9]' then 1.5::float8 else 1 end)
        from erp_words where word = any(words[1:described]) and entity = 'item') as expected
      from erp_items`.execute(tx),
  );
  expect(rows).toHaveLength(41);
  for (const row of rows) expect(row.word_weight).toBeCloseTo(row.expected, 2);
});

test("PUT items leaves out what is no row, counts it and names the line", async () => {
  const lines = [
    JSON.stringify(bolt(8)),
    "",
    JSON.stringify({ ...bolt(9), sku: undefined }),
    JSON.stringify({ ...bolt(9), price: "12,50" }),
    '"text"',
    JSON.stringify({ ...bolt(9), description: "a\0b" }),
    JSON.stringify(bolt(10)),
  ];
  const { body } = await made.deliver("items", lines.join("\r\n"));
  expect(body).toMatchObject({ rows: 2, inserted: 2, rejected: 4 });
  expect(body.reasons).toEqual([
    { line: 3, reason: '"sku" is missing' },
    {
      line: 4,
      reason: '"price" is "12,50", not a text of the form ^-?\\d{1,20}(\\.\\d{1,12})?$, a number or null',
    },
    { line: 5, reason: "it is not an object" },
    { line: 6, reason: '"description" has a NUL character' },
  ]);
  const many = await made.deliver(
    "items",
    Array.from({ length: 150 }, () => ({})),
  );
  expect([many.body.rejected, (many.body.reasons as unknown[]).length]).toEqual([150, 100]);
});

test.each([
  ["a line that is no JSON", `${JSON.stringify(bolt(9))}\n{"erpId": `, "Line 2 is not JSON"],
  [
    "bytes that are not UTF-8",
    Buffer.from([0x7b, 0xff, 0x7d]) as unknown as string,
    "After line 0 there are bytes that are not UTF-8",
  ],
  ["a line without an end", `{"erpId":"${"x".repeat(1_100_000)}"}`, "Line 1 is longer than 1 MB"],
])("PUT items with %s changes nothing, and says so", async (_, body, error) => {
  await made.deliver("items", [bolt(8)]);
  const path = `/api/erp/connections/${made.connectionId}/items?full=true`;
  const parts = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, at) =>
    body.slice(at * 65_536, (at + 1) * 65_536),
  );
  const stream = new ReadableStream({
    start(controller) {
      for (const part of parts)
        controller.enqueue(typeof part === "string" ? new TextEncoder().encode(part) : part);
      controller.close();
    },
  });
  const answer = await made.bearer.ask("PUT", path, { body: stream });
  expect([answer.status, await answer.json()]).toEqual([400, { success: false, error }]);
  expect(await found("hex bolt")).toEqual(["HB-8-40"]);
  const [run] = await inside((tx) =>
    tx.selectFrom("erp_sync_runs").selectAll().orderBy("finished_at", "desc").execute(),
  );
  expect(run).toMatchObject({ entity: "items", full_sync: true, error, created_by: "admin@a.example" });
});

test.each([
  ["announced", "content-length: 1000000"],
  ["chunked", "transfer-encoding: chunked"],
])("PUT items whose sender goes away (%s) changes nothing", async (kind, header) => {
  await made.deliver("items", [bolt(8)]);
  const { port, stop } = made.listen();
  const line = `${JSON.stringify(bolt(10))}\n`;
  const socket = openSocket(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(
    `PUT /api/erp/connections/${made.connectionId}/items?full=true HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${made.token}\r\n${header}\r\n\r\n`,
  );
  socket.write(kind === "chunked" ? `${line.length.toString(16)}\r\n${line}\r\n` : line);
  await Bun.sleep(300);
  socket.destroy();
  await until(async () => (await runs()).length > 1);
  await stop();
  expect((await runs()).find(({ error }) => error)).toMatchObject({ inserted: 0, deactivated: 0 });
  expect(await found("hex bolt")).toEqual(["HB-8-40"]);
});

test("two deliveries at once both come in, and the index is true", async () => {
  const [first, second] = [0, 1].map((half) => Array.from({ length: 300 }, (_, n) => bolt(half * 200 + n)));
  const answers = await Promise.all([made.deliver("items", first!), made.deliver("items", second!)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await made.rows("erp_items")).toHaveLength(500);
  await indexIsTrue();
});

test("PUT customers, shipping-addresses, orders and inventory are kept", async () => {
  const customer = {
    erpId: 7,
    code: "C-7",
    name: "Harbor Machine Works, Inc.",
    emailDomain: "harbor.example",
  };
  expect((await made.deliver("customers", [customer])).body).toMatchObject({ inserted: 1 });
  const [hit] = await inside((tx) =>
    searchCustomers(tx, { connectionId: made.connectionId, text: "harbor machine works", limit: 3 }),
  );
  expect(hit).toMatchObject({ erpId: "7", code: "C-7" });
  const place = { erpId: "A1", customerErpId: 7, name: "Dock", address: "1 Dock Road" };
  await made.deliver("shipping-addresses", [place]);
  expect(await made.rows("erp_shipping_addresses")).toMatchObject([
    { customer_erp_id: "7", address: "1 Dock Road" },
  ]);
  const order = {
    erpId: "O1",
    number: "SO-1",
    reference: "PO-9",
    orderDate: "2026-02-28",
    total: "12345678901234567.89",
  };
  const bad = { ...order, erpId: "O2", orderDate: "2026-02-30" };
  expect((await made.deliver("orders", [order, bad])).body).toMatchObject({ inserted: 1, rejected: 1 });
  expect(await made.rows("erp_orders")).toMatchObject([
    { order_date: "2026-02-28", total: "12345678901234567.89" },
  ]);
  await made.deliver("inventory", [{ itemErpId: "I8", quantity: "12.5", asOf: "2026-11-21T08:00:00+01:00" }]);
  expect(await made.rows("erp_inventory")).toMatchObject([
    { erp_id: "I8", quantity: "12.5", as_of: new Date("2026-11-21T07:00:00Z") },
  ]);
});

test("PUT inventory and prices again write what differs alone", async () => {
  const stock = [1, 2, 3].map((n) => ({ itemErpId: `I${n}`, quantity: n }));
  const prices = [1, 2].map((n) => ({ erpId: `P${n}`, itemErpId: `I${n}`, price: "1.50" }));
  await made.deliver("inventory", stock);
  await made.deliver("prices", prices);
  const before = await made.rows("erp_inventory");
  expect((await made.deliver("inventory", stock, { full: true })).body).toMatchObject({
    inserted: 0,
    updated: 0,
    deactivated: 0,
  });
  expect(await made.rows("erp_inventory")).toEqual(before);
  const less = [stock[0]!, { ...stock[1]!, quantity: "7" }];
  expect((await made.deliver("inventory", less, { full: true })).body).toMatchObject({
    updated: 1,
    deactivated: 1,
  });
  expect((await made.deliver("inventory", stock)).body).toMatchObject({ inserted: 0, updated: 2 });
  expect(await made.rows("erp_inventory")).toMatchObject(
    before.map(({ erp_id }) => ({ erp_id, active: true })),
  );
  expect((await made.deliver("prices", [{ ...prices[0]!, price: "2" }, prices[1]!])).body).toMatchObject({
    updated: 1,
  });
});

test("GET /api/erp/connections says what there is and how old it is", async () => {
  await made.deliver("items", [bolt(8), {}]);
  const answer = await made.bearer.get("/api/erp/connections");
  const { connections } = (await answer.json()) as { connections: Record<string, unknown>[] };
  expect(connections).toHaveLength(1);
  expect(connections[0]).toMatchObject({
    id: made.connectionId,
    name: "ERP",
    kind: "sandbox",
    items: 1,
    lastRun: {
      entity: "items",
      rows: 1,
      inserted: 1,
      rejected: 1,
      createdBy: "admin@a.example",
      error: null,
    },
  });
  expect(Date.now() - Date.parse(connections[0]!.lastSync as string)).toBeLessThan(60_000);
  const entities = connections[0]!.entities as { entity: string; rows: number; syncedAt: string | null }[];
  expect(entities.map(({ entity, rows, syncedAt }) => [entity, rows, syncedAt !== null])).toEqual([
    ["items", 1, true],
    ["customers", 0, false],
    ["shipping-addresses", 0, false],
    ["orders", 0, false],
    ["inventory", 0, false],
    ["prices", 0, false],
  ]);
});

test("a connection's token delivers its data and opens nothing else", async () => {
  const asked = await made.bearer.json("POST", `/api/erp/connections/${made.connectionId}/tokens`, {
    name: "dagster",
  });
  expect(asked.status).toBe(201);
  const { token } = (await asked.json()) as { token: string };
  const scoped = made.client({ authorization: `Bearer ${token}` });
  const put = (id: string) =>
    scoped.ask("PUT", `/api/erp/connections/${id}/items`, { body: JSON.stringify(bolt(8)) });
  expect((await put(made.connectionId)).status).toBe(200);
  expect((await put(await newConnection(made, "a"))).status).toBe(403);
  for (const path of ["/api/erp/connections", "/api/orders", "/documents"])
    expect((await scoped.get(path)).status).toBe(403);
  expect(
    (await scoped.json("POST", `/api/erp/connections/${made.connectionId}/tokens`, { name: "x" })).status,
  ).toBe(403);
});

test("deliveries are closed to members, to other organizations and to other types", async () => {
  const member = await made.signIn(await made.user({ email: "m@a.example", organizationId: "a" }));
  const path = `/api/erp/connections/${made.connectionId}/items`;
  expect((await member.ask("PUT", path, { body: JSON.stringify(bolt(8)) })).status).toBe(403);
  const other = await made.signIn(
    await made.user({ email: "b@b.example", organizationId: "b", role: "admin" }),
  );
  expect((await other.ask("PUT", path, { body: JSON.stringify(bolt(8)) })).status).toBe(404);
  expect((await made.deliver("items", [bolt(8)], { headers: { "content-type": "text/csv" } })).status).toBe(
    415,
  );
  expect((await made.deliver("invoices", [bolt(8)])).status).toBe(404);
  expect(await made.rows("erp_items")).toEqual([]);
});

test("a delivery drops what was cached of it, and of this connection alone", async () => {
  const { cache } = made.app;
  const other = crypto.randomUUID();
  const keys = (id: string) => [`erp:items:search:${id}:a`, `erp:items:${id}:I8`, `erp:customer:${id}:C1`];
  for (const key of [...keys(made.connectionId), ...keys(other)]) await cache.set(key, "1", 60);
  await made.deliver("items", [bolt(8)]);
  const left = await Promise.all([...keys(made.connectionId), ...keys(other)].map((key) => cache.get(key)));
  expect(left).toEqual([null, null, "1", "1", "1", "1"]);
});

function runs() {
  return inside((tx) => tx.selectFrom("erp_sync_runs").selectAll().execute());
}

async function until(done: () => Promise<boolean>) {
  for (let tries = 0; !(await done()); tries++) {
    if (tries > 100) throw new Error("it never happened");
    await Bun.sleep(50);
  }
}

/** The index has, for each word, the active rows that have it, and nothing else. */
async function indexIsTrue() {
  const [items, words, parts] = await inside((tx) =>
    Promise.all([
      tx.selectFrom("erp_items").selectAll().where("active", "=", true).execute(),
      tx.selectFrom("erp_words").selectAll().where("entity", "=", "item").execute(),
      tx.selectFrom("erp_postings").selectAll().where("entity", "=", "item").orderBy("first").execute(),
    ]),
  );
  const expected = new Map<string, string[]>();
  for (const item of items)
    for (const word of itemWords(item).found)
      expected.set(word, [...(expected.get(word) ?? []), item.number]);
  const sorted = (numbers: string[]) => numbers.map(Number).sort((a, b) => a - b);
  const plain = (list: [string, string[]][]) => list.map(([word, numbers]) => [word, sorted(numbers)]).sort();
  const numbersOf = (word: string, numbers: Buffer | null) =>
    [
      ...unpacked(
        numbers ? [numbers] : parts.filter((part) => part.word === word).map((part) => part.numbers),
      ),
    ].map(String);
  const kept = words.map(({ word, numbers }): [string, string[]] => [word, numbersOf(word, numbers)]);
  expect(plain(kept)).toEqual(plain([...expected]));
  for (const [at, { row_count }] of words.entries()) expect(row_count).toBe(kept[at]![1].length);
  const [line] = await inside((tx) =>
    findItems(tx, [{ supplierSku: items[0]!.sku }], { connectionId: made.connectionId, limit: 1 }),
  );
  expect(line![0]!.sku).toBe(items[0]!.sku);
}

test("the ERP page shows each kind of data, its age and the latest deliveries", async () => {
  await made.deliver("items", [bolt(8), { erpId: "<b>" }]);
  await made.deliver("customers", "{");
  const page = await (await made.bearer.get("/erp")).text();
  expect(page).toContain("line 2: &quot;sku&quot; is missing");
  expect(page).toContain("Line 1 is not JSON");
  expect(page).toContain("admin@a.example");
  expect(page.match(/Shipping addresses/g)).toHaveLength(1);
});

test("a connection that is deleted takes its mirror with it, and no other's", async () => {
  await made.deliver("items", [bolt(8)]);
  await made.deliver("inventory", [{ itemErpId: "I8", quantity: 1 }]);
  const other = await newConnection(made, "a");
  const of = { idp_organization_id: "a", connection_id: other };
  await inside(async (tx) => {
    await tx
      .insertInto("erp_inventory")
      .values({ ...of, erp_id: "I9", quantity: "2" })
      .execute();
    await tx.deleteFrom("erp_connections").where("id", "=", other).execute();
  });
  expect(await made.rows("erp_inventory")).toHaveLength(1);
  expect(await made.rows("erp_items")).toHaveLength(1);
});
