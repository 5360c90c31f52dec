import { NoAnswer } from "../connector.ts";

/** How this sandbox misbehaves, by its connection's config, so that faults can be shown. */
export interface Faults {
  /** Words by which every order is refused; null: none. */
  refusal: string | null;
  /** On the way in. Throws `NoAnswer` when the sandbox is down. */
  before(): Promise<void>;
  /** On the way out, with the order booked. Throws `NoAnswer` when the answer is dropped. */
  after(): Promise<void>;
}

/** Reads `{refuse: words, dropAnswers: probability, delayMs: n, down: true}`. */
export function faultsOf(config: Record<string, unknown>): Faults {
  const { refuse, dropAnswers, delayMs, down } = config;
  const pause = () => Bun.sleep(typeof delayMs === "number" ? delayMs / 2 : 0);
  return {
    refusal: typeof refuse === "string" && refuse ? refuse : null,
    async before() {
      if (delayMs) await pause();
      if (down === true) throw new NoAnswer("The sandbox ERP does not answer");
    },
    async after() {
      if (delayMs) await pause();
      if (typeof dropAnswers === "number" && Math.random() < dropAnswers)
        throw new NoAnswer("The sandbox ERP's answer was lost");
    },
  };
}
