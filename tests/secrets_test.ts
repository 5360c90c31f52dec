import { describe, expect, test } from "bun:test";
import { open, seal } from "../src/secrets.ts";

const KEY = "one key";

describe("seal()", () => {
  test("is opened by its key alone", () => {
    const sealed = seal(KEY, "pä$$word 🔑");
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(open(KEY, sealed)).toBe("pä$$word 🔑");
    expect(() => open("another", sealed)).toThrow("CREDENTIALS_KEY");
  });

  test("gives the same text another face each time", () => {
    expect(seal(KEY, "same")).not.toBe(seal(KEY, "same"));
  });

  test("can't be changed by a bit, cut or made up", () => {
    const bytes = Buffer.from(seal(KEY, "password"), "base64url");
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(() => open(KEY, changed.toString("base64url"))).toThrow("another CREDENTIALS_KEY");
    }
    for (const made of ["", "abc", bytes.subarray(0, 20).toString("base64url")])
      expect(() => open(KEY, made)).toThrow("another CREDENTIALS_KEY");
  });
});
