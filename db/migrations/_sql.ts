import { type Kysely, sql } from "kysely";

/** Runs a script of statements, none of which holds a semicolon inside. */
export async function run(db: Kysely<unknown>, script: string) {
  for (const statement of script.split(";")) if (statement.trim()) await sql.raw(statement).execute(db);
}

/** Works across organizations; a member of the service's role, so that it may do what that may. */
export const EVERYWHERE_ROLE = "order_intake_everywhere";

/**
 * Closes a table to every organization but the transaction's own, as `tenant()` sets it; `everywhere()` becomes a role
 * that a policy of its own lets through. In one policy's `or` no index on the organization could be used.
 */
export async function protect(db: Kysely<unknown>, table: string) {
  await run(
    db,
    `alter table ${table} enable row level security;
     alter table ${table} force row level security;
     create policy organization on ${table} using (idp_organization_id = current_setting('app.organization', true));
     create policy everywhere on ${table} to ${EVERYWHERE_ROLE} using (true)`,
  );
}
