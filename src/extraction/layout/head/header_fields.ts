import type { HeaderField, Read } from "../../../orders/mod.ts";
import { type Area, evidenceOf, type Segment, type TextLine, textOf } from "../page/lines.ts";
import { PAGED } from "../page/running.ts";
import type { Style } from "../page/style.ts";
import { parseDate } from "../values/dates.ts";
import type { Label } from "../words/captions.ts";
import { boxedDate } from "./boxed_date.ts";
import { contractDate } from "./contract.ts";
import { inWhole } from "./in_whole.ts";
import { type Candidate, dateIn, readValue } from "./label_values.ts";
import { type Labelled, labelsOf } from "./labelled.ts";
import { wordsOf } from "./labels.ts";
import { loneDate } from "./lone_date.ts";
import { overTitle } from "./over_title.ts";
import { saidNumber } from "./said_number.ts";
import { bareNumber, inTitle, tellingNumber, underTitle } from "./unlabelled.ts";

/** The header fields that stand beside or under labels. */
export interface HeaderFields {
  fields: Partial<Record<HeaderField, Read>>;
  /** A date whose day and month may be swapped. */
  ambiguous: HeaderField[];
}

/** Reads numbers, dates and the currency of an order's head; `skip` holds the lines of its table. */
export function headerFields(areas: Area[], style: Style, skip: ReadonlySet<TextLine>): HeaderFields {
  const found = candidatesIn(areas, style, skip);
  const named = best(found, style.bySeller ? ["documentNumber", "poNumber"] : ["poNumber"]);
  const titled = underTitle(areas, skip);
  const first =
    (titled && TELLING.test(titled.value) ? titled : null) ??
    (named && named.strength >= NUMBERED ? named : null) ??
    titled ??
    named ??
    bareNumber(areas, style, skip) ??
    tellingNumber(areas, skip) ??
    saidNumber(areas, style, skip) ??
    best(found, ["requestNumber"]) ??
    inTitle(areas, style, skip) ??
    overTitle(areas);
  const number = first && inWhole(first, areas, skip);
  const ordered =
    best(found, style.bySeller ? ["documentDate", "orderDate"] : ["orderDate", "documentDate"]) ??
    dateBeside([number, ...(found.get("poNumber") ?? [])], areas, style) ??
    dateBesideRepeated(number, areas, style) ??
    boxedDate(areas, skip) ??
    contractDate(areas, style, skip) ??
    letterDate(areas, style, { skip, found });
  const chosen: [HeaderField, Candidate | null][] = [
    ["poNumber", number],
    ["orderDate", ordered],
    ["requiredDate", style.bySeller ? null : best(found, ["requiredDate", "shipTo"])],
    ["shipDate", best(found, ["shipDate"])],
    ["currency", best(found, ["currency"])],
  ];
  const fields: Partial<Record<HeaderField, Read>> = {};
  for (const [field, candidate] of chosen)
    if (candidate)
      fields[field] = { value: candidate.value, evidence: evidenceOf(candidate.tokens, candidate.page) };
  return { fields, ambiguous: chosen.flatMap(([field, candidate]) => (candidate?.open ? [field] : [])) };
}

/** "PO10877": a number that says of what it is. */
const TELLING = /^PO-?\d{4,}$/;

/** How surely a caption tells that it announces a number: "Bestellnummer" does, "Auftrag" may be the buyer's own. */
const NUMBERED = 4;

/** What stands beside or under each label. */
function candidatesIn(
  areas: Area[],
  style: Style,
  skip: ReadonlySet<TextLine>,
): ReadonlyMap<Label, Candidate[]> {
  const found = new Map<Label, (Candidate & { line: TextLine })[]>();
  for (const area of areas)
    for (const label of wantedDays(ownOrders(labelsOf(area, skip), style))) {
      if (label.label === "other") continue;
      const candidate = readValue(label, area, style);
      if (candidate)
        found.set(label.label, [...(found.get(label.label) ?? []), { ...candidate, line: label.line }]);
    }
  for (const label of ["requiredDate", "shipDate", "orderDate"] as const) {
    const all = found.get(label) ?? [];
    const below = all.filter(({ line }) => isBelowRow(line, areas, skip));
    const above = all.filter((candidate) => !below.includes(candidate));
    // Days below the rows are the rows' own where they differ, or the head has one: "Date issued" of a printer's licence.
    const areRows = label !== "orderDate" && new Set(below.map(({ value }) => value)).size > 1;
    if (above.length > 0 || areRows) found.set(label, above);
  }
  return found;
}

/** Labels without those of a customer's order where another, with its number behind it, names the buyer's own: of goods that are shipped to the customer both are printed. */
function ownOrders(labels: Labelled[], { bySeller }: Style): Labelled[] {
  const isOwn = ({ label, segment, inline }: Labelled) =>
    label === "poNumber" && OWN_ORDER.test(segment.text) && /\d/.test(textOf(inline));
  return bySeller || !labels.some(isOwn)
    ? labels
    : labels.filter(({ label, segment }) => label !== "poNumber" || !CUSTOMERS.test(segment.text));
}

/** Labels without that of the day of payment, "Due Date" beside "Terms", where another asks for the goods, and without what opens the answer to another, "Liefertermin: | Tag 30.03.2026". */
function wantedDays(all: Labelled[]): Labelled[] {
  const isAnswer = ({ label, line, segment }: Labelled) =>
    label === "orderDate" &&
    all.some(
      (other) =>
        other.label === "requiredDate" &&
        other.line === line &&
        other.colon &&
        other.inline.length === 0 &&
        before(segment, line)?.box[2] === other.segment.box[2],
    );
  const labels = all.filter((label) => !isAnswer(label));
  const isOfPayment = ({ label, line, segment }: Labelled) =>
    label === "requiredDate" && DUE.test(segment.text) && TERMS.test(before(segment, line)?.text ?? "");
  const others = labels.filter((label) => !isOfPayment(label));
  return others.some(({ label }) => label === "requiredDate") ? others : labels;
}

function before({ box }: Segment, { segments }: TextLine): Segment | undefined {
  return segments.findLast((other) => other.box[2] < box[0]);
}

const DUE = /^due( date)?:?$/i;
const TERMS = /^(payment )?terms:?$/i;

const OWN_ORDER = /^(purchase order|p\.?o\.?)\b/i;
const CUSTOMERS = /^(customer|cust|client)\b/i;

function isBelowRow(line: TextLine, areas: Area[], rows: ReadonlySet<TextLine>): boolean {
  const area = areas.find(({ lines }) => lines.includes(line));
  return area?.lines.slice(0, area.lines.indexOf(line)).some((above) => rows.has(above)) ?? false;
}

/** The day of a letter, weaker than any that a label names. */
function letterDate(
  areas: Area[],
  style: Style,
  { skip, found }: { skip: ReadonlySet<TextLine>; found: ReadonlyMap<Label, Candidate[]> },
): Candidate | null {
  if (style.bySeller) return null;
  const taken = new Set([...found.values()].flat().flatMap(({ tokens }) => tokens));
  const date = loneDate(areas, style, { skip, taken });
  return date && { ...date, strength: 1 };
}

/** The order number a page states behind a label of its own that is so sure at least; null when it states none. */
export function numberOn(
  area: Area,
  style: Style,
  skip: ReadonlySet<TextLine> = new Set(),
  least = 3,
): string | null {
  const found = ownOrders(labelsOf(area, skip), style)
    .filter(({ label, strength }) => label === "poNumber" && strength >= least)
    .map((label) => readValue(label, area, style))
    .filter((candidate) => candidate !== null);
  return found.sort((a, b) => b.strength - a.strength)[0]?.value ?? null;
}

function best(found: ReadonlyMap<Label, Candidate[]>, labels: Label[]): Candidate | null {
  for (const label of labels) {
    const candidates = (found.get(label) ?? []).toSorted((a, b) => b.strength - a.strength);
    if (candidates[0]) return candidates[0];
  }
  return null;
}

/** The date beside a number, or where that stands once more. */
function dateBeside([number, ...all]: (Candidate | null)[], areas: Area[], style: Style): Candidate | null {
  const same = all.filter((other) => other?.value === number?.value);
  const dates = [number, ...same].values().map((one) => dateBesideNumber(one, areas, style));
  return dates.find((date) => date) ?? null;
}

/** "PO number/date 4500000123 / 03/02/2022": the date that shares the number's line, or else stands alone under it. */
function dateBesideNumber(
  number: Candidate | null | undefined,
  areas: Area[],
  style: Style,
): Candidate | null {
  const token = number?.tokens[0];
  if (!number || !token) return null;
  const area = areas.find(({ page }) => page === number.page);
  const line = area?.lines.find(({ tokens }) =>
    tokens.some(({ box }) => box[1] === token.box[1] && box[0] <= token.box[0] && box[2] >= token.box[2]),
  );
  const segment = line?.segments.find(({ box }) => box[0] <= token.box[0] && box[2] >= token.box[2]);
  const words = segment?.tokens.flatMap(wordsOf) ?? [];
  const behind = words.filter(({ box }) => box[0] > token.box[0] - 1);
  const beside = segment && (dateIn(behind, style) ?? dateIn(segment.tokens, style));
  const date =
    beside ??
    (line && segment
      ? (dateOf(segment, line, { area, style }) ?? dateUnder(segment, line, { area, style }))
      : null);
  return date ? { ...date, page: number.page, strength: 2 } : null;
}

/** The date behind a word for it next to the number, "CF2603-0418" and "du : 16/03/2026" beside, or under one; or what alone ends the line behind it. */
function dateOf(segment: Segment, line: TextLine, { area, style }: { area?: Area; style: Style }) {
  const behind = line.segments.slice(line.segments.indexOf(segment) + 1);
  const [next, date] = behind.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !PAGED.test(text));
  if (next && date && OF.test(next.text)) return dateIn(date.tokens, style);
  if (next && !date && (OF.test(next.tokens[0]!.text) || parseDate(next.text, style.dates)))
    return dateIn(next.tokens, style);
  const above = area?.lines.find(({ y }) => y < line.y && line.y - y < 2 * line.height)?.segments ?? [];
  const isUnderOf = above.some(
    ({ text, box }) => OF.test(text) && next && Math.abs(box[0] - next.box[0]) < 4,
  );
  return next && isUnderOf ? dateIn(next.tokens, style) : null;
}

const OF = /^(du|vom|del|of|van|dated|d\.d\.|z dnia)\s?:?$/iu;

/** The date right behind the number where its page says it once more: "Number/date 4500000123 / 03/02/2022". */
function dateBesideRepeated(number: Candidate | null, areas: Area[], style: Style): Candidate | null {
  const area = areas.find(({ page }) => page === number?.page);
  for (const { segments } of area?.lines ?? [])
    for (const { tokens } of segments) {
      const words = tokens.flatMap(wordsOf);
      const at = words.findIndex(({ text }) => text === number?.value);
      const date = at >= 0 && words[at + 1]?.text === "/" ? dateIn(words.slice(at + 2), style) : null;
      if (date) return { ...date, page: number!.page, strength: 2 };
    }
  return null;
}

/** A date alone, or behind a word for it, on one of the next two lines, at the left or right edge of what stands above or in its middle. */
function dateUnder(
  { box }: Segment,
  line: TextLine,
  { area, style }: { area: Area | undefined; style: Style },
): Omit<Candidate, "page" | "strength"> | null {
  const next = area?.lines.slice(area.lines.indexOf(line) + 1) ?? [];
  for (const below of next.slice(0, 3)) {
    if (below.box[1] - line.box[3] > 2.5 * line.height) break;
    const segment = below.segments.find(({ box: [x0, , x1] }) =>
      [x0 - box[0], x1 - box[2], (x0 + x1 - box[0] - box[2]) / 2].some((off) => Math.abs(off) < 6),
    );
    const isDay = segment && (segment.text.length < 20 || OF.test(segment.text.split(" ")[0]!));
    const date = isDay ? dateIn(segment.tokens, style) : null;
    if (date) return date;
  }
  return null;
}
