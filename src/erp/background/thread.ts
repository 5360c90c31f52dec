import { Worker } from "node:worker_threads";
import { addressOf } from "../../../db/mod.ts";
import type { App } from "../../app.ts";
import { wordsOf } from "../../errors.ts";
import { type Answer, type Ask, errorOf } from "./message.ts";
import type { Tasks } from "./tasks.ts";

/** Bytes on their way to the thread, of one task: a sender that is quicker waits. */
const MOST_AHEAD = 1_000_000;
/** After so long without a task the thread ends, and its memory is the system's again. */
const IDLE_MS = 60_000;

interface Open {
  ended: PromiseWithResolvers<unknown>;
  ahead: number;
  /** Called when there is room for more, and at the end. */
  room(): void;
}

interface Thread {
  worker: Worker;
  open: Map<number, Open>;
  idle?: Timer;
}

let thread: Thread | undefined;
let lastTask = 0;

/**
 * Does a task in a thread of its own, which works for all databases of this process: taking a million rows apart would
 * hold up pages here. Throws what the task threw, and what reading `body` threw.
 */
export async function inBackground<Kind extends keyof Tasks>(
  { sql }: Pick<App, "sql">,
  kind: Kind,
  input: Tasks[Kind]["input"],
  body?: AsyncIterable<Uint8Array>,
): Promise<Tasks[Kind]["result"]> {
  thread ??= start();
  const { worker, open } = thread;
  const task = ++lastTask;
  const own: Open = { ended: Promise.withResolvers(), ahead: 0, room: () => {} };
  own.ended.promise.catch(() => {});
  open.set(task, own);
  clearTimeout(thread.idle);
  worker.ref();
  const tell = (ask: Ask) => worker.postMessage(ask);
  tell({ task, begin: { kind, address: addressOf(sql), input } });
  if (body) await send(body, { task, own, tell, isOpen: () => open.has(task) });
  return own.ended.promise as Promise<Tasks[Kind]["result"]>;
}

interface Sending {
  task: number;
  own: Open;
  tell(ask: Ask): void;
  isOpen(): boolean;
}

async function send(body: AsyncIterable<Uint8Array>, { task, own, tell, isOpen }: Sending) {
  try {
    for await (const chunk of body) {
      if (!isOpen()) return;
      own.ahead += chunk.length;
      tell({ task, chunk });
      if (own.ahead > MOST_AHEAD) await new Promise<void>((resolve) => (own.room = resolve));
    }
    tell({ task, end: true });
  } catch (error) {
    tell({ task, broken: wordsOf(error) });
    await own.ended.promise.catch(() => {});
    throw error;
  }
}

function start(): Thread {
  const worker = new Worker(new URL("./main.ts", import.meta.url));
  const open = new Map<number, Open>();
  const made: Thread = { worker, open };
  worker.on("message", (answer: Answer) => {
    const own = open.get(answer.task);
    if (!own) return;
    if ("took" in answer) {
      own.ahead -= answer.took;
      if (own.ahead <= MOST_AHEAD) own.room();
      return;
    }
    if ("result" in answer) own.ended.resolve(answer.result);
    else own.ended.reject(errorOf(answer.failed));
    close(made, answer.task);
  });
  worker.on("error", (error) => end(made, error));
  worker.on("exit", () => end(made, new Error("The thread that takes rows ended")));
  worker.unref();
  return made;
}

function close(made: Thread, task: number) {
  const own = made.open.get(task);
  made.open.delete(task);
  own?.room();
  if (made.open.size) return;
  made.worker.unref();
  made.idle = setTimeout(() => {
    if (thread === made) thread = undefined;
    void made.worker.terminate();
  }, IDLE_MS);
  made.idle.unref();
}

/** Nothing that is open will be answered any more. */
function end(made: Thread, error: Error) {
  if (thread === made) thread = undefined;
  clearTimeout(made.idle);
  for (const [task, own] of made.open) {
    own.ended.reject(error);
    made.open.delete(task);
    own.room();
  }
}
