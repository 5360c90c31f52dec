import { describe, expect, test } from "bun:test";
import { summaryOf } from "../src/extraction/layout/words/summary.ts";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const buyerOf = (...head: Line[]) => read(...head, ...TABLE).header.customerName?.value;

describe("who buys", () => {
  const letter = (asked: string): Line[] => [
    [30, [40, "Distillerie Nord"]],
    [44, [40, "Service Achats – 16103 COGNAC Cedex"]],
    [100, [40, "Commande"], [400, "Société"]],
    [114, [400, "VERRE INTERNATIONAL SAS"]],
    [118, [40, "N° commande / Date"]],
    [128, [40, "4502217094 / 02.11.2026"], [400, "201 rue Carnot"]],
    [142, [40, asked], [400, "94126 FONTENAY-SOUS-BOIS"]],
    [154, [40, "200417"]],
  ];

  test("who heads the letter, not the company it goes to, whose number it asks for", () => {
    expect(buyerOf(...letter("N° fournisseur"))).toBe("Distillerie Nord");
  });

  test("the company, where no number of a vendor is asked for", () => {
    expect(buyerOf(...letter("Votre offre"))).toBe("VERRE INTERNATIONAL SAS");
  });

  test("the firm over its office of supply chain services with the address", () => {
    expect(
      buyerOf(
        [30, [240, "SAINT BRENDAN PARTNERS"]],
        [42, [200, "Supply Chain Services, 1701 Mercy Plaza, Dayton OH 45402"]],
        [80, [40, "PURCHASE ORDER NUMBER"], [240, "VENDOR 40227"]],
        [92, [40, "1204-558210-00"], [240, "BUCKEYE MEDICAL SUPPLY CO"]],
      ),
    ).toBe("SAINT BRENDAN PARTNERS");
  });
});

test.each([
  ["Total EUR IVA excl.", "net"],
  ["Total EUR IVA incl.", "total"],
  ["Totale EUR IVA escl.", "net"],
  ["Total IVA", "tax"],
  ["Abrufwert gesamt (netto)", "total"],
  ["Fuel surcharge", "charge"],
] as const)("summaryOf() reads %p", (caption, kind) => {
  expect(summaryOf(caption)).toBe(kind);
});
