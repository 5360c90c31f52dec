import type { SyncEntity } from "../../db/mod.ts";
import type { MirrorRow } from "./ingest/entities.ts";

/** An order as the ERP is to book it. Quantities and prices are decimal strings, dates YYYY-MM-DD. */
export interface OrderToBook {
  /** Ours and unique: the ERP keeps it, and it is looked up before anything is sent again. */
  key: string;
  /** The customer's PO number. */
  reference: string;
  customerErpId: string;
  shipToErpId: string | null;
  requiredDate: string | null;
  currency: string | null;
  lines: LineToBook[];
}

/** A line in the item's own unit, as far as it is known. */
export interface LineToBook extends Amount {
  position: number;
  itemErpId: string;
  requiredDate: string | null;
  /** As the customer wrote it, where that is another unit. */
  ordered?: Amount;
}

/** What a booked order is to be from now on. */
export interface OrderToAmend extends OrderToBook {
  erpOrderId: string;
  /** Counts what an order has been sent as: 2 for its first change. */
  revision: number;
  /** Its lines as they were sent before: what else stands in it was added in the ERP, and stays. */
  was: LineToBook[];
}

export interface Amount {
  quantity: string;
  unit: string;
  /** Per one unit; null: the customer said none, and the ERP's own price holds. */
  unitPrice: string | null;
}

export interface BookedOrder {
  erpOrderId: string;
  /** The number people say. */
  number: string;
}

/** The ERP said no, in its own words; `line` is the position and `field` the column it speaks of. */
export class RefusedByErp extends Error {
  constructor(readonly faults: { message: string; line?: number; field?: string }[]) {
    super(faults.map((fault) => fault.message).join("; "));
  }
}

/** Nothing is known: the order may exist. Look it up by key before sending again. */
export class NoAnswer extends Error {
  /** The ERP took nothing, so that nothing can arrive any more. */
  readonly isUnsent: boolean;
  /** How long it asks to be left alone. */
  readonly waitSeconds: number;

  constructor(message: string, { isUnsent = false, waitSeconds = 0 } = {}) {
    super(message);
    this.isUnsent = isUnsent;
    this.waitSeconds = waitSeconds;
  }
}

/** An order as it stands in the ERP, or as the ERP would book it. Quantities and prices are decimal strings. */
export interface OrderInErp {
  /** Null: it is not booked yet. */
  number: string | null;
  /** In the ERP's words; null: it is not booked yet. */
  state: string | null;
  total: string | null;
  currency: string | null;
  lines: LineInErp[];
}

export interface LineInErp {
  position: number;
  /** The item's code. */
  sku: string | null;
  description: string | null;
  quantity: string | null;
  unit: string | null;
  /** Per one unit. */
  unitPrice: string | null;
  lineTotal: string | null;
  requiredDate: string | null;
}

/** Where a listing of one kind of data stands. */
export interface Listing {
  entity: SyncEntity;
  /** The mark of the listing before; null: everything is listed. */
  since: string | null;
  /** Where the page before ended; null: the listing begins. */
  place: string | null;
}

/** One page of a listing. */
export interface Listed {
  rows: MirrorRow[];
  /** Ids that are not to be used any more. */
  gone: string[];
  /** Null: this was the last page. */
  place: string | null;
  /** What the next listing starts from; overlaps, so that nothing committed late is missed. Null: it can only list everything. */
  mark: string | null;
}

/** What an ERP has of an item now; a decimal string. */
export interface Stock {
  itemErpId: string;
  quantity: string;
}

/** What every kind of ERP can do for us. */
export interface Connector {
  /** Throws a sentence for a person when the ERP can't be used. */
  check(): Promise<void>;
  /** The kinds of data that it can list. */
  lists: readonly SyncEntity[];
  /** The next page of what has changed. The order of pages is fixed, so that a listing can be taken up again. */
  changes(listing: Listing): Promise<Listed>;
  /** What is available now of the items that it knows. */
  inventory(itemErpIds: string[]): Promise<Stock[]>;
  /** What the ERP would make of an order, without booking it. Null: it can't say. Throws `RefusedByErp` when it would refuse. */
  simulate(order: OrderToBook): Promise<OrderInErp | null>;
  /** Null: the ERP says that it has no such order, or what was left of it was taken out. What is thrown says nothing of the order. */
  findByKey(key: string): Promise<BookedOrder | null>;
  /** Throws `RefusedByErp` or `NoAnswer`. */
  create(order: OrderToBook): Promise<BookedOrder>;
  /**
   * Makes a booked order what it is to be from now on; `findByKey` finds it by its change's key too. Null: this ERP can't be told of
   * changes. Throws `RefusedByErp`, also for an order that has gone too far to be changed, or `NoAnswer`.
   */
  amend: ((order: OrderToAmend) => Promise<BookedOrder>) | null;
  /** A booked order as it stands now; null: the ERP doesn't have it. */
  read(erpOrderId: string): Promise<OrderInErp | null>;
}
