import { describe, expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

type Item = [title: string, words: string, more: string, code: string, count: string, unit: string];

const item = (from: number, [title, words, more, code, count, unit]: Item): Line[] => {
  const below = from + (more ? 42 : 28);
  return [
    [from, [40, title]],
    [from + 14, [40, "Description:"], [140, words]],
    ...(more ? [[from + 28, [40, more]] as Line] : []),
    [below, [40, "Catalogue no.:"], [140, code]],
    [below + 14, [40, "Quantity:"], [140, count]],
    [below + 28, [40, "Unit of issue:"], [140, unit]],
    [below + 42, [40, "For use in:"], [140, "Ward 4B"]],
  ];
};

describe("items under titles that count them", () => {
  test("are read line by line behind their captions, words that go on with them and units of so many", () => {
    const items: Item[] = [
      ["Item 1 of 3", "Catheter, foley, 16 FR", "", "165816", "4 (four)", "Box of 10"],
      ["Item 2 of 3", "Dressing, foam, adhesive, 12.5 x 12.5 cm,", "with border", "595300", "15", "Box of 5"],
      ["Item 3 of 3", "Glove, surgical, size 7 1/2", "", "48575", "8", "Box of 50 pairs"],
    ];
    const rows = under(items, { from: 120, step: 110 }, item);
    expect(values(rows, "customerSku", "description", "quantity", "unit")).toEqual([
      ["165816", "Catheter, foley, 16 FR", "4", "Box of 10"],
      ["595300", "Dressing, foam, adhesive, 12.5 x 12.5 cm, with border", "15", "Box of 5"],
      ["48575", "Glove, surgical, size 7 1/2", "8", "Box of 50 pairs"],
    ]);
  });

  test("have their codes and words beside these, and what stands apart below is none of theirs", () => {
    const items = [
      ["1", "A 205 885 14 38", "Halteclip vorn, PA66-GF30", "PA66-4711-SW", "31.200", "4.800"],
      ["2", "A 177 698 02 91", "Blende Einstiegleiste li.", "PP-0930.02", "5.040", "720"],
      ["3", "N 000 000 006 418", "Dichtung Rahmen TPE", "TPE-118/6", "2.100", "350"],
    ];
    const lines = (y: number, [number, code, words, theirs, all, count]: string[]): Line[] => [
      [y, [40, `Pos. ${number}`], [100, code!], [210, words!]],
      [y + 14, [100, `Ihre Art.-Nr.: ${theirs}`]],
      [
        y + 26,
        [100, `Fortschrittszahl: ${all}`],
        [300, `Abrufmenge: ${count} Stk`],
        [440, "Termin: 18.03.2026"],
      ],
    ];
    const foot: Line = [310, [40, "Verpackung: KLT 4314, Label VDA 4902."]];
    expect(
      values(
        [...under(items, { from: 140, step: 50 }, lines), foot],
        "customerSku",
        "supplierSku",
        "description",
        "quantity",
        "unit",
        "requiredDate",
      ),
    ).toEqual([
      ["A 205 885 14 38", "PA66-4711-SW", "Halteclip vorn, PA66-GF30", "4800", "Stk", "2026-03-18"],
      ["A 177 698 02 91", "PP-0930.02", "Blende Einstiegleiste li.", "720", "Stk", "2026-03-18"],
      ["N 000 000 006 418", "TPE-118/6", "Dichtung Rahmen TPE", "350", "Stk", "2026-03-18"],
    ]);
  });
});
