import { getPriority, setPriority } from "node:os";

const NICER = 10;
const NICEST = 19;

/** Has the system do the work of others before that of a process; 0 is the asking one, on Linux the asking thread. Throws where that isn't ours to say. */
export function workAfterOthers(pid: number): void {
  setPriority(pid, Math.min(getPriority(pid) + NICER, NICEST));
}
