import { ordersOf } from "../../src/extraction/orders_of.ts";
import { type Graded, grade, withConfidence } from "../../src/extraction/verify/confidence.ts";
import { sourceOf } from "../../src/extraction/verify/source.ts";
import type { Draft, DraftLine, HeaderField, LineField, Read } from "../../src/orders/mod.ts";
import type { Reading } from "../../src/reading/mod.ts";
import type { Made } from "../fixtures/layouts/_lab_line.ts";
import { toldOf } from "./_flagged.ts";
import { similar, squash } from "./_score.ts";
import { headerRight, lineRight, paired, type TrueLine, type Truth } from "./_truth.ts";

/** A value that was read of a made order, judged. */
export interface JudgedValue extends Omit<Graded, "read"> {
  value: string;
  /** What the service says of it. */
  confidence: number;
  right: boolean;
}

/** What a made order's reading is worth. */
export interface Judged {
  drafts: Draft[];
  values: JudgedValue[];
  /** Lines with the right quantity, price, and code or description. */
  right: number;
  /** Lines that print a part number, and those of them read with it letter by letter. */
  coded: number;
  exact: number;
  /** Lines missing, wrong or invented of which no finding and no doubtful value tells. */
  silent: number;
}

/** A value with less is marked as doubtful for the reviewer. */
const SURE = 0.8;

/** Reads a scan's orders as the service does, and holds every value against what was printed. */
export function judged(truth: Truth, reading: Reading): Judged {
  const wanted = { ownNames: ["Acme"] };
  const read = ordersOf(reading, wanted);
  const source = sourceOf(read.reading);
  const drafts = read.drafts.map((draft) => ({
    ...withConfidence(source, draft),
    findings: toldOf(read.reading, [draft]),
  }));
  const pairs = paired(truth, drafts);
  const truths = new Map(pairs.map(([line, got]) => [got, line]));
  const values = drafts.flatMap((draft) => valuesOf(draft, { truth, truths, source }));
  const right = pairs.filter(([line, got]) => isRight(line, got));
  const wrong = drafts.flatMap((draft) =>
    draft.lines.filter((line, at) => {
      const known = truths.get(line);
      return !(known && isRight(known, line)) && !isDoubted(draft, line, at);
    }),
  );
  const told = drafts.some(({ findings }) =>
    findings.some(({ level, lineId, code }) => level === "error" && (!lineId || code === "sizes_differ")),
  );
  const doubted = drafts.flatMap((draft) =>
    draft.lines.filter((line, at) => !truths.has(line) && isDoubted(draft, line, at)),
  );
  const missing = truth.lines.filter(
    (line) => !pairs.some(([known]) => known === line) && !doubted.some((read) => isAbout(read, line)),
  ).length;
  const coded = truth.lines.filter(({ sku, buyerSku }) => sku || buyerSku);
  return {
    drafts,
    values,
    right: right.length,
    coded: coded.length,
    exact: pairs.filter(([line, got]) => coded.includes(line) && isExact(line, got)).length,
    silent: told || drafts.length === 0 ? 0 : wrong.length + missing,
  };
}

function valuesOf(
  draft: Draft,
  {
    truth,
    truths,
    source,
  }: { truth: Truth; truths: Map<DraftLine, TrueLine>; source: ReturnType<typeof sourceOf> },
): JudgedValue[] {
  const rights = new Map<Read, boolean | null>();
  for (const [field, read] of Object.entries(draft.header) as [HeaderField, Read][])
    rights.set(read, headerRight(truth, field, read.value));
  for (const line of draft.lines)
    for (const [field, read] of Object.entries(line.fields) as [LineField, Read][])
      rights.set(read, rightIn(truths.get(line), field, read.value));
  return grade(source, draft).flatMap(({ read, ...graded }) => {
    const right = rights.get(read);
    return typeof right === "boolean"
      ? [{ ...graded, value: read.value, confidence: read.confidence ?? 1, right }]
      : [];
  });
}

/** What a line that is none says is wrong. */
function rightIn(line: TrueLine | undefined, field: LineField, value: string): boolean | null {
  if (!line) return false;
  if (field === "customerSku" || field === "supplierSku")
    return line.sku || line.buyerSku ? [line.sku, line.buyerSku].includes(value) : null;
  return lineRight(line, field, value);
}

function isRight(line: TrueLine, { fields }: DraftLine): boolean {
  const right = (field: LineField) =>
    fields[field] ? lineRight(line, field, fields[field].value) === true : false;
  const price = line.unitPrice === null ? !fields.unitPrice : right("unitPrice");
  return right("quantity") && price && (right("customerSku") || right("supplierSku") || right("description"));
}

function isExact({ sku, buyerSku }: TrueLine, { fields }: DraftLine): boolean {
  const read = [fields.customerSku?.value, fields.supplierSku?.value];
  return [sku, buyerSku].every((code) => !code || read.includes(code));
}

/** Whether any of a line's values holds the code of another, or its words: who looks at it sees which one it is. */
function isAbout({ fields }: DraftLine, { sku, buyerSku, description }: TrueLine): boolean {
  const codes = [sku, buyerSku].map(squash).filter(Boolean);
  return Object.values(fields).some(
    ({ value }) =>
      codes.some((code) => squash(value).includes(code)) ||
      (description && similar(value, description) >= 0.5),
  );
}

/** The reviewer is told to look at this line. */
function isDoubted({ findings }: Draft, { fields }: DraftLine, at: number): boolean {
  return (
    findings.some(({ lineId }) => lineId === String(at)) ||
    Object.values(fields).some(({ confidence = 1 }) => confidence < SURE)
  );
}

/** What a made order says, as the truths of documents are told. */
export function truthOf({ number, date, buyer, total, lines }: Made): Truth {
  return {
    file: "",
    class: "",
    docNumber: number,
    date,
    buyer,
    total: total ?? null,
    lines: lines.map(({ sku, sellerSku, unitPrice, ...line }) => ({
      ...line,
      sku: sku ?? null,
      buyerSku: sellerSku ?? null,
      unitPrice: unitPrice ?? null,
    })),
  };
}
