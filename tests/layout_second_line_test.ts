import { expect, test } from "bun:test";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";

test("a number far behind the No. under the title is the order's, no day or page that stands below", () => {
  const { header } = read(
    [30, [40, "Prairie Trailer Mfg Co Inc"], [430, "PURCHASE ORDER"]],
    [42, [430, "NO."], [464, "00054417"]],
    [54, [430, "DATE"], [464, "03/12/26"]],
    [66, [430, "PAGE"], [464, "1"]],
    ...TABLE,
  );
  expect([header.poNumber?.value, header.orderDate?.value]).toEqual(["00054417", "2026-03-12"]);
});
