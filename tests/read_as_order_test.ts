import { afterAll, beforeAll, expect, test } from "bun:test";
import { documentsApi } from "../src/documents/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp, withDoor } from "./_app.ts";
import { type ReviewSeed, seedReview } from "./_review.ts";

let app: TestApp;
let ana: Client;
let seed: ReviewSeed;

beforeAll(async () => {
  app = await testApp({ routes: withDoor((routes, parts) => routes.use(documentsApi(parts))) });
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
  seed = await seedReview(app.app, "acme");
}, SLOW_START);
afterAll(() => app.stop());

const payloads = async () => {
  const jobs = await app.app.db.selectFrom("jobs").select("payload").where("kind", "=", "extract_document");
  return (await jobs.execute()).map(({ payload }) => payload);
};

test("POST /api/pdf-documents/:id/extraction?as=order reads a document as an order, whatever it looks like", async () => {
  const path = `/api/pdf-documents/${seed.documentId}/extraction`;
  expect((await ana.json("POST", `${path}?as=invoice`)).status).toBeGreaterThanOrEqual(400);
  expect(await payloads()).toEqual([]);
  expect((await ana.json("POST", `${path}?as=order`)).status).toBe(202);
  expect(await payloads()).toEqual([
    { idpOrganizationId: "acme", documentId: seed.documentId, asOrder: true } as never,
  ]);
});
