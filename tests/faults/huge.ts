/**
 * Reads files whose size or shape is made to hurt, each in a process of its own under the service's limits, and prints what
 * each costs and what a person is told: `nice bun tests/faults/huge.ts [words in the name] [--free: no limits]`
 * @module
 */
import { readFileSync } from "node:fs";
import { Refusal, wordsOf } from "../../src/errors.ts";
import type { ReadInput, ReadOutput } from "../../src/extraction/_read_task.ts";
import { LIMITS } from "../../src/extraction/extract.ts";
import { type Isolate, isolate } from "../../src/isolate/mod.ts";
import { inspect, recognizePages } from "../../src/reading/mod.ts";
import { HUGE_FILES, type HugeFile } from "./_huge_files.ts";

const READ = new URL("../../src/extraction/_read_task.ts", import.meta.url);
const TELL = new URL("../fixtures/tasks.ts", import.meta.url);
const FREE = { milliseconds: 600_000, megabytes: 6_000 };
const SAID = 110;
/** The system counts a process's time in these. */
const TICK_SECONDS = 0.01;
const EVERY_MS = 20;

const [wanted = ""] = process.argv.slice(2).filter((each) => !each.startsWith("--"));
const limits = process.argv.includes("--free") ? FREE : LIMITS;

console.log(`${"file".padEnd(44)}      MB  seconds  MB at most  outcome`);
for (const file of HUGE_FILES) if (file.name.includes(wanted)) await report(file);
process.exit();

async function report({ name, make }: HugeFile) {
  const bytes = make();
  const pool = isolate({ processes: 1 });
  const { pid } = await pool.run<object, { pid: number }>(TELL, { how: "tell" }, FREE);
  const watch = costOf(pid);
  const outcome = await outcomeOf(pool, bytes, name).catch(refusal);
  const { seconds, megabytes } = watch.stop();
  await pool.stop();
  const columns = [
    name.padEnd(44),
    (bytes.length / 1024 ** 2).toFixed(1).padStart(7),
    seconds.toFixed(1).padStart(8),
    megabytes.toFixed(0).padStart(11),
  ];
  console.log(`${columns.join(" ")}  ${outcome.slice(0, SAID)}`);
}

async function outcomeOf(pool: Isolate, bytes: Uint8Array, fileName: string): Promise<string> {
  const task = { bytes, type: inspect(bytes, fileName), fileName, ownNames: [], forModel: false };
  const read = (input: ReadInput) => pool.run<ReadInput, ReadOutput>(READ, input, limits);
  let output = await read(task);
  if (output.pictures.length) {
    const recognition = await recognizePages(pool, { ...task, pages: output.pictures });
    output = await read({ ...task, recognition });
  }
  const { drafts, noOrder, summary, fault } = output;
  const lines = drafts.reduce((sum, each) => sum + each.lines.length, 0);
  const said = [
    fault?.split("\n")[0],
    noOrder,
    ...summary.warnings,
    ...drafts.flatMap((each) => each.findings.map(({ message }) => message)),
  ];
  return `${drafts.length} orders, ${lines} lines: ${said.filter(Boolean)[0] ?? "nothing said"}`;
}

function refusal(error: unknown) {
  return `${error instanceof Refusal ? "refused" : "STOPPED"}: ${wordsOf(error)}`;
}

/** The processor's time and the most resident memory of a process that may be killed meanwhile. */
function costOf(pid: number) {
  const before = ticksOf(pid);
  const cost = { seconds: 0, megabytes: 0 };
  const look = () => {
    cost.seconds = Math.max(cost.seconds, (ticksOf(pid) - before) * TICK_SECONDS);
    const [, kilobytes = 0] = /VmHWM:\s*(\d+)/.exec(told(pid, "status")) ?? [];
    cost.megabytes = Math.max(cost.megabytes, Number(kilobytes) / 1024);
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    stop() {
      look();
      clearInterval(timer);
      return cost;
    },
  };
}

function ticksOf(pid: number): number {
  const fields = told(pid, "stat").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

/** Empty for a process that is gone. */
function told(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, "utf8");
  } catch {
    return "";
  }
}
