import { type Kysely, sql } from "kysely";
import { protect, run } from "./_sql.ts";

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
  "learned_places",
  "erp_connections",
  "erp_items",
  "erp_customers",
  "erp_shipping_addresses",
  "erp_words",
  "erp_postings",
  "erp_orders",
  "erp_inventory",
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
  "sandbox.orders",
  "sandbox.order_lines",
];

const IDENTITY = `
create extension if not exists pg_trgm;
create table organizations (
  id text primary key,
  name text not null,
  own_names text[] not null default '{}',
  price_tolerance numeric not null default 0.05 check (price_tolerance between 0 and 1),
  created_at timestamptz not null default now()
);
create table users (
  id text primary key,
  email text not null,
  name text not null default '',
  metadata jsonb not null default '{}',
  idp_issuer text,
  idp_subject text,
  created_at timestamptz not null default now(),
  unique (idp_issuer, idp_subject)
);
create unique index users_email on users (lower(email));
create table memberships (
  idp_organization_id text not null references organizations on delete cascade,
  user_id text not null references users on delete cascade,
  role text not null check (role in ('member', 'admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, idp_organization_id)
);
create table sign_in_links (
  token_hash text primary key,
  user_id text not null references users on delete cascade,
  bound_to text references organizations on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create table sessions (
  token_hash text primary key,
  user_id text not null references users on delete cascade,
  idp_organization_id text references organizations on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  bound boolean not null default false,
  from_provider boolean not null default false,
  pinned boolean not null default false,
  user_agent text
);
create index sessions_user on sessions (user_id);
create table access_tokens (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  user_id text not null references users on delete cascade,
  name text not null,
  bound boolean not null default false,
  connection_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index access_tokens_organization on access_tokens (idp_organization_id);
create table idempotency_keys (
  idp_organization_id text not null references organizations on delete cascade,
  user_id text not null references users on delete cascade,
  key text not null,
  request_hash text not null,
  status integer,
  body text,
  created_at timestamptz not null default now(),
  primary key (idp_organization_id, user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
`;

const DOCUMENTS = `
create table document_files (
  idp_organization_id text not null references organizations on delete cascade,
  sha256 text not null,
  byte_size integer not null,
  content bytea not null,
  primary key (idp_organization_id, sha256)
);
alter table document_files alter column content set storage external;
create table pdf_documents (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  user_id text,
  uploaded_by text,
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  processing_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_name text not null,
  file_type text not null,
  byte_size integer not null,
  sha256 text not null,
  page_count integer,
  pages_recognized integer,
  pages_to_recognize integer,
  duplicate_of uuid references pdf_documents on delete set null,
  waiting_since timestamptz not null default now(),
  source text not null default 'upload' check (source in ('upload', 'email', 'demo')),
  original_data jsonb,
  foreign key (idp_organization_id, sha256) references document_files
);
create index pdf_documents_newest on pdf_documents (idp_organization_id, created_at desc, id);
create index pdf_documents_open on pdf_documents (idp_organization_id, created_at desc) where status <> 'completed';
create index pdf_documents_sha256 on pdf_documents (idp_organization_id, sha256);
create index pdf_documents_waiting on pdf_documents (updated_at) where status in ('pending', 'processing');
`;

const ORDERS = `
create table extracted_orders (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  document_id uuid not null references pdf_documents on delete cascade,
  user_id text,
  position integer not null default 1,
  status text not null default 'pending_review'
    check (status in ('pending_review', 'submitting', 'unconfirmed', 'submitted', 'rejected')),
  version integer not null default 1,
  po_number text,
  po_key text generated always as (nullif(regexp_replace(
    lower(regexp_replace(po_number, '[^[:alnum:]]', '', 'g')), '^([^0-9]*)0+(?=[0-9])', '\\1'), '')) stored,
  order_date date,
  required_date date,
  ship_date date,
  currency text,
  total numeric,
  notes text,
  customer_name text,
  customer_erp_id text,
  customer_score numeric,
  customer_reason text,
  ship_to jsonb not null default '{"name": null, "address": null}',
  bill_to jsonb not null default '{"name": null, "address": null}',
  evidence jsonb not null default '{}',
  findings jsonb not null default '[]',
  error_count integer not null default 0,
  warning_count integer not null default 0,
  line_count integer not null default 0,
  proof jsonb not null default '{}',
  matched_at timestamptz,
  looked_up integer,
  erp_order_id text,
  erp_order_number text,
  submitted_at timestamptz,
  rejected_reason text,
  duplicate jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index extracted_orders_queue on extracted_orders (idp_organization_id, status, created_at desc, id) include (user_id);
create index extracted_orders_leaving on extracted_orders (id) where status in ('submitting', 'unconfirmed');
create index extracted_orders_document on extracted_orders (document_id, position);
create index extracted_orders_po_number on extracted_orders using gin (po_number gin_trgm_ops);
create index extracted_orders_po_key on extracted_orders (idp_organization_id, po_key);
create index extracted_orders_of_customer on extracted_orders (idp_organization_id, customer_erp_id, created_at);
create index extracted_orders_customer on extracted_orders using gin (customer_name gin_trgm_ops);
create table order_lines (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  order_id uuid not null references extracted_orders on delete cascade,
  position integer not null,
  customer_sku text,
  supplier_sku text,
  description text,
  quantity numeric,
  unit text,
  unit_price numeric,
  price_basis numeric not null default 1,
  line_total numeric,
  required_date date,
  item_erp_id text,
  item_sku text,
  item_description text,
  match_score numeric,
  match_source text check (match_source in ('cross_reference', 'code', 'fuzzy', 'manual')),
  match_reason text,
  candidates jsonb not null default '[]',
  cross_reference_id uuid,
  evidence jsonb not null default '{}'
);
create index order_lines_cross_reference on order_lines (cross_reference_id) where cross_reference_id is not null;
create index order_lines_order on order_lines (order_id, position, id);
create table learned_places (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  customer_key text not null,
  customer_name text,
  layout text[] not null,
  part text not null check (part in ('header', 'line')),
  field text not null,
  relation text not null check (relation in ('beside', 'below', 'column')),
  label text not null,
  sample text not null,
  order_id uuid references extracted_orders on delete set null,
  created_by text not null,
  created_at timestamptz not null default now(),
  used integer not null default 0,
  used_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  ended_reason text
);
create index learned_places_live on learned_places (idp_organization_id, created_at desc) where ended_at is null;
`;

const MIRROR = `
create table erp_connections (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  name text not null,
  kind text not null,
  config jsonb not null default '{}',
  credentials text,
  is_default boolean not null default false,
  active boolean not null default true,
  item_count integer not null default 0,
  customer_count integer not null default 0,
  row_counts jsonb not null default '{}',
  words_version uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  last_sync_at timestamptz
);
alter table access_tokens add foreign key (connection_id) references erp_connections on delete cascade;
create index erp_connections_organization on erp_connections (idp_organization_id);
create unique index erp_connections_default on erp_connections (idp_organization_id) where is_default;
create table erp_items (
  idp_organization_id text not null,
  connection_id uuid not null,
  erp_id text not null,
  sku text not null,
  description text not null,
  unit text not null,
  price numeric,
  currency text,
  manufacturer_sku text,
  gtin text,
  units text,
  sku_key text collate "C" not null default '',
  manufacturer_key text collate "C",
  gtin_key text collate "C",
  number bigint not null generated always as identity,
  words text[] collate "C" not null default '{}',
  described smallint not null default 0,
  word_weight real not null default 0,
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (connection_id, erp_id)
);
create unique index erp_items_number on erp_items (connection_id, number);
create index erp_items_sku on erp_items (connection_id, sku_key);
create index erp_items_manufacturer on erp_items (connection_id, manufacturer_key) where manufacturer_key is not null;
create index erp_items_gtin on erp_items (connection_id, gtin_key) where gtin_key is not null;
create table erp_customers (
  idp_organization_id text not null,
  connection_id uuid not null,
  erp_id text not null,
  code text not null,
  name text not null,
  address text,
  email_domain text,
  tax_id text,
  number bigint not null generated always as identity,
  words text[] collate "C" not null default '{}',
  described smallint not null default 0,
  word_weight real not null default 0,
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (connection_id, erp_id)
);
create unique index erp_customers_number on erp_customers (connection_id, number);
create table erp_shipping_addresses (
  idp_organization_id text not null,
  connection_id uuid not null,
  erp_id text not null,
  customer_erp_id text not null,
  name text not null,
  address text not null,
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (connection_id, erp_id)
);
create index erp_shipping_addresses_customer on erp_shipping_addresses (connection_id, customer_erp_id);
create table erp_words (
  idp_organization_id text not null,
  connection_id uuid not null,
  entity text not null check (entity in ('item', 'customer')),
  word text collate "C" not null,
  row_count integer not null,
  numbers bytea,
  primary key (connection_id, entity, word)
);
create table erp_postings (
  idp_organization_id text not null,
  connection_id uuid not null,
  entity text not null check (entity in ('item', 'customer')),
  word text collate "C" not null,
  first bigint not null,
  numbers bytea not null,
  primary key (connection_id, entity, word, first)
);
create table erp_orders (
  idp_organization_id text not null,
  connection_id uuid not null,
  erp_id text not null,
  number text not null,
  reference text,
  customer_erp_id text,
  status text,
  order_date date,
  currency text,
  total numeric,
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (connection_id, erp_id)
);
create table erp_inventory (
  idp_organization_id text not null,
  connection_id uuid not null,
  erp_id text not null,
  quantity numeric not null,
  as_of timestamptz,
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (connection_id, erp_id)
);
create table erp_sync_runs (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  connection_id uuid not null references erp_connections on delete cascade,
  entity text not null,
  full_sync boolean not null,
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  rows integer not null default 0,
  inserted integer not null default 0,
  updated integer not null default 0,
  deactivated integer not null default 0,
  rejected integer not null default 0,
  reasons jsonb not null default '[]',
  error text,
  created_by text
);
create table erp_syncs (
  idp_organization_id text not null,
  connection_id uuid not null references erp_connections on delete cascade,
  entity text not null,
  mark text,
  swept_at timestamptz,
  finished_at timestamptz,
  started_at timestamptz,
  full_sync boolean not null default false,
  asked_by text,
  place text,
  next_mark text,
  rows integer not null default 0,
  error text,
  primary key (connection_id, entity)
);
create table erp_staged (
  idp_organization_id text not null,
  connection_id uuid not null references erp_connections on delete cascade,
  entity text not null,
  position integer not null,
  lines bytea not null,
  gone text[] not null,
  primary key (connection_id, entity, position)
);
alter table erp_staged alter column lines set storage external;
create index erp_sync_runs_newest on erp_sync_runs (connection_id, finished_at desc);
create table cross_references (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  connection_id uuid not null references erp_connections on delete cascade,
  customer_erp_id text,
  customer_key text not null,
  customer_text text not null,
  item_erp_id text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  order_line_id uuid references order_lines on delete set null,
  ship_to_erp_id text,
  unit text,
  factor numeric check (factor > 0),
  valid_from date,
  valid_to date check (valid_to >= valid_from),
  source text,
  challenges uuid references cross_references on delete cascade,
  revoked_at timestamptz,
  revoked_by text,
  check ((unit is null) = (factor is null)),
  check (ship_to_erp_id is null or customer_erp_id is not null)
);
create unique index cross_references_live on cross_references
  (connection_id, coalesce(customer_erp_id, ''), coalesce(ship_to_erp_id, ''), customer_key, coalesce(valid_from, '-infinity'))
  where revoked_at is null and challenges is null;
create index cross_references_challenges on cross_references (challenges) where challenges is not null;
create table cross_reference_declines (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  connection_id uuid not null references erp_connections on delete cascade,
  customer_erp_id text not null,
  customer_key text not null,
  customer_text text not null,
  item_erp_id text not null,
  declined_by text not null,
  declined_at timestamptz not null default now(),
  source text,
  unique (connection_id, customer_erp_id, customer_key, item_erp_id)
);
`;

const MAIL = `
create table mailboxes (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  erp_connection_id uuid not null references erp_connections,
  address text not null unique check (address = lower(address)),
  name text not null default '',
  senders_allowed text[] not null default '{}',
  senders_blocked text[] not null default '{}',
  active boolean not null default true,
  imap jsonb,
  imap_state jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index mailboxes_organization on mailboxes (idp_organization_id);
create table mails (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  mailbox_id uuid not null references mailboxes,
  message_id text not null,
  subaddress text,
  envelope_from text not null default '',
  envelope_to text not null default '',
  from_address text not null default '',
  from_name text not null default '',
  recipients text[] not null default '{}',
  subject text not null default '',
  sent_at timestamptz,
  received_at timestamptz not null default now(),
  thread_ids text[] not null default '{}',
  body_text text,
  raw bytea,
  raw_digest text,
  byte_size integer,
  attachment_count integer not null default 0,
  state text not null default 'received' check (state in ('received', 'announced', 'triaged', 'settled', 'failed')),
  decision text check (decision in ('process_attachments', 'process_body', 'reply_to_order', 'ignore', 'hold')),
  reason text,
  decided_by text,
  reply_document_id uuid references pdf_documents on delete set null,
  error text,
  event_at timestamptz,
  created_at timestamptz(3) not null default now(),
  unique (mailbox_id, message_id)
);
alter table mails alter column raw set storage external;
create index mails_newest on mails (idp_organization_id, created_at desc, id);
create index mails_message on mails (idp_organization_id, message_id);
create index mails_held on mails (idp_organization_id) where decision = 'hold';
create index mails_replies on mails (reply_document_id) where reply_document_id is not null;
alter table pdf_documents add column mail_id uuid references mails on delete set null;
alter table pdf_documents add column mail_part text;
create unique index pdf_documents_mail on pdf_documents (mail_id, mail_part) where mail_id is not null;
`;

const OUTCOME = `
create table submissions (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  order_id uuid not null unique references extracted_orders on delete cascade,
  connection_id uuid not null references erp_connections,
  status text not null default 'queued' check (status in ('queued', 'sending', 'booked', 'refused', 'unconfirmed')),
  key uuid not null default gen_random_uuid(),
  payload jsonb not null,
  erp_order_id text,
  error text,
  sent_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index submissions_erp_order on submissions (connection_id, erp_order_id);
create table duplicate_defaults (
  idp_organization_id text not null references organizations on delete cascade,
  customer_erp_id text not null,
  decision text not null check (decision in ('ignore', 'new', 'amend')),
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (idp_organization_id, customer_erp_id)
);
create table comparisons (
  idp_organization_id text not null references organizations on delete cascade,
  order_id uuid not null references extracted_orders on delete cascade,
  user_id text not null,
  name text not null,
  version integer not null,
  outcome text not null check (outcome in ('agrees', 'differs', 'refused', 'unknown')),
  differences jsonb not null default '[]',
  compared_at timestamptz not null default now(),
  accepted_at timestamptz,
  primary key (order_id, user_id)
);
create table usage_events (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  order_id uuid not null references extracted_orders,
  revision integer not null default 1,
  line_item_count integer not null check (line_item_count >= 0),
  free_trial_line_items_used integer not null check (free_trial_line_items_used >= 0),
  charge_cents integer not null check (charge_cents >= 0),
  currency text not null default 'USD',
  rate numeric not null,
  minimum numeric not null,
  rate_source text not null,
  exemption text check (exemption in ('duplicate', 'rejected')),
  reason text not null,
  status text not null default 'pending' check (status in ('pending', 'reported', 'invoiced', 'failed')),
  created_at timestamptz not null default now(),
  metered_at timestamptz,
  sent_at timestamptz,
  attempts integer not null default 0,
  report_at timestamptz not null default now(),
  report_error text,
  reported_at timestamptz,
  invoice_id text,
  unique (order_id, revision)
);
create index usage_events_organization on usage_events (idp_organization_id, created_at desc, id);
create index usage_events_trial on usage_events (idp_organization_id) where free_trial_line_items_used > 0;
create index usage_events_due on usage_events (report_at) where status in ('pending', 'failed');
create index usage_events_reported on usage_events (idp_organization_id, metered_at) where status = 'reported';
create index usage_events_metered on usage_events (idp_organization_id, metered_at) where metered_at is not null;
create table usage_reconciliations (
  idp_organization_id text not null references organizations on delete cascade,
  day date not null,
  ledger_cents integer not null,
  metered_cents integer not null,
  checked_at timestamptz not null default now(),
  primary key (idp_organization_id, day)
);
create table usage_invoices (
  id text not null,
  idp_organization_id text not null references organizations on delete cascade,
  period_start timestamptz not null,
  period_end timestamptz not null,
  primary key (id, period_start)
);
create index usage_invoices_organization on usage_invoices (idp_organization_id);
create table subscriptions (
  idp_organization_id text primary key references organizations on delete cascade,
  stripe_customer_id text unique,
  stripe_subscription_id text,
  checkout_session_id text,
  status text,
  subscription_item_id text,
  meter_id text,
  meter_event_name text,
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at timestamptz,
  unpaid_invoice_id text,
  unpaid_invoice_url text,
  unpaid_cents integer,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create table billing_rates (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  per_line_item_rate numeric check (per_line_item_rate >= 0),
  minimum_per_order numeric check (minimum_per_order >= 0),
  reason text not null,
  set_by text not null,
  set_by_email text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index billing_rates_newest on billing_rates (idp_organization_id, created_at desc);
create table billing_events (
  id text primary key,
  idp_organization_id text not null references organizations on delete cascade,
  type text not null,
  object_id text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  applied_at timestamptz,
  outcome text
);
create index billing_events_newest on billing_events (idp_organization_id, received_at desc);
create table billing_pricing (
  single boolean primary key default true check (single),
  pricing jsonb not null,
  read_at timestamptz not null default now()
);
create table usage_caps (
  idp_organization_id text primary key references organizations on delete cascade,
  cents integer not null check (cents > 0),
  set_by text not null,
  set_at timestamptz not null default now()
);
`;

const JOBS = `
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  key text,
  payload jsonb not null,
  attempt integer not null default 0,
  run_at timestamptz not null default now(),
  claimed_by integer,
  error text,
  buried_at timestamptz,
  created_at timestamptz not null default now()
);
create index jobs_due on jobs (kind, run_at, id) where buried_at is null;
create unique index jobs_live_key on jobs (kind, key) where buried_at is null and key is not null;
create index jobs_claimed on jobs (claimed_by) where claimed_by is not null;
alter table jobs set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
`;

const SANDBOX = `
create schema sandbox;
create table sandbox.customers (
  idp_organization_id text not null references organizations on delete cascade,
  id text not null,
  code text not null,
  name text not null,
  address text not null,
  email_domain text,
  tax_id text,
  primary key (idp_organization_id, id)
);
create table sandbox.addresses (
  idp_organization_id text not null,
  id text not null,
  customer_id text not null,
  name text not null,
  address text not null,
  primary key (idp_organization_id, id),
  foreign key (idp_organization_id, customer_id) references sandbox.customers on delete cascade
);
create table sandbox.items (
  idp_organization_id text not null references organizations on delete cascade,
  id text not null,
  sku text not null,
  description text not null,
  unit text not null,
  price numeric not null,
  currency text not null,
  manufacturer_sku text,
  gtin text,
  stock numeric not null default 0,
  units text,
  blocked boolean not null default false,
  primary key (idp_organization_id, id)
);
create table sandbox.orders (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null,
  number bigint generated always as identity (start with 100001),
  intake_key text not null,
  amend_keys text[] not null default '{}',
  reference text not null,
  customer_id text not null,
  address_id text,
  required_date date,
  currency text,
  total numeric not null,
  created_at timestamptz not null default now(),
  unique (idp_organization_id, intake_key),
  foreign key (idp_organization_id, customer_id) references sandbox.customers
);
create table sandbox.order_lines (
  idp_organization_id text not null,
  order_id uuid not null references sandbox.orders on delete cascade,
  position integer not null,
  item_id text not null,
  quantity numeric not null,
  unit text not null,
  unit_price numeric not null,
  line_total numeric not null,
  required_date date,
  primary key (order_id, position),
  foreign key (idp_organization_id, item_id) references sandbox.items
);
`;
