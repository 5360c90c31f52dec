import type { ColumnType, Generated } from "kysely";
import type { Day, Decimal, Stamp, StampOrNull } from "./values.ts";

export type SyncEntity = "items" | "customers" | "shipping-addresses" | "orders" | "inventory" | "prices";

/** What a price by contract says, whoever and whatever it is for. */
export interface PriceTerms {
  /** Of the customers with this list; null: not of a list. */
  price_list: string | null;
  /** What people call the price or its list. */
  name: string | null;
  /** From this quantity on, in `unit`; null: from any. */
  minimum_quantity: Decimal | null;
  /** First and last day; null: open. */
  valid_from: Day | null;
  valid_until: Day | null;
  /** For `basis` of `unit`. */
  price: Decimal;
  currency: string | null;
  /** Null: the item's own. */
  unit: string | null;
  /** Null: one. */
  basis: Decimal | null;
}

/** Connections to ERPs and what is mirrored of them. */
export interface MirrorTables {
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
    /** Since then nobody sees it; it stays until a job has deleted what was mirrored of it. Null: it is in use. */
    deleted_at: StampOrNull;
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
    /** Of the row as it was delivered, and of how its words are made; every mirrored row has one. */
    fingerprint: string | null;
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
    /** The price list that its prices are of, by the ERP's id. */
    price_list: string | null;
    fingerprint: string | null;
    number: ColumnType<string, never, never>;
    words: Generated<string[]>;
    described: Generated<number>;
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
    fingerprint: string | null;
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
    fingerprint: string | null;
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
    fingerprint: string | null;
    active: Generated<boolean>;
    updated_at: Stamp;
  };
  /** What items cost by contract, beside the price that stands with the item. */
  erp_prices: PriceTerms & {
    idp_organization_id: string;
    connection_id: string;
    /** The price's own. */
    erp_id: string;
    item_erp_id: string;
    /** Null: not for one customer alone. */
    customer_erp_id: string | null;
    fingerprint: string | null;
    active: Generated<boolean>;
    updated_at: Stamp;
  };
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
  /** One delivery of synchronized data. */
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
}
