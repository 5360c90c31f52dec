import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

/** The numbers, codes and words of lines under a heading that begins with that of the words. */
function read(items: [number: string, code: string, words: string][]) {
  const page = pageOf([
    [40, [40, "Commande N° 4711"]],
    [100, [40, "Désignation"], [-400, "Quantité"], [-480, "P.U. HT"], [-560, "Montant HT"]],
    ...items.flatMap(([number, code, words], i): Line[] => [
      [
        120 + 30 * i,
        [40, number],
        ...(code ? [[80, code] as [number, string]] : []),
        [130, words],
        [-400, "2 PC"],
        [-480, "10,50"],
        [-560, "21,00"],
      ],
      [131 + 30 * i, [130, "appel sur contrat"]],
    ]),
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  return draft!.lines.map(({ printedNumber, fields }) => [
    printedNumber,
    fields.customerSku?.value,
    fields.description?.value,
  ]);
}

test("layout() reads numbers and codes of the lines in columns of their own under the heading of the words", () => {
  const lines = (...codes: string[]) =>
    read([
      ["00010", codes[0] ?? "", "CABLE HTA 3X150"],
      ["00020", codes[1] ?? "", "JONCTION UNIPOLAIRE"],
    ]);
  expect(lines("7395078", "6424704")).toEqual([
    ["00010", "7395078", "CABLE HTA 3X150 appel sur contrat"],
    ["00020", "6424704", "JONCTION UNIPOLAIRE appel sur contrat"],
  ]);
  expect(lines()).toEqual([
    ["00010", undefined, "CABLE HTA 3X150 appel sur contrat"],
    ["00020", undefined, "JONCTION UNIPOLAIRE appel sur contrat"],
  ]);
});
