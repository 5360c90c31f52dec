/** Which of some amounts make up `sum` together; null: none do. */
export function makeUp<T extends { cents: number }>(sum: number, amounts: T[]): T[] | null {
  let reached = new Map<number, T[]>([[0, []]]);
  for (const amount of amounts) {
    const next = new Map(reached);
    for (const [total, chosen] of reached) {
      const more = total + amount.cents;
      if (more <= sum && !next.has(more)) next.set(more, [...chosen, amount]);
    }
    reached = next;
  }
  return reached.get(sum) ?? null;
}
