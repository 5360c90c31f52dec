import type { Finding } from "../../../../db/mod.ts";
import type { DraftLine } from "../../../orders/mod.ts";
import { textOf } from "../page/lines.ts";
import type { Entry } from "../table/entry.ts";
import type { Row } from "../table/row.ts";
import { parseAmount } from "../values/amounts.ts";
import { roleOf } from "../words/vocabulary.ts";

/** Of the lines so many have a figure under a heading of prices. */
const MOST = 0.5;

/** An error where no line has a price, though figures stand under a heading that names one: another word of it was believed. */
export function unpriced(entries: Entry[], lines: DraftLine[]): Finding[] {
  if (!lines.length || lines.some(({ fields }) => fields.unitPrice)) return [];
  const labels = entries.flatMap(({ rows }) => rows.flatMap(labelOver).slice(0, 1));
  if (labels.length < MOST * entries.length) return [];
  const message = `No price was read, though figures stand under "${labels[0]}"`;
  return [{ code: "unread_value", level: "error", field: "unitPrice", message }];
}

/** The heading of prices over an unread figure of a row. */
function labelOver({ cells, geometry: { first, rest }, sub, summary }: Row): string[] {
  if (sub || summary) return [];
  return [first, rest].flatMap((columns) =>
    columns.flatMap(({ label, role }, i) => {
      const unread = role !== "lineTotal" && roleOf(label) === "unitPrice";
      return unread && parseAmount(textOf(cells.get(i) ?? []), ".") ? [label] : [];
    }),
  );
}
