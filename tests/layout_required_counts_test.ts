import { expect, test } from "bun:test";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";

test.each(["Required Order Qty", "Order quantity required", "Required Ordered", "Required pcs"])(
  "roleOf() takes %p for what is ordered, as two rows of captions may say it",
  (caption) => expect(roleOf(caption)).toBe("quantity"),
);

test("roleOf() leaves the days that something is required on", () => {
  expect(["Required", "Required delivery"].map(roleOf)).toEqual(["date", "date"]);
});
