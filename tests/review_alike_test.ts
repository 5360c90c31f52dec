import { afterAll, beforeAll, expect, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import { orderOf } from "../src/orders/mod.ts";
import { type Client, type TestApp, testApp } from "./_app.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "./_review.ts";

let app: TestApp;
let client: Client;
let seed: ReviewSeed;

beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES });
  client = await app.signIn(await app.user({ email: "ana@alike.example", organizationId: "alike" }));
  seed = await seedReview(app.app, "alike");
  const same = { customer_sku: "QX-7741", supplier_sku: null, description: "Bracket", unit: "EA" };
  const unknown = { item_erp_id: null, match_source: null, match_score: null };
  await alter([3, 9, 10, 11], { ...same, ...unknown });
  await alter([10], { unit: "BX" });
  await alter([11], { description: "Bracket, long" });
});
afterAll(() => app.stop());

const within = <T>(work: Parameters<typeof tenant<T>>[2]) => tenant(app.app.db, "alike", work);
const stored = () => within((tx) => orderOf(tx, seed.orderId));

function alter(places: number[], values: Record<string, string | null>) {
  const ids = places.map((place) => seed.lines[place]!);
  return within((tx) => tx.updateTable("order_lines").set(values).where("id", "in", ids).execute());
}

async function save(values: Record<string, string>, headers?: Record<string, string>) {
  const { version } = await stored();
  return client.post(`/orders/${seed.orderId}`, { version: `${version}`, ...values }, headers);
}

test("linesAlike() gives a chosen part to the lines that say the same, and not to those that differ", async () => {
  const { itemId } = (await stored()).lines[1]!.candidates[0]!;
  const answer = await save({ [`lines.${seed.lines[3]}.item`]: itemId }, { "hx-request": "true" });
  const html = await answer.text();
  for (const place of [3, 9]) expect(html).toContain(`#line-${seed.lines[place]}`);
  for (const place of [10, 11]) expect(html).not.toContain(`#line-${seed.lines[place]}"`);
  expect(html).toContain("Undo 2 lines");
  const items = (await stored()).lines.map(({ match }) => match?.itemId ?? null);
  expect([3, 9, 10, 11].map((place) => items[place])).toEqual([itemId, itemId, null, null]);
});

test("linesAlike() leaves a line alone whose part a person has decided", async () => {
  const before = (await stored()).lines;
  const another = before[1]!.candidates[1]!.itemId;
  await save({ [`lines.${seed.lines[3]}.item`]: another });
  const { lines } = await stored();
  expect([3, 9].map((place) => lines[place]!.match!.itemId)).toEqual([another, before[9]!.match!.itemId]);
  await save({ undo: "1" });
});

test("an undo takes a part away from all lines that it was chosen for at once", async () => {
  await save({ undo: "1" });
  const { lines } = await stored();
  expect([3, 9].map((place) => lines[place]!.match)).toEqual([null, null]);
});
