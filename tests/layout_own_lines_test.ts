import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { LineField } from "../src/orders/mod.ts";
import type { Box } from "../src/reading/mod.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TITLE: Rows[number] = [60, [40, "PURCHASE ORDER 4711"]];

/** What lines say in some fields. */
function said(rows: Rows, ...fields: LineField[]) {
  const { lines } = layout(readingOf(pageOf([TITLE, ...rows])), { ownNames: [] })[0]!;
  return lines.map((line) => fields.map((field) => line.fields[field]?.value));
}

describe("layout() of words and codes of an item on lines of their own", () => {
  const HEAD: Rows[number] = [
    300,
    [40, "Line"],
    [80, "Product And Description"],
    [-300, "Quantity"],
    [-420, "Unit Price"],
    [-560, "Amount"],
  ];

  test("reads a size that goes by material and grade for the item's words", () => {
    const rows: Rows = [
      [
        300,
        [40, "Item"],
        [-90, "Pcs"],
        [110, "Material / Size / Grade"],
        [300, "Length"],
        [-460, "Price"],
        [-560, "Amount"],
      ],
      [
        320,
        [40, "1"],
        [-90, "18"],
        [110, "HSS tube 3 x 3 x 3/16 A500B"],
        [300, "24 FT"],
        [-460, "79.82"],
        [-560, "1,436.76"],
      ],
      [
        340,
        [40, "2"],
        [-90, "26"],
        [110, "CR sheet 16GA x 48 x 120 CQ"],
        [300, "10 FT"],
        [-460, "86.49"],
        [-560, "2,248.74"],
      ],
    ];
    expect(said(rows, "description")).toEqual([
      ["HSS tube 3 x 3 x 3/16 A500B"],
      ["CR sheet 16GA x 48 x 120 CQ"],
    ]);
  });

  test("takes goods that are called like a charge, with a number in their words, for no sum", () => {
    const rows: Rows = [
      HEAD,
      [320, [40, "1"], [80, "CB12134"], [-300, "700"], [-420, "0.36"], [-560, "252.00"]],
      [330, [80, "Carriage bolt 1/2-13 x 1-3/4 galvanized lot 11"]],
      [350, [40, "2"], [80, "FW38USS"], [-300, "2000"], [-420, "0.04"], [-560, "80.00"]],
      [360, [80, "Flat washer 3/8 zinc"]],
    ];
    expect(said(rows, "description")[0]).toEqual(["Carriage bolt 1/2-13 x 1-3/4 galvanized lot 11"]);
  });

  test("joins codes that all break behind the same letters", () => {
    const rows: Rows = [
      [
        300,
        [40, "Line"],
        [80, "Material"],
        [130, "Description"],
        [-340, "Quantity"],
        [-420, "Unit Price"],
        [-560, "Amount"],
      ],
      ...["24002", "20114", "22850", "24410"].flatMap(
        (code, i): Rows => [
          [
            320 + 30 * i,
            [40, `${i + 1}`],
            [80, "RM-"],
            [130, `Glycol ${"ABCD"[i]}`],
            [-340, "40"],
            [-420, "2.00"],
            [-560, "80.00"],
          ],
          [330 + 30 * i, [80, code]],
        ],
      ),
    ];
    expect(said(rows, "customerSku").flat()).toEqual(["RM-24002", "RM-20114", "RM-22850", "RM-24410"]);
  });

  test("gives the words under an item's number to its releases, not to the line above", () => {
    const columns: Rows[number] = [
      300,
      [40, "Line/Rel"],
      [90, "Item"],
      [210, "Due Date"],
      [-340, "Qty Ordered"],
      [360, "U/M"],
      [-450, "Unit Cost"],
      [-560, "Extended Cost"],
    ];
    const release = (y: number, place: string, code: string, qty: string, amount: string): Rows[number] => [
      y,
      [40, place],
      [90, code],
      [210, "03/25/2026"],
      [-340, qty],
      [360, "EA"],
      [-450, "4.00"],
      [-560, amount],
    ];
    const rows: Rows = [
      columns,
      [320, [40, "1"], [90, "Plate, skin splice"]],
      release(335, "1/1", "0533-0018", "30.00", "120.00"),
      release(350, "1/2", "0533-0018", "35.00", "140.00"),
      [365, [40, "2"], [90, "Housing, actuator Drawing: D-0417-6630"]],
      release(380, "2/1", "0417-6630", "39.00", "156.00"),
    ];
    expect(said(rows, "customerSku", "description")).toEqual([
      ["0533-0018", "Plate, skin splice"],
      ["0533-0018", undefined],
      ["0417-6630", "Housing, actuator Drawing: D-0417-6630"],
    ]);
  });

  test("leaves a schedule to the line over it, where a rule is drawn under its headings", () => {
    const tops = [320, 410, 500];
    const rows: Rows = [
      TITLE,
      [
        300,
        [40, "Line #"],
        [90, "Part #"],
        [180, "Description"],
        [-340, "Qty"],
        [-450, "Unit Price"],
        [-560, "Subtotal"],
      ],
      ...tops.flatMap(
        (y, i): Rows => [
          [y, [40, `${i + 1}0`], [90, `AB-100${i}`], [-340, "101"], [-450, "24.00"], [-560, "2,424.00"]],
          [y + 12, [180, "V-belt classic"]],
          [y + 40, [70, "Schedule Line #"], [170, "Delivery Date"], [250, "Ship Date"], [330, "Quantity"]],
          [y + 54, [70, "1"], [170, `${14 + i} Apr 2026`], [330, "101"]],
        ],
      ),
    ];
    const rules = tops.map((y): Box => [70, y + 46, 380, y + 46]);
    const { lines } = layout(readingOf(pageOf(rows, { rules })), { ownNames: [] })[0]!;
    expect(lines.map(({ fields }) => fields.requiredDate?.value)).toEqual([
      "2026-04-14",
      "2026-04-15",
      "2026-04-16",
    ]);
  });
});
