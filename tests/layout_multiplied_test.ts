import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { areaOf } from "../src/extraction/layout/page/lines.ts";
import { styleOf } from "../src/extraction/layout/page/style.ts";
import { multipliedRows } from "../src/extraction/layout/prose/multiplied.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

test("multipliedRows() takes the figures whose product is nearest to the amount", () => {
  const area = areaOf(
    pageOf([
      [300, [40, "Candle, soy, cedar"], [-280, "24"], [-340, "48"], [-420, "23.99"], [-520, "1,151.52"]],
    ]),
  );
  const [row] = multipliedRows(area, styleOf([area]));
  expect([row?.fields.quantity?.value, row?.fields.unitPrice?.value]).toEqual(["48", "23.99"]);
});

test("layout() reads codes that the words of rows without headings name", () => {
  const page = pageOf([
    [60, [40, "Bestellung 4711"]],
    [300, [40, "9"], [80, "Radler 20 x 0,5 l (Art. 7630)"], [-420, "19,48"], [-520, "175,32"]],
    [315, [40, "30"], [80, "Festbier 50 l (Art. 2481)"], [-420, "20,10"], [-520, "603,00"]],
  ]);
  const [order] = layout(readingOf(page), { ownNames: [] });
  expect(order!.lines.map(({ fields }) => fields.customerSku?.value)).toEqual(["7630", "2481"]);
});

test("multipliedRows() takes no row whose figures multiply by chance among rows of its build", () => {
  const row = (y: number, name: string, strips: string, tablets: string): Parameters<typeof pageOf>[0][0] => [
    y,
    [40, name],
    [-300, "10"],
    [-400, strips],
    [-520, tablets],
  ];
  const area = areaOf(
    pageOf([
      row(300, "Naltima", "17", "255"),
      row(315, "Buprin", "475", "4,750"),
      row(330, "Addnok", "8", "120"),
    ]),
  );
  expect(multipliedRows(area, styleOf([area]))).toEqual([]);
});

test("multipliedRows() reads on in words set to the middle, and takes no stock for a code", () => {
  const area = areaOf(
    pageOf([
      [300, [80, "Brufen (Ibuprofen -"], [-280, "11.20"], [-340, "48"], [-420, "23.99"], [-520, "1,151.52"]],
      [310, [92, "Tablet 400mg)"]],
    ]),
  );
  const [row] = multipliedRows(area, styleOf([area]));
  expect([row?.fields.description?.value, row?.fields.customerSku]).toEqual([
    "Brufen (Ibuprofen - Tablet 400mg)",
    undefined,
  ]);
});

test("layout() reads the code that stands behind its name apart from the words of a row", () => {
  const row = (
    y: number,
    code: string,
    words: string,
    price: string,
    total: string,
  ): Parameters<typeof pageOf>[0][0] => [
    y,
    [70, "24 Stück"],
    [120, `Art. ${code}`],
    [200, words],
    [-440, `à ${price} €`],
    [-532, `${total} €`],
  ];
  const page = pageOf([
    [60, [40, "Bestellung 4711"]],
    row(300, "52118", "Türband Objekta 3D", "18,90", "453,60"),
    row(315, "52140-R", "Nut", "31,50", "756,00"),
  ]);
  const [order] = layout(readingOf(page), { ownNames: [] });
  expect(order!.lines.map(({ fields }) => [fields.customerSku?.value, fields.description?.value])).toEqual([
    ["52118", "Türband Objekta 3D"],
    ["52140-R", "Nut"],
  ]);
});
