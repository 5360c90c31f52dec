import { expect, setDefaultTimeout, test } from "bun:test";
import { samples } from "../db/demo/mod.ts";
import { warmReaders } from "../src/extraction/mod.ts";
import { type Isolate, isolate } from "../src/isolate/mod.ts";
import { log } from "../src/log.ts";

setDefaultTimeout(60_000);

const READERS = 2;
const QUIET = log({ level: "error", readable: false });

test("warmReaders() has every process read each of the files whole", async () => {
  const own = isolate({ processes: READERS });
  const lines: number[] = [];
  let together = false;
  const watched: Isolate = {
    ...own,
    async run<Input, Output>(...question: Parameters<Isolate["run"]>) {
      const read = own.run<Input, Output>(question[0], question[1] as Input, question[2]);
      together ||= own.busy;
      const output = await read;
      const { drafts } = output as { drafts: { lines: unknown[] }[] };
      lines.push(drafts.flatMap((draft) => draft.lines).length);
      return output;
    },
  };
  await warmReaders({ isolate: watched, log: QUIET, config: { readers: READERS } }, await samples());
  await own.stop();
  expect(together).toBe(true);
  expect(lines.length).toBe(READERS * 3);
  expect(Math.min(...lines)).toBeGreaterThan(1);
});

test("warmReaders() is silent where the service stops meanwhile", async () => {
  const own = isolate({ processes: 1 });
  const warmed = warmReaders({ isolate: own, log: QUIET, config: { readers: 1 } }, await samples());
  await own.stop();
  await warmed;
});
