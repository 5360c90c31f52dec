import type { Form } from "./form.ts";

const OTHER_KINDS: Record<string, string> = {
  OrderResponse: "an order response",
  OrderResponseSimple: "an order response",
  OrderAgreement: "an order agreement",
  OrderChange: "a change of an order",
  OrderCancellation: "a cancellation of an order",
  Quotation: "a quotation",
  Invoice: "an invoice",
  CreditNote: "a credit note",
};
const BUYER = "BuyerCustomerParty/Party";
const PAYER = "AccountingCustomerParty/Party";
const SUMS = "AnticipatedMonetaryTotal|LegalMonetaryTotal|RequestedMonetaryTotal";
const PLACES = [
  "Delivery/DeliveryLocation/Address",
  "Delivery/DeliveryAddress",
  "Delivery/DeliveryParty/PostalAddress",
];
const ADDRESS = [
  "StreetName",
  "AdditionalStreetName",
  "AddressLine/Line",
  "PostalZone",
  "CityName",
  "CountrySubentity",
  "Country/IdentificationCode",
];
const DAYS = ["RequestedDeliveryPeriod/EndDate", "RequestedDeliveryPeriod/StartDate", "LatestDeliveryDate"];
const named = (party: string) => [`${party}/PartyName/Name`, `${party}/PartyLegalEntity/RegistrationName`];

/** UBL 2: Order and its relatives (OASIS, Peppol BIS 3). */
export const UBL: Form = {
  format: "UBL",
  root: new RegExp(`^(Order|${Object.keys(OTHER_KINDS).join("|")})$`),
  has: "ID",
  otherKind: ({ name }) => OTHER_KINDS[name] ?? null,
  header: {
    poNumber: "ID",
    orderDate: "IssueDate",
    requiredDate: DAYS.map((day) => `Delivery/${day}`),
    currency: ["DocumentCurrencyCode", `${SUMS}/PayableAmount/@currencyID`, "PricingCurrencyCode"],
    total: [`${SUMS}/TaxInclusiveAmount`, `${SUMS}/PayableAmount`],
    notes: "Note",
    customerName: [...named(BUYER), ...named(PAYER)],
    shipToName: [...named("Delivery/DeliveryParty"), "Delivery/DeliveryLocation/Name"],
    billToName: named(PAYER),
  },
  shipToAddress: { at: PLACES, parts: ADDRESS },
  billToAddress: { at: `${PAYER}/PostalAddress`, parts: ADDRESS },
  accountIds: ["BuyerCustomerParty/SupplierAssignedAccountID"],
  buyerIds: [
    `${BUYER}/PartyTaxScheme/CompanyID`,
    `${BUYER}/PartyLegalEntity/CompanyID`,
    `${BUYER}/PartyIdentification/ID`,
    `${BUYER}/EndpointID`,
  ],
  counted: "LineCountNumeric",
  net: `${SUMS}/LineExtensionAmount`,
  charges: [
    {
      at: "AllowanceCharge",
      amount: "Amount",
      name: "AllowanceChargeReason",
      allowance: ({ children }) =>
        children.some(({ name, text }) => name === "ChargeIndicator" && /^(false|0)$/.test(text)),
    },
  ],
  lines: ["OrderLine/LineItem", "InvoiceLine|CreditNoteLine", "QuotationLine/LineItem"],
  number: "ID",
  line: {
    customerSku: "Item/BuyersItemIdentification/ID",
    supplierSku: [
      "Item/SellersItemIdentification/ID",
      "Item/StandardItemIdentification/ID",
      "Item/ManufacturersItemIdentification/ID",
    ],
    description: ["Item/Name", "Item/Description"],
    quantity: "Quantity|InvoicedQuantity|CreditedQuantity",
    unit: "Quantity|InvoicedQuantity|CreditedQuantity/@unitCode",
    unitPrice: "Price/PriceAmount",
    priceBasis: "Price/BaseQuantity",
    lineTotal: "LineExtensionAmount",
  },
  deliveries: { at: "Delivery", quantity: "Quantity", requiredDate: DAYS },
  shipTo: {
    name: [...named("Delivery/DeliveryParty"), "Delivery/DeliveryLocation/Name"],
    address: { at: PLACES, parts: ADDRESS },
  },
};
