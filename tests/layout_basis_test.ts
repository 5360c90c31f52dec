import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

/** The price basis of a line whose price is for what `said` says, and what was found of it. */
function basisOf(caption: string, ...said: [number, string][]) {
  const page = pageOf([
    [40, [40, "Order 4711"]],
    [
      100,
      [40, "Article"],
      [140, "Designation"],
      [-320, "Qty"],
      [-400, "Price"],
      [430, caption],
      [-560, "Amount"],
    ],
    [120, [40, "AB-4711"], [140, "Vis CHC"], [-320, "3750"], [-400, "543.21"], ...said, [-560, "2037.04"]],
  ]);
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  const codes = draft!.findings.filter(({ code }) => code === "ungrounded");
  return [draft!.lines[0]?.fields.priceBasis?.value, codes.length];
}

test("layout() reads for how many a price is where a blank parts the thousands", () => {
  expect(basisOf("Pour", [430, "1"], [438, "000"])).toEqual(["1000", 0]);
});

test("layout() reads for how many a price is from a per mille sign", () => {
  expect(basisOf("je", [430, "‰"], [442, "St"])).toEqual(["1000", 0]);
});
