import { expect, test } from "bun:test";
import { killRounds } from "./faults/kill.ts";
import { brokenFiles, madeFiles, readersReport } from "./faults/readers.ts";

test("a service killed five times on its way loses nothing and does nothing twice", async () => {
  const figures = await killRounds({ rounds: 5, uploadsARound: 4, hurry: true });
  expect(figures.faults).toEqual([]);
  expect(figures.documents.accepted).toBeGreaterThan(0);
  expect(figures.orders.submitted).toBeGreaterThan(0);
}, 120_000);

test("uploads that can't be read are refused or fail in words, and cost only themselves", async () => {
  const broken = brokenFiles();
  if (!broken) console.log("without ../shared/data/broken: only the files made here");
  const some = broken?.filter((_, at) => at % 10 === 0) ?? [];
  const { faults, fates, good, megabytes } = await readersReport([...some, ...madeFiles()]);
  expect(faults).toEqual([]);
  expect(good.completed).toBe(good.sent);
  const told = Object.fromEntries(fates.map(({ file, status, state }) => [file, `${status} ${state}`]));
  expect(told).toMatchObject({
    "empty.pdf": "422 refused",
    "26-megabytes.csv": "413 refused",
  });
  expect(megabytes.peak).toBeLessThan(1024);
}, 120_000);
