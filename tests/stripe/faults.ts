/** What may go wrong with a request. */
export type Fault = "timeout after booking" | "dropped" | "500" | "500 after booking" | "429";

export interface Faults {
  /** The share of requests that meets with each, 0 to 1. */
  shares?: Partial<Record<Fault, number>>;
  /** The next requests whose "METHOD /path" contains `to` meet with these, in order. */
  next?: { to: string; faults: Fault[] };
  /** So long a request hangs before its connection is dropped. */
  hangMs?: number;
  /** So long each request waits before it is done. */
  delayMs?: number;
}

/** Draws faults; `seed` makes them the same again. */
export function faultDraw(seed = 1) {
  let state = seed;
  let settings: Faults = {};
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    set(faults: Faults) {
      settings = faults;
    },
    hangMs: () => settings.hangMs ?? 60_000,
    delay: () => Bun.sleep(settings.delayMs ?? 0),
    draw(asked: string): Fault | null {
      const { next, shares = {} } = settings;
      if (next?.faults.length && asked.includes(next.to)) return next.faults.shift()!;
      let left = random();
      for (const [fault, share = 0] of Object.entries(shares)) {
        if (left < share) return fault as Fault;
        left -= share;
      }
      return null;
    },
  };
}
