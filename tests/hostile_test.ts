import { afterAll, beforeAll, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { makeToken } from "../src/accounts/mod.ts";
import { server } from "../src/server.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { type Ids, type Rule, seed } from "./_guard.ts";
import { RULES } from "./_rules.ts";

/** JSON's text of values that no field of the service means, as a stranger may write them. */
const VALUES = [
  '"a\\u0000b"',
  '"\\ud800"',
  `"${"9".repeat(400)}"`,
  '""',
  "1e999",
  "-9007199254740993",
  "null",
  "true",
  "[null]",
  '{"__proto__":{"a":1},"constructor":null}',
];
/** Bodies that are no object of fields. */
const BODIES = [
  "",
  "null",
  "[]",
  '"a"',
  "1e999",
  "{",
  "[".repeat(5000),
  '{"a":1}{"a":2}',
  "\u0000",
  "\ufeff{}",
];
/** Pieces of a path or a query, percent-encoded. */
const PIECES = ["%00", "%ED%A0%80", "%", "9".repeat(400), "-1", "1e999", "..%2F..%2Fetc"];
const FILES = [
  "no file",
  new File([], "empty.pdf"),
  new File(["%PDF-1.7 and nothing"], "a\u0000b.pdf"),
  new File(["a,b\u0000\n1"], `${"n".repeat(400)}.csv`),
];
/** Fields that a route takes beside those of its rule and its schema. */
const FURTHER: Record<string, (ids: Ids) => Record<string, string>> = {
  "POST /orders/:orderId": ({ line }) => ({
    poNumber: "4711",
    orderDate: "2026-11-03",
    total: "2",
    customer: "1",
    [`lines.${line}.quantity`]: "2",
    [`lines.${line}.item`]: "1",
  }),
};
/** What may answer 500: the contract's force-sync without an orchestrator. */
const MAY_FAIL = /^POST \/api\/erp\/force-/;

interface Fields {
  properties?: Record<string, unknown>;
}

interface Attempt {
  path: string;
  body?: BodyInit;
  type?: string;
}

const ROUTES = Object.entries(RULES);
const fields = new Map<string, { query: string[]; body: string[] }>();
let app: TestApp;
let ids: Ids;
beforeAll(async () => {
  app = await testApp();
  for (const { method, path, hooks } of server(app.app).routes) {
    const { query, body } = hooks as { query?: Fields; body?: Fields };
    const names = [query, body].map((schema) => Object.keys(schema?.properties ?? {}));
    fields.set(`${method} ${path}`, { query: names[0]!, body: names[1]! });
  }
  const owner = await app.user({ email: "owner@a.example", organizationId: "a", role: "admin" });
  await app.signIn(owner);
  ids = await seed(app, "a", owner.userId);
}, SLOW_START);
afterAll(() => app?.stop());

test.each(ROUTES)("no request to %s is answered by 500", async (route, rule) => {
  const client = await operator(route);
  const method = route.split(" ")[0]!;
  const failed: unknown[] = [];
  for (const attempt of attemptsAt(route, rule)) {
    const headers = {
      ...rule.headers,
      ...(attempt.type !== undefined && { "content-type": attempt.type }),
      ...(rule.who === "signed" && signatureOf(attempt)),
    };
    const { status } = await client.ask(method, attempt.path, { body: attempt.body, headers });
    // A sweep that is kept out at the door shows nothing of what lies behind it.
    if (status === 401 || status === 403 || (status === 500 && !MAY_FAIL.test(route)))
      failed.push({ status, path: attempt.path.slice(0, 100), body: String(attempt.body).slice(0, 200) });
  }
  expect(failed).toEqual([]);
});

/** Somebody who may do everything in the organization, and whom no rate has counted yet. */
async function operator(route: string): Promise<Client> {
  const email = `${Bun.hash(route)}@a.example`;
  await app.user({ email, organizationId: "a", role: "admin", metadata: { role: "admin" } });
  return app.client({ authorization: `Bearer ${await makeToken(app.app.db, app.app.config, email)}` });
}

function attemptsAt(route: string, rule: Rule): Attempt[] {
  const [method = "", pattern = ""] = route.split(" ");
  const path = rule.at?.(ids) ?? pattern;
  const { query, body } = fields.get(route)!;
  const found = [...paths(pattern), ...queries(path, query)];
  if (method === "GET") return found;
  if (rule.file) return [...found, ...FILES.map((file) => ({ path, body: upload(file) }))];
  const declared = Object.fromEntries(body.map((name) => [name, "1"]));
  const known = (rule.json ?? rule.form)?.(ids) as Record<string, string> | undefined;
  const whole = { ...declared, ...FURTHER[route]?.(ids), ...known };
  return [...found, ...(rule.json || rule.lines ? json(path, whole) : forms(path, whole))];
}

function paths(pattern: string): Attempt[] {
  return pattern.includes(":") ? PIECES.map((piece) => ({ path: pattern.replace(/:\w+/g, piece) })) : [];
}

function queries(path: string, names: string[]): Attempt[] {
  const start = path + (path.includes("?") ? "&" : "?");
  return names.flatMap((name) => PIECES.map((piece) => ({ path: `${start}${name}=${piece}` })));
}

function json(path: string, whole: object): Attempt[] {
  const strange = Object.keys(whole).flatMap((name) => VALUES.map((value) => jsonWith(whole, name, value)));
  const type = "application/json";
  return [
    ...[...strange, ...BODIES].map((body) => ({ path, type, body })),
    { path, type: "text/plain", body: "{}" },
  ];
}

function forms(path: string, whole: Record<string, string>): Attempt[] {
  const strange = Object.keys(whole).flatMap((name) =>
    PIECES.map((piece) => `${new URLSearchParams({ ...whole, [name]: "" })}&${name}=${piece}`),
  );
  const type = "application/x-www-form-urlencoded";
  // A route that takes nothing looks at no body: its work isn't done once for each.
  const plain = strange.length > 0 ? BODIES : BODIES.slice(0, 2);
  return [
    ...[...strange, ...plain].map((body) => ({ path, type, body })),
    { path, type: "application/json", body: "{}" },
  ];
}

/** Written by hand: JSON.stringify has no words for 1e999. */
function jsonWith(whole: object, name: string, value: string): string {
  const others = Object.entries(whole).filter(([other]) => other !== name);
  const written = others.map(([other, its]) => `${JSON.stringify(other)}:${JSON.stringify(its)}`);
  return `{${[...written, `${JSON.stringify(name)}:${value}`].join()}}`;
}

function upload(file: File | string): FormData {
  const form = new FormData();
  form.set("file", file);
  return form;
}

/** A signature of what is sent, as somebody with the service's secret makes it. */
function signatureOf({ body }: Attempt) {
  const hmac = createHmac("sha256", app.app.config.inboundEmailSecret);
  return { "x-inbound-email-signature": hmac.update(String(body ?? "")).digest("hex") };
}
