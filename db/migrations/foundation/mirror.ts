/** Connections, what is mirrored of ERPs, and what customers call items. */
export const MIRROR = `
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
  last_sync_at timestamptz,
  deleted_at timestamptz
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
  fingerprint bigint,
  number bigint not null generated always as identity,
  words text[] collate "C" not null default '{}',
  described smallint not null default 0,
  word_weight real not null default 0,
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (connection_id, erp_id)
);
create unique index erp_items_number on erp_items (number);
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
  price_list text,
  fingerprint bigint,
  number bigint not null generated always as identity,
  words text[] collate "C" not null default '{}',
  described smallint not null default 0,
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
  fingerprint bigint,
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
  fingerprint bigint,
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
  fingerprint bigint,
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (connection_id, erp_id)
);
create table erp_prices (
  idp_organization_id text not null,
  connection_id uuid not null,
  erp_id text not null,
  item_erp_id text not null,
  customer_erp_id text,
  price_list text,
  name text,
  minimum_quantity numeric,
  valid_from date,
  valid_until date,
  price numeric not null,
  currency text,
  unit text,
  basis numeric check (basis > 0),
  fingerprint bigint,
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (connection_id, erp_id)
);
create index erp_prices_item on erp_prices (connection_id, item_erp_id) where active;
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
  (connection_id, customer_key, coalesce(customer_erp_id, ''), coalesce(ship_to_erp_id, ''), coalesce(valid_from, '-infinity'))
  where revoked_at is null and challenges is null;
create index cross_references_newest on cross_references (idp_organization_id, created_at desc, id)
  where revoked_at is null and challenges is null;
create index cross_references_waiting on cross_references (connection_id, customer_key)
  where revoked_at is null and challenges is not null;
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
