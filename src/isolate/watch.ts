import { workerData } from "node:worker_threads";

const EVERY_MS = 1000;
const { parent } = workerData as { parent: number };

/** Runs beside the task on a thread of its own, so that even a task that loops ends with the service. */
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, EVERY_MS);
