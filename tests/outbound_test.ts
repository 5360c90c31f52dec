import { describe, expect, test } from "bun:test";
import { ask, isPrivate, refusePrivate } from "../src/outbound.ts";

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
  ])("says so of %s", (address) => {
    expect(isPrivate(address)).toBe(true);
  });

  test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "::ffff:8.8.8.8"])(
    "lets %s pass",
    (address) => {
      expect(isPrivate(address)).toBe(false);
    },
  );
});

describe("refusePrivate()", () => {
  test("refuses a name that leads into the private network", async () => {
    expect(refusePrivate("localhost")).rejects.toThrow(
      'Cannot use "localhost": it is an address of the private',
    );
    expect(refusePrivate("[::1]")).rejects.toThrow("private network");
  });

  test("says that a name isn't known", async () => {
    expect(refusePrivate("no-such-host.invalid")).rejects.toThrow("the name is not known");
  });

  test("lets a public address pass", async () => {
    await refusePrivate("8.8.8.8");
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
    const answer = await ask(new URL("?megabytes=64", server.url), {});
    expect([answer.status, answer.text.length]).toEqual([200, 64 * 1024 * 1024]);
    await expect(ask(new URL("?megabytes=1000000", server.url), {})).rejects.toThrow("larger than 64 MB");
    await brokenOff.promise;
    await server.stop(true);
  });
});
