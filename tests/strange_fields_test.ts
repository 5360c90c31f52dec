import { afterAll, beforeAll, expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { closed, refusingStrange } from "../src/web/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import type { ApiDocument } from "./_schemas.ts";

/** Refused with 400 by the contract's words, or taken as they are: no mail and no payment is lost to a field. */
const ELSEWHERE = [
  "POST /api/cache/flush",
  "POST /api/webhook/inbound-email",
  "POST /api/webhook/inbound-email/attachments",
  "POST /api/webhooks/stripe",
];

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await testApp();
  const ana = { email: "ana@acme.example", organizationId: "acme", role: "admin" as const };
  client = await app.signIn(await app.user(ana));
}, SLOW_START);
afterAll(() => app?.stop());

test("a field that a JSON body doesn't take is refused by its name, by every route that reads one", async () => {
  const { paths } = (await (await client.get("/api/openapi.json")).json()) as ApiDocument;
  const reading = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      requestBody?.content["application/json"] ? `${method.toUpperCase()} ${path}` : [],
    ),
  );
  const ours = reading.filter((route) => !ELSEWHERE.includes(route));
  expect(ours.length).toBeGreaterThan(12);
  for (const route of ours) {
    const [method = "", path = ""] = route.split(" ");
    const to = path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
    const answer = await client.json(method, to, { unheardOf: 1 });
    const { error } = (await answer.json()) as { error: string };
    expect([route, answer.status, error]).toEqual([
      route,
      422,
      expect.stringContaining('Cannot accept "unheardOf": it is not one of '),
    ]);
  }
});

test("a parameter that a query doesn't take is refused by its name, by every route that reads one", async () => {
  const { paths } = (await (await client.get("/api/openapi.json")).json()) as ApiDocument;
  const reading = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      parameters.some((each) => each.in === "query") ? [[method, path] as const] : [],
    ),
  );
  expect(reading.length).toBeGreaterThan(8);
  for (const [method, path] of reading) {
    const to = `${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}?unheardOf=1`;
    const answer = await client.json(method.toUpperCase(), to, method === "get" ? undefined : {});
    const { error } = (await answer.json()) as { error: string };
    expect([method, path, answer.status, error]).toEqual([
      method,
      path,
      method === "get" ? 400 : 422,
      expect.stringContaining('Cannot accept "unheardOf": it is not one of '),
    ]);
  }
});

test("POST /api/pdf-documents refuses a part that it doesn't take, by its name", async () => {
  const form = new FormData();
  form.set("file", new File(["PO 7\nsku,quantity\nA-1,2\n"], "po.csv"));
  form.set("visibilty", "organization");
  const answer = await client.post("/api/pdf-documents", form);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      success: false,
      error: 'Cannot upload: the form\'s part "visibilty" is not one of file, visibility',
    },
  ]);
});

test("POST /api/pdf-documents refuses text where a file should be, also beside a file", async () => {
  const form = new FormData();
  form.append("file", "PO 8\nsku,quantity\nA-1,2\n");
  form.append("file", new File(["PO 7\nsku,quantity\nA-1,2\n"], "po.csv"));
  const answer = await client.post("/api/pdf-documents", form);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { success: false, error: expect.stringContaining('a part "file" is text, not a file') },
  ]);
});

test("refusingStrange() names the place of a field, however deep, and knows what stands open", () => {
  const order = closed(
    Type.Object({
      lines: Type.Array(Type.Object({ sku: Type.String() })),
      settings: Type.Record(Type.String(), Type.Unknown()),
      event: Type.Object({}, { additionalProperties: true }),
    }),
  );
  const refused = (value: unknown) => () => refusingStrange(order, value);
  expect(refused({ lines: [{ sku: "A" }, { sku: "B", qty: 1 }] })).toThrow(
    'Cannot accept "lines.1.qty": it is not one of sku',
  );
  expect(refused({ toString: 1 })).toThrow('"toString"');
  const open = { lines: [], settings: { url: "x" }, event: { more: 1 } };
  expect(refusingStrange(order, open)).toBe(open);
  expect(refusingStrange(order, [1, null])).toEqual([1, null]);
});

test("POST /api/billing/usage/record takes a whole usage event as the contract writes it", async () => {
  const event = {
    orderId: crypto.randomUUID(),
    lineItemCount: 3,
    calculatedCharge: 2.5,
    freeTrialLineItemsUsed: 0,
    status: "reported",
  };
  const answer = await client.json("POST", "/api/billing/usage/record", event);
  expect([answer.status, await answer.json()]).toEqual([404, expect.anything()]);
});
