import { describe, expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

/** Captions in two lines, over items whose day stands under their words. */
function captioned(words: string, day: string): Line[] {
  return [
    [200, [40, "Item"], [120, words], [-400, "Qty"], [-470, "Unit price"], [-560, "Amount"]],
    [210, [40, "Your item"], [120, day]],
  ];
}

const ITEMS: [string, string, string][] = [
  ["AB-1001", "Hex bolt", "18-06-2026"],
  ["AB-1002", "Washer", "23-06-2026"],
];

describe("layout() reads the day under an item's words", () => {
  test.each([
    ["Descrizione", "Data evasione", ""],
    ["Descrizione", "Data evasione", "Data evasione: "],
    ["Omschrijving", "Verwachte ontvangst", ""],
  ])("by the caption that it has under theirs: %s over %s", (words, day, said) => {
    const items = under(ITEMS, { from: 230, step: 32 }, (y, [code, text, date]) => [
      [y, [40, code], [120, text], [-400, "12"], [-470, "1.50"], [-560, "18.00"]],
      [y + 10, [40, `${code}-X`], [120, said + date]],
    ]);
    expect(values([...captioned(words, day), ...items], "description", "requiredDate")).toEqual([
      ["Hex bolt", "2026-06-18"],
      ["Washer", "2026-06-23"],
    ]);
  });

  test("none where the caption names another day", () => {
    const items = under(ITEMS, { from: 230, step: 32 }, (y, [code, text, date]) => [
      [y, [40, code], [120, text], [-400, "12"], [-470, "1.50"], [-560, "18.00"]],
      [y + 10, [120, date]],
    ]);
    expect(values([...captioned("Description", "Quoted on"), ...items], "requiredDate")).toEqual([
      [undefined],
      [undefined],
    ]);
  });
});

test("layout() reads a day under the lower captions that stands apart from a code which runs on across columns", () => {
  const captions: Line[] = [
    [
      200,
      [26, "RIGA"],
      [48, "NS.CODICE"],
      [110, "DESCRIZIONE ARTICOLO"],
      [295, "UM"],
      [-353, "QUANTITA"],
      [-408, "PREZZO"],
      [-520, "IMPORTO"],
    ],
    [210, [48, "VS.CODICE"], [295, "DATA CONS."]],
  ];
  const items = under(ITEMS, { from: 230, step: 24 }, (y, [code, text, date]) => [
    [
      y,
      [26, `00${y - 220}`],
      [48, code],
      [110, text],
      [295, "NR"],
      [-353, "12,00"],
      [-408, "1,50"],
      [-520, "18,00"],
    ],
    [y + 10, [48, "DIN 912 M8X30 8.8"], [295, date]],
  ]);
  expect(values([...captions, ...items], "requiredDate")).toEqual([["2026-06-18"], ["2026-06-23"]]);
});
