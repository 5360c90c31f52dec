import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { structuredOf } from "../src/extraction/structured/structured.ts";
import { edifact, order, reading, valuesOf, x12 } from "./_structured.ts";

const LINE_1 = {
  supplierSku: "H-100",
  description: "Hinge",
  quantity: "20",
  unit: "C62",
  unitPrice: "10.45",
};

describe("openTRANS", () => {
  test("2.1: parties by role, prices per hundred, days of delivery", () => {
    const { header, lines, said, draft } = order(`<?xml version="1.0" encoding="UTF-8"?>
<ORDER xmlns="http://www.opentrans.org/XMLSchema/2.1" xmlns:bmecat="http://www.bmecat.org/bmecat/2005" version="2.1" type="standard">
<ORDER_HEADER><CONTROL_INFO><GENERATION_DATE>2026-03-01T08:00:00</GENERATION_DATE></CONTROL_INFO><ORDER_INFO>
<ORDER_ID>OT-77</ORDER_ID><ORDER_DATE>2026-03-01T09:15:00+01:00</ORDER_DATE>
<DELIVERY_DATE type="fixed"><DELIVERY_START_DATE>2026-03-10</DELIVERY_START_DATE><DELIVERY_END_DATE>2026-03-12</DELIVERY_END_DATE></DELIVERY_DATE>
<PARTIES>
<PARTY><bmecat:PARTY_ID type="iln">4300000000021</bmecat:PARTY_ID><PARTY_ROLE>supplier</PARTY_ROLE><ADDRESS><bmecat:NAME>Us</bmecat:NAME></ADDRESS></PARTY>
<PARTY><bmecat:PARTY_ID type="iln">4300000000014</bmecat:PARTY_ID><PARTY_ROLE>buyer</PARTY_ROLE><PARTY_ROLE>invoice_recipient</PARTY_ROLE>
<ADDRESS><bmecat:NAME>Baumarkt Nord GmbH</bmecat:NAME><bmecat:STREET>Am Kai 4</bmecat:STREET><bmecat:ZIP>20457</bmecat:ZIP><bmecat:CITY>Hamburg</bmecat:CITY><bmecat:VAT_ID>DE811111111</bmecat:VAT_ID></ADDRESS></PARTY>
<PARTY><bmecat:PARTY_ID>9</bmecat:PARTY_ID><PARTY_ROLE>delivery</PARTY_ROLE><ADDRESS><bmecat:NAME>Markt 12</bmecat:NAME><bmecat:NAME2>Rampe 3</bmecat:NAME2><bmecat:CITY>Kiel</bmecat:CITY></ADDRESS></PARTY>
</PARTIES><bmecat:CURRENCY>EUR</bmecat:CURRENCY><REMARKS type="order">No pallets</REMARKS><REMARKS>Ring twice</REMARKS></ORDER_INFO></ORDER_HEADER>
<ORDER_ITEM_LIST>
<ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID><PRODUCT_ID><bmecat:SUPPLIER_PID>H-100</bmecat:SUPPLIER_PID><bmecat:BUYER_PID>0815</bmecat:BUYER_PID><bmecat:DESCRIPTION_SHORT>Hinge</bmecat:DESCRIPTION_SHORT></PRODUCT_ID>
<QUANTITY>20</QUANTITY><bmecat:ORDER_UNIT>C62</bmecat:ORDER_UNIT><PRODUCT_PRICE_FIX><bmecat:PRICE_AMOUNT>10.45</bmecat:PRICE_AMOUNT><PRICE_BASE_FIX><PRICE_UNIT_VALUE>100</PRICE_UNIT_VALUE></PRICE_BASE_FIX></PRODUCT_PRICE_FIX><PRICE_LINE_AMOUNT>2.09</PRICE_LINE_AMOUNT></ORDER_ITEM>
</ORDER_ITEM_LIST><ORDER_SUMMARY><TOTAL_ITEM_NUM>1</TOTAL_ITEM_NUM><TOTAL_AMOUNT>2.09</TOTAL_AMOUNT></ORDER_SUMMARY></ORDER>`);
    expect(header).toEqual({
      poNumber: "OT-77",
      orderDate: "2026-03-01",
      requiredDate: "2026-03-12",
      currency: "EUR",
      total: "2.09",
      notes: "No pallets Ring twice",
      customerName: "Baumarkt Nord GmbH",
      shipToName: "Markt 12",
      shipToAddress: "Rampe 3, Kiel",
      billToName: "Baumarkt Nord GmbH",
      billToAddress: "Am Kai 4, 20457, Hamburg",
    });
    expect(lines).toEqual([{ ...LINE_1, customerSku: "0815", priceBasis: "100", lineTotal: "2.09" }]);
    expect(said).toEqual([]);
    expect(draft.proof.buyerIds).toEqual(["DE811111111", "4300000000014"]);
  });

  test("1.0: parties and articles by names of their own; fewer lines than it counts", () => {
    const { header, lines, said } =
      order(`<ORDER version="1.0" type="standard"><ORDER_HEADER><ORDER_INFO><ORDER_ID>OT-1</ORDER_ID><ORDER_DATE>2026-03-01</ORDER_DATE>
<ORDER_PARTIES><BUYER_PARTY><PARTY><ADDRESS><NAME>Werk Ost</NAME></ADDRESS></PARTY></BUYER_PARTY>
<SHIPMENT_PARTIES><DELIVERY_PARTY><PARTY><ADDRESS><NAME>Tor 2</NAME><CITY>Gera</CITY></ADDRESS></PARTY></DELIVERY_PARTY></SHIPMENT_PARTIES></ORDER_PARTIES><PRICE_CURRENCY>CHF</PRICE_CURRENCY></ORDER_INFO></ORDER_HEADER>
<ORDER_ITEM_LIST><ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID><ARTICLE_ID><SUPPLIER_AID>H-100</SUPPLIER_AID><DESCRIPTION_SHORT>Hinge</DESCRIPTION_SHORT></ARTICLE_ID><QUANTITY>20</QUANTITY><ORDER_UNIT>C62</ORDER_UNIT><ARTICLE_PRICE type="net_list"><PRICE_AMOUNT>10.45</PRICE_AMOUNT></ARTICLE_PRICE></ORDER_ITEM></ORDER_ITEM_LIST>
<ORDER_SUMMARY><TOTAL_ITEM_NUM>2</TOTAL_ITEM_NUM></ORDER_SUMMARY></ORDER>`);
    expect(header).toMatchObject({
      customerName: "Werk Ost",
      shipToName: "Tor 2",
      shipToAddress: "Gera",
      currency: "CHF",
    });
    expect(lines).toEqual([LINE_1]);
    expect(said).toEqual(["The document counts 2 lines, 1 were found"]);
  });
});

const idoc = (number: string, items: string, type = "ORDERS") =>
  `<IDOC BEGIN="1"><EDI_DC40 SEGMENT="1"><MESTYP>${type}</MESTYP></EDI_DC40><E1EDK01 SEGMENT="1"><CURCY>EUR</CURCY><EIGENUINR>DE811111111</EIGENUINR><BELNR>${number}</BELNR></E1EDK01>
<E1EDK03 SEGMENT="1"><IDDAT>002</IDDAT><DATUM>20260320</DATUM></E1EDK03><E1EDK03 SEGMENT="1"><IDDAT>012</IDDAT><DATUM>20260301</DATUM></E1EDK03>
<E1EDKA1 SEGMENT="1"><PARVW>LF</PARVW><PARTN>100</PARTN><NAME1>Us</NAME1></E1EDKA1><E1EDKA1 SEGMENT="1"><PARVW>AG</PARVW><PARTN>1000</PARTN><NAME1>Anlagenbau Süd AG</NAME1></E1EDKA1>
<E1EDKA1 SEGMENT="1"><PARVW>WE</PARVW><NAME1>Werk 3</NAME1><STRAS>Ring 1</STRAS><ORT01>Ulm</ORT01><PSTLZ>89077</PSTLZ><LAND1>DE</LAND1></E1EDKA1>
<E1EDK02 SEGMENT="1"><QUALF>001</QUALF><BELNR>${number}</BELNR></E1EDK02><E1EDKT1 SEGMENT="1"><TDID>F01</TDID><E1EDKT2 SEGMENT="1"><TDLINE>Gate 3</TDLINE></E1EDKT2></E1EDKT1>
${items}<E1EDS01 SEGMENT="1"><SUMID>002</SUMID><SUMME>1291.00</SUMME></E1EDS01></IDOC>`;
const ITEM = `<E1EDP01 SEGMENT="1"><POSEX>00010</POSEX><MENGE>200.000</MENGE><MENEE>PCE</MENEE><PMENE>PCE</PMENE><VPREI>645.5</VPREI><PEINH>100</PEINH><NETWR>1291.00</NETWR>
<E1EDP20 SEGMENT="1"><WMENG>50.000</WMENG><EDATU>20260401</EDATU></E1EDP20><E1EDP20 SEGMENT="1"><WMENG>150.000</WMENG><EDATU>20260501</EDATU></E1EDP20>
<E1EDP19 SEGMENT="1"><QUALF>001</QUALF><IDTNR>000815</IDTNR><KTEXT>Flansch</KTEXT></E1EDP19><E1EDP19 SEGMENT="1"><QUALF>002</QUALF><IDTNR>FL-1</IDTNR></E1EDP19></E1EDP01>`;

describe("SAP IDoc ORDERS05", () => {
  test("partners, dates, sums and items by qualifier; a line for each delivery", () => {
    const { header, lines, said, draft } = order(`<ORDERS05>${idoc("4500017", ITEM)}</ORDERS05>`);
    expect(header).toEqual({
      poNumber: "4500017",
      orderDate: "2026-03-01",
      requiredDate: "2026-03-20",
      currency: "EUR",
      total: "1291",
      notes: "Gate 3",
      customerName: "Anlagenbau Süd AG",
      shipToName: "Werk 3",
      shipToAddress: "Ring 1, 89077, Ulm, DE",
    });
    const line = {
      customerSku: "000815",
      supplierSku: "FL-1",
      description: "Flansch",
      unit: "PCE",
      unitPrice: "645.5",
      priceBasis: "100",
    };
    expect(lines).toEqual([
      { ...line, quantity: "50", requiredDate: "2026-04-01" },
      { ...line, quantity: "150", requiredDate: "2026-05-01" },
    ]);
    expect(said).toEqual([]);
    expect(draft.proof.buyerIds).toEqual(["DE811111111"]);
  });

  test("several orders in a file; a change is one; a price by weight is to be looked at", () => {
    const other = idoc("4500018", ITEM.replace("<PMENE>PCE", "<PMENE>KGM"), "ORDCHG");
    const { drafts } = structuredOf(reading(`<ORDERS05>${idoc("4500017", ITEM)}${other}</ORDERS05>`))!;
    expect(drafts.map(({ header }) => header.poNumber?.value)).toEqual(["4500017", "4500018"]);
    expect(valuesOf(drafts[1]!).said).toEqual([
      "This is a change of an order, not a purchase order",
      'Line 1 is priced by "KGM" and ordered by "PCE"',
      'Line 2 is priced by "KGM" and ordered by "PCE"',
    ]);
  });
});

test("UBL within GS1's header: charges, tax and what the lines add up to; a place for each line", () => {
  const line = (id: string, place: string) =>
    `<cac:OrderLine><cac:LineItem><cbc:ID>${id}</cbc:ID><cbc:Quantity unitCode="C62">20</cbc:Quantity><cbc:LineExtensionAmount currencyID="EUR">209</cbc:LineExtensionAmount>
<cac:Delivery><cac:DeliveryLocation><cbc:Name>${place}</cbc:Name></cac:DeliveryLocation><cac:RequestedDeliveryPeriod><cbc:StartDate>2026-03-10</cbc:StartDate></cac:RequestedDeliveryPeriod></cac:Delivery>
<cac:Price><cbc:PriceAmount currencyID="EUR">10.45</cbc:PriceAmount></cac:Price><cac:Item><cbc:Name>Hinge</cbc:Name><cac:SellersItemIdentification><cbc:ID>H-100</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:LineItem></cac:OrderLine>`;
  const { header, lines, said, draft } =
    order(`<StandardBusinessDocument xmlns:cbc="b" xmlns:cac="a"><StandardBusinessDocumentHeader><HeaderVersion>1.0</HeaderVersion></StandardBusinessDocumentHeader>
<Order><cbc:ID>P-9</cbc:ID><cbc:IssueDate>2026-03-01</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:BuyerCustomerParty><cac:Party><cbc:EndpointID schemeID="0088">4300000000014</cbc:EndpointID><cac:PartyTaxScheme><cbc:CompanyID>DE811111111</cbc:CompanyID></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Nord SE</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:BuyerCustomerParty>
<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Freight</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">12</cbc:Amount></cac:AllowanceCharge>
<cac:AnticipatedMonetaryTotal><cbc:LineExtensionAmount>418</cbc:LineExtensionAmount><cbc:TaxInclusiveAmount>511.70</cbc:TaxInclusiveAmount><cbc:PayableAmount>511.70</cbc:PayableAmount></cac:AnticipatedMonetaryTotal>
${line("1", "Store 1")}${line("2", "Store 2")}</Order></StandardBusinessDocument>`);
  expect(header).toMatchObject({ poNumber: "P-9", customerName: "Nord SE", total: "511.7" });
  expect(header).not.toHaveProperty("shipToName");
  expect(lines).toEqual([
    { ...LINE_1, lineTotal: "209", requiredDate: "2026-03-10" },
    { ...LINE_1, lineTotal: "209", requiredDate: "2026-03-10" },
  ]);
  expect(said).toEqual([
    'Beside its lines the order has a charge of 12 ("Freight")',
    "Line 1 goes to Store 1",
    "Line 2 goes to Store 2",
  ]);
  expect(draft.proof).toMatchObject({ net: "418", sum: "418", buyerIds: ["DE811111111", "4300000000014"] });
});

test("cXML in SOAP: grouped thousands, groups of items, deliveries, a price by another unit", () => {
  const item = (attributes: string, more = "") =>
    `<ItemOut quantity="20" ${attributes}><ItemID><SupplierPartID>H-100</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">1,250.50</Money></UnitPrice><Description>Hinge <ShortName>H</ShortName></Description><UnitOfMeasure>C62</UnitOfMeasure>${more}</ItemDetail></ItemOut>`;
  const { header, lines, said } =
    order(`<Envelope><Header/><Body><cXML payloadID="1"><Header><From><Credential domain="DUNS"><Identity>123456789</Identity></Credential></From></Header><Request><OrderRequest>
<OrderRequestHeader orderID="C-1" orderDate="2026-03-01T08:30:19-08:00" type="new"><Contact role="soldTo"><Name>Acme Labs</Name></Contact></OrderRequestHeader>
${item('lineNumber="1" itemType="composite"')}${item('lineNumber="2" parentLineNumber="1"', '<PriceBasisQuantity quantity="10"><UnitOfMeasure>KGM</UnitOfMeasure></PriceBasisQuantity>')}</OrderRequest></Request></cXML></Body></Envelope>`);
  expect(header).toEqual({
    poNumber: "C-1",
    orderDate: "2026-03-01",
    currency: "USD",
    customerName: "Acme Labs",
  });
  expect(lines).toEqual([
    { ...LINE_1, unitPrice: "1250.5" },
    { ...LINE_1, unitPrice: "1250.5", priceBasis: "10" },
  ]);
  expect(said).toEqual([
    "Line 1 is a group: its items are lines of their own",
    "Line 2 is an item of the group in line 1",
    'Line 2 is priced by "KGM" and ordered by "C62"',
  ]);
});

test("a comma that may group or divide is not read", () => {
  const { lines, said } = order(
    '<cXML><Request><OrderRequest><OrderRequestHeader orderID="C-1"/><ItemOut quantity="1,250"><ItemID><SupplierPartID>H</SupplierPartID></ItemID></ItemOut></OrderRequest></Request></cXML>',
  );
  expect(lines).toEqual([{ supplierSku: "H" }]);
  expect(said).toEqual(['Line 1: the quantity "1,250" can\'t be read']);
});

test("xCBL", () => {
  const party = (name: string) =>
    `<Party><NameAddress><Name1>${name}</Name1><Street>Ring 1</Street><City>Ulm</City></NameAddress></Party>`;
  const { header, lines, said } =
    order(`<Order xmlns:core="c"><OrderHeader><OrderNumber><BuyerOrderNumber>X-1</BuyerOrderNumber></OrderNumber><OrderIssueDate>2026-03-01T09:00:00</OrderIssueDate>
<OrderCurrency><core:Currency><core:CurrencyCoded>EUR</core:CurrencyCoded></core:Currency></OrderCurrency><OrderParty><BuyerParty>${party("Nord SE")}</BuyerParty><ShipToParty>${party("Werk 3")}</ShipToParty></OrderParty></OrderHeader>
<OrderDetail><ListOfItemDetail><ItemDetail><BaseItemDetail><LineItemNum><core:BuyerLineItemNum>10</core:BuyerLineItemNum></LineItemNum><ItemIdentifiers><core:PartNumbers><core:SellerPartNumber><core:PartID>H-100</core:PartID></core:SellerPartNumber></core:PartNumbers><core:ItemDescription>Hinge</core:ItemDescription></ItemIdentifiers>
<TotalQuantity><core:QuantityValue>20</core:QuantityValue><core:UnitOfMeasurement><core:UOMCoded>C62</core:UOMCoded></core:UnitOfMeasurement></TotalQuantity></BaseItemDetail>
<PricingDetail><core:ListOfPrice><core:Price><core:UnitPrice><core:UnitPriceValue>10.45</core:UnitPriceValue></core:UnitPrice></core:Price></core:ListOfPrice></PricingDetail>
<DeliveryDetail><core:ListOfScheduleLine><core:ScheduleLine><core:RequestedDeliveryDate>20260310T00:00:00</core:RequestedDeliveryDate></core:ScheduleLine></core:ListOfScheduleLine></DeliveryDetail></ItemDetail></ListOfItemDetail></OrderDetail>
<OrderSummary><NumberOfLines>1</NumberOfLines></OrderSummary></Order>`);
  expect(header).toMatchObject({
    poNumber: "X-1",
    orderDate: "2026-03-01",
    customerName: "Nord SE",
    shipToAddress: "Ring 1, Ulm",
  });
  expect(lines).toEqual([{ ...LINE_1, requiredDate: "2026-03-10" }]);
  expect(said).toEqual([]);
});

test("OAGIS", () => {
  const { header, lines } =
    order(`<ProcessPurchaseOrder><ApplicationArea/><DataArea><Process/><PurchaseOrder><PurchaseOrderHeader><DocumentID><ID>O-1</ID></DocumentID><DocumentDateTime>2026-03-01T00:00:00Z</DocumentDateTime><CustomerParty><PartyIDs><ID>77</ID></PartyIDs><Name>Nord SE</Name></CustomerParty><ExtendedAmount currencyID="EUR">209.00</ExtendedAmount></PurchaseOrderHeader>
<PurchaseOrderLine><LineNumber>1</LineNumber><Item><SupplierItemID><ID>H-100</ID></SupplierItemID><Description>Hinge</Description></Item><Quantity unitCode="C62">20</Quantity><UnitPrice><Amount currencyID="EUR">10.45</Amount><PerQuantity unitCode="C62">1</PerQuantity></UnitPrice></PurchaseOrderLine></PurchaseOrder></DataArea></ProcessPurchaseOrder>`);
  expect(header).toEqual({
    poNumber: "O-1",
    orderDate: "2026-03-01",
    currency: "EUR",
    total: "209",
    customerName: "Nord SE",
  });
  expect(lines).toEqual([{ ...LINE_1, priceBasis: "1" }]);
});

test("GS1 XML: numbers for parties and goods", () => {
  const { header, lines, draft } =
    order(`<order:orderMessage xmlns:order="o" xmlns:sh="s"><sh:StandardBusinessDocumentHeader/><order><creationDateTime>2026-03-01T10:00:00</creationDateTime><documentStatusCode>ORIGINAL</documentStatusCode>
<orderIdentification><entityIdentification>G-1</entityIdentification></orderIdentification><buyer><gln>4300000000014</gln></buyer>
<orderLogisticalInformation><shipTo><gln>4300000000038</gln></shipTo><orderLogisticalDateInformation><requestedDeliveryDateTime><date>2026-03-10</date></requestedDeliveryDateTime></orderLogisticalDateInformation></orderLogisticalInformation>
<orderLineItem><lineItemNumber>1</lineItemNumber><requestedQuantity measurementUnitCode="C62">20</requestedQuantity><netPrice currencyCode="EUR">10.45</netPrice><transactionalTradeItem><gtin>04300000012345</gtin><tradeItemDescription>Hinge</tradeItemDescription></transactionalTradeItem></orderLineItem></order></order:orderMessage>`);
  expect(header).toEqual({
    poNumber: "G-1",
    orderDate: "2026-03-01",
    requiredDate: "2026-03-10",
    currency: "EUR",
    customerName: "4300000000014",
    shipToName: "4300000000038",
  });
  expect(lines).toEqual([{ ...LINE_1, supplierSku: "04300000012345" }]);
  expect(draft.proof.buyerIds).toEqual(["4300000000014"]);
});

describe("JSON of shops", () => {
  const shop = (name: string) => ({
    name,
    created_at: "2026-03-01T10:00:00+01:00",
    currency: "EUR",
    total_price: "35.90",
    subtotal_price: "25.00",
    total_tax: "5.90",
    shipping_lines: [{ title: "Parcel", price: "5.00" }],
    billing_address: {
      company: "Nord SE",
      address1: "Ring 1",
      zip: "89077",
      city: "Ulm",
      country: "Germany",
    },
    line_items: [{ sku: "H-100", name: "Hinge - blue", quantity: 2.5, price: "10.00" }],
  });

  test("Shopify, alone or in a list: what lines add up to, and what is beside", () => {
    const { header, lines, said, draft } = order(JSON.stringify({ order: shop("#1001") }, null, 2));
    expect(header).toMatchObject({
      poNumber: "#1001",
      customerName: "Nord SE",
      billToAddress: "Ring 1, 89077, Ulm, Germany",
    });
    expect(lines).toEqual([
      { supplierSku: "H-100", description: "Hinge - blue", quantity: "2.5", unitPrice: "10" },
    ]);
    expect(said).toEqual(['Beside its lines the order has a charge of 5 ("Parcel"), a charge of 5.9']);
    expect(draft.proof.net).toBe("25");
    const { drafts } = structuredOf(reading(JSON.stringify([shop("#1"), shop("#2")])))!;
    expect(drafts.map(({ header }) => header.poNumber?.value)).toEqual(["#1", "#2"]);
  });

  test("WooCommerce and Magento", () => {
    const woo = order(
      '{"number":"727","date_created":"2026-03-01T10:00:00","currency":"EUR","total":"29.35","total_tax":"4.35","billing":{"company":"Nord SE","city":"Ulm"},"line_items":[{"id":315,"name":"Hinge","quantity":2,"sku":"H-100","price":12.50,"total":"25.00"}]}',
    );
    expect(woo.header).toMatchObject({
      poNumber: "727",
      orderDate: "2026-03-01",
      customerName: "Nord SE",
      total: "29.35",
    });
    expect(woo.lines).toEqual([
      { supplierSku: "H-100", description: "Hinge", quantity: "2", unitPrice: "12.5", lineTotal: "25" },
    ]);
    expect(woo.draft.proof.net).toBe("25");
    const magento = order(
      '{"increment_id":"000000001","created_at":"2026-03-01 10:00:00","order_currency_code":"EUR","grand_total":25,"subtotal":25,"billing_address":{"company":"Nord SE"},"items":[{"sku":"H-100","name":"Hinge","qty_ordered":2,"price":12.5,"row_total":25}]}',
    );
    expect(magento.header).toMatchObject({ poNumber: "000000001", currency: "EUR" });
    expect(magento.lines[0]).toMatchObject({ quantity: "2", unitPrice: "12.5", lineTotal: "25" });
  });
});

describe("data without an order, or broken", () => {
  test.each<[string, string, string, "xml" | "text"]>([
    [
      "another root",
      "<catalog><item/></catalog>",
      'The file is XML, but no kind of order that is known: its root element is "catalog"',
      "xml",
    ],
    [
      "other keys",
      '{"id": 1, "items": []}',
      'The file is JSON, but no kind of order that is known: it begins with "id"',
      "text",
    ],
  ])("%s: no order", (_, text, message, type) => {
    expect(order(text, type).draft.findings).toEqual([{ code: "no_order", level: "error", message }]);
  });

  test.each<[string, string, string, "xml" | "text"]>([
    ["cut off", "<Order>\n<ID>1</ID>\n<OrderLine>", "XML, but it breaks off", "xml"],
    ["cut off inside a tag", '<Order>\n<ID scheme="', "XML, but it is damaged in line 2", "xml"],
    ["damaged below an empty line", '\n<Order>\n<ID scheme="', "XML, but it is damaged in line 3", "xml"],
    [
      "two orders one after the other",
      "<Order><ID>1</ID></Order><Order/>",
      "XML, but it goes on behind its end",
      "xml",
    ],
    [
      "nested too deep",
      `${"<a>".repeat(200)}${"</a>".repeat(200)}`,
      "XML, but its elements are nested too deep",
      "xml",
    ],
    ["EDIFACT cut off", "UNB+UNOC:3+A+B+260301:0900+1'", "EDIFACT, but has no message", "text"],
    ["X12 cut off in its head", "ISA*00*          *00*  ", "X12, but its head is missing or damaged", "text"],
    [
      "X12 without its first bytes",
      x12("BEG*00*SA*4471**20260301", "PO1*1*2*EA*3").slice(9),
      "X12, but its head is missing or damaged",
      "text",
    ],
    [
      "EDIFACT without its head",
      edifact("BGM+220+889+9", "LIN+1++A1:SA", "QTY+21:5").slice(20),
      "EDIFACT, but its head is missing or damaged",
      "text",
    ],
    [
      "TRADACOMS without its head",
      "TX=ANA:1+A+B'MHD=1+ORDHDR:9'TYP=0430'",
      "TRADACOMS, but its head is missing or damaged",
      "text",
    ],
    ["JSON cut off", '{"line_items": [{"sku": "A"', "JSON, but it breaks off or is damaged", "text"],
    [
      "JSON nested too deep",
      `{"a":${"[".repeat(9000)}${"]".repeat(9000)}}`,
      "JSON, but its objects are nested too deep",
      "text",
    ],
    [
      "an XML of more values than are read",
      `<Order>${"<a/>".repeat(400_000)}</Order>`,
      "XML, but it holds more values than the 400,000 that are read",
      "xml",
    ],
    [
      "a JSON of more values than are read",
      `[${"{},".repeat(400_001)}{}]`,
      "JSON, but it holds more values than the 400,000 that are read",
      "text",
    ],
    [
      "an EDIFACT of more values than are read",
      edifact(`BGM+220+1+9${"+:".repeat(200_000)}`),
      "EDIFACT, but it holds more values than the 400,000 that are read",
      "text",
    ],
    [
      "more orders than are read of one file",
      `UNB+UNOC:3+A+B+260301:0900+1'${"UNH+1+ORDERS:D:01B:UN'BGM+220+1+9'UNT+3+1'".repeat(1001)}UNZ+1001+1'`,
      "a batch, but it holds 1,001 orders, more than the 1,000 that are read of one file",
      "text",
    ],
  ])("%s: nothing is read, and it says so", (_, text, words, type) => {
    const { draft, sheets } = order(text, type);
    expect(draft.findings).toEqual([
      { code: "damaged_data", level: "error", message: `The file is ${words}: nothing was read` },
    ]);
    expect(sheets[0]!.cells.length).toBeGreaterThan(0);
  });

  test.each([
    ["<Order>\n<ID>1</ID>\n<OrderLine>", "it breaks off"],
    ["\u0001\u0002", "it is no XML"],
  ])("data in a PDF that can't be used is told beside what the page says: %j", (text, why) => {
    const page = {
      number: 1,
      width: 595,
      height: 842,
      rotation: 0 as const,
      words: [],
      rules: [],
      fills: [],
      scanned: false,
    };
    const carried = (name: string) =>
      ordersOf(
        {
          ...reading("", "pdf"),
          text: undefined,
          pages: [page],
          attachments: [{ name, bytes: new TextEncoder().encode(text) }],
        },
        { ownNames: [] },
      ).drafts.map(({ findings }) => findings.filter(({ code }) => code === "damaged_data"));
    const message = `The data inside the file ("order-x.xml") can't be used, for ${why}: the order was read from the page alone`;
    expect(carried("order-x.xml")).toEqual([[{ code: "damaged_data", level: "warning", message }]]);
    expect(carried("terms.txt")).toEqual([[]]);
  });

  test("an empty line before the declaration, which XML forbids, costs nothing", () => {
    const text = '\r\n  <?xml version="1.0" encoding="UTF-8"?>\n<Order><ID>1</ID></Order>';
    expect(order(text, "xml").header.poNumber).toBe("1");
  });

  test("an ampersand that isn't written as XML wants it is none", () => {
    expect(order("<Order><ID>1</ID><Note>Smith & Sons &amp; Co</Note></Order>", "xml").header.notes).toBe(
      "Smith & Sons & Co",
    );
  });

  test("entities that grow are not expanded", () => {
    const bomb = `<!DOCTYPE l [<!ENTITY a "lol"><!ENTITY b "${"&a;".repeat(99)}">]><Order><ID>&b;</ID><IssueDate>2026-03-01</IssueDate></Order>`;
    expect(order(bomb, "xml").header.poNumber).toBe("&b;");
  });
});
