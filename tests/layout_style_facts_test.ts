import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { TITLE, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const AT = [-360, -410, -460, -510, -580, -660, -750];
const row = (y: number, colour: string, pantone: string, ...figures: string[]): Line => [
  y,
  [40, colour],
  [180, pantone],
  ...figures.map((text, i): [number, string] => [AT[i]!, text]),
];
const heads = (y: number, ...sizes: string[]) =>
  row(y, "Color", "Pantone / Ref", ...sizes, "Total Pcs", "FOB USD/Pc", "Amount USD");
const sum = (y: number, count: string, amount: string): Line => [
  y,
  [40, "Style Total"],
  [AT[4]!, count],
  [AT[6]!, amount],
];

test("layout() reads styles by their number, not their colours', with facts and a day in a line of their own", () => {
  const page = pageOf(
    [
      ...TITLE,
      [120, [40, "Style No: NH26S-1041"], [180, "MENS CREW NECK, 100% COTTON"]],
      [134, [500, "HS: 6109.10.00"], [620, "Ex-Factory: 12-May-2026"]],
      heads(150, "S", "M", "L", "XL"),
      row(166, "NAVY BLAZER", "19-3923 TCX", "640", "1,280", "420", "-", "2,340", "2.18", "5,101.20"),
      sum(182, "2,340", "5,101.20"),
      [
        210,
        [40, "Style No: NH26S-3112"],
        [180, "KIDS JOGGER"],
        [500, "HS: 6103.42.00"],
        [620, "Ex-Factory: 09-Jun-2026"],
      ],
      heads(226, "98/104", "110/116", "122/128", "134/140"),
      row(242, "MOONLIT OCEAN", "ART 448", "600", "600", "600", "420", "2,220", "4.375", "9,712.50"),
      sum(258, "2,220", "9,712.50"),
      [280, [40, "GRAND TOTAL"], [AT[6]!, "14,813.70"]],
    ],
    { width: 842, height: 595, rules: [200, 330, 540].map((x) => [x, 250, x + 0.5, 262]) },
  );
  const draft = ordersOf(readingOf(page), { ownNames: [] }).drafts[0]!;
  const tee = "MENS CREW NECK, 100% COTTON NAVY BLAZER 19-3923 TCX";
  const jogger = "KIDS JOGGER MOONLIT OCEAN ART 448";
  expect(valuesOf(draft, "customerSku", "description", "quantity", "unitPrice", "requiredDate")).toEqual([
    ["NH26S-1041", `${tee} S`, "640", "2.18", "2026-05-12"],
    ["NH26S-1041", `${tee} M`, "1280", "2.18", "2026-05-12"],
    ["NH26S-1041", `${tee} L`, "420", "2.18", "2026-05-12"],
    ["NH26S-3112", `${jogger} 98/104`, "600", "4.375", "2026-06-09"],
    ["NH26S-3112", `${jogger} 110/116`, "600", "4.375", "2026-06-09"],
    ["NH26S-3112", `${jogger} 122/128`, "600", "4.375", "2026-06-09"],
    ["NH26S-3112", `${jogger} 134/140`, "420", "4.375", "2026-06-09"],
  ]);
  expect(draft.findings.filter(({ level }) => level === "error")).toEqual([]);
});
