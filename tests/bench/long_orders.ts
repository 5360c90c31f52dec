// Reads made orders of 5 to 5,000 lines in many layouts, and prints what was lost, time and memory by length:
//
//   bun tests/bench/long_orders.ts [SEEDS] [--most LINES] [--show]
import { isSilent, type MadeOutcome, outcomeOf } from "../_made_orders.ts";
import { longOrder } from "../fixtures/long_orders.ts";

const seeds = Number(process.argv[2]) || 12;
const most = Number(process.argv[process.argv.indexOf("--most") + 1]) || 5000;
const show = process.argv.includes("--show");
const LENGTHS = [5, 50, 200, 800, 1200, 2500, 5000].filter((length) => length <= most);

console.log("lines  orders  right   read    silent  flagged  ms/order  ms/line  MB after");
for (const length of LENGTHS) {
  const outcomes: (MadeOutcome & { ms: number })[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const order = await longOrder(seed, length);
    const started = performance.now();
    const outcome = await outcomeOf(order);
    outcomes.push({ ...outcome, ms: performance.now() - started });
  }
  report(length, outcomes);
}

function report(length: number, outcomes: (MadeOutcome & { ms: number })[]) {
  const sum = (of: (outcome: MadeOutcome & { ms: number }) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const ms = sum((outcome) => outcome.ms) / outcomes.length;
  const share = (n: number) => (n / (length * outcomes.length)).toFixed(4);
  console.log(
    [
      String(length).padStart(5),
      String(outcomes.length).padStart(7),
      share(sum(({ right }) => right)).padStart(7),
      share(sum(({ read }) => read)).padStart(7),
      String(outcomes.filter(isSilent).length).padStart(6),
      String(sum(({ flagged }) => Number(flagged))).padStart(8),
      ms.toFixed(0).padStart(9),
      (ms / length).toFixed(3).padStart(8),
      (process.memoryUsage.rss() / 1024 / 1024).toFixed(0).padStart(8),
    ].join(" "),
  );
  for (const { order, right, read, drafts, ...rest } of outcomes)
    if (show && (right < length || read !== length))
      console.log(
        `   seed ${order.seed} ${order.layout}: ${right} right, ${read} read, ${rest.flagged ? "flagged" : "SILENT"}, ${drafts
          .flatMap(({ findings }) => findings.map(({ message }) => message))
          .slice(0, 2)
          .join("; ")}`,
      );
}
