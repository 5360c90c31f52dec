import type { Form } from "./form.ts";
import { first } from "./paths.ts";

const LOGISTICS = "orderLogisticalInformation";
const DAYS = [
  "requestedDeliveryDateTime",
  "requestedDeliveryDateTimeAtUltimateConsignee",
  "requestedDeliveryDateRange/endDate",
].map((day) => `${LOGISTICS}/orderLogisticalDateInformation/${day}`);
const SHIPPED = `${LOGISTICS}/orderLogisticalDateInformation/requestedShipDateTime`;
const DATES = DAYS.flatMap((day) => [`${day}/date`, day]);
const ITEM = "transactionalTradeItem";
const ADDRESS = ["streetAddressOne", "streetAddressTwo", "postalCode", "city", "state", "countryCode"];
const item = (assigned: string) =>
  `${ITEM}/additionalTradeItemIdentification[@additionalTradeItemIdentificationTypeCode=${assigned}]`;
const ACTIONS: Record<string, string> = {
  CHANGE_BY_REFRESH: "a change of an order",
  DELETE: "a cancellation of an order",
};

/** GS1 XML 3 order message. */
export const GS1: Form = {
  format: "GS1 XML order",
  root: /^orderMessage$/,
  orders: "order",
  otherKind: (order) => ACTIONS[first(order, "documentActionCode")?.text ?? ""] ?? null,
  header: {
    poNumber: "orderIdentification/entityIdentification",
    orderDate: "creationDateTime",
    requiredDate: DATES,
    shipDate: [`${SHIPPED}/date`, SHIPPED],
    currency: [
      "totalMonetaryAmountExcludingTaxes|totalMonetaryAmountIncludingTaxes/@currencyCode",
      "orderLineItem/netPrice|netAmount/@currencyCode",
    ],
    total: "totalMonetaryAmountIncludingTaxes|totalMonetaryAmountExcludingTaxes",
    notes: "note",
    customerName: [
      "buyer/organisationDetails/organisationName",
      "buyer/address/name",
      "buyer/additionalPartyIdentification",
      "buyer/gln",
    ],
    shipToName: [`${LOGISTICS}/shipTo/address/name`, `${LOGISTICS}/shipTo/gln`],
    billToName: "billTo/address/name",
  },
  shipToAddress: { at: `${LOGISTICS}/shipTo/address`, parts: ADDRESS },
  billToAddress: { at: "billTo/address", parts: ADDRESS },
  buyerIds: [
    "buyer/dutyFeeTaxRegistration/dutyFeeTaxRegistrationID",
    "buyer/gln",
    "buyer/additionalPartyIdentification",
  ],
  net: "totalMonetaryAmountExcludingTaxes",
  lines: "orderLineItem",
  number: "lineItemNumber",
  line: {
    customerSku: item("BUYER_ASSIGNED"),
    supplierSku: [item("SUPPLIER_ASSIGNED"), `${ITEM}/gtin`],
    description: [
      `${ITEM}/tradeItemDescription`,
      `${ITEM}/tradeItemDescriptionInformation/tradeItemDescription`,
      "note",
    ],
    quantity: "requestedQuantity",
    unit: "requestedQuantity/@measurementUnitCode",
    unitPrice: "netPrice",
    lineTotal: "netAmount",
  },
  deliveries: { at: "orderLineItemDetail", quantity: "requestedQuantity", requiredDate: DATES },
};
