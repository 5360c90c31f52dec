import { Refusal, wordsOf } from "../errors.ts";
import { type Child, spawnChild } from "./child.ts";
import type { Answer } from "./main.ts";
import { residentMegabytes } from "./memory.ts";

/** Limits of one task. */
export interface Limits {
  /** From the moment a process takes the task on. */
  milliseconds: number;
  /** Resident memory of the process that runs the task. */
  megabytes: number;
  /** Somebody is looking at a page meanwhile: goes before what waits. */
  soon?: boolean;
  /** Takes long, and nobody's time: has processes of its own, that yield to all others. */
  background?: boolean;
}

/** Runs the default export of a module in a process of its own. */
export interface Isolate {
  /**
   * Throws `IsolateFailure` when the limits stop the task or it kills its process.
   * What the task itself throws comes out as an `Error` with its message; a `Refusal` stays one.
   */
  run<Input, Output>(task: URL, input: Input, limits: Limits): Promise<Output>;
  /** Every process is at work, those in the background aside: what comes now waits. */
  readonly busy: boolean;
  /** Ends the processes; what is under way or waits fails. */
  stop(): Promise<void>;
}

/** The task was stopped, or took its process down. Its message goes on after `Cannot read "x.pdf": `. */
export class IsolateFailure extends Error {
  constructor(
    readonly reason: "timeout" | "memory" | "crash" | "stopped",
    message: string,
  ) {
    super(message);
  }
}

interface Task {
  url: URL;
  input: unknown;
  limits: Limits;
  done: PromiseWithResolvers<unknown>;
}

const ENDING = "the service is stopping";
const MEMORY_EVERY_MS = 50;
/** A process starts afresh when it keeps this share of a task's memory limit: one that has read much reads fastest. */
const KEPT_SHARE = 0.6;

/** How much processes yield to the service, and those in the background to the others. */
const NICE = { front: 5, back: 10 };

/** Keeps up to `processes` processes warm, and as many for the background; tasks wait in line. */
export function isolate({ processes }: { processes: number }): Isolate {
  const [front, back] = [lane({ processes, nice: NICE.front }), lane({ processes, nice: NICE.back })];
  return {
    run: (url, input, limits) => (limits.background ? back : front).run(url, input, limits),
    get busy() {
      return front.busy;
    },
    async stop() {
      await Promise.all([front.stop(), back.stop()]);
    },
  };
}

function lane({ processes, nice }: { processes: number; nice: number }): Isolate {
  const waiting: Task[] = [];
  const idle: Child[] = [];
  const alive = new Set<Child>();
  const underWay = new Set<Task>();
  let working = 0;
  let stopped = false;

  async function work() {
    working++;
    for (let task = waiting.shift(); task; task = waiting.shift()) await take(task).catch(task.done.reject);
    working--;
  }

  async function take(task: Task) {
    const child = idle.pop() ?? start();
    underWay.add(task);
    const stopped = await perform(child, task);
    underWay.delete(task);
    if (!stopped && (await isFit(child, task.limits))) idle.push(child);
    else await child.kill();
  }

  function start() {
    const child = spawnChild(nice, (ended) => {
      alive.delete(ended);
      const at = idle.indexOf(ended);
      if (at >= 0) idle.splice(at, 1);
    });
    alive.add(child);
    return child;
  }

  return {
    run<Input, Output>(url: URL, input: Input, limits: Limits) {
      if (stopped) return Promise.reject(new IsolateFailure("stopped", ENDING));
      const done = Promise.withResolvers<unknown>();
      const task = { url, input, limits, done };
      if (limits.soon) waiting.unshift(task);
      else waiting.push(task);
      if (working < processes) void work();
      return done.promise as Promise<Output>;
    },
    get busy() {
      return working >= processes;
    },
    async stop() {
      stopped = true;
      for (const { done } of [...waiting.splice(0), ...underWay])
        done.reject(new IsolateFailure("stopped", ENDING));
      await Promise.all([...alive].map((child) => child.kill()));
    },
  };
}

/** Tells whether the limits stopped it. */
async function perform(child: Child, { url, input, limits, done }: Task) {
  let stopped: IsolateFailure | null = null;
  const stop = (failure: IsolateFailure) => {
    stopped ??= failure;
    void child.kill();
  };
  const timer = setTimeout(
    () => stop(new IsolateFailure("timeout", `it took longer than ${limits.milliseconds / 1000} s`)),
    limits.milliseconds,
  );
  const watch = setInterval(async () => {
    if ((await residentMegabytes(child.pid)) > limits.megabytes)
      stop(new IsolateFailure("memory", `it needs more than ${limits.megabytes} MB of memory`));
  }, MEMORY_EVERY_MS);
  const answer = await child.ask(url.href, input).catch(refused);
  clearTimeout(timer);
  clearInterval(watch);
  if (answer === "ended") done.reject(stopped ?? new IsolateFailure("crash", "it crashed the reader"));
  else if ("error" in answer) done.reject(rebuilt(answer.error));
  else done.resolve(answer.output);
  return stopped !== null;
}

/** The input could not be sent. */
function refused(error: unknown): Answer {
  return { error: { message: wordsOf(error), status: null } };
}

function rebuilt({ message, status }: { message: string; status: number | null }) {
  return status === null ? new Error(message) : new Refusal(message, status);
}

async function isFit(child: Child, { megabytes }: Limits) {
  return !child.ended && (await residentMegabytes(child.pid)) < megabytes * KEPT_SHARE;
}
