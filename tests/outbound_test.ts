import { describe, expect, test } from "bun:test";
import { isPrivate, refusePrivate } from "../src/outbound.ts";

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
