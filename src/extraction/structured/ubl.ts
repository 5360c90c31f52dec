import type { Draft, DraftLine, Read } from "../../orders/mod.ts";
import { structuredDraft } from "./draft.ts";
import { joined, present, type Reads, readsFrom } from "./reads.ts";
import { all, first, type Node, type Tree } from "./tree.ts";

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

/** UBL 2: Order and its relatives (OASIS, Peppol BIS 3); null for other trees. */
export function ublDraft({ root, sheet }: Tree): Draft | null {
  if (root.name !== "Order" && !(root.name in OTHER_KINDS)) return null;
  const reads = readsFrom(sheet.name);
  const delivery = first(root, "Delivery");
  const shipTo = first(delivery, "DeliveryParty");
  const place = first(delivery, "DeliveryLocation/Address", "DeliveryAddress", "DeliveryParty/PostalAddress");
  const buyer = first(root, "BuyerCustomerParty/Party", "AccountingCustomerParty/Party");
  const billed = first(root, "AccountingCustomerParty/Party");
  const sums = first(root, "AnticipatedMonetaryTotal|LegalMonetaryTotal|RequestedMonetaryTotal");
  return structuredDraft({
    format: `UBL ${root.name}`,
    otherKind: OTHER_KINDS[root.name] ?? null,
    counted: Number(first(root, "LineCountNumeric")?.text) || null,
    header: present({
      poNumber: reads.text(first(root, "ID")),
      orderDate: reads.date(first(root, "IssueDate")),
      requiredDate: requested(reads, delivery),
      currency:
        reads.text(first(root, "DocumentCurrencyCode")) ??
        reads.attribute(first(sums, "PayableAmount"), "currencyID"),
      total: reads.number(first(sums, "TaxInclusiveAmount", "PayableAmount")),
      notes: reads.text(first(root, "Note")),
      customerName: nameOf(reads, buyer),
      shipToName: nameOf(reads, shipTo) ?? reads.text(first(delivery, "DeliveryLocation/Name")),
      shipToAddress: addressOf(reads, place),
      billToName: nameOf(reads, billed),
      billToAddress: addressOf(reads, first(billed, "PostalAddress")),
    }),
    lines: all(root, "OrderLine|InvoiceLine|CreditNoteLine|QuotationLine").map((line) => lineOf(reads, line)),
  });
}

function lineOf(reads: Reads, line: Node): DraftLine {
  const item = first(line, "LineItem") ?? line;
  const quantity = first(item, "Quantity|InvoicedQuantity|CreditedQuantity");
  const product = first(item, "Item");
  return {
    printedNumber: first(item, "ID")?.text,
    fields: present({
      customerSku: reads.text(first(product, "BuyersItemIdentification/ID")),
      supplierSku: reads.text(
        first(product, "SellersItemIdentification/ID", "StandardItemIdentification/ID"),
      ),
      description: reads.text(first(product, "Name", "Description")),
      quantity: reads.number(quantity),
      unit: reads.attribute(quantity, "unitCode"),
      unitPrice: reads.number(first(item, "Price/PriceAmount")),
      priceBasis: reads.number(first(item, "Price/BaseQuantity")),
      lineTotal: reads.number(first(item, "LineExtensionAmount")),
      requiredDate: requested(reads, first(item, "Delivery")),
    }),
  };
}

function requested(reads: Reads, delivery: Node | undefined): Read | undefined {
  const period = first(delivery, "RequestedDeliveryPeriod");
  return (
    reads.date(first(period, "EndDate", "StartDate")) ?? reads.date(first(delivery, "LatestDeliveryDate"))
  );
}

function nameOf(reads: Reads, party: Node | undefined): Read | undefined {
  return reads.text(first(party, "PartyName/Name", "PartyLegalEntity/RegistrationName"));
}

function addressOf(reads: Reads, address: Node | undefined): Read | undefined {
  const parts = [
    "StreetName",
    "AdditionalStreetName",
    "AddressLine/Line",
    "PostalZone",
    "CityName",
    "CountrySubentity",
    "Country/IdentificationCode",
  ];
  return joined(parts.flatMap((part) => all(address, part).map(reads.text)));
}
