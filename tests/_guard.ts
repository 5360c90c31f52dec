import { createHash } from "node:crypto";
import { tenant } from "../db/mod.ts";
import type { Reading } from "../src/reading/mod.ts";
import type { Client, TestApp } from "./_app.ts";

/** Real ids of one organization, or junk in their place. */
export type Ids = Record<
  | "document"
  | "order"
  | "line"
  | "connection"
  | "crossReference"
  | "learnedPlace"
  | "token"
  | "booked"
  | "mailbox"
  | "mail"
  | "session"
  | "member",
  string
>;

/** Who may use a route and how it is asked for. */
export interface Rule {
  /** `signed`: who has a secret of the service, signed in or not. `member`: of an organization; `admin`: with its admin role; `operator`: by a token, with `metadata.role` "admin". */
  who: "anybody" | "signed" | "signed in" | "member" | "admin" | "operator";
  /** The path for the ids given; a must where the route has parameters. */
  at?: (ids: Ids) => string;
  form?: (ids: Ids) => Record<string, string>;
  json?: (ids: Ids) => unknown;
  file?: true;
  /** NDJSON. */
  lines?: string;
  headers?: Record<string, string>;
  /** 404 without the part that it needs. */
  optional?: true;
  /** The answer to what isn't signed by the other side. */
  unsigned?: 400;
  /** The answer to another organization's ids, when it isn't 404: say why. */
  foreign?: { status: number; because: string };
}

/** Asks for a route by its rule. */
export function askBy(
  client: Client,
  [route, rule]: [string, Rule],
  ids: Ids,
  more: Record<string, string> = {},
) {
  const [method = "", pattern = ""] = route.split(" ");
  const headers = { ...rule.headers, ...more };
  const path = rule.at?.(ids) ?? pattern;
  if (rule.json) {
    const init = {
      body: JSON.stringify(rule.json(ids)),
      headers: { ...headers, "content-type": "application/json" },
    };
    return client.ask(method, path, init);
  }
  if (rule.lines) return client.ask(method, path, { body: rule.lines, headers });
  if (method === "GET") return client.get(path, headers);
  if (!rule.file)
    return client.ask(method, path, { body: new URLSearchParams(rule.form?.(ids) ?? {}), headers });
  const body = new FormData();
  body.set("file", new File(["sku,quantity\nA-1,2\n"], "order.csv", { type: "text/csv" }));
  return client.ask(method, path, { body, headers });
}

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>`;

const READING: Reading = {
  type: "pdf",
  pages: [{ number: 1, width: 200, height: 200, words: [], rules: [], fills: [], scanned: false }],
  sheets: [{ name: "Sheet", hidden: false, cells: [], merges: [] }],
  attachments: [],
  warnings: [],
};

/** An organization with one of everything that has an id. */
export async function seed(app: TestApp, organizationId: string, member: string): Promise<Ids> {
  const { db } = app.app;
  const of = { idp_organization_id: organizationId };
  const content = Buffer.from(PDF);
  const sha256 = createHash("sha256").update(content).digest("hex");
  const rest = await tenant(db, organizationId, async (tx) => {
    await tx
      .insertInto("document_files")
      .values({ ...of, sha256, byte_size: content.length, content })
      .execute();
    const document = await tx
      .insertInto("pdf_documents")
      .values({
        ...of,
        status: "completed",
        file_name: "order.pdf",
        file_type: "pdf",
        byte_size: content.length,
        sha256,
        original_data: { reading: READING },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const order = await tx
      .insertInto("extracted_orders")
      .values({ ...of, document_id: document.id, po_number: "PO-1", line_count: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const line = await tx
      .insertInto("order_lines")
      .values({ ...of, order_id: order.id, position: 1, customer_sku: "A-1", quantity: "2" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const connection = await tx
      .insertInto("erp_connections")
      .values({ ...of, name: "ERP", kind: "sandbox" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const crossReference = await tx
      .insertInto("cross_references")
      .values({
        ...of,
        connection_id: connection.id,
        customer_key: "a1",
        customer_text: "A-1",
        item_erp_id: "1",
        created_by: member,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const learnedPlace = await tx
      .insertInto("learned_places")
      .values({
        ...of,
        customer_key: "customer",
        layout: ["ponumber@1"],
        part: "header",
        field: "poNumber",
        relation: "beside",
        label: "ref",
        sample: "PO-1",
        order_id: order.id,
        created_by: member,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const token = await tx
      .insertInto("access_tokens")
      .values({ ...of, user_id: member, name: "token", expires_at: new Date(Date.now() + 86_400_000) })
      .returning("id")
      .executeTakeFirstOrThrow();
    const customer = { id: "1", code: "C-1", name: "Customer", address: "" };
    await tx
      .insertInto("sandbox.customers")
      .values({ ...of, ...customer })
      .execute();
    const booked = await tx
      .insertInto("sandbox.orders")
      .values({ ...of, intake_key: "key", reference: "PO-1", customer_id: "1", total: "2.00" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const mailbox = await tx
      .insertInto("mailboxes")
      .values({ ...of, erp_connection_id: connection.id, address: `orders@${organizationId}.example` })
      .returning("id")
      .executeTakeFirstOrThrow();
    const mail = await tx
      .insertInto("mails")
      .values({
        ...of,
        mailbox_id: mailbox.id,
        message_id: "1@sender.example",
        subaddress: null,
        raw: Buffer.from("Subject: order\r\n\r\nHello\r\n"),
        state: "settled",
        decision: "ignore",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const made = [
      document,
      order,
      line,
      connection,
      crossReference,
      learnedPlace,
      token,
      booked,
      mailbox,
      mail,
    ];
    return made.map(({ id }) => id);
  });
  const { token_hash: session } = await db
    .selectFrom("sessions")
    .select("token_hash")
    .where("user_id", "=", member)
    .executeTakeFirstOrThrow();
  const [document, order, line, connection, crossReference, learnedPlace, token, booked, mailbox, mail] =
    rest as string[];
  const made = {
    document,
    order,
    line,
    connection,
    crossReference,
    learnedPlace,
    token,
    booked,
    mailbox,
    mail,
  };
  return { ...(made as Ids), session, member };
}

/** Everything that an organization has, to see that nobody else changed it. */
export async function everythingOf(app: TestApp, organizationId: string): Promise<unknown> {
  const tables = await app.app.sql<{ name: string }[]>`
    select a.attrelid::regclass::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'idp_organization_id' and c.relkind = 'r' order by 1`;
  return app.app.sql.begin(async (sql) => {
    await sql`select set_config('app.organization', ${organizationId}, true)`;
    const rows: Record<string, unknown> = {};
    for (const { name } of tables)
      rows[name] = await sql.unsafe(
        `select t::text from ${name} t where idp_organization_id = $1 order by 1`,
        [organizationId],
      );
    return rows;
  });
}
