import { afterAll, afterEach, beforeAll, describe, expect, setSystemTime, test } from "bun:test";
import type { Elysia } from "elysia";
import { SignJWT } from "jose";
import { callerOf, makeSignInLink, makeToken, memberOf } from "../src/accounts/mod.ts";
import { personIn } from "../src/accounts/oidc/claims.ts";
import { settle } from "../src/accounts/oidc/settle.ts";
import { config } from "../src/config.ts";
import { documentsApi } from "../src/documents/mod.ts";
import { BASE, SLOW_START, type TestApp, testApp, withDoor } from "./_app.ts";
import { seed } from "./_guard.ts";
import { type Accounts, atProvider, type IdentityProvider, identityProvider } from "./_provider.ts";

const ACCOUNTS: Accounts = {
  ann: person("ann", { org_id: "org_1", org_name: "One Ltd", org_role: "org:admin" }),
  ben: person("ben", { org_id: "org_2", org_name: "Two Ltd", org_role: "org:member" }),
  ops: person("ops", { org_id: "org_1", user_metadata: { role: "admin" } }),
  help: person("help", { user_metadata: { role: "support_admin" } }),
  alone: person("alone", {}),
  both: person("both", { org_id: ["org_1", "org_2"] }),
  moving: person("moving", { org_id: "org_1" }),
  renamed: person("renamed", {}),
  unverified: { ...person("unverified", { org_id: "org_1" }), email_verified: false },
  quiet: { org_id: "org_1" },
};

function person(name: string, claims: Record<string, unknown>) {
  return { name, email: `${name}@id.example`, email_verified: true, ...claims };
}

const routes = withDoor((routes: Elysia, app) =>
  routes
    .get("/api/me", ({ request }) => callerOf(request))
    .get("/api/me/member", ({ request }) => memberOf(request).idpOrganizationId)
    .post("/api/erp/force-sync", ({ request }) => callerOf(request))
    .use(documentsApi(app)),
);

let idp: IdentityProvider;
let app: TestApp;
beforeAll(async () => {
  idp = await identityProvider(BASE, ACCOUNTS);
  app = await testApp({ env: idp.env, routes });
}, SLOW_START);
afterAll(async () => {
  await app.stop();
  await idp.stop();
});
afterEach(() => void setSystemTime());

/** Sets out to the provider; `back` is the answer to coming back. */
async function setOut(from = app, cookies: string[] = []) {
  const start = await from.client().get("/sign-in/start");
  const trip = start.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return {
    url: start.headers.get("location") ?? "",
    trip,
    back: (url: string, cookie = [trip, ...cookies].join("; ")) =>
      from.client({ cookie }).get(url.slice(BASE.length)),
  };
}

async function signIn(login: string, from = app) {
  const { url, back } = await setOut(from);
  const answer = await back(await atProvider(url, login));
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("session="));
  return { answer, client: from.client({ cookie: cookie?.split(";")[0] ?? "" }) };
}

const me = async (client: { get(path: string): Promise<Response> }) =>
  (await (await client.get("/api/me")).json()) as Record<string, unknown>;
const bearer = (token: string) => app.client({ authorization: `Bearer ${token}` });

/** The refusals logged while `act` ran. */
async function refusalsDuring(act: () => Promise<unknown>) {
  const before = app.lines.length;
  await act();
  const logged = app.lines.slice(before).filter(({ level }) => level === "warn");
  return logged.map(({ event, reason, detail }) => ({ event, reason, detail }));
}

const KEYS = { SESSION_KEY: "k".repeat(32), CREDENTIALS_KEY: "k".repeat(32), INBOUND_EMAIL_SECRET: "k" };

describe("personIn()", () => {
  const said = (claims: Record<string, unknown>, env: Record<string, string> = {}) => {
    const { oidc } = config({
      DATABASE_URL: "postgres://x",
      ...KEYS,
      ...idp.env,
      ...env,
    });
    return personIn({ iss: idp.issuer, sub: "s", ...claims }, oidc!);
  };
  const at = (path: string) => ({ OIDC_ORGANIZATION_CLAIM: path });

  test.each<[string, Record<string, unknown>, string, string[], boolean]>([
    ["a text", { org_id: "o1" }, "org_id", ["o1"], false],
    ["a path", { o: { id: "o1", rol: "admin" } }, "o.id", ["o1"], false],
    ["a list", { groups: ["o1", "o2"] }, "groups", ["o1", "o2"], true],
    ["an object with keys", { organization: { acme: {} } }, "organization", ["acme"], true],
    ["an object with ids", { organization: { acme: { id: "o1" } } }, "organization", ["o1"], true],
    ["an empty list", { groups: [] }, "groups", [], true],
    [
      "a key that is an address",
      { "https://a.example/org.id": "o1" },
      "https://a.example/org.id",
      ["o1"],
      false,
    ],
    [
      "a key below an address",
      { "https://a.example/x": { id: "o1" } },
      "https://a.example/x.id",
      ["o1"],
      false,
    ],
    ["nothing", {}, "org_id", [], false],
    ["an empty text", { org_id: "" }, "org_id", [], false],
    ["what every object has", {}, "constructor.name", [], false],
    ["a path through a text", { o: "text" }, "o.id", [], false],
  ])("finds organizations in %s", (_, claims, path, ids, complete) => {
    const person = said(claims, at(path));
    expect([person.organizations.map(({ id }) => id), person.complete]).toEqual([ids, complete]);
  });

  test.each<[unknown, string]>([
    ["org:admin", "admin"],
    ["admin", "admin"],
    ["org:member", "member"],
    ["administrator", "member"],
    [["viewer", "org:admin"], "admin"],
    [{ admin: { o1: "a.example" } }, "admin"],
    [undefined, "member"],
  ])("reads the role of %p", (org_role, role) => {
    expect(said({ org_role }).organizationRole).toBe(role as "admin");
  });

  test("an organization's admin is no admin of the service", () => {
    expect(said({ org_role: "org:admin", user_metadata: { role: "org:admin" } }).isAdmin).toBe(false);
    expect(said({ user_metadata: { role: "admin" } }).isAdmin).toBe(true);
    const env = { OIDC_ADMIN_CLAIM: "is_operator", OIDC_ADMIN_VALUE: "true" };
    expect([said({ is_operator: true }, env).isAdmin, said({ is_operator: false }, env).isAdmin]).toEqual([
      true,
      false,
    ]);
  });

  test("takes an address that is verified alone, or any of a provider that is trusted", () => {
    const email = "a@x.example";
    expect(said({ email }).email).toBe(null);
    expect(said({ email, email_verified: false }).email).toBe(null);
    expect(said({ email, email_verified: true }).email).toBe(email);
    expect(said({ email }, { OIDC_TRUST_EMAIL: "1" }).email).toBe(email);
  });
});

describe("signing in at the provider", () => {
  test("is offered on the sign-in page in place of links", async () => {
    const page = await (await app.client().get("/sign-in")).text();
    expect(page).toContain('href="/sign-in/start"');
    expect(page).toContain("Continue with Example ID");
    expect(page).not.toContain("<form");
    expect((await app.client().post("/sign-in", { email: "ann@id.example" })).status).toBe(403);
  });

  test("goes there with PKCE, a state and a nonce", async () => {
    const { url } = await setOut();
    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: `${BASE}/sign-in/callback`,
    });
    for (const name of ["state", "nonce", "code_challenge"])
      expect(asked.get(name)!.length).toBeGreaterThan(40);
  });

  test("opens a session with the user, the organization and the role", async () => {
    const { answer, client } = await signIn("ann");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/review"]);
    expect(await me(client)).toMatchObject({
      email: "ann@id.example",
      name: "ann",
      idpOrganizationId: "org_1",
      organizationName: "One Ltd",
      organizationRole: "admin",
      isAdmin: false,
      via: "session",
    });
    expect(await me((await signIn("ben")).client)).toMatchObject({ organizationRole: "member" });
  });

  test("knows the powers in the metadata", async () => {
    const { client } = await signIn("ops");
    expect(await me(client)).toMatchObject({ isAdmin: true, isSupportAdmin: false });
    expect(await me((await signIn("help")).client)).toMatchObject({ isAdmin: false, isSupportAdmin: true });
    ACCOUNTS.ops = person("ops", { org_id: "org_1" });
    await signIn("ops");
    expect(await me(client)).toMatchObject({ isAdmin: false });
  });

  test("without an organization is let in, and told so", async () => {
    const { client } = await signIn("alone");
    const answer = await client.get("/api/me/member");
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { success: false, error: "Organization not found" },
    ]);
  });

  test("leads to the page that was asked for, on this site only", async () => {
    const goesTo = async (to: string) => {
      const page = await app.client().get(`/sign-in?to=${encodeURIComponent(to)}`);
      const { url, back } = await setOut(app, [page.headers.getSetCookie()[0]!.split(";")[0]!]);
      return (await back(await atProvider(url, "ann"))).headers.get("location");
    };
    expect(await goesTo("/documents?page=2")).toBe("/documents?page=2");
    expect(await goesTo("//evil.example")).toBe("/review");
  });

  test("finds the same user again, also under another address", async () => {
    const first = await me((await signIn("alone")).client);
    ACCOUNTS.alone = { ...ACCOUNTS.alone, email: "new-address@id.example" };
    const second = await me((await signIn("alone")).client);
    expect([second.userId, second.email]).toEqual([first.userId, "new-address@id.example"]);
  });

  test("of a new person twice at once makes one user", async () => {
    const { oidc } = app.app.config;
    const claims = { iss: idp.issuer, sub: "crowd", email: "crowd@id.example", email_verified: true };
    const crowd = personIn({ ...claims, org_id: "org_crowd" }, oidc!);
    const { db, sql } = app.app;
    let second: Promise<string> | undefined;
    const first = await db.transaction().execute(async (tx) => {
      const userId = await settle(tx, crowd, { powers: true });
      second = db.transaction().execute((other) => settle(other, crowd, { powers: true }));
      while (!(await sql`select from pg_locks where not granted`).length) await Bun.sleep(5);
      return userId;
    });
    expect(await second).toBe(first);
  });

  test.each([
    ["that keeps the ID token short", { shortIdTokens: true }],
    ["that wants the secret in the body", { authentication: "client_secret_post" as const }],
    ["that knows a public client", { authentication: "none" as const }],
  ])("works with one %s", async (_, options) => {
    const other = await identityProvider(BASE, ACCOUNTS, options);
    const made = await testApp({ env: other.env, routes });
    const { client } = await signIn("ann", made);
    expect(await me(client)).toMatchObject({ email: "ann@id.example", organizationName: "One Ltd" });
    await made.stop();
    await other.stop();
  });

  test("takes over who was invited by the same verified address", async () => {
    const invited = await app.user({ email: "Invited@id.example", organizationId: "org_1" });
    ACCOUNTS.invited = person("invited", { org_id: "org_1" });
    expect(await me((await signIn("invited")).client)).toMatchObject({ userId: invited.userId });
  });

  test("ends at its time, used or not", async () => {
    const { client } = await signIn("ann");
    const { userId } = await me(client);
    const hours = async () => {
      const [row] = await app.app.sql<{ hours: number }[]>`
        select round(extract(epoch from max(expires_at) - now()) / 3600)::int as hours
        from sessions where user_id = ${String(userId)}`;
      return row!.hours;
    };
    expect(await hours()).toBe(12);
    expect((await client.get("/api/me")).headers.getSetCookie()).toEqual([]);
    expect(await hours()).toBe(12);
  });

  test("shows on the Access page, and is ended there", async () => {
    const { client } = await signIn("moving");
    const ids = [
      ...(await (await client.get("/access")).text()).matchAll(/sessions\/([0-9a-f]+)\/revocation/g),
    ];
    expect(ids.length).toBe(1);
    expect((await client.post(`/access/sessions/${ids[0]![1]}/revocation`)).status).toBe(303);
    expect((await client.get("/api/me")).status).toBe(401);
  });

  test("leaves local links to those who run the service", async () => {
    await signIn("ann");
    const { url } = await makeSignInLink(app.app.db, app.app.config, "ann@id.example");
    expect((await app.client().post(new URL(url).pathname)).status).toBe(303);
  });
});

describe("organizations of a provider", () => {
  test("that names one: the session stays in it", async () => {
    await signIn("moving");
    ACCOUNTS.moving = person("moving", { org_id: "org_2" });
    const { client } = await signIn("moving");
    expect(await me(client)).toMatchObject({ idpOrganizationId: "org_2" });
    expect((await client.post("/organization", { id: "org_1" })).status).toBe(403);
  });

  test("that names all: one is chosen here, and who left one is out at once", async () => {
    const { client } = await signIn("both");
    expect((await client.post("/organization", { id: "org_2" })).status).toBe(303);
    expect(await me(client)).toMatchObject({ idpOrganizationId: "org_2" });
    ACCOUNTS.both = person("both", { org_id: ["org_1"] });
    await signIn("both");
    expect((await client.get("/api/me/member")).status).toBe(400);
    expect((await client.post("/organization", { id: "org_2" })).status).toBe(404);
  });
});

describe("refused and logged:", () => {
  /** Comes back and expects a page with a sentence, no session, and one warning. */
  async function refused(status: number, sentence: string, comeBack: () => Promise<Response>) {
    let answer: Response | undefined;
    const logged = await refusalsDuring(async () => (answer = await comeBack()));
    expect([answer!.status, await answer!.text()]).toEqual([status, expect.stringContaining(sentence)]);
    expect(answer!.headers.getSetCookie().filter((line) => line.startsWith("session="))).toEqual([]);
    expect(logged).toEqual([
      expect.objectContaining({ event: "sign-in refused", reason: expect.stringContaining(sentence) }),
    ]);
    return logged[0]!;
  }

  test("a code that was used", async () => {
    const { url, back } = await setOut();
    const returned = await atProvider(url, "ann");
    expect((await back(returned)).status).toBe(303);
    await refused(400, "was used already or has expired", () => back(returned));
  });

  test("a state that wasn't sent, and another browser's", async () => {
    const { url, back } = await setOut();
    const returned = new URL(await atProvider(url, "ann"));
    const other = await setOut();
    await refused(400, "belong to what was asked", () => back(returned.href, other.trip));
    returned.searchParams.set("state", "guessed");
    await refused(400, "belong to what was asked", () => back(returned.href));
  });

  test("a nonce that wasn't sent", async () => {
    const { url, back } = await setOut();
    const asked = new URL(url);
    asked.searchParams.set("nonce", "replayed");
    const returned = await atProvider(asked.href, "ann");
    const { detail } = await refused(400, "belong to what was asked", () => back(returned));
    expect(detail).toContain("nonce");
  });

  test("a code for another PKCE challenge", async () => {
    const { url, back } = await setOut();
    const asked = new URL(url);
    asked.searchParams.set("code_challenge", "0".repeat(43));
    const returned = await atProvider(asked.href, "ann");
    await refused(400, "was used already or has expired", () => back(returned));
  });

  test("an answer of another issuer", async () => {
    const { url, back } = await setOut();
    const returned = new URL(await atProvider(url, "ann"));
    returned.searchParams.set("iss", "https://evil.example");
    await refused(400, "belong to what was asked", () => back(returned.href));
  });

  test("no cookie, a forged one, and one of ten minutes ago", async () => {
    const { url, back } = await setOut();
    const returned = await atProvider(url, "ann");
    const sentence = "was started too long ago or in another browser";
    await refused(400, sentence, () => back(returned, "other=1"));
    const forged = await new SignJWT({ state: "s", nonce: "n", verifier: "v" })
      .setProtectedHeader({ alg: "HS256" })
      .setAudience("sign-in")
      .setExpirationTime("10m")
      .sign(Buffer.from("another key of thirty-two characters"));
    await refused(400, sentence, () => back(returned, `trip=${forged}`));
    const { email } = await app.user({ email: "tokens@x.example", organizationId: "a" });
    const token = await makeToken(app.app.db, app.app.config, email);
    await refused(400, sentence, () => back(returned, `trip=${token}`));
    setSystemTime(new Date(Date.now() + 601_000));
    const { detail } = await refused(400, sentence, () => back(returned));
    expect(detail).toContain("exp");
  });

  test("a person who changed their mind at the provider", async () => {
    const { url, back } = await setOut();
    const returned = await atProvider(url, "ann", { abort: true });
    await refused(403, "cancelled or refused at Example ID", () => back(returned));
  });

  test("an address that the provider hasn't verified, and none", async () => {
    for (const login of ["unverified", "quiet"]) {
      const { url, back } = await setOut();
      const returned = await atProvider(url, login);
      await refused(403, "Example ID names no verified e-mail address", () => back(returned));
    }
  });

  test("an address that another of the provider's users has here", async () => {
    await signIn("ann");
    ACCOUNTS.imposter = { ...person("imposter", {}), email: "ANN@id.example" };
    const { url, back } = await setOut();
    const returned = await atProvider(url, "imposter");
    await refused(403, "somebody else here has this address", () => back(returned));
    await signIn("renamed");
    ACCOUNTS.renamed = ACCOUNTS.imposter;
    const again = await setOut();
    const late = await atProvider(again.url, "renamed");
    await refused(403, "somebody else here has this address", () => again.back(late));
  });

  test("a local link that was used or has expired", async () => {
    await signIn("ann");
    const link = async () =>
      new URL((await makeSignInLink(app.app.db, app.app.config, "ann@id.example")).url).pathname;
    const used = await link();
    expect((await app.client().post(used)).status).toBe(303);
    const logged = await refusalsDuring(async () => expect((await app.client().post(used)).status).toBe(410));
    expect(logged).toMatchObject([{ event: "sign-in refused" }]);
    const expired = await link();
    await app.app.sql`update sign_in_links set expires_at = now() where used_at is null`;
    expect(
      await refusalsDuring(async () => expect((await app.client().post(expired)).status).toBe(410)),
    ).toMatchObject([{ event: "sign-in refused" }]);
  });
});

describe("a provider that is down", () => {
  test("is said so, leaves the rest alone, and is found when it is back", async () => {
    const gone = await identityProvider(BASE, ACCOUNTS);
    await gone.stop();
    const made = await testApp({ env: gone.env, routes });
    const answer = await made.client().get("/sign-in/start");
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining("Cannot reach Example ID"),
    ]);
    expect(made.lines.filter(({ event }) => event === "identity provider out of reach").length).toBe(1);
    for (const path of ["/", "/sign-in", "/api/health"])
      expect([path, (await made.client().get(path)).status]).toEqual([path, 200]);
    const back = await identityProvider(BASE, ACCOUNTS, { port: Number(new URL(gone.issuer).port) });
    const { answer: signedIn } = await signIn("ann", made);
    expect(signedIn.status).toBe(303);
    const { url, back: comeBack } = await setOut(made);
    const returned = await atProvider(url, "ann");
    await back.stop();
    const late = await comeBack(returned);
    expect([late.status, await late.text()]).toEqual([
      503,
      expect.stringContaining("Cannot reach Example ID"),
    ]);
    await made.stop();
  }, 30_000);
});

describe("the provider's access tokens", () => {
  test("speak for their owner with the same claims, known here before or not", async () => {
    const { userId } = await me((await signIn("ann")).client);
    const token = await idp.sign({ sub: "ann", org_id: "org_1", user_metadata: { role: "admin" } });
    expect(await me(bearer(token))).toMatchObject({
      userId,
      idpOrganizationId: "org_1",
      organizationName: "One Ltd",
      organizationRole: "member",
      isAdmin: true,
      via: "token",
    });
    expect(await me((await signIn("ann")).client)).toMatchObject({ isAdmin: false });
    const machine = await idp.machineToken();
    expect(await me(bearer(machine))).toMatchObject({ idpOrganizationId: "org_machines", isAdmin: false });
    expect(await me(bearer(machine))).toEqual(await me(bearer(machine)));
    const nowhere = bearer(await idp.sign({ sub: "nowhere" }));
    expect((await nowhere.get("/api/me/member")).status).toBe(400);
  });

  test("see nothing of another organization, and it is logged", async () => {
    const { userId } = await me((await signIn("ann")).client);
    await app.organization("org_1");
    const { document } = await seed(app, "org_1", String(userId));
    const at = `/api/pdf-documents/${document}`;
    expect((await bearer(await idp.sign({ sub: "ann", org_id: "org_1" })).get(at)).status).toBe(200);
    const other = bearer(await idp.sign({ sub: "ben", org_id: "org_2" }));
    expect((await other.get(at)).status).toBe(404);
    const { userId: ben } = await me(other);
    expect(app.lines).toContainEqual(
      expect.objectContaining({ level: "warn", documentId: document, userId: ben, organizationId: "org_2" }),
    );
  });

  const now = Math.floor(Date.now() / 1000);
  const bad: [string, string, () => Promise<string>][] = [
    ["of another issuer", "iss", () => idp.sign({ sub: "ann", iss: "https://evil.example" })],
    ["for another audience", "aud", () => idp.sign({ sub: "ann", aud: "urn:other" })],
    ["without an audience", "aud", () => idp.sign({ sub: "ann", aud: undefined })],
    ["that expired", "expired", () => idp.sign({ sub: "ann", exp: now - 60 })],
    ["without an end", "exp", () => idp.sign({ sub: "ann", exp: undefined })],
    ["without an owner", "sub", () => idp.sign({})],
    ["that is an ID token", "ID token", () => idp.sign({ sub: "ann", nonce: "n" })],
    ["of a key it doesn't have", "no applicable key", () => idp.sign({ sub: "ann" }, { kid: "k2" })],
    [
      "signed by nobody",
      "alg",
      async () => unsigned({ iss: idp.issuer, aud: idp.env.OIDC_AUDIENCE, sub: "ann", exp: now + 300 }),
    ],
    [
      "signed with the public key as a secret",
      "alg",
      () =>
        new SignJWT({ iss: idp.issuer, aud: idp.env.OIDC_AUDIENCE, sub: "ann", exp: now + 300 })
          .setProtectedHeader({ alg: "HS256", kid: "k1" })
          .sign(Buffer.from(idp.publicKey)),
    ],
    [
      "changed on the way",
      "signature",
      async () => {
        const [header, , signature] = (await idp.sign({ sub: "ann" })).split(".");
        const claims = { iss: idp.issuer, aud: idp.env.OIDC_AUDIENCE, sub: "ops", exp: now + 300 };
        return [header, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
      },
    ],
  ];

  function unsigned(claims: object) {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    return `${part({ alg: "none" })}.${part(claims)}.`;
  }

  test.each(bad)("%s are refused, and it is logged", async (_, reason, make) => {
    const token = await make();
    const logged = await refusalsDuring(async () => {
      const answer = await bearer(token).get("/api/me");
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { success: false, error: expect.stringContaining(reason) },
      ]);
    });
    expect(logged).toEqual([
      expect.objectContaining({ event: "access token refused", reason: expect.stringContaining(reason) }),
    ]);
  });

  test("are refused where no audience is configured", async () => {
    const made = await testApp({ env: { ...idp.env, OIDC_AUDIENCE: "" }, routes });
    const token = await idp.sign({ sub: "ann", aud: undefined });
    expect((await made.client({ authorization: `Bearer ${token}` }).get("/api/me")).status).toBe(401);
    await made.stop();
  });
});

describe("signing out", () => {
  test("ends the session here and leads to the provider to end it there", async () => {
    const { client } = await signIn("ann");
    const answer = await client.post("/sign-out");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sign-in/ended"]);
    expect((await client.get("/api/me")).status).toBe(401);
    const page = await (await app.client().get("/sign-in/ended")).text();
    const [, url = ""] = /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(page) ?? [];
    const asked = new URL(url.replaceAll("&amp;", "&"));
    expect(asked.origin).toBe(idp.issuer);
    expect(asked.searchParams.get("post_logout_redirect_uri")).toBe(`${BASE}/`);
    expect((await fetch(asked)).status).toBe(200);
  });

  test("of a local link's session stays here", async () => {
    const local = await app.signIn(await app.user({ email: "local@x.example", organizationId: "a" }));
    expect((await local.post("/sign-out")).headers.get("location")).toBe("/");
  });
});

describe("config()", () => {
  const DATA_DIR = "/nowhere";
  const faults = (env: Record<string, string>) => {
    try {
      config({ DATA_DIR, DATABASE_URL: "postgres://x", ...KEYS, ...env });
      return "";
    } catch (error) {
      return String(error);
    }
  };

  test("refuses keys of our own that could be found by trying, each with a sentence", () => {
    expect(faults({ SESSION_KEY: "s".repeat(31), CREDENTIALS_KEY: "secret" })).toBe(
      "Error: Cannot start, the environment has faults:\n" +
        "  SESSION_KEY has 31 characters, it needs 32 or more (32 random bytes, as hex for example)\n" +
        "  CREDENTIALS_KEY has 6 characters, it needs 32 or more (32 random bytes, as hex for example)",
    );
    expect(faults({})).toBe("");
  });

  test("wants a client id and https beside an issuer elsewhere", () => {
    expect(faults({ OIDC_ISSUER: "http://id.example" })).toMatch(/OIDC_CLIENT_ID[\s\S]*not https/);
    expect(faults({ OIDC_ISSUER: "http://127.0.0.1:8080/realm", OIDC_CLIENT_ID: "c" })).toBe("");
    expect(faults({ OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "c" })).toBe("");
  });
});
