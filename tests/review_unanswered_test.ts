import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "kysely";
import { tenant } from "../db/mod.ts";
import { until } from "../views/_format.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "./_review.ts";

let app: TestApp;
let ana: Client;
let seed: ReviewSeed;
const within = <T>(work: Parameters<typeof tenant<T>>[2]) => tenant(app.app.db, "acme", work);
const textOf = async (path: string) =>
  (await (await ana.get(path)).text()).replaceAll(/<[^>]*>/g, "").replaceAll("&quot;", '"');

beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES });
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
  seed = await seedReview(app.app, "acme");
  const { orderId, connectionId } = seed;
  await within(async (tx) => {
    await sql`update extracted_orders set status = 'unconfirmed' where id = ${orderId}`.execute(tx);
    await sql`insert into submissions (idp_organization_id, order_id, connection_id, status, payload, created_by, sent_at, error)
      values ('acme', ${orderId}, ${connectionId}, 'unconfirmed', '{}', 'ana', '2026-11-02T09:30:00Z', 'GET "/orders" answers 504')`.execute(
      tx,
    );
  });
}, SLOW_START);
afterAll(() => app.stop());

test("GET /orders/:id/state says since when an ERP owes an answer and why, and that it is being asked", async () => {
  const state = await textOf(`/orders/${seed.orderId}/state`);
  expect(state).toContain("The ERP has not answered since 2 Nov 2026, 09:30 UTC, so the order may");
  expect(state).toContain("before anything is sent again: just now.");
  expect(state).toContain('GET "/orders" answers 504');
});

test("GET /review/:id says when the ERP is asked next", async () => {
  await within((tx) =>
    sql`insert into jobs (kind, key, payload, run_at)
      values ('submit_order', ${seed.orderId}, '{}', now() + interval '90 minutes')`.execute(tx),
  );
  expect(await textOf(`/review/${seed.orderId}`)).toContain("sent again: in 2 h.");
});

test.each([
  [-5, "now"],
  [0, "now"],
  [11.2, "in 12 s"],
  [60, "in 1 min"],
  [61, "in 2 min"],
  [3600, "in 1 h"],
] as const)("until() tells %d seconds as %p", (seconds, words) => {
  expect(until(new Date(seconds * 1000), 0)).toBe(words);
});
