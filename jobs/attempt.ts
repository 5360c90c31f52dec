import { TypeCompiler } from "@sinclair/typebox/compiler";
import { type Db, type Tx, tenant } from "../db/mod.ts";
import { KINDS, type Kind, type Payload } from "./kinds.ts";
import { bury, type Claim, enqueue, finish, retry } from "./queue.ts";
import { type JobSpec, Permanent, type Write } from "./spec.ts";

/** `lost`: by the time it was settled another worker had the job, and nothing was written. */
export type Outcome = "done" | "retried" | "buried" | "lost";

export interface Settled {
  outcome: Outcome;
  error?: string;
}

/** What an attempt needs beside its claim. */
export interface Hand {
  db: Db;
  spec: JobSpec;
  /** Finishes a job that writes nothing; false: another attempt has it. */
  finishPlain(claim: Claim): Promise<boolean>;
}

const READABLE = Object.fromEntries(
  Object.entries(KINDS).map(([kind, schema]) => [kind, TypeCompiler.Compile(schema)]),
) as unknown as Record<Kind, { Check(payload: unknown): boolean }>;

function isReadable(claim: Claim): claim is Claim & { payload: Payload<Kind> } {
  return READABLE[claim.kind].Check(claim.payload);
}

/** Does one claimed job and settles it. Throws only when the database stays away. */
export async function attempt(claim: Claim, hand: Hand): Promise<Settled> {
  const { spec } = hand;
  if (!isReadable(claim))
    return buried(claim, hand, { error: `Cannot read the payload of a job "${claim.kind}"` });
  if (claim.attempt > spec.attempts)
    return buried(claim, hand, {
      error: claim.error ?? `Its process ended in each of ${spec.attempts} attempts`,
    });
  try {
    const write = await spec.run(claim.payload, claim);
    return { outcome: (await done(claim, hand, write)) ? "done" : "lost" };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const permanent = error instanceof Permanent;
    return permanent || claim.attempt >= spec.attempts
      ? buried(claim, hand, { error: words, permanent })
      : retried(claim, hand, words);
  }
}

function done(claim: Claim, hand: Hand, write: Write | undefined) {
  if (!write && !hand.spec.everySeconds) return hand.finishPlain(claim);
  return settle(claim, hand, (tx) => finish(tx, claim), write);
}

async function buried(
  claim: Claim,
  hand: Hand,
  { error, permanent = false }: { error: string; permanent?: boolean },
): Promise<Settled> {
  const write = isReadable(claim) ? hand.spec.onBuried?.(claim.payload, error, { permanent }) : undefined;
  try {
    const own = await settle(claim, hand, (tx) => bury(tx, claim, error), write);
    return { outcome: own ? "buried" : "lost", error };
  } catch {
    return retried(claim, hand, error);
  }
}

async function retried(claim: Claim, { db }: Hand, error: string): Promise<Settled> {
  const own = await patiently(() => retry(db, claim, error));
  return { outcome: own ? "retried" : "lost", error };
}

/** Ends the job and writes in one transaction; the end comes first, so that a fenced attempt writes nothing. */
function settle(
  { kind, payload }: Claim,
  { db, spec }: Hand,
  end: (tx: Tx) => Promise<boolean>,
  write: Write | undefined,
): Promise<boolean> {
  return scoped(db, payload, async (tx) => {
    if (!(await end(tx))) return false;
    await write?.(tx);
    if (spec.everySeconds) await again(tx, kind, spec.everySeconds);
    return true;
  });
}

/** The key of each periodic job: there is one of a kind. */
export const PERIODIC = "periodic";

/** Puts a periodic job in, unless it waits already. */
export function again(db: Db | Tx, kind: Claim["kind"], delaySeconds: number) {
  return enqueue(db, kind, {} as Payload<typeof kind>, { key: PERIODIC, delaySeconds });
}

function scoped<T>(db: Db, payload: unknown, work: (tx: Tx) => Promise<T>): Promise<T> {
  const organization = (payload as { idpOrganizationId?: unknown } | null)?.idpOrganizationId;
  return typeof organization === "string" ? tenant(db, organization, work) : db.transaction().execute(work);
}

/** A job in hand outlives a database that is away for some seconds. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let pause = 100; ; pause *= 2) {
    try {
      return await work();
    } catch (error) {
      if (pause > 10_000) throw error;
      await Bun.sleep(pause);
    }
  }
}
