import type {
  Draft,
  DraftLine,
  HeaderField,
  LearnedPlace,
  LineField,
  PlacesTried,
  Read,
} from "../../orders/mod.ts";
import { lineAmount } from "../layout/values/line_amount.ts";
import { startOf } from "../verify/gaps.ts";
import { evidenceAt, type Source, type Token } from "../verify/source.ts";
import { customerKey, isAlike, layoutKey } from "./layout_key.ts";
import { labelKey, overlap, type Segment, type SegmentRow, segmentOf, segmentsOf } from "./segments.ts";
import { valueIn } from "./value.ts";

/** Rows under a label among which its value is looked for. */
const BELOW = 3;
/** Of the lines, how many must have a value in a learned column. */
const ENOUGH = 0.6;

/** An order read by the places learned for its customer and layout; a place that doesn't hold is left aside and said. */
export function withLearned(
  source: Source,
  draft: Draft,
  places: LearnedPlace[],
): { draft: Draft; tried: PlacesTried } {
  const tried: PlacesTried = { used: [], failed: [] };
  const mine = places.filter(({ customerKey: key }) => key === customerKey(draft));
  const key = mine.length ? layoutKey(source, draft) : [];
  const seen = new Set<string>();
  let read = draft;
  for (const place of mine) {
    const name = `${place.part} ${place.field}`;
    if (seen.has(name) || !isAlike(key, place.layout)) continue;
    seen.add(name);
    const applied = place.part === "line" ? lineField(source, read, place) : headerField(source, read, place);
    if ("draft" in applied) {
      read = applied.draft;
      tried.used.push(place.id);
    } else {
      read = withFinding(read, place, applied.reason);
      tried.failed.push({ id: place.id, reason: applied.reason });
    }
  }
  return { draft: read, tried };
}

type Applied = { draft: Draft } | { reason: string };

function withFinding(draft: Draft, { field, part }: LearnedPlace, reason: string): Draft {
  const message = `What was learned of where this field stands does not hold any more and was forgotten: ${reason}`;
  const finding = { code: "learned_place_failed", level: "warning" as const, message };
  return { ...draft, findings: [...draft.findings, part === "header" ? { ...finding, field } : finding] };
}

function headerField(source: Source, draft: Draft, place: LearnedPlace): Applied {
  const places = segmentsOf(source).flatMap((rows) =>
    rows.flatMap((row, at) => row.flatMap((segment) => besideOrBelow(segment, { rows, at, place }))),
  );
  if (!places.length) return { reason: `there is no label "${place.label}"` };
  for (const tokens of places) {
    const found = valueIn(tokens, { field: place.field, sample: place.sample, source });
    if (!found) continue;
    const read = learned(source, found, place);
    const field = place.field as HeaderField;
    return { draft: noted({ ...draft, header: { ...draft.header, [field]: read } }, place) };
  }
  return { reason: `no such value stands at the label "${place.label}"` };
}

/** The tokens at a label, if the segment is, or begins with, that label. */
function besideOrBelow(
  segment: Segment,
  { rows, at, place }: { rows: SegmentRow[]; at: number; place: LearnedPlace },
): Token[][] {
  const behind = afterLabel(segment, labelKey(place.label));
  if (behind === null) return [];
  if (place.relation === "beside") {
    const next = rows[at]!.find(({ left }) => left >= segment.right);
    return behind.length ? [behind] : next ? [next.tokens] : [];
  }
  if (behind.length) return [];
  const under = rows.slice(at + 1, at + 1 + BELOW);
  const value = under.flatMap((row) => row.find((each) => overlap(each, segment)) ?? [])[0];
  return value ? [value.tokens] : [];
}

/** What follows a label in its own segment; null where the segment doesn't begin with the label. */
function afterLabel({ tokens }: Segment, label: string): Token[] | null {
  let key = "";
  for (const [index, { text }] of tokens.entries()) {
    key += labelKey(text);
    if (key === label) return tokens.slice(index + 1);
    if (!label.startsWith(key)) return null;
  }
  return null;
}

function lineField(source: Source, draft: Draft, place: LearnedPlace): Applied {
  const bands = bandsOf(source, draft);
  const found = bands.map((band) => band && inBand(source, band, place));
  const held = found.filter(Boolean).length;
  if (!draft.lines.length || held < ENOUGH * draft.lines.length)
    return { reason: `only ${held} of ${draft.lines.length} lines have such a value at "${place.label}"` };
  const field = place.field as LineField;
  const lines = draft.lines.map((line, index): DraftLine => {
    const value = found[index];
    const { [field]: _, ...rest } = line.fields;
    return { ...line, fields: value ? { ...rest, [field]: learned(source, value, place) } : rest };
  });
  if (proven(draft.lines) > proven(lines)) return { reason: "with it the lines don't add up" };
  return { draft: noted({ ...draft, lines }, place) };
}

interface Band {
  rows: SegmentRow[];
  /** All rows of the leaf, for its headings. */
  all: SegmentRow[];
  first: Token;
}

/** The rows of each line: from its own to before the next one's. */
function bandsOf(source: Source, { lines }: Draft): (Band | null)[] {
  const starts = lines.map((line) => startOf(source, line));
  return starts.map((first, index) => {
    if (!first) return null;
    const all = segmentsOf(source)[first.leaf]!;
    const next = starts.slice(index + 1, index + 2).find((start) => start?.leaf === first.leaf);
    const height = first.bottom - first.top;
    const rows = all.filter(
      ([each]) =>
        each!.bottom > first.top + height / 2 - 0.01 &&
        (next ? each!.bottom <= next.top + height / 2 : each!.top < first.bottom + 6 * height),
    );
    return { rows, all, first };
  });
}

function inBand(source: Source, { rows, all, first }: Band, place: LearnedPlace) {
  const asked = { field: place.field, sample: place.sample, source };
  if (place.relation !== "column") {
    for (const segment of rows.flat()) {
      const behind = afterLabel(segment, labelKey(place.label));
      if (behind?.length) return valueIn(behind, asked);
    }
    return null;
  }
  const column = columnOf(all, first, labelKey(place.label));
  if (!column) return null;
  for (const row of rows) {
    const tokens = row.flatMap((segment) => segment.tokens.filter((token) => within(token, column)));
    const value = tokens.length ? valueIn(tokens, asked) : null;
    if (value) return value;
  }
  return null;
}

interface Column {
  left: number;
  right: number;
}

/** The column under the last heading of that name above a line, else on the leaf's first page: half-way to its neighbours. */
function columnOf(rows: SegmentRow[], first: Token, label: string): Column | null {
  const row = rows.findLast(
    (each) => each[0]!.top < first.top && each.some(({ text }) => labelKey(text) === label),
  );
  const at = row?.findIndex(({ text }) => labelKey(text) === label) ?? -1;
  const heading = row?.[at];
  if (!row || !heading) return null;
  const [before, after] = [row[at - 1], row[at + 1]];
  return {
    left: before ? (before.right + heading.left) / 2 : Number.NEGATIVE_INFINITY,
    right: after ? (heading.right + after.left) / 2 : Number.POSITIVE_INFINITY,
  };
}

function within({ left, right }: Token, column: Column): boolean {
  const middle = (left + right) / 2;
  return middle > column.left && middle < column.right;
}

function learned(
  source: Source,
  { value, tokens }: { value: string; tokens: Token[] },
  place: LearnedPlace,
): Read {
  return { value, evidence: evidenceAt(source, segmentOf(tokens).tokens), learned: place.id };
}

function noted(draft: Draft, { id, part, field, label }: LearnedPlace): Draft {
  const before = draft.proof.learned ?? [];
  return { ...draft, proof: { ...draft.proof, learned: [...before, { id, part, field, label }] } };
}

/** Lines whose quantity and price make their total. */
function proven(lines: DraftLine[]): number {
  return lines.filter((line) => {
    const { lineTotal } = line.fields;
    return lineTotal && lineAmount(line)?.minus(lineTotal.value).abs().lte("0.0051");
  }).length;
}
