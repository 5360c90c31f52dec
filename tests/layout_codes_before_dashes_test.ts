import { expect, test } from "bun:test";
import { COUNTED, FIGURES, under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const HEAD: Line = [200, [40, "Descr."], ...FIGURES];

/** The codes and the words of items under one heading. */
function read(...items: string[]) {
  const rows = under(items, { from: 220, step: 20 }, (y, item) => [[y, [40, item], ...COUNTED]]);
  return values([HEAD, ...rows], "customerSku", "description");
}

test("a code stands behind a number sign and before a dash", () => {
  expect(
    read(
      "No. 1463928 – Paper, Construction, 9 x 12",
      "No. 52-7836 – Model Magic, Classpack",
      "No. 87-4410K – Pencils, #2 HB, gross",
    ),
  ).toEqual([
    ["1463928", "Paper, Construction, 9 x 12"],
    ["52-7836", "Model Magic, Classpack"],
    ["87-4410K", "Pencils, #2 HB, gross"],
  ]);
  expect(read("No. 2 – Pencils, HB", "No. 10 – Envelopes, white")).toEqual([
    [undefined, "No. 2 – Pencils, HB"],
    [undefined, "No. 10 – Envelopes, white"],
  ]);
});

test("where most have their code before a dash, so have the others what is before one", () => {
  expect(
    read(
      "AVTA00100 - Thermostatic mixing valve 22mm",
      "TX22 - Copper tube table X 22mm",
      "P1-22 - Endfeed elbow 90deg 22mm",
      "38311 - Stop end 28mm",
      "59911200 - Circulator 130mm",
      "AF/E 25x22 - Insulation 25mm wall",
      "BSS-RADKIT - Radiator valve & lockshield",
      "N/A - Labour on site",
    ),
  ).toEqual([
    ["AVTA00100", "Thermostatic mixing valve 22mm"],
    ["TX22", "Copper tube table X 22mm"],
    ["P1-22", "Endfeed elbow 90deg 22mm"],
    ["38311", "Stop end 28mm"],
    ["59911200", "Circulator 130mm"],
    ["AF/E 25x22", "Insulation 25mm wall"],
    ["BSS-RADKIT", "Radiator valve & lockshield"],
    [undefined, "N/A - Labour on site"],
  ]);
});

test("accounts behind a sum that stands beside a note are no lines", () => {
  const rows: Line[] = [
    [200, [40, "Qty"], [100, "Catalog Number and Description"], [-480, "Unit Price"], [-570, "Extended"]],
    [220, [40, "60"], [100, "No. 1463928 – Paper, Construction"], [-480, "2.19"], [-570, "131.40"]],
    [240, [40, "14"], [100, "No. 084471 – Glue Sticks, Washable"], [-480, "27.45"], [-570, "384.30"]],
    [280, [40, "TAX EXEMPT – Fed. I.D. 91-6001999. Accounts:"], [-480, "Sub-total"], [-570, "515.70"]],
    [300, [40, "10 E"], [100, "530 27 5610 2114 515.70"]],
    [320, [-480, "TOTAL"], [-570, "515.70"]],
  ];
  expect(values(rows, "customerSku", "quantity")).toEqual([
    ["1463928", "60"],
    ["084471", "14"],
  ]);
});
