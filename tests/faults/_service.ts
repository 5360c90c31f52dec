import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../../db/mod.ts";
import { freePort } from "../_port.ts";

const ROOT = join(import.meta.dir, "../..");
const EMAIL = "admin@demo.example";

/** The whole service as processes of its own, on an embedded database in a temporary folder. */
export interface Service {
  url: string;
  /** Process of the newest start. */
  pid(): number;
  /** Process of its PostgreSQL. */
  postmaster(): number;
  /** Starts it and waits until it answers; false when it ended before. */
  start(): Promise<boolean>;
  /** As `start()`. Throws the end of its log when it ended. */
  mustStart(): Promise<void>;
  /** SIGKILL to the service; with `database` to its PostgreSQL too. */
  kill(options?: { database?: boolean }): Promise<void>;
  /** An access token of the demo's admin; the service has to run. */
  token(): Promise<string>;
  /** A connection past row-level security. */
  database(): ReturnType<typeof connect>;
  /** Every line that its processes logged. */
  log(): string[];
  /** Stops it as an operator would and removes the folder. Returns the exit code. */
  stop(): Promise<number>;
}

/** A service with nothing in it yet; `settings` go into its environment. */
export async function service(settings: Record<string, string> = {}): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), "order-intake-faults-"));
  // Started as root, PostgreSQL runs as somebody else.
  chmodSync(folder, 0o711);
  const port = freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = join(folder, "data");
  const logFile = join(folder, "service.log");
  const { PATH = "", HOME = "", TMPDIR = "" } = process.env;
  const own = { DATA_DIR: dataDir, PORT: String(port), SMTP_PORT: "0", LOG_LEVEL: "info" };
  const env = { PATH, HOME, TMPDIR, ...own, ...settings };
  const logged = openSync(logFile, "a");
  const run = (args: string[], stdout: "pipe" | number) =>
    Bun.spawn([process.execPath, "src/main.ts", ...args], {
      cwd: ROOT,
      env,
      stdio: ["ignore", stdout, logged],
    });
  let child: ReturnType<typeof run> | undefined;
  const kept = (name: string) => {
    const [path = ""] = new Bun.Glob(`**/${name}`).scanSync({ cwd: dataDir, absolute: true });
    return readFileSync(path, "utf8").trim().split("\n");
  };
  const postgres = () => kept("postmaster.pid");

  const log = () => readFileSync(logFile, "utf8").trim().split("\n");
  const start = async () => {
    const started = run([], logged);
    child = started;
    while (started.exitCode === null && started.signalCode === null) {
      const healthy = await fetch(`${url}/api/health`).catch(() => null);
      if (healthy?.ok) return true;
      await Bun.sleep(20);
    }
    return false;
  };

  return {
    url,
    pid: () => child!.pid,
    postmaster: () => Number(postgres()[0]),
    start,
    async mustStart() {
      if (!(await start())) throw new Error(`Cannot start the service:\n${log().slice(-20).join("\n")}`);
    },
    async kill({ database = false } = {}) {
      child!.kill("SIGKILL");
      if (database) killQuietly(() => Number(postgres()[0]));
      await child!.exited;
    },
    async token() {
      const printed = await new Response(run(["token", EMAIL], "pipe").stdout as ReadableStream).text();
      return printed.trim().split("\n").at(-1)!;
    },
    database() {
      const [password] = kept("password");
      return connect(`postgres://postgres:${password}@127.0.0.1:${postgres()[3]}/postgres`, {
        connections: 2,
      });
    },
    log,
    async stop() {
      child?.kill("SIGTERM");
      const code = await (child?.exited ?? 0);
      killQuietly(() => Number(postgres()[0]));
      closeSync(logged);
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Kills what may be gone already, or was never there. */
function killQuietly(pid: () => number) {
  try {
    process.kill(pid(), "SIGKILL");
  } catch {
    // Nothing is left to kill.
  }
}
