import type { HeaderField, Read } from "../../orders/mod.ts";
import { rightOf } from "./header_fields.ts";
import { type Label, type Labelled, labelOf, labelsOf, wordsOf } from "./labels.ts";
import { type Area, evidenceOf, type Segment, type TextLine, type Token, textOf } from "./lines.ts";
import {
  COMPANY,
  cleanName,
  isContact,
  isCountry,
  isName,
  isStreet,
  looksLikePerson,
  plainName,
  sameName,
  TITLE_WORDS,
} from "./names.ts";
import type { Style } from "./style.ts";

/** A block of lines about one company. */
interface Block {
  lines: Token[][];
  page: number;
}

type PartyFields = Partial<Record<HeaderField, Read>>;

const ADDRESS_LINES = 7;

/** The buyer, ship-to and bill-to of an order; the seller and our own names are never the buyer. */
export function partiesOf(
  areas: Area[],
  { ownNames, skip, style }: { ownNames: string[]; skip: ReadonlySet<TextLine>; style: Style },
): PartyFields {
  const blocks = blocksOf(areas.slice(0, 3), style, skip);
  const vendors = [
    ...ownNames,
    ...(blocks.get("vendor") ?? []).map(nameOf).filter((name) => name !== null),
  ].map(plainName);
  const fields: PartyFields = {};
  const put = (field: HeaderField, tokens: Token[] | undefined, page: number) => {
    if (tokens?.length && !fields[field])
      fields[field] = { value: cleanName(textOf(tokens)), evidence: evidenceOf(tokens, page) };
  };
  place(blocks.get("shipTo")?.[0], { put, name: "shipToName", address: "shipToAddress" });
  place(blocks.get("billTo")?.[0], { put, name: "billToName", address: "billToAddress" });
  const claimed = new Set(
    [...blocks.values()].flat().flatMap(({ lines }) => lines.map(([token]) => token?.box.join())),
  );
  const buyer = buyerOf(blocks, { areas, skip, vendors, style, claimed });
  if (buyer) fields.customerName = { value: buyer.name, evidence: evidenceOf(buyer.tokens, buyer.page) };
  return fields;
}

/** What stands beside or under each party's labels. */
function blocksOf(areas: Area[], style: Style, skip: ReadonlySet<TextLine>): Map<Label, Block[]> {
  const labelled = areas.flatMap((area) =>
    labelsOf(area)
      .filter(({ line, label }) => !skip.has(line) && PARTIES.has(label))
      .flatMap((label) => {
        const block = blockOf(label, area, skip);
        return block ? [{ label, block }] : [];
      }),
  );
  const blocks = new Map<Label, Block[]>();
  for (const { label, block } of labelled) {
    const within = labelled.some(({ block: other }) => other !== block && holds(other, label));
    if (within && label.inline.length && !label.colon) continue;
    const addressed = style.bySeller && /^to\b|^to:/i.test(label.segment.text);
    const kind = addressed ? "buyer" : label.label;
    blocks.set(kind, [...(blocks.get(kind) ?? []), block]);
  }
  return blocks;
}

const PARTIES: ReadonlySet<Label> = new Set(["buyer", "vendor", "shipTo", "billTo"]);

/** A line of another party's block that begins with a word like "Customer" is a name. */
function holds({ lines, page }: Block, { line, segment }: Labelled): boolean {
  if (page !== line.page) return false;
  return lines.some(([first]) => first?.box[0] === segment.box[0] && first.box[1] === segment.box[1]);
}

interface Put {
  put: (field: HeaderField, tokens: Token[] | undefined, page: number) => void;
  name: HeaderField;
  address: HeaderField;
}

function place(block: Block | undefined, { put, name, address }: Put): void {
  if (!block) return;
  const index = block.lines.findIndex((line) => isName(textOf(line)));
  if (index >= 0 && index < 3) put(name, block.lines[index], block.page);
  const rest = block.lines
    .slice(index >= 0 && index < 3 ? index + 1 : 0)
    .filter((line) => !isContact(textOf(line)));
  put(address, rest.flat(), block.page);
}

interface Search {
  areas: Area[];
  skip: ReadonlySet<TextLine>;
  vendors: string[];
  style: Style;
  /** Where the lines of labelled blocks begin. */
  claimed: ReadonlySet<string | undefined>;
}

interface Named {
  name: string;
  tokens: Token[];
  page: number;
  weight: number;
}

/** The best of: a labelled buyer, the bill-to, the letterhead, the ship-to. */
function buyerOf(blocks: Map<Label, Block[]>, search: Search): Named | null {
  const candidates: Named[] = [];
  const add = (label: Label, weight: number) => {
    for (const block of blocks.get(label) ?? []) {
      const names = block.lines.slice(0, 3).filter((line) => isName(textOf(line)));
      const tokens =
        names.find((line) => COMPANY.test(textOf(line)) && looksLikePerson(textOf(names[0]!))) ?? names[0];
      if (!tokens) continue;
      const name = cleanName(textOf(tokens));
      const company = COMPANY.test(name);
      if (label === "buyer" && !company && (looksLikePerson(name) || block.lines.length < 2))
        candidates.push({ name, tokens, page: block.page, weight: 0.5 });
      else candidates.push({ name, tokens, page: block.page, weight: weight + (company ? 1 : 0) });
    }
  };
  add("buyer", 5);
  add("billTo", search.style.bySeller ? 5 : 3.4);
  add("shipTo", 1.2);
  // The head of a seller's document is the seller's: who buys stands behind a label or isn't said.
  if (!search.style.bySeller) candidates.push(...letterheads(search));
  const allowed = candidates.filter(
    ({ name }) => !search.vendors.some((vendor) => sameName(vendor, plainName(name))),
  );
  return allowed.sort((a, b) => b.weight - a.weight)[0] ?? null;
}

/** The block at the head of the first page that no label claims. */
function letterheads({ areas, skip, vendors, claimed }: Search): Named[] {
  const area = areas[0];
  if (!area) return [];
  const found: Named[] = [];
  const limit = area.grid ? 12 * 8 : area.height * 0.34;
  for (const line of area.lines) {
    if (line.box[1] > limit || skip.has(line) || found.length >= 8) break;
    for (const [index, segment] of line.segments.entries()) {
      if (
        labelOf(segment.text) ||
        labelsOfSegment(segment.tokens) ||
        (index > 0 && isCaption(line.segments[index - 1]!.text))
      )
        continue;
      const text = segment.text;
      if (claimed.has(segment.tokens.flatMap(wordsOf)[0]?.box.join())) continue;
      const name = cleanName(text);
      if (!isName(name) || TITLE_WORDS.test(text) || text.length > 90) continue;
      if (isStreet(text, textUnder(segment, line, area)) || isCountry(name)) continue;
      if (/御中/.test(text)) {
        vendors.push(plainName(name));
        continue;
      }
      const size = Math.max(...segment.tokens.map((token) => token.size));
      const weight =
        (found.length === 0 ? 2.6 : 2) +
        (COMPANY.test(name) ? 2 : 0) +
        (name !== text.trim() && /,.*\d/.test(text) && !isUnderName(segment, found) ? 2.8 : 0) +
        Math.min(1.2, size / 18) -
        (line.box[1] / limit) * 1.2 -
        (segment.box[0] > 0.6 * area.width ? 0.5 : 0) -
        (looksLikePerson(name) ? 0.3 : 0);
      found.push({ name, tokens: segment.tokens, page: area.page, weight });
    }
  }
  return found;
}

/** Whether a name stands right above: then this is its street, not a name with its address on one line. */
function isUnderName({ box, tokens }: Segment, found: Named[]): boolean {
  const size = tokens[0]!.size;
  return found.some(({ tokens: [above] }) => {
    const [x0, , , bottom] = above!.box;
    return Math.abs(x0 - box[0]) < 8 && box[1] - bottom < 1.2 * Math.max(size, above!.size);
  });
}

/** The text under a segment's left edge. */
function textUnder({ box }: Segment, line: TextLine, area: Area): string {
  const below = area.lines.slice(area.lines.indexOf(line) + 1).find((other) => other.y - line.y > 2);
  return below?.segments.find((other) => Math.abs(other.box[0] - box[0]) < 8)?.text ?? "";
}

/** Whether a text says what the one beside it is. */
function isCaption(text: string): boolean {
  return labelOf(text) !== null || /\p{L}\s?[:：]$/u.test(text);
}

function labelsOfSegment(tokens: Token[]): boolean {
  const words = tokens.flatMap(wordsOf);
  const colon = words.findIndex(({ text }) => /[:：]$/.test(text));
  return colon >= 0 && colon < 5;
}

/** The lines beside or under a party label, until something else begins. */
function blockOf(label: Labelled, area: Area, skip: ReadonlySet<TextLine>): Block | null {
  const lines: Token[][] = [];
  const index = area.lines.indexOf(label.line);
  const right =
    label.inline.length || (!label.colon && headed(label, area, index)) ? null : besides(label, area);
  const start = label.inline.length
    ? label.colon || /^[\p{Lu}\d]/u.test(label.inline[0]!.text)
      ? label.inline
      : null
    : right;
  if (label.inline.length && !start) return null;
  if (start?.length) lines.push(start);
  const left = start?.length ? start[0]!.box[0] : label.segment.box[0];
  const reach = start?.length ? 14 : 46;
  let y = label.line.box[3];
  for (const line of area.lines.slice(index + 1, index + 26)) {
    if (skip.has(line)) break;
    if (
      lines.length >= ADDRESS_LINES ||
      line.box[1] - y > (area.grid ? 3 : (lines.length ? 1.7 : 3.2) * label.line.height)
    )
      break;
    const segment = line.segments.find(
      ({ box }) =>
        (box[0] >= Math.min(left - 10, label.inline.length ? label.segment.box[0] - 4 : left) &&
          box[0] <= left + reach) ||
        (lines.length === 0 && box[0] < label.segment.box[2] && box[2] > left),
    );
    if (!segment) continue;
    if (labelOf(segment.text) || (labelsOfSegment(segment.tokens) && !isContact(segment.text))) {
      if (lines.length || !start) break;
    }
    lines.push(segment.tokens.flatMap(wordsOf));
    y = line.box[3];
  }
  return lines.length ? { lines, page: area.page } : null;
}

/** A label without a colon that has text close under its left edge is the caption of a block. */
function headed(label: Labelled, area: Area, index: number): boolean {
  const next = area.lines
    .slice(index + 1, index + 4)
    .filter((line) => line.box[1] - label.line.box[3] < 1.2 * label.line.height);
  return next.some(({ segments }) =>
    segments.some(({ box, text }) => Math.abs(box[0] - label.segment.box[0]) < 12 && !labelOf(text)),
  );
}

/** The segment right of the label; past a lone number, which is only the party's code. */
function besides(label: Labelled, area: Area): Token[] | null {
  const right = rightOf(label, area);
  if (!right) return null;
  if (!/^[\d-]+$/.test(right.text))
    return right.box[0] - label.segment.box[2] < 0.25 * area.width ? right.tokens.flatMap(wordsOf) : null;
  const { segments } = label.line;
  return segments[segments.indexOf(right) + 1]?.tokens ?? null;
}

function nameOf(block: Block): string | null {
  const line = block.lines.slice(0, 3).find((tokens) => isName(textOf(tokens)));
  return line ? cleanName(textOf(line)) : null;
}
