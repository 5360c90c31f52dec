import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { connect } from "./connect.ts";
import { EVERYWHERE_ROLE, MIGRATIONS } from "./migrations/mod.ts";

/** The role the service works as: it owns nothing and can't bypass row-level security. */
export const APP_ROLE = "order_intake";

/** Brings a database to the newest schema, under a lock, and makes the service's roles. Throws what a migration threw. */
export async function migrate(url: string) {
  const { db, close } = connect(url, { connections: 1 });
  try {
    await sql`select pg_advisory_lock(hashtext('order-intake roles'))`.execute(db);
    await sql.raw(ROLES).execute(db);
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => MIGRATIONS },
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    await sql.raw(GRANTS).execute(db);
    return results?.length ?? 0;
  } finally {
    await close();
  }
}

const ROLES = `do $$ begin
  if not exists (select from pg_roles where rolname = '${APP_ROLE}') then create role ${APP_ROLE} nologin; end if;
  if not exists (select from pg_roles where rolname = '${EVERYWHERE_ROLE}') then
    create role ${EVERYWHERE_ROLE} nologin in role ${APP_ROLE};
  end if;
  execute format('grant ${APP_ROLE}, ${EVERYWHERE_ROLE} to %I', current_user);
end $$`;

const GRANTS = `do $$ begin
  grant usage on schema public, sandbox to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema public, sandbox to ${APP_ROLE};
  grant usage on all sequences in schema public, sandbox to ${APP_ROLE};
end $$`;
