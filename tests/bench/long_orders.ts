// Reads made orders of 5 to 10,000 lines in many layouts, each in a process of its own as the service does, and prints by type and
// length what was lost, the processor's time and the most memory of that process:
//
//   bun tests/bench/long_orders.ts [SEEDS] [--least LINES] [--most LINES] [--show]
import { readFileSync } from "node:fs";
import type { ReadInput, ReadOutput } from "../../src/extraction/_read_task.ts";
import { isolate } from "../../src/isolate/mod.ts";
import { isSilent, judged, type MadeOutcome } from "../_made_orders.ts";
import { type LongOrder, longOrder } from "../fixtures/long_orders.ts";

const numberAfter = (name: string, otherwise: number) =>
  process.argv.includes(name) ? Number(process.argv[process.argv.indexOf(name) + 1]) : otherwise;
const seeds = Number(process.argv[2]) || 4;
const [least, most] = [numberAfter("--least", 5), numberAfter("--most", 10_000)];
const LENGTHS = [5, 50, 500, 1000, 2500, 5000, 10_000].filter((length) => length >= least && length <= most);
const TYPES = ["pdf", "xlsx", "csv"] as const;
const READ = new URL("../../src/extraction/_read_task.ts", import.meta.url);
const TELL = new URL("../fixtures/tasks.ts", import.meta.url);
const LIMITS = { milliseconds: 600_000, megabytes: 4_000 };
/** The system counts a process's time in these. */
const TICK_MS = 10;

/** One order, read. */
interface Measured extends MadeOutcome {
  ms: number;
  megabytes: number;
}

console.log("type  lines  orders   right    read  silent  flagged  ms/order  ms/line  MB at most");
for (const type of TYPES)
  for (const length of LENGTHS) {
    const all: Measured[] = [];
    for (let seed = 1; seed <= seeds; seed++) all.push(await measured(await longOrder(seed, length, type)));
    report(`${type.padEnd(4)} ${String(length).padStart(6)}`, length, all);
  }

/** Warmed by five lines of the same look first. */
async function measured(order: LongOrder): Promise<Measured> {
  const pool = isolate({ processes: 1 });
  const read = ({ bytes, type }: LongOrder) =>
    pool.run<ReadInput, ReadOutput>(
      READ,
      { bytes, type, fileName: "order", ownNames: [], forModel: false },
      LIMITS,
    );
  await read(await longOrder(order.seed, 5, order.type as (typeof TYPES)[number]));
  const { pid } = await pool.run<object, { pid: number }>(TELL, { how: "tell" }, LIMITS);
  const before = processorMs(pid);
  const { drafts } = await read(order);
  const [ms, megabytes] = [processorMs(pid) - before, mostMegabytes(pid)];
  await pool.stop();
  return { ...judged(order, drafts), ms, megabytes };
}

function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function mostMegabytes(pid: number): number {
  return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
}

function report(name: string, length: number, all: Measured[]) {
  const sum = (of: (one: Measured) => number) => all.reduce((total, one) => total + of(one), 0);
  const ms = sum((one) => one.ms) / all.length;
  const share = (n: number) => (n / (length * all.length)).toFixed(4);
  console.log(
    [
      name,
      String(all.length).padStart(7),
      share(sum(({ right }) => right)).padStart(7),
      share(sum(({ read }) => read)).padStart(7),
      String(all.filter(isSilent).length).padStart(7),
      String(sum(({ flagged }) => Number(flagged))).padStart(8),
      ms.toFixed(0).padStart(9),
      (ms / length).toFixed(3).padStart(8),
      Math.max(...all.map(({ megabytes }) => megabytes))
        .toFixed(0)
        .padStart(8),
    ].join(" "),
  );
  if (process.argv.includes("--show"))
    for (const one of all) if (one.right < length || one.read !== length || one.flagged) tell(one);
}

function tell({ order, right, read, flagged, drafts }: Measured) {
  const said = drafts.flatMap(({ findings }) => findings.map(({ message }) => message)).slice(0, 2);
  console.log(
    `   seed ${order.seed} ${order.layout}: ${right} right, ${read} read, ${flagged ? "flagged" : "SILENT"}, ${said.join("; ")}`,
  );
}
