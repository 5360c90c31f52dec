import type { Evidence } from "../../../db/mod.ts";
import type { Draft, LearnedPlace } from "../../orders/mod.ts";
import { startOf } from "../verify/gaps.ts";
import type { Field } from "../verify/says.ts";
import { type Source, type Token, tokensAt } from "../verify/source.ts";
import { labelKey, overlap, type Segment, type SegmentRow, segmentsOf } from "./segments.ts";
import { valueIn } from "./value.ts";

/** Rows above a value, or above the first line, among which its label is looked for. */
const ABOVE = 4;
const LONGEST_LABEL = 40;

export type Place = Pick<LearnedPlace, "relation" | "label" | "sample">;

/** What a person showed: the value of a field, and where it stands. */
export interface Shown {
  part: LearnedPlace["part"];
  field: Field;
  value: string;
  evidence: Evidence;
}

/** By which label the place is found again; null where none stands beside or above it, or it doesn't say the value. */
export function placeShown(source: Source, draft: Draft, shown: Shown): Place | null {
  const tokens = tokensAt(source, shown.evidence);
  const { field, value: sample } = shown;
  const read = tokens.length ? valueIn(tokens, { field, sample, source }) : null;
  if (!read || !same(read.value, sample)) return null;
  const rows = segmentsOf(source)[tokens[0]!.leaf]!;
  const at = rows.findIndex((row) => row.some((segment) => segment.tokens.includes(tokens[0]!)));
  const segment = rows[at]?.find((each) => each.tokens.includes(tokens[0]!));
  if (!segment) return null;
  const inside = labelBefore(segment, tokens[0]!);
  if (inside) return { relation: "beside", label: inside, sample };
  if (shown.part === "line") {
    const heading = headingOver(source, draft, segment);
    return heading ? { relation: "column", label: heading, sample } : null;
  }
  const beside = rows[at]!.findLast(({ right }) => right <= segment.left);
  const above = rows.slice(Math.max(0, at - ABOVE), at).toReversed();
  const over = above.flatMap((row) => row.find((each) => overlap(each, segment)) ?? [])[0];
  if (beside && isLabel(beside.text) && (/[:：]\s*$/.test(beside.text) || !over || !isLabel(over.text)))
    return { relation: "beside", label: printed(beside.text), sample };
  return over && isLabel(over.text) ? { relation: "below", label: printed(over.text), sample } : null;
}

function same(a: string, b: string): boolean {
  return a === b || (a !== "" && Number(a) === Number(b));
}

/** "Ref: 4711": the words before the value in one run with it. */
function labelBefore({ tokens }: Segment, first: Token): string | null {
  const words = tokens.slice(0, tokens.indexOf(first)).map(({ text }) => text);
  return words.length && isLabel(words.join(" ")) ? printed(words.join(" ")) : null;
}

function printed(label: string): string {
  return label.replace(/[\s:：.]+$/, "");
}

function isLabel(text: string): boolean {
  return text.length <= LONGEST_LABEL && /\p{L}/u.test(text) && !/\d/.test(text) && labelKey(text) !== "";
}

/** The heading of a line's column: the nearest words over it above the first line. */
function headingOver(source: Source, { lines }: Draft, segment: Segment): string | null {
  const start = lines.map((line) => startOf(source, line)).find(Boolean);
  if (!start) return null;
  const rows = segmentsOf(source)
    [start.leaf]!.filter((row) => row[0]!.top < start.top)
    .slice(-ABOVE);
  for (const row of rows.toReversed()) {
    const over = nearestOver(row, segment);
    if (over && isLabel(over.text)) return printed(over.text);
  }
  return null;
}

function nearestOver(row: SegmentRow, segment: Segment): Segment | undefined {
  return row
    .filter((each) => overlap(each, segment))
    .sort((a, b) => Math.abs(middle(a) - middle(segment)) - Math.abs(middle(b) - middle(segment)))[0];
}

function middle({ left, right }: Segment): number {
  return (left + right) / 2;
}
