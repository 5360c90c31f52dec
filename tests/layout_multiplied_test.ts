import { expect, test } from "bun:test";
import { areaOf } from "../src/extraction/layout/page/lines.ts";
import { styleOf } from "../src/extraction/layout/page/style.ts";
import { multipliedRows } from "../src/extraction/layout/prose/multiplied.ts";
import { pageOf } from "./fixtures/layouts/_page.ts";

test("multipliedRows() takes the figures whose product is nearest to the amount", () => {
  const area = areaOf(
    pageOf([
      [300, [40, "Candle, soy, cedar"], [-280, "24"], [-340, "48"], [-420, "23.99"], [-520, "1,151.52"]],
    ]),
  );
  const [row] = multipliedRows(area, styleOf([area]));
  expect([row?.fields.quantity?.value, row?.fields.unitPrice?.value]).toEqual(["48", "23.99"]);
});
