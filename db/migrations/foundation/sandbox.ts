/** The ERP that comes with the service. */
export const SANDBOX = `
create schema sandbox;
create table sandbox.customers (
  idp_organization_id text not null references organizations on delete cascade,
  id text not null,
  code text not null,
  name text not null,
  address text not null,
  email_domain text,
  tax_id text,
  price_list text,
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
create table sandbox.prices (
  idp_organization_id text not null,
  id text not null,
  item_id text not null,
  customer_id text,
  price_list text,
  name text,
  minimum_quantity numeric,
  valid_from date,
  valid_until date,
  price numeric not null,
  currency text,
  unit text,
  basis numeric,
  primary key (idp_organization_id, id),
  foreign key (idp_organization_id, item_id) references sandbox.items on delete cascade,
  foreign key (idp_organization_id, customer_id) references sandbox.customers on delete cascade
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
