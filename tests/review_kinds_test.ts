import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "kysely";
import { tenant } from "../db/mod.ts";
import { type Order, orderOf, recheck, setFindings } from "../src/orders/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "./_review.ts";

let app: TestApp;
let ana: Client;
let seed: ReviewSeed;
const within = <T>(work: Parameters<typeof tenant<T>>[2]) => tenant(app.app.db, "acme", work);
const order = (): Promise<Order> => within((tx) => orderOf(tx, seed.orderId));
const KIND = JSON.stringify({ code: "no_price", field: "unitPrice" });

/** Takes the prices of so many lines away. */
const unprice = (lines: number) =>
  within(async (tx) => {
    await sql`update order_lines set unit_price = null where order_id = ${seed.orderId} and position > ${28 - lines}`.execute(
      tx,
    );
    await recheck(tx, seed.orderId);
  });
const save = async (form: Record<string, string>) => {
  const { version } = await order();
  return ana.post(`/orders/${seed.orderId}`, { version: `${version}`, ...form }, { "hx-request": "true" });
};
const page = async () => (await (await ana.get(`/review/${seed.orderId}`)).text()).replaceAll("&#x27;", "'");
const acceptedCodes = async () =>
  (await order()).findings.filter(({ acknowledgedBy }) => acknowledgedBy).map(({ code }) => code);

beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES });
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
  seed = await seedReview(app.app, "acme");
}, SLOW_START);
afterAll(() => app.stop());

test("GET /review/:id shows what three lines have in common as one decision, fewer one by one", async () => {
  await unprice(2);
  expect(await page()).not.toContain("All are right");
  await unprice(5);
  expect(await page()).toContain("5 lines: the price is missing: the ERP's own will be booked");
});

test("POST /orders/:id accepts a kind of warning of all lines and takes that back, as one", async () => {
  const { warningCount } = await order();
  const answer = await (await save({ acknowledgeAll: KIND })).text();
  expect(answer).toContain('name="takeBackAll"');
  expect(answer.match(/<tbody class="line"/g)).toHaveLength(5);
  expect((await order()).warningCount).toBe(warningCount - 5);
  expect(await acceptedCodes()).toEqual(Array(5).fill("no_price"));
  expect((await save({ acknowledgeAll: KIND })).status).toBe(404);
  await save({ takeBackAll: KIND });
  expect([(await order()).warningCount, await acceptedCodes()]).toEqual([warningCount, []]);
});

test("POST /orders/:id accepts no kind of error, which an edit mends", async () => {
  const errors = JSON.stringify({ code: "no_item", field: "item" });
  expect((await save({ acknowledgeAll: errors })).status).toBe(404);
});

test("GET /api/orders/:id/warnings tells kinds, which POST …/acceptances accepts and takes back as one, of a line, or of the order", async () => {
  const path = `/api/orders/${seed.orderId}/warnings`;
  const kinds = async () => {
    const { warnings } = (await (await ana.get(path)).json()) as {
      warnings: { code: string; lineIds: string[]; open: number }[];
    };
    return Object.fromEntries(warnings.map(({ code, lineIds, open }) => [code, [lineIds.length, open]]));
  };
  const accept = async (body: object) => (await ana.json("POST", `${path}/acceptances`, body)).status;
  const { version, warningCount } = await order();
  const kind = { code: "no_price", field: "unitPrice" };
  expect((await kinds()).no_price).toEqual([5, 5]);
  expect(await accept({ ...kind, version: version + 1 })).toBe(409);
  expect(await accept({ ...kind, lineId: seed.lines[27], version })).toBe(200);
  expect((await kinds()).no_price).toEqual([5, 4]);
  expect(await accept(kind)).toBe(200);
  expect((await kinds()).no_price).toEqual([5, 0]);
  expect(await accept(kind)).toBe(404);
  expect(await accept({ ...kind, accepted: false })).toBe(200);
  expect([(await order()).warningCount, await acceptedCodes()]).toEqual([warningCount, []]);
  expect(await accept({ code: "no_item", field: "item" })).toBe(404);
  expect(await kinds()).not.toHaveProperty("no_item");
});

test("POST /api/orders/:id/warnings/acceptances accepts what is said of the whole order", async () => {
  await within((tx) =>
    setFindings(tx, {
      orderId: seed.orderId,
      codes: ["lines_missing"],
      findings: [{ code: "lines_missing", level: "error", message: "2 lines may be missing" }],
    }),
  );
  const { errorCount } = await order();
  const path = `/api/orders/${seed.orderId}/warnings/acceptances`;
  expect((await ana.json("POST", path, { code: "lines_missing" })).status).toBe(200);
  expect((await order()).errorCount).toBe(errorCount - 1);
});

test("POST /orders/:id and the API accept nothing of an order that has left review", async () => {
  await within((tx) =>
    sql`update extracted_orders set status = 'rejected' where id = ${seed.orderId}`.execute(tx),
  );
  expect((await save({ acknowledgeAll: KIND })).status).toBe(409);
  const path = `/api/orders/${seed.orderId}/warnings/acceptances`;
  expect((await ana.json("POST", path, { code: "no_price", field: "unitPrice" })).status).toBe(409);
  expect(await acceptedCodes()).toEqual(["lines_missing"]);
});
