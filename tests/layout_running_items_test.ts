import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const HEAD: Line[] = [
  [40, [230, "SOUTHERN RAILWAY"]],
  [52, [228, "PURCHASE ORDER (NON-STOCK)"]],
  [76, [40, "P.O.No.: 52245811201764 dated 16-DEC-24"]],
  [90, [40, "To,"], [320, "From,"]],
  [100, [40, "COROMANDEL BATTERIES LIMITED"], [320, "Office of the Dy.CMM, MSD"]],
  [110, [40, "Plot 14, SIDCO Estate, Chennai 600098"], [320, "Ponmalai, Tiruchirapalli 620004"]],
];

interface Item {
  code: string;
  quantity: string;
  words: [string, string];
  rate: string;
  value: string;
  deliveries: [string, string][];
}

const BATTERIES: Item = {
  code: "45178161",
  quantity: "12 Set",
  words: ["VRLA BATTERIES IN SETS OF 19 MONOBLOCKS", "WITH SUITABLE HOUSING TRAYS"],
  rate: "1,88,104.96",
  value: "22,57,259.52",
  deliveries: [
    ["8", "14-MAR-25"],
    ["4", "14-MAR-25"],
  ],
};

const TRAYS: Item = {
  code: "41031124",
  quantity: "450 Metre",
  words: ["CABLE TRAY, FRP, PERFORATED", "2.5 M LONG TO DRG. E-1187"],
  rate: "612.40",
  value: "2,75,580.00",
  deliveries: [["450", "28-FEB-25"]],
};

function itemAt(y: number, { code, quantity, words, rate, value, deliveries }: Item): Line[] {
  return [
    [y, [40, "PL No :"], [200, `Item Qty : ${quantity}`], [330, "Inspection agency : CONSIGNEE"]],
    [y + 9, [40, code], [330, "HSN : 85072000"]],
    [y + 22, [40, `Description : ${words[0]}`]],
    [y + 31, [40, words[1]]],
    [y + 43, [40, `Basic Rate: Rs. ${rate} (Rupees only) per Set GST :`]],
    [
      y + 52,
      [40, "INCLUSIVE IN BASIC RATE"],
      [160, `Freight : NIL (F.O.R. DESTINATION) Total Item Value : Rs. ${value}`],
    ],
    [y + 64, [253, "DELIVERY SCHEDULE"]],
    [
      y + 75,
      [40, "Consignee"],
      [248, "PO Qty"],
      [284, "Commence"],
      [365, "Complete by"],
      [453, "Allocation"],
    ],
    ...deliveries.map(
      ([count, day], i): Line => [
        y + 87 + 12 * i,
        [40, "DY.CEE/CW/PER"],
        [-276, count],
        [284, "17-DEC-24"],
        [365, day],
        [453, "207017 - 042811"],
      ],
    ),
  ];
}

function read(...pages: Line[][]) {
  const [draft] = layout(readingOf(...pages.map((lines) => pageOf(lines))), { ownNames: [] });
  return draft!;
}

const said = ({ lines }: ReturnType<typeof read>) =>
  lines.map(({ fields }) =>
    (
      ["customerSku", "quantity", "unit", "unitPrice", "lineTotal", "requiredDate", "description"] as const
    ).map((field) => fields[field]?.value),
  );

const READ = [
  [
    "45178161",
    "12",
    "Set",
    "188104.96",
    "2257259.52",
    "2025-03-14",
    "VRLA BATTERIES IN SETS OF 19 MONOBLOCKS WITH SUITABLE HOUSING TRAYS",
  ],
  [
    "41031124",
    "450",
    "Metre",
    "612.4",
    "275580",
    "2025-02-28",
    "CABLE TRAY, FRP, PERFORATED 2.5 M LONG TO DRG. E-1187",
  ],
];

describe("layout() of items in running text behind captions", () => {
  test("reads code, count, rate, value and day of each, for the railway that heads the order", () => {
    const draft = read([...HEAD, ...itemAt(150, BATTERIES), ...itemAt(290, TRAYS)]);
    expect(said(draft)).toEqual(READ);
    expect(draft.header.customerName?.value).toBe("SOUTHERN RAILWAY");
  });

  test("reads one alone, and one of a further page", () => {
    expect(said(read([...HEAD, ...itemAt(150, BATTERIES)]))).toEqual(READ.slice(0, 1));
    expect(said(read([...HEAD, ...itemAt(150, BATTERIES)], itemAt(60, TRAYS)))).toEqual(READ);
  });

  test("points to values where they are printed", () => {
    const [first] = read([...HEAD, ...itemAt(150, BATTERIES)]).lines;
    const evidence = first!.fields.unitPrice!.evidence as { page: number; box: number[] };
    expect([evidence.page, evidence.box[0]! < 200]).toEqual([1, true]);
  });

  test("says that parts are wanted on several days", () => {
    const parted: Item = {
      ...BATTERIES,
      deliveries: [
        ["8", "14-MAR-25"],
        ["4", "14-APR-25"],
      ],
    };
    const { findings } = read([...HEAD, ...itemAt(150, parted), ...itemAt(290, TRAYS)]);
    expect(findings.map(({ code }) => code)).toContain("divided_quantity");
  });

  test("reads values that hold the tax, and none that come from elsewhere", () => {
    const valued = (value: string) =>
      read([...HEAD, ...itemAt(150, { ...BATTERIES, value })]).lines[0]!.fields;
    const [taxed, other] = [valued("26,63,566.23"), valued("12,345.00")];
    expect([taxed.unitPrice?.value, taxed.lineTotal?.value]).toEqual(["188104.96", "2663566.23"]);
    expect(other.lineTotal).toBeUndefined();
  });

  test("gives no item what stands above the count of the next", () => {
    const apart = (y: number, code: string, words: string, count: string): Line[] => [
      [y, [40, `PL No : ${code}`], [200, `Description : ${words}`]],
      [y + 24, [40, `Item Qty : ${count}`], [200, "Basic Rate: 10.00 Total Item Value : 20.00"]],
    ];
    const draft = read([
      ...HEAD,
      ...apart(150, "45178161", "VRLA BATTERIES", "2 Set"),
      ...apart(198, "41031124", "CABLE TRAY", "2 Set"),
    ]);
    const first = draft.lines.find(({ fields }) => fields.customerSku?.value === "41031124");
    expect(first?.fields.description?.value ?? "CABLE TRAY").toBe("CABLE TRAY");
    expect(draft.lines.length).not.toBe(1);
  });
});
