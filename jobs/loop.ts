import type { Claim } from "./queue.ts";

/** Claims and starts the jobs of one kind as long as there are any and room for them; sleeps until it is woken. */
export interface Loop {
  /** There may be due jobs. */
  wake(): void;
  /** What it is at: jobs, and a claim on its way. */
  atWork(): Promise<void>[];
  /** Claims nothing from now on; what is at work goes on. */
  stop(): void;
}

interface LoopOptions {
  concurrency: number;
  claim(limit: number): Promise<Claim[]>;
  /** Does one job; never throws. */
  work(claim: Claim): Promise<void>;
}

export function loop({ concurrency, claim, work }: LoopOptions): Loop {
  const jobs = new Set<Promise<void>>();
  let hungry = false;
  let filling: Promise<void> | undefined;
  let stopped = false;

  const wake = () => {
    hungry = true;
    filling ??= fill().finally(() => {
      filling = undefined;
      if (wanting()) wake();
    });
  };
  const wanting = () => hungry && !stopped && jobs.size < concurrency;
  const fill = async () => {
    // Jobs that end together make room together: one claim for all of them.
    await null;
    while (wanting()) {
      hungry = false;
      const room = concurrency - jobs.size;
      const claims = await claim(room);
      if (claims.length === room) hungry = true;
      for (const each of claims) start(each);
    }
  };
  const start = (claimed: Claim) => {
    const job = work(claimed).finally(() => {
      jobs.delete(job);
      if (hungry) wake();
    });
    jobs.add(job);
  };
  return {
    wake,
    atWork: () => (filling ? [...jobs, filling] : [...jobs]),
    stop() {
      stopped = true;
    },
  };
}
