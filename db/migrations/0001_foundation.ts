import { type Kysely, sql } from "kysely";
import { protect, run } from "./_sql.ts";
import { DOCUMENTS } from "./foundation/documents.ts";
import { IDENTITY } from "./foundation/identity.ts";
import { JOBS } from "./foundation/jobs.ts";
import { MAIL } from "./foundation/mail.ts";
import { MIRROR } from "./foundation/mirror.ts";
import { ORDERS } from "./foundation/orders.ts";
import { OUTCOME } from "./foundation/outcome.ts";
import { SANDBOX } from "./foundation/sandbox.ts";

/** Organizations, people, documents, orders, the ERP mirror, submissions, usage and jobs. */
export async function up(db: Kysely<unknown>) {
  await run(db, IDENTITY);
  await run(db, DOCUMENTS);
  await run(db, ORDERS);
  await run(db, MIRROR);
  await run(db, MAIL);
  await run(db, OUTCOME);
  await run(db, JOBS);
  await run(db, SANDBOX);
  for (const table of TENANT_TABLES) await protect(db, table);
  // A foreign key would be checked for each of millions of rows.
  await sql`create function forget_mirror() returns trigger language plpgsql as
    $$ begin
      delete from erp_items where connection_id = old.id;
      delete from erp_customers where connection_id = old.id;
      delete from erp_shipping_addresses where connection_id = old.id;
      delete from erp_orders where connection_id = old.id;
      delete from erp_inventory where connection_id = old.id;
      delete from erp_prices where connection_id = old.id;
      delete from erp_words where connection_id = old.id;
      delete from erp_postings where connection_id = old.id;
      return null;
    end $$`.execute(db);
  await run(
    db,
    "create trigger forget_mirror after delete on erp_connections for each row execute function forget_mirror()",
  );
  await sql`create function updated_now() returns trigger language plpgsql as
    $$ begin new.updated_at = now(); return new; end $$`.execute(db);
  for (const table of ["pdf_documents", "extracted_orders", "submissions"]) {
    await run(
      db,
      `create trigger updated before update on ${table} for each row execute function updated_now()`,
    );
  }
}

const TENANT_TABLES = [
  "access_tokens",
  "idempotency_keys",
  "document_files",
  "pdf_documents",
  "extracted_orders",
  "order_lines",
  "order_undos",
  "learned_places",
  "erp_connections",
  "erp_items",
  "erp_customers",
  "erp_shipping_addresses",
  "erp_words",
  "erp_postings",
  "erp_orders",
  "erp_inventory",
  "erp_prices",
  "erp_sync_runs",
  "erp_syncs",
  "erp_staged",
  "cross_references",
  "cross_reference_declines",
  "submissions",
  "duplicate_defaults",
  "comparisons",
  "usage_events",
  "usage_reconciliations",
  "usage_invoices",
  "usage_caps",
  "subscriptions",
  "billing_rates",
  "billing_events",
  "mailboxes",
  "mails",
  "sandbox.customers",
  "sandbox.addresses",
  "sandbox.items",
  "sandbox.prices",
  "sandbox.orders",
  "sandbox.order_lines",
];
