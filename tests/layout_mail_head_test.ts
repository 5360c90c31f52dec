import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { areaOf, textOf } from "../src/extraction/layout/page/lines.ts";
import { styleOf } from "../src/extraction/layout/page/style.ts";
import { blocksOf } from "../src/extraction/layout/parties/party_blocks.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";
import { sheetReading } from "./_reading.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];

test("layout() reads who sent the mail inside and when, not who forwards it", () => {
  const header = headOf([
    [30, [40, "From: Nell Ferris <nell@seller.example>"]],
    [44, [40, "Subject: Fwd: Reorder"]],
    [58, [40, "Date: 6 January 2025 at 8:30 AM"]],
    [72, [40, "To: Order desk <orders@seller.example>"]],
    [100, [40, "Please enter this one."]],
    [114, [40, "Nell Ferris"]],
    [128, [40, "Corran Milling Ltd"]],
    [160, [40, "Begin forwarded message:"]],
    [180, [40, "From: Ann Lee <ann@mail.example>"]],
    [194, [40, "Subject: Reorder F-9504"]],
    [208, [40, "Date: 5 January 2025 at 9:14 PM"]],
    [222, [40, "To: Nell Ferris <nell@seller.example>"]],
    ...TABLE,
    [400, [40, "Regards,"]],
    [414, [40, "Ann Lee"]],
    [428, [40, "The Tin Larder"]],
    [442, [40, "17 Quarry Lane"]],
  ]);
  expect([header.customerName?.value, header.orderDate?.value]).toEqual(["The Tin Larder", "2025-01-05"]);
});

test("ordersOf() reads a mail of cells like one of text: who wrote the order inside, in a signature of two columns", async () => {
  const page = `<p>Please enter this one.</p><p>Nell Ferris<br>Corran Sales<br>9 Mill Lane</p><hr><b>De:</b> Ann Lee &lt;ann@mail.example&gt;<br><b>Enviado:</b> 05/01/2025 17:55<br><b>Para:</b> Nell Ferris<br><b>Assunto:</b> Encomenda F-9504<p>Segue a encomenda:</p>
<table><tr><td>Code</td><td>Description</td><td>Qty</td><td>Price</td></tr><tr><td>AB-1001</td><td>Hex bolt</td><td>12</td><td>1.50</td></tr><tr><td>AB-1002</td><td>Hex nut</td><td>40</td><td>0.50</td></tr></table>
<p>Please confirm.</p><table><tr><td>Ann Lee<br>Parts Manager</td><td>The Tin Larder<br>17 Quarry Lane</td></tr></table>`;
  const mail = `From: Nell Ferris <nell@seller.example>\r\nTo: desk@seller.example\r\nSubject: FW: Encomenda F-9504\r\nDate: Mon, 06 Jan 2025 08:30:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${page}\r\n`;
  const reading = await readFile(new TextEncoder().encode(mail), "eml");
  const [draft] = ordersOf(reading, { ownNames: [] }).drafts;
  const { customerName, orderDate } = draft!.header;
  expect([customerName?.value, orderDate?.value]).toEqual(["The Tin Larder", "2025-01-05"]);
});

test("ordersOf() takes the number that an answer names, not that of what it answers, and the day behind what is required", async () => {
  const mail =
    "From: Ann Lee <ann@mail.example>\r\nSubject: Re: order CC1012\r\nDate: Mon, 06 Jan 2025 08:30:00 +0000\r\n\r\nNew one please, order no. CC2554:\r\n\r\n3 bags Rye flour (WB9052)\r\n4 bags Almonds (WB3081)\r\n\r\nRequired on site 14/01/2025.\r\n\r\nThanks\r\nAnn\r\n";
  const reading = await readFile(new TextEncoder().encode(mail), "eml");
  const [draft] = ordersOf(reading, { ownNames: [] }).drafts;
  const { poNumber, requiredDate } = draft!.header;
  expect([poNumber?.value, requiredDate?.value]).toEqual(["CC2554", "2025-01-14"]);
});

test("layout() takes a mail's day and hour below its sender for the order's", () => {
  const header = headOf([
    [30, [40, "Order for the spring"]],
    [44, [40, "Ann Lee <ann@mail.example>"]],
    [58, [40, "5 January 2025, 13:20"]],
    ...TABLE,
  ]);
  expect(header.orderDate?.value).toBe("2025-01-05");
});

test.each([
  [
    "a customer that calls itself no company",
    [[100, [40, "Customer:"], [110, "Riverbend Family Dental Customer PO: 4711"]]],
    "Riverbend Family Dental",
  ],
  [
    "the account of a shop",
    [[100, [40, "Welcome, Ann Lee | Account: Town of Elm Falls | Help"]]],
    "Town of Elm Falls",
  ],
] as [string, Rows, string][])(
  "layout() keeps whom a label names, whatever firm heads the page: %s",
  (_, rows, name) => {
    const header = headOf([
      [30, { x: 40, text: "Corran Milling Ltd - Order Form", size: 14 }],
      ...rows,
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe(name);
  },
);

test.each([
  ["a letter's head", "4 Quay Road - 44107 Elm Falls", "Tipografia Moretti & Figli"],
  ["a greeting", "please send us", undefined],
])("layout() takes the first line of a written order for the buyer only as %s", (_, under, name) => {
  const written: Rows = [
    [30, [40, "Tipografia Moretti & Figli"]],
    [44, [40, under]],
    [70, [40, "12 boxes AB-1001 Hex bolt M8 at $1.50 each"]],
    [84, [40, "40 boxes AB-1002 Hex nut M8 at $0.50 each"]],
  ];
  expect(headOf(written).customerName?.value).toBe(name);
});

test("blocksOf() follows a column past the rows of a table beside it", () => {
  const area = areaOf(
    pageOf([
      [330, [440, "Customer"]],
      [340, [40, "AB-1001"], [140, "12"]],
      [352, [440, "Wren & Barlow"]],
    ]),
  );
  const blocks = blocksOf([area], styleOf([area]), new Set([area.lines[1]!]));
  expect(blocks.get("buyer")?.[0]?.lines.map(textOf)).toEqual(["Wren & Barlow"]);
});

test.each([
  ["a count of what stands below", "Unfulfilled (5)"],
  ["a word of a caption", "many"],
  ["what a shop calls a state", "Payment pending"],
])("layout() takes no buyer from %s", (_, text) => {
  expect(headOf([[30, [40, text]], ...TABLE]).customerName).toBeUndefined();
});

test.each([
  ["WO No.", "WO/24-25/4559"],
  ["Call-off no.", "CO-3043-07"],
  ["N.º", "EN 580/25"],
  ["Número:", "3043"],
])("layout() reads a number behind %j", (label, number) => {
  const request: Rows[number] = [90, [40, "Solicitud de pedido: 1-560"]];
  expect(headOf([[60, [40, label], [120, number]], request, ...TABLE]).poNumber?.value).toBe(number);
});

test("layout() reads the number that a shop heads its page with", () => {
  expect(headOf([[30, [40, "#9504"], [120, "Paid"]], ...TABLE]).poNumber?.value).toBe("9504");
});

test.each([
  ["WO Date", "23 June 2022", "2022-06-23"],
  ["Cart saved", "23 June 2022", "2022-06-23"],
  ["Aangemaakt op:", "2022-06-23 14:22", "2022-06-23"],
  ["PO date", "04/05/2022 MM/DD/YYYY", "2022-04-05"],
  ["PO date", "04/05/2022 DD/MM/YYYY", "2022-05-04"],
])("layout() reads the day behind %j: %s", (label, printed, day) => {
  expect(headOf([[60, [40, label], [140, printed]], ...TABLE]).orderDate?.value).toBe(day);
});

test("layout() takes the day that a sentence asks for, not those that rows have of their own", () => {
  const header = headOf([
    [60, [40, "Please supply the following on or before 9 September 2024."]],
    ...TABLE.slice(0, 2),
    [332, [140, "Delivery Date: 10 September 2024 Drg: 6963-A"]],
    [346, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
    [358, [140, "Delivery Date: 17 September 2024 Drg: 1541-A"]],
  ]);
  expect(header.requiredDate?.value).toBe("2024-09-09");
});

test.each([
  ["We need everything on our dock by 12 January 2025.", "2025-01-12"],
  ["We need your confirmation by 12 January 2025.", undefined],
])("layout() tells what a day is needed for: %s", (sentence, day) => {
  expect(headOf([[60, [40, sentence]], ...TABLE]).requiredDate?.value).toBe(day);
});

test("layout() reads the money's code behind an amount in a sentence", () => {
  const said: Rows[number] = [460, [40, "All of this comes to $38.00 MXN and the tax on top of it."]];
  const header = headOf([...TABLE, said]);
  expect([header.currency?.value, header.total?.value]).toEqual(["MXN", "38"]);
});

test.each([
  ["Montant total selon votre devis : 45,00 EUR HT.", "45"],
  ["Gesamtbetrag laut Ihrem Angebot: 45,00 EUR", "45"],
  ["Total weight as per packing list: 45,00 kg", undefined],
])("layout() reads a total with the quotation that it is told by: %s", (sentence, total) => {
  const rows = ["A-100 - Roulement : 2 pièces", "A-200 - Courroie : 4 pièces"];
  const lines = [...rows, sentence].map((text, at): Rows[number] => [100 + 14 * at, [40, text]]);
  expect(headOf([[60, [40, "Commande n° 4711"]], ...lines]).total?.value).toBe(total);
});

test("layout() reads a total that a sentence in one cell begins with, below two tables", () => {
  const captions = ["Part #", "Description", "Qty", "Price", "Ext"];
  const rows = [
    ["PO 4711"],
    captions,
    ["AP-1001", "Hex bolt M8", "12", "$1.50", "$18.00"],
    ["AP-1002", "Hex nut M8", "40", "$0.50", "$20.00"],
    ["Total $38.50. Ship to PO Box 311, Bend, OR 97702."],
    ["Thanks"],
    captions,
    ["AP-1003", "Rod end 3/8", "3", "$4.00", "$12.00"],
  ];
  expect(layout(sheetReading(rows), { ownNames: [] })[0]!.header.total?.value).toBe("38.5");
});

test("layout() reads until when a Peruvian order is wanted", () => {
  const header = headOf([
    [60, [40, "ORDEN DE COMPRA 4711"]],
    [80, [40, "Plazo hasta"], [140, "16/12/2023"]],
    ...TABLE,
  ]);
  expect(header.requiredDate?.value).toBe("2023-12-16");
});

function headOf(rows: Rows) {
  return layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!.header;
}
