import type { Form } from "./form.ts";
import { first } from "./paths.ts";
import type { Node } from "./tree.ts";

/** UN/CEFACT document type codes (UNTDID 1001) of what may come in this syntax; 220 is an order. */
const KINDS: Record<string, string | null> = {
  "220": null,
  "221": null,
  "226": null,
  "230": "a change of an order",
  "231": "an order response",
  "310": "an offer",
  "380": "an invoice",
  "381": "a credit note",
  "384": "a corrected invoice",
  "389": "an invoice",
};
/** Message functions (UNTDID 1225) of what is no new order. */
const PURPOSES: Record<string, string> = {
  "1": "a cancellation of an order",
  "3": "a cancellation of an order",
  "4": "a change of an order",
  "5": "a change of an order",
};
const ORDER_X = "SCRDMCCBDACIOMessageStructure";
const DOCUMENT = "ExchangedDocument|HeaderExchangedDocument";
const TRADE = "SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction";
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement`;
const DELIVERY = `${TRADE}/ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement`;
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation`;
const LINE_AGREEMENT = "SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement";
const LINE_DELIVERY = "SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery";
const LINE_SETTLEMENT = "SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement";
const QUANTITIES = ["AgreedQuantity", "RequestedQuantity", "BilledQuantity"].map(
  (name) => `${LINE_DELIVERY}/${name}`,
);
const PRICES = ["NetPriceProductTradePrice", "GrossPriceProductTradePrice"].map(
  (name) => `${LINE_AGREEMENT}/${name}`,
);
const ADDRESS = [
  "LineOne",
  "LineTwo",
  "LineThree",
  "PostcodeCode",
  "CityName",
  "CountrySubDivisionName",
  "CountryID",
];
const EVENT = "RequestedDeliverySupplyChainEvent";
const DAYS = [
  "OccurrenceDateTime",
  "OccurrenceSpecifiedPeriod/EndDateTime",
  "OccurrenceSpecifiedPeriod/StartDateTime",
].flatMap((day) => [`${day}/DateTimeString|Date`, day]);

/** UN/CEFACT's cross-industry trees: Order-X, Factur-X and ZUGFeRD 1 and 2. */
export const CII: Form = {
  format: "Order-X",
  root: new RegExp(`^(${ORDER_X}|CrossIndustryInvoice|CrossIndustryDocument)$`),
  otherKind,
  header: {
    poNumber: `${DOCUMENT}/ID`,
    orderDate: [`${DOCUMENT}/IssueDateTime/DateTimeString|Date`, `${DOCUMENT}/IssueDateTime`],
    requiredDate: DAYS.map((day) => `${DELIVERY}/${EVENT}/${day}`),
    shipDate: DAYS.map((day) => `${DELIVERY}/RequestedDespatchSupplyChainEvent/${day}`),
    currency: `${SETTLEMENT}/OrderCurrencyCode|InvoiceCurrencyCode`,
    total: ["GrandTotalAmount", "TaxBasisTotalAmount", "LineTotalAmount"].map((name) => `${SUMS}/${name}`),
    notes: `${DOCUMENT}/IncludedNote/Content`,
    customerName: `${AGREEMENT}/BuyerTradeParty/Name`,
    shipToName: `${DELIVERY}/ShipToTradeParty/Name`,
    billToName: `${SETTLEMENT}/InvoiceeTradeParty/Name`,
  },
  shipToAddress: { at: `${DELIVERY}/ShipToTradeParty/PostalTradeAddress`, parts: ADDRESS },
  billToAddress: { at: `${SETTLEMENT}/InvoiceeTradeParty/PostalTradeAddress`, parts: ADDRESS },
  buyerIds: ["SpecifiedTaxRegistration/ID", "SpecifiedLegalOrganization/ID", "GlobalID", "ID"].map(
    (id) => `${AGREEMENT}/BuyerTradeParty/${id}`,
  ),
  net: `${SUMS}/LineTotalAmount`,
  charges: [
    {
      at: `${SETTLEMENT}/SpecifiedTradeAllowanceCharge`,
      amount: "ActualAmount",
      name: "Reason",
      allowance: isAllowance,
    },
  ],
  lines: `${TRADE}/IncludedSupplyChainTradeLineItem`,
  note: "AssociatedDocumentLineDocument/IncludedNote/Content",
  lineCharges: {
    at: `${LINE_SETTLEMENT}/SpecifiedTradeAllowanceCharge`,
    amount: "ActualAmount",
    percent: "CalculationPercent",
    allowance: isAllowance,
  },
  number: "AssociatedDocumentLineDocument/LineID",
  line: {
    customerSku: "SpecifiedTradeProduct/BuyerAssignedID",
    supplierSku: ["SpecifiedTradeProduct/SellerAssignedID", "SpecifiedTradeProduct/GlobalID"],
    description: ["SpecifiedTradeProduct/Name", "SpecifiedTradeProduct/Description"],
    quantity: QUANTITIES,
    unit: QUANTITIES.map((quantity) => `${quantity}/@unitCode`),
    unitPrice: PRICES.map((price) => `${price}/ChargeAmount`),
    priceBasis: PRICES.map((price) => `${price}/BasisQuantity`),
    lineTotal: [
      `${LINE_SETTLEMENT}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
      `${LINE_SETTLEMENT}/SpecifiedTradeSettlementMonetarySummation/LineTotalAmount`,
    ],
  },
  deliveries: { at: `${LINE_DELIVERY}/${EVENT}`, quantity: "UnitQuantity", requiredDate: DAYS },
  shipTo: {
    name: `${LINE_DELIVERY}/ShipToTradeParty/Name`,
    address: { at: `${LINE_DELIVERY}/ShipToTradeParty/PostalTradeAddress`, parts: ADDRESS },
  },
};

function isAllowance(charge: Node): boolean {
  return first(charge, "ChargeIndicator/Indicator")?.text === "false";
}

function otherKind(root: Node): string | null {
  const code = first(root, `${DOCUMENT}/TypeCode`)?.text ?? "";
  const purpose = first(root, `${DOCUMENT}/PurposeCode`)?.text ?? "";
  if (root.name === ORDER_X && purpose in PURPOSES) return PURPOSES[purpose]!;
  if (code in KINDS) return KINDS[code]!;
  return root.name === ORDER_X ? null : "an invoice";
}
