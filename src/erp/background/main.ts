/** The thread of `thread.ts`: does its tasks on connections of its own, after everything else that the machine has to do. */
import { parentPort } from "node:worker_threads";
import { type Address, type Connection, connect, workAfterOthers } from "../../../db/mod.ts";
import { type Feed, feed } from "./feed.ts";
import { type Answer, type Ask, failureOf } from "./message.ts";
import { TASKS, type Tasks } from "./tasks.ts";

/** Pages of the service come first; elsewhere than on Linux this would slow down the whole process. */
if (process.platform === "linux") workAfterOthers(0);

const CONNECTIONS = 2;
const connections = new Map<string, Connection>();
const bodies = new Map<number, Feed>();

parentPort!.on("message", (ask: Ask) => {
  if ("begin" in ask) void work(ask.task, ask.begin);
  else if ("chunk" in ask) bodies.get(ask.task)?.push(ask.chunk);
  else if ("end" in ask) bodies.get(ask.task)?.end();
  else bodies.get(ask.task)?.fail(new Error(ask.broken));
});

async function work(task: number, { kind, address, input }: Extract<Ask, { begin: object }>["begin"]) {
  const body = feed((took) => answer({ task, took }));
  bodies.set(task, body);
  try {
    answer({ task, result: await TASKS[kind as keyof Tasks](connectionTo(address), input as never, body) });
  } catch (error) {
    answer({ task, failed: failureOf(error) });
  } finally {
    bodies.delete(task);
  }
}

function connectionTo({ url, ...options }: Address): Connection {
  const key = `${options.role} ${url}`;
  const known = connections.get(key);
  if (known) return known;
  const made = connect(url, { ...options, connections: CONNECTIONS });
  connections.set(key, made);
  return made;
}

function answer(message: Answer) {
  parentPort!.postMessage(message);
}
