import { describe, expect, test } from "bun:test";
import { values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

function figures(count: string, price: string, amount: string): [number, string][] {
  return [
    [-360, count],
    [-450, price],
    [-550, amount],
  ];
}

const FIGURES: [number, string][] = figures("Qty", "Unit Price", "Amount");

describe("ordersOf() of the words of items", () => {
  test("takes no band of the order's terms with a day for headings", () =>
    expect(
      values(
        [
          [
            100,
            [40, "Freight"],
            [90, "Prepaid"],
            [150, "Terms"],
            [190, "Net 45 Days"],
            [260, "Requested"],
            [320, "11/09/26"],
            [400, "Taken By"],
            [450, "K HARLOW"],
          ],
          [112, [40, "Item"], [100, "Description / Supplier Item"], ...FIGURES],
          [
            130,
            [40, "4410071"],
            [100, "Bearing, Spherical Roller 90 mm"],
            ...figures("4", "611.25", "2,445.00"),
          ],
          [141, [100, "22218-EK-C3"]],
          [152, [100, "Mill cert required."]],
          [170, [40, "4410088"], [100, "Housing, Plummer Block Split"], ...figures("2", "248.90", "497.80")],
          [181, [100, "SNL-518-615"]],
          [200, [40, "4410096"], [100, "Sleeve, Adapter 80 mm"], ...figures("2", "57.35", "114.70")],
          [211, [100, "H318-80"]],
        ],
        "customerSku",
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["4410071", "22218-EK-C3", "Bearing, Spherical Roller 90 mm"],
      ["4410088", "SNL-518-615", "Housing, Plummer Block Split"],
      ["4410096", "H318-80", "Sleeve, Adapter 80 mm"],
    ]));

  test("takes all of a text under an item's row, also what reaches under its number", () =>
    expect(
      values(
        [
          [100, [40, "Pos."], [120, "Material"], ...FIGURES],
          [111, [120, "Bezeichnung"]],
          [125, [40, "00010 100048812"], ...figures("6.000", "58.40", "350,400.00")],
          [136, [68, "Mantelleitung NYM-J 3x1,5 grau Ring 100 m"]],
          [160, [40, "00020 100048820"], ...figures("2.500", "162.90", "407,250.00")],
          [171, [68, "Mantelleitung NYM-J 5x2,5 grau Ring 50 m"]],
        ],
        "description",
      ),
    ).toEqual([["Mantelleitung NYM-J 3x1,5 grau Ring 100 m"], ["Mantelleitung NYM-J 5x2,5 grau Ring 50 m"]]));

  test("takes the words over an item's own table behind its number", () => {
    const card = (y: number, number: string, words: string, code: string): Line[] => [
      [y, [40, number], [60, words]],
      [y + 14, [40, "Part Number"], [150, "Need By"], ...FIGURES],
      [y + 22, [40, code], [150, "11/20/26"], ...figures("30", "20.00", "600.00")],
      [y + 36, [40, "Manufacturer Name"], [150, "Account"]],
      [y + 44, [40, "Heritage Bag"], [150, "6120-HK"]],
    ];
    expect(
      values(
        [
          ...card(100, "1", "Can liner, black", "HB-2457-BLK"),
          ...card(180, "2", "Multifold towel, white", "GJO-26301"),
          ...card(260, "3", "Mop bucket, yellow", "RCP-7920-YEL"),
        ],
        "customerSku",
        "description",
      ),
    ).toEqual([
      ["HB-2457-BLK", "Can liner, black"],
      ["GJO-26301", "Multifold towel, white"],
      ["RCP-7920-YEL", "Mop bucket, yellow"],
    ]);
  });

  test("ends before rows that say its maker, its code or its tax", () =>
    expect(
      values(
        [
          [100, [40, "Item"], [130, "Description"], ...FIGURES],
          [116, [40, "30018844"], [130, "Bearing, deep groove"], ...figures("24", "12.00", "288.00")],
          [127, [40, "Manufacturer"], [130, "SKF (U.K.) Limited"]],
          [150, [40, "30018851"], [130, "Turning insert"], ...figures("6", "124.00", "744.00")],
          [161, [130, "Part No. CCMT 09T304-PM"]],
          [172, [130, "Input CGST 9%"]],
          [195, [40, "30018852"], [130, "Mechanical seal,"], ...figures("6", "10.00", "60.00")],
          [206, [130, "SiC/Viton"], [-360, "PCS"]],
        ],
        "description",
      ),
    ).toEqual([["Bearing, deep groove"], ["Turning insert"], ["Mechanical seal, SiC/Viton"]]));

  test("loses the buyer's code that a row under it says, and what follows that", () =>
    expect(
      values(
        [
          [
            100,
            [40, "Su artículo"],
            [130, "Descripción / Nuestro código"],
            ...figures("Cantidad", "Precio", "Importe"),
          ],
          [116, [40, "SOB-1124"], [130, "Sobre inglés 11x24"], ...figures("25", "68.40", "1,710.00")],
          [127, [130, "Cód. INS-0118 Entrega 30/11/2026"]],
          [150, [40, "SOB-2534"], [130, "Sobre bolsa 25x34"], ...figures("8", "142.50", "1,140.00")],
          [161, [130, "Cód. INS-0124 Entrega 30/11/2026"]],
        ],
        "customerSku",
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["INS-0118", "SOB-1124", "Sobre inglés 11x24"],
      ["INS-0124", "SOB-2534", "Sobre bolsa 25x34"],
    ]));

  test("takes no section's title in capitals, but words in capitals as all are", () => {
    const rows = (words: (text: string) => string): Line[] => [
      [100, [40, "Item"], [130, "Description"], ...FIGURES],
      [124, [130, "SKIN CARE"]],
      [140, [40, "VIS-110"], [130, words("Cream, rich 50 ml")], ...figures("15", "2.00", "30.00")],
      [159, [40, "VIS-125"], [130, words("Serum, acid 30 ml")], ...figures("9", "2.00", "18.00")],
      [183, [130, "BODY CARE"]],
      [199, [40, "COR-110"], [130, words("Oil, massage 1 L")], ...figures("15", "2.00", "30.00")],
    ];
    expect(
      values(
        rows((text) => text),
        "description",
      ).flat(),
    ).toEqual(["Cream, rich 50 ml", "Serum, acid 30 ml", "Oil, massage 1 L"]);
    expect(
      values(
        rows((text) => text.toUpperCase()),
        "description",
      ).join(),
    ).toContain("SKIN CARE");
  });

  test("begins with a colour, names a rate and goes on beside a caption over its code", () =>
    expect(
      values(
        [
          [100, [40, "Item Number"], [200, "T"], ...FIGURES],
          [116, [40, "RM2004"], [200, "N"], ...figures("11", "2.00", "22.00")],
          [127, [40, "COLOR CONCENTRATE BLACK 4% LDR"]],
          [150, [40, "RM2011"], [200, "N"], ...figures("8", "3.00", "24.00")],
          [161, [40, "PURGING COMPOUND NATURAL"]],
        ],
        "description",
      ),
    ).toEqual([["COLOR CONCENTRATE BLACK 4% LDR"], ["PURGING COMPOUND NATURAL"]]));

  test("goes on beside a caption over its code, and beside a code that begins as a note does", () =>
    expect(
      values(
        [
          [100, [40, "Item Code"], [150, "Description"], ...FIGURES],
          [116, [40, "SMPS-24V-10A"], [150, "Supply 24 V DC 10 A DIN"], ...figures("6", "2.00", "12.00")],
          [127, [40, "Supplier Part No:"], [150, "Rail, Input 100-240 V AC,"]],
          [138, [40, "NDR-240-24"], [150, "Efficiency 93 percent"]],
          [160, [40, "C4-220/1"], [150, "Cable tray perforated 300 W x"], ...figures("40", "2.00", "80.00")],
          [171, [40, "NB CT 300X50 HDG"], [150, "3000 L mm incl. couplers"]],
        ],
        "description",
      ),
    ).toEqual([
      ["Supply 24 V DC 10 A DIN Rail, Input 100-240 V AC, Efficiency 93 percent"],
      ["Cable tray perforated 300 W x 3000 L mm incl. couplers"],
    ]));

  test("takes a wrapped heading's end for no second line of captions", () =>
    expect(
      values(
        [
          [100, [40, "Descripción"], [240, "Fecha"], ...figures("Cant.", "Precio", "Importe")],
          [110, [240, "req."], [405, "unitario"]],
          [
            130,
            [40, "[FURN-7780] Mesa de trabajo inox"],
            [240, "15/10/2026"],
            ...figures("4", "386.50", "1,546.00"),
          ],
          [141, [40, "1800x700 con estante"], [240, "(Bienes)"]],
          [
            160,
            [40, "[FURN-7791] Fregadero dos senos"],
            [240, "15/10/2026"],
            ...figures("2", "512.90", "1,025.80"),
          ],
          [171, [40, "1400x600 con escurridor"], [240, "(Bienes)"]],
        ],
        "customerSku",
        "description",
      ),
    ).toEqual([
      ["FURN-7780", "Mesa de trabajo inox 1800x700 con estante"],
      ["FURN-7791", "Fregadero dos senos 1400x600 con escurridor"],
    ]));

  test.each([
    "Uw artikelcode CV-290L/ZW",
    "Ert artikelnr PT0300800",
    "Votre référence VTT3535M",
    "COMMENTS No private label",
    "STATUS 24 Unconfirmed",
    "Contract E&I CNR01459",
    "Certificate of conformance per lot",
    "Gross Price 226.00 USD 1 KIT",
  ])("ends before %s", (note) =>
    expect(
      values(
        [
          [100, [40, "Item"], [130, "Description"], ...FIGURES],
          [116, [40, "200.118-K"], [130, "Cable tie, black"], ...figures("80", "4.35", "348.00")],
          [127, [130, note]],
          [150, [40, "310.07-KX"], [130, "Conduit, grey"], ...figures("18", "46.20", "831.60")],
        ],
        "description",
      ),
    ).toEqual([["Cable tie, black"], ["Conduit, grey"]]),
  );

  test.each(["Status lamp, red", "contract grade, matt"])("goes on with %s", (words) =>
    expect(
      values(
        [
          [100, [40, "Item"], [130, "Description"], ...FIGURES],
          [116, [40, "200.118-K"], [130, "Control panel with"], ...figures("80", "4.35", "348.00")],
          [127, [130, words]],
          [150, [40, "310.07-KX"], [130, "Conduit, grey"], ...figures("18", "46.20", "831.60")],
        ],
        "description",
      )[0],
    ).toEqual([`Control panel with ${words}`]),
  );

  test("stands a blank line below its figures where no heading names it", () => {
    const item = (y: number, number: string, code: string, words: string): Line[] => [
      [
        y,
        [40, number],
        [80, code],
        [180, `30011842${number}`],
        [260, "Material"],
        ...figures("4", "845.00", "3,380.00"),
      ],
      [y + 18, [48, words]],
    ];
    expect(
      values(
        [
          [100, [40, "Line #"], [80, "Part #"], [180, "Customer Part #"], [260, "Type"], ...FIGURES],
          ...item(116, "1", "GX-4410-B", "Gearbox, planetary, 10:1, low backlash, with input coupling"),
          ...item(160, "2", "TB-T5/630", "Timing belt T5, 630 mm, 25 mm wide, polyurethane steel cord"),
        ],
        "description",
      ),
    ).toEqual([
      ["Gearbox, planetary, 10:1, low backlash, with input coupling"],
      ["Timing belt T5, 630 mm, 25 mm wide, polyurethane steel cord"],
    ]);
  });

  test("ends before the day of a delivery, which is the line's", () =>
    expect(
      values(
        [
          [100, [40, "Artikelnr"], [130, "Benämning"], ...figures("Antal", "Pris", "Belopp")],
          [116, [40, "330-1250"], [130, "Kilrem XPZ 1250 kuggad"], ...figures("16", "2.00", "32.00")],
          [127, [40, "KILREM XPZ1250"], [130, "Lev.datum 2026-09-25"]],
          [150, [40, "330-2650"], [130, "Kilrem SPB 2650"], ...figures("8", "3.00", "24.00")],
        ],
        "description",
        "requiredDate",
      )[0],
    ).toEqual(["Kilrem XPZ 1250 kuggad", "2026-09-25"]));
});
