import type { Draft } from "../orders/mod.ts";
import { type FileType, type Reading, readFile } from "../reading/mod.ts";
import { layout } from "./layout/layout.ts";
import { type TranscriptLeaf, transcriptOf } from "./model/transcript.ts";
import { besidePage } from "./structured/beside_page.ts";
import { structuredOf } from "./structured/structured.ts";
import { type ReadingSummary, summaryOf, withFileFindings } from "./summary.ts";
import { sourceOf } from "./verify/source.ts";
import { verify } from "./verify/verify.ts";

export interface ReadInput {
  bytes: Uint8Array;
  type: FileType;
  fileName: string;
  /** The organization's own names, never the customer's. */
  ownNames: string[];
  /** A language model is going to read it too. */
  forModel: boolean;
}

export interface ReadOutput {
  summary: ReadingSummary;
  /** What the layout reader made of it, verified; at least one order. */
  drafts: Draft[];
  /** What a language model reads, and what its answer is held against. */
  forModel: { transcript: TranscriptLeaf[]; reading: Reading } | null;
  /** The stack of a fault in the layout reader, which then read nothing. */
  fault: string | null;
}

/** Reads a stranger's file in a process of its own. */
export default async function read(input: ReadInput): Promise<ReadOutput> {
  const { bytes, type, fileName, ownNames } = input;
  const file = await readFile(bytes, type, { fileName });
  const data = structuredOf(file);
  const reading = data ? { ...file, text: undefined, sheets: [...file.sheets, ...data.sheets] } : file;
  const seen = data && !file.pages.length ? { drafts: [], fault: null } : layoutDrafts(file, ownNames);
  const drafts = data ? data.drafts.map((draft, at) => besidePage(draft, seen.drafts[at])) : seen.drafts;
  // What is there as data needs no second reader.
  const forModel =
    input.forModel && !data
      ? { transcript: transcriptOf(sourceOf(reading)), reading: { ...reading, attachments: [] } }
      : null;
  return {
    summary: summaryOf(reading),
    drafts: withFileFindings(reading, drafts),
    forModel,
    fault: seen.fault,
  };
}

/** A fault of ours costs the values, not the document: it comes before a person with nothing read. */
function layoutDrafts(reading: Reading, ownNames: string[]): { drafts: Draft[]; fault: string | null } {
  try {
    const read = layout(reading, { ownNames });
    return { drafts: verify(reading, read.length ? read : [nothing()]), fault: null };
  } catch (error) {
    const message = "The built-in reader came upon a fault of its own and read nothing";
    const flagged = { ...nothing(), findings: [{ code: "reader_fault", level: "error" as const, message }] };
    return {
      drafts: [flagged],
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

/** An order nothing of which was read: a person sees it in the queue. */
function nothing(): Draft {
  return {
    header: {},
    lines: [],
    findings: [],
    proof: { expected: null, found: 0, printedTotal: null, sum: null },
  };
}
