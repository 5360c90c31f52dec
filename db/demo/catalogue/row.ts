/** An item as its family writes it down: code, description, unit, list price in dollars, the maker's own code. */
export type Row = [sku: string, description: string, unit: string, price: number, manufacturerSku?: string];

/** Sizes in inches as a catalogue spells them, with their decimal value. */
export const FRACTIONS: Record<string, number> = {
  "1/8": 0.125,
  "3/16": 0.1875,
  "1/4": 0.25,
  "5/16": 0.3125,
  "3/8": 0.375,
  "7/16": 0.4375,
  "1/2": 0.5,
  "5/8": 0.625,
  "3/4": 0.75,
  "7/8": 0.875,
  "1": 1,
  "1-1/4": 1.25,
  "1-1/2": 1.5,
  "1-3/4": 1.75,
  "2": 2,
  "2-1/4": 2.25,
  "2-1/2": 2.5,
  "3": 3,
  "3-1/2": 3.5,
  "4": 4,
  "5": 5,
  "6": 6,
};

/** "1-1/2" → "150", "5/16" → "031": hundredths of an inch in three digits, as codes carry them. */
export function hundredths(size: string): string {
  return String(Math.floor(FRACTIONS[size]! * 100)).padStart(3, "0");
}

/** Every pair of two lists. */
export function pairs<A, B>(first: readonly A[], second: readonly B[]): [A, B][] {
  return first.flatMap((a) => second.map((b) => [a, b] as [A, B]));
}
