/** A process that works `match_order` jobs on the database at argv[2] and prints what it starts and ends. */
import { APP_ROLE, connect } from "../db/mod.ts";
import { work } from "../jobs/mod.ts";
import { matching } from "./_jobs.ts";

const connection = connect(process.argv[2]!, { role: APP_ROLE, connections: 4 });
const print = (line: object) => process.stdout.write(`${JSON.stringify({ pid: process.pid, ...line })}\n`);
const worker = await work(
  connection,
  matching({
    concurrency: 2,
    async run({ orderId }, { attempt }) {
      print({ started: orderId, attempt });
      await Bun.sleep(orderId === "hang" && attempt === 1 ? 1e9 : 5);
      return undefined;
    },
  }),
  { report: ({ payload, outcome, attempt }) => print({ ended: payload, outcome, attempt }) },
);
process.once("SIGTERM", async () => {
  await worker.stop();
  await connection.close();
});
print({ ready: true });
