import type { Address } from "../../../db/mod.ts";
import { Permanent } from "../../../jobs/mod.ts";
import { Conflict, Malformed, NotFound } from "../../errors.ts";

/** To the thread; `task` numbers what belongs together. */
export type Ask =
  | { task: number; begin: { kind: string; address: Address; input: unknown } }
  | { task: number; chunk: Uint8Array }
  | { task: number; end: true }
  | { task: number; broken: string };

/** From the thread: bytes that it is done with, and how the task ended. */
export type Answer =
  | { task: number; took: number }
  | { task: number; result: unknown }
  | { task: number; failed: Failure };

/** An error as it crosses between threads, which keeps no classes. */
interface Failure {
  name: string;
  message: string;
}

const CLASSES = { Conflict, Malformed, NotFound, Permanent };

/** What is left of an error on the other side. */
export function failureOf(error: unknown): Failure {
  return error instanceof Error
    ? { name: error.constructor.name, message: error.message }
    : { name: "Error", message: String(error) };
}

/** The error that crossed, of its class where it is one that people are told of. */
export function errorOf({ name, message }: Failure): Error {
  const known = Object.entries(CLASSES).find(([each]) => each === name);
  return known ? new known[1](message) : new Error(message);
}
