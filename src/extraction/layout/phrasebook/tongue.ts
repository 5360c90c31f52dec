/** How one language speaks of orders. */
export type Tongue = Phrases & {
  /** The names of the twelve months, parted by blanks, each with its other forms behind "/". */
  months?: string;
  /** Single words of headings, captions and sums, parted by blanks; compounds of known words need no entry. */
  words?: Partial<Record<Word, string>>;
  /** Several words of a heading that mean something together, as normalized texts have them. */
  sayings?: [RegExp, string][];
};

/** What it calls an order, the captions of its head and its sums: phrases parted by "|", under what they mean in the English of the rules. */
type Phrases = Partial<Record<Meaning, string>>;

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

/** What single words mean in the English of the rules. */
type Word =
  | Meaning
  | "account"
  | "address"
  | "amount"
  | "base"
  | "carried"
  | "code"
  | "customer"
  | "dated"
  | "delivery"
  | "delivery date"
  | "description"
  | "discount"
  | "document"
  | "drawing"
  | "due"
  | "general"
  | "goods"
  | "grand total"
  | "gross"
  | "invoice"
  | "issued"
  | "item"
  | "item code"
  | "line"
  | "line amount"
  | "list"
  | "material"
  | "net"
  | "no"
  | "open"
  | "order"
  | "our"
  | "packing"
  | "part"
  | "per"
  | "pieces"
  | "plant"
  | "pos"
  | "price"
  | "project"
  | "purchase"
  | "quantity"
  | "rate"
  | "received"
  | "ref"
  | "remarks"
  | "required"
  | "revision"
  | "unit"
  | "unit price"
  | "value"
  | "warehouse"
  | "weight"
  | "your";
