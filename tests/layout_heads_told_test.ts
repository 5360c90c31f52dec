import { expect, test } from "bun:test";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

function heading(...rows: Line[]) {
  const { header } = read(...rows, ...TABLE);
  return [header.poNumber, header.orderDate, header.requiredDate, header.customerName].map(
    (field) => field?.value,
  );
}

test("layout() reads the day behind the number before the page's", () => {
  const [number, date] = heading(
    [30, [40, "LEINSTER MOTOR FACTORS DAC"], [330, "SCHEDULED PURCHASE ORDER"]],
    [
      44,
      [40, "Unit 40 Western Business Park, Dublin 12"],
      [330, "No. SPO-0092217"],
      [430, "23/03/2026"],
      [510, "Page 1 of 7"],
    ],
  );
  expect([number, date]).toEqual(["SPO-0092217", "2026-03-23"]);
});

test("layout() reads a day in a clause that a Chinese number opens", () => {
  const [, , due] = heading(
    [30, [200, "采购合同"]],
    [50, [40, "甲方（需方）：苏州恒瑞康生物制药有限公司"], [340, "合同编号：HRK-CG-2026-0917"]],
    [64, [40, "乙方（供方）：上海沃汀科学仪器有限公司"], [340, "签订日期：2026年9月8日"]],
    [100, [40, "二、交货期：合同签订后 2026年9月30日前一次性送达需方仓库。"]],
  );
  expect(due).toBe("2026-09-30");
});

test("layout() reads the number of an order to a supplier in Portuguese, and of a call-off in Dutch", () => {
  const [number] = heading(
    [30, [40, "Têxtil Vale do Selho, Lda"]],
    [60, [40, "Encomenda a Fornecedor N.º 2026/1093"]],
  );
  const [called] = heading([30, [40, "Weidestroom U.A."]], [60, [340, "Afroep / Call-off: AF26-03381"]]);
  expect([number, called]).toEqual(["2026/1093", "AF26-03381"]);
});

test('layout() knows firms by "S/A" and "U.A."', () => {
  const [, , , buyer] = heading(
    [30, [40, "USINA SANTA ADELAIDE DE ACUCAR E ALCOOL S/A"], [330, "PEDIDO DE COMPRAS No. 028417"]],
    [44, [40, "ROD. SP-326 KM 318 - ZONA RURAL"], [330, "WEG TINTAS E MOTORES COMERCIAL LTDA"]],
    [58, [40, "CEP: 14870-970 - JABOTICABAL - SP"], [330, "AV. CASTELO BRANCO 4400 - RIBEIRAO PRETO - SP"]],
  );
  const [, , , cooperative] = heading(
    [30, { x: 40, text: "Weidestroom", size: 20 }],
    [60, [40, "Zuivelcoöperatie Weidestroom U.A."], [360, "Order: AF26-03381"]],
    [72, [40, "Zuiderkade 14, 8441 HM Heerenveen"]],
    [96, [360, "Unloading address:"]],
    [108, [40, "Supplier: NordPack Benelux B.V."], [360, "Weidestroom, Verpakkingsmagazijn"]],
    [120, [40, "Postbus 2210, 4800 CE Breda"], [360, "Venus 22, 8448 CE Heerenveen"]],
  );
  expect([buyer, cooperative]).toEqual([
    "USINA SANTA ADELAIDE DE ACUCAR E ALCOOL S/A",
    "Zuivelcoöperatie Weidestroom U.A.",
  ]);
});

test("layout() takes no sentence and a half for who buys", () => {
  const [, , , buyer] = heading(
    [30, [40, "CWRA"], [400, "Order"], [480, "4051822"]],
    [44, [40, "Cascadia Water Reclamation Authority"]],
    [56, [40, "2300 N Columbia Blvd"]],
    [68, [40, "Portland, OR 97217, United States"]],
    [100, [40, "Supplier"], [330, "Ship To"]],
    [112, [40, "ROSELAND PROCESS CONTROLS LLC"], [330, "CWRA – Central Receiving"]],
    [124, [40, "7720 SW Nimbus Ave"], [330, "5001 N Marine Dr, Gate 2"]],
    [136, [40, "Beaverton, OR 97008"], [330, "Portland, OR 97217"]],
    [160, [40, "Bill To"], [330, "Notes to Supplier"]],
    [
      172,
      [40, "Accounts Payable, PO Box 11223, Portland, OR 97211"],
      [330, "Revision 2 supersedes Revision 1. Only the items below as revised"],
    ],
    [184, [330, "are to be supplied."]],
  );
  expect(buyer).toBe("Cascadia Water Reclamation Authority");
});

test("layout() takes the firm with its tax number for the buyer beside another, though goods go elsewhere", () => {
  const [, , , buyer] = heading(
    [30, [40, "Pedido de compra PC26/01877"]],
    [60, [40, "Electro Suministros Turia, S.A."], [330, "Montajes Eléctricos Aldaya, S.L."]],
    [72, [40, "C/ Islas Canarias 40"], [330, "Camí de l'Alter 22"]],
    [84, [40, "46988 Paterna (Valencia)"], [330, "46960 Aldaya (Valencia)"]],
    [96, [40, "España"], [330, "CIF B96441203"]],
    [130, [40, "Dirección de envío"]],
    [142, [40, "Obra Hospital La Ribera, acceso norte"]],
    [154, [40, "46600 Alzira (Valencia)"]],
  );
  expect(buyer).toBe("Montajes Eléctricos Aldaya, S.L.");
});

test("layout() puts a mark and what stands under it together where the page says the whole", () => {
  const [, , , buyer] = heading(
    [30, { x: 40, text: "HARTMANN", size: 16 }, [400, "Bestellung"]],
    [46, [40, "Fördertechnik GmbH · Industriestraße 44 · 73037 Göppingen"]],
    [58, [400, "Bestellnummer / Datum"]],
    [70, [400, "4500317706 / 19.01.2026"]],
    [100, { x: 40, text: "Hartmann GmbH, Postfach 1120, 73011 Göppingen", size: 7 }],
    [130, [40, "Elektro-Pneumatik Vogt KG"]],
    [142, [40, "Daimlerstr. 9"]],
    [154, [40, "70736 Fellbach"]],
    [
      190,
      [40, "Bitte liefern Sie an: Hartmann Fördertechnik GmbH, Werk 2, Tor 5, Benzstr. 3, 73054 Eislingen"],
    ],
  );
  expect(buyer).toBe("Hartmann Fördertechnik GmbH");
});
