import { readdirSync, readFileSync } from "node:fs";

const EVERY_MS = 100;

/** Watches the resident memory of a process and of its own children, in megabytes. Reads /proc. */
export function memoryOf(pid: number) {
  const before = residentOf(pid);
  let peak = before;
  let readersPeak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentOf(pid));
    readersPeak = Math.max(readersPeak, ...childrenOf(pid).map(residentOf));
  }, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return { before, peak, after: residentOf(pid), readersPeak };
    },
  };
}

function residentOf(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(status(pid)) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid && new RegExp(`PPid:\\s+${parent}\\n`).test(status(pid)));
}

/** Empty for a process that is gone. */
function status(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
