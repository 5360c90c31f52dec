import type { ColumnType, Generated } from "kysely";
import type { Day, Decimal, Stamp, StampOrNull } from "./values.ts";

export type OrderStatus = "pending_review" | "submitting" | "unconfirmed" | "submitted" | "rejected";

export type SubmissionStatus = "queued" | "sending" | "booked" | "refused" | "unconfirmed";

/** Where a value stands: a box on a page (points from the top left), or a cell of a sheet. */
export type Evidence = (
  | {
      page: number;
      box: [x0: number, y0: number, x1: number, y1: number];
      text: string;
      /** Where the rest of the value stands, such as the size at the head of its column. */
      also?: { page: number; box: [x0: number, y0: number, x1: number, y1: number] };
    }
  | { sheet: string; cell: string; text: string }
) & {
  /** Probability between 0 and 1 that the value read there is right; absent where a person pointed. */
  confidence?: number;
};

/** Something a person should know about an order; an `error` must be fixed before submission. */
export interface Finding {
  code: string;
  level: "error" | "warning";
  lineId?: string;
  field?: string;
  message: string;
  /** The place in the document that it speaks of. */
  evidence?: Evidence;
  /** Set when a person has accepted a warning. */
  acknowledgedBy?: string;
}

/** ignore: it is rejected; new: an order of its own; amend: a change of the earlier one. */
export type DuplicateChoice = "ignore" | "new" | "amend";

export interface DuplicateDecision {
  decision: "new" | "amend";
  /** Ids of the earlier orders that it was decided about. */
  against: string[];
  by: string;
  /** An ISO instant. */
  at: string;
  /** Of a change: submitting this order changes the earlier one in the ERP; else a person does that by hand. */
  inErp?: boolean;
  /** Of a change: ids of its lines that were taken over from the earlier order, as the document doesn't name them. */
  kept?: string[];
}

/** A value that the ERP would book other than it was asked for. */
export interface BookingDifference {
  /** Absent: of the order as a whole. */
  line?: number;
  field: string;
  asked: string | null;
  /** For a refusal the ERP's words. */
  booked: string | null;
  /** Who has said that it is right so, and when (ISO 8601). */
  accepted?: { by: string; at: string };
}

export interface Party {
  name: string | null;
  address: string | null;
  /** Id of the ship-to in the ERP, when matched. */
  erpId?: string | null;
  /** A person has chosen it. */
  chosen?: boolean;
}

/** A part of the ERP that a line may mean, best first. */
export interface Candidate {
  itemId: string;
  sku: string;
  description: string;
  /** Probability between 0 and 1. */
  score: number;
  /** The probability before it was corrected by what this organization's people took and overrode; absent: it wasn't. */
  uncalibrated?: number;
  source: MatchSource;
  /** One line for a person: why this part. */
  reason: string;
}

export type MatchSource = "cross_reference" | "code" | "fuzzy" | "manual";

/** Orders, their lines, and what was decided of them. */
export interface OrdersTables {
  extracted_orders: {
    id: Generated<string>;
    idp_organization_id: string;
    document_id: string;
    /** The document's: null, or the one person who sees the order. */
    user_id: string | null;
    position: Generated<number>;
    status: Generated<OrderStatus>;
    /** Goes up by one with every save; the fence of optimistic edits. */
    version: Generated<number>;
    po_number: string | null;
    /** The PO number in small letters, without separators and zeros before it. */
    po_key: ColumnType<string | null, never, never>;
    order_date: Day | null;
    required_date: Day | null;
    ship_date: Day | null;
    currency: string | null;
    total: Decimal | null;
    notes: string | null;
    customer_name: string | null;
    customer_erp_id: string | null;
    customer_score: Decimal | null;
    customer_reason: string | null;
    ship_to: Generated<Party>;
    bill_to: Generated<Party>;
    /** Header field → where it was read. */
    evidence: Generated<Record<string, Evidence>>;
    findings: Generated<Finding[]>;
    error_count: Generated<number>;
    warning_count: Generated<number>;
    line_count: Generated<number>;
    /** What the reader counted to be sure that no line is missing. */
    proof: Generated<Record<string, unknown>>;
    matched_at: StampOrNull;
    /** Lines that were looked up in the ERP so far; null: none, or all. */
    looked_up: number | null;
    erp_order_id: string | null;
    /** The number people say. */
    erp_order_number: string | null;
    submitted_at: StampOrNull;
    rejected_reason: string | null;
    /** What a person decided about the earlier orders that this one repeats. */
    duplicate: DuplicateDecision | null;
    created_at: Stamp;
    updated_at: Stamp;
  };
  order_lines: {
    id: Generated<string>;
    idp_organization_id: string;
    order_id: string;
    position: number;
    customer_sku: string | null;
    supplier_sku: string | null;
    description: string | null;
    quantity: Decimal | null;
    unit: string | null;
    unit_price: Decimal | null;
    /** The price is for this many units: "1", "100", "1000". */
    price_basis: Generated<Decimal>;
    line_total: Decimal | null;
    required_date: Day | null;
    item_erp_id: string | null;
    item_sku: string | null;
    item_description: string | null;
    match_score: Decimal | null;
    match_source: MatchSource | null;
    match_reason: string | null;
    candidates: Generated<Candidate[]>;
    /** The cross-reference that the match was made by. */
    cross_reference_id: string | null;
    evidence: Generated<Record<string, Evidence>>;
  };
  /** How an order in review was before a person's save, for it to be undone. */
  order_undos: {
    order_id: string;
    idp_organization_id: string;
    /** Of the order after the save. */
    version: number;
    /** User id. */
    made_by: string;
    /** The row of the order, and those of the lines that were changed or removed. */
    head: unknown;
    lines: unknown;
    /** Ids of the lines that the save added. */
    added: Generated<string[]>;
  };
  learned_places: {
    id: Generated<string>;
    idp_organization_id: string;
    /** The customer's name as printed, letters and digits alone; empty where none was read. */
    customer_key: string;
    customer_name: string | null;
    /** The labels of the document's head, each with its place across the page. */
    layout: string[];
    part: "header" | "line";
    field: string;
    /** Where the value stands to its label: in its row, under it, or in its column. */
    relation: "beside" | "below" | "column";
    label: string;
    /** The value that was corrected: others are of its kind. */
    sample: string;
    order_id: string | null;
    created_by: string;
    created_at: Stamp;
    used: Generated<number>;
    used_at: StampOrNull;
    ended_at: StampOrNull;
    ended_by: string | null;
    ended_reason: string | null;
  };
  /** What is decided about a customer's repeated orders. */
  duplicate_defaults: {
    idp_organization_id: string;
    customer_erp_id: string;
    decision: DuplicateChoice;
    created_by: string;
    created_at: Stamp;
  };
  /** What a person was last shown of an order beside what the ERP would book. */
  comparisons: {
    idp_organization_id: string;
    order_id: string;
    user_id: string;
    name: string;
    /** Of the order. */
    version: number;
    outcome: "agrees" | "differs" | "refused" | "unknown";
    differences: BookingDifference[];
    compared_at: Stamp;
    /** Set when they submitted the order as they had seen it. */
    accepted_at: StampOrNull;
  };
  submissions: {
    id: Generated<string>;
    idp_organization_id: string;
    order_id: string;
    connection_id: string;
    status: Generated<SubmissionStatus>;
    /** Sent with the order and looked up before anything is sent again. */
    key: Generated<string>;
    payload: unknown;
    erp_order_id: string | null;
    /** What the ERP has booked other than was sent; null: it was not read back. */
    booked_differences: BookingDifference[] | null;
    /** Why it was given up to read it back; null: it was not. */
    read_back_error: string | null;
    /** The ERP's words. */
    error: string | null;
    /** When the last sending began. */
    sent_at: StampOrNull;
    /** What was sent last may still be on its way. */
    may_arrive: Generated<boolean>;
    created_by: string;
    created_at: Stamp;
    updated_at: Stamp;
  };
}
