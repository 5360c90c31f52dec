import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { cleanName } from "../src/extraction/layout/parties/clean_name.ts";
import { isName } from "../src/extraction/layout/parties/names.ts";
import { findDate } from "../src/extraction/layout/values/dates.ts";
import { summaryOf } from "../src/extraction/layout/words/summary.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];
const TITLE: Rows[number] = [30, { x: 240, text: "PURCHASE ORDER", size: 16 }];

describe("layout() of an order's head", () => {
  test("reads a form about each party: the company behind its caption, not the person", () => {
    const { header } = draftOf([
      TITLE,
      [60, [40, "Brannock Pumps Ltd"]],
      [140, [40, "VENDOR:"], [320, "SHIP TO:"]],
      [154, [40, "CONTACT NAME"], [320, "CONTACT NAME"], [420, "Ann Lee"]],
      [168, [40, "COMPANY"], [140, "Corran Milling Ltd"], [320, "COMPANY"], [420, "Brannock Pumps LLC"]],
      [182, [40, "ADDRESS"], [140, "9 Mill Road"], [320, "ADDRESS"], [420, "4 Quay Road"]],
      ...TABLE,
    ]);
    expect([header.customerName?.value, header.shipToName?.value, header.shipToAddress?.value]).toEqual([
      "Brannock Pumps Ltd",
      "Brannock Pumps LLC",
      "4 Quay Road",
    ]);
  });

  test("takes no number of a street under the title for the order's", () => {
    const { header } = draftOf([
      [30, { x: 40, text: "COMMANDE", size: 13 }, { x: 440, text: "N° CF24-5873", size: 10 }],
      [52, [40, "12 rue des Forges"]],
      ...TABLE,
    ]);
    expect(header.poNumber?.value).toBe("CF24-5873");
  });

  test("takes what the lines come to for the total, though it closes the words of the last one", () => {
    const { header } = draftOf([TITLE, ...TABLE, [352, [140, "2 titles, 52 pieces, $38.00"]]]);
    expect(header.total?.value).toBe("38");
  });

  test.each([
    ["a letter's place and day", [[60, [440, "Bern, 3 April 2023"]]], "2023-04-03"],
    ["a day far from all else", [[60, [40, "Corran Milling Ltd"], [440, "3 April 2023"]]], "2023-04-03"],
    [
      "no day of two",
      [
        [60, [440, "3 April 2023"]],
        [90, [440, "5 May 2023"]],
      ],
      undefined,
    ],
    [
      "no day under an unknown caption",
      [
        [60, [440, "Tender closes"]],
        [72, [440, "3 April 2023"]],
      ],
      undefined,
    ],
  ] satisfies [string, Rows, string | undefined][])("takes %s for the order's", (_, rows, day) => {
    expect(draftOf([TITLE, ...rows, ...TABLE]).header.orderDate?.value).toBe(day as never);
  });

  test("takes a letter's day though the order itself stands on the next page", () => {
    const letter = pageOf([
      [200, [40, "3 April 2023"]],
      [230, [40, "Please find our order on the next page."]],
    ]);
    const [draft] = layout(readingOf(letter, pageOf([TITLE, ...TABLE])), { ownNames: [] });
    expect(draft!.header.orderDate?.value).toBe("2023-04-03");
  });

  test("tells the sender from the addressee by whom the goods go to", () => {
    const { header } = draftOf([
      TITLE,
      [60, [40, "Corran Milling plc"], [440, "Brannock Engineering Ltd"]],
      [74, [40, "9 Mill Road"], [440, "4 Quay Road"]],
      [150, [40, "Ship-to Address"]],
      [164, [40, "Brannock Engineering plc"]],
      [178, [40, "7 Depot Lane"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Brannock Engineering Ltd");
  });

  test("takes no value of a strip of captions and no answer of a form for the customer", () => {
    const { header } = draftOf([
      TITLE,
      [80, [40, "Issued date"], [180, "Due Date"], [300, "Ship via"], [440, "FOB point"]],
      [92, [40, "03/Apr/23"], [180, "01/May/23"], [300, "Truck"], [440, "Yard"]],
      [140, [320, "Sevk"], [420, "Kara yolu"]],
      [154, [320, "Depo"], [420, "Merkez"]],
      [168, [320, "Grup"], [420, "Metal"]],
      ...TABLE,
    ]);
    expect(header.customerName).toBeUndefined();
  });

  test("reads a name whose legal form stands on the next line", () => {
    const { header } = draftOf([
      TITLE,
      [50, [40, "Brannock Precision"]],
      [66, [40, "Limited"]],
      [82, [40, "4 Quay Road"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Brannock Precision Limited");
  });

  test("reads a number under a caption of two lines, and no day for a number", () => {
    const { header } = draftOf([
      [40, { x: 40, text: "PURCHASE ORDER", size: 16 }, [400, "3 Apr 2023"]],
      [120, [400, "Purchase Order"]],
      [131, [400, "Number"]],
      [142, [400, "BX-2569"]],
      ...TABLE,
    ]);
    expect(header.poNumber?.value).toBe("BX-2569");
  });

  test("takes a caption close over the table for none of its headings", () => {
    const { lines } = draftOf([TITLE, [290, [40, "State Name : Bihar, Code : 27"]], ...TABLE]);
    expect(lines.map(({ fields }) => fields.description?.value)).toEqual(["Hex bolt M8", "Hex nut M8"]);
  });

  test.each([
    ["Nummer / Numéro", "BX-2569"],
    ["Document:", "0000371569"],
  ])("reads the number under the bare caption %p", (caption, number) => {
    const { header } = draftOf([
      TITLE,
      [80, [40, "No. 18, Quay Road"]],
      [120, [400, caption]],
      [131, [400, number]],
      ...TABLE,
    ]);
    expect(header.poNumber?.value).toBe(number);
  });

  test.each([
    ["Re: Purchase order 632602 - spares for the shutdown", "632602"],
    ["Objet : commande n° 786859", "786859"],
    ["Please enter our PO 6859584879 as below", "6859584879"],
    ["Brannock Pumps Ltd - Purchase Order No. 416003", "416003"],
    ["#PO1653", "PO1653"],
    ["Our order of 2023 was late", undefined],
  ])("reads the number that is said in %p", (said, number) => {
    const { header } = draftOf([[60, [40, "Dear Mr Hollis,"]], [120, [40, said]], ...TABLE]);
    expect(header.poNumber?.value).toBe(number as never);
  });

  test("leaves what a number is called under its title out of it", () => {
    const { header } = draftOf([
      [40, [-560, "PURCHASE ORDER"]],
      [51, [-560, "NO. 2025-01601"]],
      [62, [-560, "DATE 01/05/2025"]],
      ...TABLE,
    ]);
    expect(header.poNumber?.value).toBe("2025-01601");
  });

  test("reads the number under a title that says whose land an order is for", () => {
    const { header } = draftOf([
      [40, [-560, "ORDEN DE COMPRA NACIONAL"]],
      [54, [-560, "OCN-00023113"]],
      ...TABLE,
    ]);
    expect(header.poNumber?.value).toBe("OCN-00023113");
  });

  test("takes neither the number of the customer's account nor a sentence of the terms for who buys", () => {
    const { header } = draftOf([
      [40, [40, "Ostrander Supply Inc."], [300, "Purchase Order 4711"]],
      [60, [40, "Customer Account"], [200, "Terms"]],
      [72, [40, "30-118"], [200, "Net 30"]],
      ...TABLE,
      [300, [40, "order by Seller is limited to the terms stated"]],
      [311, [40, "by Halvorsen Pumps Ltd alone"]],
    ]);
    expect(header.customerName?.value).toBe("Ostrander Supply Inc.");
  });

  test("takes neither the next field of a numbered form nor noughts for the number", () => {
    const { header } = draftOf([
      TITLE,
      [60, [40, "CHANGE ORDER"], [140, "000"]],
      [80, [40, "3. ORDER NO."], [160, "4. REQUISITION/REFERENCE NO."]],
      [92, [40, "140F2599527"], [160, "0040449496"]],
      ...TABLE,
    ]);
    expect(header.poNumber?.value).toBe("140F2599527");
  });

  test("reads the day behind the number in one cell", () => {
    const { header } = draftOf([[40, [40, "Заказ поставщику №5081114824 от 05.01.2025"]], ...TABLE]);
    expect([header.poNumber?.value, header.orderDate?.value]).toEqual(["5081114824", "2025-01-05"]);
  });

  test("reads the day that a sentence asks for", () => {
    const { header } = draftOf([
      TITLE,
      [120, [40, "Please supply the following items to our store on or before 12 May 2023. Ref: your quote"]],
      ...TABLE,
    ]);
    expect(header.requiredDate?.value).toBe("2023-05-12");
  });

  test("reads the day of a sentence that breaks amid it, and of one behind the lines", () => {
    const wanted = (...rows: Rows) => draftOf(rows).header.requiredDate?.value;
    expect(
      wanted(
        [100, [40, "Nous vous prions de bien vouloir nous livrer les articles suivants pour le 12 mai"]],
        [112, [40, "2023 :"]],
        ...TABLE,
      ),
    ).toBe("2023-05-12");
    expect(
      wanted(TITLE, ...TABLE, [
        352,
        [40, "Please deliver everything to our works in Leeds no later than 12 May 2023."],
      ]),
    ).toBe("2023-05-12");
    expect(
      wanted(TITLE, ...TABLE, [352, [40, "Graag leveren vóór 23-05-2023 op ons adres aan de haven."]]),
    ).toBe("2023-05-23");
  });

  test("takes days as lands with their own money write them, though the seller is American", () => {
    const { header } = draftOf([
      TITLE,
      [80, [40, "Tel. +965 2222 0144"], [300, "Order Date"], [400, "05/01/2023"]],
      [92, [40, "Elmsford, NY 10523"], [300, "Total (KWD)"], [400, "38.000"]],
      [104, [300, "Payable in KWD"]],
      ...TABLE,
    ]);
    expect(header.orderDate?.value).toBe("2023-01-05");
  });

  test("takes a dollar for the one that the total is called by", () => {
    const dollars = (closing: string) =>
      draftOf([
        TITLE,
        TABLE[0]!,
        [320, [40, "AB-1001"], [140, "Hex bolt"], [-380, "12"], [-490, "$1.50"], [-580, "$18.00"]],
        [340, [40, "AB-1002"], [140, "Hex nut"], [-380, "40"], [-490, "$0.50"], [-580, "$20.00"]],
        [380, [440, closing], [-580, "38.00"]],
      ]).header.currency?.value;
    expect([dollars("TOTAL AUD"), dollars("Total")]).toEqual(["AUD", "USD"]);
  });

  test("takes no currency from an amount in a sentence on a page of terms", () => {
    const liable = "Seller shall replace defective items at its own cost, up to $1,000,000 per occurrence.";
    const terms = pageOf([[100, [40, liable]]]);
    const [draft] = layout(readingOf(pageOf([TITLE, ...TABLE]), terms), { ownNames: [] });
    expect(draft!.header.currency).toBeUndefined();
  });

  test("takes an order's number with its release for its number", () => {
    const { header } = draftOf([TITLE, [60, [400, "Order-Release"], [480, "B1601-73"]], ...TABLE]);
    expect(header.poNumber?.value).toBe("B1601-73");
  });

  test("takes a day behind a caption of two things", () => {
    const { header } = draftOf([
      TITLE,
      [60, [400, "DATE OF ORDER/BUYER 07-NOV-23 Joao Salvaterra"]],
      ...TABLE,
    ]);
    expect(header.orderDate?.value).toBe("2023-11-07");
  });

  test("takes day and month so that nothing is wanted before it is ordered", () => {
    const { header } = draftOf([
      TITLE,
      [100, [40, "Order Date:"], [140, "04/03/2023"]],
      [114, [40, "Required By:"], [140, "02/05/2023"]],
      [128, [40, "1 High Street, Leeds LS10 1AB"]],
      ...TABLE,
    ]);
    expect([header.orderDate?.value, header.requiredDate?.value]).toEqual(["2023-03-04", "2023-05-02"]);
  });

  test("takes the last of a column under a total's caption, of a credit too", () => {
    const column = (...amounts: string[]) =>
      draftOf([
        TITLE,
        ...TABLE,
        [400, [480, "Total"]],
        ...amounts.map((amount, at): Rows[number] => [412 + 12 * at, [480, amount]]),
      ]).header.total?.value;
    expect(column("-38.00", "-7.22", "-45.22")).toBe("-45.22");
    expect(column("45.22", "7.22")).not.toBe("7.22");
  });

  test("takes the total that no label names, and the one that other words come before", () => {
    const closing = (...row: Rows) => draftOf([TITLE, ...TABLE, ...row]).header.total?.value;
    expect(closing([370, [40, "Number of items : 2"], [-380, "52"], [-580, "38.00"]])).toBe("38");
    expect(closing([480, [40, "2 titles, 52 copies, total £38.00"]])).toBe("38");
  });
});

test("isName() and cleanName() know streets, forms and what stands around a name", () => {
  const streets = [
    "Unit 6 Kirkgate Trading Estate",
    "Carretera Norte Km 12",
    "Hafenstraße 14",
    "1. Schedule",
    "Account No.",
    "Colegio ID",
    "Av.Paulista 1000",
    "Parc d'activités des Genêts",
    "Gewerbepark Nord",
  ];
  expect(streets.filter(isName)).toEqual([]);
  expect(cleanName("◆ Brannock Pumps Ltd - Merchandise Purchase Order")).toBe("Brannock Pumps Ltd");
  expect(cleanName("Brannock Pumps Ltd - Purchase Order No. 4711")).toBe("Brannock Pumps Ltd");
  expect(cleanName("Ann Lee @ Brannock Pumps, Leeds")).toBe("Brannock Pumps, Leeds");
  expect(cleanName(`Ann Lee @ ${"Pumps ".repeat(50)}`)).toMatch(/^Ann/);
});

test("findDate() reads the year before a month's name", () => {
  const order = { first: "day", certain: true } as const;
  expect(findDate("2023 APR 03", order)?.value).toBe("2023-04-03");
  expect(findDate("2023APR03", order)?.value).toBe("2023-04-03");
});

function draftOf(rows: Rows) {
  return layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!;
}

test("summaryOf() looks through what a currency is called and what a total is of", () => {
  const totals = [
    "Total Geral R$",
    "TOTAL R.O.",
    "Total Basic Value",
    "Genel Toplam TL",
    "Total Kuwaiti Dinars",
    "Total TTC en EUR",
    "金額合計：",
  ];
  expect(totals.map(summaryOf)).toEqual(totals.map(() => "total"));
  expect(["Total gross weight", "Total Discount Amount"].map(summaryOf)).not.toContain("total");
});
