/**
 * What a language calls an order, the captions of its head and its sums: phrases parted by "|", under what they mean in the English of the rules.
 * `months` are the twelve names, parted by blanks, each with its other forms behind "/".
 */
export type Tongue = Partial<Record<Meaning | "months", string>>;

type Meaning =
  | "purchase order"
  | "order no"
  | "document no"
  | "order date"
  | "date"
  | "requested delivery date"
  | "currency"
  | "buyer"
  | "supplier"
  | "delivery address"
  | "invoice address"
  | "total"
  | "subtotal"
  | "tax"
  | "shipping"
  | "payment terms"
  | "contact"
  | "phone"
  | "page";
