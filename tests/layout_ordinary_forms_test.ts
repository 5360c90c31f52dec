import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { areaOf } from "../src/extraction/layout/page/lines.ts";
import { secondBegins } from "../src/extraction/layout/table/late.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { LineField } from "../src/orders/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const HEAD: Line[] = [[40, [40, "Purchase Order 4711"]]];

function fieldsOf(lines: Line[], ...names: LineField[]) {
  const [draft] = layout(readingOf(pageOf(lines)), { ownNames: [] });
  return draft!.lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

describe("layout() of the forms of an ordinary day", () => {
  test("reads the day under an item whose delivery is cut short, behind the word for its kind", () => {
    const rows: Line[] = [
      [100, [61, "Item"], [102, "Material"], [190, "Description"]],
      [112, [102, "Order qty."], [200, "Unit"], [-420, "Price per unit"], [-551, "Net value"]],
      [130, [61, "00010"], [102, "100023417"], [190, "HEX CAP SCREW 1/2-13"]],
      [142, [-180, "2,500"], [200, "piece(s)"], [-420, "38.40 /100 PC"], [-551, "960.00"]],
      [154, [102, "Deliv. date:"], [200, "Day 05/18/2026"]],
      [172, [61, "00020"], [102, "100023422"], [190, "FLAT WASHER USS 1/2"]],
      [184, [-180, "6,000"], [200, "piece(s)"], [-420, "17.15 /100 PC"], [-551, "1,029.00"]],
      [196, [102, "Deliv. date:"], [200, "Day 05/26/2026"]],
    ];
    expect(fieldsOf([...HEAD, ...rows], "description", "quantity", "requiredDate")).toEqual([
      ["HEX CAP SCREW 1/2-13", "2500", "2026-05-18"],
      ["FLAT WASHER USS 1/2", "6000", "2026-05-26"],
    ]);
  });

  test("reads a count of square metres beside a discount that nothing multiplies without", () => {
    const rows: Line[] = [
      [
        100,
        [40, "Pos."],
        [70, "Artikel"],
        [140, "Bezeichnung"],
        [300, "Menge Einheit"],
        [390, "Preis"],
        [440, "Rabatt"],
        [500, "Betrag CHF"],
      ],
      [
        120,
        [40, "1"],
        [70, "40.1120"],
        [140, "Spanplatte roh"],
        [300, "231.84 m2"],
        [390, "8.90"],
        [440, "15%"],
        [500, "1'753.87"],
      ],
      [
        134,
        [40, "2"],
        [70, "62.0087"],
        [140, "Topfband 110°"],
        [300, "480 Stk"],
        [390, "2.95"],
        [440, "30%"],
        [500, "991.20"],
      ],
    ];
    expect(fieldsOf([...HEAD, ...rows], "quantity", "unit")).toEqual([
      ["231.84", "m2"],
      ["480", "Stk"],
    ]);
  });

  test("reads the seller's catalogue number beside the buyer's item, and no maker's name for its number", () => {
    const rows: Line[] = [
      [
        100,
        [40, "Item"],
        [110, "Catalog No."],
        [190, "Description / Manufacturer Model"],
        [400, "Qty"],
        [460, "Unit Cost"],
        [530, "Line Cost"],
      ],
      [
        120,
        [40, "MRO-008814"],
        [110, "1XEL7"],
        [190, "Safety Glasses"],
        [-420, "144"],
        [-500, "2.31"],
        [-570, "332.64"],
      ],
      [130, [190, "Mfr: BOUTON 250-99-0980"]],
      [
        146,
        [40, "MRO-008830"],
        [110, "5ZE98"],
        [190, "Earplugs, Corded"],
        [-420, "24"],
        [-500, "28.75"],
        [-570, "690.00"],
      ],
      [156, [190, "Mfr: 3M 311-1250"]],
    ];
    expect(fieldsOf([...HEAD, ...rows], "customerSku", "supplierSku")).toEqual([
      ["MRO-008814", "1XEL7"],
      ["MRO-008830", "5ZE98"],
    ]);
    const alone = rows.map(
      ([y, ...texts]): Line => [y, ...texts.filter((text) => (text as [number, string])[0] !== 110)],
    );
    expect(fieldsOf([...HEAD, ...alone], "customerSku", "supplierSku")).toEqual([
      ["MRO-008814", undefined],
      ["MRO-008830", undefined],
    ]);
  });

  test("parts line numbers that stand right of their heading from the codes a blank behind them", () => {
    const typed = (y: number, ...texts: [x: number, text: string][]): Line => [
      y,
      ...texts.map(([x, text]) => ({ x: Math.abs(x), text, right: x < 0, mono: true })),
    ];
    const captions = typed(
      100,
      [54, "Ln"],
      [81, "Item Number"],
      [186, "Description"],
      [-335, "Qty"],
      [-420, "Unit Cost"],
      [-520, "Extended Cost"],
    );
    const rows = Array.from({ length: 6 }, (_, i) =>
      typed(
        130 + 14 * i,
        [-76, `${i + 1}`],
        [81, `16-599${i}`],
        [186, "Bracket, e-coated"],
        [-335, "7"],
        [-420, "2.00"],
        [-520, "14.00"],
      ),
    );
    expect(fieldsOf([...HEAD, captions, ...rows], "customerSku", "description")).toEqual(
      rows.map((_, i) => [`16-599${i}`, "Bracket, e-coated"]),
    );
  });

  test("reads the buyer's and the seller's code under one heading, close behind the line's number", () => {
    const captions: Line[] = [
      [
        100,
        [30, "Line"],
        [70, "Item Number / Supplier Item"],
        [232, "Request"],
        [291, "Ordered"],
        [340, "UM"],
        [389, "Unit Cost"],
        [488, "Extended Cost"],
      ],
      [111, [70, "Description"], [232, "Date"]],
    ];
    const rows = Array.from({ length: 12 }, (_, i): Line[] => [
      [
        130 + 26 * i,
        [-64, `${i + 1}.000`],
        [70, `24198${i % 10}`],
        [114, "ZT-5056A"],
        [233, "07/23/26"],
        [-324, "357"],
        [340, "EA"],
        [-428, "1.0052"],
        [-541, "358.86"],
      ],
      [141 + 26 * i, [70, "CARTON RSC 16X12X8 200#"]],
    ]);
    const read = fieldsOf(
      [...HEAD, ...captions, ...rows.flat()],
      "customerSku",
      "supplierSku",
      "description",
    );
    expect(read).toHaveLength(12);
    expect(read[0]).toEqual(["241980", "ZT-5056A", "CARTON RSC 16X12X8 200#"]);
  });

  test("is no quotation that says which one it goes by, beside the order's number", () => {
    const rows: Line[] = [
      [40, [40, "HIGHVELD CRUSHING (PTY) LTD"], [400, "ORDER NO"], [470, "HCS 1186"]],
      [54, [40, "SUPPLIER: Bearing Centre"], [400, "QUOTE"], [470, "BBC88120"]],
      [100, [40, "PART NO"], [140, "DESCRIPTION"], [360, "QTY"], [440, "PRICE"], [540, "TOTAL"]],
      [120, [40, "B4020"], [140, "Idler roller"], [-380, "60"], [-490, "412.50"], [-580, "24750.00"]],
    ];
    const { drafts } = ordersOf(readingOf(pageOf(rows)), { ownNames: [] });
    expect(drafts[0]!.findings.map(({ code }) => code)).not.toContain("not_an_order");
    expect(drafts[0]!.header.customerName?.value).toBe("HIGHVELD CRUSHING (PTY) LTD");
  });
});

describe("layout() of what heads an order", () => {
  const TABLE: Line[] = [
    [200, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Price"], [540, "Amount"]],
    [220, [40, "B4020"], [140, "Idler roller"], [-380, "60"], [-490, "4.50"], [-580, "270.00"]],
  ];
  const headOf = (lines: Line[]) => {
    const { header } = layout(readingOf(pageOf([...lines, ...TABLE])), { ownNames: [] })[0]!;
    return [header.poNumber?.value, header.orderDate?.value];
  };

  test("takes the number of a purchase contract under its title, and no contract's under an order's", () => {
    const numbered: Line = [111, [40, "To: Keweida Ltd"], [325, "Contract No."], [400, ": HLP26-1127"]];
    expect(headOf([[83, [223, "PURCHASE CONTRACT"]], numbered])[0]).toBe("HLP26-1127");
    expect(headOf([[83, [223, "PURCHASE ORDER"]], numbered])[0]).toBeUndefined();
  });

  test("takes the number behind a series and its folio", () => {
    expect(headOf([[55, [440, "Serie-Folio:"], [520, "OC-4471"]]])[0]).toBe("OC-4471");
  });

  test("takes a number in groups of three whole", () => {
    expect(headOf([[60, [51, "BESTELLUNG 261 118"], [260, "Bitte stets angeben!"]]])[0]).toBe("261 118");
    expect(headOf([[60, [51, "BESTELLUNG 261 118 Muster"]]])[0]).toBe("261");
  });

  test("takes the day beside the number under a word for it", () => {
    const day = (of: string) =>
      headOf([
        [47, [257, "COMMANDE N°"], [380, of], [460, "PAGE"]],
        [56, [257, "CF26-10774"], [380, "17/11/2026"], [460, "1/1"]],
      ])[1];
    expect(day("DU")).toBe("2026-11-17");
    expect(day("SOLDE")).toBeUndefined();
  });

  test("takes no N whose raised o stands above for a part of the number", () => {
    const rows: Line[] = [
      [50, { x: 432, text: "Bon de commande", size: 17 }],
      [65, { x: 545, text: "o", size: 7.9 }],
      [69, [539, "N"], [552, "8463"]],
    ];
    expect(headOf(rows)[0]).toBe("8463");
  });
});

test("secondBegins() parts line numbers from what stands close behind them, under its own heading's left", () => {
  const levels = [
    { role: "lineNumber" as const, label: "Line", x0: 30, x1: 49 },
    { role: "code" as const, label: "Item Number / Supplier Item", x0: 70, x1: 202 },
  ];
  const rowsAt = (left: number) =>
    areaOf(pageOf([1, 2, 3].map((i): Line => [100 + 20 * i, [-64, `${i}.000`], [left, "241982"]]))).lines;
  expect(secondBegins(levels, rowsAt(70))).toBe(69);
  expect(secondBegins(levels, rowsAt(90))).toBeNull();
});
