import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

test.each([
  ["Confirmation de commande fournisseur n°PO00631", "PO00631"],
  ["Conferma d'ordine fornitore n. 4711", "4711"],
  ["ORDINE N° 2026/00312 da Preventivo n. 88714 del 11/03/2026", "2026/00312"],
])("layout() reads as an order what is called %s", (title, number) => {
  const { header, findings } = read(
    [30, [40, "Calder Pumps Ltd"]],
    [60, { x: 40, text: title, size: 13 }],
    ...TABLE,
  );
  expect(header.poNumber?.value).toBe(number);
  expect(findings.map(({ code }) => code)).not.toContain("not_an_order");
});

test.each([
  "Confirmation de commande n° 4711",
  "Conferma d'ordine n. 4711",
  "Preventivo n. 4711",
  "Preventivo n. 4711 per ordine n. 4712",
  "Orderbevestiging 4711",
])("layout() takes for no order what is called %s", (title) => {
  const { findings } = read([30, [40, "Calder Pumps Ltd"]], [60, { x: 40, text: title, size: 13 }], ...TABLE);
  expect(findings.map(({ code }) => code)).toContain("not_an_order");
});

test("layout() reads as an order what a title of letters set apart calls one, beside its number and over the quotation that it goes by", () => {
  const lines: Line[] = [
    [30, [40, "Calder Pumps Ltd"]],
    [60, [400, "NRO :"], [440, "0001-2026-004417"]],
    [90, [40, "CONDICIONES"], [140, ": 45 DIAS"], [300, "COTIZACION :"], [380, "COT-26-1190"]],
    ...TABLE,
  ];
  const page = pageOf(lines);
  const title = ["ORDEN", "DE", "COMPRA", "LOCAL"].map((text, i, all) => {
    const x = 40 + 9 * (all.slice(0, i).join("").length + i);
    return {
      text,
      box: [x, 53, x + 9 * text.length - 4, 63] as [number, number, number, number],
      size: 8,
      bold: false,
    };
  });
  const { header, findings } = ordersOf(readingOf({ ...page, words: [...page.words, ...title] }), {
    ownNames: [],
  }).drafts[0]!;
  expect(header.poNumber?.value).toBe("0001-2026-004417");
  expect(findings.map(({ code }) => code)).not.toContain("not_an_order");
});
