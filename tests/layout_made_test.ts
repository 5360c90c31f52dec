import { describe, expect, test } from "bun:test";
import { labelOf } from "../src/extraction/layout/head/labels.ts";
import { layout } from "../src/extraction/layout/layout.ts";
import { summaryOf } from "../src/extraction/layout/words/summary.ts";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { verify } from "../src/extraction/verify/verify.ts";
import type { Draft, LineField } from "../src/orders/mod.ts";
import type { Reading } from "../src/reading/mod.ts";
import { made } from "./fixtures/layouts/_lab.ts";
import type { Made } from "./fixtures/layouts/_lab_line.ts";
import { LOCALES } from "./fixtures/layouts/_lab_words.ts";
import * as pages from "./fixtures/layouts/further_pages.ts";

function only(reading: Reading): Draft {
  const drafts = layout(reading, { ownNames: ["Acme"] });
  expect(drafts).toHaveLength(1);
  return drafts[0]!;
}

/** The values of some fields, line by line. */
function values(draft: Draft, ...fields: LineField[]): (string | undefined)[][] {
  return draft.lines.map((line) => fields.map((field) => line.fields[field]?.value));
}

describe("layout()", () => {
  test("reads a line for each size of a size grid", () => {
    expect(values(only(pages.sizeGrid()), "customerSku", "description", "quantity", "unitPrice")).toEqual([
      ["CT-1001", "Crew tee, organic Navy S", "6", "8.5"],
      ["CT-1001", "Crew tee, organic Navy M", "12", "8.5"],
      ["CT-1001", "Crew tee, organic Navy L", "12", "8.5"],
      ["CT-1001", "Crew tee, organic Navy XL", "6", "8.5"],
      ["CT-1001", "Crew tee, organic White S", "4", "8.5"],
      ["CT-1001", "Crew tee, organic White M", "8", "8.5"],
      ["CT-1001", "Crew tee, organic White L", "8", "8.5"],
      ["CT-1001", "Crew tee, organic White XL", "4", "8.5"],
      ["CT-1002", "Crew tee, organic Black M", "10", "9.25"],
      ["CT-1002", "Crew tee, organic Black L", "10", "9.25"],
    ]);
  });

  test("reads figures that stand nearer to the next heading than to their own", () => {
    expect(values(only(pages.leftHeadings()), "customerSku", "quantity", "unitPrice", "lineTotal")).toEqual([
      ["9985", "2", "4302.35", "8604.7"],
      ["8647", "2500", "2776.95", "6942375"],
      ["6809", "67", "1565.15", "104865.05"],
    ]);
  });

  test("parts headings that are one text where their values part", () => {
    expect(
      values(only(pages.touchingHeadings()), "customerSku", "quantity", "description", "unitPrice"),
    ).toEqual([
      ["TD-6047", "3", "Copper tube", "12.5"],
      ["NF-4845", "12", "Ball bearing", "2.25"],
      ["NP-6369", "500", "Brass valve", "4.1"],
      ["NP-6370", "1", "Brass cap", "4"],
    ]);
  });

  test("joins descriptions that end on the line of their figures", () => {
    expect(values(only(pages.figuresBelow()), "description", "quantity")).toEqual([
      ["Hydraulic hose assembly 10-32 x 3/4", "1"],
      ["Pump seal kit, weld neck flange, type A", "12"],
      ["Circuit breaker 3 pole", "4"],
      ["Safety gloves nitrile, contact cleaner spray, stainless", "10"],
    ]);
  });

  test("takes the codes that open the descriptions, and no heading of a section", () => {
    expect(values(only(pages.codesOpen()), "customerSku", "description", "quantity")).toEqual([
      ["17908074", "Viton seal ring", "24"],
      ["10682322", "Copper pipe 15 mm", "10"],
      ["87719949", "Folding carton", "3"],
    ]);
  });

  test("says that a price is before its discount", () => {
    const reading = pages.discountColumn();
    const draft = verify(reading, [only(reading)])[0]!;
    expect(values(draft, "unitPrice", "lineTotal")).toEqual([
      ["4.55", "20.48"],
      ["19.8", "198"],
    ]);
    expect(draft.findings).toMatchObject([{ code: "price_before_discount", level: "warning", lineId: "0" }]);
  });

  test("reads dinars with their three decimals", () => {
    const draft = only(pages.dinars());
    expect(values(draft, "quantity", "unitPrice", "lineTotal")).toEqual([
      ["6.5", "2355.75", "15312.375"],
      ["100", "1851.1", "185110"],
    ]);
    expect([draft.header.currency?.value, draft.header.total?.value]).toEqual(["KWD", "200422.375"]);
  });

  test.each(Array.from({ length: 20 }, (_, i) => i + 1))("reads made order %i as it was made", (seed) => {
    expectAsMade(made(seed));
  });

  test.each([
    ["half a line above its figures and half below, without prices", 880209],
    ["in the middle of its row, beside a price's weight", 880230],
    ["that ends at the foot of its row, in a grid", 880264],
  ])("reads a far order with text %s", (_, seed) => {
    const order = made(seed, "far");
    const codes = expectAsMade(order).lines.map(({ fields }) => fields.customerSku ?? fields.supplierSku);
    expect(codes.map((code) => code?.value)).toEqual(order.lines.map(({ sku }) => sku));
  });
});

function expectAsMade({ reading, lines }: Made): Draft {
  const draft = only(reading);
  const read = draft.lines.map(({ fields: { quantity, unitPrice } }) => [
    Number(quantity?.value),
    unitPrice && Number(unitPrice.value),
  ]);
  expect(read).toEqual(lines.map(({ quantity, unitPrice }) => [quantity, unitPrice]));
  return draft;
}

const ROLES: Record<string, string[]> = {
  lineNumber: ["lineNumber", "item"],
  code: ["code", "customerSku", "item"],
  sellerCode: ["supplierSku", "code"],
  description: ["description", "codeDescription", "item"],
  quantity: ["quantity"],
  unit: ["unit"],
  price: ["unitPrice"],
  total: ["lineTotal"],
  date: ["date"],
};

describe("roleOf()", () => {
  test("takes a French index for a revision, not for a part number", () => {
    expect(["Indice", "Indice de révision", "Article"].map(roleOf)).toEqual(["other", "other", "item"]);
  });

  test("names the columns of a line table in ten languages", () => {
    const wrong = LOCALES.flatMap(({ name, heads }) =>
      Object.entries(ROLES).flatMap(([key, roles]) =>
        (heads[key] ?? []).flatMap((head) => {
          const role = roleOf(head);
          return role !== null && roles.includes(role) ? [] : [`${name} ${key} "${head}": ${role}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe("labelOf()", () => {
  test("names an order's own fields in ten languages", () => {
    const labels = { number: "poNumber", vendor: "vendor", shipTo: "shipTo", billTo: "billTo" } as const;
    const wrong = LOCALES.flatMap((locale) =>
      (Object.keys(labels) as (keyof typeof labels)[]).flatMap((key) =>
        locale[key].filter((text) => labelOf(text)?.label !== labels[key]),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe("summaryOf()", () => {
  test("tells totals from taxes in ten languages", () => {
    const totals = LOCALES.flatMap(({ total }) => total).filter(
      (text) => !/^(total|net)$/.test(summaryOf(text) ?? ""),
    );
    const taxes = LOCALES.flatMap(({ tax }) => tax).filter((text) => summaryOf(text) !== "tax");
    expect([totals, taxes]).toEqual([[], []]);
  });
});
