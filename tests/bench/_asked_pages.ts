/** Asks for pages in turn until it is stopped, with a pause between. */
export function askPages(url: string, headers: Record<string, string>, paths: Record<string, string>) {
  const times = new Map(Object.keys(paths).map((name): [string, number[]] => [name, []]));
  let stopped = false;
  const failed: string[] = [];
  const asking = (async () => {
    for (let turn = 0; !stopped; turn++) {
      for (const [name, path] of Object.entries(paths)) {
        const started = performance.now();
        // A search is kept for a while: each asks for something else.
        const answer = await fetch(url + path.replace("{turn}", String((turn * 37) % 1000)), {
          headers,
        }).catch(String);
        if (typeof answer === "string" || !answer.ok)
          failed.push(`${name}: ${typeof answer === "string" ? answer : answer.status}`);
        else {
          await answer.arrayBuffer();
          times.get(name)!.push(performance.now() - started);
        }
        await Bun.sleep(20);
      }
    }
  })();
  return {
    /** Milliseconds at p50 and p99 of each page. */
    async stop() {
      stopped = true;
      await asking;
      const figures = [...times].map(([name, list]) => {
        const sorted = list.sort((a, b) => a - b);
        const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
        return `${name} ${at(0.5)}/${at(0.99)}`;
      });
      return {
        asked: Math.min(...[...times.values()].map(({ length }) => length)),
        "p50/p99 ms": figures.join(", "),
        failed: failed.length,
        why: failed.at(-1),
      };
    },
  };
}
