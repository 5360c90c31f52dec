import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { httpClient } from "../src/erp/http/client.ts";
import { http } from "../src/erp/http/connector.ts";
import { type Connector, NoAnswer } from "../src/erp/mod.ts";
import { odooClient } from "../src/erp/odoo/client.ts";
import { odoo } from "../src/erp/odoo/connector.ts";
import { trytonClient } from "../src/erp/tryton/client.ts";
import { tryton } from "../src/erp/tryton/connector.ts";
import { certificateFault, selfSigned } from "./_certificate.ts";
import { orderToBook } from "./_erp.ts";

const PAGE = "<!DOCTYPE html><html><head><title>Bad gateway</title></head><body></body></html>";
const BEGUN = '{"erpOrderId": "1", "number": "5';
const HTML = { "Content-Type": "text/html" };
let answer: (response: ServerResponse) => void;
const server = createServer(async (request, response) => {
  for await (const _ of request);
  answer(response);
});
beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => server.closeAllConnections());

/** Odoo's and Tryton's ids are numbers. */
const order = () => orderToBook({ customerErpId: "1" });
const HOSTS = { privateHosts: true };
const ODOO = { database: "acme", user: "ana", apiKey: "key" };
const ERPS: [kind: string, open: (url: string) => Connector][] = [
  ["http()", (url) => http(httpClient({ url, authorization: null, signingSecret: null }, HOSTS), {})],
  ["odoo() by JSON-2", (url) => odoo(odooClient({ ...ODOO, url, protocol: "json2" }, HOSTS))],
  ["odoo() by JSON-RPC", (url) => odoo(odooClient({ ...ODOO, url, protocol: "jsonrpc" }, HOSTS))],
  ["tryton()", (url) => tryton(trytonClient({ url, database: "acme", user: "ana", password: "key" }, HOSTS))],
];
const open = (connect: (typeof ERPS)[number][1], protocol = "http") =>
  connect(`${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}`);

const UNCLEAR: [what: string, answer: typeof answer, words: string][] = [
  ["a page", (to) => to.writeHead(200, HTML).end(PAGE), 'answers 200: a page, "Bad gateway"'],
  ["a gateway's page", (to) => to.writeHead(502, HTML).end(PAGE), 'answers 502: a page, "Bad gateway"'],
  ["a redirect", (to) => to.writeHead(302, { Location: "/login" }).end(), "redirects are not followed"],
  ["JSON of something else", (to) => to.writeHead(200).end('{"hello": "world"}'), '{"hello"'],
  ["no HTTP", (to) => to.socket!.end("SSH-2.0-OpenSSH_9.2\r\n"), "does not speak HTTP as it should"],
  [
    "what is not packed as it says",
    (to) => to.writeHead(200, { "Content-Encoding": "gzip" }).end("not gzip"),
    "can't be undone",
  ],
  ["a failure without words", (to) => to.writeHead(500).end(), "answers 500: nothing"],
  ["half a text", (to) => to.writeHead(200).end(BEGUN), `answers 200: ${BEGUN}`],
  [
    "a text cut off",
    (to) => to.writeHead(200, { "Content-Length": 99 }).write(BEGUN, () => to.socket!.destroy()),
    "cut",
  ],
  ["a cut connection", (to) => to.socket!.destroy(), "does not answer: the connection was cut"],
];

/** By our protocol a service is well that answers 200, whatever its words. */
const WELL = ["JSON of something else", "half a text"];

describe.each(ERPS)("%s", (kind, connect) => {
  test.each(UNCLEAR)(
    "create() and findByKey() answered with %s know nothing of the order",
    async (_, ...how) => {
      const words = how[1];
      answer = how[0];
      const create = open(connect).create(order());
      await expect(create).rejects.toThrow(NoAnswer);
      await expect(create).rejects.toThrow(words);
      await expect(open(connect).findByKey("key")).rejects.toThrow(words);
    },
  );

  test.each([400, 401, 403, 404, 409, 422])(
    "findByKey() and read() answered %d with a page say nothing",
    async (status) => {
      answer = (to) => to.writeHead(status, HTML).end(PAGE);
      await expect(open(connect).read("1")).rejects.toThrow();
      await expect(open(connect).findByKey("key")).rejects.toThrow();
    },
  );

  const unwell = UNCLEAR.filter(([what]) => kind !== "http()" || !WELL.includes(what));
  test.each(unwell)("check() answered with %s says so", async (_, ...how) => {
    answer = how[0];
    await expect(open(connect).check()).rejects.toThrow(how[1]);
  });

  test("create() asked to wait was not sent, and waits as long", async () => {
    answer = (to) => to.writeHead(429, { "Retry-After": "120" }).end("Slow down");
    const waiting = { message: expect.stringContaining("answers 429: it asks to wait"), isUnsent: true };
    await expect(open(connect).create(order())).rejects.toMatchObject({ ...waiting, waitSeconds: 120 });
    answer = (to) => to.writeHead(429).end();
    await expect(open(connect).create(order())).rejects.toMatchObject({ ...waiting, waitSeconds: 60 });
    const until = new Date(Date.now() + 3_600_000).toUTCString();
    answer = (to) => to.writeHead(503, { "Retry-After": until }).end("Closed");
    const closed = await open(connect)
      .create(order())
      .catch((error) => error);
    expect(closed).toMatchObject({
      isUnsent: false,
      message: expect.stringContaining("answers 503: Closed"),
    });
    expect(closed.waitSeconds).toBeWithin(3_000, 3_601);
  });

  test("create() that reached nobody was not sent", async () => {
    const nobody = connect("http://127.0.0.1:9");
    await expect(nobody.create(order())).rejects.toMatchObject({
      isUnsent: true,
      message: expect.stringContaining("does not answer: nothing takes connections there"),
    });
  });

  test("create() to a port without TLS says so", async () => {
    await expect(open(connect, "https").create(order())).rejects.toThrow("it does not speak TLS there");
  });

  test.skipIf(certificateFault !== null)(
    "create() trusts no certificate of nobody's, and sends nothing",
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "answers-"));
      const { cert, key } = await selfSigned(folder);
      let requests = 0;
      const fetch = () => new Response(String(++requests));
      const untrusted = Bun.serve({ port: 0, tls: { cert: Bun.file(cert), key: Bun.file(key) }, fetch });
      await expect(connect(`https://localhost:${untrusted.port}`).create(order())).rejects.toMatchObject({
        isUnsent: true,
        message: expect.stringContaining("does not answer: its certificate is signed by itself"),
      });
      expect(requests).toBe(0);
      await untrusted.stop(true);
      await rm(folder, { recursive: true });
    },
  );
});
