import type { FileType, Page } from "../reading.ts";

/** A page to be recognized, its size in points: all of it, or the areas of its `unread` pictures. */
export type UnreadPage = Pick<Page, "number" | "width" | "height" | "unread">;

/** Which page of which file. */
export interface RecognitionInput {
  bytes: Uint8Array;
  type: FileType;
  page: UnreadPage;
  /** Names the file in refusals. */
  fileName?: string;
}

/** What was recognized on a page, in points of the page as it stands upright. */
export type Recognized = Pick<
  Page,
  "number" | "width" | "height" | "words" | "rules" | "fills" | "strokes" | "turn" | "outline"
>;
