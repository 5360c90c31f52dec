import { describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, isPrivate, publicAddresses } from "../src/outbound.ts";
import { certificateFault, selfSigned } from "./_certificate.ts";

describe("isPrivate()", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "64:ff9b:1::a00:1",
    "::7f00:1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2002:7f00:1::",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
  ])("says so of %s", (address) => {
    expect(isPrivate(address)).toBe(true);
  });

  test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2001:4860:4860::8888"])(
    "lets %s pass",
    (address) => {
      expect(isPrivate(address)).toBe(false);
    },
  );
});

describe("publicAddresses()", () => {
  test("refuses a name that leads into the private network", async () => {
    await expect(publicAddresses("localhost")).rejects.toThrow(
      'Cannot use "localhost": it is an address of the private',
    );
    await expect(publicAddresses("[::1]")).rejects.toThrow("private network");
  });

  test("says that a name isn't known", async () => {
    await expect(publicAddresses("no-such-host.invalid")).rejects.toThrow("the name is not known");
  });

  test("lets a public address pass", async () => {
    expect(await publicAddresses("8.8.8.8")).toEqual(["8.8.8.8"]);
    expect(await publicAddresses("[2606:4700::1111]")).toEqual(["2606:4700::1111"]);
  });
});

describe("ask()", () => {
  test("reads an answer of 64 MB, and breaks a longer one off", async () => {
    const megabyte = new Uint8Array(1024 * 1024).fill(0x61);
    const brokenOff = Promise.withResolvers<void>();
    const server = Bun.serve({
      port: 0,
      fetch({ url }) {
        let left = Number(new URL(url).searchParams.get("megabytes"));
        const pull = (controller: ReadableStreamDefaultController) =>
          left-- > 0 ? controller.enqueue(megabyte) : controller.close();
        return new Response(new ReadableStream({ pull, cancel: () => brokenOff.resolve() }));
      },
    });
    const answer = await ask(new URL("?megabytes=64", server.url), { addresses: null });
    expect([answer.status, answer.text.length]).toEqual([200, 64 * 1024 * 1024]);
    await expect(ask(new URL("?megabytes=1000000", server.url), { addresses: null })).rejects.toThrow(
      "larger than 64 MB",
    );
    await brokenOff.promise;
    await server.stop(true);
  });

  test("asks the address given, by the name", async () => {
    const server = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: ({ headers }) => new Response(`${headers.get("host")} ${headers.get("x-key")}`),
    });
    const url = new URL(`http://erp.invalid:${server.port}/`);
    const answer = await ask(url, { addresses: ["127.0.0.1"], headers: { "X-Key": "k" } });
    expect(answer.text).toBe(`erp.invalid:${server.port} k`);
    await server.stop(true);
  });

  test("asks the next address where one refuses the connection", async () => {
    const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("here") });
    const url = new URL(`http://erp.invalid:${server.port}/`);
    const answer = await ask(url, { addresses: ["127.0.0.3", "127.0.0.2", "127.0.0.1"] });
    expect(answer.text).toBe("here");
    await server.stop(true);
    await expect(ask(url, { addresses: ["127.0.0.3", "127.0.0.2"] })).rejects.toThrow("ECONNREFUSED");
  });

  test("asks no other address once a request was sent", async () => {
    let asked = 0;
    const next = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response(String(++asked)) });
    const breaksOff = Bun.listen({
      hostname: "127.0.0.2",
      port: next.port!,
      socket: { data: (socket) => void socket.terminate() },
    });
    const question = { addresses: ["127.0.0.2", "127.0.0.1"], method: "POST", body: "an order" };
    await expect(ask(new URL(`http://erp.invalid:${next.port}/`), question)).rejects.toThrow("ECONNRESET");
    expect(asked).toBe(0);
    breaksOff.stop(true);
    await next.stop(true);
  });

  test.skipIf(certificateFault !== null)(
    "wants a certificate for the name, not for the address",
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "outbound-"));
      const { cert, key } = await selfSigned(folder, "erp.invalid");
      const server = Bun.serve({
        port: 0,
        hostname: "127.0.0.1",
        tls: { cert: Bun.file(cert), key: Bun.file(key) },
        fetch: () => new Response("hello"),
      });
      expect(await asked(`https://erp.invalid:${server.port}`, cert)).toBe("hello");
      expect(await asked(`https://other.invalid:${server.port}`, cert)).toBe("ERR_TLS_CERT_ALTNAME_INVALID");
      await server.stop(true);
      await rm(folder, { recursive: true });
    },
  );
});

/** What 127.0.0.1 answers a process that trusts `cert`, or why it does not: who is trusted is read when a process starts. */
async function asked(url: string, cert: string): Promise<string> {
  const script = `
    import { ask } from "${join(import.meta.dir, "../src/outbound.ts")}";
    const answer = ask(new URL("${url}"), { addresses: ["127.0.0.1"] });
    console.write(await answer.then(({ text }) => text, ({ code }) => code));`;
  const process = Bun.spawn([Bun.argv[0]!, "-e", script], {
    env: { ...Bun.env, NODE_EXTRA_CA_CERTS: cert },
    stdout: "pipe",
  });
  return new Response(process.stdout).text();
}
