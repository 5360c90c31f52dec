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

export interface LineToBook {
  position: number;
  itemErpId: string;
  quantity: string;
  unit: string;
  /** Per one unit. */
  unitPrice: string;
  requiredDate: string | null;
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
export class NoAnswer extends Error {}

/** What every kind of ERP can do for us. */
export interface Connector {
  /** Throws a sentence for a person when the ERP can't be used. */
  check(): Promise<void>;
  findByKey(key: string): Promise<BookedOrder | null>;
  /** Throws `RefusedByErp` or `NoAnswer`. */
  create(order: OrderToBook): Promise<BookedOrder>;
}
