import type { Draft, DraftLine, Read } from "../../orders/mod.ts";
import { structuredDraft } from "./draft.ts";
import { joined, present, type Reads, readsFrom } from "./reads.ts";
import { element, type Message } from "./segments.ts";
import type { Node } from "./tree.ts";

/** Qualifiers of item numbers (EDIFACT 7143). */
const BUYERS = ["IN", "BP"];
const SELLERS = ["SA", "MF", "VN", "EN", "SRV", "UP"];
/** Dates (EDIFACT 2005): delivery requested, earliest, latest, promised. */
const REQUIRED = ["2", "69", "63", "64", "358"];
const SHIPPED = ["10", "11", "200"];

/** An EDIFACT ORDERS message, D.96A and later. */
export function edifactDraft({ tree, segments }: Message): Draft {
  const reads = readsFrom(tree.sheet.name);
  const find = (name: string, qualifier?: string, among = header) => segment(among, name, qualifier);
  const starts = segments.flatMap(({ name }, at) => (name === "LIN" ? [at] : []));
  const end = segments.findIndex(({ name }) => name === "UNS" || name === "UNT");
  const header = segments.slice(0, starts[0] ?? end);
  const closing = segments.slice(end);
  const message = segment(segments, "BGM");
  const [ship, bill] = [find("NAD", "DP"), find("NAD", "IV")];
  const count = Number(element(segment(closing, "CNT", "2"), 1, 2)?.text);
  const purpose = element(message, 3)?.text;
  return structuredDraft({
    format: "EDIFACT ORDERS",
    otherKind:
      purpose === "1"
        ? "a cancellation of an order"
        : element(message, 1)?.text === "230" || ["4", "5"].includes(purpose ?? "")
          ? "a change of an order"
          : null,
    counted: Number.isInteger(count) && count > 0 ? count : null,
    header: present({
      poNumber: reads.text(element(message, 2)),
      orderDate: dated(reads, header, ["137", "4"]),
      requiredDate: dated(reads, header, REQUIRED),
      shipDate: dated(reads, header, SHIPPED),
      currency: reads.text(element(find("CUX"), 1, 2)),
      total: reads.number(
        element(
          segment(closing, "MOA", "9") ?? segment(closing, "MOA", "86") ?? segment(closing, "MOA", "79"),
          1,
          2,
        ),
      ),
      notes: joined((find("FTX")?.children[3]?.children ?? []).map(reads.text), " "),
      customerName: nameOf(reads, find("NAD", "BY") ?? find("NAD", "OB") ?? bill),
      shipToName: nameOf(reads, ship),
      shipToAddress: addressOf(reads, ship),
      billToName: nameOf(reads, bill),
      billToAddress: addressOf(reads, bill),
    }),
    lines: starts.map((start, at) => lineOf(reads, segments.slice(start, starts[at + 1] ?? end))),
  });
}

function lineOf(reads: Reads, [line, ...details]: Node[]): DraftLine {
  const ids = details
    .filter(({ name }) => name === "PIA")
    .flatMap((additional) => additional.children.slice(1))
    .map((id) => ({ id: id.children[0] ?? id, qualifier: id.children[1]?.text ?? "" }));
  const idOf = (qualifiers: string[]) =>
    reads.text(qualifiers.flatMap((each) => ids.filter(({ qualifier }) => qualifier === each))[0]?.id);
  const quantity = segment(details, "QTY", "21") ?? segment(details, "QTY");
  const price = segment(details, "PRI", "AAA") ?? segment(details, "PRI", "AAB") ?? segment(details, "PRI");
  const words = details.filter(({ name }) => name === "IMD");
  return {
    printedNumber: element(line, 1)?.text || undefined,
    fields: present({
      customerSku: idOf(BUYERS),
      supplierSku: idOf(SELLERS) ?? reads.text(element(line, 3)),
      description: joined(
        words.flatMap(({ children }) => (children[2]?.children.slice(3) ?? []).map(reads.text)),
        " ",
      ),
      quantity: reads.number(element(quantity, 1, 2)),
      unit: reads.text(element(quantity, 1, 3)),
      unitPrice: reads.number(element(price, 1, 2)),
      priceBasis: reads.number(element(price, 1, 5)),
      lineTotal: reads.number(element(segment(details, "MOA", "203"), 1, 2)),
      requiredDate: dated(reads, details, REQUIRED),
    }),
  };
}

function segment(among: Node[], name: string, qualifier?: string): Node | undefined {
  return among.find((each) => each.name === name && (!qualifier || element(each, 1, 1)?.text === qualifier));
}

function dated(reads: Reads, among: Node[], qualifiers: string[]): Read | undefined {
  for (const qualifier of qualifiers) {
    const read = reads.date(element(segment(among, "DTM", qualifier), 1, 2));
    if (read) return read;
  }
  return undefined;
}

/** NAD's unstructured name and address, or its party name. */
function nameOf(reads: Reads, party: Node | undefined): Read | undefined {
  return reads.text(element(party, 4, 1)?.text ? element(party, 4, 1) : element(party, 3, 1));
}

function addressOf(reads: Reads, party: Node | undefined): Read | undefined {
  const street = party?.children[4];
  const parts = [
    ...(street?.children.length ? street.children : [street]),
    ...(party?.children.slice(5) ?? []),
  ];
  return joined(parts.map((part) => reads.text(part)));
}
