import type { Candidate, Evidence, Finding, MatchSource, OrderStatus } from "../../db/mod.ts";

/** An order as JSON. Numbers are decimal strings, dates YYYY-MM-DD, absent is null. */
export interface Order {
  id: string;
  idpOrganizationId: string;
  documentId: string;
  status: OrderStatus;
  /** Goes up by one with every save and move. */
  version: number;
  poNumber: string | null;
  orderDate: string | null;
  requiredDate: string | null;
  shipDate: string | null;
  currency: string | null;
  total: string | null;
  notes: string | null;
  customer: { name: string | null; erpId: string | null; score: number | null; reason: string | null };
  /** `chosen`: by a person, not found by what is printed. */
  shipTo: { name: string | null; address: string | null; erpId: string | null; chosen: boolean };
  billTo: { name: string | null; address: string | null };
  lines: OrderLine[];
  /** Header field → where it was read; the keys are those of `HEADER_FIELDS`. */
  evidence: Record<string, Evidence>;
  findings: Finding[];
  /** Errors and warnings that nobody has acknowledged. */
  errorCount: number;
  warningCount: number;
  /** What was counted to be sure that no line is missing. */
  proof: Record<string, unknown>;
  matchedAt: Date | null;
  erpOrderId: string | null;
  /** The number people say. */
  erpOrderNumber: string | null;
  submittedAt: Date | null;
  rejectedReason: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** An order without its lines. */
export interface OrderHead extends Omit<Order, "lines"> {
  lineCount: number;
  /** Lines looked up in the ERP so far, while they are. */
  lookedUp: number | null;
}

/** An order with some of its lines. */
export interface OrderPart extends OrderHead {
  lines: NumberedLine[];
}

/** A line with its place among all lines of its order, from 1. */
export interface NumberedLine extends OrderLine {
  number: number;
}

/** What of a line is checked and compared with the ERP's terms. */
export type LineInShort = Pick<
  NumberedLine,
  "id" | "number" | "quantity" | "unit" | "unitPrice" | "priceBasis" | "lineTotal" | "match"
>;

export interface OrderLine {
  id: string;
  /** Among the lines of its order, from 1, without gaps. */
  position: number;
  /** The buyer's own part number. */
  customerSku: string | null;
  /** Ours, as printed. */
  supplierSku: string | null;
  description: string | null;
  quantity: string | null;
  unit: string | null;
  /** The unit's code by UN/ECE Recommendation 20; null where there is no unit, or it isn't known. */
  unitCode: string | null;
  /** As printed, for `priceBasis` units. */
  unitPrice: string | null;
  priceBasis: string;
  lineTotal: string | null;
  requiredDate: string | null;
  /** Null: no item of the ERP is chosen. */
  match: LineMatch | null;
  /** Items the line may mean, best first. */
  candidates: Candidate[];
  /** Line field → where it was read; the keys are those of `LINE_FIELDS`. */
  evidence: Record<string, Evidence>;
}

export interface LineMatch {
  itemId: string;
  sku: string | null;
  description: string | null;
  /** Probability between 0 and 1. */
  score: number | null;
  source: MatchSource | null;
  reason: string | null;
}
