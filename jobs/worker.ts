import type { Db, Sql } from "../db/mod.ts";
import { again, attempt, type Hand, type Outcome, type Settled } from "./attempt.ts";
import { batch } from "./batch.ts";
import type { Kind } from "./kinds.ts";
import { type Loop, loop } from "./loop.ts";
import { type Claim, claim, finishAll, survey } from "./queue.ts";
import type { JobSpec, Pipeline } from "./spec.ts";
import { openWire, type Wire } from "./wire.ts";

/** Milliseconds between looks for dead workers and for jobs whose notification was missed. */
const SURVEY_MS = 500;
const STOP_MS = 25_000;

/** One attempt, as it ended. */
export interface Attempt {
  kind: Kind;
  id: string;
  key: string | null;
  payload: unknown;
  attempt: number;
  outcome: Outcome;
  /** Milliseconds at work. */
  ms: number;
  error?: string;
}

export interface WorkOptions {
  /** Called once an attempt. */
  report?(attempt: Attempt): void;
  /** The engine itself failed, such as on a database that is away; it goes on trying. */
  fault?(error: unknown): void;
}

export interface Worker {
  /** Claims nothing more and waits up to 25 s for the jobs at work; what is not done then is another worker's. */
  stop(): Promise<void>;
  /** Waits until no job of this worker's kinds is due or at work. */
  idle(): Promise<void>;
}

/** Works the jobs of every kind in `pipeline` until it is stopped. Throws when the database can't be reached. */
export async function work(
  { db, sql }: { db: Db; sql: Sql },
  pipeline: Partial<Pipeline>,
  { report = () => {}, fault = () => {} }: WorkOptions = {},
): Promise<Worker> {
  const specs = Object.entries(pipeline) as [Kind, JobSpec][];
  const kinds = specs.map(([kind]) => kind);
  const loops = new Map<Kind, Loop>();
  const wakeAll = () => loops.forEach((each) => void each.wake());
  const atWork = () => [...loops.values()].flatMap((each) => each.atWork());

  for (const [kind, { everySeconds }] of specs) if (everySeconds) await again(db, kind, 0);
  const wire = await openWire(sql, { opened: wakeAll, fault });
  const finishPlain = finisher(wire, sql);
  for (const [kind, spec] of specs) {
    const hand = { db, spec, finishPlain };
    loops.set(
      kind,
      loop({
        concurrency: spec.concurrency,
        claim: async (limit) => (await wire.use((sql, worker) => claim(sql, kind, { limit, worker }))) ?? [],
        work: async (claimed) => report(await timed(claimed, hand, fault)),
      }),
    );
  }
  const listening = await sql.listen("jobs", (kind) => loops.get(kind as Kind)?.wake(), wakeAll);
  const watch = surveyor(wire, kinds, (kind) => loops.get(kind)?.wake());
  return {
    async stop() {
      watch.stop();
      for (const each of loops.values()) each.stop();
      await withinMs(
        STOP_MS,
        Promise.all(atWork()).then(() => Promise.all(atWork())),
      );
      await listening.unlisten();
      await wire.close();
    },
    async idle() {
      for (;;) {
        await Promise.all(atWork());
        const { due } = await survey(sql, kinds);
        if (!due.length && !atWork().length) return;
        for (const kind of due) loops.get(kind)?.wake();
        await Bun.sleep(5);
      }
    },
  };
}

async function timed(claimed: Claim, hand: Hand, fault: (error: unknown) => void): Promise<Attempt> {
  const started = performance.now();
  const settled = await attempt(claimed, hand).catch((error): Settled => {
    fault(error);
    return { outcome: "lost", error: String(error) };
  });
  const { kind, id, key, payload, attempt: number } = claimed;
  return { kind, id, key, payload, attempt: number, ...settled, ms: Math.round(performance.now() - started) };
}

async function withinMs(ms: number, work: Promise<unknown>) {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  await Promise.race([work, late.promise]);
  clearTimeout(timer);
}

/** Jobs that end in the same tick without anything to write are finished together. */
function finisher(wire: Wire, pool: Sql) {
  return batch(async (claims: Claim[]) => {
    const finished = (await wire.use((sql) => finishAll(sql, claims))) ?? (await finishAll(pool, claims));
    return claims.map(({ id }) => finished.has(id));
  });
}

/** Looks again and again for due jobs: at once when one becomes due, twice a second in any case. */
function surveyor(wire: Wire, kinds: Kind[], wake: (kind: Kind) => void) {
  let stopped = false;
  let timer: Timer | undefined;
  const look = async () => {
    const seen = await wire.use((sql) => survey(sql, kinds));
    for (const kind of seen?.due ?? []) wake(kind);
    const ms = Math.ceil((seen?.nextSeconds ?? Number.POSITIVE_INFINITY) * 1000);
    if (!stopped) timer = setTimeout(look, Math.min(Math.max(ms, 5), SURVEY_MS));
  };
  void look();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
