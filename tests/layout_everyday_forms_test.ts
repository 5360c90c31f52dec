import { describe, expect, test } from "bun:test";
import type { HeaderField } from "../src/orders/mod.ts";
import { FIGURES, read, TITLE, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

function head(rows: Line[], field: HeaderField) {
  return read(...rows, ...item(300, "AB-1001", "Hex bolt M8")).header[field]?.value;
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

  test("reads codes of several words over their own words, where some code is too long or an item has none", () => {
    const rows = (y: number, code: string, words: string): Line[] => [
      [y, [69, code], [-400, "2.000"], [-480, "41.80"], [-570, "83.60"]],
      [y + 10, [70, words]],
    ];
    expect(
      values(
        [
          [180, [69, "Material / Description"], ...FIGURES],
          ...rows(197, "48TCED08A2A5-0A0A0", "RTU 7.5 ton gas/elec, 460/3, single stage cool"),
          ...rows(224, "TH8321WF1001", "Thermostat VisionPRO 8000 WiFi 3H/2C"),
          ...rows(251, "GR 24X24 355RL", "Return grille 24x24 lay-in 3/4 spacing white"),
          ...rows(278, "GALV 24GA 48 COIL", "Galvanized coil G90 24 ga x 48"),
          ...rows(305, "G-060 SPF", "Exhaust fan, inline 610 CFM with backdraft"),
          ...rows(332, "Factory startup of RTU-1 and RTU-2 by the maker's", "technician"),
        ],
        "customerSku",
        "description",
      ).slice(2),
    ).toEqual([
      ["GR 24X24 355RL", "Return grille 24x24 lay-in 3/4 spacing white"],
      ["GALV 24GA 48 COIL", "Galvanized coil G90 24 ga x 48"],
      ["G-060 SPF", "Exhaust fan, inline 610 CFM with backdraft"],
      [undefined, "Factory startup of RTU-1 and RTU-2 by the maker's technician"],
    ]);
  });

  test("reads codes in capitals over a noun under headings that name part numbers before the words", () => {
    const rows = (y: number, code: string, words: string): Line[] => [
      [y, [-80, "20"], [88, code], [-480, "14.82"], [-570, "296.40"]],
      [y + 12, [89, words]],
    ];
    expect(
      values(
        [
          [
            209,
            [69, "Qty"],
            [88, "Material / Vendor Reference / Description"],
            [-480, "Unit Cost"],
            [-570, "Total"],
          ],
          ...rows(225, "CNMG 12 04 08-PM 4425", "INSERT TURNING CNMG432-PM, 10 PER BOX"),
          ...rows(253, "R390-11 T3 08M-PM 1130", "INSERT MILLING 390-11, 10 PER BOX"),
          ...rows(282, "5GAL TRIM 585XT", "COOLANT SEMISYNTHETIC 5 GAL PAIL"),
          ...rows(310, "RA390-025O25-11L", "ENDMILL 25MM WELDON"),
        ],
        "customerSku",
      ).flat(),
    ).toEqual(["CNMG 12 04 08-PM 4425", "R390-11 T3 08M-PM 1130", "5GAL TRIM 585XT", "RA390-025O25-11L"]);
  });

  test("reads the vendor's code between the buyer's and the words, each on its row", () => {
    const rows = (y: number, own: string, theirs: string, words: string): Line[] => [
      [y, [137, own], [-400, "7.00"], [-480, "91.26"], [-570, "638.82"]],
      [y + 11, [136, theirs]],
      [y + 22, [136, words]],
    ];
    expect(
      values(
        [
          [226, [137, "Part ID / Vendor Part ID / Description"], ...FIGURES],
          ...rows(243, "6949571", "9488.641.91", "O-RING, -214, VITON, 75 DURO, BROWN"),
          ...rows(282, "9365945", "WPR76254", "SHAFT, PINION, ROUGH TURNED, 4140"),
          ...rows(321, "4909118", "16016A460", "END MILL 1/2 4FL CARB ALTIN COATED"),
        ],
        "customerSku",
        "supplierSku",
        "description",
      )[0],
    ).toEqual(["6949571", "9488.641.91", "O-RING, -214, VITON, 75 DURO, BROWN"]);
  });

  test("parts codes from words that stand far behind them under one heading of both", () => {
    const row = (y: number, code: string, words: string): Line => [
      y,
      [31, "1"],
      [-91, "20ea"],
      [105, code],
      [200, words],
      [-504, "4.810"],
      [-581, "96.20"],
    ];
    expect(
      values(
        [
          [
            140,
            [31, "Ln"],
            [49, "Order Qty"],
            [105, "Product Code / Description"],
            [457, "Unit Price"],
            [539, "Ext Price"],
          ],
          row(157, "77017", "VIEGA PROPRESS 1/2 90 ELL PXP"),
          row(170, "607 1/2", "NIBCO 1/2 90 ELL CXC WROT"),
          row(184, "607 1-1/4", "NIBCO 1-1/4 90 ELL CXC WROT"),
          row(198, "PVC 00300 0600HA", "CHARLOTTE 2 COUPLING HXH"),
        ],
        "customerSku",
        "description",
      ),
    ).toEqual([
      ["77017", "VIEGA PROPRESS 1/2 90 ELL PXP"],
      ["607 1/2", "NIBCO 1/2 90 ELL CXC WROT"],
      ["607 1-1/4", "NIBCO 1-1/4 90 ELL CXC WROT"],
      ["PVC 00300 0600HA", "CHARLOTTE 2 COUPLING HXH"],
    ]);
  });

  test("reads the words under 'Name' beside two codes over each other", () => {
    const rows = (y: number, own: string, theirs: string, words: string): Line[] => [
      [y, [43, own], [158, words], [-400, "4.00"], [-480, "388.75"], [-570, "1,555.00"]],
      [y + 8, [43, theirs]],
    ];
    expect(
      values(
        [
          [130, [43, "Item number"], [158, "Name"], ...FIGURES],
          [138, [43, "Supplier item"]],
          ...rows(159, "8801205002", "BV-DIN-050-EPDM-PULL", "Butterfly valve weld/weld EPDM pull handle"),
          ...rows(178, "8801301180", "SSR-3A-1.5-EPDM", "Gasket triclamp 1.5 EPDM white FDA"),
          ...rows(198, "8801400107", "TR10-ABB1CASLG3000", "RTD Pt100 TR10 100mm insertion 4-wire"),
        ],
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["BV-DIN-050-EPDM-PULL", "Butterfly valve weld/weld EPDM pull handle"],
      ["SSR-3A-1.5-EPDM", "Gasket triclamp 1.5 EPDM white FDA"],
      ["TR10-ABB1CASLG3000", "RTD Pt100 TR10 100mm insertion 4-wire"],
    ]);
  });

  test("reads all lines of the words under a code, whatever heads no column of words", () => {
    const rows = (y: number, code: string, ...words: string[]): Line[] => [
      [y, [62, code], [-282, "144.0"], [289, "EA"], [-374, "17.8200"], [-455, "2,566.08"]],
      ...words.map((text, i): Line => [y + 11 * (i + 1), [62, text]]),
    ];
    expect(
      values(
        [
          [
            231,
            [62, "Item Number"],
            [-282, "Qty Open"],
            [289, "UM"],
            [-374, "Unit Cost"],
            [-455, "Extended Cost"],
          ],
          ...rows(
            253,
            "AGF-55131",
            "Supplier Item: P551315",
            "FUEL FILTER, WATER",
            "SEPARATOR SPIN-ON",
            "DONALDSON",
          ),
          ...rows(319, "AGF-50483", "Supplier Item: RE504836", "FILTER ELEMENT OIL", "** GENUINE ONLY **"),
          ...rows(385, "CC-RD-1142", "Color concentrate Signal Red 25:1, universal carrier"),
        ],
        "description",
      ).flat(),
    ).toEqual([
      "FUEL FILTER, WATER SEPARATOR SPIN-ON DONALDSON",
      "FILTER ELEMENT OIL",
      "Color concentrate Signal Red 25:1, universal carrier",
    ]);
  });

  test("takes the 'Number' right under the title before a reference, and no sentence for an address", () => {
    const rows: Line[] = [
      [26, [31, "Vermilion Molded Products Inc."], { x: 440, text: "PURCHASE ORDER", size: 16 }],
      [50, [31, "455 Fairway Industrial Blvd"], [500, "Number: 51277"]],
      [163, [31, "Terms: Net 45 Days"], [353, "Ref: TSP-26-0081"]],
      [180, [66, "Ship to: Bus barn, 320 School House Rd"]],
      [
        204,
        [65, "Please send us the following for the high school boiler room, which we need by October 16,"],
      ],
      [219, [65, "before the weather turns."]],
    ];
    expect(head(rows, "poNumber")).toBe("51277");
    expect(head(rows, "shipToAddress")).toBe("320 School House Rd");
  });

  test("works a day without its year out from the order's, and says so", () => {
    const { header, findings } = read(
      ...TITLE,
      [90, [40, "Date: October 2, 2026"]],
      [120, [40, "Steve, please send us the following for the boiler room. We need it here by October 16,"]],
      [134, [40, "before the weather turns."]],
      ...item(300, "AB-1001", "Hex bolt M8"),
    );
    expect(header.requiredDate?.value).toBe("2026-10-16");
    expect(findings.map(({ code }) => code)).toContain("derived_date");
  });
});
