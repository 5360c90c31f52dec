import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "kysely";
import { type Tx, tenant } from "../db/mod.ts";
import type { Claim } from "../jobs/mod.ts";
import { matchOrder } from "../src/matching/mod.ts";
import { type Order, orderOf } from "../src/orders/mod.ts";
import { shown } from "../src/review/fields.ts";
import { dayTyped, numberTyped } from "../src/review/typed.ts";
import { type Client, type TestApp, testApp } from "./_app.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "./_review.ts";

let app: TestApp;
let ana: Client;
let ben: Client;
let stranger: Client;
let seed: ReviewSeed;

beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES });
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
  ben = await app.signIn(await app.user({ email: "ben@acme.example", organizationId: "acme" }));
  stranger = await app.signIn(await app.user({ email: "eve@other.example", organizationId: "other" }));
  seed = await seedReview(app.app, "acme");
}, 60_000);
afterAll(() => app.stop());

const order = (id = seed.orderId): Promise<Order> => tenant(app.app.db, "acme", (tx) => orderOf(tx, id));
const asScript = { "hx-request": "true" };
const save = async (
  client: Client,
  form: Record<string, string>,
  headers: Record<string, string> = asScript,
) => {
  const { version } = await order();
  return client.post(`/orders/${seed.orderId}`, { version: `${version}`, ...form }, headers);
};

test("GET /review shows what needs a person and why", async () => {
  const page = await (await ana.get("/review?status=pending_review")).text();
  expect(missing(page, ["48213"])).toEqual([]);
  expect(missing(page, ["Line 2: no item of the ERP is chosen"])).toEqual([]);
  expect(missing(page, ["7,315.54 USD"])).toEqual([]);
  expect(
    missing(await (await ana.get("/review?status=submitted")).text(), ["No order has been submitted yet"]),
  ).toEqual([]);
  expect(
    missing(await (await ana.get("/review?text=nothing+like+it")).text(), ["Nothing here matches"]),
  ).toEqual([]);
  for (const text of ["482", "harbor mach", "works-48213.pdf"])
    expect(
      missing(await (await ana.get(`/review?text=${encodeURIComponent(text)}`)).text(), [
        `/review/${seed.orderId}`,
      ]),
    ).toEqual([]);
});

test("GET /orders/:orderId/… and /review/:orderId/… have nothing at other words than theirs", async () => {
  for (const path of [`/orders/${seed.orderId}/zzz`, `/review/${seed.orderId}/zzz?text=a`, "/orders/zzz/zzz"])
    expect([path, (await ana.get(path)).status]).toEqual([path, 404]);
  expect((await ana.get(`/orders/${seed.orderId}/customers?text=harbor`)).status).toBe(200);
});

test("GET /review pages through the queue in both orders without a gap", async () => {
  const organization = await app.organization("pages");
  const client = await app.signIn(
    await app.user({ email: "pia@pages.example", organizationId: organization }),
  );
  await tenant(app.app.db, organization, async (tx) => {
    await sql`insert into document_files values (${organization}, '00', 0, '')`.execute(tx);
    await sql`with d as (insert into pdf_documents (idp_organization_id, status, file_name, file_type, byte_size, sha256)
        values (${organization}, 'completed', 'a.pdf', 'pdf', 0, '00') returning id)
      insert into extracted_orders (idp_organization_id, document_id, po_number, matched_at, created_at)
      select ${organization}, d.id, 'PO-' || n, now(), now() - (n / 3) * interval '1 hour' from d, generate_series(1, 120) n`.execute(
      tx,
    );
  });
  for (const sort of ["oldest", "newest"]) {
    const seen: string[] = [];
    let next: string | null = `/review?sort=${sort}`;
    while (next) {
      const page: string = await (await client.get(next)).text();
      seen.push(...[...page.matchAll(/>(PO-\d+)</g)].map(([, number]) => number!));
      next =
        /href="([^"]*)" rel="next"/.exec(page)?.[1]?.replaceAll("&amp;", "&").replaceAll("&#38;", "&") ??
        null;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    expect(["PO-1", "PO-2"].includes(seen[0]!)).toBe(sort === "newest");
  }
});

test("POST /orders/:id saves one field and answers with the parts that changed", async () => {
  const before = await order();
  const answer = await save(ana, { requiredDate: "5 Dec 2026" });
  const parts = await answer.text();
  expect(answer.status).toBe(200);
  expect(missing(parts, ['hx-target="#f-requiredDate"'])).toEqual([]);
  expect(missing(parts, ['value="2026-12-05"'])).toEqual([]);
  expect(missing(parts, [`name="version" value="${before.version + 1}"`])).toEqual([]);
  expect(missing(parts, ['hx-target="#f-poNumber"'])).toHaveLength(1);
  expect((await order()).requiredDate).toBe("2026-12-05");
});

test("POST /orders/:id keeps what could not be read and says why", async () => {
  const before = await order();
  const answer = await save(ana, { shipDate: "soon", notes: "Call first" });
  const parts = await answer.text();
  expect(answer.status).toBe(422);
  expect(missing(parts, ['value="soon"'])).toEqual([]);
  expect(missing(parts, ["is not a date such as"])).toEqual([]);
  expect(await order()).toMatchObject({ shipDate: null, notes: "Call first", version: before.version + 1 });
});

test("POST /orders/:id works as a plain form and writes only what differs", async () => {
  const page = await (await ana.get(`/review/${seed.orderId}`)).text();
  const form = Object.fromEntries(
    [...page.matchAll(/<input [^>]*?name="([^"]+)"[^>]*?value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
  delete form.reason;
  const untouched = await ana.post(`/orders/${seed.orderId}`, form);
  expect(untouched.status).toBe(303);
  expect((await order()).version).toBe(Number(form.version));
  const line = `lines.${seed.lines[0]}.quantity`;
  const answer = await ana.post(`/orders/${seed.orderId}`, { ...form, [line]: "401" });
  expect(answer.headers.get("location")).toBe(`/review/${seed.orderId}`);
  const now = await order();
  expect(now.lines[0]!.quantity).toBe("401");
  expect(now.version).toBe(Number(form.version) + 1);
  await save(ana, { [line]: "400" });
});

test.each([
  ["444.6", "USD", "444.60"],
  ["381", "USD", "381.00"],
  ["-2.5", "EUR", "-2.50"],
  ["0.0525", "USD", "0.0525"],
  ["381", "JPY", "381"],
  ["0.5", "JPY", "0.5"],
  ["381", "KWD", "381.000"],
  ["381", "€", "381.00"],
  ["381", null, "381.00"],
  [null, "USD", ""],
])("shown() shows the amount %p in %p as %p", (stored, currency, text) => {
  expect(shown("money", stored, currency)).toBe(text);
  expect(shown("number", stored, currency)).toBe(stored ?? "");
});

test("POST /orders/:id takes an amount as it is shown for no change", async () => {
  const [id] = seed.lines;
  const saveLine = (values: Record<string, string>) =>
    save(
      ana,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [`lines.${id}.${name}`, value])),
    );
  const stored = { unitPrice: "444.6", lineTotal: "381", quantity: "400.5" };
  await saveLine(stored);
  const { version } = await order();
  const page = await (await ana.get(`/review/${seed.orderId}`)).text();
  expect(missing(page, ['value="444.60"', 'value="381.00"', 'value="400.5"'])).toEqual([]);
  const form = { [`lines.${id}.unitPrice`]: "444.60", [`lines.${id}.lineTotal`]: "381.00" };
  expect((await save(ana, form)).status).toBe(200);
  const now = await order();
  expect(now.version).toBe(version);
  expect(now.lines[0]).toMatchObject(stored);
  await saveLine({ unitPrice: "0.66", lineTotal: "264", quantity: "400" });
});

test("POST /orders/:id tells the second of two editors and loses nothing", async () => {
  const { version } = await order();
  const stale = { version: `${version}` };
  expect(
    (await ana.post(`/orders/${seed.orderId}`, { ...stale, notes: "Ana was here" }, asScript)).status,
  ).toBe(200);
  const answer = await ben.post(`/orders/${seed.orderId}`, { ...stale, notes: "Ben was here" }, asScript);
  const page = await answer.text();
  expect(answer.status).toBe(409);
  expect(missing(page, ["Somebody else changed this order meanwhile."])).toEqual([]);
  expect(missing(page, ["Ana was here"])).toEqual([]);
  expect(missing(page, ["Ben was here"])).toEqual([]);
  expect(missing(page, [`name="version" value="${version + 1}"`])).toEqual([]);
  expect((await order()).notes).toBe("Ana was here");
  await save(ben, { "mine.notes": "Ben was here" });
  expect((await order()).notes).toBe("Ben was here");
});

test("POST /orders/:id takes a word of the document with its place", async () => {
  const evidence = { page: 1, box: [480, 104, 506, 113], text: "Net 30" };
  await save(ana, { notes: "Net 30", "evidence.notes": JSON.stringify(evidence) });
  expect((await order()).evidence.notes).toEqual(evidence as never);
  const malformed = await save(ana, { notes: "x", "evidence.notes": "{}" });
  expect(malformed.status).toBe(400);
});

test("POST /orders/:id adds, pastes and removes lines", async () => {
  await save(ana, { add: "1" });
  expect((await order()).lines).toHaveLength(29);
  await save(ana, { "new.1.supplierSku": "A-1", "new.1.quantity": "1,000.5", "new.2.supplierSku": "A-2" });
  const { lines } = await order();
  expect(lines.slice(29).map(({ supplierSku, quantity }) => [supplierSku, quantity])).toEqual([
    ["A-1", "1000.5"],
    ["A-2", null],
  ]);
  for (const { id } of lines.slice(28)) await save(ana, { remove: id });
  expect((await order()).lines).toHaveLength(28);
});

test("POST /orders/:id chooses an item, and keeps it as a cross-reference when asked to", async () => {
  const lineId = seed.lines[1]!;
  const { candidates } = (await order()).lines[1]!;
  const chosen = candidates[0]!;
  const parts = await (await save(ana, { [`lines.${lineId}.item`]: chosen.itemId })).text();
  expect((await order()).lines[1]!.match).toMatchObject({
    itemId: chosen.itemId,
    sku: chosen.sku,
    source: "manual",
  });
  expect(missing(parts, ["Save as cross-reference"])).toEqual([]);
  expect(missing(await (await save(ana, { remember: lineId })).text(), ["Saved as cross-reference"])).toEqual(
    [],
  );
  const kept = await tenant(app.app.db, "acme", (tx) =>
    tx.selectFrom("cross_references").selectAll().execute(),
  );
  expect(kept).toMatchObject([
    { item_erp_id: chosen.itemId, customer_erp_id: "1001", order_line_id: lineId },
  ]);
  const invented = await save(ana, { [`lines.${lineId}.item`]: "no-such-item" });
  expect(invented.status).toBe(422);
});

test("a cross-reference saved in review is used the next time an order is matched", async () => {
  const { orderId, lines } = await seedReviewIn("memory");
  const client = await app.signIn(await app.user({ email: "mia@memory.example", organizationId: "memory" }));
  const within = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.app.db, "memory", work);
  const stored = () => within((tx) => orderOf(tx, orderId));
  const post = async (form: Record<string, string>) =>
    client.post(`/orders/${orderId}`, { version: `${(await stored()).version}`, ...form }, asScript);
  const wrong = (await stored()).lines[1]!.candidates[2]!;
  await post({ [`lines.${lines[1]}.item`]: wrong.itemId });
  await post({ remember: lines[1]! });
  await within((tx) =>
    tx
      .updateTable("order_lines")
      .set({ item_erp_id: null, match_source: null })
      .where("id", "=", lines[1]!)
      .execute(),
  );
  const write = await matchOrder(app.app).run({ idpOrganizationId: "memory", orderId }, {} as Claim);
  await within((tx) => write!(tx));
  expect((await stored()).lines[1]!.match).toMatchObject({
    itemId: wrong.itemId,
    source: "cross_reference",
    reason: expect.stringContaining("saved by mia@memory.example"),
  });
});

test("POST /orders/:id accepts a warning and takes that back", async () => {
  const { findings, warningCount } = await order();
  const finding = findings.find(({ code }) => code === "unsure_item")!;
  const key = JSON.stringify({ code: finding.code, lineId: finding.lineId, field: finding.field });
  await save(ana, { acknowledge: key });
  expect((await order()).warningCount).toBe(warningCount - 1);
  await save(ana, { takeBack: key });
  expect((await order()).warningCount).toBe(warningCount);
});

test("POST /orders/:id/submission refuses errors, and lets one of many through", async () => {
  const submission = async (client: Client, version: number) =>
    (await client.post(`/orders/${seed.orderId}/submission`, { version: `${version}` })).status;
  expect(await submission(ana, (await order()).version)).toBe(422);
  const unmatched = (await order()).lines.filter(({ match }) => !match);
  for (const { id } of unmatched) await save(ana, { [`lines.${id}.item`]: "30241" });
  const { version, errorCount } = await order();
  expect(errorCount).toBe(0);
  expect(await submission(ana, version - 1)).toBe(409);
  const statuses = await Promise.all([ana, ben, ana, ben].map((client) => submission(client, version)));
  expect(statuses.sort()).toEqual([303, 409, 409, 409]);
  expect((await order()).status).toBe("submitting");
  const jobs = await app.app.db
    .selectFrom("jobs")
    .select(["key", "payload"])
    .where("kind", "=", "submit_order")
    .execute();
  expect(jobs).toMatchObject([
    { key: seed.orderId, payload: { orderId: seed.orderId, submittedBy: "user-ana@acme.example" } },
  ]);
  const late = await save(ben, { notes: "too late" });
  expect(late.status).toBe(409);
  expect(missing(await late.text(), ["has left review"])).toEqual([]);
});

test("PATCH /api/orders/:id edits by version, submission and rejection move by it", async () => {
  const { orderId } = await seedReviewIn("api");
  const client = await app.signIn(await app.user({ email: "api@api.example", organizationId: "api" }));
  const path = `/api/orders/${orderId}`;
  const { version } = (await (await client.get(path)).json()) as Order;
  const edited = await client.json("PATCH", path, { version, poNumber: "PO-9", total: "12.50" });
  expect(await edited.json()).toMatchObject({ poNumber: "PO-9", total: "12.50", version: version + 1 });
  expect((await client.json("PATCH", path, { version, poNumber: "PO-10" })).status).toBe(409);
  expect((await client.json("PATCH", path, { version: version + 1, total: "many" })).status).toBe(422);
  expect((await client.json("PATCH", path, { poNumber: "PO-10" })).status).toBe(422);
  expect((await client.json("POST", `${path}/submission`, {})).status).toBe(422);
  const rejected = await client.json("POST", `${path}/rejection`, { reason: "Sent twice" });
  expect(await rejected.json()).toMatchObject({ status: "rejected", rejectedReason: "Sent twice" });
  expect((await client.json("POST", `${path}/rejection`, { reason: "Again" })).status).toBe(409);
});

test("nobody of another organization sees or touches an order", async () => {
  const path = `/orders/${seed.orderId}`;
  expect((await stranger.get(`/review/${seed.orderId}`)).status).toBe(404);
  expect((await stranger.get(`${path}/state`)).status).toBe(404);
  for (const action of ["", "/submission", "/rejection"])
    expect(
      (await stranger.post(`${path}${action}`, { version: "1", notes: "mine", reason: "x" })).status,
    ).toBe(404);
  expect((await stranger.json("PATCH", `/api${path}`, { version: 1 })).status).toBe(404);
  expect(missing(await (await stranger.get("/review")).text(), ["48213"])).toHaveLength(1);
});

test.each([
  ["1,234.50", "1234.50"],
  ["1.234,5", "1234.5"],
  ["12,5 €", "12.5"],
  ["USD 1 234", "1234"],
  ["0,125", "0.125"],
  ["1,234,567", "1234567"],
  [".5", "0.5"],
  ["", null],
])("numberTyped() reads %p as %p", (typed, value) => {
  expect(numberTyped(typed, { decimalMark: null })).toEqual({ value });
});

test("numberTyped() follows the document where a number is ambiguous, and asks where it can't", () => {
  expect(numberTyped("1,234", { decimalMark: "." })).toEqual({ value: "1234" });
  expect(numberTyped("1,234", { decimalMark: "," })).toEqual({ value: "1.234" });
  expect(numberTyped("1,234", { decimalMark: null })).toEqual({
    fault: expect.stringContaining("may be 1234 or 1.234"),
  });
  for (const typed of ["abc", "1.2.3,4", "1,23,4", "--1"])
    expect(numberTyped(typed, { decimalMark: null })).toHaveProperty("fault");
});

test.each([
  ["2026-11-03", "2026-11-03"],
  ["3.11.26", "2026-11-03"],
  ["13/11/2026", "2026-11-13"],
  ["11/13/26", "2026-11-13"],
  ["Nov 3, 2026", "2026-11-03"],
  ["3-Nov-26", "2026-11-03"],
  ["2 Jan", "2027-01-02"],
  ["10. Okt 2026", "2026-10-10"],
  ["", null],
])("dayTyped() reads %p as %p", (typed, value) => {
  expect(dayTyped(typed, { monthFirst: null, from: "2026-10-01" })).toEqual({ value });
});

test("dayTyped() follows the document where a date is ambiguous, and asks where it can't", () => {
  const read = (typed: string, monthFirst: boolean | null) =>
    dayTyped(typed, { monthFirst, from: "2026-10-01" });
  expect(read("3/11/2026", true)).toEqual({ value: "2026-03-11" });
  expect(read("3/11/2026", false)).toEqual({ value: "2026-11-03" });
  expect(read("3/11/2026", null)).toEqual({ fault: expect.stringContaining("2026-11-03 or 2026-03-11") });
  for (const typed of ["31.2.2026", "foo", "2026-13-01"]) expect(read(typed, null)).toHaveProperty("fault");
});

/** Which of `texts` a page does not hold. */
function missing(page: string, texts: string[]) {
  return texts.filter((text) => !page.includes(text));
}

async function seedReviewIn(organizationId: string) {
  await app.organization(organizationId);
  return seedReview(app.app, organizationId);
}
