import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";

/** What a process is asked, and what it answers. */
export interface Question {
  task: string;
  input: unknown;
}
export type Answer = { output: unknown } | { error: { message: string; status: number | null } };

if (import.meta.main) serve();

/** The process's own side: it yields to the service, is the first to go when memory runs out, and never outlives its parent. */
function serve() {
  const [parent, nice] = process.argv.slice(2).map(Number);
  setPriority(nice!);
  dieFirst();
  new Worker(new URL("./watch.ts", import.meta.url), {
    workerData: { parent },
  }).unref();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  process.on("disconnect", () => process.exit());
  process.on("message", async (question: Question) => process.send!(await answer(question)));
}

async function answer({ task, input }: Question): Promise<Answer> {
  try {
    const { default: run } = await import(task);
    return { output: await run(input) };
  } catch (error) {
    const { message, status } = error as { message?: unknown; status?: unknown };
    return {
      error: { message: String(message ?? error), status: typeof status === "number" ? status : null },
    };
  }
}

function dieFirst() {
  if (process.platform === "linux") writeFileSync("/proc/self/oom_score_adj", "1000");
}
