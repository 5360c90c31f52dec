import type { Draft, LearnedPlace, PlacesTried } from "../orders/mod.ts";
import { type FileType, type Page, type Reading, type Recognition, unreadPages } from "../reading/mod.ts";
import { byPlaces } from "./learned/by_places.ts";
import { type TranscriptLeaf, transcriptOf } from "./model/transcript.ts";
import { readOrders } from "./read_orders.ts";
import { type ReadingSummary, summaryOf, withFileFindings } from "./summary.ts";
import { withConfidence } from "./verify/confidence.ts";
import { withSentence } from "./verify/counts.ts";
import { sourceOf } from "./verify/source.ts";

export interface ReadInput {
  bytes: Uint8Array;
  type: FileType;
  fileName: string;
  /** The organization's own names, never the customer's. */
  ownNames: string[];
  /** A person said that it is an order, whatever it looks like. */
  asOrder?: boolean;
  /** Where customers' documents have their fields, as reviewers showed. */
  places?: LearnedPlace[];
  /** A language model is going to read it too. */
  forModel: boolean;
  /** What was recognized in its pictures of pages. */
  recognition?: Recognition;
}

export interface ReadOutput {
  /** Pages that are pictures, to be recognized; then it is read again. */
  pictures: Pick<Page, "number" | "width" | "height">[];
  summary: ReadingSummary;
  /** What the built-in readers made of it, verified; none only where `noOrder` says why. */
  drafts: Draft[];
  /** Why the file holds no order, as a sentence; null where it may hold one. */
  noOrder: string | null;
  /** What a language model reads, and what its answer is held against. */
  forModel: { transcript: TranscriptLeaf[]; reading: Reading } | null;
  /** What became of the learned places. */
  tried: PlacesTried;
  /** The stack of a fault in the layout reader, which then read nothing. */
  fault: string | null;
}

/** Reads a stranger's file in a process of its own. */
export default async function read(input: ReadInput): Promise<ReadOutput> {
  const { file, reading, drafts, noOrder, data, fault } = await readOrders(input);
  // What is there as data needs no second reader.
  const forModel =
    input.forModel && !data && !noOrder
      ? {
          transcript: transcriptOf(sourceOf(reading), drafts),
          reading: { ...reading, attachments: [], parts: undefined },
        }
      : null;
  const learned = byPlaces(reading, drafts, (!data && input.places) || []);
  const source = data ? null : sourceOf(reading);
  return {
    pictures: input.recognition || data ? [] : unreadPages(file),
    summary: summaryOf(reading),
    drafts: withFileFindings(
      reading,
      learned.drafts.map((draft) => withConfidence(source, withSentence(draft))),
    ),
    tried: learned.tried,
    noOrder,
    forModel,
    fault,
  };
}
