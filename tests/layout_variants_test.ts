import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

test("layout() takes of an item and its variant the variant, and the words under it without those of the next column", () => {
  const [draft] = layout(
    readingOf(
      pageOf([
        [30, [40, "PURCHASE ORDER 4711"]],
        [300, [40, "Quantity"], [120, "Item"], [280, "Options"], [440, "Rate"], [540, "Amount"]],
        [320, [-60, "12"], [120, "K-583 : K-583-M"], [280, "Size: M"], [-470, "1.50"], [-580, "18.00"]],
        [332, [120, "Fleece, quarter zip,"], [280, "Colour: Navy"]],
        [344, [120, "embroidered"]],
        [364, [-60, "40"], [120, "R-623 : R-623-L"], [280, "Size: L"], [-470, "0.50"], [-580, "20.00"]],
        [376, [120, "Hi-vis vest, class 2"], [280, "Colour: Black"]],
        [420, [440, "Total"], [-580, "38.00"]],
      ]),
    ),
    { ownNames: [] },
  );
  expect(draft!.lines.map(({ fields }) => [fields.customerSku?.value, fields.description?.value])).toEqual([
    ["K-583-M", "Fleece, quarter zip, embroidered"],
    ["R-623-L", "Hi-vis vest, class 2"],
  ]);
});
