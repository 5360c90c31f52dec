import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { type JobSpec, work } from "../jobs/mod.ts";
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

beforeEach(async () => {
  await app.app.db.deleteFrom("jobs").where("kind", "=", "extract_document").execute();
});

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

test("POST /api/pdf-documents/:id/extraction?as=order reaches a reading that waits, and no later restart takes it back", async () => {
  const path = `/api/pdf-documents/${seed.documentId}/extraction`;
  for (const asked of [path, `${path}?as=order`, path]) await ana.json("POST", asked);
  expect(await payloads()).toMatchObject([{ asOrder: true }]);
});

test("POST /api/pdf-documents/:id/extraction?as=order while a reading is in hand: it is read once more, as an order, once", async () => {
  const path = `/api/pdf-documents/${seed.documentId}/extraction`;
  await ana.json("POST", path);
  const read: (boolean | undefined)[] = [];
  const reading: JobSpec<"extract_document"> = {
    concurrency: 1,
    attempts: 1,
    async run({ asOrder }) {
      read.push(asOrder);
      for (const _ of [1, 2]) await ana.json("POST", `${path}?as=order`);
      return read.length % 2 ? async () => {} : undefined;
    },
  };
  const worker = await work(app.app, { extract_document: reading });
  await worker.idle();
  await worker.stop();
  expect(read).toEqual([undefined, true]);
});
