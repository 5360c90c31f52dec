import { expect, test } from "bun:test";
import { areaOf } from "../src/extraction/layout/page/lines.ts";
import { isScheduled } from "../src/extraction/layout/table/deliveries.ts";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import { type Line, pageOf } from "./fixtures/layouts/_page.ts";

test("ordersOf() reads items of two lines over numbered schedules, whose rows stand where another item's would", () => {
  const heads: Line[] = [
    [200, [50, "Item"], [86, "Material"], [181, "Description"]],
    [211, [100, "Order qty."], [166, "Unit"], [-400, "Price per unit"], [-562, "Net value"]],
  ];
  const rows = under(
    [
      [
        "00010",
        "1002345",
        "CONN HSG MCP 2.8 4POS SEALED KEY A BLK",
        "1-1418390-1",
        "4,800",
        "0.4385",
        "2,104.80",
      ],
      [
        "00020",
        "1002346",
        "CONN RECEPT MX150 2X3 6CKT UNSLD KEY A",
        "33472-0601",
        "1,200",
        "0.6120",
        "734.40",
      ],
      [
        "00030",
        "1004477",
        "TERM FEM MP150 SLD TIN 18-16AWG REEL 3500",
        "12162833",
        "21,000",
        "0.0389",
        "816.90",
      ],
      [
        "00040",
        "1008865",
        "RLY POWER F7 SPST 12V 70A W/ BRACKET",
        "V23134-A52-X439",
        "1,120",
        "4.3650",
        "4,888.80",
      ],
    ],
    { from: 229, step: 75 },
    (y, [number, code, words, theirs, count, price, amount]): Line[] => [
      [y, [50, number!], [86, code!], [180, words!]],
      [y + 11, [85, "Your material number"], [191, theirs!]],
      [y + 22, [-150, count!], [166, "PC"], [-400, `${price} / 1 PC`], [-562, amount!]],
      [y + 34, [101, "Delivery schedule:"], [200, "0001"], [225, "Day 04/13/2026"], [-367, "400 PC"]],
      [y + 44, [200, "0002"], [225, "Day 05/11/2026"], [-367, "400 PC"]],
      [y + 54, [200, "0003"], [225, "Day 06/08/2026"], [-367, "400 PC"]],
    ],
  );
  const fields = ["supplierSku", "description", "quantity", "unit", "unitPrice", "requiredDate"] as const;
  expect(values([...heads, ...rows], ...fields)).toEqual([
    ["1-1418390-1", "CONN HSG MCP 2.8 4POS SEALED KEY A BLK", "4800", "PC", "0.4385", "2026-04-13"],
    ["33472-0601", "CONN RECEPT MX150 2X3 6CKT UNSLD KEY A", "1200", "PC", "0.612", "2026-04-13"],
    ["12162833", "TERM FEM MP150 SLD TIN 18-16AWG REEL 3500", "21000", "PC", "0.0389", "2026-04-13"],
    ["V23134-A52-X439", "RLY POWER F7 SPST 12V 70A W/ BRACKET", "1120", "PC", "4.365", "2026-04-13"],
  ]);
});

test("ordersOf() reads items whose second line stands below their code, day and more words, none of which is that line or another item", () => {
  const heads: Line[] = [
    [200, [57, "Pos."], [94, "Material"], [208, "Bezeichnung"]],
    [212, [94, "Bestellmenge"], [170, "Einheit"], [240, "Preis pro Einheit"], [-535, "Nettowert"]],
  ];
  const rows = under(
    [
      [
        "00010",
        "10090023",
        "WEGEVENTIL 4WREE 10 W75",
        "Filterfeinheit 10 µm",
        "NU 2216 ECP",
        "1",
        "2.148,00",
      ],
      ["00020", "30000457", "SCHMIERFETT LGMT 2/18", "Eimer aus Kunststoff", "LGMT 2/18", "36", "9,92"],
      ["00030", "10051286", "KABELVERSCHRAUBUNG M25X1,5", "KLEMMBEREICH 9-17 MM", "53112030", "75", "2,14"],
    ],
    { from: 232, step: 68 },
    (y, [number, code, words, more, theirs, count, price]): Line[] => [
      [y, [57, number!], [94, code!], [208, words!]],
      [y + 11, [208, more!]],
      [y + 22, [95, "Ihre Materialnummer"], [208, theirs!]],
      [y + 33, [95, "Liefertermin: Tag 15.12.2026"]],
      [
        y + 44,
        [-158, count!],
        [170, "Stück"],
        [-392, `${price} EUR / 1 ST`],
        [-535, { "1": "2.148,00", "36": "357,12", "75": "160,50" }[count!]!],
      ],
    ],
  );
  const fields = ["description", "quantity", "unitPrice", "lineTotal", "requiredDate"] as const;
  expect(values([...heads, ...rows], ...fields)).toEqual([
    ["WEGEVENTIL 4WREE 10 W75 Filterfeinheit 10 µm", "1", "2148", "2148", "2026-12-15"],
    ["SCHMIERFETT LGMT 2/18 Eimer aus Kunststoff", "36", "9.92", "357.12", "2026-12-15"],
    ["KABELVERSCHRAUBUNG M25X1,5 KLEMMBEREICH 9-17 MM", "75", "2.14", "160.5", "2026-12-15"],
  ]);
});

test("isScheduled() knows the row of a day by its kind and how many come in on it", () => {
  const [line] = areaOf(pageOf([[100, [90, "Delivery date: Day 2026.02.23"], [327, "22 TO"]]])).lines;
  expect(isScheduled(line!, { first: "year", certain: true })).toBe(true);
});
