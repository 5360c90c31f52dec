import { Decimal } from "decimal.js";
import type { Finding } from "../../../db/mod.ts";
import type { Draft, DraftLine, HeaderField, LineField, Read } from "../../orders/mod.ts";
import type { Readers } from "../verify/confidence.ts";
import { NAMES } from "../verify/ground.ts";
import { squash } from "../verify/says.ts";

/** A line of the model's, and the layout reader's of the same place. */
export interface Pair {
  /** In the model's order. */
  index: number;
  model: DraftLine;
  layout: DraftLine;
}

/** Fields whose difference a person must know of; the others are prose that is cut in several right ways. */
const WEIGHTY = new Set<HeaderField | LineField>([
  "poNumber",
  "orderDate",
  "requiredDate",
  "currency",
  "total",
  "customerSku",
  "supplierSku",
  "quantity",
  "unitPrice",
  "lineTotal",
]);

type Fields = Partial<Record<HeaderField | LineField, Read>>;

/**
 * The model's order beside the layout reader's, field by field: what both read is surer, what they read differently is
 * a finding, what the model was silent of is the layout reader's. What a person taught wins.
 */
export function together(
  model: Draft,
  layout: Draft | null,
  pairs: Pair[],
): { draft: Draft; readers: Readers } {
  const readers = { agreed: new Set<Read>(), disputed: new Set<Read>() };
  const findings: Finding[] = [...model.findings];
  const refused = new Set(
    model.findings.map(({ code, lineId, field }) => (code === "ungrounded" ? `${lineId} ${field}` : "")),
  );
  // What was told of a value that the model was silent of is not true of the layout reader's.
  const filled = new Set<string>();
  const joined = (own: Fields, other: Fields, lineId?: string): Fields => {
    const fields: Fields = { ...own };
    for (const [field, read] of Object.entries(other) as [HeaderField | LineField, Read][]) {
      const mine = own[field];
      // What the model said and could not be found stays open: a person decides.
      if (!mine && refused.has(`${lineId} ${field}`)) continue;
      if (!mine) filled.add(`${lineId} ${field}`);
      if (!mine || read.learned) fields[field] = read;
      else if (same(mine.value, read.value)) readers.agreed.add(mine);
      else if (WEIGHTY.has(field)) {
        readers.disputed.add(mine);
        findings.push(differing({ field, model: mine.value, layout: read.value, lineId }));
      }
    }
    return fields;
  };
  const ofLine = new Map(pairs.map(({ index, layout: line }) => [index, line]));
  const lines = model.lines.map((line, index) => {
    const other = ofLine.get(index);
    return other ? { ...line, fields: joined(line.fields, other.fields, String(index)) } : line;
  });
  const header = layout ? joined(model.header, layout.header) : model.header;
  const told = findings.filter(({ lineId, field }) => !filled.has(`${lineId} ${field}`));
  return { draft: { ...model, header, lines, findings: told }, readers };
}

function differing(said: {
  field: HeaderField | LineField;
  model: string;
  layout: string;
  lineId?: string;
}): Finding {
  const { field, model, layout, lineId } = said;
  const words = `the language model reads the ${NAMES[field]} "${model}", the built-in reader "${layout}"`;
  const message =
    lineId === undefined
      ? words.charAt(0).toUpperCase() + words.slice(1)
      : `Line ${Number(lineId) + 1}: ${words}`;
  return { code: "readers_disagree", level: "warning", field, message, ...(lineId && { lineId }) };
}

function same(a: string, b: string): boolean {
  const plain = /^-?\d+(\.\d+)?$/;
  return squash(a) === squash(b) || (plain.test(a) && plain.test(b) && new Decimal(a).eq(b));
}
