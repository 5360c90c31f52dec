import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { HeaderField, LineField } from "../src/orders/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const TITLE: Line[] = [
  [30, [40, "Calder Pumps Ltd"]],
  [60, [40, "PURCHASE ORDER 4711"]],
];

const FIGURES: [number, string][] = [
  [-400, "Qty"],
  [-480, "Unit Price"],
  [-570, "Amount"],
];

function read(...rows: Line[]) {
  return ordersOf(readingOf(pageOf(rows)), { ownNames: [] }).drafts[0]!;
}

function head(rows: Line[], field: HeaderField) {
  return read(...rows, ...item(300, "AB-1001", "Hex bolt M8")).header[field]?.value;
}

function values(rows: Line[], ...names: LineField[]) {
  return read(...TITLE, ...rows).lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

/** A table of one item under its headings. */
function item(y: number, code: string, words: string): Line[] {
  return [
    [y, [40, "Item"], [140, "Description"], ...FIGURES],
    [y + 16, [40, code], [140, words], [-400, "12"], [-480, "1.50"], [-570, "18.00"]],
  ];
}

describe("ordersOf() of everyday forms", () => {
  test("parts two words over a heading each, though they stand close: 'Unit Discount' over 'price' and 'percent'", () => {
    const row = (y: number, code: string, count: string, ...figures: string[]): Line => [
      y,
      [43, code],
      [180, "Steel plate"],
      [331, "27/02/2026"],
      [394, count],
      ...figures.map((text, i): [number, string] => [-[472, 511, 552][i]!, text]),
    ];
    expect(
      values(
        [
          [196, [43, "Item"], [331, "Delivery"], [-472, "Unit"], [-511, "Discount"]],
          [
            204,
            [43, "number"],
            [180, "Description"],
            [331, "date"],
            [378, "Quantity Unit"],
            [-472, "price"],
            [-511, "percent"],
            [-552, "Amount"],
          ],
          row(220, "MS-00117", "4.00 pcs", "3,180.00", "0.00", "12,720.00"),
          row(236, "PI-02204", "36.00 pcs", "38.60", "5.00", "1,320.12"),
          row(252, "FL-00921", "72.00 pcs", "6.40", "5.00", "437.76"),
        ],
        "unitPrice",
      ).flat(),
    ).toEqual(["3180", "38.6", "6.4"]);
  });

  test("takes no order for a changed one that counts no change under the caption", () => {
    const codes = (changes: string) =>
      read(
        [30, [40, "Pennine Water Ltd"], [400, "Purchase Order"]],
        [60, [40, "Purchase Order"], [180, "Order Date"], [300, "Change Order"]],
        [72, [40, "PWN-PO-0038812"], [180, "31-Mar-2026"], [300, changes]],
        ...item(300, "AB-1001", "Hex bolt M8"),
      ).findings.map(({ code }) => code);
    expect(codes("0")).not.toContain("changed_order");
    expect(codes("2")).toContain("changed_order");
  });

  test("takes who heads the page for the buyer, not the 'Company' in the window under its address in one line", () =>
    expect(
      head(
        [
          [39, [37, "Great Lakes Paperboard Corp."]],
          [85, [325, "PO number/date"]],
          [95, [325, "4500678123 / 03/12/2026"]],
          [107, [36, "Great Lakes Paperboard Corp. * 2200 Mill Road * Escanaba MI 49829"]],
          [120, [36, "Company"]],
          [132, [36, "LAKESHORE BEARING & DRIVE LLC"]],
          [144, [36, "4410 INDUSTRIAL PKWY"]],
          [156, [36, "GREEN BAY WI 54302"]],
        ],
        "customerName",
      ),
    ).toBe("Great Lakes Paperboard Corp."));

  test("takes the day under 'Receive By', not the one of payment beside the terms", () =>
    expect(
      head(
        [
          ...TITLE,
          [180, [44, "Terms"], [129, "Due Date"], [195, "PO #"], [509, "Receive By"]],
          [195, [44, "Net 10th Prox"], [129, "2/10/2026"], [195, "4711"], [509, "1/19/2026"]],
        ],
        "requiredDate",
      ),
    ).toBe("2026-01-19"));

  test("reads the day under 'P/O DATE'", () =>
    expect(
      head(
        [
          [30, [40, "Gulfstream Plumbing Inc"], [404, "P/O DATE"], [492, "P/O NUMBER"]],
          [42, [40, "4801 W Columbus Dr"], [404, "05/21/26"], [492, "P1448702"]],
        ],
        "orderDate",
      ),
    ).toBe("2026-05-21"));

  test("reads the second of two codes in capitals alone or of two words, and the words set in under it", () => {
    const rows = (y: number, own: string, theirs: string, words: string): Line[] => [
      [y, [77, own], [-400, "12"], [-480, "1.50"], [-570, "18.00"]],
      [y + 11, [77, theirs]],
      [y + 22, [97, words]],
    ];
    expect(
      values(
        [
          [177, [77, "Item"], ...FIGURES],
          [186, [77, "Vendor Item"]],
          ...rows(203, "HV-10034", "D1VW004CNJW", "VALVE, DIR CONTROL, D03"),
          ...rows(244, "FT-08041", "8 CTX-S", "ELBOW, MALE, 90DEG, 37 FLARE"),
          ...rows(285, "HV-10240", "CBEA-LHN", "CARTRIDGE, COUNTERBALANCE"),
        ],
        "customerSku",
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["HV-10034", "D1VW004CNJW", "VALVE, DIR CONTROL, D03"],
      ["FT-08041", "8 CTX-S", "ELBOW, MALE, 90DEG, 37 FLARE"],
      ["HV-10240", "CBEA-LHN", "CARTRIDGE, COUNTERBALANCE"],
    ]);
  });

  test("reads a short code alone over words that run across the columns", () => {
    const rows = (y: number, code: string, own: string, words: string): Line[] => [
      [y, [33, "1"], [63, "1"], [142, code], [221, own], [362, "12 (PR)"], [472, "$1.50"], [532, "$18.00"]],
      [y + 13, [63, words]],
      [y + 26, [63, "Schedule Lines"]],
    ];
    const headings: Line = [
      100,
      [33, "Line #"],
      [63, "Schedule Lines"],
      [142, "Part # / Description"],
      [242, "Customer Part #"],
      [360, "Qty (Unit)"],
      [466, "Unit Price"],
      [532, "Subtotal"],
    ];
    expect(
      values(
        [
          headings,
          ...rows(116, "37-175-9", "10-004417", "Glove, nitrile, AlphaTec Solvex 37-175, 15 mil"),
          ...rows(160, "2097", "10-008820", "Filter, particulate, P100, 3M 2097, 2/pk"),
          ...rows(204, "X5A", "10-003377", "Earmuff, over-the-head, 31 dB NRR, PELTOR X5A"),
        ],
        "supplierSku",
      ).flat(),
    ).toEqual(["37-175-9", "2097", "X5A"]);
  });

  test("takes the catalogue number that is called the vendor's before what stands under 'Mfg ID'", () => {
    const rows = (y: number, maker: string, code: string): Line[] => [
      [y, [40, "Task wipers 4.4 x 8.4 in."], [240, maker], [-400, "3.00"], [-480, "2.00"], [-570, "6.00"]],
      [y + 11, [40, `Vendor Catalog #: ${code}`]],
    ];
    expect(
      values(
        [
          [100, [40, "Item/Description"], [240, "Mfg ID"], ...FIGURES],
          ...rows(116, "KIMTECH 34155", "06-666"),
          ...rows(150, "THERMO", "05-408-129"),
        ],
        "supplierSku",
      ).flat(),
    ).toEqual(["06-666", "05-408-129"]);
  });

  test("reads the seller's code under the words, before the buyer's own, and a price per hundredweight", () => {
    const draft = read(
      ...TITLE,
      [
        100,
        [72, "Description / Supplier Item"],
        [-349, "Ordered"],
        [369, "UM"],
        [-455, "Unit Cost"],
        [465, "PU"],
        [-570, "Extended Cost"],
      ],
      [
        116,
        [72, "FLAT HR A36 1/2 X 4"],
        [-349, "1,640"],
        [369, "LB"],
        [-455, "68.4000"],
        [465, "CW"],
        [-570, "1,121.76"],
      ],
      [127, [72, "HRFL-A36-.5X4-20"], [208, "Our Item 220190"]],
      [138, [82, "*** MILL CERTS REQUIRED"]],
      [
        154,
        [72, "BAR CF 1018 RD 1-1/4"],
        [-349, "75"],
        [369, "EA"],
        [-455, "41.0600"],
        [465, "EA"],
        [-570, "3,079.50"],
      ],
      [165, [72, "CF1018-1.250RD-12"], [208, "Our Item 222340"]],
    );
    const names = ["customerSku", "supplierSku", "description", "priceBasis"] as const;
    expect(draft.lines.map(({ fields }) => names.map((name) => fields[name]?.value))).toEqual([
      ["220190", "HRFL-A36-.5X4-20", "FLAT HR A36 1/2 X 4", "100"],
      ["222340", "CF1018-1.250RD-12", "BAR CF 1018 RD 1-1/4", undefined],
    ]);
    expect(draft.findings).toEqual([]);
  });
});
