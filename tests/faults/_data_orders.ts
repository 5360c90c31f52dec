import { pdf, write } from "../fixtures/pdf.ts";

/** A line as it is printed, in the order of a table's columns. */
export interface Row {
  number: string;
  sku: string;
  description: string;
  quantity: string;
  unit: string;
  price: string;
  total: string;
}

/** Name and address. */
export const BUYER = ["Harbor Machine Works, Inc.", "1180 Foundry Street", "Erie, PA 16501"] as const;

/** EDIFACT ORDERS. */
export function edifactOf(poNumber: string, rows: Row[]) {
  const mark = (text: string) => text.replace(/[?+:']/g, "?$&");
  const line = ({ number, sku, description, quantity, price }: Row) => [
    `LIN+${number}++${mark(sku)}:SA`,
    `IMD+F++:::${mark(description).slice(0, 34).replace(/\?$/, "")}`,
    `QTY+21:${quantity}:PCE`,
    `PRI+AAA:${price}`,
  ];
  const message = [
    "UNH+1+ORDERS:D:01B:UN:EAN010",
    `BGM+220+${poNumber}+9`,
    "DTM+137:20261118:102",
    `NAD+BY+4300000000014::9++${mark(BUYER[0])}`,
    ...rows.flatMap(line),
    "UNS+S",
  ];
  const all = [
    "UNB+UNOC:3+4300000000014:14+4300000000021:14+261118:0900+1",
    ...message,
    `UNT+${message.length + 1}+1`,
    "UNZ+1+1",
  ];
  return bytesOf(`${all.join("'\n")}'\n`);
}

/** X12 850. */
export function x12Of(poNumber: string, rows: Row[]) {
  const set = [
    "ST*850*0001",
    `BEG*00*NE*${poNumber}**20261118`,
    `N1*BY*${BUYER[0].replace(",", "")}`,
    ...rows.map(({ number, quantity, price, sku }) => `PO1*${number}*${quantity}*EA*${price}**VP*${sku}`),
    `CTT*${rows.length}`,
  ];
  const isa = `ISA*00*${" ".repeat(10)}*00*${" ".repeat(10)}*ZZ*HARBOR${" ".repeat(9)}*ZZ*GRANITE${" ".repeat(8)}*261118*0900*U*00401*000000007*0*P*>`;
  const all = [
    isa,
    "GS*PO*HARBOR*GRANITE*20261118*0900*7*X*004010",
    ...set,
    `SE*${set.length + 1}*0001`,
    "GE*1*7",
    "IEA*1*000000007",
  ];
  return bytesOf(`${all.join("~\n")}~\n`);
}

/** A UBL order. */
export function ublOf(poNumber: string, rows: Row[]) {
  const line = ({ number, sku, description, quantity, price, total }: Row) =>
    `<cac:OrderLine><cac:LineItem><cbc:ID>${number}</cbc:ID><cbc:Quantity unitCode="EA">${quantity}</cbc:Quantity><cbc:LineExtensionAmount currencyID="USD">${total}</cbc:LineExtensionAmount><cac:Price><cbc:PriceAmount currencyID="USD">${price}</cbc:PriceAmount></cac:Price><cac:Item><cbc:Description>${escaped(description)}</cbc:Description><cac:SellersItemIdentification><cbc:ID>${sku}</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:LineItem></cac:OrderLine>\n`;
  return bytesOf(
    `<?xml version="1.0"?><Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2" xmlns:cac="a" xmlns:cbc="b"><cbc:ID>${poNumber}</cbc:ID><cbc:IssueDate>2026-11-18</cbc:IssueDate><cbc:DocumentCurrencyCode>USD</cbc:DocumentCurrencyCode><cac:BuyerCustomerParty><cac:Party><cac:PartyName><cbc:Name>${BUYER[0]}</cbc:Name></cac:PartyName></cac:Party></cac:BuyerCustomerParty>${rows.map(line).join("")}</Order>`,
  );
}

/** A cXML OrderRequest. */
export function cxmlOf(poNumber: string, rows: Row[]) {
  const line = ({ number, sku, description, quantity, price }: Row) =>
    `<ItemOut lineNumber="${number}" quantity="${quantity}"><ItemID><SupplierPartID>${sku}</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">${price}</Money></UnitPrice><Description>${escaped(description)}</Description><UnitOfMeasure>EA</UnitOfMeasure></ItemDetail></ItemOut>`;
  return bytesOf(
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd"><cXML payloadID="1"><Header/><Request><OrderRequest><OrderRequestHeader orderID="${poNumber}" orderDate="2026-11-18" type="new"><BillTo><Address><Name>${BUYER[0]}</Name></Address></BillTo></OrderRequestHeader>${rows.map(line).join("\n")}</OrderRequest></Request></cXML>`,
  );
}

/** A page with the order as data in it. */
export function orderX(poNumber: string, rows: Row[]) {
  const line = ({ number, sku, description, quantity, price }: Row) =>
    `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${number}</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:SellerAssignedID>${sku}</ram:SellerAssignedID><ram:Name>${escaped(description)}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${price}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:RequestedQuantity unitCode="EA">${quantity}</ram:RequestedQuantity></ram:SpecifiedLineTradeDelivery></ram:IncludedSupplyChainTradeLineItem>`;
  const xml = `<?xml version="1.0"?><rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="r" xmlns:ram="a" xmlns:udt="u"><rsm:ExchangedDocument><ram:ID>${poNumber}</ram:ID><ram:TypeCode>220</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20261118</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>${rows.map(line).join("")}<ram:ApplicableHeaderTradeAgreement><ram:BuyerTradeParty><ram:Name>${BUYER[0]}</ram:Name></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement></rsm:SupplyChainTradeTransaction></rsm:SCRDMCCBDACIOMessageStructure>`;
  return pdf((document) => {
    write(document, "PURCHASE ORDER", [60, 60]);
    write(document, `PO Number: ${poNumber}`, [60, 80]);
    for (const [at, row] of rows.entries())
      write(document, Object.values(row).join("   "), [60, 120 + at * 20]);
    document.file(Buffer.from(xml), { name: "order-x.xml", type: "text/xml" });
  });
}

/** As XML and HTML have it. */
export function escaped(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A text's bytes. */
export function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text));
}
