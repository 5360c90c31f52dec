import type { Draft, DraftLine, Read } from "../../orders/mod.ts";
import { structuredDraft } from "./draft.ts";
import { joined, present, type Reads, readsFrom } from "./reads.ts";
import { all, first, type Node, type Tree } from "./tree.ts";

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

const ROOTS = ["SCRDMCCBDACIOMessageStructure", "CrossIndustryInvoice", "CrossIndustryDocument"];

/** UN/CEFACT's cross-industry trees: Order-X, Factur-X and ZUGFeRD 1 and 2; null for other trees. */
export function ciiDraft({ root, sheet }: Tree): Draft | null {
  if (!ROOTS.includes(root.name)) return null;
  const reads = readsFrom(sheet.name);
  const document = first(root, "ExchangedDocument|HeaderExchangedDocument");
  const trade = first(root, "SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction");
  const agreement = first(trade, "ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement");
  const delivery = first(trade, "ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery");
  const settlement = first(trade, "ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement");
  const sums = first(
    settlement,
    "SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation",
  );
  const code = first(document, "TypeCode")?.text ?? "";
  return structuredDraft({
    format: root.name === ROOTS[0] ? "Order-X" : "Factur-X",
    otherKind: code in KINDS ? KINDS[code]! : root.name === ROOTS[0] ? null : "an invoice",
    counted: null,
    header: present({
      poNumber: reads.text(first(document, "ID")),
      orderDate: dateOf(reads, first(document, "IssueDateTime")),
      requiredDate: requested(reads, delivery),
      currency: reads.text(first(settlement, "OrderCurrencyCode|InvoiceCurrencyCode")),
      total: reads.number(first(sums, "GrandTotalAmount", "TaxBasisTotalAmount", "LineTotalAmount")),
      notes: reads.text(first(document, "IncludedNote/Content")),
      customerName: reads.text(first(agreement, "BuyerTradeParty/Name")),
      ...shipTo(reads, first(delivery, "ShipToTradeParty")),
      billToName: reads.text(first(settlement, "InvoiceeTradeParty/Name")),
      billToAddress: addressOf(reads, first(settlement, "InvoiceeTradeParty")),
    }),
    lines: all(trade, "IncludedSupplyChainTradeLineItem").flatMap((line) => lineOf(reads, line) ?? []),
  });
}

function shipTo(reads: Reads, party: Node | undefined) {
  return { shipToName: reads.text(first(party, "Name")), shipToAddress: addressOf(reads, party) };
}

/** Null for a line of text alone. */
function lineOf(reads: Reads, line: Node): DraftLine | null {
  const product = first(line, "SpecifiedTradeProduct");
  const agreement = first(line, "SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement");
  const delivery = first(line, "SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery");
  const settlement = first(line, "SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement");
  const quantity = first(delivery, "AgreedQuantity", "RequestedQuantity", "BilledQuantity");
  const price = first(agreement, "NetPriceProductTradePrice");
  const fields = present({
    customerSku: reads.text(first(product, "BuyerAssignedID")),
    supplierSku: reads.text(first(product, "SellerAssignedID", "GlobalID")),
    description: reads.text(first(product, "Name", "Description")),
    quantity: reads.number(quantity),
    unit: reads.attribute(quantity, "unitCode"),
    unitPrice: reads.number(first(price, "ChargeAmount")),
    priceBasis: reads.number(first(price, "BasisQuantity")),
    lineTotal: reads.number(
      first(
        settlement,
        "SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount",
        "SpecifiedTradeSettlementMonetarySummation/LineTotalAmount",
      ),
    ),
    requiredDate: requested(reads, delivery),
  });
  if (!Object.keys(fields).length) return null;
  return { printedNumber: first(line, "AssociatedDocumentLineDocument/LineID")?.text, fields };
}

function requested(reads: Reads, delivery: Node | undefined): Read | undefined {
  const event = first(delivery, "RequestedDeliverySupplyChainEvent");
  const period = first(event, "OccurrenceSpecifiedPeriod");
  return (
    dateOf(reads, first(event, "OccurrenceDateTime")) ??
    dateOf(reads, first(period, "EndDateTime")) ??
    dateOf(reads, first(period, "StartDateTime"))
  );
}

/** `<DateTimeString format="102">20260419</…>`, or the bare text of ZUGFeRD 1. */
function dateOf(reads: Reads, node: Node | undefined): Read | undefined {
  return reads.date(first(node, "DateTimeString", "Date") ?? node);
}

function addressOf(reads: Reads, party: Node | undefined): Read | undefined {
  const address = first(party, "PostalTradeAddress");
  const parts = [
    "LineOne",
    "LineTwo",
    "LineThree",
    "PostcodeCode",
    "CityName",
    "CountrySubDivisionName",
    "CountryID",
  ];
  return joined(parts.map((part) => reads.text(first(address, part))));
}
