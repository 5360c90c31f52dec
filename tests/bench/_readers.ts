import { readdirSync, readFileSync } from "node:fs";
import { residentMegabytes } from "../../src/isolate/memory.ts";

/** What each process that this one started holds in memory. */
export function readersMegabytes(): Promise<number[]> {
  return Promise.all(children().map(residentMegabytes));
}

function children(): number[] {
  return readdirSync(`/proc/${process.pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${process.pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
}
