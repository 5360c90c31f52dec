import { expect, test } from "bun:test";
import { sql } from "kysely";
import { tenant } from "../db/mod.ts";
import type { Claim } from "../jobs/mod.ts";
import { sealSecrets } from "../src/erp/credentials.ts";
import { orderOf } from "../src/orders/mod.ts";
import { submitOrder } from "../src/submission/mod.ts";
import { testApp } from "./_app.ts";
import { AUTHORIZATION, httpErp, SIGNING_SECRET } from "./_http_erp.ts";
import { emptyOrder } from "./_orders.ts";

const ACME = "acme";

/** An order on its way to an ERP behind the HTTP protocol, and attempts to send it. */
async function leaving() {
  const erp = httpErp();
  const at = await testApp({ env: { PRIVATE_HOSTS: "1" } });
  await at.organization(ACME);
  const within = <T>(work: Parameters<typeof tenant<T>>[2]) => tenant(at.app.db, ACME, work);
  const secrets = { authorization: AUTHORIZATION, signingSecret: SIGNING_SECRET };
  const { id: connection_id } = await within((tx) =>
    tx
      .insertInto("erp_connections")
      .values({
        idp_organization_id: ACME,
        name: "Behind a gateway",
        kind: "http",
        config: { url: erp.url },
        credentials: sealSecrets(at.app.config.credentialsKey, secrets),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const ours = { idp_organization_id: ACME, connection_id };
  const item = { erp_id: "I1", sku: "I1", description: "Item 1", unit: "EA" };
  await within((tx) =>
    tx
      .insertInto("erp_items")
      .values({ ...item, ...ours })
      .execute(),
  );
  const orderId = await emptyOrder(at.app.db, ACME, {
    po_number: "4711",
    customer_erp_id: "C1",
    customer_name: "Alpha",
    status: "submitting",
  });
  const line = { position: 1, quantity: "2", unit: "EA", unit_price: "1", item_erp_id: "I1", item_sku: "I1" };
  await within((tx) =>
    tx
      .insertInto("order_lines")
      .values({ ...line, idp_organization_id: ACME, order_id: orderId })
      .execute(),
  );
  const payload = { idpOrganizationId: ACME, orderId, submittedBy: "ana" };
  const pauses = () =>
    at.app.sql<{ seconds: number }[]>`
      select extract(epoch from run_at - now())::float8 as seconds from jobs where kind = 'submit_order'`;
  return {
    erp,
    /** One attempt; gives the seconds until the next, 0 when there is none. */
    async attempt() {
      await within((tx) => sql`delete from jobs where kind = 'submit_order'`.execute(tx));
      await within((await submitOrder(at.app).run(payload, {} as Claim))!);
      return (await pauses())[0]?.seconds ?? 0;
    },
    later: (seconds: number) =>
      within((tx) =>
        sql`update submissions set sent_at = sent_at - make_interval(secs => ${seconds})`.execute(tx),
      ),
    status: async () => (await within((tx) => orderOf(tx, orderId))).status,
    submission: () => within((tx) => tx.selectFrom("submissions").selectAll().executeTakeFirstOrThrow()),
    sent: () => erp.asked.filter(({ method, path }) => method === "POST" && path === "/erp/orders").length,
    async close() {
      erp.stop();
      await at.stop();
    },
  };
}

test("submitOrder() whose look-up is refused stays unconfirmed, and is not back in review", async () => {
  const { erp, attempt, status, submission, sent, close } = await leaving();
  erp.behaviour.answer = { status: 500, body: {} };
  await attempt();
  for (const refusal of [400, 403, 422]) {
    erp.behaviour.answer = { status: refusal, body: { error: "Ask somebody else" } };
    await attempt();
    expect(await status()).toBe("unconfirmed");
  }
  expect((await submission()).error).toContain("GET /orders?key answers 422");
  expect(sent()).toBe(1);
  await close();
});

test("submitOrder() sends nothing again while a slow ERP may still book", async () => {
  const { erp, attempt, later, status, sent, close } = await leaving();
  erp.behaviour.answer = { status: 504, body: {} };
  await attempt();
  erp.behaviour.answer = null;
  await later(240);
  const pause = await attempt();
  expect(pause).toBeWithin(1, 601);
  expect({ sent: sent(), status: await status() }).toEqual({ sent: 1, status: "unconfirmed" });
  await later(61);
  await attempt();
  expect({ sent: sent(), status: await status() }).toEqual({ sent: 2, status: "submitted" });
  expect(erp.orders).toHaveLength(1);
  await close();
});

test("submitOrder() asked to wait tries again then, as nothing was taken", async () => {
  const { erp, attempt, status, submission, sent, close } = await leaving();
  erp.behaviour.answer = { status: 429, body: {} };
  erp.behaviour.retryAfter = "240";
  expect(await attempt()).toBeWithin(235, 241);
  expect(await submission()).toMatchObject({ status: "unconfirmed", may_arrive: false });
  erp.behaviour.retryAfter = "86400";
  expect(await attempt()).toBeWithin(3_590, 3_601);
  erp.behaviour.answer = null;
  expect(await attempt()).toBe(0);
  expect({ sent: sent(), status: await status() }).toEqual({ sent: 2, status: "submitted" });
  await close();
});

test("submitOrder() of an order that a look-up was refused and the ERP has sends nothing again", async () => {
  const { erp, attempt, later, status, submission, sent, close } = await leaving();
  erp.behaviour.answer = { status: 504, body: {} };
  await attempt();
  const { key } = await submission();
  erp.orders.push({ erpOrderId: "so-1", number: "1", keys: [key], body: {} });
  erp.behaviour.answer = { status: 401, body: {} };
  await attempt();
  await later(3_600);
  erp.behaviour.answer = null;
  await attempt();
  expect({ sent: sent(), status: await status() }).toEqual({ sent: 1, status: "submitted" });
  await close();
});
