import { expect, test } from "bun:test";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";

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
