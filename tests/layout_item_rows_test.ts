import { describe, expect, test } from "bun:test";
import { COUNTED, FIGURES, readTitled, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

describe("ordersOf() of items of several rows", () => {
  test("reads prices that stand as conditions under counts, beside items that have theirs in the row", () => {
    const priced = (y: number, number: string, code: string): Line[] => [
      [y, [40, number], [83, code], [161, "BEARING,BALL,DEEP GROOVE"]],
      [y + 13, [-165, "40"], [206, "EA"]],
      [y + 26, [120, "Gross Price"], [333, "16.50 / 1 EA"], [-570, "660.00"]],
      [y + 38, [121, "Discount %"], [330, "10.000- %"], [-570, "66.00-"]],
      [y + 50, [121, "Net value"], [-570, "594.00"]],
      [y + 63, [120, "Your material number"], [230, "6205-2RSH/C3"]],
      [y + 75, [121, "Delivery date:"], [183, "Day 04/09/2026"]],
    ];
    expect(
      values(
        [
          [100, [40, "Item"], [83, "Material"], [161, "Description"]],
          [112, [120, "Order qty."], [206, "Unit"], [331, "Price per unit"], [535, "Net value"]],
          ...priced(130, "00010", "10045871"),
          ...priced(230, "00020", "10045902"),
          [330, [40, "00030"], [83, "10031220"], [161, "BELT,V,COGGED"]],
          [343, [-165, "24"], [206, "EA"], [328, "38.9250 / 1 EA"], [-570, "934.20"]],
        ],
        "supplierSku",
        "quantity",
        "unitPrice",
        "lineTotal",
        "requiredDate",
      ),
    ).toEqual([
      ["6205-2RSH/C3", "40", "16.5", "594", "2026-04-09"],
      ["6205-2RSH/C3", "40", "16.5", "594", "2026-04-09"],
      [undefined, "24", "38.925", "934.2", undefined],
    ]);
  });

  test("reads a maker's letters with the code behind them, and the seller's of many words behind its caption", () => {
    const rows = (y: number, own: string, words: string, theirs: string): Line[] => [
      [y, [62, own], ...COUNTED],
      [y + 11, [62, words]],
      [y + 22, [62, `Vend Prod: ${theirs}`]],
    ];
    expect(
      values(
        [
          [100, [62, "PRODUCT AND DESCRIPTION"], ...FIGURES],
          ...rows(116, "BPT 230DC2", "CONN EMT 3/4 SET SCR DC, ZINC", "230-DC2"),
          ...rows(160, "WIR THHN12BK25", "12 STR THHN BLACK 2500 FT REEL", "12 THHN STR BLK 2500R"),
          ...rows(204, "MMM 33+", "TAPE VINYL 3/4 X 66 FT BLACK", "33+ SUPER 3/4X66"),
        ],
        "customerSku",
        "supplierSku",
      ),
    ).toEqual([
      ["BPT 230DC2", "230-DC2"],
      ["WIR THHN12BK25", "12 THHN STR BLK 2500R"],
      ["MMM 33+", "33+ SUPER 3/4X66"],
    ]);
  });

  test("takes words alone for words under a heading that names two codes and them", () =>
    expect(
      values(
        [
          [100, [132, "Part ID / Description / Your Part ID"], ...FIGURES],
          [116, [132, "RAW-01034"], ...COUNTED],
          [127, [132, "CF ROUND 1018 1-7/16 DIA X 12 FT R/L"]],
          [138, [132, "Your Part: 1018 CFR 1-7/16"]],
          [154, [132, "RAW-00990"], ...COUNTED],
          [165, [132, "ALLOY ROUND 4140 PREHARD 3.000 DIA"]],
          [176, [132, "Your Part: 4140 PH RD 3.0"]],
          [192, [132, "SAW CUTTING CHARGE, 26 CUTS"], ...COUNTED],
        ],
        "customerSku",
        "description",
      ),
    ).toEqual([
      ["RAW-01034", "CF ROUND 1018 1-7/16 DIA X 12 FT R/L"],
      ["RAW-00990", "ALLOY ROUND 4140 PREHARD 3.000 DIA"],
      [undefined, "SAW CUTTING CHARGE, 26 CUTS"],
    ]));

  test("reads the seller's code over the buyer's with its caption, the words that follow apart, and for how many the price is", () => {
    const rows = (y: number, code: string, own: string, words: string): Line[] => [
      [
        y,
        [46, "1"],
        [75, "Not Available"],
        [203, code],
        [-400, "1,480"],
        [-480, "92.40"],
        [-570, "1,367.52"],
      ],
      [y + 9, [203, `Customer Part #: ${own}`]],
      [y + 23, [58, words]],
      [y + 41, [57, "Price Unit Quantity 100 Price Unit LBR Unit Conversion 1"]],
    ];
    const draft = readTitled([
      [100, [46, "Line #"], [75, "No. Schedule Lines"], [203, "Part # / Description"], ...FIGURES],
      ...rows(116, "IPA-99-DRM55", "500210", "Isopropyl alcohol 99% anhydrous, 55 gal drum, UN rated"),
      ...rows(184, "XYL-5D-TOTE", "500233", "Xylene 5-degree, 275 gal tote, returnable, UN rated"),
    ]);
    const names = ["customerSku", "supplierSku", "description", "priceBasis"] as const;
    expect(draft.lines.map(({ fields }) => names.map((name) => fields[name]?.value))).toEqual([
      ["500210", "IPA-99-DRM55", "Isopropyl alcohol 99% anhydrous, 55 gal drum, UN rated", "100"],
      ["500233", "XYL-5D-TOTE", "Xylene 5-degree, 275 gal tote, returnable, UN rated", "100"],
    ]);
    expect(draft.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("parts close words of the lowest headings by those of the uppermost, and reads a sum glued to its currency", () => {
    const row = (y: number, number: string, code: string, words: string): Line => [
      y,
      [17, number],
      [35, "ITEM"],
      [72, code],
      [124, words],
      [-408, "50.00"],
      [512, "EA"],
      [-570, "9.8300"],
      [-610, "491.50"],
    ];
    const draft = readTitled([
      [110, [17, "PO"], [35, "Line"], [512, "Order"]],
      [119, [72, "Item"], [124, "Description"], [-408, "Quantity"], [-570, "Unit Cost"], [-611, "Line Cost"]],
      [128, [17, "Line"], [35, "Type"], [512, "Unit"]],
      row(145, "1", "0044182", "FUSE, CUTOUT, TYPE T, 40A"),
      row(160, "2", "0031960", "CONNECTOR, WEDGE, AMPACT"),
      row(175, "3", "0030015", "CLAMP, HOT LINE, BRONZE"),
      [200, [466, "Pre-Tax Total:"], [-610, "1,474.50"]],
      [212, [466, "Total Tax 1:"], [-610, "100.00"]],
      [224, [466, "Total Cost (USD):1,574.50"]],
    ]);
    expect(draft.lines.map(({ fields }) => fields.customerSku?.value)).toEqual([
      "0044182",
      "0031960",
      "0030015",
    ]);
    expect(draft.header.total?.value).toBe("1574.5");
  });

  test("leaves the end of a code with its own item, and a note before the words of the next out of these", () => {
    const row = (y: number, code: string, words: string): Line => [y, [49, code], [131, words], ...COUNTED];
    expect(
      values(
        [
          [204, [50, "Your Code"], [130, "Description"], ...FIGURES],
          [220, [131, "For: Wakefield depot – see allocation list"]],
          row(234, "PW3 T601/ORRXL", "Portwest Hi-Vis Rail Bomber Jacket"),
          row(249, "PW3 T601/ORRXXL", "Portwest Hi-Vis Rail Bomber Jacket, XXL"),
          row(263, "JSP", "EVOlite Safety Helmet, Vented"),
          [272, [50, "AHB060-000-100"]],
          [286, [131, "Please print our name on front of helmets (logo"]],
          [296, [130, "already held)"]],
          row(310, "U6625/10", "Uvex unidur Cut D Glove, Size 10"),
          row(324, "3M 1100", "E-A-R Classic Soft Ear Plugs"),
        ],
        "supplierSku",
      ).flat(),
    ).toEqual(["PW3 T601/ORRXL", "PW3 T601/ORRXXL", "JSP AHB060-000-100", "U6625/10", "3M 1100"]);
  });

  test("reads a code before a dash, and one in brackets behind the words", () =>
    expect(
      values(
        [
          [100, [60, "Description"], ...FIGURES],
          [116, [60, "6306-2RS1/C3 - Deep groove ball bearing"], ...COUNTED],
          [132, [60, "HX 92-200 M24x80 - Hex bolt & nut 8.8 galv"], ...COUNTED],
          [148, [60, "M10 x 40 - Hex bolt"], ...COUNTED],
          [164, [60, "Hand pad very fine maroon (your ref. RD 07447+)"], ...COUNTED],
          [180, [60, "V-BELT, COGGED, 5VX800 - for line 3 rebuild"], ...COUNTED],
        ],
        "customerSku",
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["6306-2RS1/C3", undefined, "Deep groove ball bearing"],
      ["HX 92-200 M24x80", undefined, "Hex bolt & nut 8.8 galv"],
      [undefined, undefined, "M10 x 40 - Hex bolt"],
      [undefined, "RD 07447+", "Hand pad very fine maroon"],
      [undefined, undefined, "V-BELT, COGGED, 5VX800 - for line 3 rebuild"],
    ]));

  test("reads what the other calls an item, in brackets behind its code", () =>
    expect(
      values(
        [
          [100, [60, "Désignation"], ...FIGURES],
          [116, [60, "QUI-00412 (Réf. fournisseur 403 171) - Poignée aluminium"], ...COUNTED],
          [132, [60, "QUI-01180 (Réf. fournisseur D455 30x30 SI) - Cylindre européen"], ...COUNTED],
          [148, [60, "MEN-00099 (Réf. fournisseur 9134.030.018) - Panneau MDF 19 mm"], ...COUNTED],
          [164, [60, "QUI-09901 - Quincaillerie (lot de 12)"], ...COUNTED],
        ],
        "customerSku",
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["QUI-00412", "403 171", "Poignée aluminium"],
      ["QUI-01180", "D455 30x30 SI", "Cylindre européen"],
      ["MEN-00099", "9134.030.018", "Panneau MDF 19 mm"],
      ["QUI-09901", undefined, "Quincaillerie (lot de 12)"],
    ]));

  test("ends words in capitals before a sentence, and any before the place they are kept in", () => {
    const rows = (y: number, code: string, ...words: string[]): Line[] => [
      [y, [40, code], [140, words[0]!], ...COUNTED],
      ...words.slice(1).map((text, i): Line => [y + 11 * (i + 1), [140, text]]),
    ];
    expect(
      values(
        [
          [100, [40, "Item"], [140, "Description"], ...FIGURES],
          ...rows(
            116,
            "AB-1001",
            "NUT, SELF-LOCKING, HEX,",
            "REDUCED HEIGHT",
            "Lot traceability is required. Domestic.",
          ),
          ...rows(164, "AB-1002", "Filtre à lait chaussette", "Empl. A-3-02"),
        ],
        "description",
      ).flat(),
    ).toEqual(["NUT, SELF-LOCKING, HEX, REDUCED HEIGHT", "Filtre à lait chaussette"]);
  });

  test("reads the seller's code between the buyer's and the words where the lower heading names both", () => {
    const rows = (y: number, own: string, theirs: string, words: string): Line[] => [
      [y, [61, own], ...COUNTED],
      [y + 10, [60, theirs]],
      [y + 21, [60, words]],
    ];
    expect(
      values(
        [
          [100, [61, "Item"], ...FIGURES],
          [110, [61, "Supplier item / Description"]],
          ...rows(130, "FST-10-0030", "00912 80 10 30", "Socket cap screw DIN 912 8.8 M10 x 30"),
          ...rows(170, "FST-12-0045", "00912 80 12 45", "Socket cap screw DIN 912 8.8 M12 x 45"),
          ...rows(210, "CHM-00243", "LOCTITE 243 250ML", "Threadlocker medium strength"),
        ],
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["00912 80 10 30", "Socket cap screw DIN 912 8.8 M10 x 30"],
      ["00912 80 12 45", "Socket cap screw DIN 912 8.8 M12 x 45"],
      ["LOCTITE 243 250ML", "Threadlocker medium strength"],
    ]);
  });

  test("takes no number that most rows have for a code that a line lacks, and a count with two letters for a count", () => {
    const row = (y: number, count: string, code: string): Line => [
      y,
      [-91, count],
      [105, code],
      [180, "Ball valve, bronze"],
      [300, "26014"],
      [-480, "1.50"],
      [-570, "18.00"],
    ];
    const draft = readTitled([
      [
        100,
        [60, "Order Qty"],
        [105, "Your #"],
        [180, "Description"],
        [300, "Job"],
        [-480, "Price"],
        [-570, "Amount"],
      ],
      row(116, "12ea", "70103"),
      row(132, "12ea", "70105"),
      row(148, "12ga", "11-43"),
      row(164, "12ea", "70108"),
      row(180, "12ea", "70110"),
      row(196, "12ea", ""),
    ]);
    expect(draft.lines.map(({ fields }) => fields.quantity?.value)).toEqual(Array(6).fill("12"));
    expect(draft.findings.filter(({ level }) => level === "error")).toEqual([]);
  });
});
