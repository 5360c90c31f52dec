import { expect, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import { testApp } from "./_app.ts";
import { REVIEW_ROUTES, seedReview } from "./_review.ts";

test("GET /review/:id of an order without an ERP says so, and still shows who was chosen", async () => {
  const app = await testApp({ routes: REVIEW_ROUTES });
  const client = await app.signIn(await app.user({ email: "ana@off.example", organizationId: "off" }));
  const { orderId, connectionId } = await seedReview(app.app, "off");
  const page = async () => (await client.get(`/review/${orderId}`)).text();
  const words = "No ERP is connected";
  expect(await page()).not.toContain(words);
  await tenant(app.app.db, "off", (tx) =>
    tx.updateTable("erp_connections").set({ active: false }).where("id", "=", connectionId).execute(),
  );
  const html = await page();
  expect(html).toContain(words);
  expect(html).not.toContain("Choose the customer");
  await app.stop();
});
