import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const HEAD: Line[] = [
  [40, [40, "Purchase Order 4711"]],
  [100, [40, "Item"], [120, "Description"], [-380, "Qty"], [-460, "Price"], [-540, "Amount"]],
];
const STEP = 10;

/** Items whose words stand under each other without a gap, each with its figures at the middle of its words. */
function read(items: [code: string, ...words: string[]][]): (string | undefined)[][] {
  let top = 120;
  const lines = items.flatMap(([code, ...words]): Line[] => {
    const middle = top + ((words.length - 1) * STEP) / 2;
    const figures: Line = [middle, [40, code], [-380, "12"], [-460, "2.00"], [-540, "24.00"]];
    const own = words.map((text, i): Line => [top + i * STEP, [120, text]]);
    const beside = own.find(([y]) => y === middle);
    top += words.length * STEP;
    if (!beside) return [...own, figures].toSorted(([a], [b]) => a - b);
    return own.map(
      (line): Line => (line === beside ? ([middle, ...figures.slice(1), ...line.slice(1)] as Line) : line),
    );
  });
  const [draft] = layout(readingOf(pageOf([...HEAD, ...lines])), { ownNames: [] });
  return draft!.lines.map(({ fields }) => [fields.customerSku?.value, fields.description?.value]);
}

describe("layout() of cells whose words stand around their row as far below it as above", () => {
  test("gives each row its own words where no gap parts them", () => {
    const valve = [
      "Ball valve 3/4 in. stainless",
      "AISI 316 with NPT thread",
      "body of two pieces",
      "1000 PSI WOG",
    ];
    expect(
      read([
        ["VA-4699", "Nitrile glove size L"],
        ["XK-8717", ...valve],
        ["CD-9902", "Hydraulic hose SAE 100R2", "by the metre"],
        ["LZ-6336", "Hydraulic hose SAE 100R2", "by the metre"],
        ["RM-4145", "Lithium grease", "in a cartridge", "of 400 g"],
        ["TT-1112", "Contactor 32 A"],
      ]),
    ).toEqual([
      ["VA-4699", "Nitrile glove size L"],
      ["XK-8717", valve.join(" ")],
      ["CD-9902", "Hydraulic hose SAE 100R2 by the metre"],
      ["LZ-6336", "Hydraulic hose SAE 100R2 by the metre"],
      ["RM-4145", "Lithium grease in a cartridge of 400 g"],
      ["TT-1112", "Contactor 32 A"],
    ]);
  });
});
