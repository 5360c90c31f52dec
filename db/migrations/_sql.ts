import { type Kysely, sql } from "kysely";

/** Runs a script of statements, none of which holds a semicolon inside. */
export async function run(db: Kysely<unknown>, script: string) {
  for (const statement of script.split(";")) if (statement.trim()) await sql.raw(statement).execute(db);
}

/** Closes a table to every organization but the transaction's own; `tenant()` and `everywhere()` open it. */
export async function protect(db: Kysely<unknown>, table: string) {
  await run(
    db,
    `alter table ${table} enable row level security;
     alter table ${table} force row level security;
     create policy organization on ${table} using (
       idp_organization_id = current_setting('app.organization', true)
       or current_setting('app.everywhere', true) = 'on')`,
  );
}
