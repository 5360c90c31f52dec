import type { Draft, DraftLine, Read } from "../../orders/mod.ts";
import { structuredDraft } from "./draft.ts";
import { joined, present, type Reads, readsFrom } from "./reads.ts";
import { element, type Message } from "./segments.ts";
import type { Node } from "./tree.ts";

/** Qualifiers of PO1's product ids (X12 element 235), best first. */
const BUYERS = ["BP", "IN", "PI", "CB", "SK"];
const SELLERS = ["VP", "VN", "VC", "SA", "MG", "UP", "EN", "UK", "UI"];

/** An X12 850 purchase order. */
export function x12Draft({ tree, segments }: Message): Draft {
  const reads = readsFrom(tree.sheet.name);
  const begin = segments.find(({ name }) => name === "BEG");
  const starts = segments.flatMap(({ name }, at) => (name === "PO1" ? [at] : []));
  const end = segments.findIndex(({ name }) => name === "CTT" || name === "SE");
  const header = segments.slice(0, starts[0] ?? end);
  const closing = segments.slice(end);
  const purpose = element(begin, 1)?.text;
  const count = Number(
    element(
      closing.find(({ name }) => name === "CTT"),
      1,
    )?.text,
  );
  const amount = closing.find((segment) => segment.name === "AMT" && element(segment, 1)?.text === "TT");
  const [ship, bill] = [partyOf(header, ["ST"]), partyOf(header, ["BT"])];
  return structuredDraft({
    format: "X12 850",
    otherKind:
      purpose === "01" ? "a cancellation of an order" : purpose === "04" ? "a change of an order" : null,
    counted: Number.isInteger(count) && count > 0 ? count : null,
    header: present({
      poNumber: reads.text(element(begin, 3)),
      orderDate: reads.date(element(begin, 5)),
      requiredDate: dated(reads, header, ["002", "106", "074", "063"]),
      shipDate: dated(reads, header, ["010", "037", "011"]),
      currency: reads.text(
        element(
          header.find(({ name }) => name === "CUR"),
          2,
        ),
      ),
      total: reads.number(element(amount, 2)),
      notes: reads.text(
        element(
          header.find(({ name }) => name === "MSG"),
          1,
        ),
      ),
      customerName: reads.text(element(partyOf(header, ["BY", "BT", "ST"])[0], 2)),
      shipToName: reads.text(element(ship[0], 2)),
      shipToAddress: addressOf(reads, ship),
      billToName: reads.text(element(bill[0], 2)),
      billToAddress: addressOf(reads, bill),
    }),
    lines: starts.map((start, at) => lineOf(reads, segments.slice(start, starts[at + 1] ?? end))),
  });
}

function lineOf(reads: Reads, [line, ...details]: Node[]): DraftLine {
  const ids = new Map<string, Node | undefined>();
  for (let at = 6; at < (line?.children.length ?? 0); at += 2) {
    const qualifier = element(line, at)?.text;
    if (qualifier && !ids.has(qualifier)) ids.set(qualifier, element(line, at + 1));
  }
  const idOf = (qualifiers: string[]) =>
    reads.text(qualifiers.map((each) => ids.get(each)).find((node) => node?.text));
  const words = details
    .filter(({ name }) => name === "PID")
    .map((segment) => reads.text(element(segment, 5)));
  return {
    printedNumber: element(line, 1)?.text || undefined,
    fields: present({
      customerSku: idOf(BUYERS),
      supplierSku: idOf(SELLERS),
      description: joined(words, " "),
      quantity: reads.number(element(line, 2)),
      unit: reads.text(element(line, 3)),
      unitPrice: reads.number(element(line, 4)),
      requiredDate: dated(reads, details, ["002", "106", "074", "063"]),
    }),
  };
}

function dated(reads: Reads, segments: Node[], qualifiers: string[]): Read | undefined {
  for (const qualifier of qualifiers) {
    const found = segments.find((each) => each.name === "DTM" && element(each, 1)?.text === qualifier);
    const read = reads.date(element(found, 2));
    if (read) return read;
  }
  return undefined;
}

/** A party's N1 and the segments that belong to it. */
function partyOf(segments: Node[], qualifiers: string[]): Node[] {
  for (const qualifier of qualifiers) {
    const start = segments.findIndex((each) => each.name === "N1" && element(each, 1)?.text === qualifier);
    if (start < 0) continue;
    const rest = segments.slice(start + 1);
    const next = rest.findIndex(({ name }) => !["N2", "N3", "N4", "PER", "REF"].includes(name));
    return [segments[start]!, ...rest.slice(0, next < 0 ? undefined : next)];
  }
  return [];
}

function addressOf(reads: Reads, party: Node[]): Read | undefined {
  const parts = party
    .filter(({ name }) => name === "N3" || name === "N4")
    .flatMap(({ children }) => children);
  return joined(parts.map(reads.text));
}
