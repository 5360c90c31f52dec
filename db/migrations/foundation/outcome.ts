/** What orders led to: submissions, comparisons, usage, money. */
export const OUTCOME = `
create table submissions (
  id uuid primary key default gen_random_uuid(),
  idp_organization_id text not null references organizations on delete cascade,
  order_id uuid not null unique references extracted_orders on delete cascade,
  connection_id uuid not null references erp_connections,
  status text not null default 'queued' check (status in ('queued', 'sending', 'booked', 'refused', 'unconfirmed')),
  key uuid not null default gen_random_uuid(),
  payload jsonb not null,
  erp_order_id text,
  booked_differences jsonb,
  read_back_error text,
  error text,
  sent_at timestamptz,
  may_arrive boolean not null default false,
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
