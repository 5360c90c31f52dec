import type { Form } from "./form.ts";
import { first } from "./paths.ts";
import type { Node } from "./tree.ts";

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
  "BuildingNumber",
  "AdditionalStreetName",
  "BuildingName",
  "AddressLine/Line",
  "PostalZone",
  "CityName",
  "CountrySubentity",
  "Country/IdentificationCode",
];
const DAYS = ["RequestedDeliveryPeriod/EndDate", "RequestedDeliveryPeriod/StartDate", "LatestDeliveryDate"];
const named = (party: string) => [`${party}/PartyName/Name`, `${party}/PartyLegalEntity/RegistrationName`];

/** Within an order's line, or on another document's line itself. */
const item = (path: string) => [`LineItem/${path}`, path];
const QUANTITY = "Quantity|InvoicedQuantity|CreditedQuantity";

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
    { at: "AllowanceCharge", amount: "Amount", name: "AllowanceChargeReason", allowance: isAllowance },
  ],
  lines: ["OrderLine", "InvoiceLine|CreditNoteLine", "QuotationLine"],
  number: item("ID"),
  note: item("Note").toReversed(),
  line: {
    customerSku: item("Item/BuyersItemIdentification/ID"),
    supplierSku: [
      ...item("Item/SellersItemIdentification/ID"),
      ...item("Item/StandardItemIdentification/ID"),
      ...item("Item/ManufacturersItemIdentification/ID"),
    ],
    description: [...item("Item/Name"), ...item("Item/Description")],
    quantity: item(QUANTITY),
    unit: item(`${QUANTITY}/@unitCode`),
    unitPrice: item("Price/PriceAmount"),
    priceBasis: item("Price/BaseQuantity"),
    lineTotal: item("LineExtensionAmount"),
  },
  lineCharges: {
    at: item("AllowanceCharge"),
    amount: "Amount",
    percent: "MultiplierFactorNumeric",
    name: "AllowanceChargeReason",
    allowance: isAllowance,
  },
  deliveries: { at: item("Delivery"), quantity: "Quantity", requiredDate: DAYS },
  shipTo: {
    name: [...named("Delivery/DeliveryParty"), "Delivery/DeliveryLocation/Name"].flatMap(item),
    address: { at: PLACES.flatMap(item), parts: ADDRESS },
  },
};

function isAllowance(charge: Node): boolean {
  return /^(false|0)$/.test(first(charge, "ChargeIndicator")?.text ?? "");
}
