/** Orders, their lines, how they were before each save, and learned places. */
export const ORDERS = `
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
create index extracted_orders_newest on extracted_orders (idp_organization_id, created_at desc, id);
create index extracted_orders_po_number on extracted_orders (idp_organization_id, po_number);
create index extracted_orders_po_key on extracted_orders (idp_organization_id, po_key);
create index extracted_orders_of_customer on extracted_orders (idp_organization_id, customer_erp_id, created_at);
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
create index extracted_orders_decided on extracted_orders (idp_organization_id) where duplicate is not null;
create index order_lines_cross_reference on order_lines (cross_reference_id) where cross_reference_id is not null;
create index order_lines_order on order_lines (order_id, position, id);
create table order_undos (
  order_id uuid not null references extracted_orders on delete cascade,
  idp_organization_id text not null references organizations on delete cascade,
  version integer not null,
  made_by text not null,
  head jsonb not null,
  lines jsonb not null,
  added uuid[] not null default '{}'
);
create index order_undos_order on order_undos (order_id, version);
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
