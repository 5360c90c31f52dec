import { afterAll, beforeAll, expect, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import { orderOf } from "../src/orders/mod.ts";
import { type Client, type TestApp, testApp } from "./_app.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "./_review.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES });
});
afterAll(() => app.stop());

interface Reviewer {
  organization: string;
  client: Client;
  seed: ReviewSeed;
}

async function reviewer(organization: string): Promise<Reviewer> {
  const person = { email: `ana@${organization}.example`, organizationId: organization };
  const client = await app.signIn(await app.user(person));
  return { organization, client, seed: await seedReview(app.app, organization) };
}

const stored = ({ organization, seed }: Reviewer) =>
  tenant(app.app.db, organization, (tx) => orderOf(tx, seed.orderId));

/** What of an order a person decides about. */
async function decided(of: Reviewer) {
  const { version, updatedAt, findings, ...order } = await stored(of);
  return { ...order, findings: new Set(findings) };
}

async function save(of: Reviewer, values: Record<string, string>, client = of.client) {
  const { version } = await stored(of);
  return client.post(`/orders/${of.seed.orderId}`, { version: `${version}`, ...values });
}

async function undoOffered({ client, seed }: Reviewer) {
  return (await (await client.get(`/review/${seed.orderId}`)).text()).includes('id="undo"');
}

test("an undo brings values, chosen parts, removed lines and their places back, one save after the other", async () => {
  const of = await reviewer("undo");
  const { lines } = of.seed;
  const states = [await decided(of)];
  const [sixth] = (await stored(of)).lines[1]!.candidates;
  const saves: Record<string, string>[] = [
    { poNumber: "48213-A", "evidence.poNumber": JSON.stringify({ page: 1, box: [1, 1, 2, 2], text: "A" }) },
    { [`lines.${lines[1]}.item`]: sixth!.itemId },
    { [`lines.${lines[5]}.item`]: "" },
    { remove: lines[3]! },
    { remove: lines[0]! },
    { [`lines.${lines[7]}.quantity`]: "77" },
    { add: "1" },
    { "new.0.description": "One", "new.1.description": "Two" },
  ];
  for (const values of saves) {
    expect((await save(of, values)).status).toBe(303);
    states.push(await decided(of));
  }
  expect(states.at(-1)!.lines).toHaveLength(29);
  for (const before of states.slice(0, -1).reverse()) {
    expect(await undoOffered(of)).toBe(true);
    expect((await save(of, { undo: "1", notes: "typed meanwhile" })).status).toBe(303);
    expect(await decided(of)).toEqual(before);
  }
  expect(await undoOffered(of)).toBe(false);
  expect((await save(of, { undo: "1" })).status).toBe(409);
});

test("an undone choice lets the suggestion be made again that it had declined", async () => {
  const of = await reviewer("declined");
  const [, , third] = of.seed.lines;
  const declines = () =>
    tenant(app.app.db, of.organization, (tx) =>
      tx.selectFrom("cross_reference_declines").select("item_erp_id").execute(),
    );
  await save(of, { [`lines.${third}.item`]: "" });
  expect(await declines()).toHaveLength(1);
  await save(of, { undo: "1" });
  expect(await declines()).toEqual([]);
});

test("nobody undoes what another person saved, or what was changed since", async () => {
  const of = await reviewer("two");
  const other = await app.signIn(
    await app.user({ email: "bob@two.example", organizationId: of.organization }),
  );
  await save(of, { notes: "Ana's" });
  expect((await save(of, { undo: "1" }, other)).status).toBe(409);
  await save(of, { shipDate: "2026-12-01" }, other);
  expect(await undoOffered(of)).toBe(false);
  expect((await save(of, { undo: "1" })).status).toBe(409);
  expect(await stored(of)).toMatchObject({ notes: "Ana's", shipDate: "2026-12-01" });
});

test("the customer before comes back, and the order is matched for them", async () => {
  const of = await reviewer("customer");
  const was = await stored(of);
  await save(of, { customer: "1002" });
  expect((await stored(of)).customer.erpId).not.toBe(was.customer.erpId);
  await save(of, { undo: "1" });
  expect((await stored(of)).customer).toEqual(was.customer);
  expect((await stored(of)).matchedAt).toBeNull();
});

test("a rejected order goes back to review from the page that opens next, and from its own", async () => {
  const of = await reviewer("back");
  const { client, seed } = of;
  const path = `/orders/${seed.orderId}`;
  await save(of, { notes: "Kept" });
  const answer = await client.post(`${path}/rejection`, { reason: "Sent twice" });
  const next = answer.headers.get("location")!;
  expect(next).toBe(`/review?rejected=${seed.orderId}`);
  expect(await (await client.get(next)).text()).toContain("48213 was rejected");
  expect(await (await client.get(`/review/${seed.orderId}`)).text()).toContain("Back to review");
  const back = await client.post(`${path}/review`, {});
  expect(back.headers.get("location")).toBe(`/review/${seed.orderId}`);
  expect(await stored(of)).toMatchObject({ status: "pending_review", rejectedReason: null, notes: "Kept" });
  expect(await (await client.get(next)).text()).not.toContain("was rejected");
  expect((await client.post(`${path}/review`, {})).status).toBe(409);
  expect(await undoOffered(of)).toBe(false);
});
