import { describe, expect, test } from "bun:test";
import { COUNTED, FIGURES, under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

describe("ordersOf() of the forms that printing programs lay out", () => {
  test("reads counts with their units glued on beside a day without marks, and no unit of a price for theirs", () =>
    expect(
      values(
        [
          [
            200,
            [40, "ITEM NUMBER"],
            [130, "DESCRIPTION"],
            [300, "QTYUM REQ DT"],
            [-450, "UNIT COST"],
            [460, "PR"],
            [-560, "EXTENSION"],
          ],
          ...under(["24EA", "500EA", "12EA"], { from: 216, step: 20 }, (y, count): Line[] => [
            [
              y,
              [40, `0047-118${y}`],
              [130, "BEARING BALL SEALED"],
              [-322, count],
              [327, "032426"],
              [-450, "68.0000"],
              [460, "C"],
              [-560, String(Number.parseInt(count, 10) * 0.68)],
            ],
          ]),
        ],
        "quantity",
        "unit",
        "priceBasis",
        "requiredDate",
      ),
    ).toEqual(["24", "500", "12"].map((count) => [count, "EA", "100", "2026-03-24"])));

  test("reads an item's name and its maker's number under one heading as its words", () =>
    expect(
      values(
        [
          [200, [40, "IMPA"], [110, "Name / Maker Ref."], ...FIGURES],
          [216, [40, "35 10 42"], [110, "BUTTERFLY VALVE LUG TYPE"], ...COUNTED],
          [236, [40, "81 14 27"], [110, "JOINTING SHEET 1.5MM"], ...COUNTED],
          [256, [40, "-"], [110, "O-RING KIT, P/N 1763468-82"], ...COUNTED],
        ],
        "customerSku",
        "description",
      ),
    ).toEqual([
      ["35 10 42", "BUTTERFLY VALVE LUG TYPE"],
      ["81 14 27", "JOINTING SHEET 1.5MM"],
      ["1763468-82", "O-RING KIT, P/N 1763468-82"],
    ]));

  test("reads a price over its tax and its discount, and no code in what says that an item has none", () =>
    expect(
      values(
        [
          [190, [40, "Code"], [120, "Libellé"], [-330, "Quantité"], [-410, "Prix HT"]],
          [201, [-410, "TVA"]],
          [212, [-410, "Remise"]],
          ...under(
            ["9782070368228", "9782266320481", "Non-inv"],
            { from: 230, step: 40 },
            (y, code): Line[] => [
              [y, [40, code], [120, "Le petit prince"], [-330, "3"], [-410, "6.95 €"]],
              [y + 11, [-410, "5.50 %"]],
              [y + 22, [-410, "9.00 %"]],
            ],
          ),
        ],
        "unitPrice",
        "customerSku",
      ),
    ).toEqual([
      ["6.95", "9782070368228"],
      ["6.95", "9782266320481"],
      ["6.95", undefined],
    ]));

  test("reads words that stand around their figures from under their heading on, right of the numbers", () => {
    const goods = [
      ["Gasket Spiral Wound 2in", "150# SS316/FG CGI"],
      ["Stud Bolt B7 5/8in", "c/w 2 2H Nuts"],
      ["Ball Valve 1in 800# SW", "A105N, Trim SS316"],
    ];
    expect(
      values(
        [
          [
            160,
            [31, "No"],
            [58, "Item"],
            [184, "Code"],
            [-330, "Quantity"],
            [-450, "Rate"],
            [-560, "Amount"],
          ],
          ...under(goods, { from: 180, step: 36 }, (y, [first, second]): Line[] => [
            [y, [58, first!]],
            [
              y + 5.5,
              [31, "1"],
              [184, `FLX-CGI-${y}`],
              [300, "12 Nos"],
              [-450, "AED 1.50"],
              [-560, "AED 18.00"],
            ],
            [y + 11, [58, second!]],
          ]),
        ],
        "description",
      ).flat(),
    ).toEqual(goods.map((lines) => lines.join(" ")));
  });

  test("reads an item's words behind their caption under it", () =>
    expect(
      values(
        [
          [200, [40, "Part Code"], ...FIGURES, { x: 575, text: "Due" }],
          ...under(["4002-118", "7715-03R"], { from: 216, step: 50 }, (y, code): Line[] => [
            [y, [40, code], ...COUNTED],
            [y + 11, [40, "Part Description : Sprocket, idler, 40B18"]],
            [y + 22, [40, "Part Status : New"]],
          ]),
        ],
        "customerSku",
        "description",
      ),
    ).toEqual([
      ["4002-118", "Sprocket, idler, 40B18"],
      ["7715-03R", "Sprocket, idler, 40B18"],
    ]));

  test("keeps a maker's name before a model of one or two figures", () =>
    expect(
      values(
        [
          [200, [40, "Description"], [200, "Make/Model"], ...FIGURES],
          [216, [40, "Ball bearing"], [200, "ACME 6206-2RS1"], ...COUNTED],
          [236, [40, "Welding wire"], [200, "OERLIKON CARBOFIL 1"], ...COUNTED],
        ],
        "customerSku",
      ).flat(),
    ).toEqual(["6206-2RS1", "OERLIKON CARBOFIL 1"]));
});
