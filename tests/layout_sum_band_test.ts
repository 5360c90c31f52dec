import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const columns = (y: number, code: string, words: string, ...figures: string[]): Line => [
  y,
  [40, code],
  [120, words],
  ...figures.map((figure, i): [number, string] => [-[360, 440, 540][i]!, figure]),
];

test("layout() reads sums in a row under their captions, a rate among these and a word among those", () => {
  const [draft] = layout(
    readingOf(
      pageOf([
        [40, [40, "Bon de commande"], [300, "Numéro 4711"]],
        columns(100, "Référence", "Désignation", "Qté", "P.U. HT", "Montant HT"),
        columns(120, "ELE-1001", "Gaine ICTA 16", "150", "0,60", "90,00"),
        columns(140, "ELE-1002", "Borne rapide", "20", "1,50", "30,00"),
        columns(160, "ELE-1003", "Coffret 13M", "5", "26,00", "130,00"),
        [
          300,
          [40, "Total lignes"],
          [150, "Port"],
          [-360, "Total HT"],
          [-440, "TVA 20,00 %"],
          [-540, "Total TTC €"],
        ],
        [312, [-80, "250,00"], [150, "Franco"], [-360, "250,00"], [-440, "50,00"], [-540, "300,00"]],
      ]),
    ),
    { ownNames: [] },
  );
  expect(draft!.lines).toHaveLength(3);
  expect(draft!.header.total?.value).toBe("300");
  expect(draft!.findings).toEqual([]);
});

test("layout() reads sums in a row under their captions behind the code of their currency", () => {
  const [draft] = layout(
    readingOf(
      pageOf([
        [40, [40, "Purchase order"], [300, "Number 4711"]],
        columns(100, "Item number", "Description", "Quantity", "Unit price", "Amount"),
        columns(120, "ELC-1001", "Cable tray", "150.00", "6.375", "956.250"),
        columns(140, "ELC-1002", "Tray cover", "150.00", "3.840", "576.000"),
        [
          300,
          [40, "Currency"],
          [120, "Purchase subtotal"],
          [-330, "Misc. charges"],
          [-440, "Sales tax"],
          [-540, "Total"],
        ],
        [312, [40, "KWD"], [-190, "1,532.250"], [-330, "22.500"], [-440, "0.000"], [-540, "1,554.750"]],
      ]),
    ),
    { ownNames: [] },
  );
  expect(draft!.lines).toHaveLength(2);
  expect(draft!.header.total?.value).toBe("1554.75");
});
