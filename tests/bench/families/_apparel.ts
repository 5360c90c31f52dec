import type { Shown } from "./_family.ts";
import { type Order, rounded } from "./_order.ts";

/** Sizes of women, men and children. */
export const RUNS = [
  ["XS", "S", "M", "L", "XL", "XXL"],
  ["28", "30", "32", "34", "36", "38"],
  ["2T", "3T", "4T", "5", "6", "7"],
];
const COLORS = ["Black", "Navy", "Sage", "Oat", "Rust", "Ivory"];

/** A style as brands order it: counts by size of each colour. */
export interface Style {
  code: string;
  name: string;
  price: number;
  sizes: string[];
  rows: { color: string; counts: number[] }[];
}

/** Items as styles in sizes and colours. */
export function stylesOf(order: Order): Style[] {
  const { random } = order;
  return order.items.map((item) => ({
    code: `${random.pick(["W", "M", "K"])}${random.digits(5)}`,
    name: item.name,
    price: rounded(random.next() * 40 + 6, 2),
    sizes: random.pick(RUNS),
    rows: random
      .shuffled(COLORS)
      .slice(0, random.int(1, 3))
      .map((color) => ({
        color,
        counts: Array.from({ length: 6 }, () => (random.chance(0.8) ? random.int(1, 8) * 6 : 0)),
      })),
  }));
}

/** A line for each size that is ordered. */
export function bySize(styles: Style[]): NonNullable<Shown["lines"]> {
  return styles.flatMap(({ code, name, price, rows }) =>
    rows.flatMap(({ counts }) =>
      counts
        .filter((count) => count > 0)
        .map((quantity) => ({
          sku: code,
          buyerSku: null,
          description: name,
          quantity,
          unit: null,
          unitPrice: price,
          priceBasis: 1,
          lineTotal: null,
        })),
    ),
  );
}

/** All pieces, and what they cost. */
export function sumOf(styles: Style[]): { units: number; net: number } {
  const each = bySize(styles);
  return {
    units: each.reduce((sum, { quantity }) => sum + quantity!, 0),
    net: rounded(
      each.reduce((sum, { quantity, unitPrice }) => sum + quantity! * unitPrice!, 0),
      2,
    ),
  };
}
