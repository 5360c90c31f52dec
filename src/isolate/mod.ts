/**
 * Runs risky work in processes of their own, with limits on time and memory.
 * Processes, because in Bun a Worker that loops inside WASM outlives `terminate()` and a thread's memory can't be capped.
 * @module
 */
export { type Isolate, IsolateFailure, isolate } from "./isolate.ts";
