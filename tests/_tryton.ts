import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { TRYTON_PRICE_LISTS } from "./_debian.ts";
import { freePort } from "./_port.ts";
import { type Rpc, seed } from "./_tryton_seed.ts";

/** The user that the tests sign in as; Tryton's administrator. */
export const TRYTON_LOGIN = { user: "admin", password: "secret-admin-pass" };

const CACHE = resolve(import.meta.dir, "../node_modules/.cache/tryton");

/** Why no Tryton can be run here; null: it can. */
export function trytonFault(): string | null {
  return Bun.which("trytond") && Bun.which("trytond-admin") ? null : "trytond is not installed";
}

/** Whether Tryton's module of customers' price lists is here. */
export function hasPriceListModule(): boolean {
  return existsSync(TRYTON_PRICE_LISTS);
}

/** A real Tryton of one's own on a free port: a company with a chart of accounts, and nothing to sell. */
export async function tryton() {
  const folder = mkdtempSync(join(tmpdir(), "order-intake-tryton-"));
  mkdirSync(join(folder, "db"));
  copyFileSync(await prepared(), join(folder, "db", "erp.sqlite"));
  const port = freePort();
  const configuration = configure(folder, port);
  const url = `http://127.0.0.1:${port}`;
  let child = await listen(configuration, url);
  const rpc = await signIn(url);
  return {
    url,
    database: "erp",
    rpc,
    seeded: await seed(rpc),
    async kill() {
      child.kill("SIGKILL");
      await child.exited;
    },
    async start() {
      child = await listen(configuration, url);
    },
    async stop() {
      child.kill("SIGKILL");
      await child.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Tryton = Awaited<ReturnType<typeof tryton>>;

/** An empty database with the sales modules, made once for each version: it takes a quarter of a minute. */
async function prepared(): Promise<string> {
  const { stdout } = Bun.spawnSync(["trytond", "--version"]);
  const modules = ["sale", ...(hasPriceListModule() ? [basename(TRYTON_PRICE_LISTS)] : [])];
  const name = [stdout.toString().trim().replace(/\W+/g, "-"), ...modules].join("-");
  const kept = join(CACHE, `${name}.sqlite`);
  if (existsSync(kept)) return kept;
  const folder = mkdtempSync(join(tmpdir(), "order-intake-tryton-"));
  mkdirSync(join(folder, "db"));
  writeFileSync(join(folder, "db", "erp.sqlite"), "");
  writeFileSync(join(folder, "password"), `${TRYTON_LOGIN.password}\n`);
  const options = [
    "-d",
    "erp",
    "-u",
    ...modules,
    "--activate-dependencies",
    "--email",
    "a@example.com",
    "-l",
    "en",
  ];
  const made = Bun.spawnSync(["trytond-admin", "-c", configure(folder, 0), ...options], {
    env: { ...process.env, TRYTONPASSFILE: join(folder, "password") },
  });
  if (made.exitCode !== 0) throw new Error(`Cannot prepare Tryton: ${made.stderr.toString().slice(-500)}`);
  mkdirSync(CACHE, { recursive: true });
  copyFileSync(join(folder, "db", "erp.sqlite"), kept);
  rmSync(folder, { recursive: true, force: true });
  return kept;
}

function configure(folder: string, port: number): string {
  const path = join(folder, "trytond.conf");
  writeFileSync(
    path,
    `[database]\nuri = sqlite://\npath = ${folder}/db\n[web]\nlisten = 127.0.0.1:${port}\n[session]\nmax_attempt = 1000\n`,
  );
  return path;
}

async function listen(configuration: string, url: string) {
  const child = Bun.spawn(["trytond", "-c", configuration], { stdout: "ignore", stderr: "ignore" });
  for (let tries = 0; tries < 400; tries++) {
    const answer = await fetch(`${url}/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ id: 0, method: "common.server.version", params: [] }),
    }).catch(() => null);
    if (answer?.ok) return child;
    await Bun.sleep(50);
  }
  child.kill("SIGKILL");
  throw new Error("Cannot start Tryton: it does not listen");
}

/** Calls Tryton as its administrator: the model, the method, and the parameters before the context. */
async function signIn(url: string): Promise<Rpc> {
  let number = 0;
  let authorization = "";
  const call = async (method: string, params: unknown[]) => {
    const answer = await fetch(`${url}/erp/`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(authorization && { Authorization: authorization }) },
      body: JSON.stringify({ id: number++, method, params }),
    });
    const said = (await answer.json()) as { result?: unknown; error?: unknown };
    if (said.error) throw new Error(`${method}: ${JSON.stringify(said.error).slice(0, 600)}`);
    return said.result;
  };
  const [user, session] = (await call("common.db.login", [
    TRYTON_LOGIN.user,
    { password: TRYTON_LOGIN.password },
    "en",
  ])) as [number, string];
  authorization = `Session ${btoa(`${TRYTON_LOGIN.user}:${user}:${session}`)}`;
  let context = await call("model.res.user.get_preferences", [true, {}]);
  return Object.assign(
    (method: string, ...params: unknown[]) => call(method, [...params, context]) as Promise<never>,
    {
      async refresh() {
        context = await call("model.res.user.get_preferences", [true, {}]);
      },
    },
  );
}
