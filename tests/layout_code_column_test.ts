import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

/** What the lines of an order with these headings and rows have for codes and words. */
function itemsOf(heads: string[], rows: Rows) {
  const places = [40, 140, 360, 440, 540];
  const head: Rows = [
    [60, [40, "PURCHASE ORDER 4711"]],
    [200, ...heads.map((text, i): [number, string] => [places[i]!, text])],
  ];
  const [order] = layout(readingOf(pageOf([...head, ...rows])), { ownNames: [] });
  return order!.lines.map(({ fields: { customerSku, supplierSku, description } }) => [
    customerSku?.value,
    supplierSku?.value,
    description?.value,
  ]);
}

function row(y: number, code: string, words: string): Rows[number] {
  return [y, [40, code], [140, words], [-380, "12"], [-490, "1.50"], [-580, "18.00"]];
}

const FIGURES = ["Qty", "Unit Price", "Amount"];

describe("layout() of columns that hold codes under another name", () => {
  test("beside the words, under a heading that says nothing", () => {
    const heads = ["Cat-Class", "Equipment", ...FIGURES];
    const items = itemsOf(heads, [
      row(220, "932XL299", "Light tower, 4 kW"),
      row(240, "MX68189/6", "Plate compactor, 90 kg"),
    ]);
    expect(items).toEqual([
      ["932XL299", undefined, "Light tower, 4 kW"],
      ["MX68189/6", undefined, "Plate compactor, 90 kg"],
    ]);
  });

  test("sizes, days and what all rows share are none", () => {
    for (const values of [
      ["120mm", "140mm"],
      ["5/8/2023", "5/9/2023"],
      ["EX-2233", "EX-2233"],
    ]) {
      const rows = values.map((value, i) => row(220 + 20 * i, value, `Light tower ${"AB"[i]}`));
      expect(itemsOf(["Class", "Equipment", ...FIGURES], rows)[0]![0]).toBeUndefined();
    }
  });

  test("a place in the warehouse is none where the words open with the codes, and a count of pieces heads nothing", () => {
    const bins = [row(220, "D-27-05", "RP75201 Air filter"), row(240, "D-28-11", "RP80044 Oil filter")];
    expect(itemsOf(["Storage", "Description", ...FIGURES], bins)[0]![0]).not.toBe("D-27-05");
    const pieces: Rows = [
      row(220, "26", "Nitrile O-ring"),
      [252, [140, "Seal ring, steel"]],
      [264, [40, "27"], [140, "plate hot rolled"], [-390, "9.5 PCS"], [-490, "1.50"], [-580, "14.25"]],
    ];
    expect(itemsOf(["No.", "Description", ...FIGURES], pieces).at(-1)![2]).toBe(
      "Seal ring, steel plate hot rolled",
    );
  });

  test("the class or the group of goods is none, nor is a day under a code", () => {
    const classes = [row(220, "948-25", "Toner cartridge"), row(240, "216-54", "Copy paper")];
    expect(itemsOf(["Commodity", "Description", ...FIGURES], classes)[0]![0]).toBeUndefined();
    const groups = [row(220, "Bearings", "Ball bearing 6205-2RS"), row(240, "Steel", "Angle 50x50x6")];
    for (const head of ["Product Group", "Item Category"])
      expect(itemsOf([head, "Description", ...FIGURES], groups)).toEqual([
        [undefined, undefined, "Ball bearing 6205-2RS"],
        [undefined, undefined, "Angle 50x50x6"],
      ]);
    const days: Rows = [row(220, "1176949", "Grub screw"), [231, [40, "02.02.2025"]]];
    expect(itemsOf(["Material", "Description", ...FIGURES], days)[0]![0]).toBe("1176949");
  });

  test("beside a revision or a make", () => {
    expect(
      itemsOf(["Part / Rev", "Description", ...FIGURES], [row(220, "4389982 / C", "Shaft seal")]),
    ).toEqual([["4389982", undefined, "Shaft seal"]]);
    expect(
      itemsOf(["Item / Rev", "Description", ...FIGURES], [row(220, "6949571 Rev A", "Plate")])[0]![0],
    ).toBe("6949571");
    expect(itemsOf(["Make/Code", "Description", ...FIGURES], [row(220, "Acme K-583", "Shaft seal")])).toEqual(
      [["K-583", undefined, "Shaft seal"]],
    );
  });

  test("numbers of one length over codes of other kinds are two codes", () => {
    const items = itemsOf(
      ["Material", "Description", ...FIGURES],
      ["KR-6593", "879619", "T78632/9"].flatMap((code, i): Rows => {
        const y = 220 + 30 * i;
        return [row(y, `381994${i}`, "Shaft seal"), [y + 9, [40, code]]];
      }),
    );
    expect(items.map(([own, theirs]) => [own, theirs])).toEqual([
      ["3819940", "KR-6593"],
      ["3819941", "879619"],
      ["3819942", "T78632/9"],
    ]);
  });

  test("another number of the item under the first is no rest of it, where the supplier's stands among the words", () => {
    const items = itemsOf(
      ["Item Number", "Description", ...FIGURES],
      ["RE-M-08", "RE-F-08L", "BSH-100125"].flatMap((code, i): Rows => {
        const y = 220 + 30 * i;
        return [row(y, `6000711${i}`, "Rod end"), [y + 10, [40, code], [160, `Supplier Item: CM-${i}`]]];
      }),
    );
    expect(items.map(([own, theirs]) => [own, theirs])).toEqual([
      ["60007110", "CM-0"],
      ["60007111", "CM-1"],
      ["60007112", "CM-2"],
    ]);
  });

  test("places of an outline of three parts are none", () => {
    const items = itemsOf(
      ["Pos.", "Kurztext / Langtext", "Menge", "EP", "GP"],
      [
        row(220, "01.01.0010", "Wandschutz"),
        row(240, "01.01.0020", "Handlauf"),
        row(260, "01.02.0010", "Sockel"),
      ],
    );
    expect(items.map(([own]) => own)).toEqual([undefined, undefined, undefined]);
  });
});

describe("layout() of codes over the words of items", () => {
  test("with a revision or the other side's code behind them", () => {
    const rows: Rows = [
      [220, [40, "4389982 Rev: B"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
      [231, [40, "Cover plate, laser cut"]],
      [242, [40, "Supplier Part: K-583"]],
    ];
    const heads = ["Part Number/Rev/Description", "", ...FIGURES];
    expect(itemsOf(heads, rows)).toEqual([["4389982", "K-583", "Cover plate, laser cut"]]);
    const named: Rows = [
      [220, [40, "4389982 YR REF K-583"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
      [231, [40, "Bearing, ball, 25mm bore"]],
    ];
    expect(itemsOf(["Our code / Description", "", ...FIGURES], named)).toEqual([
      ["4389982", "K-583", "Bearing, ball, 25mm bore"],
    ]);
  });

  test("words of one, sizes behind it, and what stands beside them is none of theirs", () => {
    const rows: Rows = [
      [220, [40, "4389982"], [-380, "12"], [440, "Navy"], [-580, "18.00"]],
      [231, [40, "DRAPE 102 X 121 X 78"], [440, "Size: M"]],
      [251, [40, "5462885"], [-380, "40"], [440, "Oat"], [-580, "20.00"]],
      [272, [40, "GDN91258"]],
      [284, [40, "TOWEL 40 X 60"], [440, "Size: S"]],
    ];
    expect(itemsOf(["Item Number", "", "Qty", "Colour", "Amount"], rows)).toEqual([
      ["4389982", undefined, "DRAPE 102 X 121 X 78"],
      ["5462885", undefined, "TOWEL 40 X 60"],
    ]);
  });
});

test("roleOf() reads a heading in two scripts, and codes beside what else their cells say", () => {
  expect(
    [
      "行号 Item",
      "物料号 Material",
      "Our P/N / Rev",
      "Make/Code",
      "Job / Stock No.",
      "Part / Rev",
      "Account / Code",
    ].map(roleOf),
  ).toEqual(["lineNumber", "code", "customerSku", "code", "code", "code", "other"]);
});
