import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { type Tx, tenant } from "../db/mod.ts";
import { headOf, orderOf } from "../src/orders/mod.ts";
import { type Client, type TestApp, testApp } from "./_app.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "./_review.ts";

let app: TestApp;
let ana: Client;
let seed: ReviewSeed;
let lineId: string;

const run = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.app.db, "acme", work);
const save = async (form: Record<string, string>) => {
  const { version } = await run((tx) => headOf(tx, seed.orderId));
  const posted = { version: `${version}`, ...form };
  return ana.post(`/orders/${seed.orderId}`, posted, { "hx-request": "true" });
};
const pick = async () => (await ana.get(`/orders/${seed.orderId}/lines/${lineId}/pick`)).text();
const kept = () => run((tx) => tx.selectFrom("cross_references").selectAll().execute());

beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES });
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
  seed = await seedReview(app.app, "acme");
  lineId = seed.lines[6]!;
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => run((tx) => tx.deleteFrom("cross_references").execute()));

test("GET /orders/:id/lines/:line/pick sends a line's candidates, which its closed pick leaves out", async () => {
  const page = await (await ana.get(`/review/${seed.orderId}`)).text();
  const row = new RegExp(`id="line-${lineId}".*?</tbody>`, "s").exec(page)![0];
  expect(row).not.toContain('class="choice"');
  const html = await pick();
  expect(html).toContain(`name="lines.${lineId}.item"`);
  expect(html).not.toContain("Save as cross-reference with");
  const plain = await ana.get(`/review/${seed.orderId}/items?name=lines.${lineId}.item`);
  expect(await plain.text()).toContain('class="choice"');
  expect((await ana.get(`/orders/${seed.orderId}/lines/none/pick`)).status).toBe(404);
});

test("POST /orders/:id remembers a choice with its pack, address and days", async () => {
  await save({ [`lines.${lineId}.item`]: "30001" });
  const html = await pick();
  for (const words of ["Save as cross-reference with", "Only for deliveries to Harbor"])
    expect(html).toContain(words);
  const as = {
    "remember.unit": "BX",
    "remember.factor": "24",
    "remember.shipTo": "1",
    "remember.validFrom": "2026-01-01",
    "remember.validTo": "2027-12-31",
  };
  expect((await save({ remember: lineId, ...as, "remember.factor": "none" })).status).toBe(422);
  expect((await save({ remember: lineId, ...as, "remember.validTo": "2025-12-31" })).status).toBe(422);
  expect(await kept()).toEqual([]);
  expect((await save({ remember: lineId, ...as })).status).toBe(200);
  expect(await kept()).toMatchObject([
    { unit: "BX", factor: "24", ship_to_erp_id: "1001-2", valid_from: "2026-01-01", valid_to: "2027-12-31" },
  ]);
  expect(await pick()).not.toContain("Save as cross-reference with");
});

test("POST /orders/:id remembers a choice always and everywhere where nothing else is said", async () => {
  await save({ [`lines.${lineId}.item`]: "30002" });
  await save({ remember: lineId, "remember.unit": "EA" });
  expect(await kept()).toMatchObject([
    {
      item_erp_id: "30002",
      unit: null,
      factor: null,
      ship_to_erp_id: null,
      valid_from: null,
      valid_to: null,
    },
  ]);
});

test("a pack that is remembered answers what was open about the line's unit", async () => {
  await save({ [`lines.${lineId}.item`]: "30001", [`lines.${lineId}.unit`]: "BX" });
  const open = async () =>
    (await run((tx) => orderOf(tx, seed.orderId))).findings
      .filter((finding) => finding.lineId === lineId)
      .map(({ code }) => code);
  expect(await open()).toContain("unit_differs");
  await save({ remember: lineId, "remember.unit": "BX", "remember.factor": "24" });
  expect(await open()).not.toContain("unit_differs");
});

test("a choice that is remembered says who made it, when, and on which line of which order", async () => {
  await save({ [`lines.${lineId}.item`]: "30001" });
  await save({ remember: lineId });
  const origin = { created_by: "ana@acme.example", order_line_id: lineId };
  expect(await kept()).toMatchObject([{ ...origin, created_at: expect.any(Date) }]);
});

test("POST /api/orders/:id/lines/:line/cross-reference keeps a line's item", async () => {
  await save({ [`lines.${lineId}.item`]: "30003" });
  const path = `/api/orders/${seed.orderId}/lines/${lineId}/cross-reference`;
  const send = async (body: object) => {
    const answer = await ana.ask("POST", path, {
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
    return [answer.status, ((await answer.json()) as { outcome?: string }).outcome];
  };
  expect(await send({ unit: "BX" })).toEqual([422, undefined]);
  expect(await send({ shipTo: true })).toEqual([200, "kept"]);
  expect(await send({ shipTo: true })).toEqual([200, "known"]);
  expect(await kept()).toMatchObject([{ ship_to_erp_id: "1001-2", created_by: "ana@acme.example" }]);
});
