import { fileURLToPath } from "node:url";
import type { Answer, Question } from "./main.ts";

/** A process that answers one question at a time. */
export interface Child {
  readonly pid: number;
  readonly ended: boolean;
  /** Runs the default export of the module at `task`. "ended": the process went away over it. */
  ask(task: string, input: unknown): Promise<Answer | "ended">;
  /** Kills it with SIGKILL, which no loop survives; resolves when it is gone. */
  kill(): Promise<void>;
}

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));

/**
 * What the engine is told. A reader is much code of which each document runs a little: the last of the compilers costs 28 % of the
 * processor's time over the first 500 documents, and after 1,000 it has given nothing back.
 */
const ENGINE = { BUN_JSC_useFTLJIT: "0" };

/** Starts a process that is so nice, without the environment's secrets, silent, away from any `.env` file. */
export function spawnChild(nice: number, onEnd: (child: Child) => void): Child {
  let answered: ((answer: Answer | "ended") => void) | null = null;
  let ended = false;
  const settle = (answer: Answer | "ended") => {
    answered?.(answer);
    answered = null;
  };
  const told = [String(process.pid), String(nice)];
  const process_ = Bun.spawn([process.execPath, "--no-env-file", "--no-install", MAIN, ...told], {
    cwd: "/",
    env: { TZ: "UTC", LANG: "C.UTF-8", ...ENGINE },
    stdio: ["ignore", "ignore", "ignore"],
    serialization: "advanced",
    ipc: (answer) => settle(answer as Answer),
    onExit: () => {
      ended = true;
      onEnd(child);
      settle("ended");
    },
  });
  process_.unref();
  const child: Child = {
    pid: process_.pid,
    get ended() {
      return ended;
    },
    ask(task, input) {
      if (ended) return Promise.resolve("ended");
      return new Promise((resolve) => {
        answered = resolve;
        process_.send({ task, input } satisfies Question);
      });
    },
    async kill() {
      process_.kill("SIGKILL");
      await process_.exited;
    },
  };
  return child;
}
