import type { DraftLine } from "../../orders/mod.ts";

const CODES = ["customerSku", "supplierSku"] as const;

/** So many lines show what their codes have in common. */
const LEAST = 3;

/** The lines of an order without what all their codes share and no code holds: the lines' own numbers, and one mark behind every code. */
export function agreeing<Line extends DraftLine>(lines: Line[]): Line[] {
  return CODES.reduce((now, field) => withoutMark(withoutCount(now, field), field), lines);
}

/** 10000, 20000, 30000 in a column of codes are numbers of lines. */
function withoutCount<Line extends DraftLine>(lines: Line[], field: (typeof CODES)[number]): Line[] {
  const counts = lines.map(({ fields }) => /^[^\p{L}\d]*0*(\d{1,6})$/u.exec(fields[field]?.value ?? "")?.[1]);
  const step = Number(counts[0]);
  if (lines.length < LEAST || counts.some((count, i) => Number(count) !== step * (i + 1))) return lines;
  return lines.map((line, i) => {
    const { [field]: _, ...fields } = line.fields;
    return { printedNumber: counts[i], ...line, fields };
  });
}

/** "4711 I" over "4712 I": one letter behind all codes tells a kind of item. */
function withoutMark<Line extends DraftLine>(lines: Line[], field: (typeof CODES)[number]): Line[] {
  const parts = lines.map(({ fields }) => /^(\S*\d\S{3,}) (\p{L})$/u.exec(fields[field]?.value ?? ""));
  const mark = parts[0]?.[2];
  if (lines.length < LEAST || !mark || parts.some((part) => part?.[2] !== mark)) return lines;
  return lines.map((line, i) => ({
    ...line,
    fields: { ...line.fields, [field]: { ...line.fields[field], value: parts[i]![1]! } },
  }));
}
