import { expect, test } from "bun:test";
import { isNote } from "../src/extraction/layout/table/notes.ts";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("ordersOf() reads the number of an item under its caption in the lower storey, and words that go on beside its other code", () => {
  const rows: Line[] = [
    [
      300,
      [57, "Item Number"],
      [169, "Description"],
      [353, "Request Dt"],
      [-456, "Qty Ordered"],
      [461, "UM"],
      [-526, "Unit Cost"],
      [-579, "Extension"],
    ],
    [310, [35, "Ln"], [56, "Vendor Item"], [353, "Promise Dt"], [-456, "Stock Qty"], [461, "UM"]],
    ...under(
      [
        ["1", "1180591", "CASTING, PUMP VOLUTE,", "209.00", "90.0000", "18,810.00", "790-2600", "65-45-12"],
        ["2", "5759516", "WELDMENT, PER DWG REV", "4.00", "115.3900", "461.56", "6760.447.65", "D"],
        ["3", "2827257", "SHIM KIT", "3.00", "154.5400", "463.62", "663-4175", ""],
      ] as const,
      { from: 330, step: 24 },
      (y, [line, own, words, count, price, amount, theirs, more]) => [
        [
          y,
          [35, line],
          [57, own],
          [169, words],
          [353, "06/04/2022"],
          [-456, count],
          [461, "BX"],
          [-526, price],
          [-579, amount],
        ],
        [y + 10, [57, theirs], [169, more], [353, "06/06/2022"], [-456, "48.00"], [461, "EA"]],
      ],
    ),
  ];
  expect(
    values(rows, "customerSku", "supplierSku", "description", "quantity", "unit", "requiredDate"),
  ).toEqual([
    ["1180591", "790-2600", "CASTING, PUMP VOLUTE, 65-45-12", "209", "BX", "2022-06-04"],
    ["5759516", "6760.447.65", "WELDMENT, PER DWG REV D", "4", "BX", "2022-06-04"],
    ["2827257", "663-4175", "SHIM KIT", "3", "BX", "2022-06-04"],
  ]);
});

test("ordersOf() reads a day alone under its caption in the lower storey, below words of two lines", () => {
  const rows: Line[] = [
    [
      300,
      [46, "Referência"],
      [128, "Designação"],
      [-374, "Quant."],
      [393, "Un."],
      [-456, "Preço Unit."],
      [-550, "Total"],
    ],
    [310, [46, "V/ Referência"], [128, "Entrega prevista"], [-456, "Desc. %"]],
    ...under(
      [
        ["EPI.0047", "Semimáscara FFP3", "240,00", "2,965", "711,60", "BX-3M-1873V", ""],
        ["EPI.0051", "Fato-macaco branco", "100,00", "4,180", "418,00", "4535-L", ""],
        ["EPI.0133", "Bota segurança T.42", "12,00", "46,900", "562,80", "", "sem componentes metálicos"],
        ["EPI.0210", "Tampão auditivo", "200,00", "0,840", "168,00", "1100", ""],
      ] as const,
      { from: 330, step: 36 },
      (y, [own, words, count, price, amount, theirs, more]) => [
        [y, [46, own], [128, words], [-374, count], [393, "UN"], [-456, price], [-550, amount]],
        [y + 10, [128, more]],
        [y + (more ? 20 : 10), [46, theirs], [128, "22.05.2026"]],
      ],
    ),
  ];
  expect(values(rows, "description", "quantity", "requiredDate")).toEqual([
    ["Semimáscara FFP3", "240", "2026-05-22"],
    ["Fato-macaco branco", "100", "2026-05-22"],
    ["Bota segurança T.42 sem componentes metálicos", "12", "2026-05-22"],
    ["Tampão auditivo", "200", "2026-05-22"],
  ]);
});

test("ordersOf() keeps words that go on in the lower storey from the code left of them, and a note in marks from these", () => {
  const rows: Line[] = [
    [
      300,
      [46, "Pos."],
      [82, "Artikel"],
      [176, "Bezeichnung"],
      [-425, "Menge"],
      [431, "Einh."],
      [-504, "Einzelpreis"],
      [-561, "Gesamt"],
    ],
    [310, [82, "Ihre Artikelnummer"], [-398, "Liefertermin"], [-463, "Kostenstelle"], [-504, "pro"]],
    ...under(
      [
        ["10", "E-10442", "Kondensator MLCC 100nF", "1.200", "8,90", "10,68", "GRM188R71H104", "", "1.000"],
        [
          "20",
          "E-20015",
          "Mikrocontroller ARM 64KB Flash",
          "500",
          "4,18",
          "2.090,00",
          "STM32F103C8T6",
          "LQFP48",
          "1",
        ],
        ["30", "E-20388", "Schaltregler Step-Down 3A", "600", "1,20", "720,00", "TPS54331DDAR", "", "1"],
      ] as const,
      { from: 330, step: 36 },
      (y, [line, own, words, count, price, amount, theirs, more, per]) => [
        [
          y,
          [46, line],
          [82, own],
          [176, words],
          [-425, count],
          [431, "Stück"],
          [-504, price],
          [-561, amount],
        ],
        [y + 10, [82, theirs], [176, more], [-398, "14.04.2026"], [-463, "4711"], [-504, per]],
        [y + 20, [176, more && "!! Nur Originalware aus autorisierter Distribution !!"]],
      ],
    ),
  ];
  expect(values(rows, "supplierSku", "description", "quantity", "priceBasis")).toEqual([
    ["GRM188R71H104", "Kondensator MLCC 100nF", "1200", "1000"],
    ["STM32F103C8T6", "Mikrocontroller ARM 64KB Flash LQFP48", "500", "1"],
    ["TPS54331DDAR", "Schaltregler Step-Down 3A", "600", "1"],
  ]);
});

test.each(["!! Date-Code nicht älter als 24 Monate", ">> Teinte à confirmer", "*** Contrato marco ***"])(
  "isNote() takes %p for a note",
  (text) => {
    expect(isNote(text)).toBe(true);
  },
);
