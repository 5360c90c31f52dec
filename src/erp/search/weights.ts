import { sql } from "kysely";

/** Rare words weigh more, and what tells one size from the next most. `count` of `total` rows have the word. */
export function weightOf(word: string, { count, total }: { count: number; total: number }): number {
  const rarity = Math.log(1 + (total - count + 0.5) / (count + 0.5));
  return rarity ** 2 * (/\d/.test(word) ? 1.5 : 1);
}

/** The same in SQL. `row_count` of `total` rows have the `word`. */
export function weightInSql(total: number) {
  return sql<number>`
    power(ln(1 + (greatest(${sql.lit(total)}, row_count) - row_count + 0.5::float8) / (row_count + 0.5::float8)), 2)
    * case when word ~ '[0-9]' then 1.5::float8 else 1 end`;
}
