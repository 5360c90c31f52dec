import { expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { breachesOf, MAY_IMPORT } from "./_architecture.ts";

setDefaultTimeout(60_000);

const ROOT = join(import.meta.dir, "..");

test("the source keeps to the import table", () => {
  const files = new Map<string, string>();
  for (const top of ["src", "views", "jobs", "db"])
    for (const name of readdirSync(join(ROOT, top), { recursive: true, encoding: "utf8" }))
      if (/\.tsx?$/.test(name)) files.set(`${top}/${name}`, readFileSync(join(ROOT, top, name), "utf8"));
  expect(files.size).toBeGreaterThan(50);
  expect(breachesOf(files)).toEqual([]);
});

test("the import table has every module, and lets verbs meet in the jobs table only", () => {
  const modules = readdirSync(join(ROOT, "src"), { withFileTypes: true });
  for (const module of modules) if (module.isDirectory()) expect(MAY_IMPORT).toHaveProperty(module.name);
  const verbs = ["intake", "extraction", "matching", "review", "submission"];
  for (const [part, allowed] of Object.entries(MAY_IMPORT))
    for (const verb of verbs) expect([part, allowed.includes(verb)]).toEqual([part, false]);
});

test.each([
  [
    "a verb that imports a verb",
    { "src/intake/a.ts": 'import { x } from "../matching/mod.ts";' },
    "may not import matching",
  ],
  [
    "a noun that imports a verb's type",
    { "src/orders/a.ts": 'import type { X } from "../review/mod.ts";' },
    "may not import review",
  ],
  ["views that import src", { "views/a.tsx": 'import { x } from "../src/log.ts";' }, "may not import base"],
  [
    "views that import db's values",
    { "views/a.tsx": 'import { connect } from "../db/mod.ts";' },
    "but for types",
  ],
  ["jobs that import src", { "jobs/a.ts": 'import { x } from "../src/errors.ts";' }, "may not import base"],
  ["a dynamic import", { "src/web/a.ts": 'const x = await import("../erp/mod.ts");' }, "may not import erp"],
  ["a re-export", { "src/web/a.ts": 'export { x } from "../erp/mod.ts";' }, "may not import erp"],
  [
    "an import type in a type",
    { "src/web/a.ts": 'type X = import("../erp/mod.ts").X;' },
    "may not import erp",
  ],
  [
    "another module by its inner file",
    { "src/review/a.ts": 'import { x } from "../orders/store.ts";' },
    "instead of its mod.ts",
  ],
  [
    "db by its inner file",
    { "src/review/a.ts": 'import { x } from "../../db/tenant.ts";' },
    "instead of its mod.ts",
  ],
  [
    "one's own module by its door",
    { "src/review/a.ts": 'import { x } from "./mod.ts";' },
    "enters its own module",
  ],
  [
    "another folder's private file",
    { "src/review/deep/a.ts": 'import { x } from "../_parse.ts";' },
    "private to its folder",
  ],
  [
    "the table of contents",
    { "src/review/a.ts": 'import { server } from "../server.ts";' },
    "nobody imports",
  ],
  [
    "a module that the table lacks",
    { "src/news/a.ts": 'import { x } from "../log.ts";' },
    "news may not import base",
  ],
  [
    "a cycle",
    {
      "jobs/a.ts": 'import "./b.ts";',
      "jobs/b.ts": 'import "./c.ts";',
      "jobs/c.ts": 'import type { A } from "./a.ts";',
    },
    "a cycle: jobs/a.ts → jobs/b.ts → jobs/c.ts → jobs/a.ts",
  ],
  ["a page outside views", { "src/review/page.tsx": "" }, "pages belong into views"],
  ["process.env outside config.ts", { "src/log.ts": "process.env.LOG" }, "the environment"],
  ["Bun.env outside config.ts", { "db/connect.ts": "Bun.env.URL" }, "the environment"],
] as [string, Record<string, string>, string][])("breachesOf() finds %s", (_, files, words) => {
  const breaches = breachesOf(new Map(Object.entries(files)));
  expect(breaches).toHaveLength(1);
  expect(breaches[0]).toContain(words);
});

test("breachesOf() lets through what is allowed", () => {
  const files = {
    "src/main.ts": 'import { server } from "./server.ts"; import { x } from "../db/mod.ts";',
    "src/config.ts": "process.env.PORT",
    "src/app.ts": 'import type { Db } from "../db/mod.ts"; import { type Isolate } from "./isolate/mod.ts";',
    "src/review/routes.ts":
      'import { x } from "./queries.ts"; import { y } from "../orders/mod.ts"; import { z } from "../../views/review.tsx";',
    "src/isolate/mod.ts": 'import type { App } from "../app.ts";',
    "src/extraction/job.ts": 'import { layout } from "./layout/mod.ts";',
    "views/review.tsx":
      'import type { Finding } from "../db/mod.ts"; import { a } from "./_parts.tsx"; import b from "elysia";',
  };
  expect(breachesOf(new Map(Object.entries(files)))).toEqual([]);
});
