import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { untyped } from "../src/extraction/layout/page/typed_rules.ts";
import type { Box, Word } from "../src/reading/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

/** Rows whose second pipe stands up to 3 points aside, as on a page that lay askew; one row's figures touch it. */
function slanting(confidence?: number): Word[] {
  return [0, 1.5, 3].flatMap((aside, row) => {
    const word = (text: string, x: number): Word => {
      const y = 100 + 12 * row;
      const box: Box = [x, y, x + 6 * text.length, y + 9];
      return { text, box, size: 9, bold: false, ...(confidence && { confidence }) };
    };
    const cells = row < 2 ? [word("25", 108 + aside), word("|", 120 + aside)] : [word("25|BT", 108 + aside)];
    return [word("|", 60), word("Bolt", 70), ...cells];
  });
}

test("untyped() parts words at typed rules that do not stand quite below each other in a picture", () => {
  const texts = (words: Word[]) => untyped(words).words.map(({ text }) => text);
  expect(texts(slanting(0.9))).toEqual(["Bolt", "25", "Bolt", "25", "Bolt", "25", "BT"]);
  expect(texts(slanting())).toContain("25|BT");
});

test("untyped() takes a picture's marks in a typed rule's place for its strokes", () => {
  const rows = ["|4711", "|4712", "|4713", "[4714", "14715"];
  const words = rows.flatMap((text, row): Word[] => {
    const y = 100 + 12 * row;
    const at = (x: number, text: string): Word => ({
      text,
      box: [x, y, x + 6 * text.length, y + 9],
      size: 9,
      bold: false,
      confidence: 0.9,
    });
    return [at(60, text), at(96, "|"), at(110, "14")];
  });
  const codes = untyped(words).words.filter(({ text }) => text !== "14");
  expect(codes.map(({ text }) => text)).toEqual(["4711", "4712", "4713", "4714", "4715"]);
  expect(codes.map(({ confidence }) => confidence)).toEqual([0.9, 0.9, 0.9, 0.5, 0.5]);
});

test("untyped() parts headings over hyphens, of which a column of one letter has one", () => {
  const line = (y: number, texts: [number, string][]) =>
    texts.map(
      ([x, text]): Word => ({
        text,
        box: [x, y, x + 6 * text.length, y + 9],
        size: 9,
        bold: false,
      }),
    );
  const words = [
    ...line(100, [
      [40, "Ln"],
      [64, "Item"],
      [110, "Open"],
      [142, "UM"],
      [160, "T"],
    ]),
    ...line(112, [
      [40, "---"],
      [64, "------"],
      [106, "-----"],
      [140, "---"],
      [160, "-"],
    ]),
  ];
  const { words: left, rules } = untyped(words);
  expect(left.map(({ text }) => text)).toEqual(["Ln", "Item", "Open", "UM", "T"]);
  expect(rules).toHaveLength(4);
  expect(rules[2]![0]).toBeGreaterThanOrEqual(134);
  expect(rules[2]![0]).toBeLessThan(142);
});

test("layout() takes typed words with a comma's wider blank between them for one text, whatever columns they cross", () => {
  const mono = (x: number, text: string) => ({ x, text, mono: true });
  const row = (y: number, number: string, code: string, price: string, total: string): Line => [
    y,
    mono(34, number),
    mono(62, code),
    mono(190, "01/20/25"),
    mono(288, "10.0 EA"),
    mono(380, price),
    mono(480, total),
  ];
  const words = (y: number, ...texts: string[]): Line => {
    const widths = texts.map((text) => 5.4 * text.length + 7.8);
    return [
      y,
      ...texts.map((text, i) => mono(62 + widths.slice(0, i).reduce((sum, width) => sum + width, 0), text)),
    ];
  };
  const { findings, lines } = layout(
    readingOf(
      pageOf([
        [40, mono(34, "Purchase Order 4711")],
        [
          180,
          mono(34, "Ln"),
          mono(62, "Item Number"),
          mono(190, "Due"),
          mono(288, "Qty UM"),
          mono(380, "Unit Cost"),
          mono(480, "Extended Cost"),
        ],
        [
          191,
          mono(34, "---"),
          mono(62, "----------------"),
          mono(190, "--------"),
          mono(288, "---- --"),
          mono(380, "---------"),
          mono(480, "-------------"),
        ],
        row(210, "1", "6949579", "2.00", "20.00"),
        words(221, "Sensor,", "photoelectric,", "reflective,", "M18"),
        row(240, "2", "6949586", "3.00", "30.00"),
        words(251, "Contactor", "coil"),
        row(270, "3", "6949593", "4.00", "40.00"),
        words(281, "Inverter", "keypad"),
      ]),
    ),
    { ownNames: [] },
  )[0]!;
  expect(lines).toHaveLength(3);
  expect(findings.filter(({ code }) => code === "missing_lines")).toEqual([]);
});

test("untyped() parts a word at a pipe that seems to stand off its rule by less than half a letter", () => {
  const rows = ["4711|", "4712|", "4713|", "4714|CABLE"];
  const words = rows.flatMap((text, row): Word[] => {
    const [y, off] = [100 + 12 * row, row < 3 ? 0 : 2.7];
    const box: Box = [60 + off, y, 60 + off + 6 * text.length, y + 9];
    return [
      { text, box, size: 9, bold: false },
      { text: "|", box: [200, y, 206, y + 9], size: 9, bold: false },
    ];
  });
  expect(untyped(words).words.map(({ text }) => text)).toEqual(["4711", "4712", "4713", "4714", "CABLE"]);
});
