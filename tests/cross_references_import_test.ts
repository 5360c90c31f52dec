import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { type Tx, tenant } from "../db/mod.ts";
import { saveCrossReference } from "../src/erp/mod.ts";
import { type Client, type TestApp, testApp } from "./_app.ts";
import { catalogue } from "./_catalogue.ts";
import { emptyOrder } from "./_orders.ts";

let app: TestApp;
let ana: Client;
let connectionId: string;

beforeAll(async () => {
  app = await testApp();
  connectionId = await catalogue(app.app.db);
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => run((tx) => tx.deleteFrom("cross_references").execute()));

const run = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.app.db, "acme", work);
const kept = () =>
  run((tx) =>
    tx
      .selectFrom("cross_references")
      .select(["customer_text", "item_erp_id", "challenges", "created_by", "source"])
      .orderBy("customer_text")
      .execute(),
  );
const form = (parts: Record<string, Blob | string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.set(name, value);
  return data;
};
const preview = async (table: string | Uint8Array<ArrayBuffer>) => {
  const answer = await ana.post("/cross-references/import", form({ file: new File([table], "ours.csv") }));
  return { status: answer.status, html: await answer.text() };
};
/** Line and outcome of each row shown. */
const outcomes = (html: string) =>
  [...html.matchAll(/<td class="number" data-label="Line">(\d+)<\/td><td><span class="badge [^>]*>(\w+)</g)]
    .map(([, line, outcome]) => `${line} ${outcome}`)
    .sort();

test("POST /cross-references/import shows row by row what would change, and keeps nothing", async () => {
  const known = { connectionId, customerErpId: "1001", createdBy: "ana@acme.example" };
  await run((tx) => saveCrossReference(tx, { ...known, customerText: "HMW-78", itemErpId: "30001" }));
  const { status, html } = await preview(
    [
      "customer,customer_text,item,unit,factor",
      '1001,"NEW\n1",30001,,',
      "1001,HMW-78,30001,,",
      "",
      "1001,hmw 78,30002,,",
      "1001,HMW 78,30001,BX,24",
      "1001,NEW 1,30002,,",
      "9999,BAD,30001,,",
    ].join("\n"),
  );
  expect(status).toBe(200);
  expect(outcomes(html)).toEqual(["2 New", "4 Known", "6 Conflict", "7 Changed", "8 Conflict", "9 Error"]);
  expect(html).toContain("the ERP has no customer &quot;9999&quot;");
  expect(html).toContain("1 BX = 24");
  expect(html).not.toContain("Keep them");
  expect(await kept()).toHaveLength(1);
});

test("POST /cross-references/import/confirmation keeps what was shown", async () => {
  const bytes = Uint8Array.from([..."customer_text;item\nM"].map((c) => c.charCodeAt(0)));
  const umlaut = Uint8Array.from([...bytes, 0xfc, ...[..."tter 8;30001\n"].map((c) => c.charCodeAt(0))]);
  const { html } = await preview(umlaut);
  expect(outcomes(html)).toEqual(["2 New"]);
  expect(html).toContain("Keep them");
  const said = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)![1]!;
  const shown = form({ name: said("name"), table: said("table") });
  const answer = await ana.post("/cross-references/import/confirmation", shown);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/cross-references"]);
  const ledger = { created_by: "ana@acme.example", source: "ours.csv, line 2" };
  expect(await kept()).toMatchObject([{ customer_text: "Mütter 8", item_erp_id: "30001", ...ledger }]);
});

test("POST /cross-references/import reads a table that was saved as Unicode text", async () => {
  const table = "\ufeffcustomer_text;item\nMütter 8;30001\n";
  const { html } = await preview(
    new Uint8Array(new Uint16Array([...table].map((c) => c.charCodeAt(0))).buffer),
  );
  expect(outcomes(html)).toEqual(["2 New"]);
  expect(html).toContain("Mütter 8");
});

test("POST /cross-references/import says what is wrong with a table", async () => {
  expect((await preview("customer;item\n1;2")).status).toBe(400);
  const misspelt = await preview("customer_text,item,facter\nA,30001,24\n");
  expect(misspelt.status).toBe(400);
  expect(misspelt.html).toContain("the column &quot;facter&quot; is not one of customer, ship_to");
  expect(misspelt.html).toContain('type="file"');
  const twice = await preview("customer_text,item,item\nA,30001,30002\n");
  expect(twice.html).toContain("the column &quot;item&quot; stands there twice");
  expect((await preview("a".repeat(17 * 1024 * 1024))).status).toBe(413);
  const { status, html } = await preview('customer_text,item\n"A,30001\n');
  expect([status, html.includes("Cannot read the table: line 2")]).toEqual([400, true]);
});

test("POST /cross-references/import tells what is wrong with a row, and goes on with the others", async () => {
  const { html } = await preview(
    [
      "customer,customer_text,item",
      "1001,A-1,30001",
      "1001,B,2,30001",
      "1001,???,30001",
      "1001,A-1,30001,,",
    ].join("\n"),
  );
  expect(outcomes(html)).toEqual(["2 New", "3 Error", "4 Error", "5 Known"]);
  expect(html).toContain("it has more cells than the table has columns");
  expect(html).toContain("&quot;???&quot; has no words");
});

test("POST /cross-references/import counts lines whatever they end with", async () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    const { html } = await preview(
      ["customer_text;item", '"A', '1";30001', "", "B-2;30001", "C;9"].join(end),
    );
    expect(outcomes(html)).toEqual(["2 New", "5 New", "6 Error"]);
  }
  const mixed = "customer_text,item\r\nA-1,30001\nB-2,30002\nC-3,30003\n";
  expect(outcomes((await preview(mixed)).html)).toEqual(["2 New", "3 New", "4 New"]);
});

test("POST /cross-references/import shows some of each outcome and counts all, across its parts", async () => {
  const rows = Array.from({ length: 2600 }, (_, n) => `1001,X-${n % 1300},${n < 1300 ? 30001 : 30002}`);
  const { html } = await preview(["customer,customer_text,item", ...rows].join("\n"));
  expect(html).toContain("Conflict: 1,300, New: 1,300");
  expect(html).toContain("New: 1,100 more");
  expect(outcomes(html)).toHaveLength(400);
  expect(await kept()).toEqual([]);
});

test("POST /cross-references/import says how far a long table is, and then what it would change", async () => {
  const rows = Array.from({ length: 9000 }, (_, n) => `1001,A long table's code ${n},30001`);
  const table = ["customer,customer_text,item", ...rows].join("\n");
  const { status, html } = await preview(table);
  expect([status, html.match(/<p class="under-way">[^<]*/g)?.length]).toEqual([200, 5]);
  expect(html).toContain("4,000 of about 9,001 rows");
  expect(html.indexOf("New: 9,000")).toBeGreaterThan(html.indexOf("9,000 of about 9,001 rows"));
  expect(html).toEndWith("</html>");
  const shown = form({ name: "ours.csv", table });
  const answer = await ana.post("/cross-references/import/confirmation", shown);
  const parts: string[] = [];
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>)
    parts.push(new TextDecoder().decode(part));
  expect(parts[0]).toContain("<h1");
  expect(parts[0]).not.toContain("9,000");
  expect(parts.join("")).toContain("kept: 9,000, known: 0, conflict: 0");
  expect(await kept()).toHaveLength(9000);
  const wrong = await preview(`${table}\n1001,"A,30001`);
  expect([wrong.status, wrong.html.includes("Cannot read the table: line 9002")]).toEqual([200, true]);
  const refused = form({ name: "ours.csv", table: `${table}\n1001,A-1,no-such-item` });
  const told = await (await ana.post("/cross-references/import/confirmation", refused)).text();
  expect(told).toContain("row 9001: the ERP has no item &quot;no-such-item&quot;");
}, 30_000);

test("POST /cross-references/import/confirmation keeps a long table though nobody waits for its page", async () => {
  const rows = Array.from({ length: 9000 }, (_, n) => `1001,A long table's code ${n},30001`);
  const shown = form({ name: "ours.csv", table: ["customer,customer_text,item", ...rows].join("\n") });
  const answer = await ana.post("/cross-references/import/confirmation", shown);
  await answer.body!.cancel();
  for (let tries = 0; tries < 100 && !(await kept()).length; tries++) await Bun.sleep(100);
  expect(await kept()).toHaveLength(9000);
}, 30_000);

test("what is kept has the orders in review matched anew that say so, but for lines that a person has decided", async () => {
  const reference = { connectionId, createdBy: "ana@acme.example", customerErpId: "1001" };
  await run((tx) => saveCrossReference(tx, { ...reference, customerText: "C-3", itemErpId: "30001" }));
  const waiting = async (name: string, line: object, order: object = {}) => {
    const values = { status: "pending_review", customer_erp_id: "1001", ...order };
    const order_id = await emptyOrder(app.app.db, "acme", values);
    const own = { idp_organization_id: "acme", order_id, position: 1 };
    await run((tx) =>
      tx
        .insertInto("order_lines")
        .values({ ...own, ...line })
        .execute(),
    );
    return [order_id, name] as const;
  };
  const names = new Map([
    await waiting("by its code", { customer_sku: "hmw 1", match_source: "fuzzy" }),
    await waiting("by its words", { description: "Hex bolts, long" }),
    await waiting("another customer's", { customer_sku: "HMW-1" }, { customer_erp_id: "1002" }),
    await waiting("kept for everyone", { customer_sku: "ALL-2" }, { customer_erp_id: null }),
    await waiting("chosen by a person", { customer_sku: "HMW-1", match_source: "manual" }),
    await waiting("a conflict", { customer_sku: "C-3" }),
    await waiting("submitted", { customer_sku: "HMW-1" }, { status: "submitted" }),
  ]);
  await app.app.sql`delete from jobs`;
  const table =
    "customer,customer_text,item\n1001,HMW-1,30001\n1001,HEX bolts long,30001\n,ALL 2,30002\n1001,C-3,30002";
  const headers = { "content-type": "text/csv" };
  const answer = await ana.ask("POST", "/api/erp/cross-references", { headers, body: table });
  expect(await answer.json()).toMatchObject({ kept: 3, conflict: 1 });
  const jobs = await app.app.sql<{ key: string }[]>`select key from jobs where kind = 'match_order'`;
  expect(jobs.map(({ key }) => names.get(key)).sort()).toEqual([
    "by its code",
    "by its words",
    "kept for everyone",
  ]);
});
