/** How a table grows: with what, and for how long rows stay. */
export interface Growth {
  /** For people; the README's table says the same. */
  rule: string;
  /** Statements of the daily clearing. */
  prune?: string[];
}

const kept = (rule: string): Growth => ({ rule });

/** Every table. What is money, an order, its document or somebody's decision stays as long as its organization. */
export const GROWTH: Record<string, Growth> = {
  organizations: kept("kept"),
  users: kept("kept"),
  memberships: kept("kept"),
  sign_in_links: kept("deleted within an hour of expiring"),
  sessions: kept("deleted within an hour of expiring"),
  access_tokens: kept("deleted within an hour of expiring"),
  idempotency_keys: kept("deleted after 24 hours"),
  document_files: kept("kept"),
  pdf_documents: kept("kept"),
  extracted_orders: kept("kept"),
  order_lines: kept("kept"),
  order_undos: kept("deleted when their order leaves review"),
  comparisons: kept("one of each order and reviewer"),
  duplicate_defaults: kept("one of each customer"),
  submissions: kept("one of each order"),
  learned_places: kept("kept, also when they ended"),
  cross_references: kept("kept, also when they ended"),
  cross_reference_declines: kept("kept"),
  mailboxes: kept("kept"),
  mails: kept("kept"),
  erp_connections: kept("kept until deleted; a job deletes what was mirrored of them, then themselves"),
  erp_items: kept("as many as the ERP ever had"),
  erp_customers: kept("as many as the ERP ever had"),
  erp_shipping_addresses: kept("as many as the ERP ever had"),
  erp_orders: kept("as many as the ERP ever had"),
  erp_inventory: kept("as many as the ERP ever had"),
  erp_prices: kept("as many as the ERP ever had"),
  erp_words: kept("as many as words in active rows"),
  erp_postings: kept("as many as words in active rows"),
  erp_syncs: kept("one of each connection and kind of data"),
  erp_staged: {
    rule: "deleted when the listing ends; one that hasn't after 7 days begins anew",
    prune: [
      `update erp_syncs set started_at = null, place = null, next_mark = null, rows = 0, full_sync = true
       where started_at < now() - interval '7 days'`,
      `delete from erp_staged p where not exists (
         select from erp_syncs s
         where s.connection_id = p.connection_id and s.entity = p.entity and s.started_at is not null)`,
    ],
  },
  erp_sync_runs: {
    rule: "deleted after 30 days, except the latest that worked",
    prune: [
      `delete from erp_sync_runs r where finished_at < now() - interval '30 days' and exists (
         select from erp_sync_runs later
         where later.connection_id = r.connection_id and later.entity = r.entity
           and later.finished_at > r.finished_at and later.error is null)`,
    ],
  },
  usage_events: kept("kept"),
  usage_reconciliations: kept("one of each organization and day"),
  usage_invoices: kept("kept"),
  usage_caps: kept("one of each organization"),
  subscriptions: kept("one of each organization"),
  billing_rates: kept("kept"),
  billing_pricing: kept("one row"),
  billing_events: {
    rule: "deleted 90 days after they were applied",
    prune: [`delete from billing_events where applied_at < now() - interval '90 days'`],
  },
  jobs: {
    rule: "deleted when done; what failed for good after 90 days",
    prune: [`delete from jobs where buried_at < now() - interval '90 days'`],
  },
  "sandbox.customers": kept("kept"),
  "sandbox.addresses": kept("kept"),
  "sandbox.items": kept("kept"),
  "sandbox.orders": kept("kept"),
  "sandbox.order_lines": kept("kept"),
  "sandbox.prices": kept("kept"),
  kysely_migration: kept("one of each migration"),
  kysely_migration_lock: kept("one row"),
};
