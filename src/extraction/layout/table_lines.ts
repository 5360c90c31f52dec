import type { Finding } from "../../../db/mod.ts";
import type { Style } from "./page/style.ts";
import { agreeing } from "./proof/agreeing.ts";
import { doubtsOf } from "./proof/doubts.ts";
import { divided, uncounted, weighed } from "./proof/mistaken.ts";
import { scheduled } from "./proof/scheduled.ts";
import { uncoded } from "./proof/uncoded.ts";
import { unpriced } from "./proof/unpriced.ts";
import type { Entry } from "./table/entry.ts";
import { draftLine } from "./table/fields.ts";
import { withHeadedCodes, withoutNumbers } from "./table/headed_codes.ts";
import { withSaidCodes } from "./table/said_codes.ts";
import { withReleases, withScheduledItems } from "./table/schedules.ts";
import { bySize } from "./table/sizes.ts";
import { toldApart } from "./table/told_apart.ts";
import { variantsIn, variantsOf } from "./table/variants.ts";

/** What a table's rows say. */
export interface TableLines {
  /** A line for each row of the table. */
  rows: Priced[];
  /** A line for each size or variant of a row. */
  lines: Priced[];
  findings: Finding[];
}

/** A line with the currency that it is in. */
export type Priced = ReturnType<typeof draftLine>;

/** The lines of a table's rows, and what is doubtful in them. */
export function tableLines(entries: Entry[], style: Style): TableLines {
  const all: TableLines = { rows: [], lines: [], findings: [] };
  const headed = withHeadedCodes(
    entries.map((entry) => draftLine(entry, style)),
    entries,
  );
  const drafted = withReleases(withoutNumbers(headed), entries);
  const read = withScheduledItems(toldApart(agreeing(withSaidCodes(drafted, entries, style)), entries));
  const variants = variantsIn(read);
  for (let i = 0; i < entries.length; i++) {
    const [entry, row] = [entries[i]!, read[i]!];
    const index = all.lines.length;
    const under = read.slice(i + 1, i + 1 + (variants.get(i) ?? 0));
    i += under.length;
    const { lines, differs } = under.length
      ? { lines: variantsOf(row, under), differs: null }
      : bySize(entry, row, style);
    all.rows.push(row);
    all.lines.push(...lines.map((line) => ({ ...line, currency: row.currency })));
    if (differs) all.findings.push({ ...differs, lineId: String(index) });
    if (lines.length === 1) all.findings.push(...doubtsOf(entry, row, index));
  }
  if (all.rows.length === all.lines.length) all.findings.push(...uncoded(entries, all.rows));
  all.findings.push(
    ...uncounted(entries, all.rows),
    ...divided(entries),
    ...weighed(entries),
    ...scheduled(entries, style),
    ...unpriced(entries, all.rows),
  );
  return all;
}
