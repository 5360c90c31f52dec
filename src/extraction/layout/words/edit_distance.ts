/** What one letter of difference counts for. */
export interface Costs {
  /** A letter that is missing or too many. */
  lost: number;
  /** One letter in another's place; 0 for the same. */
  wrong: (a: string, b: string) => number;
}

/** What the cheapest way costs from one word to another, letter by letter (Levenshtein's). */
export function editDistance(a: string, b: string, { lost, wrong }: Costs): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => lost * i);
  for (let i = 1; i <= a.length; i++) {
    const next = [lost * i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + lost, next[j - 1]! + lost, row[j - 1]! + wrong(a[i - 1]!, b[j - 1]!));
    row = next;
  }
  return row[b.length]!;
}
