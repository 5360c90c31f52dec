import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { besidePage } from "../src/extraction/structured/beside_page.ts";
import { structuredOf } from "../src/extraction/structured/structured.ts";
import type { Draft, DraftLine, Read } from "../src/orders/mod.ts";
import { fileTypeOf, type Reading, readFile } from "../src/reading/mod.ts";

const reading = (text: string): Reading => ({
  type: "text",
  pages: [],
  sheets: [],
  text,
  attachments: [],
  warnings: [],
});
const plain = (fields: Partial<Record<string, Read>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read!.value]));

/** The one order of a text: its header, lines and what was found wrong. */
function order(text: string) {
  const { drafts, sheets } = structuredOf(reading(text))!;
  expect(drafts).toHaveLength(1);
  const [draft] = drafts as [Draft];
  return {
    draft,
    sheets,
    header: plain(draft.header),
    lines: draft.lines.map(({ fields }) => plain(fields)),
  };
}

const X12 = [
  "ISA*00*          *00*          *ZZ*BUYER          *ZZ*SELLER         *260301*0900*^*00401*000000001*0*P*:",
  "GS*PO*BUYER*SELLER*20260301*0900*1*X*004010",
  "ST*850*0001",
  "BEG*00*SA*PO-77**20260301",
  "CUR*BY*USD",
  "DTM*002*20260320",
  "N1*BY*Acme Mills*92*9",
  "N1*ST*Acme Plant 2*92*2",
  "N3*12 Mill Road*Dock 4",
  "N4*Erie*PA*16501",
  "PO1*1*12*EA*3.5**BP*000123*VP*AB-9",
  "PID*F****Hex bolt",
  "PO1*2*2*BX*10**VP*AB-10",
  "DTM*002*20260401",
  "CTT*2",
  "AMT*TT*62",
  "SE*15*0001",
  "GE*1*1",
  "IEA*1*000000001",
].join("~");

const EDIFACT = [
  "UNA:+.? ",
  "UNB+UNOC:3+BUYER+SELLER+260301:0900+1",
  "UNH+1+ORDERS:D:96A:UN",
  "BGM+220+4500077+9",
  "DTM+137:20260301:102",
  "DTM+2:20260320:102",
  "NAD+BY+123::92++Stahl ?+ Söhne GmbH+Werkstr. 5+Ulm++89073+DE",
  "NAD+DP+124::92++Werk 2+Hafenstr. 1+Ulm++89079+DE",
  "CUX+2:EUR:9",
  "LIN+10++4012345000016:EN",
  "PIA+1+0815:IN+AB-9:SA",
  "IMD+F++:::Sechskantschraube:M8x40",
  "QTY+21:1500:PCE",
  "MOA+203:96.75",
  "PRI+AAA:6.45:::100:PCE",
  "UNS+S",
  "MOA+9:96.75",
  "CNT+2:1",
  "UNT+15+1",
  "UNZ+1+1",
].join("'");

const UBL = `<?xml version="1.0"?><!DOCTYPE o [<!ENTITY big "lol">]>
<Order xmlns="urn:o" xmlns:cbc="urn:b" xmlns:cac="urn:a"><cbc:ID>PO-5</cbc:ID><cbc:IssueDate>2026-03-01</cbc:IssueDate>
<cbc:DocumentCurrencyCode>NOK</cbc:DocumentCurrencyCode>
<cac:BuyerCustomerParty><cac:Party><cac:PartyName><cbc:Name>Fjord &amp; Sons &#65;S</cbc:Name></cac:PartyName></cac:Party></cac:BuyerCustomerParty>
<cac:AnticipatedMonetaryTotal><cbc:PayableAmount currencyID="NOK">250.00</cbc:PayableAmount></cac:AnticipatedMonetaryTotal>
<cac:OrderLine><cac:LineItem><cbc:ID>1</cbc:ID><cbc:Quantity unitCode="EA">10</cbc:Quantity><cbc:LineExtensionAmount>250.00</cbc:LineExtensionAmount>
<cac:Price><cbc:PriceAmount>2500</cbc:PriceAmount><cbc:BaseQuantity>100</cbc:BaseQuantity></cac:Price>
<cac:Item><cbc:Name>Needle &big;</cbc:Name><cac:BuyersItemIdentification><cbc:ID>0007</cbc:ID></cac:BuyersItemIdentification></cac:Item></cac:LineItem></cac:OrderLine></Order>`;

const ORDER_X = `<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="r" xmlns:ram="a" xmlns:udt="u">
<rsm:ExchangedDocument><ram:ID>OX-1</ram:ID><ram:TypeCode>230</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="203">202603011232</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction><ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct><ram:SellerAssignedID>S-1</ram:SellerAssignedID><ram:Name>Drill</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>20.00</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:RequestedQuantity unitCode="C62">3</ram:RequestedQuantity></ram:SpecifiedLineTradeDelivery></ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeAgreement><ram:BuyerTradeParty><ram:Name>Muster AG</ram:Name></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeSettlement><ram:OrderCurrencyCode>EUR</ram:OrderCurrencyCode></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:SCRDMCCBDACIOMessageStructure>`;

const CXML = `<cXML payloadID="1"><Request><OrderRequest><OrderRequestHeader orderID="DO102880" orderDate="2026-03-01T08:30:19-08:00" type="new">
<Total><Money currency="USD">86.50</Money></Total><ShipTo><Address><Name>Acme Lab</Name><PostalAddress><Street>1 Lab Way</Street><City>Reno</City></PostalAddress></Address></ShipTo>
<BillTo><Address><Name>Acme</Name></Address></BillTo></OrderRequestHeader>
<ItemOut quantity="10" lineNumber="1" requestedDeliveryDate="2026-03-20"><ItemID><SupplierPartID>1233244</SupplierPartID></ItemID>
<ItemDetail><UnitPrice><Money currency="USD">8.65</Money></UnitPrice><Description>Blue pen</Description><UnitOfMeasure>EA</UnitOfMeasure></ItemDetail></ItemOut></OrderRequest></Request></cXML>`;

test("X12 850: header, parties, codes by qualifier, dates a line", () => {
  const { header, lines, draft } = order(X12);
  expect(header).toEqual({
    poNumber: "PO-77",
    orderDate: "2026-03-01",
    requiredDate: "2026-03-20",
    currency: "USD",
    total: "62",
    customerName: "Acme Mills",
    shipToName: "Acme Plant 2",
    shipToAddress: "12 Mill Road, Dock 4, Erie, PA, 16501",
  });
  expect(lines).toEqual([
    {
      customerSku: "000123",
      supplierSku: "AB-9",
      description: "Hex bolt",
      quantity: "12",
      unit: "EA",
      unitPrice: "3.5",
    },
    { supplierSku: "AB-10", quantity: "2", unit: "BX", unitPrice: "10", requiredDate: "2026-04-01" },
  ]);
  expect(draft.findings).toEqual([]);
});

test("X12 850: fewer lines than it counts is an error", () => {
  const { draft } = order(X12.replace("CTT*2", "CTT*3"));
  expect(draft.findings).toMatchObject([{ code: "missing_lines", level: "error" }]);
});

test("X12: several orders in one interchange", () => {
  const second = X12.slice(X12.indexOf("ST*850"), X12.indexOf("GE*1")).replace("PO-77", "PO-78");
  const { drafts } = structuredOf(reading(X12.replace("GE*1", `${second}GE*1`)))!;
  expect(drafts.map(({ header }) => header.poNumber?.value)).toEqual(["PO-77", "PO-78"]);
});

test("EDIFACT ORDERS: released characters, price basis, item numbers", () => {
  const { header, lines } = order(EDIFACT);
  expect(header).toMatchObject({
    poNumber: "4500077",
    orderDate: "2026-03-01",
    requiredDate: "2026-03-20",
    currency: "EUR",
    total: "96.75",
    customerName: "Stahl + Söhne GmbH",
    shipToName: "Werk 2",
    shipToAddress: "Hafenstr. 1, Ulm, 89079, DE",
  });
  expect(lines).toEqual([
    {
      customerSku: "0815",
      supplierSku: "AB-9",
      description: "Sechskantschraube M8x40",
      quantity: "1500",
      unit: "PCE",
      unitPrice: "6.45",
      priceBasis: "100",
      lineTotal: "96.75",
    },
  ]);
});

test("UBL Order: attributes, entities of XML alone, leading zeros", () => {
  const { header, lines } = order(UBL);
  expect(header).toMatchObject({
    poNumber: "PO-5",
    customerName: "Fjord & Sons AS",
    currency: "NOK",
    total: "250",
  });
  expect(lines[0]).toMatchObject({
    customerSku: "0007",
    unit: "EA",
    unitPrice: "2500",
    priceBasis: "100",
    description: "Needle &big;",
  });
});

test("Order-X: a change of an order says so", () => {
  const { header, lines, draft } = order(ORDER_X);
  expect(header).toEqual({
    poNumber: "OX-1",
    orderDate: "2026-03-01",
    currency: "EUR",
    customerName: "Muster AG",
  });
  expect(lines).toEqual([
    { supplierSku: "S-1", description: "Drill", quantity: "3", unit: "C62", unitPrice: "20" },
  ]);
  expect(draft.findings).toMatchObject([
    { code: "not_an_order", message: "This is a change of an order, not a purchase order" },
  ]);
});

test("cXML OrderRequest", () => {
  const { header, lines } = order(CXML);
  expect(header).toMatchObject({
    poNumber: "DO102880",
    orderDate: "2026-03-01",
    currency: "USD",
    total: "86.5",
    customerName: "Acme",
  });
  expect(lines).toEqual([
    {
      supplierSku: "1233244",
      description: "Blue pen",
      quantity: "10",
      unit: "EA",
      unitPrice: "8.65",
      requiredDate: "2026-03-20",
    },
  ]);
});

test("every value points to the cell that shows it", () => {
  for (const text of [X12, EDIFACT, UBL, ORDER_X, CXML]) {
    const { draft, sheets } = order(text);
    const reads = [
      ...Object.values(draft.header),
      ...draft.lines.flatMap(({ fields }) => Object.values(fields)),
    ];
    for (const { evidence } of reads as Read[]) {
      const { cell, text } = evidence as { cell: string; text: string };
      const [column, row] = [cell.charCodeAt(0) - 65, Number(cell.slice(1)) - 1];
      const shown = sheets[0]!.cells.find((each) => each.row === row && each.column === column)!.text;
      expect(shown).toContain(text);
    }
  }
});

test.each([
  "",
  "hello",
  "<html><body>Order</body></html>",
  "<Order",
  "ISA*00",
  `<a>${"<b>".repeat(50_000)}</a>`,
])("structuredOf() leaves other text alone: %#", (text) => expect(structuredOf(reading(text))).toBeNull());

describe("besidePage()", () => {
  const read = (value: string, page?: number): Read => ({
    value,
    evidence: page ? { page, box: [0, 0, 1, 1], text: value } : { sheet: "XML", cell: "B1", text: value },
  });
  const line = (quantity: string, page?: number): DraftLine => ({
    printedNumber: "1",
    fields: {
      supplierSku: read("AB-9", page),
      quantity: read(quantity, page),
      unitPrice: read("3.50", page),
    },
  });
  const draft = (header: Draft["header"], lines: DraftLine[]): Draft => ({
    header,
    lines,
    findings: [],
    proof: { expected: null, found: lines.length, printedTotal: null, sum: null },
  });

  test("points to the page where both agree", () => {
    const both = besidePage(
      draft({ total: read("42") }, [line("12")]),
      draft({ total: read("42.00", 1) }, [line("12", 2)]),
    );
    expect(both.header.total).toMatchObject({ value: "42", evidence: { page: 1 } });
    expect(both.lines[0]!.fields.quantity).toMatchObject({ evidence: { page: 2 } });
    expect(both.findings).toEqual([]);
  });

  test("keeps the data's value and says so where the page disagrees", () => {
    const both = besidePage(
      draft({ total: read("42") }, [line("12")]),
      draft({ total: read("43", 1) }, [line("21", 1), line("1", 1)]),
    );
    expect(both.header.total).toMatchObject({ value: "42", evidence: { sheet: "XML" } });
    expect(both.lines[0]!.fields.quantity!.value).toBe("12");
    expect(both.findings.map(({ code, field }) => [code, field])).toEqual([
      ["page_differs", "total"],
      ["page_differs", undefined],
      ["page_differs", "quantity"],
    ]);
  });
});

const SET = join(import.meta.dir, "../../shared/data/dev");
if (!existsSync(SET)) console.warn("Real structured orders are not read: ../shared/data is absent");

test.skipIf(!existsSync(SET))(
  "every structured document of the development set is read as its truth says",
  async () => {
    const wrong: string[] = [];
    for (const name of readdirSync(join(SET, "truth"))) {
      const truth = JSON.parse(readFileSync(join(SET, "truth", name), "utf8"));
      if (!/^dev-(ubl-order|orderx|einvoice-hybrid)$/.test(truth.class) && !truth.file.endsWith(".edi"))
        continue;
      const bytes = readFileSync(join(SET, "files", truth.file));
      const found = structuredOf(await readFile(bytes, fileTypeOf(bytes)!, { fileName: truth.file }));
      const draft = found?.drafts[0];
      const want = truth.lines.map((line: Record<string, unknown>) =>
        [line.quantity, line.unitPrice].map(numeric),
      );
      const have = draft?.lines.map(({ fields }) =>
        [fields.quantity?.value, fields.unitPrice?.value].map(numeric),
      );
      if (draft?.header.poNumber?.value !== truth.docNumber || !Bun.deepEquals(have, want))
        wrong.push(truth.file);
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

const numeric = (value: unknown) => (value === undefined || value === null ? null : Number(value));
