import { expect, test } from "bun:test";
import { values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const HEADINGS: Line[] = [
  [280, [40, "LINE"], [70, "ITEM NUMBER / DESCRIPTION"], [-312, "ORDERED"], [320, "UM"]],
  [280, [-390, "UNIT PRICE"], [398, "UM"], [-480, "EXTENDED PRICE"]],
  [290, [70, "SUPPLIER ITEM"]],
];

/** An item of three lines: its code and words, more words with its figures, and what the seller calls it. */
function item(y: number, [number, code, words, more, unit, other]: string[]): Line[] {
  return [
    [y, [40, number!], [70, code!], [140, words!]],
    [y + 10, [140, more!], [-312, "12"], [320, unit!], [-390, "1.5000"], [398, unit!], [-480, "18.00"]],
    ...(other ? [[y + 20, [70, other]] as Line] : []),
  ];
}

test("layout() reads words that go on in the line of the figures, units before prices, and the seller's code below", () => {
  const items = [
    ["1.000", "50012877", "CHANNEL STRUT 1-5/8", "12GA PREGALV 20FT", "LG", "P1000 PG 20"],
    ["2.000", "50034410", "HANGER CLEVIS ADJ", "BLACK ANVIL", "EA", "FIG 260-0400"],
    ["3.000", "50101160", "CEMENT GENERAL USE", "40KG BAG", "BG", "0-73258-20551"],
    ["4.000", "50133002", "LUMBER SPF NO2", "STAMPED", "PC"],
  ];
  const rows = items.flatMap((own, i) => item(310 + i * 34, own));
  expect(values([...HEADINGS, ...rows], "customerSku", "supplierSku", "description", "unit")).toEqual(
    items.map(([, code, words, more, unit, other]) => [code, other, `${words} ${more}`, unit]),
  );
});
