/** The job queue on PostgreSQL SKIP LOCKED and the loops that work it. @module */

export { PERIODIC } from "./attempt.ts";
export { jobsAreWorked } from "./health.ts";
export type { Kind, Payload } from "./kinds.ts";
export { prune } from "./prune.ts";
export { type Claim, enqueue, enqueueAll } from "./queue.ts";
export { type JobSpec, Permanent, type Pipeline, type Write } from "./spec.ts";
export { type Attempt, type Worker, work } from "./worker.ts";
