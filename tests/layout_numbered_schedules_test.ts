import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

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
