import type { Outline } from "./picture/warp.ts";

/** Points from the page's top left corner. */
export type Box = [x0: number, y0: number, x1: number, y1: number];

export type FileType =
  | "pdf"
  | "xlsx"
  | "xls"
  | "ods"
  | "csv"
  | "xml"
  | "png"
  | "jpeg"
  | "webp"
  | "tiff"
  | "edi"
  | "html"
  | "docx"
  | "odt"
  | "eml"
  | "text";

export interface Word {
  text: string;
  /** As wide as the ink; as high as the font, so that words of a line share their top and bottom. */
  box: Box;
  /** Font size in points. */
  size: number;
  bold: boolean;
  /** Why a person would not see it; such words are no evidence. */
  hidden?: "invisible" | "background" | "outside" | "tiny" | "covered";
  /** Degrees clockwise; absent when upright. */
  angle?: number;
  /** OCR's own confidence between 0 and 1. */
  confidence?: number;
}

/** Letters that the page's picture lacks, in points: where they begin and end, and their foot. */
export interface Undrawn {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
}

export interface Page {
  /** From 1. */
  number: number;
  /** Points, as shown: rotated and cropped. */
  width: number;
  height: number;
  words: Word[];
  /** Ruling lines, horizontal or vertical, as thin boxes. */
  rules: Box[];
  /** Filled areas that are larger than a rule and not white. */
  fills: Box[];
  /** Where lines of a pen or of the program run across words, as if to strike them out. */
  strokes?: Box[];
  /** What a person sees is a picture: there are no words, or words that another program recognized in it. */
  scanned: boolean;
  /** Pictures beside the text that may hold writing. */
  unread?: Box[];
  /** Writing in fonts that the file doesn't bring and nobody here has. */
  undrawn?: Undrawn[];
  /** Degrees clockwise that a scan's picture must be turned about its middle to lie as its words' boxes do. */
  turn?: number;
  /** The sheet's corners in a photo (shares of the picture's width and height, clockwise from the top left), which is laid flat before it is turned. */
  outline?: Outline;
}

export interface Cell {
  /** From 0. */
  row: number;
  column: number;
  /** As shown: number format applied, leading zeros kept; dates as YYYY-MM-DD. */
  text: string;
  /** As stored; a number without binary noise, a date as a YYYY-MM-DD string with `kind` "date". */
  value: string | number | boolean | null;
  kind: "text" | "number" | "date" | "boolean" | "error";
  hidden?: boolean;
  /** A line of its font runs through it. */
  struck?: boolean;
}

export interface Sheet {
  name: string;
  hidden: boolean;
  /** Row by row, left to right; empty cells are left out. */
  cells: Cell[];
  /** Inclusive ranges of merged cells, from 0. */
  merges: { top: number; left: number; bottom: number; right: number }[];
  /** Running text: every row is a line of it, in its first column. */
  prose?: boolean;
}

/** A file inside the file. */
export interface Attachment {
  name: string;
  mediaType?: string;
  bytes: Uint8Array;
}

/** What a file holds: pages of words, sheets of cells, or plain text. */
export interface Reading {
  type: FileType;
  pages: Page[];
  sheets: Sheet[];
  /** XML, EDI and plain text, decoded. */
  text?: string;
  attachments: Attachment[];
  /** What each file of a mail holds, its body last; their pages and sheets are the reading's own. */
  parts?: Reading[];
  /** Names a part of a mail. */
  fileName?: string;
  /** Sentences for a person about what could not be read. */
  warnings: string[];
}
