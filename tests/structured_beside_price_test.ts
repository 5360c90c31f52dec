import { describe, expect, test } from "bun:test";
import { edifact, order, x12 } from "./_structured.ts";

const ubl = (line: string, header = "") =>
  `<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"><ID>7</ID>${header}<OrderLine><Note>blue ones</Note><LineItem><ID>10</ID><Quantity unitCode="EA">120</Quantity>${line}</LineItem></OrderLine></Order>`;
const charge = (rise: boolean, amount: string) =>
  `<AllowanceCharge><ChargeIndicator>${rise}</ChargeIndicator>${amount}</AllowanceCharge>`;

describe("what stands beside a line's price", () => {
  test("UBL: allowances and charges of a line, its note, the house number of a place", () => {
    const place =
      "<Delivery><DeliveryAddress><StreetName>Avon Way</StreetName><BuildingNumber>56A</BuildingNumber><CityName>Hull</CityName></DeliveryAddress></Delivery>";
    const { said, header, lines } = order(
      ubl(
        `${charge(true, "<AllowanceChargeReason>Assembly</AllowanceChargeReason><Amount>600.00</Amount>")}${charge(false, "<MultiplierFactorNumeric>5</MultiplierFactorNumeric>")}${charge(false, "<Amount>0.00</Amount>")}<Price><PriceAmount>50</PriceAmount></Price>`,
        place,
      ),
    );
    expect(said).toEqual([
      'Line 1 has a charge of 600 ("Assembly") and an allowance of 5 % beside its price',
    ]);
    expect(header).toMatchObject({ notes: "Line 10: blue ones", shipToAddress: "Avon Way, 56A, Hull" });
    expect(lines).toEqual([{ quantity: "120", unit: "EA", unitPrice: "50" }]);
  });

  test("X12 and EDIFACT: a share of the whole order in percent, which leaves its net sum open", () => {
    const set = order(
      x12(
        "BEG*00*SA*7**20260301",
        "SAC*A*C310****3*10********Trade",
        "N1*ST*Werk 2",
        "N2*Tor 3",
        "N3*Ring 1",
        "PO1*1*2*EA*5**VP*H-1",
        "AMT*1*10",
        "CTT*1",
        "AMT*TT*9",
      ),
    );
    expect(set.said).toEqual(['Beside its lines the order has an allowance of 10 % ("Trade")']);
    expect(set.header.shipToAddress).toBe("Tor 3, Ring 1");
    expect(set.lines[0]).toMatchObject({ lineTotal: "10" });
    expect(set.draft.proof).not.toHaveProperty("net");
    const message = order(
      edifact("BGM+220+7+9", "ALC+A++++DI", "PCD+3:10", "LIN+1++H-1:SA", "QTY+21:2", "UNS+S", "MOA+86:9"),
    );
    expect(message.said).toEqual(['Beside its lines the order has an allowance of 10 % ("DI")']);
    expect(message.draft.proof).not.toHaveProperty("net");
  });

  test("Order-X: those of a line, its note and the day of despatch; what its purpose makes it", () => {
    const text = (purpose: string) =>
      `<SCRDMCCBDACIOMessageStructure><ExchangedDocument><ID>7</ID><TypeCode>220</TypeCode><PurposeCode>${purpose}</PurposeCode></ExchangedDocument><SupplyChainTradeTransaction><IncludedSupplyChainTradeLineItem><AssociatedDocumentLineDocument><LineID>1</LineID><IncludedNote><Content>mini 90%</Content></IncludedNote></AssociatedDocumentLineDocument><SpecifiedLineTradeDelivery><RequestedQuantity unitCode="MTK">4</RequestedQuantity></SpecifiedLineTradeDelivery><SpecifiedLineTradeSettlement><SpecifiedTradeAllowanceCharge><ChargeIndicator><Indicator>false</Indicator></ChargeIndicator><ActualAmount>2.50</ActualAmount></SpecifiedTradeAllowanceCharge></SpecifiedLineTradeSettlement></IncludedSupplyChainTradeLineItem><ApplicableHeaderTradeDelivery><RequestedDespatchSupplyChainEvent><OccurrenceDateTime><DateTimeString format="203">202601150900</DateTimeString></OccurrenceDateTime></RequestedDespatchSupplyChainEvent></ApplicableHeaderTradeDelivery></SupplyChainTradeTransaction></SCRDMCCBDACIOMessageStructure>`;
    const { said, header } = order(text("9"));
    expect(said).toEqual(["Line 1 has an allowance of 2.5 beside its price"]);
    expect(header).toMatchObject({ shipDate: "2026-01-15", notes: "Line 1: mini 90%" });
    expect(order(text("4")).said).toContain("This is a change of an order, not a purchase order");
    expect(order(text("1")).said).toContain("This is a cancellation of an order, not a purchase order");
  });

  test("Shopify: a discount that the order's code gives", () => {
    const { said, draft } = order(
      JSON.stringify({
        name: "US7",
        total_price: "100.00",
        subtotal_price: "100.00",
        total_discounts: "20.00",
        billing_address: { company: "", first_name: "Ada", last_name: "Nord" },
        line_items: [{ sku: "C", quantity: 2, price: "60.00", discount_allocations: [{ amount: "20.00" }] }],
      }),
    );
    expect(said).toEqual([
      "Beside its lines the order has an allowance of 20",
      "Line 1 has an allowance of 20 beside its price",
    ]);
    expect(draft.proof.net).toBe("100");
    expect(draft.header.customerName).toMatchObject({ value: "Ada Nord", evidence: { text: "Ada" } });
  });

  test("xCBL: a price that is multiplied, a unit of its own, the buyer by the place that is billed", () => {
    const party = (name: string, inner: string) => `<${name}><Party>${inner}</Party></${name}>`;
    const { said, header, lines } = order(
      `<Order><OrderHeader><OrderNumber><BuyerOrderNumber>7</BuyerOrderNumber></OrderNumber><OrderParty>${party("BuyerParty", "")}${party("ShipToParty", "<NameAddress><Name1>Werk 2</Name1></NameAddress>")}</OrderParty></OrderHeader><OrderDetail><ListOfItemDetail><ItemDetail><BaseItemDetail><TotalQuantity><Quantity><QuantityValue>3</QuantityValue><UnitOfMeasurement><UOMCoded>Other</UOMCoded><UOMCodedOther>STK</UOMCodedOther></UnitOfMeasurement></Quantity></TotalQuantity></BaseItemDetail><PricingDetail><ListOfPrice><Price><UnitPrice><UnitPriceValue>780</UnitPriceValue></UnitPrice><PriceMultiplier><Multiplier>.68</Multiplier></PriceMultiplier></Price></ListOfPrice></PricingDetail><LineItemNote>Tor 3</LineItemNote></ItemDetail></ListOfItemDetail></OrderDetail></Order>`,
    );
    expect(said).toEqual(["Line 1 has a price that is multiplied by .68"]);
    expect(lines).toEqual([{ quantity: "3", unit: "STK", unitPrice: "780" }]);
    expect(header).toMatchObject({ customerName: "Werk 2", notes: "Line 1: Tor 3" });
  });

  test("openTRANS: allowances on a price; a person whose company has no name", () => {
    const { said, header } = order(
      "<ORDER><ORDER_HEADER><ORDER_INFO><ORDER_ID>7</ORDER_ID><ORDER_PARTIES><BUYER_PARTY><PARTY><ADDRESS><NAME/><NAME2>Nord</NAME2><NAME3>Ada</NAME3></ADDRESS></PARTY></BUYER_PARTY></ORDER_PARTIES></ORDER_INFO></ORDER_HEADER><ORDER_ITEM_LIST><ORDER_ITEM><QUANTITY>1</QUANTITY><PRODUCT_PRICE_FIX><PRICE_AMOUNT>3</PRICE_AMOUNT><ALLOW_OR_CHARGES_FIX><ALLOW_OR_CHARGE type='allowance'/></ALLOW_OR_CHARGES_FIX></PRODUCT_PRICE_FIX><REMARKS>blue</REMARKS></ORDER_ITEM></ORDER_ITEM_LIST><ORDER_SUMMARY><ALLOW_OR_CHARGES_FIX><ALLOW_OR_CHARGE type='surcharge'><ALLOW_OR_CHARGE_NAME>Fracht</ALLOW_OR_CHARGE_NAME></ALLOW_OR_CHARGE><ALLOW_OR_CHARGES_TOTAL_AMOUNT>4.5</ALLOW_OR_CHARGES_TOTAL_AMOUNT></ALLOW_OR_CHARGES_FIX></ORDER_SUMMARY></ORDER>",
    );
    expect(said).toEqual([
      'Beside its lines the order has a charge of 4.5 ("Fracht")',
      "Line 1 has allowances or charges beside its price",
    ]);
    expect(header).toMatchObject({ customerName: "Ada Nord", notes: "Line 1: blue" });
    const polite = order(
      "<ORDER><ORDER_HEADER><ORDER_INFO><ORDER_ID>7</ORDER_ID><PARTIES><PARTY><PARTY_ROLE>buyer</PARTY_ROLE><ADDRESS><NAME>Herr</NAME><NAME2>Max Nord</NAME2></ADDRESS></PARTY></PARTIES></ORDER_INFO></ORDER_HEADER></ORDER>",
    );
    expect(polite.header.customerName).toBe("Max Nord");
    expect(order(edifact("BGM+220+7+9", "NAD+BY+1++Firma:Nord SE+Ring 1")).header.customerName).toBe(
      "Nord SE",
    );
  });

  test("cXML: shipping beside the lines, and the words of a line", () => {
    const { said, header } = order(
      '<cXML><Request><OrderRequest><OrderRequestHeader orderID="7"><Shipping><Money currency="EUR">12.50</Money><Description>Parcel</Description></Shipping></OrderRequestHeader><ItemOut quantity="1" lineNumber="1"><ItemID><SupplierPartID>H-100</SupplierPartID></ItemID><Comments>blue</Comments></ItemOut></OrderRequest></Request></cXML>',
    );
    expect(said).toEqual(['Beside its lines the order has a charge of 12.5 ("Parcel")']);
    expect(header.notes).toBe("Line 1: blue");
  });

  test("IDoc: an item's number and currency on its line alone, an item within another, the place as buyer", () => {
    const { said, header, lines } = order(
      "<ORDERS05><IDOC><E1EDK01><BELNR>7</BELNR></E1EDK01><E1EDK05><ALCKZ>-</ALCKZ><KOTXT>Rabatt</KOTXT><KPERC>3.000</KPERC></E1EDK05><E1EDKA1><PARVW>WE</PARVW><NAME1>Werk 2</NAME1></E1EDKA1><E1EDP01><POSEX>10</POSEX><MENGE>5</MENGE><CURCY>EUR</CURCY><UEPOS>000000</UEPOS><MATNR>12345</MATNR></E1EDP01><E1EDP01><POSEX>20</POSEX><MENGE>1</MENGE><UEPOS>000010</UEPOS></E1EDP01></IDOC></ORDERS05>",
    );
    expect(said).toEqual([
      'Beside its lines the order has an allowance of 3 % ("Rabatt")',
      "Line 2 belongs to line 000010",
    ]);
    expect(header).toMatchObject({ currency: "EUR", customerName: "Werk 2" });
    expect(lines[0]).toEqual({ customerSku: "12345", quantity: "5" });
    expect(order("<ZORDERS05><IDOC><E1EDK01><BELNR>8</BELNR></E1EDK01></IDOC></ZORDERS05>").header).toEqual({
      poNumber: "8",
    });
  });

  test("OAGIS and GS1: a third line of a street, the buyer by the place; the day of shipping", () => {
    const oagis = order(
      "<ProcessPurchaseOrder><DataArea><PurchaseOrder><PurchaseOrderHeader><DocumentID><ID>7</ID></DocumentID><ShipToParty><Name>Werk 2</Name><Location><Address><LineOne>Tor 1</LineOne><LineThree>Halle 3</LineThree></Address></Location></ShipToParty></PurchaseOrderHeader><PurchaseOrderLine><LineNumber>1</LineNumber><Note>blue</Note><Quantity unitCode='EA'>1</Quantity></PurchaseOrderLine></PurchaseOrder></DataArea></ProcessPurchaseOrder>",
    );
    expect(oagis.header).toEqual({
      poNumber: "7",
      customerName: "Werk 2",
      shipToName: "Werk 2",
      shipToAddress: "Tor 1, Halle 3",
      notes: "Line 1: blue",
    });
    const gs1 = order(
      "<orderMessage><order><orderIdentification><entityIdentification>7</entityIdentification></orderIdentification><orderLogisticalInformation><orderLogisticalDateInformation><requestedShipDateTime><date>2026-03-11</date></requestedShipDateTime></orderLogisticalDateInformation></orderLogisticalInformation><orderLineItem><requestedQuantity>1</requestedQuantity></orderLineItem></order></orderMessage>",
    );
    expect(gs1.header).toEqual({ poNumber: "7", shipDate: "2026-03-11" });
  });
});
