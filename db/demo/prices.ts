import { CUSTOMERS } from "./customers.ts";
import { ITEMS } from "./items.ts";

/** What an item of the demo catalogue costs by contract, in dollars per unit. */
export interface DemoPrice {
  id: string;
  itemId: string;
  /** Null: it holds for everyone. */
  customerId: string | null;
  name: string | null;
  /** Null: from any quantity on. */
  from: string | null;
  price: string;
}

/** Code | customer | what the price is called | from quantity | price; without a customer it is everyone's. */
const BOOK = `
HCS-037-16-300-G5Z | Harbor Machine Works, Inc. | Frame agreement | 500 | 0.52
HCS-037-16-300-G5Z | Harbor Machine Works, Inc. | Frame agreement | 2500 | 0.47
HCS-050-13-200-G5Z | Harbor Machine Works, Inc. | Frame agreement | 1000 | 0.61
HCV-075-6K | Harbor Machine Works, Inc. | | | 57.50
NYL-075-10-S18 | | Volume price | 1000 | 1.52
SLW-043-S18 | | Volume price | 5000 | 0.12
`;

/** The contract prices of the demo catalogue, always the same. */
export const PRICES: readonly DemoPrice[] = BOOK.trim().split("\n").map(price);

function price(row: string, at: number): DemoPrice {
  const [sku, customer, name, from, amount] = row.split("|").map((cell) => cell.trim());
  const item = ITEMS.find((each) => each.sku === sku)!;
  const buyer = CUSTOMERS.find((each) => each.name === customer);
  return {
    id: String(50_001 + at),
    itemId: item.id,
    customerId: buyer?.id ?? null,
    name: name || null,
    from: from || null,
    price: amount!,
  };
}
