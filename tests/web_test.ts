import { afterAll, afterEach, beforeAll, describe, expect, setSystemTime, test } from "bun:test";
import { Elysia, t } from "elysia";
import postgres from "postgres";
import { connect } from "../db/mod.ts";
import { Conflict, Invalid, TooMany } from "../src/errors.ts";
import { endRequests, localPath, networkOf, rateLimit, refuseCrossSite } from "../src/web/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp, withDoor } from "./_app.ts";

const SECRETS = 'relation "orders" at /srv/app.ts';

function faulty(routes: Elysia) {
  return routes
    .get("/faults/broken", () => {
      throw new Error(SECRETS);
    })
    .get("/api/faults/broken", () => {
      throw new Error(SECRETS);
    })
    .get("/api/faults/conflict", () => {
      throw new Conflict("Somebody else was first");
    })
    .get("/faults/invalid", () => {
      throw new Invalid('Cannot save "<b>"');
    })
    .get("/api/faults/often", () => {
      throw new TooMany("Too often", 12.2);
    })
    .get("/api/faults/away", async () => {
      const sql = postgres("postgres://localhost:9/nothing", { connect_timeout: 1 });
      await sql`select 1`;
    })
    .get("/api/faults/deadlock", () => {
      throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
    })
    .get("/faults/full", () => {
      throw Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" });
    })
    .get("/named/:name", ({ params }) => params.name.toUpperCase())
    .get("/page", () => "<p>words</p>")
    .get("/own", () => new Response("own", { headers: { "cache-control": "max-age=5" } }))
    .post("/api/faults/body", () => "unread", { body: t.Object({ pages: t.Number() }) });
}

let app: TestApp;
let stranger: Client;
let member: Client;
beforeAll(async () => {
  app = await testApp({ routes: withDoor(faulty) });
  stranger = app.client();
  member = await app.signIn(await app.user({ email: "m@a.example", organizationId: "a" }));
}, SLOW_START);
afterAll(() => app.stop());

describe("web() errors", () => {
  test("are JSON under /api with their status", async () => {
    const answer = await member.get("/api/faults/conflict");
    expect(answer.status).toBe(409);
    expect(answer.headers.get("content-type")).toStartWith("application/json");
    expect(await answer.json()).toEqual({ success: false, error: "Somebody else was first" });
  });

  test("are a 404 for an address that is no text", async () => {
    expect(await (await member.get("/named/%C3%A4")).text()).toBe("Ä");
    for (const path of ["/named/%ED%A0%80", "/named/%zz"]) expect((await member.get(path)).status).toBe(404);
  });

  test("carry their headers", async () => {
    const answer = await member.get("/api/faults/often");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "13"]);
  });

  test("are an escaped page for people, in their frame", async () => {
    const answer = await member.get("/faults/invalid");
    const html = await answer.text();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([422, "text/html; charset=utf-8"]);
    expect(html).toContain("Cannot save &quot;&lt;b&gt;&quot;");
    expect(html).toContain("m@a.example");
    expect(html).toStartWith("<!doctype html>");
  });

  test("lead back to the page of a refused form, on this site", async () => {
    const html = async (referer: string) => (await member.post("/nothing", {}, { referer })).text();
    expect(await html("http://localhost/access?x=1")).toContain('href="/access?x=1"');
    expect(await html("https://evil.example/access")).not.toContain("/access?");
  });

  test("are a fragment aimed at #flash for htmx", async () => {
    const answer = await member.get("/faults/invalid", { "hx-request": "true" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get("hx-retarget")).toBe("#flash");
    expect(html).toStartWith("<p");
    expect(html).toContain('id="flash-message"');
  });

  test("tell nothing of the unexpected, and log its stack with the request's id", async () => {
    for (const path of ["/faults/broken", "/api/faults/broken"]) {
      const answer = await member.get(path);
      expect(answer.status).toBe(500);
      expect(await answer.text()).not.toContain("relation");
      const requestId = answer.headers.get("x-request-id");
      const line = app.lines.find((line) => line.event === "request failed" && line.requestId === requestId);
      expect(line?.stack).toContain(SECRETS);
    }
  });

  test("are 503 with a time to come back when the database is out of reach", async () => {
    const answer = await member.get("/api/faults/away");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.text()).toContain("The database is out of reach for now");
    expect(app.lines).toContainEqual(expect.objectContaining({ event: "request failed", level: "error" }));
  });

  test("are 503 with a time to come back when two waited for each other", async () => {
    const answer = await member.get("/api/faults/deadlock");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  test("are 503 and say so when the disk is full", async () => {
    const answer = await member.get("/faults/full");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("The disk of the database is full: nothing was stored");
  });

  test("name the field that a schema refuses (422), a malformed body (400) and a lost page (404)", async () => {
    const invalid = await member.json("POST", "/api/faults/body", { pages: "x" });
    expect(invalid.status).toBe(422);
    expect(((await invalid.json()) as { error: string }).error).toContain('"pages"');
    const headers = { "content-type": "application/json" };
    expect((await member.ask("POST", "/api/faults/body", { body: "{", headers })).status).toBe(400);
    expect((await member.get("/nothing")).status).toBe(404);
    expect((await member.get("/api/nothing")).status).toBe(404);
  });
});

describe("web()", () => {
  test("sends the security headers with pages, refusals and answers of a handler's own", async () => {
    for (const path of ["/page", "/nothing", "/own", "/faults/broken"]) {
      const { headers } = await member.get(path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("style-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test("sends strings of markup as HTML, and leaves a handler's own headers", async () => {
    expect((await member.get("/page")).headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect((await member.get("/own")).headers.get("cache-control")).toBe("max-age=5");
  });

  test("logs a line a request: who, what, status, time; assets below info, no secret", async () => {
    const { headers } = await member.get("/page", { "x-request-id": "proxy-12345" });
    expect(headers.get("x-request-id")).toBe("proxy-12345");
    const line = app.lines.find((line) => line.event === "request" && line.requestId === "proxy-12345");
    expect(line).toMatchObject({
      level: "info",
      method: "GET",
      path: "/page",
      status: 200,
      userId: "user-m@a.example",
    });
    expect(line?.ms).toBeNumber();
    await stranger.get("/assets/htmx.min.js");
    expect(app.lines.find((line) => line.path === "/assets/htmx.min.js")?.level).toBe("debug");
    await stranger.get("/sign-in/a-secret-of-mine");
    expect(JSON.stringify(app.lines)).not.toContain("a-secret-of-mine");
  });

  test("answers /api/health to anybody, and 503 when the database is gone", async () => {
    const answer = await stranger.get("/api/health");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: "ok", serviceStatus: "healthy", service: "order-intake" });
    const broken = await testApp({ routes: withDoor((routes) => routes) });
    broken.app.db = connect("postgres://127.0.0.1:9/nothing").db;
    const sick = await broken.client().get("/api/health");
    expect(sick.status).toBe(503);
    expect(await sick.json()).toMatchObject({ status: "error", serviceStatus: "unhealthy" });
    await broken.stop();
  });
});

describe("assets()", () => {
  test("serves a file squeezed, unchanged, once for a browser that has it", async () => {
    const headers = { "accept-encoding": "gzip, br" };
    const answer = await stranger.get("/assets/htmx.min.js", headers);
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("content-type")).toStartWith("text/javascript");
    expect(answer.headers.get("cache-control")).toBe("public, no-cache");
    const etag = answer.headers.get("etag")!;
    const again = await stranger.get("/assets/htmx.min.js", { ...headers, "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const plain = await stranger.get("/assets/htmx.min.js");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect((await plain.text()).length).toBeGreaterThan(10_000);
  });

  test("may be kept for ever under its version, and only then", async () => {
    const { asset } = await import("../views/asset.ts");
    const kept = await stranger.get(asset("htmx.min.js"));
    expect(kept.headers.get("cache-control")).toContain("immutable");
    const old = await stranger.get("/assets/htmx.min.js?v=0123");
    expect(old.headers.get("cache-control")).not.toContain("immutable");
  });

  test("serves nothing else", async () => {
    for (const path of [
      "/assets/nothing.css",
      "/assets/..%2f..%2fpackage.json",
      "/assets/%2e%2e%2flayout.tsx",
    ])
      expect((await stranger.get(path)).status).toBe(404);
  });
});

describe("rateLimit()", () => {
  const START = Date.UTC(2026, 0, 1);
  const at = (seconds: number) => setSystemTime(START + seconds * 1000);
  /** How many turns of `key` are left now; takes them all. */
  const left = (limit: (key: string) => void, key: string) => {
    for (let taken = 0; ; taken++)
      try {
        limit(key);
      } catch (error) {
        if (error instanceof TooMany) return taken;
        throw error;
      }
  };
  afterEach(() => setSystemTime());

  test("refuses the turn after the last, of that key alone, and says how long to wait", () => {
    at(0);
    const limit = rateLimit({ max: 2, perSeconds: 60 });
    expect(left(limit, "a")).toBe(2);
    at(15);
    expect(() => limit("a")).toThrow(expect.objectContaining({ headers: { "Retry-After": "15" } }));
    limit("b");
  });

  test("gives turns back evenly, and never more than there were", () => {
    at(0);
    const limit = rateLimit({ max: 6, perSeconds: 60 });
    expect(left(limit, "a")).toBe(6);
    const after = [9, 10, 30, 45, 500].map((seconds) => {
      at(seconds);
      return left(limit, "a");
    });
    expect(after).toEqual([0, 1, 2, 1, 6]);
  });

  test("remembers who took a turn for a whole period, whenever that was", () => {
    at(0);
    const limit = rateLimit({ max: 4, perSeconds: 60 });
    at(59);
    expect(left(limit, "a")).toBe(4);
    at(60);
    limit("b");
    expect(left(limit, "a")).toBe(0);
    at(104);
    expect(left(limit, "a")).toBe(3);
    at(121);
    expect(left(limit, "a")).toBe(1);
  });
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("networkOf() counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["POST", { "sec-fetch-site": "same-origin" }, true, true],
  ["POST", { "sec-fetch-site": "same-site" }, true, false],
  ["POST", { "sec-fetch-site": "cross-site", origin: "https://intake.example" }, false, false],
  ["POST", { origin: "https://intake.example" }, true, true],
  ["POST", { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, true, true],
  ["POST", { origin: "https://evil.example", host: "intake.example" }, true, false],
  ["POST", { origin: "null" }, true, false],
  ["POST", {}, true, false],
  ["POST", {}, false, true],
  ["DELETE", { "sec-fetch-site": "cross-site" }, true, false],
  ["GET", { "sec-fetch-site": "cross-site" }, true, true],
] as const)(
  "refuseCrossSite() of %s %j, with a session: %p, passes: %p",
  (method, headers, withSession, passes) => {
    const request = new Request("https://intake.example/x", { method, headers });
    const { config } = app.app;
    const check = () =>
      refuseCrossSite({ ...config, baseUrl: "https://intake.example" }, request, { withSession });
    if (passes) check();
    else expect(check).toThrow("another site");
  },
);

test.each([
  ["/review?status=a", "/review?status=a"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["https://evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["/.//evil.example", "/"],
  [undefined, "/"],
])("localPath(%p) is %p", (value, path) => expect(localPath(value, "/")).toBe(path));

test("endRequests() lets what is under way end, and waits for nobody who doesn't", async () => {
  const work = Promise.withResolvers<string>();
  const server = new Elysia()
    .get("/work", () => work.promise)
    .post("/file", async ({ request }) => (await request.text()).length, { parse: "none" })
    .listen({ hostname: "127.0.0.1", port: 0 });
  const { hostname, port } = server.server!;
  const answer = fetch(`http://${hostname}:${port}/work`).then((answer) => answer.text());
  const sender = await Bun.connect({ hostname: hostname!, port: port!, socket: { data() {} } });
  sender.write("POST /file HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\nhalf");
  await Bun.sleep(50);
  const ended = endRequests(server, 500);
  work.resolve("done");
  expect(await answer).toBe("done");
  await ended;
  expect(fetch(`http://${hostname}:${port}/work`)).rejects.toThrow();
});
