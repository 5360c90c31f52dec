import { Decimal } from "decimal.js";
import type { Draft, Read } from "../../orders/mod.ts";
import { structuredDraft } from "./draft.ts";
import type { StructuredLine } from "./order.ts";
import { joined, type Reads, readsFrom, shared } from "./reads.ts";
import { copied, dated, partiesIn, qualified, sectionsOf, segmentOf, textAt } from "./sections.ts";
import { element, grouped, type Marks, type Message, type Syntax } from "./segments.ts";
import type { Node } from "./tree.ts";
import { PRICE_BASES, PRICED_BY, RETAIL_PRICES, UNITS } from "./x12_codes.ts";

/** X12: ISA … IEA, transaction sets ST … SE; 850 is an order, 860 a change of one. */
export const X12: Syntax = {
  marks,
  trace: /^\s*ISA([^\w\s])\d\d\1|\bST([^\w\s])\d{3}\2\w{4,9}\W[\s\S]{0,40}?\bB(?:EG|CH)\2/,
  open: "ST",
  close: "SE",
  first: "ISA",
  last: "IEA",
  counting: "GE",
  segmentCount: 1,
  kindOf: (open) => element(open, 1)?.text ?? "",
  isOrder: (kind) => kind === "850" || kind === "860",
};

/** No text has it: where nothing says what separates components, none are. */
const NO_COMPONENTS = "\u001f";
/** The beginning of a group or a transaction set, up to what ends its first segment. */
const BARE = /^(?:GS(?=([^\w\s]))(?:\1[^\r\n]{0,35}?){7}\1\w{1,12}|ST([^\w\s])\d{3}\2\w{4,9})(\W)/;

/** ISA has sixteen elements; behind the last, one character long, the segment ends. Some leave that one out. */
function marks(text: string): Marks | null {
  const [, group, set, end] = BARE.exec(text) ?? [];
  if (end) {
    const element = (group ?? set)!;
    return { element, component: NO_COMPONENTS, segment: end, release: null, skip: 0, bare: true };
  }
  if (!text.startsWith("ISA")) return null;
  const mark = text[3]!;
  const last = text.slice(0, 300).split(mark)[16];
  if (!last || last.length < 2) return null;
  const [component, segment] = /^\WGS$/.test(last) ? [NO_COMPONENTS, last[0]!] : [last[0]!, last[1]!];
  return { element: mark, component, segment, release: null, skip: 0 };
}

/** Qualifiers of product ids (235), best first. */
const BUYERS = ["BP", "IN", "IT", "PI", "CB", "SK", "PN"];
const SELLERS = [
  "VP",
  "VN",
  "VC",
  "VA",
  "SA",
  "MG",
  "MF",
  "UP",
  "UI",
  "EN",
  "UK",
  "UA",
  "EO",
  "IB",
  "ND",
  "N4",
  "ST",
  "MN",
];
const IDS = new Set([...BUYERS, ...SELLERS]);
/** Dates (374): requested, required, prior to, by the current schedule, not after, not before. */
const REQUIRED = ["002", "106", "996", "074", "067", "071", "063", "064"];
const SHIPPED = ["010", "068", "038", "037", "011"];
/** Amounts of the whole order (522). */
const TOTALS = ["TT", "1", "GV"];
/** Purposes (353). */
const OTHER_PURPOSES: Record<string, string> = {
  "01": "a cancellation of an order",
  "03": "a cancellation of an order",
  "04": "a change of an order",
  "05": "a change of an order",
};
const COPIES = ["06", "07", "22"];
/** Prices that are not what is paid (236). */
const SHELF = ["RES", "RTL", "MSR", "SRP", "RET"];
/** Where a line has what, for orders and for changes. */
const PLACES: Record<string, { quantity: number; unit: number; price: number; basis: number }> = {
  PO1: { quantity: 2, unit: 3, price: 4, basis: 5 },
  POC: { quantity: 3, unit: 5, price: 6, basis: 7 },
};
const GROUPS = ["N1", "SCH", "SLN", "SAC", "SDQ", "PID", "CTP", "N9"];

/** An X12 850 purchase order, or an 860 change of one. */
export function x12Draft({ tree, segments, faults }: Message): Draft {
  const reads = readsFrom(tree.sheet.name);
  const { header, lines, closing } = sectionsOf(segments, {
    lines: Object.keys(PLACES),
    ends: ["CTT", "SE"],
  });
  const begin = segmentOf(segments, "BEG") ?? segmentOf(segments, "BCH");
  const party = partiesIn(grouped(header, ["N1"]), "N1");
  const [[ship], [bill]] = [party("ST"), party("BT")];
  const buyers = party("BY", "BT", "ST");
  const count = segmentOf(closing, "CTT");
  const amount = segmentOf(segments, "AMT", "TT") ?? qualified(closing, "AMT", TOTALS);
  const currency = reads.text(element(segmentOf(header, "CUR"), 2));
  const release =
    textAt(begin, 2) === "RL" || textAt(begin, 2) === "BK" ? reads.text(element(begin, 4)) : undefined;
  return structuredDraft({
    format: "X12 850",
    otherKind: begin?.name === "BCH" ? "a change of an order" : (OTHER_PURPOSES[textAt(begin, 1)] ?? null),
    counted: reads.number(element(count, 1)),
    quantities: reads.number(element(count, 2)),
    charges: header
      .filter(({ name }) => name === "SAC")
      .map((charge) => ({
        name: textAt(charge, 15) || textAt(charge, 2) || undefined,
        amount: cents(reads.number(element(charge, 5))),
        percent: reads.number(element(charge, 7)),
        allowance: textAt(charge, 1) === "A",
      })),
    accountIds: party("BY", "BT").flatMap(([first]) =>
      textAt(first, 3) === "91" ? reads.text(element(first, 4)) : [],
    ),
    buyerIds: party("BY", "BT").map(([first]) => reads.text(element(first, 4))),
    findings: [...faults, ...copied(COPIES.includes(textAt(begin, 1)))],
    header: {
      poNumber: joined([reads.text(element(begin, 3)), release], "-"),
      orderDate: reads.date(begin?.name === "BCH" ? element(begin, 6) : ordered(begin)),
      requiredDate: dayOf(reads, header, REQUIRED),
      shipDate: dayOf(reads, header, SHIPPED) ?? shared(lines.map((line) => dayOf(reads, line, SHIPPED))),
      currency: currency ?? shared(lines.map((line) => currencyOf(reads, line))),
      total: reads.number(element(amount, 2)),
      notes: notesOf(reads, header),
      customerName:
        firstOf(buyers.map(([first]) => element(first, 2))) ??
        firstOf(buyers.map(([first]) => element(first, 4))),
      shipToName: nameOf(reads, ship),
      shipToAddress: addressOf(reads, ship),
      billToName: nameOf(reads, bill),
      billToAddress: addressOf(reads, bill),
    },
    lines: lines.map((line) => lineOf(reads, line, currency?.value)),
  });

  function firstOf(nodes: (Node | undefined)[]): Read | undefined {
    return reads.text(nodes.find((each) => each?.text));
  }
}

/** BEG's date, which some put one element too near or too far. */
function ordered(begin: Node | undefined): Node | undefined {
  const beside = [4, 6].find((at) => /^(19|20)\d{6}$/.test(textAt(begin, at))) ?? 5;
  return element(begin, textAt(begin, 5) ? 5 : beside);
}

function lineOf(reads: Reads, segments: Node[], currency: string | undefined): StructuredLine {
  const line = segments[0]!;
  const own = currencyOf(reads, segments)?.value;
  const at = PLACES[line.name]!;
  const named = (name: string) => segments.filter((each) => each.name === name);
  const ids = idsOf(line, at.basis);
  const idOf = (qualifiers: string[]) =>
    reads.text(qualifiers.map((each) => ids.get(each)).find((node) => node?.text));
  const basis = textAt(line, at.basis);
  const words = named("PID").map((segment) => reads.text(element(segment, 5)));
  const other = named("CTP").find((price) => textAt(price, 3) && !SHELF.includes(textAt(price, 2)));
  const unit = reads.text(element(line, at.unit, 1));
  const place = grouped(segments, GROUPS).find(
    ([first]) => first?.name === "N1" && textAt(first, 1) === "ST",
  );
  return {
    printedNumber: element(line, 1)?.text || undefined,
    fields: {
      customerSku: idOf(BUYERS),
      supplierSku: idOf(SELLERS),
      description: joined(words, " ") ?? reads.text(ids.get("PD") ?? ids.get("GE")),
      quantity: reads.number(element(line, at.quantity)),
      unit: unit && { ...unit, value: UNITS[unit.value] ?? unit.value },
      unitPrice: reads.number(element(line, at.price)) ?? reads.number(element(other, 3)),
      priceBasis: basisOf(reads, element(line, at.basis), unit?.value),
      lineTotal: reads.number(element(segmentOf(segments, "AMT", "1"), 2)),
      requiredDate: dayOf(reads, segments, REQUIRED),
    },
    deliveries: named("SCH").map((part) => ({
      quantity: reads.number(element(part, 1)),
      requiredDate: reads.date(scheduled(part)),
    })),
    shipTo: place && { name: nameOf(reads, place), address: addressOf(reads, place) },
    note: notesOf(reads, segments),
    remarks: [
      ...(line.name === "POC" ? [`is changed ("${textAt(line, 2)}")`] : []),
      ...(basis in PRICED_BY ? [`is priced by the ${PRICED_BY[basis]}`] : []),
      ...(RETAIL_PRICES.has(basis) ? ["has a retail price, which may not be what is paid"] : []),
      ...(basis === "NC" ? ["is free of charge"] : []),
      ...(own && currency && own !== currency ? [`is priced in "${own}", the order in "${currency}"`] : []),
      ...listed("is made up of", named("SLN").map(subLine)),
      ...listed("goes to several places:", named("SDQ").flatMap(spread)),
      ...listed("has beside its price", named("SAC").map(chargeWords)),
    ],
  };
}

/** Pairs of qualifier and id behind the price's basis, which some leave out altogether. */
function idsOf(line: Node, basis: number): Map<string, Node | undefined> {
  const shifted = IDS.has(textAt(line, basis)) && !IDS.has(textAt(line, basis + 1));
  const ids = new Map<string, Node | undefined>();
  for (let at = shifted ? basis : basis + 1; at < line.children.length; at += 2) {
    const qualifier = textAt(line, at);
    if (qualifier && !ids.has(qualifier)) ids.set(qualifier, element(line, at + 1));
  }
  return ids;
}

/** How many units the price is for; a dozen's price is a unit's where dozens are ordered. */
function basisOf(reads: Reads, node: Node | undefined, unit: string | undefined): Read | undefined {
  const read = reads.text(node);
  const value = PRICE_BASES[read?.value ?? ""];
  const same =
    (value === "12" && unit === "DZ") ||
    (value === "100" && unit === "HU") ||
    (value === "1000" && unit === "TH");
  return read && value && !same ? { ...read, value } : undefined;
}

function listed(words: string, parts: string[]): string[] {
  return parts.length ? [`${words} ${parts.join(", ")}`] : [];
}

function subLine(segment: Node): string {
  const ids = segment.children.slice(8).filter((_, at) => at % 2 === 1);
  const words = ids
    .map(({ text }) => text)
    .filter(Boolean)
    .join(" ");
  return [textAt(segment, 4), textAt(segment, 5, 1), words || textAt(segment, 1)].filter(Boolean).join(" ");
}

/** The date behind its qualifier, which some put one element too far. */
function scheduled(part: Node): Node | undefined {
  return /^\d{3}$/.test(textAt(part, 6)) ? element(part, 7) : element(part, 6);
}

/** SDQ's pairs of place and quantity. */
function spread(segment: Node): string[] {
  const found: string[] = [];
  for (let at = 3; textAt(segment, at); at += 2)
    found.push(`${textAt(segment, at)}: ${textAt(segment, at + 1)}`);
  return found;
}

function chargeWords(segment: Node): string {
  const kind = textAt(segment, 1) === "A" ? "an allowance" : "a charge";
  const cent = textAt(segment, 5);
  const percent = textAt(segment, 7);
  const of = /^\d+$/.test(cent) ? ` of ${new Decimal(cent).div(100)}` : percent ? ` of ${percent} %` : "";
  return `${kind}${of}${textAt(segment, 15) ? ` ("${textAt(segment, 15)}")` : ""}`;
}

/** SAC05 has two decimals without a point. */
function cents(read: Read | undefined): Read | undefined {
  return read && /^-?\d+$/.test(read.value)
    ? { ...read, value: new Decimal(read.value).div(100).toFixed() }
    : read;
}

function notesOf(reads: Reads, among: Node[]): Read | undefined {
  const words = among.flatMap((each) =>
    each.name === "MSG"
      ? [element(each, 1)]
      : each.name === "NTE" || each.name === "MTX"
        ? [element(each, 2)]
        : [],
  );
  return joined(words.map(reads.text), " ");
}

function currencyOf(reads: Reads, among: Node[]): Read | undefined {
  return reads.text(element(segmentOf(among, "CUR"), 2));
}

function dayOf(reads: Reads, among: Node[], qualifiers: string[]): Read | undefined {
  return dated(among, qualifiers, (found) => reads.date(element(found, 2)) ?? reads.date(element(found, 6)));
}

function nameOf(reads: Reads, party: Node[] | undefined): Read | undefined {
  return reads.text(element(party?.[0], 2)) ?? reads.text(element(party?.[0], 4));
}

/** More of its name, street, city, state, postal code, country; a place's codes are none of it. */
function addressOf(reads: Reads, party: Node[] | undefined): Read | undefined {
  const parts = (party ?? []).flatMap(({ name, children }) =>
    name === "N2" || name === "N3" ? children : name === "N4" ? children.slice(0, 4) : [],
  );
  return joined(parts.map(reads.text));
}
