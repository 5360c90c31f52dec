import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { DraftLine } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";
import { book } from "./bench/families/_book.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

function wordsOf(lines: DraftLine[]) {
  return lines.map(({ fields }) => fields.description?.value);
}

test("layout() takes the column of most words for the items' where no heading names them", () => {
  const [draft] = layout(
    readingOf(
      pageOf([
        [30, [40, "PURCHASE ORDER 4711"]],
        [300, [40, "Stock no."], [120, "Please supply"], [300, "From"], [-420, "Quantity"], [-480, "Price"]],
        [320, [40, "K-583"], [120, "Fleece with quarter zip"], [300, "Acme"], [-420, "12"], [-480, "1.50"]],
        [335, [40, "R-623"], [120, "Reflecting vest, class 2"], [300, "Acme"], [-420, "40"], [-480, "0.50"]],
      ]),
    ),
    { ownNames: [] },
  );
  expect(wordsOf(draft!.lines)).toEqual(["Fleece with quarter zip", "Reflecting vest, class 2"]);
});

test("ordersOf() names the sizes of a sheet by the words of their row, whatever heads them", async () => {
  const rows = [
    ["Uniform order", "ERC-729"],
    [],
    ["Garment", "Style", "S", "M", "L", "XL", "Pieces", "Each", "Cost"],
    ["Hoodie, bottle green", "TK4328", 3, 4, null, 2, 9, 10, 90],
  ];
  const { drafts } = ordersOf(await readFile(book({ Order: rows }), "xlsx"), { ownNames: [] });
  const sized = ["S", "M", "XL"].map((size) => `Hoodie, bottle green ${size}`);
  expect(wordsOf(drafts[0]!.lines)).toEqual(sized);
});

test("layout() reads words under an item's row on to their end, across the columns above them", () => {
  const [draft] = layout(
    readingOf(
      pageOf([
        [30, [40, "PURCHASE ORDER 4711"]],
        [300, [40, "Part No"], [160, "Supplier's Part No"], [-420, "Quantity"], [-480, "Price"]],
        [312, [40, "Description"]],
        [332, [40, "9576117"], [160, "R-918-24SS"], [-420, "12"], [-480, "1.50"]],
        [344, [40, "Lubricator, grease, 125 ml, single point"]],
        [364, [40, "3760405"], [160, "54829A810"], [-420, "40"], [-480, "0.50"]],
        [376, [40, "Filter, hydraulic return, 10 micron"]],
      ]),
    ),
    { ownNames: [] },
  );
  expect(wordsOf(draft!.lines)).toEqual([
    "Lubricator, grease, 125 ml, single point",
    "Filter, hydraulic return, 10 micron",
  ]);
});

test.each(["Delivery cart", "Note pads", "Ship model kit", "Shipping labels 4x6"])(
  'layout() reads "%s" under an item as the last of its words, which a note or a charge might begin with',
  (words) => {
    const [draft] = layout(readingOf(underItem(words)), { ownNames: [] });
    expect(wordsOf(draft!.lines)).toEqual([`Handling set, with ${words}`, "Filter, hydraulic"]);
  },
);

test.each(["Delivery 12 May 2026", "Ref 4711", "Note: no substitutes", "Ship via UPS Ground"])(
  'layout() reads "%s" under an item as none of its words',
  (note) => {
    const [draft] = layout(readingOf(underItem(note)), { ownNames: [] });
    expect(wordsOf(draft!.lines)).toEqual(["Handling set, with", "Filter, hydraulic"]);
  },
);

function underItem(words: string) {
  return pageOf([
    [30, [40, "PURCHASE ORDER 4711"]],
    [300, [40, "Part No"], [160, "Description"], [-420, "Quantity"], [-480, "Price"]],
    [320, [40, "9576117"], [160, "Handling set, with"], [-420, "12"], [-480, "1.50"]],
    [332, [160, words]],
    [352, [40, "3760405"], [160, "Filter, hydraulic"], [-420, "40"], [-480, "0.50"]],
  ]);
}

test("layout() takes an item's name beside what describes it for words, not for its code", () => {
  const heading: [number, string][] = [
    [40, "Item"],
    [240, "Description"],
  ];
  const row = (y: number, name: string, more: string): Parameters<typeof pageOf>[0][number] => [
    y,
    [40, name],
    [240, more],
    [-420, "12"],
    [-480, "1.50"],
    [-560, "18.00"],
  ];
  const [draft] = layout(
    readingOf(
      pageOf([
        [30, [40, "PURCHASE ORDER 4711"]],
        [300, ...heading, [-420, "Qty"], [-480, "Unit Cost"], [-560, "Total"]],
        row(320, "Gypsum board, green", "1220 x 1830 mm"),
        row(340, "Tile adhesive, grey", "20 kg bag"),
        row(360, "River sand, washed twice", "fine"),
      ]),
    ),
    { ownNames: [] },
  );
  expect(draft!.lines.map(({ fields }) => fields.customerSku)).toEqual([undefined, undefined, undefined]);
  expect(wordsOf(draft!.lines)[1]).toBe("Tile adhesive, grey 20 kg bag");
});

test("layout() takes words of several lines around their figures for an item's, though a code ends beside these", () => {
  const row = (y: number, [above, beside, under]: string[], count: string): Parameters<typeof pageOf>[0] => [
    [y, [80, above!]],
    [
      y + 11,
      [40, String(y / 50 - 5)],
      ...(beside ? ([[80, beside]] as [number, string][]) : []),
      [-420, count],
    ],
    [y + 11, [-480, "1.50"]],
    [y + 22, [80, under!]],
  ];
  const [draft] = layout(
    readingOf(
      pageOf([
        [30, [40, "PURCHASE ORDER 4711"]],
        [280, [40, "Sr."], [80, "Product"], [-420, "Qty"], [-480, "Unit price"]],
        ...row(300, ["Acme frequency drive of 7 kW", "(VFD-7.5-415)", "With a chopper for brakes"], "12"),
        ...row(350, ["Dowson copper lug, ring type (LUG-", "CU-016)", "Tinned, with a hole"], "40"),
        ...row(400, ["Ronom relay, plug-in (RLY-24-2CO)", "", "With base and a clip"], "8"),
      ]),
    ),
    { ownNames: [] },
  );
  expect(wordsOf(draft!.lines).map((words) => words?.split(" ")[0])).toEqual(["Acme", "Dowson", "Ronom"]);
});

test.each(["*** NOTHING FOLLOWS ***", "x-x-x Nothing Follows x-x-x", "--- End of order ---"])(
  "layout() takes nothing behind the last line's words for them where a mark closes the lines: %s",
  (mark) => {
    const [draft] = layout(
      readingOf(
        pageOf([
          [30, [40, "PURCHASE ORDER 4711"]],
          [300, [40, "Unit"], [120, "Description"], [-420, "Qty"], [-480, "Unit Cost"], [-560, "Amount"]],
          [320, [40, "box"], [120, "Ballpoint pen, blue"], [-420, "12"], [-480, "1.50"], [-560, "18.00"]],
          [340, [40, "pc"], [120, "Toner, black"], [-420, "2"], [-480, "60.00"], [-560, "120.00"]],
          [355, [120, mark]],
          [370, [120, "ONE HUNDRED THIRTY-EIGHT"], [-560, "138.00"]],
        ]),
      ),
      { ownNames: [] },
    );
    expect(wordsOf(draft!.lines)).toEqual(["Ballpoint pen, blue", "Toner, black"]);
  },
);
