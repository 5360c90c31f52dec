import { expect, test } from "bun:test";
import { COUNTED, FIGURES, under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("ordersOf() reads words that begin as a charge does under the lower of two headings, and no remark below them", () => {
  const rows = under(
    [
      ["BACB30VF6K12", "BOLT, HEX DRIVE, PIN", ""],
      ["MS28775-228", "PACKING, PREFORMED", "Rem.: Cure date max 8 quarters at receipt."],
      ["65-52807-2", "LINK ASSY, MLG DOOR", "Rem.: Trace to last operator required."],
    ],
    { from: 230, step: 40 },
    (y, [code, words, remark]): Line[] => [
      [
        y,
        [41, `${(y - 190) / 40}`],
        [71, code!],
        [262, `${code}-A`],
        [-410, "40"],
        [419, "EA"],
        [450, "NEW"],
        [501, "20MAR26"],
      ],
      [y + 12, [71, words!], [262, "29-11-31"], [397, "RTN"], [450, "STOCK"], [501, "CoC"]],
      ...(remark ? [[y + 24, [71, remark]] as Line] : []),
    ],
  );
  expect(
    values(
      [
        [
          200,
          [41, "Pos"],
          [71, "Part Number"],
          [262, "Alternate P/N"],
          [-410, "Qty"],
          [419, "UoM"],
          [450, "Cond."],
          [501, "Deliv. Date"],
        ],
        [211, [71, "Description"], [262, "IPC / CMM Ref."], [397, "Prio"], [450, "A/C Reg."], [501, "Cert."]],
        ...rows,
      ],
      "customerSku",
      "description",
    ),
  ).toEqual([
    ["BACB30VF6K12", "BOLT, HEX DRIVE, PIN"],
    ["MS28775-228", "PACKING, PREFORMED"],
    ["65-52807-2", "LINK ASSY, MLG DOOR"],
  ]);
});

test("ordersOf() reads words of goods that are a letter from a heading's: no price in prime, no number in lumber", () => {
  const rows = under(
    [
      ["SHEET HDG G90 16GA 48 X 120", "PRIME, CHEM TREAT, NO OIL"],
      ["BOARD KILN DRIED 2 X 4", "LUMBER"],
    ],
    { from: 230, step: 40 },
    (y, [words, more]): Line[] => [
      [y, [40, `AB-${y}1`], [140, words!], ...COUNTED],
      [y + 12, [140, more!]],
    ],
  );
  expect(
    values([[200, [40, "Item"], [140, "Description"], ...FIGURES], ...rows], "description").flat(),
  ).toEqual(["SHEET HDG G90 16GA 48 X 120 PRIME, CHEM TREAT, NO OIL", "BOARD KILN DRIED 2 X 4 LUMBER"]);
});
