import type { Draft } from "../../orders/mod.ts";
import { startOf } from "../verify/gaps.ts";
import type { Source } from "../verify/source.ts";
import { labelKey, segmentsOf } from "./segments.ts";

/** Parts of a page's width in which labels are told apart. */
const PARTS = 12;
/** What two documents of one layout share at least. */
const ALIKE = 0.6;
const WIDTH = 612;
const MOST = 60;

/** The labels of a document's head and of its table's, each with its place across the page: what documents of one layout share. */
export function layoutKey(source: Source, draft: Draft): string[] {
  const start = draft.lines.map((line) => startOf(source, line)).find(Boolean);
  const leaf = start?.leaf ?? 0;
  const rows = segmentsOf(source)[leaf] ?? [];
  const sheet = source.leaves[leaf]?.sheet !== null;
  const labels = new Set<string>();
  for (const row of rows)
    for (const { text, top, left } of row) {
      if (start && top >= start.top) continue;
      const label = labelOf(text);
      if (!label || labels.size >= MOST) continue;
      labels.add(`${label}@${sheet ? left : Math.round((left / WIDTH) * PARTS)}`);
    }
  return [...labels].sort();
}

/** A label without its value: short, and without digits. */
function labelOf(text: string): string | null {
  const label = text.split(/[:：]/)[0]!.trim();
  const words = label.split(/\s+/).length;
  return !/\d/.test(label) && words <= 5 && /\p{L}{2}/u.test(label) ? labelKey(label) : null;
}

/** Whether two documents have one layout. */
export function isAlike(a: string[], b: string[]): boolean {
  if (!a.length || !b.length) return false;
  const other = new Set(b);
  const shared = a.filter((label) => other.has(label)).length;
  return shared / (a.length + b.length - shared) >= ALIKE;
}

/** A customer by the name that its documents print. */
export function customerKey({ header }: Draft): string {
  return labelKey(header.customerName?.value ?? "");
}
