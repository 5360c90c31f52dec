import type { Form } from "./form.ts";
import { all } from "./paths.ts";
import type { Node } from "./tree.ts";

const HEADER = "OrderHeader";
const PARTIES = `${HEADER}/OrderParty`;
const BASE = "BaseItemDetail";
const PRICE = "PricingDetail/ListOfPrice/Price";
const PARTS = `${BASE}/ItemIdentifiers/PartNumbers`;
const ADDRESS = [
  "Name2",
  "Street",
  "StreetSupplement1",
  "PostalCode",
  "City",
  "Region/RegionCoded",
  "Country/CountryCoded",
];
const address = (party: string) => ({
  at: [`${PARTIES}/${party}/Party/NameAddress`, `${PARTIES}/${party}/NameAddress`],
  parts: ADDRESS,
});
const name = (party: string) => [
  `${PARTIES}/${party}/Party/NameAddress/Name1`,
  `${PARTIES}/${party}/NameAddress/Name1`,
];

/** xCBL 3.0 to 4.0 Order (Commerce One, SAP). */
export const XCBL: Form = {
  format: "xCBL Order",
  root: /^Order$/,
  has: HEADER,
  header: {
    poNumber: [`${HEADER}/OrderNumber/BuyerOrderNumber`, `${HEADER}/OrderReference/Reference/RefNum`],
    orderDate: `${HEADER}/OrderIssueDate`,
    requiredDate: [`${HEADER}/OrderDates/RequestedDeliverByDate`, `${HEADER}/OrderDates/RequestedShipByDate`],
    currency: `${HEADER}/OrderCurrency/Currency/CurrencyCoded`,
    total: "OrderSummary/TotalAmount|OrderTotal/MonetaryValue/MonetaryAmount",
    notes: [`${HEADER}/OrderHeaderNote`, `${HEADER}/ListOfStructuredNote/StructuredNote/GeneralNote`],
    customerName: [...name("BuyerParty"), ...name("BillToParty"), ...name("ShipToParty")],
    shipToName: name("ShipToParty"),
    billToName: name("BillToParty"),
  },
  shipToAddress: address("ShipToParty"),
  billToAddress: address("BillToParty"),
  buyerIds: [
    `${PARTIES}/BuyerParty/Party/PartyTaxInformation/TaxIdentifier/Ident`,
    `${PARTIES}/BuyerParty/Party/PartyID/Identifier/Ident`,
    `${PARTIES}/BuyerParty/PartyID/Ident`,
  ],
  counted: "OrderSummary/NumberOfLines",
  lines: "OrderDetail/ListOfItemDetail/ItemDetail",
  number: `${BASE}/LineItemNum/BuyerLineItemNum`,
  note: ["LineItemNote", "ListOfStructuredNote/StructuredNote/GeneralNote"],
  remarks: (item) => all(item, `${PRICE}/PriceMultiplier/Multiplier`).map(multiplied),
  line: {
    customerSku: [`${PARTS}/BuyerPartNumber/PartNum/PartID`, `${PARTS}/BuyerPartNumber/PartID`],
    supplierSku: [
      `${PARTS}/SellerPartNumber/PartNum/PartID`,
      `${PARTS}/SellerPartNumber/PartID`,
      `${PARTS}/ManufacturerPartNumber/PartNum/PartID`,
    ],
    description: `${BASE}/ItemIdentifiers/ItemDescription`,
    quantity: [`${BASE}/TotalQuantity/Quantity/QuantityValue`, `${BASE}/TotalQuantity/QuantityValue`],
    unit: [
      `${BASE}/TotalQuantity/Quantity/UnitOfMeasurement/UOMCodedOther`,
      `${BASE}/TotalQuantity/UnitOfMeasurement/UOMCodedOther`,
      `${BASE}/TotalQuantity/Quantity/UnitOfMeasurement/UOMCoded`,
      `${BASE}/TotalQuantity/UnitOfMeasurement/UOMCoded`,
    ],
    unitPrice: `${PRICE}/UnitPrice/UnitPriceValue`,
    priceBasis: [
      `${PRICE}/PriceBasisQuantity/Quantity/QuantityValue`,
      `${PRICE}/PriceBasisQuantity/QuantityValue`,
    ],
    lineTotal: [
      "PricingDetail/LineItemTotal/MonetaryAmount",
      "PricingDetail/LineItemTotal/MonetaryValue/MonetaryAmount",
    ],
  },
  deliveries: {
    at: "DeliveryDetail/ListOfScheduleLine/ScheduleLine",
    quantity: ["Quantity/QuantityValue", "Quantity/Quantity/QuantityValue"],
    requiredDate: "RequestedDeliveryDate",
  },
};

function multiplied({ text }: Node): string {
  return `has a price that is multiplied by ${text}`;
}
