import type { Form } from "./form.ts";

const HEADER = "PurchaseOrderHeader|Header";
const BUYER = `${HEADER}/CustomerParty|BuyerParty|Parties`;
const ADDRESS = [
  "AddressLine",
  "LineOne",
  "LineTwo",
  "LineThree",
  "PostalCode",
  "CityName",
  "CountrySubDivisionCode",
  "CountryCode",
];
const place = (party: string) => ({
  at: [
    `${HEADER}/${party}/Location/Address`,
    `${HEADER}/${party}/Address`,
    `${HEADER}/${party}/Addresses/PrimaryAddress`,
  ],
  parts: ADDRESS,
});

/** OAGIS 8 to 10: the BOD of a purchase order, processed or synchronized. */
export const OAGIS: Form = {
  format: "OAGIS PurchaseOrder",
  root: /^(Process|Sync|Change|Cancel)PurchaseOrder$/,
  orders: "DataArea/PurchaseOrder",
  otherKind: (_, { name }) =>
    name.startsWith("Change")
      ? "a change of an order"
      : name.startsWith("Cancel")
        ? "a cancellation of an order"
        : null,
  header: {
    poNumber: [`${HEADER}/DocumentID/ID`, `${HEADER}/DocumentIDs/CustomerDocumentId/Id`, `${HEADER}/ID`],
    orderDate: [`${HEADER}/OrderDateTime`, `${HEADER}/DocumentDateTime`],
    requiredDate: [`${HEADER}/RequiredDeliveryDateTime`, `${HEADER}/NeedDeliveryDate`],
    currency: [
      `${HEADER}/TotalAmount|ExtendedAmount/@currencyID`,
      `${HEADER}/TotalPrice|ExtendedPrice/@currency`,
      "PurchaseOrderLine|Line/UnitPrice/Amount/@currencyID|@currency",
    ],
    total: `${HEADER}/TotalAmount|ExtendedAmount|TotalPrice|ExtendedPrice`,
    notes: `${HEADER}/Note|Description`,
    customerName: [`${BUYER}/Name`, `${HEADER}/BillToParty/Name`, `${HEADER}/ShipToParty/Name`],
    shipToName: `${HEADER}/ShipToParty/Name`,
    billToName: `${HEADER}/BillToParty/Name`,
  },
  shipToAddress: place("ShipToParty"),
  billToAddress: place("BillToParty"),
  buyerIds: [`${BUYER}/PartyIDs/TaxID`, `${BUYER}/PartyIDs/ID`, `${BUYER}/PartyIDs/DUNSID`],
  lines: "PurchaseOrderLine|Line",
  number: "LineNumber",
  note: "Note",
  line: {
    customerSku: ["Item/CustomerItemID/ID", "OrderItem/ItemIds/CustomerItemId/Id"],
    supplierSku: [
      "Item/SupplierItemID/ID",
      "OrderItem/ItemIds/SupplierItemId/Id",
      "Item/ItemID/ID",
      "Item/GTIN",
    ],
    description: ["Item/Description", "OrderItem/Description", "Description"],
    quantity: "Quantity|OrderQuantity",
    unit: "Quantity|OrderQuantity/@unitCode|@uom",
    unitPrice: "UnitPrice/Amount",
    priceBasis: "UnitPrice/PerQuantity",
    lineTotal: "ExtendedAmount|TotalAmount|ExtendedPrice",
    requiredDate: "RequiredDeliveryDateTime|NeedDeliveryDate",
  },
  deliveries: {
    at: "PurchaseOrderSchedule|Schedule",
    quantity: "Quantity",
    requiredDate: "RequiredDeliveryDateTime|RequestedDeliveryDateTime|NeedDeliveryDate",
  },
};
