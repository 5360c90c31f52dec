/** The job queue on PostgreSQL SKIP LOCKED and the loops that work it. @module */
export type { Outcome } from "./attempt.ts";
export { jobsAreWorked } from "./health.ts";
export { KINDS, type Kind, type Payload } from "./kinds.ts";
export { prune } from "./prune.ts";
export { type Claim, type EnqueueOptions, enqueue } from "./queue.ts";
export { type JobSpec, Permanent, type Pipeline, type Write } from "./spec.ts";
export { type Attempt, type Worker, type WorkOptions, work } from "./worker.ts";
