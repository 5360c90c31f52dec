import { expect, test } from "bun:test";
import { readTitled, under, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const CONES = [
  "550-16",
  "CONES, TRAFFIC, 28 INCH",
  "ORANGE PVC, 10 LB BASE",
  "41050",
  "250.0",
  "$ 23.85",
  "$ 5,962.50",
];
const TAPE = [
  "550-63",
  "TAPE, PAVEMENT MARKING",
  "WHITE, 4 INCH",
  "83-7110-02",
  "36.0",
  "$ 97.40",
  "$ 3,506.40",
];

/** A title, a class, words, captions, a table of one row and one of accounts for each item. */
function form(...items: string[][]): Line[] {
  return under([...items.entries()], { from: 200, step: 120 }, (y, [i, item]): Line[] => {
    const [kind, words, more, model, count, price, sum] = item as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    return [
      [y, [42, `Item # ${i + 1}`]],
      [y + 12, [42, `Class-Item ${kind}`]],
      [y + 24, [42, words]],
      [y + 34, [42, more]],
      [y + 48, [42, "Manufacturer: JBC"], [145, "Brand:"], [201, `Model: ${model}`], [289, "Packaging:"]],
      [
        y + 60,
        [51, "Quantity"],
        [105, "Unit Price"],
        [170, "UOM"],
        [-360, "Total Discount"],
        [-550, "Total Cost"],
      ],
      [y + 69, [-345, "Amt."]],
      [y + 81, [-85, count], [-150, price], [168, "EA"], [-355, "$ 0.00"], [-555, sum]],
      [y + 93, [42, "LN/FY/Account Code"], [490, "Dollar Amount"]],
      [y + 105, [42, `${i + 1} / 26 / 0011-49416-1300-0000`], [-555, sum]],
    ];
  });
}

test.each([[[CONES, TAPE]], [[CONES]]])(
  "layout() reads items each under a numbered title, their words and a table of one row",
  (items) => {
    expect(
      valuesOf(
        readTitled(form(...items)),
        "customerSku",
        "description",
        "quantity",
        "unitPrice",
        "lineTotal",
      ),
    ).toEqual(
      [
        ["41050", "CONES, TRAFFIC, 28 INCH ORANGE PVC, 10 LB BASE", "250", "23.85", "5962.5"],
        ["83-7110-02", "TAPE, PAVEMENT MARKING WHITE, 4 INCH", "36", "97.4", "3506.4"],
      ].slice(0, items.length),
    );
  },
);
