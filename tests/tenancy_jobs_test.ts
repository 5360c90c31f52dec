import { afterAll, beforeAll, expect, test } from "bun:test";
import { randomUUID } from "node:crypto";
import { tenant } from "../db/mod.ts";
import { KINDS, type Kind } from "../jobs/kinds.ts";
import type { Claim, Pipeline } from "../jobs/mod.ts";
import { pipeline } from "../src/pipeline.ts";
import { SLOW_START, type TestApp, testApp } from "./_app.ts";
import { everythingOf, type Ids, seed } from "./_guard.ts";

let app: TestApp;
let ids: Ids;
let jobs: Pipeline;

beforeAll(async () => {
  app = await testApp({ env: { CREDENTIALS_KEY: "key of the test" } });
  const { userId } = await app.user({ email: "ana@acme.example", organizationId: "acme" });
  await app.signIn({ userId, email: "ana@acme.example", idpOrganizationId: "acme" });
  ids = await seed(app, "acme", userId);
  await tenant(app.app.db, "acme", (tx) =>
    tx.updateTable("extracted_orders").set({ status: "submitting", customer_erp_id: "1" }).execute(),
  );
  await app.user({ email: "eve@other.example", organizationId: "other" });
  jobs = pipeline(app.app);
}, SLOW_START);
afterAll(() => app.stop());

/** Each kind of job that is an organization's, with ids of another one; null: it is everybody's. */
const FOREIGN: Record<Kind, ((ids: Ids) => Record<string, string>) | null> = {
  receive_mail: ({ mail }) => ({ mailId: mail }),
  extract_document: ({ document }) => ({ documentId: document }),
  match_order: ({ order }) => ({ orderId: order }),
  learn_place: ({ order }) => ({ orderId: order, field: "poNumber", by: "Eve" }),
  submit_order: ({ order }) => ({ orderId: order, submittedBy: "eve" }),
  sync_entity: ({ connection }) => ({ connectionId: connection, entity: "items" }),
  poll_mailbox: ({ mailbox }) => ({ mailboxId: mailbox }),
  apply_billing_event: () => ({ eventId: randomUUID() }),
  sync_connections: null,
  poll_mailboxes: null,
  retry_stuck_documents: null,
  settle_submissions: null,
  refresh_pricing: null,
  refresh_subscriptions: null,
  report_usage: null,
  reconcile_usage: null,
  forget_expired: null,
};

const OF_ORGANIZATIONS = (Object.keys(KINDS) as Kind[]).filter((kind) => FOREIGN[kind]);

test("every kind of job that carries an organization is tried with another one's ids", () => {
  const carrying = (Object.keys(KINDS) as Kind[]).filter(
    (kind) => "idpOrganizationId" in KINDS[kind].properties,
  );
  expect(OF_ORGANIZATIONS.sort()).toEqual(carrying.sort());
});

test.each(OF_ORGANIZATIONS)(
  "%s with another organization's ids sees nothing and leaves it as it is",
  async (kind) => {
    const before = JSON.stringify(await everythingOf(app, "acme"));
    const own = JSON.stringify(await everythingOf(app, "other"));
    const payload = { idpOrganizationId: "other", ...FOREIGN[kind]!(ids) };
    const run = jobs[kind].run as (payload: unknown, claim: Claim) => Promise<unknown>;
    const write = await run(payload, { attempt: 1 } as Claim).catch(onlyMissing);
    if (typeof write === "function") await tenant(app.app.db, "other", (tx) => write(tx)).catch(onlyMissing);
    expect(JSON.stringify(await everythingOf(app, "acme"))).toBe(before);
    expect(JSON.stringify(await everythingOf(app, "other"))).toBe(own);
  },
);

test("submit_order works with the organization's own ids", async () => {
  const payload = { idpOrganizationId: "acme", orderId: ids.order, submittedBy: "ana" };
  const before = JSON.stringify(await everythingOf(app, "acme"));
  const write = await jobs.submit_order.run(payload, { attempt: 1 } as Claim);
  await tenant(app.app.db, "acme", (tx) => write!(tx));
  expect(JSON.stringify(await everythingOf(app, "acme"))).not.toBe(before);
});

function onlyMissing(error: unknown) {
  expect(String(error)).toContain("There is no such");
}
