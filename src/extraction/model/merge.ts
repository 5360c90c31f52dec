import type { Finding } from "../../../db/mod.ts";
import type { Draft, DraftLine } from "../../orders/mod.ts";
import { claimedTokens } from "../verify/accounting.ts";
import { type Source, type Token, tokensAt } from "../verify/source.ts";

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
    const lost = layout
      .flatMap(({ lines }) => lines)
      .filter(
        (line) =>
          tokensOf(source, line).length > 0 && !tokensOf(source, line).some((token) => seen.has(token)),
      )
      .filter((line) => ownerOf(source, model, line) === index);
    return { ...draft, ...accounted(draft, lost, index === 0 ? unread : []) };
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
    more.push({ code: "missing_lines", level: "error", message });
  }
  const others = lost.length ? findings.filter(({ code }) => code !== "missing_lines") : findings;
  const expected = Math.max(proof.expected ?? 0, lines.length + lost.length);
  return { findings: [...others, ...more], proof: { ...proof, expected, leftOutByModel: lost.length } };
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

function tokensOf(source: Source, { fields }: DraftLine): Token[] {
  const { description, customerSku, supplierSku, quantity, unitPrice, lineTotal } = fields;
  return [description, customerSku, supplierSku, quantity, unitPrice, lineTotal].flatMap((read) =>
    read?.evidence ? tokensAt(source, read.evidence) : [],
  );
}

function wordsOf({ fields }: DraftLine): string {
  const { customerSku, supplierSku, description, quantity } = fields;
  return [customerSku, supplierSku, description, quantity]
    .flatMap((read) => read?.value ?? [])
    .join(" ")
    .slice(0, 80);
}
