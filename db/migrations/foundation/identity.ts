/** Organizations, people, sessions, tokens. */
export const IDENTITY = `
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
