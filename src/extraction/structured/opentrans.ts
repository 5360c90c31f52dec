import type { Form } from "./form.ts";
import { first } from "./paths.ts";

const HEADER = "ORDER_HEADER|ORDERCHANGE_HEADER";
const INFO = `${HEADER}/ORDER_INFO|ORDERCHANGE_INFO`;
const SUMMARY = "ORDER_SUMMARY|ORDERCHANGE_SUMMARY";
const ADDRESS = ["STREET", "BOXNO", "ZIP", "CITY", "STATE", "COUNTRY"];
const PRODUCT = "PRODUCT_ID|ARTICLE_ID";
const PRICE = "PRODUCT_PRICE_FIX|ARTICLE_PRICE";
const DAYS = ["DELIVERY_DATE/DELIVERY_END_DATE", "DELIVERY_DATE/DELIVERY_START_DATE"];

/** A party's places: by its role in openTRANS 2, by an element of its own in openTRANS 1. */
const party = (roles: string, element: string) => [
  `${INFO}/PARTIES/PARTY[PARTY_ROLE=${roles}]`,
  `${INFO}/ORDER_PARTIES/${element}/PARTY`,
];
const BUYER = party("buyer|customer", "BUYER_PARTY");
const SHIP = [
  ...party("delivery|final_delivery", "SHIPMENT_PARTIES/DELIVERY_PARTY"),
  `${INFO}/ORDER_PARTIES/DELIVERY_PARTY/PARTY`,
];
const BILL = party("invoice_recipient", "INVOICE_PARTY");
const within = (parties: string[], path: string) => parties.map((each) => `${each}/${path}`);
/** A name, or that of a person, whose parts follow the empty one. */
const named = (parties: string[]) =>
  ["NAME", "NAME3 + NAME2"].flatMap((name) =>
    parties.map((each) =>
      name
        .split(" + ")
        .map((part) => `${each}/ADDRESS/${part}`)
        .join(" + "),
    ),
  );

/** openTRANS 1.0 to 2.1 ORDER (Fraunhofer IAO). */
export const OPENTRANS: Form = {
  format: "openTRANS ORDER",
  root: /^ORDER(CHANGE)?$/,
  has: INFO,
  otherKind: ({ name }) => (name === "ORDERCHANGE" ? "a change of an order" : null),
  header: {
    poNumber: `${INFO}/ORDER_ID`,
    orderDate: `${INFO}/ORDER_DATE`,
    requiredDate: DAYS.map((day) => `${INFO}/${day}`),
    currency: `${INFO}/CURRENCY|PRICE_CURRENCY`,
    total: `${SUMMARY}/TOTAL_AMOUNT`,
    notes: `${INFO}/REMARKS|REMARK`,
    customerName: named(BUYER),
    shipToName: named(SHIP),
    billToName: named(BILL),
  },
  shipToAddress: { at: within(SHIP, "ADDRESS"), parts: ["NAME2", "NAME3", ...ADDRESS] },
  billToAddress: { at: within(BILL, "ADDRESS"), parts: ADDRESS },
  accountIds: within(BUYER, "PARTY_ID[@type=supplier_specific]"),
  buyerIds: [...within(BUYER, "ADDRESS/VAT_ID"), ...within(BUYER, "PARTY_ID")],
  counted: `${SUMMARY}/TOTAL_ITEM_NUM`,
  charges: [
    {
      at: `${SUMMARY}/ALLOW_OR_CHARGES_FIX`,
      amount: "ALLOW_OR_CHARGES_TOTAL_AMOUNT",
      name: "ALLOW_OR_CHARGE/ALLOW_OR_CHARGE_NAME",
      allowance: (charges) => first(charges, "ALLOW_OR_CHARGE/@type")?.text !== "surcharge",
    },
  ],
  lines: ["ORDER_ITEM_LIST/ORDER_ITEM", "ORDERCHANGE_ITEM_LIST/ORDERCHANGE_ITEM"],
  number: "LINE_ITEM_ID",
  note: "REMARKS|REMARK",
  remarks: (item) =>
    first(item, `${PRICE}/ALLOW_OR_CHARGES_FIX/ALLOW_OR_CHARGE`)
      ? ["has allowances or charges beside its price"]
      : [],
  line: {
    customerSku: `${PRODUCT}/BUYER_PID|BUYER_AID`,
    supplierSku: [`${PRODUCT}/SUPPLIER_PID|SUPPLIER_AID`, `${PRODUCT}/INTERNATIONAL_PID|INTERNATIONAL_AID`],
    description: [`${PRODUCT}/DESCRIPTION_SHORT`, `${PRODUCT}/DESCRIPTION_LONG`],
    quantity: "QUANTITY",
    unit: "ORDER_UNIT",
    unitPrice: `${PRICE}/PRICE_AMOUNT`,
    priceBasis: [`${PRICE}/PRICE_BASE_FIX/PRICE_UNIT_VALUE`, `${PRICE}/PRICE_QUANTITY`],
    lineTotal: ["PRICE_LINE_AMOUNT", `${PRICE}/PRICE_LINE_AMOUNT`],
    requiredDate: DAYS,
  },
};
