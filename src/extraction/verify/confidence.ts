import type { Finding } from "../../../db/mod.ts";
import type { Draft, DraftLine, Read } from "../../orders/mod.ts";
import { cutCodes } from "./cut_codes.ts";
import { type Grade, graderOf } from "./grades.ts";
import { NAMES } from "./ground.ts";
import { ANY, RATES } from "./rates.ts";
import type { Field } from "./says.ts";
import { type Source, tokensOf } from "./source.ts";

/** Below this a person is told to look. */
const DOUBT = 0.5;
/** Below this a word is hard to read. */
const LEGIBLE = 0.8;
/** Readers of a picture disagree: a person is told to look, however often one of them is right. */
const DISPUTED = 0.5;
/** How often words are right of which the recognition is so sure; `tests/bench/calibration.ts --values` measures it. */
const WORTH: [sure: number, right: number][] = [
  [0, 0.2],
  [0.4, 0.5],
  [0.55, 0.82],
  [0.7, 0.87],
  [0.8, 0.91],
  [0.9, 0.98],
  [1, 1],
];
/** Fields whose value moves goods or money. */
const WEIGHTY = new Set<Field>(["poNumber", "total", "customerSku", "supplierSku", "quantity", "unitPrice"]);

/** What two readers of one document said of a value. */
export interface Readers {
  agreed: ReadonlySet<Read>;
  disputed: ReadonlySet<Read>;
}

/** What graded values of an order: for whoever wants to know how a confidence came about. */
export interface Graded {
  field: Field;
  read: Read;
  grade: Grade;
  /** How sure the recognition of its words is; 1 where there was nothing to recognize. */
  legible: number;
}

/** Every value of an order with what speaks for it. No source: it was not read but is there as data. */
export function grade(source: Source | null, draft: Draft, readers?: Readers): Graded[] {
  const graded = source ? gradedAs(source, draft, readers) : dataGraded;
  const ofFields = (fields: object, line?: DraftLine) =>
    Object.entries(fields).map(([field, read]) => graded(field as Field, read as Read, line));
  return [...ofFields(draft.header), ...draft.lines.flatMap((line) => ofFields(line.fields, line))];
}

function gradedAs(source: Source, draft: Draft, readers?: Readers) {
  const grader = graderOf(source, draft);
  const cut = cutCodes(source, draft);
  return (field: Field, read: Read, line?: DraftLine): Graded => {
    const legible = Math.min(legibility(source, read), cut.has(read) ? DISPUTED : 1);
    return { field, read, grade: judged(grader(field, read, line), read, readers), legible };
  };
}

function dataGraded(field: Field, read: Read): Graded {
  return { field, read, grade: "data", legible: 1 };
}

function judged(own: Grade, read: Read, readers: Readers | undefined): Grade {
  if (readers?.disputed.has(read)) return own === "proven" ? "odd" : "contradicted";
  return readers?.agreed.has(read) && own === "plain" ? "agreed" : own;
}

/** The least sure of a value's words. */
function legibility(source: Source, read: Read): number {
  return Math.min(1, ...tokensOf(source, read).map(({ confidence }) => confidence ?? 1));
}

/** Gives every value its confidence, and says which weighty ones are in doubt. No source: they are there as data. */
export function withConfidence(source: Source | null, draft: Draft, readers?: Readers): Draft {
  const sure = new Map(grade(source, draft, readers).map((graded) => [graded.read, graded]));
  const given = <F extends string>(fields: Partial<Record<F, Read>>) =>
    Object.fromEntries(
      (Object.entries(fields) as [F, Read][]).map(([field, read]) => [
        field,
        { ...read, confidence: confidenceOf(sure.get(read)!) },
      ]),
    ) as Partial<Record<F, Read>>;
  const lines = draft.lines.map((line) => ({ ...line, fields: given(line.fields) }));
  const findings = [...draft.findings, ...doubts(draft, sure)];
  return { ...draft, header: given(draft.header), lines, findings };
}

/** Arithmetic that comes out right speaks for digits that are hard to read; nothing else does. */
export function confidenceOf({ field, grade, legible }: Omit<Graded, "read">): number {
  const rate = RATES[field]?.[grade] ?? (grade === "agreed" ? agreedRate(field) : ANY[grade]);
  const worth = worthOf(legible);
  const sure = grade === "proven" ? 0.9 + 0.1 * worth : worth;
  return Math.round(rate * sure * 1000) / 1000;
}

function worthOf(legible: number): number {
  const at = Math.max(
    1,
    WORTH.findIndex(([sure]) => sure >= legible),
  );
  const [[from, low], [to, high]] = [WORTH[at - 1]!, WORTH[at]!];
  return low + ((high - low) * (legible - from)) / (to - from);
}

/** Not measured, as it takes a model's answers: two readers together are taken to err half as often as one. */
function agreedRate(field: Field): number {
  return 1 - (1 - (RATES[field]?.plain ?? ANY.plain)) / 2;
}

/** Weighty values of which little is sure; what doesn't add up is said by the order's own check. */
function doubts({ header, lines, findings }: Draft, graded: Map<Read, Graded>): Finding[] {
  const said = new Set(findings.map(({ lineId, field }) => `${lineId ?? ""} ${field ?? ""}`));
  const ofFields = (fields: object, lineId?: string): Finding[] =>
    (Object.entries(fields) as [Field, Read][]).flatMap(([field, read]) => {
      const { grade, legible } = graded.get(read)!;
      const known = grade === "contradicted" && legible > LEGIBLE;
      if (known || !WEIGHTY.has(field) || said.has(`${lineId ?? ""} ${field}`)) return [];
      const disputed = legible <= DISPUTED && grade !== "proven";
      if (!disputed && confidenceOf(graded.get(read)!) >= DOUBT) return [];
      const where = lineId === undefined ? "The" : `Line ${Number(lineId) + 1}: the`;
      const why = legible > LEGIBLE ? "may be something else" : "is hard to read";
      const message = `${where} ${NAMES[field]} "${read.value}" ${why}`;
      return [{ code: "unsure_value", level: "warning", field, message, ...(lineId && { lineId }) }];
    });
  return [...ofFields(header), ...lines.flatMap((line, index) => ofFields(line.fields, String(index)))];
}
