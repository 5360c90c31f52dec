import { tenant } from "../db/mod.ts";
import { inboundMailApi, receiveMail } from "../src/intake/mod.ts";
import { keepMail, type Mailbox, mailOf } from "../src/mail/mod.ts";
import { type TestAppOptions, testApp, withDoor } from "./_app.ts";

export const ORGANIZATION = "seller";

/** An app whose webhook of incoming mail listens, with an organization that has a connection and a mailbox. */
export async function mailScene(options: TestAppOptions = {}) {
  let routes: { handle(request: Request): Promise<Response> } | undefined;
  const posted: string[] = [];
  const http = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const answer = await routes!.handle(request);
      posted.push(`${request.method} ${new URL(request.url).pathname} ${answer.status}`);
      return answer;
    },
  });
  const app = await testApp({
    routes: withDoor((all, app) => {
      routes = all.use(inboundMailApi(app));
      return routes;
    }),
    ...options,
    env: { INBOUND_EMAIL_URL: `http://127.0.0.1:${http.port}/api/webhook/inbound-email`, ...options.env },
  });
  const mailbox = await makeMailbox(app.app.db, ORGANIZATION, "orders@seller.example");
  const within = <T>(work: Parameters<typeof tenant<T>>[2], organization = ORGANIZATION) =>
    tenant(app.app.db, organization, work);
  const work = async (mailId: string) => {
    const spec = receiveMail(app.app);
    const write = await spec.run({ idpOrganizationId: ORGANIZATION, mailId }, {} as never);
    if (write) await within(write);
  };
  return {
    ...app,
    /** What came to the webhook over HTTP. */
    posted,
    mailbox,
    within,
    makeMailbox: (organization: string, address: string) => makeMailbox(app.app.db, organization, address),
    keep: (
      raw: Uint8Array,
      more: { envelopeFrom?: string; subaddress?: string } = {},
      to: Mailbox = mailbox,
    ) =>
      within((tx) =>
        keepMail(tx, { mailbox: to, subaddress: null, envelopeFrom: "ann@buyer.example", ...more, raw }),
      ),
    /** Does the mail's job as the worker does it. */
    work,
    mail: (mailId: string) => within((tx) => mailOf(tx, mailId)),
    /** Keeps a mail, does its job and returns what became of it. */
    async receive(raw: Uint8Array, more: { envelopeFrom?: string } = {}) {
      const { mailId } = await this.keep(raw, more);
      await work(mailId);
      return this.mail(mailId);
    },
    /** Documents whose reading is queued. */
    queued: async () => {
      const jobs = await app.app.db
        .selectFrom("jobs")
        .select("key")
        .where("kind", "=", "extract_document")
        .execute();
      return jobs.map(({ key }) => key!);
    },
    async stop() {
      await http.stop(true);
      await app.stop();
    },
  };
}

export type MailScene = Awaited<ReturnType<typeof mailScene>>;

async function makeMailbox(db: Parameters<typeof tenant>[0], organization: string, address: string) {
  await db
    .insertInto("organizations")
    .values({ id: organization, name: organization })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tenant(db, organization, async (tx) => {
    const { id } = await tx
      .insertInto("erp_connections")
      .values({ idp_organization_id: organization, name: "ERP", kind: "sandbox" })
      .returning("id")
      .executeTakeFirstOrThrow();
    return tx
      .insertInto("mailboxes")
      .values({ idp_organization_id: organization, erp_connection_id: id, address })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
