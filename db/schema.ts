import type { ColumnType, Generated } from "kysely";

/** Assigned by PostgreSQL when left out; read as a `Date` in UTC. */
type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
type StampOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** `numeric`: a decimal string, never a float. */
export type Decimal = string;
/** `date`: `YYYY-MM-DD`. */
export type Day = string;

export type DocumentStatus = "pending" | "processing" | "completed" | "failed";
export type OrderStatus = "pending_review" | "submitting" | "unconfirmed" | "submitted" | "rejected";
export type SubmissionStatus = "queued" | "sending" | "booked" | "refused" | "unconfirmed";
export type UsageStatus = "pending" | "reported" | "invoiced" | "failed";
export type UsageExemption = "duplicate" | "rejected";
export type SyncEntity = "items" | "customers" | "shipping-addresses" | "orders" | "inventory";
export type OrganizationRole = "member" | "admin";
export type MailDecision = "process_attachments" | "process_body" | "reply_to_order" | "ignore" | "hold";
/** received: kept, unread. announced: its documents are here, its event isn't. triaged: decided, its event isn't posted. settled: done. */
export type MailState = "received" | "announced" | "triaged" | "settled" | "failed";

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

export interface Database {
  organizations: {
    id: string;
    name: string;
    /** The organization's own names and addresses as customers print them; never read as the customer. */
    own_names: Generated<string[]>;
    /** What a price may be off the ERP's before somebody has to look, as a share: 0.05. */
    price_tolerance: Generated<Decimal>;
    created_at: Stamp;
  };
  users: {
    id: string;
    email: string;
    name: string;
    /** Only admins write it: `{role?: "admin" | "support_admin"}`. */
    metadata: Generated<Record<string, unknown>>;
    /** Who the person is at the identity provider; null: never signed in by one. */
    idp_issuer: Generated<string | null>;
    idp_subject: Generated<string | null>;
    created_at: Stamp;
  };
  memberships: {
    idp_organization_id: string;
    user_id: string;
    role: OrganizationRole;
    created_at: Stamp;
  };
  sign_in_links: {
    token_hash: string;
    user_id: string;
    /** The organization whose admin made it: the session it opens stays in there. Null: made by the operator. */
    bound_to: string | null;
    created_at: Stamp;
    expires_at: Date;
    used_at: StampOrNull;
  };
  sessions: {
    token_hash: string;
    user_id: string;
    idp_organization_id: string | null;
    created_at: Stamp;
    expires_at: Date;
    /** Stays in its organization, without the person's powers elsewhere. */
    bound: Generated<boolean>;
    /** Opened by the identity provider: ends at its time, used or not. */
    from_provider: Generated<boolean>;
    /** The provider named this one organization: another is chosen there. */
    pinned: Generated<boolean>;
    user_agent: string | null;
  };
  access_tokens: {
    id: Generated<string>;
    idp_organization_id: string;
    user_id: string;
    name: string;
    /** Made in a bound session, and bound like it. */
    bound: Generated<boolean>;
    /** Delivers this connection's data, and does nothing else. */
    connection_id: Generated<string | null>;
    created_at: Stamp;
    expires_at: Date;
    last_used_at: StampOrNull;
    revoked_at: StampOrNull;
  };
  /** Answers to requests with an `Idempotency-Key`; written by the transaction that did what was asked. */
  idempotency_keys: {
    idp_organization_id: string;
    user_id: string;
    key: string;
    request_hash: string;
    status: number | null;
    /** JSON, as it was sent. */
    body: string | null;
    created_at: Stamp;
  };

  document_files: {
    idp_organization_id: string;
    sha256: string;
    byte_size: number;
    content: Buffer;
  };
  pdf_documents: {
    id: Generated<string>;
    idp_organization_id: string;
    /** The one person who sees the document; null: the whole organization does. */
    user_id: string | null;
    uploaded_by: string | null;
    status: Generated<DocumentStatus>;
    processing_error: string | null;
    created_at: Stamp;
    updated_at: Stamp;
    file_name: string;
    /** pdf, xlsx, xls, ods, csv, xml, png, jpeg, tiff, edi or text; decided by content. */
    file_type: string;
    byte_size: number;
    sha256: string;
    page_count: number | null;
    /** How far the recognition of its pictures is, while one is under way. */
    pages_recognized: Generated<number | null>;
    pages_to_recognize: Generated<number | null>;
    /** The earlier document of this organization with the same bytes. */
    duplicate_of: string | null;
    /** When it came in, or when its extraction was last restarted. */
    waiting_since: Stamp;
    source: Generated<"upload" | "email" | "demo">;
    /** What the reader made of the file, before anybody edited it. */
    original_data: unknown;
    /** The mail it came in, and its place in there: one document a place. */
    mail_id: Generated<string | null>;
    mail_part: Generated<string | null>;
  };
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

  erp_connections: {
    id: Generated<string>;
    idp_organization_id: string;
    name: string;
    kind: "sandbox" | "tryton" | "odoo" | "http";
    config: Generated<Record<string, unknown>>;
    /** Sealed by `CREDENTIALS_KEY`: a password or a token. */
    credentials: string | null;
    /** Orders go to it; one an organization. Where there is none, the oldest active one. */
    is_default: Generated<boolean>;
    /** False: nothing is synchronized from it, and no new order goes to it. */
    active: Generated<boolean>;
    /** Rows of the mirror, counted by its last refresh. */
    item_count: Generated<number>;
    customer_count: Generated<number>;
    /** Active rows of each kind of data, as of the last merge. */
    row_counts: Generated<Partial<Record<SyncEntity, number>>>;
    /** Another one after each change of `erp_words`. */
    words_version: Generated<string>;
    created_at: Stamp;
    last_sync_at: StampOrNull;
  };
  erp_items: {
    idp_organization_id: string;
    connection_id: string;
    erp_id: string;
    sku: string;
    description: string;
    unit: string;
    price: Decimal | null;
    currency: string | null;
    manufacturer_sku: string | null;
    gtin: string | null;
    /** Other units it is ordered in, each of `factor` of its own, as JSON: `[{"unit": "CS", "factor": "24"}]`. */
    units: string | null;
    /** Codes as they are looked up: without dashes, look-alike characters made one. */
    sku_key: Generated<string>;
    manufacturer_key: string | null;
    gtin_key: string | null;
    /** Stands for the item in `erp_words`. */
    number: ColumnType<string, never, never>;
    /** Everything it is found by; the first `described` are the words of its description. */
    words: Generated<string[]>;
    described: Generated<number>;
    /** What the words of its description weigh together. */
    word_weight: Generated<number>;
    active: Generated<boolean>;
    updated_at: Stamp;
  };
  erp_customers: {
    idp_organization_id: string;
    connection_id: string;
    erp_id: string;
    code: string;
    name: string;
    address: string | null;
    email_domain: string | null;
    tax_id: string | null;
    number: ColumnType<string, never, never>;
    words: Generated<string[]>;
    described: Generated<number>;
    word_weight: Generated<number>;
    active: Generated<boolean>;
    updated_at: Stamp;
  };
  erp_shipping_addresses: {
    idp_organization_id: string;
    connection_id: string;
    erp_id: string;
    customer_erp_id: string;
    name: string;
    address: string;
    active: Generated<boolean>;
    updated_at: Stamp;
  };
  /** The index of the search: row-level security keeps full-text and trigram indexes from being used, not this one. */
  erp_words: {
    idp_organization_id: string;
    connection_id: string;
    entity: "item" | "customer";
    word: string;
    row_count: number;
    /** Numbers of the rows that have the word, packed; null: `erp_postings` has them, in parts. */
    numbers: Buffer | null;
  };
  erp_postings: {
    idp_organization_id: string;
    connection_id: string;
    entity: "item" | "customer";
    word: string;
    /** The part has the numbers from it to the next part's. */
    first: ColumnType<string, number, number>;
    numbers: Buffer;
  };
  erp_orders: {
    idp_organization_id: string;
    connection_id: string;
    erp_id: string;
    number: string;
    /** The customer's PO number. */
    reference: string | null;
    customer_erp_id: string | null;
    /** In the ERP's words. */
    status: string | null;
    order_date: Day | null;
    currency: string | null;
    total: Decimal | null;
    active: Generated<boolean>;
    updated_at: Stamp;
  };
  erp_inventory: {
    idp_organization_id: string;
    connection_id: string;
    /** The item's. */
    erp_id: string;
    quantity: Decimal;
    as_of: StampOrNull;
    active: Generated<boolean>;
    updated_at: Stamp;
  };
  /** One delivery of synchronized data. */
  /** The built-in synchronization of one kind of data. */
  erp_syncs: {
    idp_organization_id: string;
    connection_id: string;
    entity: SyncEntity;
    /** What the next listing starts from; null: it lists everything. */
    mark: string | null;
    /** When a listing of everything last ended. */
    swept_at: Date | null;
    finished_at: Date | null;
    /** When the listing under way began; null: none is. */
    started_at: Date | null;
    full_sync: Generated<boolean>;
    /** Who asked for it; null: the service itself. */
    asked_by: string | null;
    /** Where the listing under way goes on. */
    place: string | null;
    next_mark: string | null;
    /** Listed so far. */
    rows: Generated<number>;
    /** Why the last attempt stopped. */
    error: string | null;
  };
  /** Pages of a listing under way; they reach the mirror together when it ends. */
  erp_staged: {
    idp_organization_id: string;
    connection_id: string;
    entity: SyncEntity;
    /** From 1. */
    position: number;
    /** Rows as COPY takes them, in Zstandard. */
    lines: Buffer;
    /** Ids that are not to be used any more. */
    gone: string[];
  };
  erp_sync_runs: {
    id: Generated<string>;
    idp_organization_id: string;
    connection_id: string;
    entity: SyncEntity;
    /** What it did not bring became inactive. */
    full_sync: boolean;
    started_at: Date;
    finished_at: Stamp;
    rows: Generated<number>;
    inserted: Generated<number>;
    updated: Generated<number>;
    deactivated: Generated<number>;
    rejected: Generated<number>;
    /** Why rows were rejected; the first hundred. */
    reasons: Generated<{ line: number; reason: string }[]>;
    /** Why nothing of it was taken; null: it was. */
    error: string | null;
    created_by: string | null;
  };
  cross_references: {
    id: Generated<string>;
    idp_organization_id: string;
    connection_id: string;
    /** Null: for every customer. */
    customer_erp_id: string | null;
    /** The customer's words for the part: its code, or the description where it has none; normalised. */
    customer_key: string;
    customer_text: string;
    item_erp_id: string;
    created_by: string;
    created_at: Stamp;
    order_line_id: string | null;
    /** Null: for every address of the customer. */
    ship_to_erp_id: string | null;
    /** One of this unit of theirs is `factor` of the item's own; null: as printed. */
    unit: string | null;
    factor: Decimal | null;
    /** Null: since ever, for ever. */
    valid_from: Day | null;
    valid_to: Day | null;
    /** Document and line it was saved from, in words. */
    source: string | null;
    /** The live one that it contradicts; it is not used until somebody has decided. */
    challenges: string | null;
    revoked_at: StampOrNull;
    revoked_by: string | null;
  };
  /** Suggestions that a person took away: they are not made again for the customer's words. */
  cross_reference_declines: {
    id: Generated<string>;
    idp_organization_id: string;
    connection_id: string;
    customer_erp_id: string;
    customer_key: string;
    customer_text: string;
    item_erp_id: string;
    declined_by: string;
    declined_at: Stamp;
    source: string | null;
  };

  mailboxes: {
    /** The contract's `aliasId`. */
    id: Generated<string>;
    idp_organization_id: string;
    erp_connection_id: string;
    /** In small letters, without a tag. */
    address: string;
    name: Generated<string>;
    /** Addresses or domains; where there are any, mail of others is held. */
    senders_allowed: Generated<string[]>;
    /** Addresses or domains. */
    senders_blocked: Generated<string[]>;
    active: Generated<boolean>;
    /** How it is polled; null: it isn't. */
    imap: Generated<unknown>;
    /** Where the poller stands. */
    imap_state: Generated<unknown>;
    created_at: Stamp;
  };
  mails: {
    id: Generated<string>;
    idp_organization_id: string;
    mailbox_id: string;
    /** As its header says, without angle brackets. */
    message_id: string;
    /** The tag of the plus-addressed recipient. */
    subaddress: string | null;
    envelope_from: Generated<string>;
    envelope_to: Generated<string>;
    from_address: Generated<string>;
    from_name: Generated<string>;
    recipients: Generated<string[]>;
    subject: Generated<string>;
    /** By its Date header. */
    sent_at: StampOrNull;
    received_at: Stamp;
    /** The messages it answers, the nearest first. */
    thread_ids: Generated<string[]>;
    /** What it says, for people; cut. */
    body_text: Generated<string | null>;
    /** The message as it came; null: it came as an event. */
    raw: Generated<Buffer | null>;
    /** Tells two mails of one message id apart. */
    raw_digest: Generated<string | null>;
    byte_size: Generated<number | null>;
    attachment_count: Generated<number>;
    state: Generated<MailState>;
    decision: Generated<MailDecision | null>;
    /** A sentence. */
    reason: Generated<string | null>;
    /** Null: the rules; "model"; or the user's id. */
    decided_by: Generated<string | null>;
    /** The document whose order it answers, or might. */
    reply_document_id: Generated<string | null>;
    error: Generated<string | null>;
    /** When its event was taken; null: not yet. */
    event_at: StampOrNull;
    created_at: Stamp;
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
    /** The ERP's words. */
    error: string | null;
    /** When the last sending began. */
    sent_at: StampOrNull;
    created_by: string;
    created_at: Stamp;
    updated_at: Stamp;
  };
  usage_events: {
    id: Generated<string>;
    idp_organization_id: string;
    order_id: string;
    revision: Generated<number>;
    line_item_count: number;
    free_trial_line_items_used: number;
    charge_cents: number;
    currency: Generated<string>;
    /** Dollars a line item. */
    rate: Decimal;
    /** Dollars an order. */
    minimum: Decimal;
    rate_source: string;
    /** Why nothing is charged; null: the trial and the rates decide. */
    exemption: UsageExemption | null;
    /** The sentence behind the charge. */
    reason: string;
    status: Generated<UsageStatus>;
    created_at: Stamp;
    /** The time at which it counts with the payment processor; null until it is first sent. */
    metered_at: StampOrNull;
    /** The first sending that may have arrived; null: none has. */
    sent_at: StampOrNull;
    attempts: Generated<number>;
    /** Not reported before. */
    report_at: Stamp;
    /** The words of the last report that failed. */
    report_error: string | null;
    reported_at: StampOrNull;
    invoice_id: string | null;
  };
  usage_reconciliations: {
    idp_organization_id: string;
    /** In UTC. */
    day: string;
    ledger_cents: number;
    /** What the payment processor's meter says. */
    metered_cents: number;
    checked_at: Stamp;
  };
  /** Final invoices and the time whose usage they bill. */
  usage_invoices: {
    id: string;
    idp_organization_id: string;
    period_start: Date;
    period_end: Date;
  };
  /** What is known of an organization's subscription, as the payment processor last told it. */
  subscriptions: {
    idp_organization_id: string;
    stripe_customer_id: Generated<string | null>;
    stripe_subscription_id: Generated<string | null>;
    /** The checkout that was begun last. */
    checkout_session_id: Generated<string | null>;
    /** In the processor's words; null: there was never one. */
    status: Generated<string | null>;
    /** The metered item; null: usage isn't reported. */
    subscription_item_id: Generated<string | null>;
    meter_id: Generated<string | null>;
    meter_event_name: Generated<string | null>;
    current_period_start: StampOrNull;
    current_period_end: StampOrNull;
    /** When it ends; null: it goes on. */
    cancel_at: StampOrNull;
    unpaid_invoice_id: Generated<string | null>;
    /** Where it can be paid. */
    unpaid_invoice_url: Generated<string | null>;
    unpaid_cents: Generated<number | null>;
    /** When the reading began that all this is from. */
    read_at: StampOrNull;
    created_at: Stamp;
  };
  /** Rates of single organizations, as they were set one after another: the newest holds. */
  billing_rates: {
    id: Generated<string>;
    idp_organization_id: string;
    /** Dollars; null: everybody's. */
    per_line_item_rate: Decimal | null;
    /** Dollars; null: everybody's. */
    minimum_per_order: Decimal | null;
    reason: string;
    set_by: string;
    set_by_email: string;
    created_at: Stamp;
  };
  /** Webhooks that were taken, by the processor's id. */
  billing_events: {
    id: string;
    idp_organization_id: string;
    type: string;
    object_id: string;
    /** The processor's time. */
    created_at: Date;
    received_at: Stamp;
    /** Null: not yet. */
    applied_at: StampOrNull;
    /** What it did, in a sentence. */
    outcome: Generated<string | null>;
  };
  /** Everybody's pricing as it was last read. */
  billing_pricing: {
    single: Generated<boolean>;
    pricing: unknown;
    read_at: Stamp;
  };
  usage_caps: {
    idp_organization_id: string;
    /** A month. */
    cents: number;
    set_by: string;
    set_at: Stamp;
  };

  jobs: {
    id: Generated<string>;
    kind: string;
    key: string | null;
    payload: unknown;
    attempt: Generated<number>;
    run_at: Stamp;
    claimed_by: number | null;
    error: string | null;
    buried_at: StampOrNull;
    created_at: Stamp;
  };

  "sandbox.customers": {
    idp_organization_id: string;
    id: string;
    code: string;
    name: string;
    address: string;
    email_domain: string | null;
    tax_id: string | null;
  };
  "sandbox.addresses": {
    idp_organization_id: string;
    id: string;
    customer_id: string;
    name: string;
    address: string;
  };
  "sandbox.items": {
    idp_organization_id: string;
    id: string;
    sku: string;
    description: string;
    unit: string;
    price: Decimal;
    currency: string;
    manufacturer_sku: Generated<string | null>;
    gtin: Generated<string | null>;
    stock: Decimal;
    /** JSON: `[{unit, factor}]`, how many of its own unit another is; null: none. */
    units: Generated<string | null>;
    blocked: Generated<boolean>;
  };
  "sandbox.orders": {
    idp_organization_id: string;
    id: Generated<string>;
    number: Generated<string>;
    /** The caller's key; a second order with it is refused. */
    intake_key: string;
    /** Those of its changes. */
    amend_keys: Generated<string[]>;
    reference: string;
    customer_id: string;
    address_id: string | null;
    required_date: Day | null;
    currency: string | null;
    total: Decimal;
    created_at: Stamp;
  };
  "sandbox.order_lines": {
    idp_organization_id: string;
    order_id: string;
    position: number;
    item_id: string;
    quantity: Decimal;
    unit: string;
    unit_price: Decimal;
    line_total: Decimal;
    required_date: Day | null;
  };
}
