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
  /** The id of the learned place it was taken from. */
  learned?: string;
}

export interface DraftLine {
  fields: Partial<Record<LineField, Read>>;
  /** The line's own number as printed. */
  printedNumber?: string;
}

/** A count of the lines, or of what they add up to, that was made apart from reading them. */
export interface Count {
  by: "line numbers" | "printed count" | "rows" | "amounts" | "quantities";
  /** Decimal strings. */
  expected: string;
  found: string;
  agrees: boolean;
}

/** How the lines lead to the printed total, in decimal strings. */
export interface Account {
  lines: { amount: string; evidence: Evidence | null };
  /** Charges, discounts and taxes by their printed names; what is taken off is negative. Null evidence: it stands in many places. */
  parts: { label: string; amount: string; evidence: Evidence | null }[];
  total: { amount: string; evidence: Evidence | null };
  /** The total less the lines, where no printed parts make that up. */
  unexplained: string | null;
}

/** A place where a line seems to be missing. */
export interface Gap {
  message: string;
  /** Null where only a sum tells that something is missing. */
  evidence: Evidence | null;
  /** Position, from 1, of the line that was read before it; 0: before the first one, null: not known. */
  after: number | null;
}

/** A printed row that orders nothing: taken back, or nobody filled it in; a finding says so. */
export interface NotOrdered {
  printedNumber?: string;
  evidence: Evidence;
}

/** A tax that the total of every line holds, and none of the prices. */
export interface Tax {
  /** Percent. */
  rate: string;
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
    counts?: Count[];
    gaps?: Gap[];
    notOrdered?: NotOrdered[];
    account?: Account;
    tax?: Tax;
    /** Printed, in percent, each once: by some of them the totals of lines are less than quantity × price. */
    discounts?: string[];
    /** All of it as people say it: "41 of 41 lines, adding up to 8,412.50 as printed". */
    sentence?: string;
    /** The pages of the file that the order stands on, from 1. */
    pages?: [first: number, last: number];
    /** What comes first in its dates, where something settles that. */
    dates?: "day" | "month" | "year";
    /** Learned places that it was read by. */
    learned?: { id: string; part: "header" | "line"; field: string; label: string }[];
    [clue: string]: unknown;
  };
}
