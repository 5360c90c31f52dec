import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const HEAD: Line = [100, [40, "Item"], [130, "Description"], [-400, "Qty"], [-460, "Rate"], [-540, "Amount"]];

function row(y: number, ...[code, words, quantity, price, amount]: string[]): Line {
  return [y, [40, code!], [130, words!], [-400, quantity!], [-460, price!], [-540, amount!]];
}

describe("layout() groups of items", () => {
  test("gives no line the code and the words of its group, nor those of the group's end", () => {
    const [draft] = layout(
      readingOf(
        pageOf([
          [40, [40, "Purchase Order"], [300, "Number 4711"]],
          HEAD,
          [124, [40, "GRP-581"], [130, "Rack package"]],
          row(144, "5798790", "Terminal block", "7", "91.26", "638.82"),
          row(164, "207-8289", "Contactor", "2", "10.00", "20.00"),
          [184, [130, "End of Group"], [-540, "658.82"]],
          [204, [40, "GRP-582"], [130, "Panel set"]],
          row(224, "6427.106", "Inverter", "3", "2.00", "6.00"),
          row(244, "170-2305", "Sensor", "1", "4.00", "4.00"),
          [264, [130, "End of Group"], [-540, "10.00"]],
        ]),
      ),
      { ownNames: [] },
    );
    expect(draft!.lines.map(({ fields }) => [fields.customerSku?.value, fields.description?.value])).toEqual([
      ["5798790", "Terminal block"],
      ["207-8289", "Contactor"],
      ["6427.106", "Inverter"],
      ["170-2305", "Sensor"],
    ]);
  });
});
