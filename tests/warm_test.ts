import { expect, setDefaultTimeout, test } from "bun:test";
import { samples } from "../db/demo/mod.ts";
import { warmReader } from "../src/extraction/mod.ts";
import { type Isolate, isolate } from "../src/isolate/mod.ts";
import { log } from "../src/log.ts";

setDefaultTimeout(60_000);

test("warmReader() has a process read each of the files whole", async () => {
  const own = isolate({ processes: 1 });
  const lines: number[] = [];
  const watched: Isolate = {
    ...own,
    async run<Input, Output>(...question: Parameters<Isolate["run"]>) {
      const output = await own.run<Input, Output>(question[0], question[1] as Input, question[2]);
      const { drafts } = output as { drafts: { lines: unknown[] }[] };
      lines.push(drafts.flatMap((draft) => draft.lines).length);
      return output;
    },
  };
  await warmReader({ isolate: watched, log: log({ level: "error", readable: false }) }, await samples());
  await own.stop();
  expect(lines.length).toBe(3);
  expect(Math.min(...lines)).toBeGreaterThan(1);
});

test("warmReader() is silent where the service stops meanwhile", async () => {
  const own = isolate({ processes: 1 });
  const warmed = warmReader({ isolate: own, log: log({ level: "error", readable: false }) }, await samples());
  await own.stop();
  await warmed;
});
