import { describe, expect, test } from "bun:test";
import { readTitled, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

function figures(count: string, price: string, amount: string): [number, string][] {
  return [
    [-400, count],
    [-480, price],
    [-570, amount],
  ];
}

const FIGURES: [number, string][] = figures("Qty", "Unit Price", "Amount");

describe("ordersOf() of codes of several words", () => {
  test("reads all of one under the seller's heading, without the maker's name or what is said of it", () => {
    const row = (y: number, code: string, theirs: string): Line => [
      y,
      [40, code],
      [100, theirs],
      [240, "Hex bolt, zinc"],
      ...figures("11", "2.00", "22.00"),
    ];
    expect(
      values(
        [
          [100, [40, "Item"], [100, "Vendor Item"], [240, "Description"], ...FIGURES],
          row(116, "T00616", "DIN 933 M6x16 A2"),
          row(132, "T00625", "PP 48X55 11 B"),
          row(148, "T00640", "Becton Dickinson 305106"),
          row(164, "T00641", "EMT-34 (our no. 104410)"),
          row(180, "T00642", "HEX CAP 10X40-ZN"),
        ],
        "supplierSku",
      ).flat(),
    ).toEqual(["DIN 933 M6x16 A2", "PP 48X55 11 B", "305106", "EMT-34", "HEX CAP 10X40-ZN"]);
  });

  test("reads both of a cell under a heading that names two, but no words of the item", () => {
    const item = (y: number, own: string, theirs: string): Line[] => [
      [y, [40, own], [180, "Hex bolt, zinc plated"], ...figures("15", "2.00", "30.00")],
      [y + 11, [40, theirs], [180, "pack of 100"]],
    ];
    expect(
      values(
        [
          [100, [40, "Artikel-Nr."], [180, "Bezeichnung"], ...figures("Menge", "Preis", "Gesamtpreis")],
          [110, [40, "Ihre Art.-Nr."]],
          ...item(126, "40 117 022", "933 M12X45 VZ"),
          ...item(150, "40 117 135", "912 12.9 M8X30"),
          ...item(174, "40 117 200", "KRAFT SHEET 200"),
        ],
        "customerSku",
        "supplierSku",
      ),
    ).toEqual([
      ["40 117 022", "933 M12X45 VZ"],
      ["40 117 135", "912 12.9 M8X30"],
      ["40 117 200", undefined],
    ]);
  });

  test("parts two far apart in one cell", () =>
    expect(
      values(
        [
          [100, [40, "Item ID / Our Item ID"], [250, "Description"], ...FIGURES],
          [116, [40, "PIP 33-125/L"], [150, "0731244"], [250, "Glove"], ...figures("24", "2.00", "48.00")],
          [132, [40, "NOR 1/4 SAE"], [150, "0733857"], [250, "Washer"], ...figures("36", "2.00", "72.00")],
        ],
        "customerSku",
        "supplierSku",
      ),
    ).toEqual([
      ["0731244", "PIP 33-125/L"],
      ["0733857", "NOR 1/4 SAE"],
    ]));

  test("joins no tariff's number under one", () =>
    expect(
      values(
        [
          [100, [40, "Item Code /"], [180, "Description"], ...FIGURES],
          [110, [40, "HSN Code"]],
          [126, [40, "FST/HB/M12/050"], [180, "Hex bolt, half"], ...figures("20", "2.00", "40.00")],
          [136, [40, "73181500"], [180, "threaded"]],
          [150, [40, "BRG/6308/ZZC3"], [180, "Ball bearing, bore"], ...figures("24", "2.00", "48.00")],
          [160, [40, "84821011"], [180, "of 40 mm"]],
        ],
        "customerSku",
      ).flat(),
    ).toEqual(["FST/HB/M12/050", "BRG/6308/ZZC3"]));

  test("takes capitals among them for one, and says nothing of lines that have theirs", () => {
    const draft = readTitled([
      [100, [40, "Item No."], [150, "Description"], ...FIGURES],
      [116, [40, "BN 5X16 8.8"], [150, "Hex bolt M5x16 DIN933"], ...figures("48", "2.00", "96.00")],
      [132, [40, "HV VEST 2"], [150, "Vest, yellow AS4602"], ...figures("12", "2.00", "24.00")],
      [148, [40, "EYE PROT SMK"], [150, "Safety specs AS1337"], ...figures("12", "3.00", "36.00")],
      [164, [40, "BN 8X16 8.8"], [150, "Hex bolt M8x16 DIN933"], ...figures("2", "3.00", "6.00")],
    ]);
    expect(draft.lines.map(({ fields }) => fields.customerSku?.value)).toEqual([
      "BN 5X16 8.8",
      "HV VEST 2",
      "EYE PROT SMK",
      "BN 8X16 8.8",
    ]);
    expect(draft.findings).toEqual([]);
  });

  test("reads one that has the first row of an item's words to itself", () => {
    const item = (y: number, number: string, code: string, words: string): Line[] => [
      [y, [40, number], [80, code], ...figures("50", "2.00", "100.00")],
      [y + 11, [80, words]],
    ];
    const rows = [
      [100, [40, "Ln"], [80, "Part / Description"], ...FIGURES] satisfies Line,
      ...item(116, "1", "304L-RD-1.250", "RD BAR 304L 1.250 DIA X 12 FT ASTM"),
      ...item(140, "2", "CNMG 432-MP KC5010", "INSERT CNMG 432-MP KC5010 10/PK"),
      ...item(164, "3", "TAP 10-32 H3", "TAP SPIRAL POINT 10-32 UNF H3 2FL"),
      ...item(188, "4", "EM4F-0500-R030", "END MILL 4FL CARBIDE 1/2 X 1/2 X 3"),
    ];
    expect(values(rows, "customerSku", "description")).toEqual([
      ["304L-RD-1.250", "RD BAR 304L 1.250 DIA X 12 FT ASTM"],
      ["CNMG 432-MP KC5010", "INSERT CNMG 432-MP KC5010 10/PK"],
      ["TAP 10-32 H3", "TAP SPIRAL POINT 10-32 UNF H3 2FL"],
      ["EM4F-0500-R030", "END MILL 4FL CARBIDE 1/2 X 1/2 X 3"],
    ]);
  });

  test("reads one behind its caption, beside it or after a colon", () =>
    expect(
      values(
        [
          [100, [40, "Item"], [120, "Description"], ...FIGURES],
          [116, [40, "100-48812"], [120, "Screw M6 x 20"], ...figures("25", "2.00", "50.00")],
          [127, [120, "Supplier Part:"], [210, "SC M6X20 912 BO"]],
          [148, [40, "100-48830"], [120, "Washer M6"], ...figures("50", "2.00", "100.00")],
          [159, [120, "Supplier part no: FW M6 125A"]],
          [180, [40, "100-48840"], [120, "Needle"], ...figures("50", "2.00", "100.00")],
          [191, [120, "Supplier part no: BECTON 305106"]],
        ],
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["SC M6X20 912 BO", "Screw M6 x 20"],
      ["FW M6 125A", "Washer M6"],
      [undefined, "Needle"],
    ]));

  test("reads a maker's number twice, behind his letters and over the words", () =>
    expect(
      values(
        [
          [100, [40, "Ln"], [80, "Item ID"], ...FIGURES],
          [110, [80, "Supplier Part / Description"]],
          [126, [40, "1"], [80, "HAY SP2610X15"], ...figures("3", "512.40", "1,537.20")],
          [136, [80, "SP2610X15"], [145, "SUPER PUMP 1.5HP MAX RATE"]],
          [150, [40, "2"], [80, "HAY W3SWF125"], ...figures("3", "408.15", "1,224.45")],
          [160, [80, "W3SWF125"], [145, "CARTRIDGE FILTER 125SF"]],
        ],
        "customerSku",
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["HAY SP2610X15", "SP2610X15", "SUPER PUMP 1.5HP MAX RATE"],
      ["HAY W3SWF125", "W3SWF125", "CARTRIDGE FILTER 125SF"],
    ]));

  test("takes dashed capitals under a heading of codes for them, and the words below for theirs", () =>
    expect(
      values(
        [
          [100, [40, "Item Code"], [200, "Unit"], ...FIGURES],
          [116, [40, "WR-CTN-14"], [200, "CASE"], ...figures("20", "41.50", "830.00")],
          [127, [46, "Cotton wiping rags, 50 lb box"], [300, "WHSE: 000 Vendor Item: COT50W"]],
          [148, [40, "ABS-PAD-HW"], [200, "BALE"], ...figures("25", "37.80", "945.00")],
          [159, [46, "Absorbent pad heavyweight"], [300, "WHSE: 000 Vendor Item: UHW100"]],
        ],
        "customerSku",
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["WR-CTN-14", "COT50W", "Cotton wiping rags, 50 lb box"],
      ["ABS-PAD-HW", "UHW100", "Absorbent pad heavyweight"],
    ]));

  test("takes numbers of articles under \"No.\" beside the seller's for the buyer's", () =>
    expect(
      values(
        [
          [
            100,
            [40, "Nummer"],
            [110, "Leverandør varenr."],
            [230, "Beskrivelse"],
            ...figures("Antal", "Pris", "Beløb"),
          ],
          [
            116,
            [40, "70011"],
            [110, "DDF484Z"],
            [230, "Skruemaskine 18V"],
            ...figures("20", "2.00", "40.00"),
          ],
          [
            132,
            [40, "70320"],
            [110, "B-13910"],
            [230, "Klinge til stiksav"],
            ...figures("60", "2.00", "120.00"),
          ],
          [
            148,
            [40, "71005"],
            [110, "NS-300-G"],
            [230, "Fugemasse 300 ml"],
            ...figures("10", "2.00", "20.00"),
          ],
        ],
        "customerSku",
        "supplierSku",
      ),
    ).toEqual([
      ["70011", "DDF484Z"],
      ["70320", "B-13910"],
      ["71005", "NS-300-G"],
    ]));

  test.each([
    ["Product And Description", ["WA 3/8-744", "NH14C-2", "TR126B7", "KEPS.1032"]],
    ["Material / Description", ["6061-T6511 RD 2.000", "4140 HT FLT .75X3", "EM 1/2 4FL VAR"]],
  ])("reads those over the words of all items under %s: %j", (heading, codes) =>
    expect(
      values(
        [
          [100, [40, "Ln"], [80, heading], ...FIGURES],
          ...codes.flatMap((code, i): Line[] => [
            [116 + 30 * i, [40, String(i + 1)], [80, code], ...figures("50", "2.00", "100.00")],
            [127 + 30 * i, [80, "Bar, flat and heat treated, 28-32 Rc"]],
          ]),
        ],
        "customerSku",
        "description",
      ),
    ).toEqual(codes.map((code) => [code, "Bar, flat and heat treated, 28-32 Rc"])),
  );

  test("reads one of several words in brackets before the words", () =>
    expect(
      values(
        [
          [100, [40, "Descripción"], ...figures("Cantidad", "Precio", "Importe")],
          [116, [40, "[EPI BOTA S3-42] Bota seguridad S3"], ...figures("36", "41.90", "1,508.40")],
          [132, [40, "[GUA-9] Guante nitrilo"], ...figures("10", "2.00", "20.00")],
        ],
        "customerSku",
        "description",
      ),
    ).toEqual([
      ["EPI BOTA S3-42", "Bota seguridad S3"],
      ["GUA-9", "Guante nitrilo"],
    ]));

  test("reads the article's number over the words where the headings stand so, beside the seller's", () =>
    expect(
      values(
        [
          [
            100,
            [40, "Pos"],
            [70, "Artikelnummer"],
            [190, "Ert artikelnummer"],
            ...figures("Antal", "Pris", "Belopp"),
          ],
          [110, [70, "Benämning"]],
          [126, [40, "10"], [70, "10-4471-02"], [190, "6205-2RSH/C3"], ...figures("12", "2.00", "24.00")],
          [137, [70, "Kullager spårkullager 6205-2RS1/C3"]],
          [156, [40, "20"], [70, "31 220 M6S"], [190, "M6S 12X45"], ...figures("20", "2.00", "40.00")],
          [167, [70, "Skruv M6S fzb 12x45 ISO 4017"]],
          [186, [40, "30"], [70, "55-0100-A"], [190, "PT0300800"], ...figures("5", "2.00", "10.00")],
          [197, [70, "Kolvtätning PTFE-brons 80x64,5"]],
        ],
        "customerSku",
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["10-4471-02", "6205-2RSH/C3", "Kullager spårkullager 6205-2RS1/C3"],
      ["31 220 M6S", "M6S 12X45", "Skruv M6S fzb 12x45 ISO 4017"],
      ["55-0100-A", "PT0300800", "Kolvtätning PTFE-brons 80x64,5"],
    ]));

  test("reads those behind the lines' own numbers, but not behind others", () => {
    const rows = (...numbers: string[]): Line[] => [
      [100, [40, "Line Item Code"], [150, "Description"], ...FIGURES],
      ...numbers.map(
        (number, i): Line => [
          116 + 16 * i,
          [40, `${number} PNU ELB ${8 + i}`],
          [150, "Elbow, push-in"],
          ...figures("2", "3.00", "6.00"),
        ],
      ),
    ];
    expect(values(rows("1", "2", "3"), "customerSku").flat()).toEqual([
      "PNU ELB 8",
      "PNU ELB 9",
      "PNU ELB 10",
    ]);
    expect(values(rows("304", "316", "904"), "customerSku").flat()).toEqual([
      "304 PNU ELB 8",
      "316 PNU ELB 9",
      "904 PNU ELB 10",
    ]);
  });

  test("joins one that a narrow cell breaks at a blank, beside a description", () => {
    const item = (y: number, code: [string, string], words: string): Line[] => [
      [y, [40, code[0]], [130, words], ...figures("36", "2.00", "72.00")],
      [y + 11, [40, code[1]], [130, "lockable handle"]],
    ];
    expect(
      values(
        [
          [100, [40, "Item"], [130, "Description"], ...FIGURES],
          ...item(116, ["VLV BALL", "1/2 BRS FP"], "Ball valve 1/2 in. NPT"),
          ...item(146, ["NIP 1/2 X", "CLOSE BLK"], "Nipple 1/2 in. x close"),
          ...item(176, ["HOSE HYD", "R2 1/2"], "Hydraulic hose 1/2 in."),
        ],
        "customerSku",
      ).flat(),
    ).toEqual(["VLV BALL 1/2 BRS FP", "NIP 1/2 X CLOSE BLK", "HOSE HYD R2 1/2"]);
  });

  test("keeps capitals that are no maker's under a heading that names none", () => {
    const row = (y: number, theirs: string): Line => [
      y,
      [40, `COR0011${y % 10}`],
      [100, theirs],
      [260, "Correa trapecial"],
      ...figures("12", "2.00", "24.00"),
    ];
    const said = (heading: string) =>
      values(
        [
          [100, [40, "Item"], [100, heading], [260, "Description"], ...FIGURES],
          row(116, "CORREA SPB 2240"),
          row(132, "ACEITE HLP 46"),
        ],
        "supplierSku",
      ).flat();
    expect(said("Vendor Item")).toEqual(["CORREA SPB 2240", "ACEITE HLP 46"]);
    expect(said("Mfr Part No")).toEqual(["SPB 2240", "HLP 46"]);
  });

  test("reads letters alone over the words of all items", () =>
    expect(
      values(
        [
          [100, [40, "Ln"], [80, "Material / Description"], ...FIGURES],
          ...["ALPLATE", "CRSROUND", "DELRINWHT"].flatMap((code, i): Line[] => [
            [116 + 30 * i, [40, String(i + 1)], [80, code], ...figures("50", "2.00", "100.00")],
            [127 + 30 * i, [80, "6061-T651 Plate 1.000 x 12.5 saw cut"]],
          ]),
        ],
        "customerSku",
        "description",
      ),
    ).toEqual(
      ["ALPLATE", "CRSROUND", "DELRINWHT"].map((code) => [code, "6061-T651 Plate 1.000 x 12.5 saw cut"]),
    ));

  test("reads one and the words below it where the lower heading names the seller's", () => {
    const item = (y: number, number: string, code: string, words: string, theirs: string): Line[] => [
      [y, [40, number], [-110, "8"], [130, "EA"], [180, code], ...figures("", "50.00", "400.00").slice(1)],
      [y + 9, [130, "1.0000"], [180, words], [-480, "EA 1"]],
      [y + 19, [180, theirs]],
    ];
    expect(
      values(
        [
          [
            100,
            [40, "Line"],
            [-110, "Quantity"],
            [130, "UOM"],
            [180, "Item ID / Item Description"],
            [-480, "Unit Price"],
            [-570, "Extended"],
          ],
          [
            110,
            [-110, "Ordered"],
            [130, "Unit Size"],
            [180, "Supplier Part Number"],
            [-480, "Pricing UOM"],
            [-570, "Price"],
          ],
          ...item(126, "1", "FAS SMS8544", "SCREW SHEET METAL PAN PHIL ZINC", "SMS8544"),
          ...item(161, "2", "ANS 11-800 SZ8", "GLOVE HYFLEX FOAM NITRILE PALM", "11-800SZ8"),
          ...item(196, "3", "TAPE/FOIL/536", "TAPE FOIL ALUMINUM LINERED", "TAPEFOIL536-60"),
        ],
        "customerSku",
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["FAS SMS8544", "SMS8544", "SCREW SHEET METAL PAN PHIL ZINC"],
      ["ANS 11-800 SZ8", "11-800SZ8", "GLOVE HYFLEX FOAM NITRILE PALM"],
      ["TAPE/FOIL/536", "TAPEFOIL536-60", "TAPE FOIL ALUMINUM LINERED"],
    ]);
  });
});
