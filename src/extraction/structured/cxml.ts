import type { Draft, DraftLine, Read } from "../../orders/mod.ts";
import { structuredDraft } from "./draft.ts";
import { joined, present, type Reads, readsFrom } from "./reads.ts";
import { all, first, type Node, type Tree } from "./tree.ts";

const OTHER_KINDS: Record<string, string> = {
  update: "a change of an order",
  delete: "a cancellation of an order",
};

/** cXML 1.2 OrderRequest; null for other trees. */
export function cxmlDraft({ root, sheet }: Tree): Draft | null {
  const order = first(root, "Request/OrderRequest");
  if (root.name !== "cXML" || !order) return null;
  const reads = readsFrom(sheet.name);
  const header = first(order, "OrderRequestHeader");
  const money = first(header, "Total/Money");
  const [ship, bill] = [first(header, "ShipTo/Address"), first(header, "BillTo/Address")];
  return structuredDraft({
    format: "cXML OrderRequest",
    otherKind: OTHER_KINDS[header?.attributes.type ?? "new"] ?? null,
    counted: null,
    header: present({
      poNumber: reads.attribute(header, "orderID"),
      orderDate: reads.dateAttribute(header, "orderDate"),
      requiredDate: reads.dateAttribute(header, "requestedDeliveryDate"),
      currency: reads.attribute(money, "currency"),
      total: reads.number(money),
      notes: reads.text(first(header, "Comments")),
      customerName: reads.text(first(bill, "Name")),
      shipToName: reads.text(first(ship, "Name")),
      shipToAddress: addressOf(reads, ship),
      billToName: reads.text(first(bill, "Name")),
      billToAddress: addressOf(reads, bill),
    }),
    lines: all(order, "ItemOut").map((item) => lineOf(reads, item)),
  });
}

function lineOf(reads: Reads, item: Node): DraftLine {
  const detail = first(item, "ItemDetail|BlanketItemDetail");
  return {
    printedNumber: item.attributes.lineNumber,
    fields: present({
      customerSku: reads.text(first(item, "ItemID/BuyerPartID")),
      supplierSku: reads.text(first(item, "ItemID/SupplierPartID")),
      description: reads.text(first(detail, "Description")),
      quantity: reads.numberAttribute(item, "quantity"),
      unit: reads.text(first(detail, "UnitOfMeasure")),
      unitPrice: reads.number(first(detail, "UnitPrice/Money")),
      priceBasis: reads.numberAttribute(first(detail, "PriceBasisQuantity"), "quantity"),
      requiredDate: reads.dateAttribute(item, "requestedDeliveryDate"),
    }),
  };
}

function addressOf(reads: Reads, address: Node | undefined): Read | undefined {
  const place = first(address, "PostalAddress");
  const parts = ["Street", "PostalCode", "City", "State", "Country"];
  return joined(parts.flatMap((part) => all(place, part).map(reads.text)));
}
