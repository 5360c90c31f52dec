import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Elysia } from "elysia";
import { SignJWT } from "jose";
import { sql } from "kysely";
import { everywhere } from "../db/mod.ts";
import {
  callerOf,
  forgetExpired,
  foundOrganization,
  makeSignInLink,
  makeToken,
  memberOf,
  organizationAdminOf,
} from "../src/accounts/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp, withDoor } from "./_app.ts";

function whoami(routes: Elysia) {
  return routes
    .get("/api/me", ({ request }) => callerOf(request))
    .get("/api/me/member", ({ request }) => memberOf(request).idpOrganizationId)
    .get("/api/me/admin", ({ request }) => organizationAdminOf(request).userId)
    .get("/api/pdf-documents/:id", ({ params }) => params.id)
    .get("/queue", () => "<p>queue</p>")
    .post("/queue", () => "<p>saved</p>");
}

let app: TestApp;
let stranger: Client;
let count = 0;
beforeAll(async () => {
  app = await testApp({ routes: withDoor(whoami) });
  stranger = app.client();
}, SLOW_START);
afterAll(() => app.stop());

const fresh = () => `p${++count}@x.example`;
const linkFor = async (email: string) =>
  new URL((await makeSignInLink(app.app.db, app.app.config, email)).url).pathname;
const bearer = (token: string) => app.client({ authorization: `Bearer ${token}` });
const secretIn = (html: string) => /id="secret"[^>]*>([^<]+)</.exec(html)?.[1] ?? "";

describe("door()", () => {
  test("is closed: JSON gets 401, htmx a redirect, a page goes to sign in and comes back", async () => {
    const api = await stranger.get("/api/me");
    expect([api.status, await api.json()]).toEqual([401, { success: false, error: "Sign in first" }]);
    const fragment = await stranger.get("/queue", { "hx-request": "true" });
    expect([fragment.status, fragment.headers.get("hx-redirect")]).toEqual([401, "/sign-in"]);
    const shown = { "hx-request": "true", "hx-current-url": "http://localhost/queue?page=2" };
    const saved = await stranger.post("/queue", {}, shown);
    const again = "/sign-in?to=%2Fqueue%3Fpage%3D2";
    expect([saved.status, saved.headers.get("hx-redirect")]).toEqual([401, `${again}&unsaved=1`]);
    const polled = await stranger.get("/queue", shown);
    expect([polled.status, polled.headers.get("hx-redirect")]).toEqual([401, again]);
    const said = async (path: string) => (await (await stranger.get(path)).text()).includes("was not saved");
    expect([await said(`${again}&unsaved=1`), await said(again)]).toEqual([true, false]);
    const page = await stranger.get("/queue?page=2");
    expect([page.status, page.headers.get("location")]).toEqual([303, "/sign-in?to=%2Fqueue%3Fpage%3D2"]);
    expect((await stranger.get("/never/made")).status).toBe(303);
    for (const path of ["/api/never/made", "/api"]) {
      const { status, headers } = await stranger.get(path);
      expect([path, status, headers.get("location")]).toEqual([path, 401, null]);
    }
  });

  test("opens what is public", async () => {
    for (const path of ["/", "/sign-in", "/sign-in/", "/api/health", "/api/health/", "/assets/htmx.min.js"])
      expect([path, (await stranger.get(path)).status]).toEqual([path, 200]);
  });

  test("leaves a warning with the three fields for each refused document read", async () => {
    await stranger.get("/api/pdf-documents/some-id");
    await bearer("forged").get("/api/pdf-documents/other-id");
    const warnings = app.lines.filter((line) => line.level === "warn");
    for (const documentId of ["some-id", "other-id"])
      expect(warnings).toContainEqual(
        expect.objectContaining({ documentId, userId: "nobody", organizationId: "missing" }),
      );
  });

  test("refuses a form from another site, and one that doesn't say where it is from, with a session", async () => {
    const member = await app.signIn(await app.user({ email: fresh(), organizationId: "a" }));
    expect((await member.post("/queue")).status).toBe(200);
    expect((await member.post("/queue", {}, { origin: "https://evil.example" })).status).toBe(403);
    expect((await member.post("/queue", {}, { origin: "" })).status).toBe(403);
    expect(
      (await stranger.post("/sign-in", { email: "x@y.zz" }, { origin: "https://evil.example" })).status,
    ).toBe(403);
  });

  test("lets a bearer token post from anywhere", async () => {
    const { email } = await app.user({ email: fresh(), organizationId: "a" });
    const token = await makeToken(app.app.db, app.app.config, email);
    expect((await bearer(token).post("/queue", {}, { origin: "https://elsewhere.example" })).status).toBe(
      200,
    );
  });

  test("holds on a socket as it does without one", async () => {
    const routes = withDoor(whoami)(app.app) as Elysia;
    const { server } = routes.listen({ port: 0, hostname: "127.0.0.1" });
    const at = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${server?.port}${path}`, { redirect: "manual", ...init });
    expect((await at("/api/me")).status).toBe(401);
    expect((await at("/queue")).status).toBe(303);
    expect((await at("/%71ueue")).status).toBe(303);
    expect((await at("/queue", { method: "HEAD" })).status).toBe(303);
    expect((await at("/queue", { method: "POST", body: "x" })).status).toBe(303);
    const health = await at("/api/health");
    expect([health.status, health.headers.get("x-frame-options")]).toEqual([200, "DENY"]);
    await server?.stop(true);
  });
});

describe("a sign-in link", () => {
  test("shows a button and is used up by it alone", async () => {
    const { email } = await app.user({ email: fresh(), organizationId: "a" });
    const path = await linkFor(email);
    for (let scans = 0; scans < 3; scans++) {
      const page = await stranger.get(path);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(`Sign in as ${email}`);
    }
    const opened = await stranger.post(path);
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/review"]);
    const cookie = opened.headers.getSetCookie()[0]!;
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Lax");
    const me = await app.client({ cookie: cookie.split(";")[0]! }).get("/api/me");
    expect(await me.json()).toMatchObject({ email, idpOrganizationId: "a", organizationRole: "member" });
    expect((await stranger.post(path)).status).toBe(410);
    const used = await stranger.get(path);
    expect(used.status).toBe(410);
    expect(await used.text()).toContain('href="/sign-in"');
  });

  test("opens one session for any number of tries at once", async () => {
    const { email } = await app.user({ email: fresh(), organizationId: "a" });
    const path = await linkFor(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => stranger.post(path)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([303, ...Array(7).fill(410)]);
  });

  test("ends after 15 minutes", async () => {
    const { email, userId } = await app.user({ email: fresh(), organizationId: "a" });
    const path = await linkFor(email);
    const of = app.app.db.selectFrom("sign_in_links").where("user_id", "=", userId);
    const row = await of
      .select(sql<number>`extract(epoch from expires_at - created_at)::int`.as("seconds"))
      .executeTakeFirstOrThrow();
    expect(row.seconds).toBe(900);
    await app.app.db
      .updateTable("sign_in_links")
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where("user_id", "=", userId)
      .execute();
    expect((await stranger.post(path)).status).toBe(410);
  });

  test("leads to where its person wanted to go, on this site only", async () => {
    const { email } = await app.user({ email: fresh(), organizationId: "a" });
    const returnTo = async (to: string) => {
      const page = await stranger.get(`/sign-in?to=${encodeURIComponent(to)}`);
      const cookie = page.headers.getSetCookie()[0]!.split(";")[0]!;
      const opened = await app.client({ cookie }).post(await linkFor(email));
      return opened.headers.get("location");
    };
    expect(await returnTo("/queue?page=2")).toBe("/queue?page=2");
    expect(await returnTo("//evil.example/x")).toBe("/review");
    const planted = app.client({ cookie: "return=%2F%2Fevil.example" });
    expect((await planted.post(await linkFor(email))).headers.get("location")).toBe("/review");
  });

  test("is kept as a hash, like the session it opens", async () => {
    const { email } = await app.user({ email: fresh(), organizationId: "a" });
    const path = await linkFor(email);
    const opened = await stranger.post(path);
    const secrets = [path.split("/").at(-1)!, opened.headers.getSetCookie()[0]!.split(/[=;]/)[1]!];
    const rows = [
      await app.app.db.selectFrom("sign_in_links").selectAll().execute(),
      await app.app.db.selectFrom("sessions").selectAll().execute(),
    ];
    for (const secret of secrets) {
      expect(secret.length).toBe(43);
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });

  test("is made for known addresses in any case, and refused for others", async () => {
    const { email } = await app.user({ email: fresh(), organizationId: "a" });
    expect(await linkFor(email.toUpperCase())).toStartWith("/sign-in/");
    expect(linkFor("nobody@x.example")).rejects.toThrow(
      'There is no user with the address "nobody@x.example"',
    );
  });

  test("is asked for with the same answer for everybody, and goes to the log", async () => {
    const { email } = await app.user({ email: fresh(), organizationId: "a" });
    const known = await stranger.post("/sign-in", { email });
    const unknown = await stranger.post("/sign-in", { email: "nobody@x.example" });
    expect(known.status).toBe(200);
    expect(await known.text()).toBe(await unknown.text());
    const links = app.lines.filter((line) => line.event === "sign-in link");
    expect(links.map((line) => line.email)).toEqual([email]);
  });

  test("is asked for five times in a while", async () => {
    const statuses: number[] = [];
    for (let asks = 0; asks < 6; asks++)
      statuses.push((await stranger.post("/sign-in", { email: "often@x.example" })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("a session", () => {
  test("ends with signing out", async () => {
    const member = await app.signIn(await app.user({ email: fresh(), organizationId: "a" }));
    expect((await member.get("/api/me")).status).toBe(200);
    expect((await member.post("/sign-out")).headers.getSetCookie()[0]).toContain("Max-Age=0");
    expect((await member.get("/api/me")).status).toBe(401);
  });

  test("moves its end while it is used, and ends when it isn't", async () => {
    const user = await app.user({ email: fresh(), organizationId: "a" });
    const member = await app.signIn(user);
    const endIn = (interval: string) =>
      app.app.db
        .updateTable("sessions")
        .set({ expires_at: sql<Date>`now() + ${interval}::interval` })
        .where("user_id", "=", user.userId)
        .execute();
    expect((await member.get("/queue")).headers.getSetCookie()).toEqual([]);
    await endIn("2 days");
    expect((await member.get("/queue")).headers.getSetCookie()[0]).toContain("Max-Age=1209600");
    const { days } = await app.app.db
      .selectFrom("sessions")
      .select(sql<number>`round(extract(epoch from expires_at - now()) / 86400)::int`.as("days"))
      .where("user_id", "=", user.userId)
      .executeTakeFirstOrThrow();
    expect(days).toBe(14);
    await endIn("-1 second");
    expect((await member.get("/api/me")).status).toBe(401);
  });

  test("without an organization is let in, and told so", async () => {
    const nobody = await app.signIn(await app.user({ email: fresh() }));
    expect((await nobody.get("/api/me")).status).toBe(200);
    const answer = await nobody.get("/api/me/member");
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { success: false, error: "Organization not found" },
    ]);
    expect(await (await nobody.get("/")).text()).toContain("in no organization yet");
  });

  test("changes among its person's organizations and to no other", async () => {
    const user = await app.user({ email: fresh(), organizationId: "a" });
    await app.organization("b");
    await app.organization("c");
    await app.app.db
      .insertInto("memberships")
      .values({ idp_organization_id: "b", user_id: user.userId, role: "admin" })
      .execute();
    const member = await app.signIn(user);
    expect(await (await member.get("/access")).text()).toContain("Organization b");
    expect((await member.post("/organization", { id: "b" })).status).toBe(303);
    expect(await (await member.get("/api/me")).json()).toMatchObject({
      idpOrganizationId: "b",
      organizationRole: "admin",
    });
    expect((await member.post("/organization", { id: "c" })).status).toBe(404);
  });

  test("knows the powers in the metadata", async () => {
    const me = async (metadata: Record<string, unknown>) => {
      const member = await app.signIn(await app.user({ email: fresh(), organizationId: "a", metadata }));
      const { isAdmin, isSupportAdmin } = (await (await member.get("/api/me")).json()) as Record<
        string,
        unknown
      >;
      return [isAdmin, isSupportAdmin];
    };
    expect(await me({})).toEqual([false, false]);
    expect(await me({ role: "admin" })).toEqual([true, false]);
    expect(await me({ role: "support_admin" })).toEqual([false, true]);
    expect(await me({ supportAdmin: true })).toEqual([false, true]);
  });
});

describe("an access token", () => {
  test("is shown once, speaks for its owner, is listed and revoked", async () => {
    const user = await app.user({ email: fresh(), organizationId: "tokens", role: "member" });
    const member = await app.signIn(user);
    const made = await member.post("/access/tokens", { name: "nightly", days: "30" });
    expect(made.headers.get("cache-control")).toBe("no-store");
    const shown = await made.text();
    const token = secretIn(shown);
    expect(shown).toContain(`data-copy="${token}"`);
    const program = bearer(token);
    expect(await (await program.get("/api/me")).json()).toMatchObject({
      userId: user.userId,
      idpOrganizationId: "tokens",
      via: "token",
    });
    const page = await (await member.get("/access")).text();
    expect(page).toContain("nightly");
    expect(page).not.toContain(token);
    const id = /\/access\/tokens\/([^/]+)\/revocation/.exec(page)![1]!;
    expect((await member.post(`/access/tokens/${id}/revocation`)).status).toBe(303);
    expect((await program.get("/api/me")).status).toBe(401);
  });

  test("is refused when forged, expired, of another organization, or when its owner left", async () => {
    const { email, userId } = await app.user({ email: fresh(), organizationId: "a" });
    const { config, db } = app.app;
    const good = await makeToken(db, config, email);
    expect((await bearer(good).get("/api/me")).status).toBe(200);
    const claims = JSON.parse(Buffer.from(good.split(".")[1]!, "base64url").toString());
    const signed = (more: object, key = config.sessionKey) =>
      new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: "HS256" }).sign(Buffer.from(key));
    await app.organization("b");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${good.split(".")[1]}.`;
    const bad = [
      "rubbish",
      unsigned,
      await signed({}, "another key of thirty-two characters"),
      await signed({ exp: 1000 }),
      await signed({ org: "b" }),
      await signed({ jti: crypto.randomUUID() }),
      await signed({ sub: "somebody-else" }),
    ];
    for (const token of bad) expect((await bearer(token).get("/api/me")).status).toBe(401);
    expect((await bearer(await signed({})).get("/api/me")).status).toBe(200);
    await db.deleteFrom("memberships").where("user_id", "=", userId).execute();
    expect((await bearer(good).get("/api/me")).status).toBe(401);
  });

  test("notes its last use at most once a minute", async () => {
    const { email, userId } = await app.user({ email: fresh(), organizationId: "a" });
    const program = bearer(await makeToken(app.app.db, app.app.config, email));
    const lastUsed = () =>
      everywhere(app.app.db, (tx) =>
        tx
          .selectFrom("access_tokens")
          .select("last_used_at")
          .where("user_id", "=", userId)
          .executeTakeFirstOrThrow(),
      );
    await program.get("/api/me");
    const first = await lastUsed();
    expect(first.last_used_at).toBeInstanceOf(Date);
    await program.get("/api/me");
    expect(await lastUsed()).toEqual(first);
  });

  test("can be made for addresses with an organization alone", async () => {
    const { email } = await app.user({ email: fresh() });
    expect(makeToken(app.app.db, app.app.config, email)).rejects.toThrow("There is no user");
  });
});

describe("foundOrganization()", () => {
  test("makes an organization that its first admin signs in to, once", async () => {
    const { db } = app.app;
    const founder = { name: " Acme Supply ", email: "founder@acme.example" };
    await foundOrganization(db, founder);
    const opened = await stranger.post(await linkFor(founder.email));
    const client = app.client({ cookie: opened.headers.getSetCookie().join("; ") });
    const { organizationName, isAdmin } = await (await client.get("/api/me")).json();
    expect([organizationName, isAdmin]).toEqual(["Acme Supply", false]);
    expect((await client.get("/api/me/admin")).status).toBe(200);
    expect(foundOrganization(db, founder)).rejects.toThrow(
      '"founder@acme.example" is in an organization "Acme Supply" already',
    );
  });

  test("makes the first of all organizations for whoever runs the service", async () => {
    const empty = await testApp({ routes: withDoor(whoami) });
    await foundOrganization(empty.app.db, { name: "Acme", email: "ops@acme.example" });
    const { metadata } = await empty.app.db.selectFrom("users").select("metadata").executeTakeFirstOrThrow();
    expect(metadata).toEqual({ role: "admin" });
    await empty.stop();
  });

  test("says what is wrong with a name or an address", () => {
    const { db } = app.app;
    expect(foundOrganization(db, { name: " ", email: "a@b.example" })).rejects.toThrow("its name has");
    expect(foundOrganization(db, { name: "Acme", email: "" })).rejects.toThrow("not an e-mail address");
  });
});

describe("members", () => {
  let admin: Client;
  let member: Client;
  let memberId: string;
  let adminId: string;
  beforeAll(async () => {
    const boss = await app.user({ email: "boss@m.example", organizationId: "m", role: "admin" });
    adminId = boss.userId;
    admin = await app.signIn(boss);
    const user = await app.user({ email: "staff@m.example", organizationId: "m" });
    memberId = user.userId;
    member = await app.signIn(user);
  });

  test("are managed by admins alone", async () => {
    const page = await (await member.get("/access")).text();
    expect(page).not.toContain("boss@m.example");
    const tries = [
      member.post("/access/members", { email: "x@m.example", role: "admin" }),
      member.post(`/access/members/${memberId}/role`, { role: "admin" }),
      member.post(`/access/members/${adminId}/removal`),
      member.post(`/access/members/${adminId}/sign-in-link`),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(403);
    expect((await member.get("/api/me/admin")).status).toBe(403);
    expect((await admin.get("/api/me/admin")).status).toBe(200);
  });

  test("are added by address, once, and get their link from the admin", async () => {
    const added = await admin.post("/access/members", { email: " New@M.example ", role: "member" });
    expect(added.status).toBe(303);
    expect((await admin.post("/access/members", { email: "new@m.example", role: "member" })).status).toBe(
      409,
    );
    expect((await admin.post("/access/members", { email: "not an address", role: "member" })).status).toBe(
      422,
    );
    expect((await admin.post("/access/members", { email: "new2@m.example", role: "owner" })).status).toBe(
      422,
    );
    const page = await (await admin.get("/access")).text();
    expect(page).toContain("New@M.example");
    const id = /members\/(user_[^/]+)\/sign-in-link/.exec(page)![1]!;
    const link = secretIn(await (await admin.post(`/access/members/${id}/sign-in-link`)).text());
    const opened = await stranger.post(new URL(link).pathname);
    expect(opened.status).toBe(303);
  });

  test("of another organization are out of reach", async () => {
    const other = await app.user({ email: fresh(), organizationId: "elsewhere" });
    for (const path of ["sign-in-link", "removal"])
      expect((await admin.post(`/access/members/${other.userId}/${path}`)).status).toBe(404);
    expect((await admin.post(`/access/members/${other.userId}/role`, { role: "admin" })).status).toBe(404);
  });

  test("changed and removed take effect on the next request", async () => {
    expect((await admin.post(`/access/members/${memberId}/role`, { role: "admin" })).status).toBe(303);
    expect((await member.get("/api/me/admin")).status).toBe(200);
    expect((await admin.post(`/access/members/${memberId}/removal`)).status).toBe(303);
    expect((await member.get("/api/me/member")).status).toBe(400);
  });

  test("always leave an admin, also when two step down at once", async () => {
    const one = await app.user({ email: "one@pair.example", organizationId: "pair", role: "admin" });
    const two = await app.user({ email: "two@pair.example", organizationId: "pair", role: "admin" });
    const client = await app.signIn(two);
    let answer: Promise<Response> | undefined;
    await app.app.db.transaction().execute(async (tx) => {
      await tx.updateTable("memberships").set({ role: "member" }).where("user_id", "=", one.userId).execute();
      answer = client.post(`/access/members/${two.userId}/role`, { role: "member" });
      let settled = false;
      answer.finally(() => (settled = true));
      while (!settled && !(await somebodyWaits())) await Bun.sleep(5);
    });
    expect((await answer)?.status).toBe(409);
    expect((await client.get("/api/me/admin")).status).toBe(200);
  });

  async function somebodyWaits() {
    const { rows } = await sql`select from pg_locks where not granted`.execute(app.app.db);
    return rows.length > 0;
  }
});

describe("a link that an organization's admin made", () => {
  test("opens that organization alone, without the person's powers elsewhere, and so do its tokens", async () => {
    const admin = await app.signIn(await app.user({ email: fresh(), organizationId: "evil", role: "admin" }));
    const victim = await app.user({
      email: fresh(),
      organizationId: "victim",
      role: "admin",
      metadata: { role: "admin", supportAdmin: true },
    });
    await admin.post("/access/members", { email: victim.email, role: "member" });
    const link = secretIn(await (await admin.post(`/access/members/${victim.userId}/sign-in-link`)).text());
    const opened = await stranger.post(new URL(link).pathname);
    const bound = app.client({ cookie: opened.headers.getSetCookie()[0]!.split(";")[0]! });
    const powerless = {
      idpOrganizationId: "evil",
      isAdmin: false,
      isSupportAdmin: false,
      organizationRole: "member",
    };
    expect(await (await bound.get("/api/me")).json()).toMatchObject(powerless);
    expect((await bound.post("/organization", { id: "victim" })).status).toBe(403);
    const token = secretIn(await (await bound.post("/access/tokens", { name: "t", days: "30" })).text());
    expect(await (await bearer(token).get("/api/me")).json()).toMatchObject(powerless);
  });
});

test("sessions are listed and ended: one's own by a member, the organization's by an admin", async () => {
  const admin = await app.signIn(
    await app.user({ email: "a@s.example", organizationId: "s", role: "admin" }),
  );
  const member = await app.signIn(await app.user({ email: "m@s.example", organizationId: "s" }));
  const ids = async (client: Client) =>
    [...(await (await client.get("/access")).text()).matchAll(/sessions\/([0-9a-f]+)\/revocation/g)].map(
      ([, id]) => id!,
    );
  const all = await ids(admin);
  const own = await ids(member);
  expect([all.length, own.length]).toEqual([2, 1]);
  const admins = all.find((id) => id !== own[0])!;
  expect((await member.post(`/access/sessions/${admins}/revocation`)).status).toBe(404);
  expect((await admin.post(`/access/sessions/${own[0]}/revocation`)).status).toBe(303);
  expect((await member.get("/api/me")).status).toBe(401);
});

test("forgetExpired() deletes what can't be used any more, and nothing else", async () => {
  const user = await app.user({ email: fresh(), organizationId: "a" });
  const member = await app.signIn(user);
  await makeToken(app.app.db, app.app.config, user.email);
  await linkFor(user.email);
  const left = () =>
    everywhere(app.app.db, async (tx) => [
      await tx.selectFrom("sessions").select("user_id").where("user_id", "=", user.userId).execute(),
      await tx.selectFrom("access_tokens").select("user_id").where("user_id", "=", user.userId).execute(),
      await tx.selectFrom("sign_in_links").select("user_id").where("user_id", "=", user.userId).execute(),
    ]);
  const run = () =>
    forgetExpired(app.app).run(
      {},
      { id: "1", kind: "forget_expired", key: null, payload: {}, attempt: 1, worker: 1, error: null },
    );
  await run();
  expect((await left()).map((rows) => rows.length)).toEqual([1, 1, 2]);
  expect((await member.get("/api/me")).status).toBe(200);
  await everywhere(app.app.db, async (tx) => {
    for (const table of ["sessions", "access_tokens", "sign_in_links"] as const)
      await tx
        .updateTable(table)
        .set({ expires_at: new Date(0) })
        .where("user_id", "=", user.userId)
        .execute();
  });
  await run();
  expect((await left()).map((rows) => rows.length)).toEqual([0, 0, 0]);
});
