import { Decimal } from "decimal.js";
import type { Draft, DraftLine, HeaderField, Read } from "../../orders/mod.ts";

export interface StructuredOrder {
  header: Partial<Record<HeaderField, Read>>;
  lines: DraftLine[];
  /** What the document says it is, where that is no order: "an invoice". */
  otherKind: string | null;
  /** Lines by the document's own count. */
  counted: number | null;
  format: string;
}

/** An order as its structured data says it: nothing is guessed, and the document's own count is checked. */
export function structuredDraft({ header, lines, otherKind, counted, format }: StructuredOrder): Draft {
  const findings: Draft["findings"] = [];
  if (otherKind) {
    const message = `This is ${otherKind}, not a purchase order`;
    findings.push({ code: "not_an_order", level: "error", message });
  }
  if (counted !== null && counted !== lines.length) {
    const message = `The document counts ${counted} lines, ${lines.length} were found`;
    findings.push({ code: "missing_lines", level: "error", message });
  }
  const printedTotal = header.total?.value ?? null;
  return {
    header,
    lines,
    findings,
    proof: {
      expected: counted ?? lines.length,
      found: lines.length,
      printedTotal,
      sum: sumOf(lines),
      format,
    },
  };
}

function sumOf(lines: DraftLine[]): string | null {
  const totals = lines.map(({ fields }) => fields.lineTotal?.value);
  if (!totals.length || totals.includes(undefined)) return null;
  return Decimal.sum(...(totals as string[])).toFixed();
}
