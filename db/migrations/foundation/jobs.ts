/** The queue. */
export const JOBS = `
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  key text,
  payload jsonb not null,
  attempt integer not null default 0,
  run_at timestamptz not null default now(),
  claimed_by integer,
  again boolean not null default false,
  error text,
  buried_at timestamptz,
  created_at timestamptz not null default now()
);
create index jobs_due on jobs (kind, run_at, id) where buried_at is null;
create unique index jobs_live_key on jobs (kind, key) where buried_at is null and key is not null;
create index jobs_claimed on jobs (claimed_by) where claimed_by is not null;
alter table jobs set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
`;
