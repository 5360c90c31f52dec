import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { fileTypeOf, readFile } from "../src/reading/mod.ts";

const QUOTED = [
  "Pos  Part       Description      Qty   Unit    Price     Total",
  "1    AB-4711    Ball valve       9     pcs     19.48     175.32",
  "2    AB-4712    Pressure gauge   17    pcs     50.82     863.94",
  "3    AB-4713    Air hose         25    m        2.00      50.00",
  "Total  1,089.26",
];

async function read(text: string) {
  const mail = [
    "From: Jane Roe <jane@roe-machines.example>",
    "Subject: RE: Quotation 20796",
    "Date: Tue, 3 Mar 2026 10:00:00 +0100",
    "",
    "Dear Kim,",
    text,
    "",
    "Regards",
    "Jane Roe",
    "Roe Machines",
    "",
    "On Monday Kim <kim@supplier.example> wrote:",
    ...["We offer:", "", ...QUOTED].map((line) => `> ${line}`),
  ].join("\r\n");
  const bytes = new TextEncoder().encode(mail);
  const { drafts } = ordersOf(await readFile(bytes, fileTypeOf(bytes)!), { ownNames: [] });
  const [draft] = drafts;
  const levels = draft!.findings.filter(({ code }) => code !== "no_price").map(({ level }) => level);
  return [draft!.lines.map(({ fields }) => fields.customerSku?.value), levels.includes("error")];
}

const [ONE, TWO, THREE] = ["AB-4711", "AB-4712", "AB-4713"];

test.each([
  ["Please enter all of it as our PO 778812.", [ONE, TWO, THREE], false],
  [
    "Wir bestellen unter unserer Bestellnummer 778812 die Positionen 1 und 3 zu den angebotenen Preisen.",
    [ONE, THREE],
    false,
  ],
  ["We order items 1, 2 on PO 778812. But 20 of the gauges.", [ONE, TWO], true],
  ["We order items 1 and 7 on PO 778812.", [], true],
  ["Looks good, please go ahead with the order below.", [ONE, TWO, THREE], false],
  ["Please enter all of it but item 2.", [ONE, THREE], false],
  ["Please enter all of it but not item 2 yet.", [], true],
  ["Can you enter all of it today?", [], true],
])("layout() reads of a quoted offer what the mail takes: %j", async (text, codes, isStopped) => {
  expect(await read(text)).toEqual([codes, isStopped]);
});
