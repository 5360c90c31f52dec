import { expect, test } from "bun:test";
import { read, TABLE, under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const GOODS = [
  ["71304612", "COUPLER 63MM", "60", "£4.18"],
  ["71304655", "ELBOW 63MM", "24", "£11.07"],
  ["800-PE20", "PIPE BLUE 25M COIL", "40", "£13.625"],
] as const;

test("layout() takes the money under a heading of notes and prices for prices", () => {
  const rows: Line[] = [
    [300, [40, "Supplier Code"], [140, "Description"], [-420, "Qty"], [450, "Notes/Price"]],
    ...under([...GOODS], { from: 316, step: 16 }, (y, [code, words, count, price]) => [
      [y, [40, code], [140, words], [-420, count], [460, price]],
    ]),
  ];
  expect(values(rows, "supplierSku", "quantity", "unitPrice")).toEqual([
    ["71304612", "60", "4.18"],
    ["71304655", "24", "11.07"],
    ["800-PE20", "40", "13.625"],
  ]);
});

test("layout() takes a price over a day for the price, whatever language says the one and the other", () => {
  const rows: Line[] = [
    [300, [40, "Qte"], [90, "DESC/NOTES"], [-460, "Coût/DUE"], [-560, "MSF/TOTALS"]],
    ...under(
      [
        ["5000", "FEUILLE 32ECT", "412.60 M", "95.412", "04/07/26", "2,063.00"],
        ["300", "PALETTE BOIS", "9.85 EA", "0.000", "04/03/26", "2,955.00"],
      ] as const,
      { from: 316, step: 30 },
      (y, [count, words, price, msf, day, amount]) => [
        [y, [40, count], [90, words], [-460, price], [-560, msf]],
        [y + 12, [-460, day], [-560, amount]],
      ],
    ),
  ];
  expect(values(rows, "quantity", "unitPrice", "lineTotal", "requiredDate")).toEqual([
    ["5000", "412.6", "2063", "2026-04-07"],
    ["300", "9.85", "2955", "2026-04-03"],
  ]);
});

test("layout() parts the numbers of lines from the codes behind them, whose two headings stand a blank apart", () => {
  const items = [
    ["10", "02758J", "Mains joint 185 to 300mm", "BAH-038081651", "40", "36.66", "1,466.40"],
    ["20", "05302", "Resin 2 part 1000ml", "PUR-GUROFLEX 1000", "300", "7.915", "2,374.50"],
  ] as const;
  const rows: Line[] = [
    [300, [40, "Item Material Description"], [-400, "Quantity"], [-480, "Unit price"], [-570, "Net value"]],
    ...under([...items], { from: 316, step: 30 }, (y, [at, code, words, ref, count, price, amount]) => [
      [y, [40, at], [60, code], [96, words], [-400, count], [-480, price], [-570, amount]],
      [y + 12, [96, `Suppliers ref; ${ref}`]],
    ]),
  ];
  expect(values(rows, "customerSku", "supplierSku", "description", "quantity")).toEqual([
    ["02758J", "BAH-038081651", "Mains joint 185 to 300mm", "40"],
    ["05302", "PUR-GUROFLEX 1000", "Resin 2 part 1000ml", "300"],
  ]);
});

test("layout() reads what a caption in two languages, parted by a comma, announces", () => {
  const { header } = read(
    [30, [40, "Emballages Rive-Sud inc."]],
    [44, [40, "3350, boul. Losch, Saint-Hubert QC J3Y 5T6"]],
    [80, [60, "À, To:"], [340, "Livré À, Ship To:"]],
    [92, [60, "Cartons Laurentides ltée"], [340, "Emballages Rive-Sud inc."]],
    [104, [60, "885, rue Notre-Dame Est"], [340, "3350, boul. Losch"]],
    [116, [60, "Trois-Rivières, QC G8T 4H9"], [340, "Saint-Hubert, QC J3Y 5T6"]],
    [150, [340, "BdC,PO#: 71540"]],
    ...TABLE,
  );
  expect(header.poNumber?.value).toBe("71540");
  expect(header.customerName?.value).toBe("Emballages Rive-Sud inc.");
});

test("layout() takes the reference of the document for the order's number where nothing names that", () => {
  const { header } = read(
    [30, [40, "Calder Pumps Ltd"]],
    [44, [40, "PURCHASE ORDER"]],
    [70, [40, "Document Ref: JT1/118264"], [300, "Raised Date: 11 Mar 2026"]],
    ...TABLE,
  );
  expect(header.poNumber?.value).toBe("JT1/118264");
});
