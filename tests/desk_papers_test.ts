import { describe, expect, test } from "bun:test";
import { labelOf } from "../src/extraction/layout/head/labels.ts";
import { currencyIn } from "../src/extraction/layout/values/currencies.ts";
import { summaryOf } from "../src/extraction/layout/words/summary.ts";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Draft } from "../src/orders/mod.ts";
import { sheetReading } from "./_reading.ts";

function sheet(...rows: string[][]): Draft {
  return ordersOf(sheetReading(rows), { ownNames: [] }).drafts[0]!;
}

describe("what an order desk gets besides prints", () => {
  test("a price per kilometre of metres, or per tonne of kilograms, says its thousand", () => {
    for (const [heading, amount] of [
      ["Price per km", "Metres"],
      ["Price EUR/t", "Kilograms"],
    ] as const) {
      const { lines, findings } = sheet(
        ["Purchase order", "E-4711"],
        ["Item", "Description", `Quantity`, heading, "Amount"],
        ["1", `${amount} of copper`, "2500", "887.20", "2218.00"],
        ["2", `${amount} of fibre`, "500", "418.40", "209.20"],
        ["", "", "", "Total", "2427.20"],
      );
      expect(lines.map(({ fields }) => fields.priceBasis?.value)).toEqual(["1000", "1000"]);
      expect(findings.filter(({ level }) => level === "error")).toEqual([]);
    }
  });

  test("what is estimated by weight is not what is ordered by the case, though the price be by it", () => {
    const { lines } = sheet(
      ["Purchase order", "982664"],
      ["Item #", "Description", "Cases ordered", "Avg wt", "Est wt lb", "Cost per lb", "Est extension"],
      ["4411", "Chicken breast", "4", "78.9", "315.6", "7.77", "2452.21"],
      ["4412", "Chuck roll", "35", "25.3", "885.5", "7.07", "6260.49"],
      ["4413", "Lamb rack", "20", "60.9", "1218.0", "7.06", "8599.08"],
    );
    expect(lines.map(({ fields }) => [fields.quantity?.value, fields.unitPrice?.value])).toEqual([
      ["4", "7.77"],
      ["35", "7.07"],
      ["20", "7.06"],
    ]);
  });

  test("a printer's order counts copies, for a sum of the whole run", () => {
    const { lines, header } = sheet(
      ["Ordine n. 51/23", "", "", "Cantina Colle Sereno S.r.l."],
      ["Lavoro", "Descrizione", "Tiratura", "Importo a corpo €"],
      ["L3020", "Locandina 35x50", "2.500 copie", "948,61"],
      ["L2195", "Biglietto da visita", "500 copie", "86,63"],
      ["", "", "Totale imponibile", "1.035,24"],
    );
    expect(lines.map(({ fields: f }) => [f.quantity?.value, f.unitPrice?.value, f.lineTotal?.value])).toEqual(
      [
        ["2500", undefined, "948.61"],
        ["500", undefined, "86.63"],
      ],
    );
    expect(header.total?.value).toBe("1035.24");
  });

  test("a ship's list has what is aboard beside what is wanted, and its owner behind a colon that stands apart", () => {
    const { lines, header } = sheet(
      ["Bestelnummer", ": ST-23-784"],
      ["Rederij", ": Kustvaart Oostergo C.V."],
      ["Haven", ": Delfzijl, Handelskade Oost"],
      ["Aan boord op", ": 13-05-2023"],
      ["Nr", "IMPA", "Omschrijving", "Aan boord", "Gewenst", "Eenh."],
      ["1", "326232", "Koffie gemalen, 500 g", "7", "425", "doos"],
      ["2", "760938", "Zaklamp Ex, zone 0", "6", "366", "st"],
    );
    expect(lines.map(({ fields }) => fields.quantity?.value)).toEqual(["425", "366"]);
    expect(header.customerName?.value).toBe("Kustvaart Oostergo C.V.");
    expect(header.requiredDate?.value).toBe("2023-05-13");
  });

  test("a merchant's list is ordered by the case, whose price is a bottle's times what is in it; a group's name is nobody's code", () => {
    const { lines } = sheet(
      ["Order no.", "LV-4711"],
      ["Code", "Wine", "Btl/case", "£/btl", "£/case", "Cases", "Value £"],
      ["RED"],
      ["40905A350", "Picpoul de Pinet", "6", "21.93", "131.58", "9", "1184.22"],
      ["3378.246.41", "Malbec Reserva", "6", "7.19", "43.14", "1", "43.14"],
      ["V72592", "Côtes du Rhône", "6", "9.40", "56.40", "", "0.00"],
      ["WHITE"],
      ["8246.499.11", "Aligoté", "6", "20.68", "124.08", "3", "372.24"],
      ["8246.499.12", "Grüner Veltliner", "6", "10.00", "60.00", "2", "120.00"],
    );
    expect(
      lines.map(({ fields: f }) => [f.customerSku?.value, f.quantity?.value, f.unitPrice?.value]),
    ).toEqual([
      ["40905A350", "9", "131.58"],
      ["3378.246.41", "1", "43.14"],
      ["8246.499.11", "3", "124.08"],
      ["8246.499.12", "2", "60"],
    ]);
  });

  test("captions in brackets need no colon, and a total may say behind itself what it is without", () => {
    const { header } = sheet(
      ["【注文番号】NO-6240852949"],
      ["【希望納期】2025年2月6日"],
      ["品番", "品名", "数量", "単価", "金額"],
      ["627928", "ガスケット 標準品", "6", "25", "150"],
      ["482351", "ボールバルブ", "3", "1544", "4632"],
      [],
      ["合計金額：4,782円（税抜）"],
    );
    expect([header.poNumber?.value, header.requiredDate?.value, header.total?.value]).toEqual([
      "NO-6240852949",
      "2025-02-06",
      "4782",
    ]);
  });

  test.each(["Precio unidad", "Preço unidade", "Prezzo unità"])("roleOf(%s) is a price", (heading) => {
    expect(roleOf(heading)).toBe("unitPrice");
  });

  test.each([
    ["発注元", null],
    ["电子元件", null],
    ["单价元", "CNY"],
    ["壹仟元整", "CNY"],
    ["总价（美元）", "USD"],
    ["Total KD", "KWD"],
  ] as const)("currencyIn(%s)", (text, code) => {
    expect(currencyIn(text)).toBe(code);
  });

  test.each([
    ["Lieferabruf Nr.", "poNumber"],
    ["Bill-only PO", "poNumber"],
    ["Subcontract No.", "poNumber"],
    ["Sched. agreement", "poNumber"],
    ["Pedido de material n.º", "poNumber"],
    ["Order item no.", "other"],
    ["Refill to", "shipTo"],
    ["On hire date", "requiredDate"],
    ["Confirmed delivery requested:", "requiredDate"],
    ["Fecha contabilización", "orderDate"],
    ["ETD", "shipDate"],
  ] as const)("labelOf(%s)", (caption, label) => {
    expect(labelOf(caption)?.label ?? "other").toBe(label);
  });

  test("a day ends a caption, with the caption's other tongue behind it", () => {
    const { header } = sheet(
      ["LPO No. LPO/48707"],
      ["Delivery date / 13/05/2023 : موعد التسليم المطلوب من المورد"],
      ["Item", "Description", "Quantity", "Price", "Amount"],
      ["1", "Gloves", "5", "2.00", "10.00"],
    );
    expect(header.requiredDate?.value).toBe("2023-05-13");
  });

  test("a total is authorized", () => {
    expect(summaryOf("Total authorized:")).toBe("total");
  });
});
