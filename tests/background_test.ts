import { describe, expect, test } from "bun:test";
import { Permanent } from "../jobs/mod.ts";
import { feed } from "../src/erp/background/feed.ts";
import { errorOf, failureOf } from "../src/erp/background/message.ts";
import { Conflict, Malformed } from "../src/errors.ts";

const bytes = (...values: number[]) => new Uint8Array(values);

describe("feed()", () => {
  test("gives what was pushed in its order, also what comes while it is waited for, and says what is read", async () => {
    const took: number[] = [];
    const fed = feed((size) => took.push(size));
    fed.push(bytes(1));
    const read: number[][] = [];
    const reading = (async () => {
      for await (const chunk of fed) read.push([...chunk]);
    })();
    await Bun.sleep(0);
    fed.push(bytes(2, 3));
    await Bun.sleep(0);
    fed.push(bytes(4));
    fed.end();
    await reading;
    expect(read).toEqual([[1], [2, 3], [4]]);
    expect(took).toEqual([1, 2, 1]);
  });

  test("throws why it broke after what came before", async () => {
    const fed = feed(() => {});
    fed.push(bytes(1));
    fed.fail(new Error("The sender went away"));
    const read: number[] = [];
    const reading = (async () => {
      for await (const [value] of fed) read.push(value!);
    })();
    await expect(reading).rejects.toThrow("The sender went away");
    expect(read).toEqual([1]);
  });
});

test("errorOf() makes of what crossed an error of its class, where people are told of it", () => {
  const crossed = (error: unknown) => errorOf(structuredClone(failureOf(error)));
  for (const error of [new Malformed("Line 3 is not JSON"), new Conflict("Taken"), new Permanent("No")])
    expect(crossed(error)).toEqual(error);
  expect(crossed(new Malformed("Line 3 is not JSON"))).toBeInstanceOf(Malformed);
  expect(crossed(new RangeError("deep"))).toEqual(new Error("deep"));
  expect(crossed("thrown")).toEqual(new Error("thrown"));
});
