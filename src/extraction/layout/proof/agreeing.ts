import type { DraftLine } from "../../../orders/mod.ts";

const CODES = ["customerSku", "supplierSku"] as const;

/** So many lines show what their codes have in common. */
const LEAST = 3;
/** Of all lines: those with a number beside the code; and how many times as many there may have been. */
const MOST = 0.7;
const MOST_LOST = 1.5;

/** The lines of an order without what all their codes share and no code holds: the lines' own numbers, alone or beside the codes, and one mark behind every code. */
export function agreeing<Line extends DraftLine>(lines: Line[]): Line[] {
  return inTwo(
    CODES.reduce((now, field) => withoutMark(withoutNumber(withoutCount(now, field), field), field), lines),
  );
}

/** "3819943" over "KR-6593": numbers of one length, each over a code of another kind, are the buyer's own; the others are the seller's, where no other is. */
function inTwo<Line extends DraftLine>(lines: Line[]): Line[] {
  const parts = lines.flatMap(({ fields }) => {
    const [, own, theirs] = /^(\d{6,}) ((?=\S*\d)\S{4,})$/.exec(fields.customerSku?.value ?? "") ?? [];
    return own && theirs ? [{ own, theirs }] : [];
  });
  const lengths = new Set(parts.map(({ own }) => own.length));
  const kinds = new Set(parts.map(({ theirs }) => theirs.replace(/\d+/g, "9").replace(/\p{L}+/gu, "A")));
  const all = lines.length >= LEAST && parts.length === lines.length;
  if (!all || lengths.size > 1 || kinds.size < 2) return lines;
  return lines.map((line, i) => {
    const [own, theirs] = [parts[i]!.own, parts[i]!.theirs].map((value) => ({
      ...line.fields.customerSku,
      value,
    }));
    return { ...line, fields: { supplierSku: theirs, ...line.fields, customerSku: own } };
  });
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

/** "1 4711" over "2 5822": numbers of lines too near to their codes for a column of their own. On a scan some are lost, or have specks about them. */
function withoutNumber<Line extends DraftLine>(lines: Line[], field: (typeof CODES)[number]): Line[] {
  const parts = lines.map(({ fields }) =>
    /^[^\p{L}\d]*0*(\d{1,4})[^\p{L}\d\s]*\s+(\S*\d\S{2,}.*)$/u.exec(fields[field]?.value ?? ""),
  );
  const counts = parts.flatMap((part) => (part ? [Number(part[1])] : []));
  const rises = counts.slice(1).map((count, i) => count - counts[i]!);
  const step = Math.min(counts[0] ?? 0, ...rises);
  const isCount =
    step > 0 &&
    counts.every((count) => count % step === 0) &&
    counts.at(-1)! <= MOST_LOST * step * lines.length;
  if (counts.length < Math.max(LEAST, MOST * lines.length) || !isCount) return lines;
  return lines.map((line, i) => {
    const part = parts[i] ?? inTurn(line.fields[field]?.value ?? "", step * (i + 1));
    if (!part) return line;
    const read = { ...line.fields[field], value: part[2]! };
    return { printedNumber: part[1], ...line, fields: { ...line.fields, [field]: read } };
  });
}

/** A line's number in its turn and what stands behind it, whatever that is built like: "080 COLLE-EVA". */
function inTurn(text: string, count: number): RegExpExecArray | null {
  const part = /^0*(\d{1,4})\s+(\p{L}.*)$/u.exec(text);
  return part && Number(part[1]) === count ? part : null;
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
