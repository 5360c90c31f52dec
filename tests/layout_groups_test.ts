import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { verify } from "../src/extraction/verify/verify.ts";
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

describe("layout() parts of an order with their sums", () => {
  const parts = (...heads: [number, string][][]) =>
    layout(
      readingOf(
        pageOf([
          [40, [40, "Purchase Order"], [300, "Number 4711"]],
          HEAD,
          [124, ...heads[0]!],
          row(138, "A.1", "Terminal block", "7", "91.26", "638.82"),
          row(152, "A.2", "Contactor", "2", "10.00", "20.00"),
          [166, [300, "Total of section A"], [-540, "658.82"]],
          [180, ...heads[1]!],
          row(194, "B.1", "Inverter", "3", "2.00", "6.00"),
          row(208, "B.2", "Sensor", "1", "4.00", "4.00"),
          [222, [300, "Total of section B"], [-540, "10.00"]],
        ]),
      ),
      { ownNames: [] },
    )[0]!.lines.map(({ fields }) => [fields.customerSku?.value, fields.description?.value]);

  test("are named over their first rows, and these are numbered as an outline", () => {
    const lines = [
      [undefined, "Terminal block"],
      [undefined, "Contactor"],
      [undefined, "Inverter"],
      [undefined, "Sensor"],
    ];
    expect(
      parts(
        [
          [40, "A"],
          [130, "LV panels"],
        ],
        [
          [40, "B"],
          [130, "Drives"],
        ],
      ),
    ).toEqual(lines);
    expect(parts([[130, "*** Panels ***"]], [[130, "*** Drives ***"]])).toEqual(lines);
  });

  test("lose no codes that stand over their rows' words", () => {
    const item = (y: number, code: string, words: string, ...[quantity, price, amount]: string[]): Line[] => [
      [y, [40, code]],
      [y + 12, [40, words], [-400, quantity!], [-460, price!], [-540, amount!]],
    ];
    const [draft] = layout(
      readingOf(
        pageOf([
          [40, [40, "Purchase Order"], [300, "Number 4711"]],
          [100, [40, "Description"], [-400, "Qty"], [-460, "Rate"], [-540, "Amount"]],
          ...item(124, "3566", "Terminal block", "7", "91.26", "638.82"),
          ...item(156, "4703", "Contactor", "2", "10.00", "20.00"),
          [190, [300, "Subtotal"], [-540, "658.82"]],
          ...item(214, "3171", "Inverter", "3", "2.00", "6.00"),
          ...item(246, "5221", "Sensor", "1", "4.00", "4.00"),
        ]),
      ),
      { ownNames: [] },
    );
    expect(draft!.lines.map(({ fields }) => [fields.customerSku?.value, fields.description?.value])).toEqual([
      ["3566", "Terminal block"],
      ["4703", "Contactor"],
      ["3171", "Inverter"],
      ["5221", "Sensor"],
    ]);
  });

  test("are no parts of an item whose words go on behind a page's sum", () => {
    const pages = [
      pageOf([
        [40, [40, "Purchase Order"], [300, "Number 4711"]],
        HEAD,
        row(124, "5798790", "Terminal block,", "7", "91.26", "638.82"),
        [136, [130, "four-pole"]],
        row(160, "207-8289", "Contactor,", "2", "10.00", "20.00"),
        [190, [300, "Carried over"], [-540, "658.82"]],
      ]),
      pageOf([
        HEAD,
        [112, [130, "three-pole"]],
        row(136, "6427.106", "Inverter", "3", "2.00", "6.00"),
        [160, [300, "Total"], [-540, "664.82"]],
      ]),
    ];
    const [draft] = layout(readingOf(...pages), { ownNames: [] });
    expect(draft!.lines.map(({ fields }) => fields.description?.value)).toEqual([
      "Terminal block, four-pole",
      "Contactor, three-pole",
      "Inverter",
    ]);
  });
});

describe("layout() a line of two rows that is taken back", () => {
  test("is no line, and its figures are none that were left out", () => {
    const item = (y: number, ...[number, code, words, count, price, amount]: string[]): Line[] => [
      [y, [40, number!], [100, code!], [220, words!]],
      [y + 11, [-150, count!], [156, "EA"], [-400, price!], [-540, amount!]],
    ];
    const reading = readingOf(
      pageOf([
        [40, [40, "Purchase Order"], [300, "Number 4711"]],
        [90, [40, "Item"], [100, "Material"], [220, "Description"]],
        [101, [100, "Order qty. Unit"], [-400, "Price per unit"], [-540, "Net value"]],
        ...item(120, "00010", "48ZN64-29", "Gear, spur", "7", "91.26", "638.82"),
        ...item(146, "00020", "3376254", "Cover plate", "3", "10.00", "30.00"),
        [168, [100, "**** Item cancelled ****"]],
        ...item(184, "00030", "16016A460", "Shim kit", "4", "2.00", "8.00"),
        [220, [40, "Total net value"], [-540, "646.82"]],
      ]),
    );
    const [draft] = verify(reading, layout(reading, { ownNames: [] }));
    const { lines, findings } = draft!;
    expect(lines.map(({ printedNumber }) => printedNumber)).toEqual(["00010", "00030"]);
    const codes = findings.map(({ code }) => code);
    expect([codes.includes("not_ordered"), codes.includes("missing_lines")]).toEqual([true, false]);
  });
});

describe("layout() variants under a line that counts and prices all of them", () => {
  const item = (y: number, ...[number, code, words, count, price, amount]: string[]): Line => [
    y,
    [40, number!],
    [80, code!],
    [160, words!],
    [-400, count!],
    [406, "PC"],
    ...(price
      ? ([
          [-480, price],
          [-556, amount!],
        ] satisfies Line[1][])
      : []),
  ];
  const read = (...rows: Line[]) => {
    const head: Line = [90, [40, "Item"], [80, "Article"], [160, "Description"], [-400, "Order qty"]];
    const reading = readingOf(
      pageOf([
        [40, [40, "Purchase Order"], [300, "Number 4711"]],
        [...head, [406, "Unit"], [-480, "Net price"], [-556, "Net value"]],
        ...rows,
        [220, [40, "Total net value"], [-556, "80.00"]],
      ]),
    );
    const [draft] = verify(reading, layout(reading, { ownNames: [] }));
    return {
      lines: draft!.lines.map(({ fields: f }) =>
        [f.customerSku, f.quantity, f.unitPrice].map((one) => one?.value),
      ),
      codes: draft!.findings.map(({ code }) => code),
    };
  };
  const whole = item(110, "100", "6346.239", "Puffer vest", "9", "5.00", "45.00");

  test("are the lines, at its price", () => {
    const { lines, codes } = read(
      whole,
      item(124, "101", "91960804", "Puffer vest S", "6"),
      item(138, "103", "58595993", "Puffer vest L", "3"),
      item(152, "200", "6326.129", "Rain coat", "5", "7.00", "35.00"),
      item(166, "204", "25701327", "Rain coat XL", "5"),
    );
    expect(lines).toEqual([
      ["91960804", "6", "5"],
      ["58595993", "3", "5"],
      ["25701327", "5", "7"],
    ]);
    expect(codes.includes("missing_lines")).toBe(false);
  });

  test("are lines beside it where they don't come to its count", () => {
    const { lines } = read(
      whole,
      item(124, "101", "91960804", "Hanger", "9"),
      item(138, "102", "58595993", "Garment bag", "9"),
      item(152, "200", "6326.129", "Rain coat", "5", "7.00", "35.00"),
    );
    expect(lines.map(([code]) => code)).toEqual(["6346.239", "91960804", "58595993", "6326.129"]);
  });
});

describe("layout() days over several lines", () => {
  const daysOf = (...rows: Line[]) =>
    layout(readingOf(pageOf([[40, [40, "Purchase Order"], [300, "Number 4711"]], HEAD, ...rows])), {
      ownNames: [],
    })[0]!.lines.map(({ fields }) => fields.requiredDate?.value);
  const on = (y: number, day: string, stroke = ""): Line => [
    y,
    [40, `${stroke} Delivery date ${day} ${stroke}`.trim()],
  ];

  test.each(["", "---", "***"])("are those of all lines up to the next: %p", (stroke) =>
    expect(
      daysOf(
        on(120, "2026-12-01", stroke),
        row(140, "KB-2247", "Hinge", "7", "2.00", "14.00"),
        row(160, "KB-2254", "Runner", "2", "10.00", "20.00"),
        on(180, "2026-12-08", stroke),
        row(200, "KB-2261", "Foot", "3", "2.00", "6.00"),
        row(220, "KB-2268", "Dowel", "1", "4.00", "4.00"),
      ),
    ).toEqual(["2026-12-01", "2026-12-01", "2026-12-08", "2026-12-08"]),
  );

  test("are each its own line's under the lines", () =>
    expect(
      daysOf(
        row(140, "KB-2247", "Hinge", "7", "2.00", "14.00"),
        on(152, "2026-12-01"),
        row(174, "KB-2254", "Runner", "2", "10.00", "20.00"),
        on(186, "2026-12-08"),
      ),
    ).toEqual(["2026-12-01", "2026-12-08"]));
});
