/** What a file holds: its type, its words with their boxes, its cells, its page pictures. @module */
export type {
	Box,
	Cell,
	FileType,
	Page,
	Reading,
	Sheet,
	Word,
} from "./reading.ts";
