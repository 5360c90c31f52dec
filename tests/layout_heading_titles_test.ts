import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("layout() takes a word in larger print over headings for their title, and words below for those of the item above", () => {
  const rows = under(
    [
      ["1", "100452", "Schlagbohrmeissel TE-YP", "12", "24,95", "299,40", "2198034", "spitz, SDS-max", "1"],
      ["2", "218830", "Ankerbolzen HST3 M12", "400", "186,40", "745,60", "00378545", "galv. verzinkt", "100"],
      ["3", "220117", "Mörtel HIT-RE 500", "60", "29,90", "1.794,00", "2123401", "mit Mischer", "1"],
    ],
    { from: 235, step: 32 },
    (y, [number, own, words, count, price, total, code, more, per]): Line[] => [
      [y, [40, number!], [80, own!], [180, words!], [-372, count!], [-430, price!], [-490, total!]],
      [y + 12, [80, code!], [180, more!], [-372, "Stück"], [-430, per!]],
    ],
  );
  const heads: Line[] = [
    [185, { x: 40, text: "Bestellung", size: 20 }],
    [
      205,
      [40, "Pos."],
      [80, "Artikel Nr."],
      [180, "Bezeichnung"],
      [-372, "Menge"],
      [-430, "Preis"],
      [-490, "Gesamtpreis"],
    ],
    [216, [80, "Ihre Artikel Nr."], [-372, "Einheit"], [-430, "je"]],
  ];
  expect(
    values([...heads, ...rows], "customerSku", "supplierSku", "quantity", "unitPrice", "description"),
  ).toEqual([
    ["100452", "2198034", "12", "24.95", "Schlagbohrmeissel TE-YP spitz, SDS-max"],
    ["218830", "00378545", "400", "186.4", "Ankerbolzen HST3 M12 galv. verzinkt"],
    ["220117", "2123401", "60", "29.9", "Mörtel HIT-RE 500 mit Mischer"],
  ]);
});
