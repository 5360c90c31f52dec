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
	| "tiff"
	| "edi"
	| "text";

export interface Word {
	text: string;
	box: Box;
	/** Font size in points. */
	size: number;
	bold: boolean;
	/** Why a person would not see it; such words are no evidence. */
	hidden?: "invisible" | "background" | "outside" | "tiny" | "covered";
	/** OCR's own confidence between 0 and 1. */
	confidence?: number;
}

export interface Page {
	/** From 1. */
	number: number;
	/** Points. */
	width: number;
	height: number;
	words: Word[];
	/** Ruling lines, horizontal or vertical, as thin boxes. */
	rules: Box[];
	/** Filled areas that are larger than a rule. */
	fills: Box[];
	/** The page has pictures and no text layer. */
	scanned: boolean;
}

export interface Cell {
	/** From 0. */
	row: number;
	column: number;
	/** As shown: number format applied, leading zeros kept. */
	text: string;
	/** As stored; dates as YYYY-MM-DD strings with `kind` "date". */
	value: string | number | boolean | null;
	kind: "text" | "number" | "date" | "boolean" | "error";
	hidden?: boolean;
}

export interface Sheet {
	name: string;
	hidden: boolean;
	cells: Cell[];
	/** Inclusive ranges of merged cells, from 0. */
	merges: { top: number; left: number; bottom: number; right: number }[];
}

/** What a file holds: pages of words, or sheets of cells. */
export interface Reading {
	type: FileType;
	pages: Page[];
	sheets: Sheet[];
	/** Sentences for a person about what could not be read. */
	warnings: string[];
}
