import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { Draft, LineField } from "../src/orders/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

function read(lines: Line[]): Draft {
  return layout(readingOf(pageOf(lines)), { ownNames: [] })[0]!;
}

function values({ lines }: Draft, ...names: LineField[]) {
  return lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

const HEAD: Line[] = [
  [40, [40, "Purchase Order 4711-A"]],
  [60, [40, "Order date Jan 5, 2025"]],
];

const heading = (y: number): Line => [y, [40, "Quantity"], [120, "Unit price"], [200, "Line total"]];

const figures = (y: number, ...[quantity, price, total]: [string, string, string]): Line => [
  y,
  [40, quantity],
  [120, price],
  [200, total],
];

describe("cardsOf()", () => {
  test("gives each row the words above its own heading", () => {
    const draft = read([
      ...HEAD,
      [110, [40, "Folder, 2-pocket, blue"]],
      [122, [40, "Item no. 3541519"]],
      heading(134),
      figures(146, "7", "91.26", "638.82"),
      [180, [40, "Laminating film 1.5 mil"]],
      [192, [40, "Item no. 6294950"]],
      heading(204),
      figures(216, "20", "26.60", "532.00"),
      [250, [160, "Order total"], [260, "1,170.82"]],
    ]);
    expect(values(draft, "description", "customerSku", "quantity", "unitPrice")).toEqual([
      ["Folder, 2-pocket, blue", "3541519", "7", "91.26"],
      ["Laminating film 1.5 mil", "6294950", "20", "26.6"],
    ]);
    expect(draft.header.total?.value).toBe("1170.82");
  });

  test("gives each row the words under it where the next heading stands farther off", () => {
    const draft = read([
      ...HEAD,
      heading(110),
      figures(122, "7", "91.26", "638.82"),
      [134, [40, "NSN/Material: 5310696949571"]],
      [146, [40, "Item description:"]],
      [158, [40, "PALLET COLLAR M12"]],
      heading(186),
      figures(198, "20", "26.60", "532.00"),
      [210, [40, "NSN/Material: 5310414167783"]],
      [222, [40, "Item description:"]],
      [234, [40, "PROXIMITY SWITCH TYPE B"]],
    ]);
    expect(values(draft, "description", "customerSku", "quantity")).toEqual([
      ["PALLET COLLAR M12", "5310696949571", "7"],
      ["PROXIMITY SWITCH TYPE B", "5310414167783", "20"],
    ]);
  });
});
