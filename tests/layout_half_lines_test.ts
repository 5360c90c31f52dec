import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { LineField } from "../src/orders/mod.ts";
import type { Box } from "../src/reading/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const NAMES: LineField[] = ["description", "quantity", "unitPrice", "lineTotal"];

function read(lines: Line[], { rules = [], names = NAMES }: { rules?: number[]; names?: LineField[] } = {}) {
  const drawn = rules.map((y): Box => [30, y, 580, y + 0.7]);
  const [draft] = layout(readingOf(pageOf(lines, { rules: drawn })), { ownNames: [] });
  const values = draft!.lines.map(({ fields }) => names.map((name) => fields[name]?.value));
  return { values, codes: draft!.findings.map(({ code }) => code) };
}

const TITLE: Line = [40, [40, "Purchase Order"], [300, "Number 4711"]];
const HEAD: Line = [
  100,
  [40, "Item"],
  [100, "Description"],
  [-400, "Qty"],
  [-460, "Price"],
  [-540, "Amount"],
];

function row(y: number, ...[number, words, quantity, price, amount]: string[]): Line {
  const texts: [number, string][] = [
    [40, number!],
    [100, words!],
    [-400, quantity!],
    [-460, price!],
    [-540, amount!],
  ];
  return [y, ...texts.filter(([, text]) => text)];
}

describe("layout() cells of two lines beside cells of one, which stand at half their height", () => {
  test("reads headings of which none says enough alone", () => {
    const { values } = read([
      [40, [40, "Đơn đặt hàng"], [300, "Số: DH-4711"]],
      [100, [300, "Đơn vị"], [380, "Số"], [440, "Đơn"], [510, "Thành"]],
      [105, [40, "TT"], [120, "Vật tư"]],
      [110, [304, "tính"], [374, "lượng"], [442, "giá"], [512, "tiền"]],
      [130, [40, "1"], [80, "Van bi DN50"], [304, "Cái"], [-395, "12"], [-460, "52.000"], [-540, "624.000"]],
      [145, [80, "Keo silicon trung tính màu trong"]],
      [150, [40, "2"], [304, "Tuýp"], [-395, "30"], [-460, "41.500"], [-540, "1.245.000"]],
      [155, [80, "tuýp 300 ml"]],
    ]);
    expect(values).toEqual([
      ["Van bi DN50", "12", "52000", "624000"],
      ["Keo silicon trung tính màu trong tuýp 300 ml", "30", "41500", "1245000"],
    ]);
  });

  test("gives words with a colon to the row below, where a rule parts them from the one above", () => {
    const { values } = read(
      [
        TITLE,
        HEAD,
        row(120, "1", "Cable gland", "8", "2.50", "20.00"),
        [140, [100, "Manual: first steps in control,"]],
        row(145, "2", "", "1", "39.90", "39.90"),
        [150, [100, "third edition"]],
      ],
      { rules: [110, 130, 158] },
    );
    expect(values.map(([words]) => words)).toEqual([
      "Cable gland",
      "Manual: first steps in control, third edition",
    ]);
  });

  test("gives the first row the code, words and price that stand over its figures, where a rule parts each row from the next", () => {
    const { values } = read(
      [
        TITLE,
        [
          108,
          [40, "No."],
          [80, "Part no."],
          [180, "Description"],
          [300, "Unit"],
          [-370, "Qty"],
          [-430, "Unit price"],
          [-490, "Amount"],
          [520, "Due date"],
        ],
        ...[
          ["2101-0603", "Resistor", "5.2000", "50,000", "260.00", "RC0603FR", "10K 1%", "1000"],
          ["2102-0603", "Capacitor", "21.8000", "40,000", "872.00", "GRM188R7", "0.1uF", "1000"],
          ["2201-0001", "Controller", "7.3500", "1,500", "11,025.00", "STM32F10", "LQFP-48", "1"],
        ].flatMap(([code, words, price, count, total, theirs, more, per], i): Line[] => [
          [132 + 33 * i, [80, code!], [180, words!], [-430, price!], [520, "2026/05/22"]],
          [140 + 33 * i, [40, `000${i + 1}`], [300, "PCS"], [-370, count!], [-490, total!]],
          [148 + 33 * i, [80, theirs!], [180, more!], [-430, per!]],
        ]),
      ],
      { rules: [90, 124, 157, 190, 223], names: ["quantity", "unitPrice", "lineTotal", "requiredDate"] },
    );
    expect(values[0]).toEqual(["50000", "5.2", "260", "2026-05-22"]);
  });

  test("joins a code's halves above and below the row, where the words have halves too", () => {
    const { values } = read(
      [
        TITLE,
        [
          100,
          [40, "No."],
          [70, "Code"],
          [130, "Description"],
          [-400, "Qty"],
          [-460, "Price"],
          [-540, "Amount"],
        ],
        [120, [40, "1"], [70, "ELK-77"], [130, "Cable gland"], [-400, "8"], [-460, "2.50"], [-540, "20.00"]],
        [140, [70, "ELK-"], [130, "Steel cabinet, powder coated, RAL"]],
        [145, [40, "2"], [-400, "4"], [-460, "100.00"], [-540, "400.00"]],
        [150, [70, "0341"], [130, "7035 with lock"]],
        [165, [70, "BOX-"], [130, "Carton, three layers,"]],
        [170, [40, "3"], [-400, "5"], [-460, "4.00"], [-540, "20.00"]],
        [175, [70, "300x200"], [130, "brown"]],
      ],
      { names: ["customerSku", "description"] },
    );
    expect(values).toEqual([
      ["ELK-77", "Cable gland"],
      ["ELK-0341", "Steel cabinet, powder coated, RAL 7035 with lock"],
      ["BOX-300x200", "Carton, three layers, brown"],
    ]);
  });

  test("joins a code's halves where no row has a whole one", () => {
    const { values } = read(
      [
        TITLE,
        [
          100,
          [40, "No."],
          [70, "Code"],
          [130, "Description"],
          [-400, "Qty"],
          [-460, "Price"],
          [-540, "Amount"],
        ],
        [115, [70, "ELK-"], [130, "Steel cabinet, powder coated, RAL"]],
        [120, [40, "1"], [-400, "4"], [-460, "100.00"], [-540, "400.00"]],
        [125, [70, "0341"], [130, "7035 with lock"]],
        [140, [70, "ELK-"]],
        [145, [40, "2"], [130, "Cable gland"], [-400, "8"], [-460, "2.50"], [-540, "20.00"]],
        [150, [70, "0012"]],
      ],
      { names: ["customerSku", "description"] },
    );
    expect(values).toEqual([
      ["ELK-0341", "Steel cabinet, powder coated, RAL 7035 with lock"],
      ["ELK-0012", "Cable gland"],
    ]);
  });

  test("joins all figures of a row that their cells break at a blank", () => {
    const { values } = read([
      [40, [40, "Заказ поставщику № 4711"]],
      [100, [40, "№"], [100, "Наименование"], [-330, "Кол-во"], [-440, "Цена"], [-540, "Сумма"]],
      row(120, "1", "Болт М12", "", "", ""),
      [120, [-330, "240"], [-440, "512,00"]],
      [115, [-540, "122"]],
      [125, [-540, "880,00"]],
      [145, [-440, "58"], [-540, "491"]],
      [150, [40, "2"], [100, "Рельс Р24"], [-330, "8,35"]],
      [155, [-440, "900,00"], [-540, "815,00"]],
      [175, [40, "3"], [100, "Хомут"], [-330, "10"], [-440, "24,50"], [-540, "245,00"]],
    ]);
    expect(values).toEqual([
      ["Болт М12", "240", "512", "122880"],
      ["Рельс Р24", "8.35", "58900", "491815"],
      ["Хомут", "10", "24.5", "245"],
    ]);
  });

  test("gives the first row what stands over it in its box", () => {
    const { values } = read(
      [
        TITLE,
        HEAD,
        [120, [-540, "8,940.00"]],
        row(125, "1", "Docking station", "12", "745.00", ""),
        [130, [-540, "EUR"]],
        row(150, "2", "Cable", "2", "4.00", "8.00"),
      ],
      { rules: [110, 138, 158] },
    );
    expect(values[0]).toEqual(["Docking station", "12", "745", "8940"]);
  });

  test("takes no amount at half its row's height for a sum, nor the words after it for a heading", () => {
    const { values } = read(
      [
        TITLE,
        HEAD,
        [120, [-540, "L."]],
        row(125, "1", "Bond paper", "12", "118.50", ""),
        [130, [-540, "1,422.00"]],
        [145, [100, "Refuse bags for gardens (pack of 10)"]],
        [150, [-540, "L."]],
        row(155, "2", "color black, of strong make, for the", "25", "62.75", ""),
        [160, [-540, "1,568.75"]],
        [165, [100, "cleaners"]],
        row(185, "3", "Lavender cleaner", "2", "145.00", "290.00"),
      ],
      { rules: [110, 138, 175, 195] },
    );
    expect(values[1]).toEqual([
      "Refuse bags for gardens (pack of 10) color black, of strong make, for the cleaners",
      "25",
      "62.75",
      "1568.75",
    ]);
  });
});

describe("layout() what follows a table", () => {
  const rows = [
    TITLE,
    HEAD,
    row(120, "1", "Cable gland", "8", "2.50", "20.00"),
    row(140, "2", "Filter element", "5", "4.00", "20.00"),
  ];

  test("is none of the last row's words where rules part all rows and a rule ends them", () => {
    const { values } = read([...rows, [158, [100, "Kind regards"]], [170, [100, "Mill Supply"]]], {
      rules: [110, 128, 148],
    });
    expect(values.at(-1)![0]).toBe("Filter element");
  });

  test("is the last row's where rows have parts with rules between", () => {
    const { values } = read(
      [
        TITLE,
        HEAD,
        row(120, "1", "Cable gland", "8", "2.50", "20.00"),
        [140, [100, "brass, with nut"]],
        row(160, "2", "Filter element", "5", "4.00", "20.00"),
        [180, [100, "paper, pleated"]],
      ],
      { rules: [110, 128, 148, 168, 188] },
    );
    expect(values.map(([words]) => words)).toEqual([
      "Cable gland brass, with nut",
      "Filter element paper, pleated",
    ]);
  });
});
