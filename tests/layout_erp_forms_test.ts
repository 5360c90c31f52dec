import { describe, expect, test } from "bun:test";
import { COUNTED, FIGURES, read, readTitled, values, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

describe("ordersOf() of ERP systems' forms", () => {
  test("takes the rows of a delivery schedule with their counts for no lines", () => {
    const item = (y: number, number: string, code: string, [first, second]: [string, string]): Line[] => [
      [
        y,
        [40, number],
        [95, code],
        [150, "Lutensol TO 8 120KG"],
        [-350, "3.840"],
        [385, "KG"],
        [-440, "257,28"],
        [463, "100 KG"],
        [-550, "9.879,55"],
      ],
      [y + 12, [155, "Delivery schedule"], [290, `1 Day ${first}`], [-436, "1.920"], [439, "KG"]],
      [y + 24, [290, `2 Day ${second}`], [-436, "1.920"], [439, "KG"]],
      [y + 36, [155, "Gross price"], [280, "268,00 EUR / 100 KG"]],
      [y + 48, [155, "Discount % on gross"], [280, "4,000- %"]],
    ];
    const draft = readTitled([
      [
        230,
        [40, "Item"],
        [95, "Material"],
        [150, "Description"],
        [-350, "Quantity"],
        [385, "Unit"],
        [-440, "Net price"],
        [463, "per"],
        [-550, "Net value"],
      ],
      ...item(250, "00010", "RM-100245", ["13.04.2026", "04.05.2026"]),
      ...item(320, "00020", "RM-100251", ["20.04.2026", "08.06.2026"]),
      [400, [40, "Total net value excl. tax EUR"], [-550, "19.759,10"]],
    ]);
    expect(valuesOf(draft, "customerSku", "quantity", "requiredDate")).toEqual([
      ["RM-100245", "3840", "2026-04-13"],
      ["RM-100251", "3840", "2026-04-20"],
    ]);
    expect(draft.findings.map(({ code }) => code)).toContain("divided_quantity");
    expect(draft.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  const NOTED: Line = [
    150,
    [40, "Line"],
    [80, "Part Number / Description"],
    [200, "Delivery Date/Time"],
    ...FIGURES,
  ];
  const noted = (y: number, line: string, part: string, note: string): Line[] => [
    [y, [40, line], [80, part], [200, "Promised:"], ...COUNTED],
    [y + 12, [80, "Jaw insert, nbr"], [200, "Needed: 06-APR-2026"]],
    [y + 24, [80, note]],
  ];

  test("leaves out a line that a note under it takes back", () => {
    const draft = readTitled([
      NOTED,
      ...noted(170, "1", "PT-417", "Note to Supplier: Call before delivery."),
      ...noted(
        220,
        "2",
        "PT-418",
        "Note to Supplier: Rev 2 11-MAR-2026: THIS LINE CANCELLED, covered by stock.",
      ),
      ...noted(270, "3", "PT-419", "Note to Supplier: CANCELLED per buyer 11-MAR-2026"),
      [330, [-480, "Total:"], [-570, "18.00"]],
    ]);
    expect(draft.lines.map(({ printedNumber }) => printedNumber)).toEqual(["1"]);
    expect(draft.findings.map(({ code }) => code)).toContain("not_ordered");
  });

  test("takes a day in a note that runs over the columns for no required date", () =>
    expect(
      values(
        [
          NOTED,
          ...noted(170, "1", "PT-417", "Note to Supplier: Call before delivery."),
          ...noted(220, "2", "PT-418", "Note: asked for by R. Tomas 06-MAR-2026."),
        ],
        "requiredDate",
      ),
    ).toEqual([["2026-04-06"], ["2026-04-06"]]));

  test("reads the number of an order before its type and company", () =>
    expect(
      read(
        [30, [40, "Hollandale Dairy Cooperative"]],
        [70, [36, "Order Number"], [150, "Ordered"], [222, "Order Taken By"]],
        [80, [36, "48213 OP 00350"], [150, "03/12/26"], [222, "SCHMITZ"]],
        NOTED,
        ...noted(170, "1", "PT-417", "Call before delivery."),
      ).header.poNumber?.value,
    ).toBe("48213"));

  test("knows a total with its tax by the sign before the tax", () =>
    expect(
      readTitled([
        NOTED,
        ...noted(170, "1", "PT-417", "Call before delivery."),
        [230, [-480, "Total lines -tax"], [-570, "18.00"]],
        [242, [-480, "Tax VAT 20.00 % on 18.00"], [-570, "3.60"]],
        [254, [-480, "Total +tax GBP"], [-570, "21.60"]],
      ]).proof.printedTotal,
    ).toBe("21.6"));

  test("reads the unit in brackets before a portal's icon", () => {
    const row = (y: number, line: string, part: string, count: string): Line[] => [
      [
        y,
        [40, line],
        [80, part],
        [280, count],
        [322, "20 Mar 2026"],
        [-480, "$1.50 USD"],
        [-570, "$18.00 USD"],
      ],
      [y + 12, [80, "PIPET SEROLOGICAL 10ML STERILE"]],
    ];
    expect(
      values(
        [
          [
            150,
            [40, "Line #"],
            [80, "Part # / Description"],
            [280, "Qty (Unit)"],
            [322, "Need By"],
            [-480, "Unit Price"],
            [-570, "Subtotal"],
          ],
          ...row(170, "1", "10010-268", "12 (CS) ⓘ"),
          ...row(210, "2", "89079-466", "12 (PK) ⓘ"),
        ],
        "quantity",
        "unit",
      ),
    ).toEqual([
      ["12", "CS"],
      ["12", "PK"],
    ]);
  });

  test.each([
    "Schedule 1 Requested Delivery Date 04/15/26 Deliver to: D. Ikeda, IT Staging Rm 114",
    "*** SHIP COMPLETE ***",
    "Batch certificate of analysis with each delivery",
  ])("takes %p under an item's words for none of them", (note) =>
    expect(
      values(
        [
          [150, [40, "Line"], [80, "Item"], ...FIGURES],
          [170, [40, "1"], [80, "Stacking cable 50 cm"], ...COUNTED],
          [190, [80, note]],
          [220, [40, "2"], [80, "Patch cord blue"], ...COUNTED],
          [240, [80, note]],
        ],
        "description",
      ),
    ).toEqual([["Stacking cable 50 cm"], ["Patch cord blue"]]),
  );
});
