import { expect, test } from "bun:test";
import { areaOf } from "../src/extraction/layout/page/lines.ts";
import { styleOf } from "../src/extraction/layout/page/style.ts";
import { unstacked } from "../src/extraction/layout/table/decks.ts";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import { type Line, pageOf } from "./fixtures/layouts/_page.ts";

const HEADS: Line = [
  200,
  [40, "Pos."],
  [80, "Material-Nr."],
  [-300, "Menge"],
  [310, "Einheit"],
  [-490, "Preis / Einh."],
  [-570, "Wert"],
];

const item = (y: number, number: string, code: string, count: string): Line[] => [
  [y, [40, number], [80, code], [-300, count], [310, "ST"]],
  [y + 12, [80, `Ihre Materialnummer 21${code.slice(-5)}`]],
  [y + 24, [80, "Bolzenanker M12x115"]],
];

const FIELDS = ["customerSku", "quantity", "unitPrice", "lineTotal", "requiredDate"] as const;

test("layout() reads a price behind how many it is for, with what its discount leaves and the day below that", () => {
  const rows = under(
    [
      ["00010", "60118452", "100", "7.35", "735.00", "220.50-", "5.15", "514.50"],
      ["00020", "60118453", "200", "1.10", "220.00", "66.00-", "0.77", "154.00"],
    ],
    { from: 220, step: 100 },
    (y, [number, code, count, gross, before, off, net, total]): Line[] => [
      ...item(y, number!, code!, count!),
      [y + 36, [80, "Bruttopreis"], [-440, "1 ST"], [-490, gross!], [-570, before!]],
      [y + 48, [80, "Rabatt %"], [-490, "30.000-"], [-570, off!]],
      [y + 60, [80, "Nettowert incl Rab."], [-440, "1 ST"], [-490, net!], [-570, total!]],
      [y + 72, [80, "Liefertermin"], [-300, count!], [310, "ST"], [400, "27.03.2026"]],
    ],
  );
  expect(values([HEADS, ...rows], ...FIELDS)).toEqual([
    ["60118452", "100", "7.35", "514.5", "2026-03-27"],
    ["60118453", "200", "1.1", "154", "2026-03-27"],
  ]);
});

test("layout() reads a net amount under a gross price without a discount, and a price per hundred", () => {
  const rows = under(
    [
      ["00010", "60077201", "40", "1 ST", "18.75", "750.00"],
      ["00020", "60077202", "400", "100 ST", "25.00", "100.00"],
    ],
    { from: 220, step: 90 },
    (y, [number, code, count, many, price, total]): Line[] => [
      ...item(y, number!, code!, count!),
      [y + 36, [80, "Bruttopreis"], [-440, many!], [-490, price!], [-570, total!]],
      [y + 48, [80, "Nettowert incl Rab."], [-440, many!], [-490, price!], [-570, total!]],
      [y + 60, [80, "Liefertermin"], [-300, count!], [310, "ST"], [400, "02.04.2026"]],
    ],
  );
  expect(values([HEADS, ...rows], ...FIELDS, "priceBasis")).toEqual([
    ["60077201", "40", "18.75", "750", "2026-04-02", undefined],
    ["60077202", "400", "25", "100", "2026-04-02", "100"],
  ]);
});

test("unstacked() lays items of two lines into one, with the rows of their prices below what else is said of them", () => {
  const heads: Line[] = [
    [200, [36, "LINE"], [78, "PART NUMBER"], [-300, "ORDER QTY"], [-390, "EXTENSION"], [410, "DUE DATE"]],
    [212, [78, "DESCRIPTION"], [-300, "UNIT COST"], [410, "U/M"]],
  ];
  const rows = under(
    [
      ["1", "BW-1001", "Hose assembly", "38", "65.57", "2,491.66", "72.86", "2,768.68", "277.02-"],
      ["2", "BW-1002", "Ball valve", "13", "62.84", "816.92", "69.82", "907.66", "90.74-"],
      ["3", "BW-1003", "Sealant RTV clear", "58", "70.69", "4,100.02", "78.54", "4,555.32", "455.30-"],
    ],
    { from: 232, step: 80 },
    (y, [number, code, words, count, price, amount, gross, before, off]): Line[] => [
      [y, [36, number!], [78, code!], [-300, count!], [-390, amount!], [410, "14 Apr 2026"]],
      [y + 12, [78, words!], [-300, price!], [410, "ea"]],
      [y + 24, [60, "Revision level B"], [410, "as drawn"]],
      [y + 36, [78, "Gross price"], [-300, gross!], [-390, before!]],
      [y + 48, [78, "Discount"], [-300, "10.000- %"], [-390, off!]],
      [y + 60, [78, "Net price"], [-300, price!], [-390, amount!]],
    ],
  );
  const area = areaOf(pageOf([...heads, ...rows]));
  const [page] = unstacked([area], styleOf([area]));
  expect(page!.lines.filter(({ laid }) => laid).map(({ text }) => text)).toEqual([
    "LINE PART NUMBER ORDER QTY EXTENSION DUE DATE DESCRIPTION UNIT COST U/M",
    "1 BW-1001 38 2,491.66 14 Apr 2026 Hose assembly 65.57 ea",
    "2 BW-1002 13 816.92 14 Apr 2026 Ball valve 62.84 ea",
    "3 BW-1003 58 4,100.02 14 Apr 2026 Sealant RTV clear 70.69 ea",
  ]);
});

test("ordersOf() takes no price that stands under an item for more of its words", () => {
  const rows = under(
    [
      ["00010", "1180591", "HOUSING, BEARING", "90.00", "1,881.00"],
      ["00020", "5759516", "CASTING, PUMP VOLUTE", "115.00", "2,403.50"],
    ],
    { from: 232, step: 70 },
    (y, [number, code, words, price, amount]): Line[] => [
      [y, [46, number!], [81, code!], [207, words!], [-400, "20.9"], [-470, price!], [-560, amount!]],
      [y + 12, [81, "Gross Price"], [-279, `${price} EUR`], [298, "1 PC"], [-370, amount!]],
    ],
  );
  const heads: Line = [
    212,
    [46, "Item"],
    [81, "Material"],
    [207, "Description"],
    [-400, "Order qty."],
    [-470, "Price"],
    [-560, "Net value"],
  ];
  expect(values([heads, ...rows], "description")).toEqual([["HOUSING, BEARING"], ["CASTING, PUMP VOLUTE"]]);
});

test("layout() reads the prices in conditions under counts alone, beside an item with its price in the lower of its two lines", () => {
  const rows = under(
    [
      ["00010", "10048821", "4", "612.50", "2,450.00", "122.50-", "2,327.50"],
      ["00020", "10011207", "12", "186.00", "2,232.00", "111.60-", "2,120.40"],
    ],
    { from: 224, step: 90 },
    (y, [number, code, count, gross, before, off, net]): Line[] => [
      [y, [40, number!], [110, code!], [250, "STUD BOLT A193-B7"]],
      [y + 12, [-150, count!], [160, "each"]],
      [y + 24, [110, "Your material: SB7-0625-350"]],
      [y + 36, [250, "Gross price"], [-400, `${gross!} USD`], [-470, "1 EA"], [-560, before!]],
      [y + 48, [250, "Discount % on gross"], [-400, "5.000- %"], [-560, off!]],
      [y + 60, [250, "Net value incl. disc."], [-560, net!]],
    ],
  );
  const heads: Line[] = [
    [196, [40, "Item"], [110, "Material"], [250, "Description"]],
    [206, [100, "Order qty."], [160, "Unit"], [-470, "Price per unit"], [-560, "Net value"]],
  ];
  const whole: Line[] = [
    [404, [40, "00030"], [110, "10014410"], [250, "TUBING SS 316L"]],
    [416, [-150, "10"], [160, "foot"], [-470, "88.125"], [-560, "881.25"]],
  ];
  expect(values([...heads, ...rows, ...whole], "customerSku", "quantity", "unitPrice", "lineTotal")).toEqual([
    ["10048821", "4", "612.5", "2327.5"],
    ["10011207", "12", "186", "2120.4"],
    ["10014410", "10", "88.125", "881.25"],
  ]);
});
