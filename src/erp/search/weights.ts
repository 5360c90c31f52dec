/** Rare words weigh more, and what tells one size from the next most. `count` of `total` rows have the word. */
export function weightOf(word: string, { count, total }: { count: number; total: number }): number {
  const rarity = Math.log(1 + (total - count + 0.5) / (count + 0.5));
  return rarity ** 2 * (/\d/.test(word) ? 1.5 : 1);
}
