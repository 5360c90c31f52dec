import { tenant } from "../db/mod.ts";
import { makeToken } from "../src/accounts/mod.ts";
import { server } from "../src/server.ts";
import { type TestApp, testApp } from "./_app.ts";

/** An app with an admin's token in organization "a", and a connection there. */
export async function ingestApp(options: Parameters<typeof testApp>[0] = {}) {
  const made = await testApp(options);
  const { email } = await made.user({ email: "admin@a.example", organizationId: "a", role: "admin" });
  const token = await makeToken(made.app.db, made.app.config, email);
  const connectionId = await newConnection(made, "a");
  const client = made.client({ authorization: `Bearer ${token}` });
  return {
    ...made,
    token,
    connectionId,
    bearer: client,
    /** Sends rows, or text as it stands. */
    async deliver(entity: string, rows: object[] | string, { full = false, headers = {} } = {}) {
      const body = typeof rows === "string" ? rows : rows.map((row) => JSON.stringify(row)).join("\n");
      const path = `/api/erp/connections/${connectionId}/${entity}${full ? "?full=true" : ""}`;
      const answer = await client.ask("PUT", path, {
        body,
        headers: { "content-type": "application/x-ndjson", ...headers },
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    /** The rows of a table. */
    rows: (
      table:
        | "erp_items"
        | "erp_customers"
        | "erp_orders"
        | "erp_inventory"
        | "erp_prices"
        | "erp_shipping_addresses",
    ) => tenant(made.app.db, "a", (tx) => tx.selectFrom(table).selectAll().orderBy("erp_id").execute()),
    /** Answers on a socket. */
    listen() {
      const listening = server(made.app).listen({
        hostname: "127.0.0.1",
        port: 0,
        maxRequestBodySize: 2 ** 40,
      });
      return { port: listening.server!.port!, stop: () => listening.stop(true) };
    },
  };
}

/** A connection without any data. */
export function newConnection({ app }: TestApp, organization: string): Promise<string> {
  return tenant(app.db, organization, async (tx) => {
    const row = { idp_organization_id: organization, name: "ERP", kind: "sandbox" as const };
    return (await tx.insertInto("erp_connections").values(row).returning("id").executeTakeFirstOrThrow()).id;
  });
}
