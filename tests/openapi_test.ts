import { afterAll, beforeAll, expect, test } from "bun:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import { server } from "../src/server.ts";
import { SLOW_START, type TestApp, testApp } from "./_app.ts";
import type { ApiDocument } from "./_schemas.ts";

type Specification = Parameters<Validator["validate"]>[0];

let app: TestApp;
let document: ApiDocument;
beforeAll(async () => {
  app = await testApp();
  document = (await (await app.client().get("/api/openapi.json")).json()) as ApiDocument;
}, SLOW_START);
afterAll(() => app?.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

test("GET /api/openapi.json is a valid OpenAPI 3.1 document", async () => {
  const { valid, errors } = await new Validator().validate(
    structuredClone(document) as unknown as Specification,
  );
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(document.openapi).toStartWith("3.1");
});

test("GET /api/openapi.json tells of every route under /api, with summary, chapter, answers and refusals", () => {
  const routes = server(app.app)
    .routes.filter(({ path }) => path.startsWith("/api/"))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  expect(
    operations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...new Set(routes)].sort());
  for (const { name, operation } of operations()) {
    expect([name, operation.summary]).toEqual([name, expect.stringMatching(/\w/)]);
    expect([name, operation.tags]).toEqual([name, [expect.stringMatching(/\w/)]]);
    expect([name, Object.keys(operation.responses)]).toEqual([
      name,
      expect.arrayContaining([expect.stringMatching(/^20\d/)]),
    ]);
    if (operation.security?.length)
      for (const status of ["401", "429"])
        expect([name, operation.responses[status]?.content]).toEqual([
          name,
          { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
        ]);
  }
});

test("GET /api/openapi.json names the parameters of each path and a body where one is read", () => {
  for (const { name, operation } of operations()) {
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!);
    const declared = (operation.parameters ?? []).filter((each) => each.in === "path");
    expect([name, declared.map((each) => each.name)]).toEqual([name, inPath]);
    if (/^(PUT|PATCH)/.test(name)) expect([name, operation.requestBody]).toEqual([name, expect.anything()]);
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) expect(schema).toBeTruthy();
  }
});

test("GET /api/docs shows every endpoint, and nothing that the policy forbids", async () => {
  const answer = await app.client().get("/api/docs");
  const page = await answer.text();
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  for (const { operation } of operations()) expect(page).toContain(`id="${operation.operationId}"`);
  const forbidden = /<script(?![^>]* src="\/assets\/)|\sstyle=|\son\w+=|https?:\/\/(?!localhost)/;
  expect(forbidden.exec(page)).toBeNull();
});
