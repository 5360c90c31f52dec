import { expect, test } from "bun:test";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";

test("a number far behind the No. under the title is the order's, no day or page that stands below", () => {
  const { header } = read(
    [30, [40, "Prairie Trailer Mfg Co Inc"], [400, "PURCHASE ORDER"]],
    [42, [40, "RR 2 Box 118"], [400, "NO."], [425, "00054417"]],
    [54, [40, "Abilene KS 67410"], [400, "DATE"], [425, "03/12/26"]],
    [66, [400, "PAGE"], [425, "1"]],
    ...TABLE,
  );
  expect([header.poNumber?.value, header.orderDate?.value]).toEqual(["00054417", "2026-03-12"]);
});
