import type { Draft, Read } from "../../orders/mod.ts";
import { structuredDraft } from "./draft.ts";
import type { Charge, StructuredLine } from "./order.ts";
import { isSalutation, joined, type Reads, readsFrom } from "./reads.ts";
import { copied, dated, partiesIn, partsAt, qualified, sectionsOf, segmentOf, textAt } from "./sections.ts";
import { element, grouped, type Marks, type Message, type Syntax } from "./segments.ts";
import type { Node } from "./tree.ts";

/** EDIFACT: UNA or its usual marks, UNB … UNZ, messages UNH … UNT. */
export const EDIFACT: Syntax = {
  marks,
  trace: /\bUNH([^\w\s])\w{1,14}\1\w{6}\W[\s\S]{0,60}?\bBGM\1/,
  open: "UNH",
  close: "UNT",
  first: "UNB",
  last: "UNZ",
  counting: "UNZ",
  segmentCount: 1,
  kindOf: (open) => element(open, 2, 1)?.text ?? "",
  isOrder: (kind) => kind === "ORDERS" || kind === "ORDCHG",
};

function marks(text: string): Marks | null {
  if (!/^UN(A|B|[GH]\+)/.test(text)) return null;
  const said = text.startsWith("UNA") ? text.slice(3, 9) : ":+.? '";
  if (said.length < 6) return null;
  const release = said[3] === " " ? null : said[3]!;
  return {
    component: said[0]!,
    element: said[1]!,
    release,
    segment: said[5]!,
    skip: text.startsWith("UNA") ? 9 : 0,
    bare: !/^(UNA.{6}\s*)?UNB/s.test(text),
  };
}

/** Qualifiers of item numbers (7143). */
const BUYERS = ["IN", "BP"];
const SELLERS = ["SA", "VN", "VP", "MF", "EN", "SRV", "UP", "IB"];
/** Dates (2005): delivery requested, not later than, not before, promised. */
const REQUIRED = ["2", "69", "63", "64", "358"];
const SHIPPED = ["10", "11", "200"];
/** Message functions (1225). */
const OTHER_PURPOSES: Record<string, string> = {
  "1": "a cancellation of an order",
  "3": "a cancellation of an order",
  "4": "a change of an order",
  "5": "a change of an order",
};
const COPIES = ["7", "31", "43"];
const OTHER_NAMES: Record<string, string> = {
  "221": "a blanket order",
  "230": "a change of an order",
  "231": "an order response",
};
/** Segments that speak of something of their own up to the next of them. */
const GROUPS = ["LOC", "NAD", "ALC", "SCC", "PAC", "TDT", "PIA", "IMD", "PRI", "TAX"];
const OWN = ["LIN", "PIA", "IMD", "PRI", "TAX"];
/** Amounts of a line (5025). */
const LINE_TOTALS = ["203", "66", "38"];
/** Prices for the shelf (5387). */
const RETAIL = ["SRP", "RTP"];

/** An EDIFACT order, D.93A to D.01B and EANCOM. */
export function edifactDraft({ tree, segments, faults }: Message): Draft {
  const reads = readsFrom(tree.sheet.name, { decimalComma: true });
  const { header, lines, closing } = sectionsOf(segments, { lines: ["LIN"], ends: ["UNS", "UNT"] });
  const message = segmentOf(segments, "BGM");
  const groups = grouped(header, ["NAD", "ALC", "TDT", "CUX"]);
  const party = partiesIn(groups, "NAD");
  const [[buyer], [ship], [bill]] = [party("BY", "OB", "OY", "IV"), party("DP", "ST", "UC"), party("IV")];
  const sum = (...qualifiers: string[]) => reads.number(element(qualified(closing, "MOA", qualifiers), 1, 2));
  const purpose = textAt(message, 3);
  return structuredDraft({
    format: "EDIFACT ORDERS",
    otherKind: OTHER_PURPOSES[purpose] ?? OTHER_NAMES[textAt(message, 1)] ?? null,
    counted: reads.number(element(segmentOf(closing, "CNT", "2"), 1, 2)),
    quantities: reads.number(element(segmentOf(closing, "CNT", "1"), 1, 2)),
    net: sum("79"),
    charges: groups.flatMap((group) => chargeOf(group, reads) ?? []),
    accountIds: textAt(buyer?.[0], 2, 3) === "91" ? [reads.text(element(buyer?.[0], 2, 1))] : [],
    buyerIds: buyer && [
      ...buyer.filter(({ name }) => name === "RFF").map((each) => reads.text(element(each, 1, 2))),
      reads.text(element(buyer[0], 2, 1)),
    ],
    findings: [...faults, ...copied(COPIES.includes(purpose))],
    header: {
      poNumber: reads.text(element(message, 2, 1)),
      orderDate: dayOf(reads, header, ["137", "4"]),
      requiredDate: dayOf(reads, header, REQUIRED),
      shipDate: dayOf(reads, header, SHIPPED),
      currency:
        reads.text(element(segmentOf(header, "CUX"), 1, 2)) ??
        reads.text(element(segmentOf(closing, "MOA"), 1, 3)),
      total: sum("86", "9", "128", "77", "39", "79", "125"),
      notes: notesOf(reads, header),
      customerName: nameOf(reads, buyer?.[0]),
      shipToName: nameOf(reads, ship?.[0]),
      shipToAddress: addressOf(reads, ship?.[0]),
      billToName: nameOf(reads, bill?.[0]),
      billToAddress: addressOf(reads, bill?.[0]),
    },
    lines: lines.map((line) => lineOf(reads, line)),
  });
}

function lineOf(reads: Reads, segments: Node[]): StructuredLine {
  const [line] = segments;
  const groups = grouped(segments, GROUPS);
  const own = groups.filter(([first]) => OWN.includes(first?.name ?? "")).flat();
  const groupsOf = (tag: string) => groups.filter(([first]) => first?.name === tag);
  const ids = [
    ...own.filter(({ name }) => name === "PIA").flatMap(({ children }) => children.slice(1)),
    ...(line?.children.slice(2, 3) ?? []),
  ].map((id) => ({ id: id.children[0] ?? id, qualifier: id.children[1]?.text ?? "" }));
  const idOf = (qualifiers: string[]) =>
    reads.text(qualifiers.flatMap((each) => ids.filter(({ qualifier }) => qualifier === each))[0]?.id);
  const quantity = segmentOf(own, "QTY", "21") ?? segmentOf(own, "QTY", "12") ?? segmentOf(own, "QTY");
  const price = priceOf(own);
  const plain = ids.find(({ id, qualifier }) => id.text && !qualifier)?.id;
  const place = groupsOf("NAD").find(([first]) => ["DP", "ST", "UC"].includes(textAt(first, 1)))?.[0];
  return {
    printedNumber: element(line, 1)?.text || undefined,
    fields: {
      customerSku: idOf(BUYERS),
      supplierSku:
        idOf(SELLERS) ??
        reads.text(plain) ??
        (BUYERS.includes(textAt(line, 3, 2)) ? undefined : reads.text(element(line, 3, 1))),
      description: joined(
        own.filter(({ name }) => name === "IMD").flatMap((each) => wordsOf(each).map(reads.text)),
        " ",
      ),
      quantity: reads.number(element(quantity, 1, 2)),
      unit: reads.text(element(quantity, 1, 3)),
      unitPrice: reads.number(element(price, 1, 2)),
      priceBasis: reads.number(element(price, 1, 5)),
      lineTotal: reads.number(element(qualified(own, "MOA", LINE_TOTALS), 1, 2)),
      requiredDate: dayOf(reads, own, REQUIRED),
    },
    deliveries: groupsOf("SCC").map((group) => ({
      quantity: reads.number(element(segmentOf(group, "QTY"), 1, 2)),
      requiredDate: dayOf(reads, group, REQUIRED),
    })),
    shipTo: place && { name: nameOf(reads, place), address: addressOf(reads, place) },
    note: notesOf(reads, own),
    remarks: remarksOf(line!, own, { quantity, price, places: groupsOf("LOC"), charges: groupsOf("ALC") }),
  };
}

/** What a line says beside its values. */
function remarksOf(
  line: Node,
  own: Node[],
  {
    quantity,
    price,
    places,
    charges,
  }: { quantity?: Node; price?: Node; places: Node[][]; charges: Node[][] },
): string[] {
  const [kind, unit, priced] = [textAt(quantity, 1), textAt(quantity, 1, 3), textAt(price, 1, 6)];
  const free = segmentOf(own, "QTY", "192");
  const ordered = own.filter((each) => each.name === "QTY" && textAt(each, 1) === kind);
  const amounts = new Set(ordered.map((each) => `${textAt(each, 1, 2)} ${textAt(each, 1, 3)}`.trim()));
  const spread = places.flatMap((group) => {
    const part = segmentOf(group, "QTY");
    return part ? [`${textAt(group[0], 2)}: ${textAt(part, 1, 2)}`] : [];
  });
  const beside = textAt(price, 1) === "AAA" ? [] : charges.map((group) => chargeWords(group)).filter(Boolean);
  return [
    ...(textAt(line, 2) === "2" ? ["is to be deleted"] : []),
    ...(textAt(line, 4, 2) ? [`belongs to line ${textAt(line, 4, 2)}`] : []),
    ...(kind && !["21", "12"].includes(kind)
      ? [`has a quantity of the kind ${kind}, none that is ordered`]
      : []),
    ...(amounts.size > 1 ? [`has several quantities: ${[...amounts].join(", ")}`] : []),
    ...(free && free !== quantity ? [`has ${textAt(free, 1, 2)} free of charge beside its quantity`] : []),
    ...(unit && priced && unit !== priced ? [`is priced by "${priced}" and ordered by "${unit}"`] : []),
    ...(spread.length ? [`goes to several places: ${spread.join(", ")}`] : []),
    ...(beside.length ? [`has ${beside.join(" and ")} beside its price`] : []),
  ];
}

function notesOf(reads: Reads, among: Node[]): Read | undefined {
  const notes = among.filter(({ name }) => name === "FTX");
  return joined(
    notes.flatMap((note) => partsAt(note, 4).map(reads.text)),
    " ",
  );
}

/** The net price, else the gross one, else any that isn't the shelf's. */
function priceOf(own: Node[]): Node | undefined {
  const prices = own.filter(
    (each) => each.name === "PRI" && textAt(each, 1, 2) && !RETAIL.includes(textAt(each, 1, 4)),
  );
  return qualified(prices, "PRI", ["AAA", "AAB"]) ?? prices[0];
}

function chargeOf(group: Node[], reads: Reads): Charge | null {
  const [head] = group;
  if (head?.name !== "ALC") return null;
  const name = textAt(head, 5, 4) || textAt(head, 5, 1) || undefined;
  const amount = reads.number(element(qualified(group, "MOA", ["8", "23", "204", "25", "131"]), 1, 2));
  const percent = reads.number(element(segmentOf(group, "PCD"), 1, 2));
  return { name, amount, percent, allowance: textAt(head, 1) === "A" };
}

function chargeWords(group: Node[]): string {
  const kind = textAt(group[0], 1) === "A" ? "an allowance" : "a charge";
  const [amount, percent] = [textAt(segmentOf(group, "MOA"), 1, 2), textAt(segmentOf(group, "PCD"), 1, 2)];
  return amount ? `${kind} of ${amount}` : percent ? `${kind} of ${percent} %` : "";
}

/** IMD's free text; some write it in place of its code. */
function wordsOf(description: Node): Node[] {
  const parts = partsAt(description, 3);
  return parts.slice(3).some(({ text }) => text) ? parts.slice(3) : partsAt(description, 4);
}

function dayOf(reads: Reads, among: Node[], qualifiers: string[]): Read | undefined {
  return dated(among, qualifiers, (found) => reads.date(element(found, 1, 2), textAt(found, 1, 3)));
}

/** A party's name, or the first line of its unstructured name and address, or its number. */
function nameOf(reads: Reads, party: Node | undefined): Read | undefined {
  const name = partsAt(party, 4).find(({ text }) => text && !isSalutation(text));
  return reads.text(name) ?? reads.text(element(party, 3, 1)) ?? reads.text(element(party, 2, 1));
}

/** What stands behind its name, street, city, region, postal code, country. */
function addressOf(reads: Reads, party: Node | undefined): Read | undefined {
  if (!party) return undefined;
  const behind = partsAt(party, textAt(party, 4) ? 4 : 3).slice(1);
  return joined([...behind, ...[5, 6, 7, 8, 9].flatMap((at) => partsAt(party, at))].map(reads.text));
}
