import type { Finding } from "../../../db/mod.ts";
import type { HeaderField, LineField, Read } from "../../orders/mod.ts";

/** An order as its data says it. */
export interface StructuredOrder {
  format: string;
  header: Partial<Record<HeaderField, Read | undefined>>;
  lines: StructuredLine[];
  /** What the document says it is, where that is no order: "an invoice". */
  otherKind?: string | null;
  /** Its own count of lines, their quantities' sum and their amounts' sum before tax and charges. */
  counted?: Read;
  quantities?: Read;
  net?: Read;
  charges?: Charge[];
  /** Numbers of the buyer: its tax number, GLN, DUNS. */
  buyerIds?: (Read | undefined)[];
  /** The number that we gave it. */
  accountIds?: (Read | undefined)[];
  /** What else is to be said of it. */
  findings?: Finding[];
}

export interface StructuredLine {
  printedNumber?: string;
  fields: Partial<Record<LineField, Read | undefined>>;
  /** Where parts of it are wanted at days of their own. */
  deliveries?: Delivery[];
  shipTo?: Place;
  /** What it says beside its values, which is kept among the order's notes. */
  note?: Read;
  /** What a person should look at, as a sentence's end: "is free of charge". */
  remarks?: string[];
}

/** What an order adds to or takes from its lines' sum. */
export interface Charge {
  name?: string;
  amount: Read | undefined;
  /** Said in place of an amount. */
  percent?: Read;
  allowance: boolean;
}

/** A part of a line that is wanted at a day of its own. */
export interface Delivery {
  quantity?: Read;
  requiredDate?: Read;
}

/** Where a line goes. */
export interface Place {
  name?: Read;
  address?: Read;
}
