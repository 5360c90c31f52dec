/**
 * Runs every test and ends with the line `N passed, N failed`. Arguments go to `bun test`, such as a file's name.
 * Test files share one database server, each test has its own database, and as many files run at once as there are cores.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromiumFault } from "./_chromium.ts";
import { SHARED_SERVER, testServer } from "./_db.ts";
import { installPrograms } from "./_debian.ts";

const ROOT = resolve(import.meta.dir, "..");
const DATA = resolve(ROOT, "../shared/data");

const files = await chosen(process.argv.slice(2));
const counts = files.run.length ? await run(files.run) : { passed: 0, failed: 0, skipped: 0 };
if (counts.passed + counts.failed === 0) {
  console.log("No test was run");
  counts.failed = 1;
}
for (const reason of files.leftOut) console.log(`Left out: ${reason}`);
const { passed, failed } = counts;
const skipped = counts.skipped + files.skipped;
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exit(failed ? 1 : 0);

/** Runs the files and counts their tests. */
async function run(paths: string[]) {
  const server = await testServer();
  const reports = mkdtempSync(join(tmpdir(), "order-intake-report-"));
  const report = join(reports, "junit.xml");
  const options = [
    `--parallel=${availableParallelism()}`,
    // Slow machines are not what tests are about.
    "--timeout=30000",
    "--reporter=junit",
    `--reporter-outfile=${report}`,
  ];
  const tests = Bun.spawn([process.execPath, "test", ...options, ...paths], {
    cwd: ROOT,
    env: { ...process.env, [SHARED_SERVER]: server.url },
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => tests.kill(signal));
  const exitCode = await tests.exited;
  await server.stop();
  const counts = totals(existsSync(report) ? readFileSync(report, "utf8") : "");
  rmSync(reports, { recursive: true });
  // An error outside of any test, such as a file that can't be loaded, is in no count.
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** The files to run, and what is left out on this machine and why. */
async function chosen(wanted: string[]) {
  const all = ["tests/*_test.ts", "tests/browser/*_test.ts"].flatMap((files) =>
    [...new Bun.Glob(files).scanSync(ROOT)].sort(),
  );
  const run = all.filter((file) => !wanted.length || wanted.some((part) => file.includes(part)));
  const leftOut: string[] = [];
  const browser = run.filter((file) => file.startsWith("tests/browser/"));
  const fault = browser.length ? await chromiumFault() : null;
  if (fault) leftOut.push(`${browser.join(", ")}, because Chromium can't run here: ${fault}`);
  if (!existsSync(DATA))
    leftOut.push(`the tests that read sample documents, because there is no folder "${DATA}"`);
  leftOut.push(...installPrograms(run));
  const left = fault ? browser : [];
  return {
    run: run.filter((file) => !left.includes(file)).map((file) => `./${file}`),
    skipped: left.length,
    leftOut,
  };
}

/** The totals of a JUnit report. */
function totals(xml: string) {
  const total = (name: string) => Number(xml.match(`<testsuites[^>]* ${name}="(\\d+)"`)?.[1] ?? 0);
  const failed = total("failures");
  const skipped = total("skipped");
  return { passed: total("tests") - failed - skipped, failed, skipped };
}
