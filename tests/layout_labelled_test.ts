import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { Draft, LineField } from "../src/orders/mod.ts";
import { pageOf, readingOf } from "./_reading.ts";

function read(rows: string[][]): Draft {
  return layout(readingOf(pageOf(rows, 1)), { ownNames: [] })[0]!;
}

function values({ lines }: Draft, ...names: LineField[]) {
  return lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

test("layout() reads a shop's articles as stacks of name, number and count, not the order's number as one", () => {
  const draft = read([
    ["Order confirmation for Elm Street Dental Group"],
    ["Your PO number: WEB-49496"],
    ["Exam mask, level 3", "$36.00"],
    ["Item no. 35415"],
    ["Quantity: 4 × $9.00"],
    ["Blood tube, 4 ml", "$25.00"],
    ["Item no. 775-7611"],
    ["Quantity: 10 × $2.50"],
    ["Order total", "$61.00"],
  ]);
  expect(draft.header.poNumber?.value).toBe("WEB-49496");
  expect(values(draft, "customerSku", "description", "quantity", "unitPrice", "lineTotal")).toEqual([
    ["35415", "Exam mask, level 3", "4", "9", "36"],
    ["775-7611", "Blood tube, 4 ml", "10", "2.5", "25"],
  ]);
});

test("layout() reads items that their number opens, with labels beside each other", () => {
  const draft = read([
    ["Purchase order 4711"],
    ["Position 00010", "Article 1176949", "Cable joint 95"],
    ["Your reference: JX-95", ""],
    ["Quantity: 18 PCS", "", "Unit price: 2.50 EUR", "", "Amount: 45.00 EUR"],
    ["Position 00020", "Article 5969365", "Transformer"],
    ["Your reference: TR-400", ""],
    ["Quantity: 2 PCS", "", "Unit price: 10.00 EUR", "", "Amount: 20.00 EUR"],
    ["Total: 65.00 EUR"],
  ]);
  expect(
    values(draft, "customerSku", "supplierSku", "description", "quantity", "unitPrice", "lineTotal"),
  ).toEqual([
    ["1176949", "JX-95", "Cable joint 95", "18", "2.5", "45"],
    ["5969365", "TR-400", "Transformer", "2", "10", "20"],
  ]);
  expect(draft.lines.map(({ printedNumber }) => printedNumber)).toEqual(["00010", "00020"]);
});

test("layout() reads the answers to a form that stand below its questions", () => {
  const draft = read([
    ["PO number"],
    ["4949"],
    ["Item number"],
    ["825-5151"],
    ["Item description"],
    ["Kitchen towel, striped"],
    ["Quantity"],
    ["7"],
    ["Unit price"],
    ["$9.10"],
    ["Item number"],
    ["227-2800"],
    ["Item description"],
    ["Tote bag, canvas"],
    ["Quantity"],
    ["24"],
    ["Unit price"],
    ["$3.20"],
  ]);
  expect(values(draft, "customerSku", "description", "quantity", "unitPrice")).toEqual([
    ["825-5151", "Kitchen towel, striped", "7", "9.1"],
    ["227-2800", "Tote bag, canvas", "24", "3.2"],
  ]);
});

test("layout() reads a letter's rows without captions, their prices behind an @", () => {
  const draft = read([
    ["Please ship us the following on our order 4711:"],
    ["7 sheets", "825-5151", "Gypsum board", "@ $9.10", "$63.70"],
    ["12 ea", "227-2800", "Wedge anchor", "@ $2.50", "$30.00"],
    ["Total", "$93.70"],
  ]);
  expect(values(draft, "quantity", "unit", "customerSku", "description", "unitPrice", "lineTotal")).toEqual([
    ["7", "sheets", "825-5151", "Gypsum board", "9.1", "63.7"],
    ["12", "ea", "227-2800", "Wedge anchor", "2.5", "30"],
  ]);
});

test("layout() reads a heading of words and of the seller's code as the words, the code below them and the days below as neither", () => {
  const draft = read([
    ["Purchase order P4711"],
    ["Pos", "Our Part No.", "Desc / Your Part", "Total Qty", "UM", "Price", "Value"],
    ["10", "694957", "Push button, green, 1NO", "7", "EA", "2.00", "14.00"],
    ["", "", "MLW95419", "", "", "", ""],
    ["Del. date", "", "2025-01-20 2025-01-27", "", "", "", ""],
    ["20", "936594", "Power supply 24 V", "3", "EA", "10.00", "30.00"],
    ["", "", "337-6254", "", "", "", ""],
    ["Del. date", "", "2025-01-20", "", "", "", ""],
    ["", "", "", "", "", "Total", "44.00"],
  ]);
  expect(values(draft, "customerSku", "supplierSku", "description")).toEqual([
    ["694957", "MLW95419", "Push button, green, 1NO"],
    ["936594", "337-6254", "Power supply 24 V"],
  ]);
});

test("layout() takes a charge in percent under a line for what the sum has more, not for a missing line", () => {
  const { findings, proof } = read([
    ["Bestellung BE-4711"],
    ["Pos", "Menge", "ME", "Bezeichnung", "Preis EUR", "Betrag EUR"],
    ["1", "10", "Stk", "Trennscheibe A", "20,00", "200,00"],
    ["", "", "", "Zuschlag 3,1 %", "", "6,20"],
    ["2", "5", "Stk", "Hydraulikfilter", "10,00", "50,00"],
    ["", "", "", "", "Nettobetrag", "256,20"],
    ["", "", "", "", "MwSt. 19 %", "48,68"],
    ["", "", "", "", "Gesamtbetrag", "304,88"],
  ]);
  expect(findings.map(({ code }) => code)).not.toContain("missing_lines");
  expect(proof?.account?.parts.map(({ amount }) => amount)).toEqual(["48.68", "6.2"]);
});

test("layout() takes the number that a heading of prices says they are for, though it looks like a figure", () => {
  const draft = read([
    ["Purchase order D4711"],
    ["ITM", "PART NUMBER", "DESCRIPTION", "QUANTITY", "PRICE PER 1000", "EXTENDED"],
    ["1", "64TX91-88", "BRACKET LH", "2,000", "91.26", "182.52"],
    ["2", "6254270", "CLIP", "500", "10.00", "5.00"],
    ["", "", "", "", "Total", "187.52"],
  ]);
  const [first, second] = draft.lines.map(({ fields }) => fields.priceBasis?.evidence);
  expect(first).toEqual(second!);
  expect(values(draft, "customerSku", "description", "quantity", "unitPrice", "priceBasis")).toEqual([
    ["64TX91-88", "BRACKET LH", "2000", "91.26", "1000"],
    ["6254270", "CLIP", "500", "10", "1000"],
  ]);
});
