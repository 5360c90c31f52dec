import type { Evidence, Finding } from "../../db/mod.ts";

export const HEADER_FIELDS = [
  "poNumber",
  "orderDate",
  "requiredDate",
  "shipDate",
  "currency",
  "total",
  "notes",
  "customerName",
  "shipToName",
  "shipToAddress",
  "billToName",
  "billToAddress",
] as const;
export type HeaderField = (typeof HEADER_FIELDS)[number];

export const LINE_FIELDS = [
  "customerSku",
  "supplierSku",
  "description",
  "quantity",
  "unit",
  "unitPrice",
  "priceBasis",
  "lineTotal",
  "requiredDate",
] as const;
export type LineField = (typeof LINE_FIELDS)[number];

/** A value that was read: dates as YYYY-MM-DD, numbers as decimal strings. Null evidence: it could not be pointed to. */
export interface Read {
  value: string;
  evidence: Evidence | null;
  /** Probability between 0 and 1 that the value is right. */
  confidence?: number;
}

export interface DraftLine {
  fields: Partial<Record<LineField, Read>>;
  /** The line's own number as printed. */
  printedNumber?: string;
}

/** One order as an engine read it, before anything is stored. */
export interface Draft {
  header: Partial<Record<HeaderField, Read>>;
  lines: DraftLine[];
  /** A finding's `lineId` is here the line's place in `lines`, from "0"; it becomes the line's id when the order is written. */
  findings: Finding[];
  /** Independent counts that show no line is missing. */
  proof: {
    expected: number | null;
    found: number;
    printedTotal: string | null;
    sum: string | null;
    [clue: string]: unknown;
  };
}
