import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { connect, tenant } from "../db/mod.ts";
import { KINDS, type Kind } from "../jobs/kinds.ts";
import type { Claim, Pipeline } from "../jobs/mod.ts";
import type { App } from "../src/app.ts";
import { sealSecrets } from "../src/erp/credentials.ts";
import { refreshMirror } from "../src/erp/mod.ts";
import { pipeline } from "../src/pipeline.ts";
import { SLOW_START, type TestApp, testApp } from "./_app.ts";
import { everythingOf, type Ids, seed } from "./_guard.ts";

/** Each kind of job that is an organization's, with ids of one; null: it is everybody's. */
const PAYLOADS: Record<Kind, ((ids: JobIds) => Record<string, string>) | null> = {
  receive_mail: ({ mail }) => ({ mailId: mail }),
  extract_document: ({ document }) => ({ documentId: document }),
  recognize_document: ({ document }) => ({ documentId: document }),
  match_order: ({ open }) => ({ orderId: open }),
  learn_place: ({ order }) => ({ orderId: order, field: "poNumber", by: "Eve" }),
  submit_order: ({ order }) => ({ orderId: order, submittedBy: "eve" }),
  read_back: ({ sold }) => ({ orderId: sold }),
  sync_entity: ({ listed }) => ({ connectionId: listed, entity: "items" }),
  forget_connection: ({ forgotten }) => ({ connectionId: forgotten }),
  poll_mailbox: ({ polled }) => ({ mailboxId: polled }),
  apply_billing_event: ({ event }) => ({ eventId: event }),
  sync_connections: null,
  vacuum_mirror: null,
  poll_mailboxes: null,
  retry_stuck_documents: null,
  settle_submissions: null,
  refresh_pricing: null,
  refresh_subscriptions: null,
  report_usage: null,
  reconcile_usage: null,
  forget_expired: null,
  prune: null,
};

const OF_ORGANIZATIONS = (Object.keys(KINDS) as Kind[]).filter((kind) => PAYLOADS[kind]);

/** What a job may name, in an organization where each kind has something to do. */
interface JobIds extends Ids {
  /** An order that waits for review. */
  open: string;
  /** An order that is booked, and was not read back. */
  sold: string;
  /** A connection that is listed from outside. */
  listed: string;
  /** A connection that was deleted, with something of its mirror. */
  forgotten: string;
  /** A mailbox that is looked into. */
  polled: string;
  /** An event of the payment processor. */
  event: string;
}

/** An ERP, a mail server and a payment processor in one, which only count who calls. */
function outside() {
  let calls = 0;
  const server = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      open(socket) {
        calls++;
        socket.end("HTTP/1.1 500 no\r\ncontent-length: 0\r\n\r\n");
      },
      data() {},
    },
  });
  return { port: server.port, calls: () => calls, stop: () => server.stop(true) };
}

async function world() {
  const others = outside();
  const app = await testApp({
    env: {
      CREDENTIALS_KEY: "key of the test, as long as it must be",
      PRIVATE_HOSTS: "1",
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_API_BASE: `http://127.0.0.1:${others.port}`,
    },
  });
  const { userId } = await app.user({ email: "ana@acme.example", organizationId: "acme" });
  await app.signIn({ userId, email: "ana@acme.example", idpOrganizationId: "acme" });
  const ids = await busy(app, await seed(app, "acme", userId), others.port);
  await app.user({ email: "eve@other.example", organizationId: "other" });
  const everything = async () =>
    JSON.stringify([await everythingOf(app, "acme"), await everythingOf(app, "other"), others.calls()]);
  const stop = async () => {
    others.stop();
    await app.stop();
  };
  return { app, ids, everything, stop };
}

type World = Awaited<ReturnType<typeof world>>;

/** Gives each kind of job something to do. */
async function busy({ app }: TestApp, ids: Ids, port: number): Promise<JobIds> {
  const of = { idp_organization_id: "acme" };
  const secret = (value: Record<string, string>) => sealSecrets(app.config.credentialsKey, value);
  return tenant(app.db, "acme", async (tx) => {
    const wrong = { id: ids.learnedPlace, part: "header", field: "poNumber" };
    const drafts = [{ header: {}, lines: [], proof: { learned: [wrong] } }];
    const reading = { type: "pdf", pages: [], sheets: [], attachments: [], warnings: [] };
    await tx
      .updateTable("pdf_documents")
      .set({ status: "pending", original_data: { reading, drafts } })
      .execute();
    await tx.updateTable("mails").set({ state: "received", decision: null }).execute();
    await tx
      .updateTable("extracted_orders")
      .set({ status: "submitting", customer_erp_id: "1" })
      .where("id", "=", ids.order)
      .execute();
    const { id: open } = await tx
      .insertInto("extracted_orders")
      .values({ ...of, document_id: ids.document, position: 2, po_number: "PO-2" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id: listed } = await tx
      .insertInto("erp_connections")
      .values({
        ...of,
        name: "Outside",
        kind: "http",
        config: { url: `http://127.0.0.1:${port}` },
        credentials: secret({ authorization: "Bearer x", signingSecret: "s" }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id: sold } = await tx
      .insertInto("extracted_orders")
      .values({ ...of, document_id: ids.document, position: 3, po_number: "PO-3", status: "submitted" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const booked = { status: "booked" as const, erp_order_id: "S-3", payload: {}, created_by: "ana" };
    await tx
      .insertInto("submissions")
      .values({ ...of, order_id: sold, connection_id: listed, ...booked })
      .execute();
    const { id: forgotten } = await tx
      .insertInto("erp_connections")
      .values({ ...of, name: "Forgotten", kind: "sandbox", deleted_at: new Date() })
      .returning("id")
      .executeTakeFirstOrThrow();
    const item = { connection_id: forgotten, erp_id: "1", sku: "A", description: "Bolt", unit: "EA" };
    await tx
      .insertInto("erp_items")
      .values({ ...of, ...item })
      .execute();
    const { id: polled } = await tx
      .insertInto("mailboxes")
      .values({
        ...of,
        erp_connection_id: ids.connection,
        address: "polled@acme.example",
        imap: {
          host: "127.0.0.1",
          port,
          security: "none",
          user: "u",
          folder: "INBOX",
          password: secret({ password: "p" }),
        },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("subscriptions")
      .values({ ...of, stripe_customer_id: "cus_1" })
      .execute();
    await tx
      .insertInto("billing_events")
      .values({
        ...of,
        id: "evt_1",
        type: "customer.subscription.updated",
        object_id: "sub_1",
        created_at: new Date(),
      })
      .execute();
    return { ...ids, open, sold, listed, forgotten, polled, event: "evt_1" };
  });
}

/** Runs a job as a worker does for an organization. Returns what it threw. */
async function runAs(app: App, kind: Kind, payload: { idpOrganizationId: string }): Promise<string | null> {
  const run = (pipeline(app) as Pipeline)[kind].run as (payload: unknown, claim: Claim) => Promise<unknown>;
  try {
    const write = await run(payload, { attempt: 1 } as Claim);
    if (typeof write === "function")
      await tenant(app.db, payload.idpOrganizationId, (tx) => write(tx) as Promise<void>);
    return null;
  } catch (error) {
    return String(error);
  }
}

const payloadFor = (kind: Kind, ids: JobIds, idpOrganizationId: string) => ({
  idpOrganizationId,
  ...PAYLOADS[kind]!(ids),
});

test("every kind of job that carries an organization is tried", () => {
  const carrying = (Object.keys(KINDS) as Kind[]).filter(
    (kind) => "idpOrganizationId" in KINDS[kind].properties,
  );
  expect(OF_ORGANIZATIONS.sort()).toEqual(carrying.sort());
});

describe("with another organization's ids", () => {
  let at: World;
  beforeAll(async () => {
    at = await world();
  }, SLOW_START);
  afterAll(() => at.stop());

  test.each(OF_ORGANIZATIONS)(
    "%s changes nothing and calls nobody, and with one's own it does",
    async (kind) => {
      const before = await at.everything();
      const thrown = await runAs(at.app.app, kind, payloadFor(kind, at.ids, "other"));
      if (thrown) expect(thrown).toContain("There is no such");
      expect(await at.everything()).toBe(before);
      await runAs(at.app.app, kind, payloadFor(kind, at.ids, "acme"));
      expect(await at.everything()).not.toBe(before);
    },
  );
});

test(
  "match_order finds no item, customer or cross-reference of another organization, and its own ones it does",
  async () => {
    const at = await world();
    const { db } = at.app.app;
    const catalogue = (organization: string) =>
      tenant(db, organization, async (tx) => {
        const of = { idp_organization_id: organization };
        const { id: connection_id } = await tx
          .insertInto("erp_connections")
          .values({ ...of, name: "Catalogue", kind: "sandbox", is_default: true })
          .returning("id")
          .executeTakeFirstOrThrow();
        const customer = { id: "C9", code: "C-9", name: "Nordwind Pumpen", address: "Kai 1" };
        await tx
          .insertInto("sandbox.customers")
          .values({ ...of, ...customer })
          .execute();
        const item = {
          id: "I9",
          sku: "NW-4711",
          description: "impeller bronze",
          unit: "EA",
          price: "5",
          currency: "EUR",
          stock: "0",
        };
        await tx
          .insertInto("sandbox.items")
          .values({ ...of, ...item })
          .execute();
        const written = { customer_key: "x99", customer_text: "X-99", item_erp_id: "I9", created_by: "Ana" };
        await tx
          .insertInto("cross_references")
          .values({ ...of, connection_id, ...written })
          .execute();
        await refreshMirror(tx, { id: connection_id, idp_organization_id: organization });
      });
    const order = (organization: string) =>
      tenant(db, organization, async (tx) => {
        const of = { idp_organization_id: organization };
        const file = { sha256: "f".repeat(64), byte_size: 1 };
        await tx
          .insertInto("document_files")
          .values({ ...of, ...file, content: Buffer.from("x") })
          .execute();
        const document = await tx
          .insertInto("pdf_documents")
          .values({ ...of, ...file, file_name: "x.csv", file_type: "csv" })
          .returning("id")
          .executeTakeFirstOrThrow();
        const { id } = await tx
          .insertInto("extracted_orders")
          .values({ ...of, document_id: document.id, customer_name: "Nordwind Pumpen", line_count: 2 })
          .returning("id")
          .executeTakeFirstOrThrow();
        const lines = [
          { supplier_sku: "NW-4711", quantity: "1" },
          { customer_sku: "X-99", quantity: "2" },
        ];
        await tx
          .insertInto("order_lines")
          .values(lines.map((line, at) => ({ ...of, order_id: id, position: at + 1, ...line })))
          .execute();
        return id;
      });
    const matched = async (organization: string) => {
      const orderId = await order(organization);
      await runAs(at.app.app, "match_order", { idpOrganizationId: organization, ...{ orderId } });
      return tenant(db, organization, (tx) =>
        tx
          .selectFrom("extracted_orders as o")
          .innerJoin("order_lines as l", "l.order_id", "o.id")
          .select(["o.customer_erp_id", "l.item_erp_id", "l.candidates"])
          .where("o.id", "=", orderId)
          .orderBy("l.position")
          .execute(),
      );
    };
    await catalogue("acme");
    expect(await matched("other")).toEqual(
      Array(2).fill({ customer_erp_id: null, item_erp_id: null, candidates: [] }),
    );
    expect(await matched("acme")).toMatchObject(Array(2).fill({ customer_erp_id: "C9", item_erp_id: "I9" }));
    await at.stop();
  },
  SLOW_START,
);

describe("without row-level security", () => {
  let at: World;
  let open: App;
  let close: () => Promise<void>;
  beforeAll(async () => {
    at = await world();
    const connection = connect(at.app.url, { role: "order_intake_everywhere", connections: 4 });
    open = { ...at.app.app, ...connection };
    close = connection.close;
  }, SLOW_START);
  afterAll(async () => {
    await close();
    await at.stop();
  });

  test.each(OF_ORGANIZATIONS)("%s with another organization's ids would be noticed", async (kind) => {
    const before = await at.everything();
    await runAs(open, kind, payloadFor(kind, at.ids, "other"));
    expect(await at.everything()).not.toBe(before);
  });
});
