import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { config } from "../src/config.ts";

const root = join(import.meta.dir, "..");
const source = [...new Bun.Glob("src/config*.ts").scanSync(root)]
  .map((path) => readFileSync(join(root, path), "utf8"))
  .join("\n");
const example = Object.fromEntries(
  readFileSync(join(root, ".env.example"), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
);
const folder = mkdtempSync(join(tmpdir(), "order-intake-env-"));
afterAll(() => rmSync(folder, { recursive: true }));

test(".env.example names every variable that config() reads, and no other", () => {
  const read = new Set([...source.matchAll(/"([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)"/g)].map(([, name]) => name));
  expect(Object.keys(example).sort()).toEqual([...read].sort() as string[]);
});

test(".env.example as it is means the defaults", () => {
  const DATA_DIR = folder;
  expect(config({ ...example, DATA_DIR })).toEqual(config({ DATA_DIR }));
  expect(example.DATA_DIR).toBe(".data");
});

test(".env.example has the defaults of the parts that are switched on", () => {
  const on = {
    DATA_DIR: folder,
    OPENAI_API_KEY: "k",
    ORCHESTRATOR_GRAPHQL_URL: "http://localhost/graphql",
    ORCHESTRATOR_CLIENT_ID: "i",
    ORCHESTRATOR_CLIENT_SECRET: "s",
    OIDC_ISSUER: "https://id.example",
    OIDC_CLIENT_ID: "c",
    CLERK_SECRET_KEY: "k",
    STRIPE_SECRET_KEY: "k",
  };
  expect(config({ ...example, ...on })).toEqual(config(on));
});
