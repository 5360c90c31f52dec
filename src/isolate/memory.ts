import { readFile } from "node:fs/promises";

const PAGE_BYTES = 4096;
const MEGABYTE = 1024 * 1024;

/** Resident memory of a process; 0 when it is gone. */
export async function residentMegabytes(pid: number): Promise<number> {
  const bytes = process.platform === "linux" ? await fromProc(pid) : await fromPs(pid);
  return Number.isFinite(bytes) ? bytes / MEGABYTE : 0;
}

async function fromProc(pid: number) {
  const statm = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return Number(statm.split(" ")[1]) * PAGE_BYTES;
}

async function fromPs(pid: number) {
  const ps = Bun.spawn(["ps", "-o", "rss=", "-p", String(pid)], { stdout: "pipe", stderr: "ignore" });
  return Number.parseInt(await new Response(ps.stdout).text(), 10) * 1024;
}
