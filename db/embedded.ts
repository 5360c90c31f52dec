import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { hold, type Lock, tryHold, visit } from "./_folder_lock.ts";
import { isAlive, isPostgres, type Programs, programs } from "./_programs.ts";

/** A PostgreSQL of our own, in a folder. */
export interface Embedded {
  /** Where it listens: loopback only, with a password kept in the folder. */
  url: string;
  /** It ran already: started by a service that lives or was killed. */
  adopted: boolean;
  /** Stops it, or leaves it to those who still use it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Settings for a server that is started, such as `fsync=off`. */
  settings?: string[];
  /** As the service, of which a folder has one: starts the server again when it dies, and stops it at the end. */
  exclusive?: boolean;
}

/** Paths of one embedded PostgreSQL. */
interface Home {
  home: string;
  cluster: string;
  data: string;
  programs: Programs;
  settings: string[];
}

/** For loads of a million rows beside pages; nothing of it gives up durability. Without a checkpoint after each gigabyte half as much is written. */
const BULK = ["shared_buffers=256MB", "max_wal_size=2GB", "wal_compression=on", "jit=off"];
const START_TRIES = 40;
const PAUSE_MS = 250;

/**
 * Starts the PostgreSQL in `folder`, making it on first use, or adopts the one that runs there: another process's, or
 * the orphan of a killed one. Throws when the platform has no binaries, the server doesn't come up (in PostgreSQL's
 * own words), or, with `exclusive`, when another service uses the folder (its process id is in the message).
 */
export async function embedded(
  folder: string,
  { settings = [], exclusive = false }: EmbeddedOptions = {},
): Promise<Embedded> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const home = realpathSync(folder);
  const cluster = join(home, "cluster");
  const place = { home, cluster, data: join(cluster, "data"), programs: await programs(home), settings };
  place.programs.own(home);
  if (!existsSync(cluster)) await create(place);
  return exclusive ? service(place) : visitor(place);
}

/** The one service of the folder. */
async function service(place: Home): Promise<Embedded> {
  let stopping = false;
  let lock: Lock | undefined;
  const up = (port?: number) =>
    running(place, port, async (url) => {
      lock = await hold(url, place.home, () => {
        // A server that can't be started again ends the process: the rejection is nobody's.
        if (!stopping) current = up(Number(new URL(url).port));
      });
    });
  let current = up();
  const { url, adopted } = await current;
  return {
    url,
    adopted,
    async stop() {
      stopping = true;
      await current.catch(() => {});
      await halt(place);
      await lock?.release();
    },
  };
}

/** A command beside the service, or alone. */
async function visitor(place: Home): Promise<Embedded> {
  let leave = async () => {};
  const { url, adopted } = await running(place, undefined, async (url) => {
    leave = await visit(url);
  });
  return {
    url,
    adopted,
    async stop() {
      await leave();
      const lock = adopted ? null : await tryHold(url);
      if (!lock) return;
      await halt(place);
      await lock.release();
    },
  };
}

/** Starts or adopts the server until `use` succeeds: it may be starting, stopping, or started by someone else just now. */
async function running(place: Home, port: number | undefined, use: (url: string) => Promise<void>) {
  for (let attempt = 1; ; attempt++) {
    const adopted = runningPort(place) !== null;
    try {
      if (!adopted) await start(place, port ?? (await freePort()));
      const url = urlOf(place);
      await use(url);
      return { url, adopted };
    } catch (error) {
      if (attempt === START_TRIES || !isPassing(error, place)) throw error;
      await Bun.sleep(PAUSE_MS);
    }
  }
}

/** A connection refused or cut off, a server that starts or stops, and a start that somebody else won. */
function isPassing(error: unknown, place: Home) {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  return (
    ["57P03", "57P01", "ECONNREFUSED", "ECONNRESET", "CONNECTION_CLOSED", "CONNECTION_ENDED"].includes(
      code,
    ) ||
    /shared memory block|address already in use/i.test(message) ||
    (message.includes("pg_ctl") && runningPort(place) !== null)
  );
}

/** Everything into a folder beside and a rename, so that a kill in between leaves nothing half made. */
async function create({ home, cluster, programs }: Home) {
  for (const name of readdirSync(home)) {
    const [, pid] = name.match(/^new-(\d+)-/) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true });
  }
  const fresh = mkdtempSync(join(home, `new-${process.pid}-`));
  const passwordFile = join(fresh, "password");
  writeFileSync(passwordFile, crypto.randomUUID(), { mode: 0o600 });
  programs.own(fresh);
  programs.own(passwordFile);
  await programs.run("initdb", [
    `--pgdata=${join(fresh, "data")}`,
    `--pwfile=${passwordFile}`,
    "--username=postgres",
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-sync",
  ]);
  try {
    renameSync(fresh, cluster);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  }
}

async function start({ data, programs, settings }: Home, port: number) {
  // A machine that went down left its process id, by now perhaps another program's.
  const { pid, port: written } = pidFile(data);
  if (written && !isPostgres(pid, data)) rmSync(join(data, "postmaster.pid"), { force: true });
  const options = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=''",
    "max_connections=200",
    ...BULK,
    ...settings,
  ];
  const flags = `-p ${port} ${options.map((setting) => `-c ${setting}`).join(" ")}`;
  const log = join(data, "server.log");
  await programs
    .run("pg_ctl", ["start", "-D", data, "-l", log, "-w", "-t", "60", "-o", flags])
    .catch((error) => {
      throw new Error(
        `${error.message}\n${existsSync(log) ? readFileSync(log, "utf8").slice(-600) : ""}`.trim(),
      );
    });
}

async function halt(place: Home) {
  const { data, programs } = place;
  if (runningPort(place)) await programs.run("pg_ctl", ["stop", "-D", data, "-m", "fast", "-w"]);
}

/** Port of the server that runs in the folder, or null. */
function runningPort({ data }: Home): number | null {
  const { pid, port } = pidFile(data);
  return port && isPostgres(pid, data) ? port : null;
}

function pidFile(data: string): { pid: number; port: number } {
  const path = join(data, "postmaster.pid");
  const [pid, , , port] = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return { pid: Number(pid), port: Number(port ?? 0) };
}

function urlOf(place: Home) {
  const password = readFileSync(join(place.cluster, "password"), "utf8").trim();
  return `postgres://postgres:${password}@127.0.0.1:${runningPort(place)}/postgres`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
