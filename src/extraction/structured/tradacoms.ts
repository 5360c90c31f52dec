import type { Draft } from "../../orders/mod.ts";
import { structuredDraft } from "./draft.ts";
import type { StructuredLine } from "./order.ts";
import { joined, type Reads, readsFrom } from "./reads.ts";
import { partsAt, sectionsOf, segmentOf } from "./sections.ts";
import { element, type Message, type Syntax } from "./segments.ts";
import type { Node } from "./tree.ts";

/** TRADACOMS: STX … END, messages MHD … MTR; who orders stands in ORDHDR before the ORDERS. */
export const TRADACOMS: Syntax = {
  marks: (text) =>
    text.startsWith("STX=")
      ? { segment: "'", tag: "=", element: "+", component: ":", release: "?", skip: 0 }
      : null,
  trace: /\bMHD=\d{1,12}\+\w{6}:\d/,
  open: "MHD",
  close: "MTR",
  first: "STX",
  last: "END",
  counting: "END",
  preface: "ORDHDR",
  segmentCount: 1,
  kindOf: (open) => element(open, 2, 1)?.text ?? "",
  isOrder: (kind) => kind === "ORDERS",
};

/** A TRADACOMS order (ORDERS 9). */
export function tradacomsDraft({ tree, segments, faults }: Message): Draft {
  const reads = readsFrom(tree.sheet.name);
  const find = (tag: string) => segmentOf(segments, tag);
  const { lines } = sectionsOf(segments, { lines: ["OLD"], ends: ["OTR"] });
  const [customer, place, order] = [find("CDT"), find("CLO"), find("ORD")];
  return structuredDraft({
    format: "TRADACOMS ORDERS",
    counted: reads.number(element(find("OTR"), 1)),
    buyerIds: [
      reads.text(element(customer, 5)),
      reads.text(element(customer, 1, 1)),
      reads.text(element(customer, 1, 2)),
    ],
    findings: faults,
    header: {
      poNumber: reads.text(element(order, 1, 1)),
      orderDate: reads.date(element(order, 1, 3)),
      requiredDate: reads.date(element(find("DIN"), 1)),
      notes: joined(
        segments.filter(({ name }) => name === "DNA").flatMap((note) => partsAt(note, 4).map(reads.text)),
        " ",
      ),
      customerName:
        reads.text(element(customer, 2)) ??
        reads.text(element(find("STX"), 2, 2)) ??
        reads.text(element(customer, 1, 1)),
      shipToName: reads.text(element(place, 2)) ?? reads.text(partsAt(place, 1).find(({ text }) => text)),
      shipToAddress: joined(partsAt(place, 3).map(reads.text)),
    },
    lines: lines.map((line) => lineOf(reads, line)),
  });
}

/** OLD: number, our item (EAN, then our own code), its barcode, theirs, units of an ordering unit, quantity, cost, …, description. */
function lineOf(reads: Reads, [line]: Node[]): StructuredLine {
  return {
    printedNumber: element(line, 1)?.text || undefined,
    fields: {
      supplierSku:
        reads.text(element(line, 2, 2)) ?? reads.text(element(line, 2, 1)) ?? reads.text(element(line, 3, 1)),
      customerSku: reads.text(element(line, 4, 2)) ?? reads.text(element(line, 4, 1)),
      description: joined(partsAt(line, 10).map(reads.text), " "),
      quantity: reads.number(element(line, 6, 1)),
      unit: reads.text(element(line, 6, 3)),
    },
    remarks: element(line, 7, 1)?.text
      ? [`has a cost of "${element(line, 7, 1)!.text}" without a decimal point`]
      : [],
  };
}
