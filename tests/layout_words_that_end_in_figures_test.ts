import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("layout() leaves a figure that ends long words to them, where the count stands far behind it", () => {
  const rows = under(
    [
      ["1", "Kotwa chemiczna R-KER-300 300 ml", "24,00 szt.", "5906675177021"],
      ["2", "Kołek rozporowy UNO 8x40 mm", "60,00 szt.", "5906675119434"],
      [
        "3",
        "Wkręt do drewna R-TS 6x120 Torx ocynk żółty nierdzewny opak. 100",
        "15,00 szt.",
        "5906675234182",
      ],
    ],
    { from: 230, step: 24 },
    (y, [number, words, count, code]): Line[] => [
      [y, [60, number!], [82, words!], [-540, count!]],
      [y + 10, [82, `Kod kres.: ${code}`]],
    ],
  );
  const heads: Line = [210, [60, "Lp."], [82, "Nazwa"], [-540, "Ilość"]];
  expect(values([heads, ...rows], "quantity", "unit", "description")).toEqual([
    ["24", "szt.", "Kotwa chemiczna R-KER-300 300 ml"],
    ["60", "szt.", "Kołek rozporowy UNO 8x40 mm"],
    ["15", "szt.", "Wkręt do drewna R-TS 6x120 Torx ocynk żółty nierdzewny opak. 100"],
  ]);
});
