/** Purchase orders as they were read, matched and edited. @module */
export {
	type Draft,
	type DraftLine,
	HEADER_FIELDS,
	type HeaderField,
	LINE_FIELDS,
	type LineField,
	type Read,
} from "./draft.ts";
