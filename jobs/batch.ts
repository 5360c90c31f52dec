/** Calls of one tick of the event loop, answered by one call of `work` with all of them, in their order. */
export function batch<Item, Answer>(work: (items: Item[]) => Promise<Answer[]>) {
  let waiting: { item: Item; resolve(answer: Answer): void; reject(error: unknown): void }[] = [];
  const flush = async () => {
    const calls = waiting;
    waiting = [];
    try {
      const answers = await work(calls.map(({ item }) => item));
      calls.forEach((call, at) => {
        call.resolve(answers[at] as Answer);
      });
    } catch (error) {
      for (const call of calls) call.reject(error);
    }
  };
  return (item: Item) =>
    new Promise<Answer>((resolve, reject) => {
      if (waiting.push({ item, resolve, reject }) === 1) setImmediate(flush);
    });
}
