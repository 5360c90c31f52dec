import { afterAll, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { readFile as load } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "../src/errors.ts";
import { IsolateFailure, isolate } from "../src/isolate/mod.ts";
import { inspect } from "../src/reading/mod.ts";

const FOLDER = join(import.meta.dir, "../../shared/data/broken");
const READ = new URL("./fixtures/read_task.ts", import.meta.url);
const MISBEHAVE = new URL("./fixtures/tasks.ts", import.meta.url);
const LIMITS = { milliseconds: 30_000, megabytes: 500 };
/** Growth of the service itself while strangers' files misbehave beside it. */
const GROWTH_MEGABYTES = 150;

interface Case {
  file: string;
  kind: string;
}

type Outcome = "pages" | "cells" | "text" | "password" | "refused";

/** What may become of a file of each kind; PDFium, which Chrome has, opens neither of the two encrypted ones without pages. */
const EXPECTED: Record<string, Outcome[]> = {
  ok: ["pages", "cells"],
  csv: ["cells", "text"],
  mail: ["text", "cells"],
  "damaged-but-readable": ["pages", "password"],
  "encrypted-open": ["pages", "refused"],
  "password-needed": ["password"],
  unreadable: ["refused", "pages"],
  xls: ["cells"],
  "xls-odd": ["cells", "text"],
  "ole(encrypted or xls)": ["password"],
};

const present = existsSync(FOLDER);
const cases: Case[] = present ? await Bun.file(join(FOLDER, "manifest.json")).json() : [];
if (!present) console.log(`Skipped: there is no folder ${FOLDER}`);
const pool = isolate({ processes: 2 });
afterAll(() => pool.stop());

test.skipIf(!present)("readFile() gives every damaged or odd file an outcome of its own kind", async () => {
  const found = await Promise.all(cases.map(async (one) => ({ ...one, outcome: await outcomeOf(one.file) })));
  const unexpected = found.filter(({ kind, outcome }) => !EXPECTED[kind]?.includes(outcome));
  expect(unexpected).toEqual([]);
  const opened = found.filter(({ outcome }) => outcome !== "refused" && outcome !== "password").length;
  expect({ files: found.length, opened }).toEqual({ files: 103, opened: 83 });
});

test.skipIf(!present)(
  "run() fails one document and no other when a reader hangs, eats memory or dies over it",
  async () => {
    const before = process.memoryUsage.rss();
    const ways = ["loop", "eat", "abort", "exit"];
    const bad: Promise<unknown>[] = [];
    const good: Promise<Outcome>[] = [];
    for (const [i, { file }] of cases.entries()) {
      if (i % 13 === 0) bad.push(misbehave(ways[bad.length % ways.length]!));
      good.push(outcomeOf(file));
    }
    const outcomes = await Promise.all(good);
    for (const error of await Promise.all(bad)) expect(error).toBeInstanceOf(IsolateFailure);
    expect(
      outcomes.filter((outcome) => outcome === "pages" || outcome === "cells" || outcome === "text"),
    ).toHaveLength(83);
    const grown = (process.memoryUsage.rss() - before) / 1024 / 1024;
    console.log(
      `The service grew by ${grown.toFixed(0)} MB over ${outcomes.length} files and ${bad.length} bad tasks`,
    );
    expect(grown).toBeLessThan(GROWTH_MEGABYTES);
  },
  60_000,
);

function misbehave(how: string): Promise<unknown> {
  return pool.run(MISBEHAVE, { how }, { milliseconds: 1_000, megabytes: 300 }).then(
    () => `"${how}" did no harm`,
    (error) => error,
  );
}

async function outcomeOf(file: string): Promise<Outcome> {
  const bytes = new Uint8Array(await load(join(FOLDER, file)));
  try {
    const type = inspect(bytes, file);
    const found = await pool.run<object, Record<string, number>>(
      READ,
      { bytes, type, fileName: file },
      LIMITS,
    );
    return found.pages ? "pages" : found.sheets ? "cells" : "text";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.message).toStartWith(`Cannot read "${file}": `);
    return error.message.endsWith("it needs a password") ? "password" : "refused";
  }
}
