import type { Form } from "./form.ts";
import { first } from "./paths.ts";
import type { Node } from "./tree.ts";

const ORDER = "Request/OrderRequest";
const HEADER = `${ORDER}/OrderRequestHeader`;
const ADDRESS = ["Street", "PostalCode", "City", "State", "Country"].map((part) => `PostalAddress/${part}`);
const DETAIL = "ItemDetail|BlanketItemDetail";

/** cXML 1.2 OrderRequest. */
export const CXML: Form = {
  format: "cXML OrderRequest",
  root: /^cXML$/,
  has: ORDER,
  otherKind,
  header: {
    poNumber: `${HEADER}/@orderID`,
    orderDate: `${HEADER}/@orderDate`,
    requiredDate: [`${HEADER}/@requestedDeliveryDate`, `${HEADER}/DeliveryPeriod/Period/@endDate`],
    currency: [`${HEADER}/Total/Money/@currency`, `${ORDER}/ItemOut/${DETAIL}/UnitPrice/Money/@currency`],
    total: `${HEADER}/Total/Money`,
    notes: `${HEADER}/Comments`,
    customerName: [
      `${HEADER}/BillTo/Address/Name`,
      `${HEADER}/Contact[@role=soldTo|buyerCorporate|buyer]/Name`,
      `${HEADER}/ShipTo/Address/Name`,
    ],
    shipToName: `${HEADER}/ShipTo/Address/Name`,
    billToName: `${HEADER}/BillTo/Address/Name`,
  },
  shipToAddress: { at: `${HEADER}/ShipTo/Address`, parts: ADDRESS },
  billToAddress: { at: `${HEADER}/BillTo/Address`, parts: ADDRESS },
  buyerIds: [
    "Header/From/Credential/Identity",
    `${HEADER}/BillTo/Address/@addressID`,
    `${HEADER}/Extrinsic[@name=buyerVatID|buyerVatId]`,
    `${HEADER}/IdReference[@domain=buyerTaxID|vatID|supplierReference]/@identifier`,
  ],
  charges: [{ at: `${HEADER}/Shipping`, amount: "Money", name: "Description", allowance: () => false }],
  lines: `${ORDER}/ItemOut`,
  number: "@lineNumber",
  note: "Comments",
  line: {
    customerSku: "ItemID/BuyerPartID",
    supplierSku: ["ItemID/SupplierPartID", `${DETAIL}/ManufacturerPartID`],
    description: [`${DETAIL}/Description`, `${DETAIL}/Description/ShortName`],
    quantity: "@quantity",
    unit: `${DETAIL}/UnitOfMeasure`,
    unitPrice: `${DETAIL}/UnitPrice/Money`,
    priceBasis: `${DETAIL}/PriceBasisQuantity/@quantity`,
    requiredDate: "@requestedDeliveryDate",
  },
  deliveries: { at: "ScheduleLine", quantity: "@quantity", requiredDate: "@requestedDeliveryDate" },
  shipTo: { name: "ShipTo/Address/Name", address: { at: "ShipTo/Address", parts: ADDRESS } },
  remarks,
};

function otherKind(root: Node): string | null {
  if (first(root, `${HEADER}/@type`)?.text === "update") return "a change of an order";
  if (first(root, `${HEADER}/@type`)?.text === "delete") return "a cancellation of an order";
  return first(root, `${HEADER}/@orderType`)?.text === "blanket" ? "a blanket order" : null;
}

function remarks(item: Node): string[] {
  const priced = first(item, `${DETAIL}/PriceBasisQuantity/UnitOfMeasure`)?.text;
  const unit = first(item, `${DETAIL}/UnitOfMeasure`)?.text;
  const parent = first(item, "@parentLineNumber")?.text;
  return [
    ...(first(item, "@itemType")?.text === "composite"
      ? ["is a group: its items are lines of their own"]
      : []),
    ...(parent ? [`is an item of the group in line ${parent}`] : []),
    ...(priced && unit && priced !== unit ? [`is priced by "${priced}" and ordered by "${unit}"`] : []),
  ];
}
