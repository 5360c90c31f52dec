import type { Tx } from "../db/mod.ts";
import type { Kind, Payload } from "./kinds.ts";
import type { Claim } from "./queue.ts";

/**
 * What a job wants written; runs in the transaction that finishes the job. Where the payload names an
 * `idpOrganizationId` that transaction sees this organization's rows, otherwise no organization's: a job that
 * crosses organizations does its writing in `run()` with `everywhere()`, in a way that may be repeated.
 */
export type Write = (tx: Tx) => Promise<void>;

/** How one kind of job is done. */
export interface JobSpec<K extends Kind = Kind> {
  /** Jobs of this kind at work at once in this process. */
  concurrency: number;
  /** Attempts before the job is buried; an attempt whose process died counts. */
  attempts: number;
  /** So many seconds after each end the job is put in again; it makes itself at start. For kinds with an empty payload. */
  everySeconds?: number;
  /** Does the slow work outside of any transaction and returns what is to be written. Throw `Permanent` to give up at once. */
  run(payload: Payload<K>, claim: Claim): Promise<Write | undefined>;
  /** Written in the transaction that buries the job. When it throws, burying is tried again later. `permanent`: it was `Permanent` that ended it. */
  onBuried?(payload: Payload<K>, error: string, how: { permanent: boolean }): Write;
}

/** Every kind's spec. */
export type Pipeline = { [K in Kind]: JobSpec<K> };

/** A failure that no retry can mend. */
export class Permanent extends Error {}
