import type { Row } from "./row.ts";

const CONSISTS =
  /(?<!\p{L})(?:consist(?:ing|s) of|comprising|composed of|made up of|bestehend aus|besteht aus|composée?s? de|comprenant|compuest[oa]s? (?:de|por)|compost[oa]s? (?:da|di|de|por)|bestaande uit|składając\p{L}+ się z)(?!\p{L}).*:$/iu;

/** What an item is made of: the rows under its words "consisting of:", up to the next that starts a line. */
export function componentsUnder(starts: Row[], rows: Row[]): Set<Row> {
  const begins = new Set(starts);
  const found = new Set<Row>();
  let open = false;
  for (const row of rows) {
    if (begins.has(row) || row.summary) open = false;
    if (open) found.add(row);
    open ||= CONSISTS.test(row.line.text.trim());
  }
  return found;
}
