import type { Evidence, Finding } from "../../../db/mod.ts";
import type { Count, Draft, DraftLine, Gap, Read } from "../../orders/mod.ts";
import { claimedTokens } from "../verify/accounting.ts";
import { withConfidence } from "../verify/confidence.ts";
import { sentenceOf } from "../verify/counts.ts";
import { type Source, type Token, tokensAt } from "../verify/source.ts";
import { type Pair, together } from "./together.ts";

/** Both readers' drafts, each verified. */
export interface Both {
  model: Draft[];
  layout: Draft[];
  /** Places the model could not read. */
  unread: string[];
}

/** The model's orders, with a flag for each line that only the layout reader saw; the layout's where the model read no line at all. */
export function merge(source: Source, { model, layout, unread }: Both): Draft[] {
  if (!model.length || (!model.some(({ lines }) => lines.length) && layout.some(({ lines }) => lines.length)))
    return layout.map((draft) => ({ ...draft, findings: [...draft.findings, nothingRead(model, unread)] }));
  const seen = claimedTokens(source, model);
  return model.map((draft, index) => {
    const read = layout
      .flatMap(({ lines }) => lines)
      .filter((line) => ownerOf(source, model, line) === index);
    const lost = read.filter((line) => {
      const tokens = tokensOf(source, line);
      return tokens.length > 0 && !tokens.some((token) => seen.has(token));
    });
    const both = together(draft, twinOf(draft, { model, layout }), pairsOf(source, draft, read));
    const done = accounted(both.draft, lost, index === 0 ? unread : []);
    return withConfidence(source, { ...both.draft, ...done }, both.readers);
  });
}

/** The layout reader's draft of the same order: of the same number, or the only one. */
function twinOf({ header }: Draft, { model, layout }: Pick<Both, "model" | "layout">): Draft | null {
  const number = header.poNumber?.value;
  const same = layout.filter((each) => number && each.header.poNumber?.value === number);
  if (same.length === 1) return same[0]!;
  return model.length === 1 && layout.length === 1 ? layout[0]! : null;
}

/** Lines of both readers that stand in the same place. */
function pairsOf(source: Source, { lines }: Draft, layout: DraftLine[]): Pair[] {
  const owner = new Map<Token, DraftLine>();
  for (const line of layout) for (const token of identityOf(source, line)) owner.set(token, line);
  return lines.flatMap((model, index) => {
    const [line] = identityOf(source, model).flatMap((token) => owner.get(token) ?? []);
    return line ? [{ index, model, layout: line }] : [];
  });
}

function accounted({ findings, proof, lines }: Draft, lost: DraftLine[], unread: string[]) {
  const more: Finding[] = [];
  if (unread.length) {
    const message = `The language model could not read ${unread.join(", ")}; lines may be missing`;
    more.push({ code: "model_incomplete", level: "error", message });
  }
  if (lost.length) {
    const rest = lost.length === 1 ? "1 line" : `${lost.length} lines`;
    const message = `The language model left out ${rest}; the first is "${wordsOf(lost[0]!)}"`;
    const evidence = proof.gaps?.[0]?.evidence ?? placeOf(lost[0]!);
    more.push({ code: "missing_lines", level: "error", message, ...(evidence && { evidence }) });
  }
  const others = lost.length ? findings.filter(({ code }) => code !== "missing_lines") : findings;
  const expected = Math.max(proof.expected ?? 0, lines.length + lost.length);
  return {
    findings: [...others, ...more],
    proof: {
      ...proof,
      expected,
      leftOutByModel: lost.length,
      ...(lost.length && !proof.gaps?.length && recounted(proof, lines.length, lost)),
    },
  };
}

/** The proof with the lines that only the layout reader saw, and that look like none to the counts. */
function recounted(proof: Draft["proof"], found: number, lost: DraftLine[]) {
  const own = (proof.counts ?? []).filter(({ by }) => by !== "rows");
  const all = String(found + lost.length);
  const counts: Count[] = [...own, { by: "rows", expected: all, found: String(found), agrees: false }];
  const gaps = lost.map((line): Gap => {
    const message = `"${wordsOf(line)}" was read by the built-in reader alone`;
    return { message, evidence: placeOf(line), after: null };
  });
  return { counts, gaps, sentence: sentenceOf(found, counts, gaps) };
}

function placeOf({ fields }: DraftLine): Evidence | null {
  return Object.values(fields).flatMap(({ evidence }) => evidence ?? [])[0] ?? null;
}

function nothingRead(model: Draft[], unread: string[]): Finding {
  const why = unread.length
    ? `could not read ${unread.join(", ")}`
    : model.length
      ? "gave no line that stands in the document"
      : "found no order";
  const message = `The language model ${why}; the built-in reader read this document`;
  return { code: "model_incomplete", level: "warning", message };
}

/** The order whose lines stand last before the line. */
function ownerOf(source: Source, drafts: Draft[], line: DraftLine): number {
  const [place] = tokensOf(source, line);
  const before = drafts.findLastIndex(({ lines }) => {
    const first = lines.flatMap((each) => tokensOf(source, each))[0];
    return (
      first && place && (first.leaf < place.leaf || (first.leaf === place.leaf && first.top <= place.top))
    );
  });
  return Math.max(0, before);
}

function tokensOf(source: Source, line: DraftLine): Token[] {
  const { quantity, unitPrice, lineTotal } = line.fields;
  return [...identityOf(source, line), ...tokensIn(source, [quantity, unitPrice, lineTotal])];
}

function identityOf(source: Source, { fields }: DraftLine): Token[] {
  return tokensIn(source, [fields.description, fields.customerSku, fields.supplierSku]);
}

function tokensIn(source: Source, reads: (Read | undefined)[]): Token[] {
  return reads.flatMap((read) => (read?.evidence ? tokensAt(source, read.evidence) : []));
}

function wordsOf({ fields }: DraftLine): string {
  const { customerSku, supplierSku, description, quantity } = fields;
  return [customerSku, supplierSku, description, quantity]
    .flatMap((read) => read?.value ?? [])
    .join(" ")
    .slice(0, 80);
}
