import postgres from "postgres";

/** Class of the advisory locks on an embedded PostgreSQL: the one service, and commands beside it. */
const CLASS = 0x686f6d65;
const SERVICE = 1;
const VISITORS = 2;

/** The folder's lock, which dies with its process. */
export interface Lock {
  release(): Promise<void>;
}

/** Takes the service's lock; `lost` is called when its connection breaks. Throws when another service holds it. */
export async function hold(url: string, home: string, lost: () => void): Promise<Lock> {
  let released = false;
  let held = false;
  const sql = session(url, "service", () => held && !released && lost());
  const release = () => {
    released = true;
    return sql.end({ timeout: 1 });
  };
  try {
    while (!(await taken(sql, SERVICE))) await refuseService(sql, home);
    held = true;
    return { release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Takes the service's lock if neither a service nor a command is there. */
export async function tryHold(url: string): Promise<Lock | null> {
  const sql = session(url, "command");
  const release = () => sql.end({ timeout: 1 });
  try {
    if ((await taken(sql, SERVICE)) && (await taken(sql, VISITORS))) return { release };
  } catch {
    // It is being stopped by somebody else.
  }
  await release();
  return null;
}

/** Shows that a command uses the server; returns what ends that. */
export async function visit(url: string): Promise<() => Promise<void>> {
  const sql = session(url, "command");
  const leave = () => sql.end({ timeout: 1 });
  try {
    await sql`select pg_advisory_lock_shared(${CLASS}, ${VISITORS})`;
    return leave;
  } catch (error) {
    await leave();
    throw error;
  }
}

/** A command holds the service's lock only while it stops the server: wait. Another service: throw. */
async function refuseService(sql: postgres.Sql, home: string) {
  const [holder] = await sql<{ name: string }[]>`
    select application_name as name from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and classid = ${CLASS} and objid = ${SERVICE} and granted`;
  const pid = holder?.name.match(/^order-intake service (\d+)$/)?.[1];
  if (pid) throw new Error(`Cannot use "${home}": the service with process id ${pid} uses it`);
  await Bun.sleep(50);
}

async function taken(sql: postgres.Sql, lock: number) {
  const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${CLASS}, ${lock}) as taken`;
  return row?.taken === true;
}

function session(url: string, role: "service" | "command", closed?: () => void) {
  return postgres(url, {
    max: 1,
    idle_timeout: undefined,
    max_lifetime: null,
    fetch_types: false,
    onclose: closed,
    onnotice: () => {},
    connection: { application_name: `order-intake ${role} ${process.pid}` },
  });
}
