import { describe, expect, test } from "bun:test";
import { labelOf } from "../src/extraction/layout/head/labels.ts";
import { layout } from "../src/extraction/layout/layout.ts";
import { parseAmount } from "../src/extraction/layout/values/amounts.ts";
import { currencyIn } from "../src/extraction/layout/values/currencies.ts";
import { readFile } from "../src/reading/mod.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "$1.50"], [-580, "$18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "$0.50"], [-580, "$20.00"]],
];

test("layout() reads a print order's run, its price per thousand, and who has it printed", () => {
  const page = pageOf([
    [40, [40, "Print order PJ7666"]],
    [60, [40, "Severnside Housing Trust"], [240, "Printer"], [420, "Order date"], [500, "2 May 2022"]],
    [72, [40, "17 Quarry Lane"], [240, "Ostrander Supply Company"]],
    [84, [40, "Elmsford, NY 10523"], [240, "9 Ferry Landing"]],
    [200, [40, "Job"], [120, "Specification"], [380, "Run"], [430, "£ per 1,000"], [-580, "£"]],
    [
      220,
      [40, "294-3595"],
      [120, "Leaflet, spring range"],
      [-400, "2,090"],
      [-480, "90.00"],
      [-580, "188.10"],
    ],
    [240, [40, "559-6725"], [120, "Letterhead 100 gsm"], [-400, "30"], [-480, "154.54"], [-580, "4.64"]],
    [270, [420, "Total before VAT"], [-580, "£192.74"]],
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(
    draft!.lines.map(({ fields: f }) => [f.quantity?.value, f.unitPrice?.value, f.priceBasis?.value]),
  ).toEqual([
    ["2090", "90", "1000"],
    ["30", "154.54", "1000"],
  ]);
  expect(draft!.header.customerName?.value).toBe("Severnside Housing Trust");
});

test.each([
  ["Ref: Your Quotation No: ANS/Q/412 dated: 01 March 2026"],
  ["Indent No. & Date: IND/0912 01-03-2026"],
])("layout() takes the day of another paper for none of the order: %s", (said) => {
  const page = pageOf([
    [40, [40, "Purchase order"], [400, "PO No: 26/4711"]],
    [60, [40, "Brandt Valves Ltd"]],
    [80, [40, said]],
    [100, [40, "Date: 17 March 2026"]],
    ...TABLE,
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(draft!.header.orderDate?.value).toBe("2026-03-17");
});

test("layout() takes the day behind the order's own number for the order's", () => {
  const page = pageOf([
    [40, [40, "Purchase order"]],
    [60, [40, "Brandt Valves Ltd"], [300, "Your quotation 88, our PO No. & Date: 26/4711 17-03-2026"]],
    ...TABLE,
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(draft!.header.orderDate?.value).toBe("2026-03-17");
});

describe("labelOf()", () => {
  test.each([
    ["3. ORDER NO.", "poNumber"],
    ["6. Latest delivery date:", "requiredDate"],
    ["Desired Recv Date", "requiredDate"],
    ["CONTRACT/PURCH ORDER/AGREEMENT NO.", "poNumber"],
    ["Order Date / Buyer", "orderDate"],
    ["Delivery/Shipped To:", "shipTo"],
    ["IPO No.:", "poNumber"],
    ["IPO Date:", "orderDate"],
    ["VPO No.", "poNumber"],
    ["FECHA A ATENDER", "requiredDate"],
    ["Branch/Plant", "other"],
    ["Purchase Order Contract:", "poNumber"],
    ["DUE IN WHSE:", "requiredDate"],
    ["Please supply the goods below to:", "shipTo"],
    ["Send Invoice To", "billTo"],
    ["Datum / Date", "orderDate"],
    ["日期 DATE:", "orderDate"],
    ["合同编号 Contract No.:", "poNumber"],
    ["Buying company", "buyer"],
    ["Termin realizacji:", "requiredDate"],
    ["Beneficiar:", "buyer"],
    ["Written:", "orderDate"],
    ["Deliver:", "requiredDate"],
    ["Dely Date", "requiredDate"],
    ["Date liv.", "requiredDate"],
    ["Fecha prometida", "requiredDate"],
    ["Ex-Works Date", "shipDate"],
    ["Today's Date", "orderDate"],
    ["Émise le", "orderDate"],
    ["合同日期", "orderDate"],
    ["Order Placed With:", "vendor"],
    ["Bestellt bei:", "vendor"],
    ["Merce destinata a", "shipTo"],
    ["REQ'D", "requiredDate"],
    ["Recepción:", "requiredDate"],
    ["Markt:", "buyer"],
    ["Desired Recv", "requiredDate"],
    ["REQ", "requiredDate"],
    ["Fulfill By", "requiredDate"],
    ["Required at dock:", "requiredDate"],
    ["Material Release", "poNumber"],
    ["Billing Information", "billTo"],
    ["Shipping Information", "shipTo"],
    ["B. Waktu Penyerahan Barang", "requiredDate"],
    ["Harap Kirim Barang Tersebut Di :", "shipTo"],
    ["DADOS PARA ENTREGA", "shipTo"],
    ["Date de livraison prévue / Expected Delivery Date:", "requiredDate"],
    ["VEUILLEZ LIVRER LES MARCHANDISES A :", "shipTo"],
  ])("names %p %p", (text, label) => {
    expect(labelOf(text)?.label).toBe(label as never);
  });

  test.each(["Contract Manufacturer - Bay 3", "Contract Packaging Ltd"])(
    "takes %p for a firm's name",
    (text) => {
      expect(labelOf(text)).toBeNull();
    },
  );
});

describe("layout() of captions that other ones explain", () => {
  test('takes "Order from" for whom goods are bought from where it says where they go', () => {
    const { header } = draftOf([
      [36, [40, "Beaumont Wholesale Heating"], [400, "Order Number"], [490, "P9374511"]],
      [47, [40, "6600 Lake Ave"]],
      [110, [40, "Order From:"], [320, "Ship To:"]],
      [121, [40, "Halvorsen Pumps Ltd"], [320, "Beaumont Wholesale Heating - Br 4"]],
      [132, [40, "17 Quarry Lane"], [320, "2 Dock Road"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Beaumont Wholesale Heating");
  });

  test("takes no day before which nothing ships for the day it is wanted", () => {
    const { header } = draftOf([
      [36, [40, "Norwick Stores Inc."], [400, "PO#: 1601636"]],
      [60, [40, "Ship Not Before:"], [200, "01/12/2025"]],
      ...TABLE,
    ]);
    expect(header.requiredDate).toBeUndefined();
  });

  test("reads no quotation that an order refers to as the document's kind", () => {
    const { findings, header } = draftOf([
      [30, { x: 40, text: "Commande fournisseur", size: 13 }],
      [50, [40, "Numéro"], [140, "CF0008041"]],
      [61, [40, "Livraison le"], [140, "18/06/2021"]],
      ...TABLE,
      [360, { x: 140, text: "Suivant votre devis du mois dernier", size: 8 }],
    ]);
    expect(findings.map(({ code }) => code)).not.toContain("not_an_order");
    expect(header.requiredDate?.value).toBe("2021-06-18");
  });

  test.each([[[": Q/90177"]], [[]]])(
    "knows an order by its number's caption beside a quotation that %p follows",
    (beside) => {
      const { findings, header } = draftOf([
        [36, { x: 40, text: "Norwick Cables B.S.C. (c)", size: 14 }],
        [56, [300, "LPO No."], [380, ": NC/LPO/0931"]],
        [
          76,
          [300, beside.length ? "Quotation" : "Quotation : Q/90177"],
          ...beside.map((text): [number, string] => [380, text]),
        ],
        ...TABLE,
      ]);
      expect(findings.map(({ code }) => code)).not.toContain("not_an_order");
      expect(header.customerName?.value).toBe("Norwick Cables B.S.C. (c)");
    },
  );

  test.each([
    ["AUD", "ABN 71 008 442 190"],
    ["USD", "Reg. 71 008 442 190"],
  ])("takes a bare dollar for %s beside %p", (currency, register) => {
    const { header } = draftOf([
      [36, [40, "Norwick Bulk Pty Ltd"], [400, "Order number"], [490, "PO0030434"]],
      [52, [40, register]],
      ...TABLE,
    ]);
    expect(header.currency?.value).toBe(currency);
  });
});

test("layout() of a list puts a buyer's number before a market's, and the month first where prices are dollars", async () => {
  const text =
    "Order Date,Order ID,PO Number,Item ID,Title,Qty,Unit Price,Amount,Currency\n01/05/2025,114-3427422,PO96485,AB-100,Marker,7,2.00,14.00,USD\n01/05/2025,114-3427422,PO96485,AB-200,Lamp,3,5.00,15.00,USD\n";
  const [draft] = layout(await readFile(Buffer.from(text), "csv"), { ownNames: [] });
  expect([draft!.header.poNumber?.value, draft!.header.orderDate?.value]).toEqual(["PO96485", "2025-01-05"]);
});

test("layout() takes the count of an order's changes for no number of it", () => {
  const { header } = draftOf([
    [40, [400, "Purchase Order"], [490, "ST-0074098"]],
    [52, [400, "Change Order"], [490, "2"]],
    ...TABLE,
  ]);
  expect(header.poNumber?.value).toBe("ST-0074098");
});

test("currencyIn() knows soles by their sign, not every S before a stroke", () => {
  expect(["P. UNIT. S/", "S/ 1,250.00"].map(currencyIn)).toEqual(["PEN", "PEN"]);
  expect(["HOSE S/40", "TORNILLO S/", "100PCS/12.50"].map(currencyIn)).toEqual([null, null, null]);
});

test("layout() takes a name over its street and town for the sender's, beside the captions of a strip", () => {
  const { header } = draftOf([
    [40, [40, "Trustees of Pell Valley"], [390, "Purchase Order"], [490, "Date"], [550, "Page"]],
    [52, [40, "17 Quarry Lane, Elmsford, NY 10523"], [390, "LSU01-89609"], [490, "2021-06-04"], [550, "1"]],
    [80, [40, "Vendor:"], [320, "Ship To:"]],
    [92, [40, "Halvorsen Pumps Corp."], [320, "Biology Annex"]],
    [104, [40, "48 Canal Street"], [320, "9 Mill Road"]],
    [116, [40, "Dunmore, OH 44107"], [320, "Elmsford, NY 10523"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("Trustees of Pell Valley");
});

test("parseAmount() leaves the letter behind a price that tells whether it is taxed", () => {
  expect(["1.1200 N", "12.50 T", "10 N", "1.50 EA"].map((text) => parseAmount(text, "."))).toEqual([
    { value: "1.12" },
    { value: "12.5" },
    null,
    { value: "1.5", unit: "EA" },
  ]);
});

function draftOf(rows: Rows) {
  return layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!;
}

test.each(["U.P.", "E.P.", "PUHT", "V/Unitario", "Stykpris", "Enhedspris", "Cena/ks", "Cena/enoto"])(
  "layout() takes %p for the prices where no amounts tell",
  (caption) => {
    const page = pageOf([
      [40, [40, "Order 4711"]],
      [300, [40, "Item"], [140, "Description"], [-380, "Amount Ordered"], [-490, caption]],
      [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"]],
      [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"]],
    ]);
    const [draft] = layout(readingOf(page), { ownNames: [] });
    expect(draft!.lines.map(({ fields: f }) => [f.quantity?.value, f.unitPrice?.value])).toEqual([
      ["12", "1.5"],
      ["40", "0.5"],
    ]);
  },
);
