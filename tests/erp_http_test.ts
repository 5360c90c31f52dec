import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { httpClient } from "../src/erp/http/client.ts";
import { type HttpMapping, http } from "../src/erp/http/connector.ts";
import { filled } from "../src/erp/http/template.ts";
import { NoAnswer, RefusedByErp } from "../src/erp/mod.ts";
import { orderToBook } from "./_erp.ts";
import { AUTHORIZATION, httpErp, SIGNING_SECRET } from "./_http_erp.ts";

const ITEM = { erpId: 1, sku: "A", description: "Bolt", unit: "EA", price: "1.5" };
let erp: ReturnType<typeof httpErp>;
beforeEach(() => {
  erp = httpErp({ items: [ITEM, { ...ITEM, erpId: 2 }, { ...ITEM, erpId: 3 }] });
});
afterEach(() => erp.stop());

const connector = (mapping: HttpMapping = {}, account = {}) =>
  http(
    httpClient(
      { url: erp.url, authorization: AUTHORIZATION, signingSecret: SIGNING_SECRET, ...account },
      { privateHosts: true },
    ),
    mapping,
  );

describe("http()", () => {
  test("check() passes, and says in words what is wrong", async () => {
    await connector().check();
    expect(connector({}, { signingSecret: "other" }).check()).rejects.toThrow("credentials are not accepted");
    expect(connector({}, { authorization: null }).check()).rejects.toThrow("credentials are not accepted");
    expect(connector({}, { url: "http://127.0.0.1:9" }).check()).rejects.toThrow("does not answer");
    erp.behaviour.answer = { status: 503, body: {} };
    expect(connector().check()).rejects.toThrow("GET /health answers 503");
  });

  test("a private address is refused unless allowed", () => {
    const client = httpClient(
      { url: erp.url, authorization: null, signingSecret: null },
      { privateHosts: false },
    );
    expect(http(client, {}).check()).rejects.toThrow("private network");
    expect(erp.asked).toEqual([]);
  });

  test("a path leads to no other server, which would get the secrets", async () => {
    let stolen: string | null = null;
    const fetch = ({ headers }: Request) => {
      stolen = headers.get("x-order-intake-signature");
      return Response.json({ erpOrderId: "1" });
    };
    const thief = Bun.serve({ port: 0, fetch });
    const mapping = { ordersPath: `@127.0.0.1:${thief.port}/orders` };
    const connection = connector(mapping, { url: new URL(erp.url).origin });
    const answer = await connection.create(orderToBook()).catch(({ message }) => message);
    expect(answer).toContain("leads to another server");
    expect(stolen).toBeNull();
    thief.stop(true);
  });

  test("a redirect is no answer, and isn't followed", async () => {
    const other = Bun.serve({ port: 0, fetch: () => Response.redirect(`${erp.url}/health`) });
    expect(connector({}, { url: `http://127.0.0.1:${other.port}` }).check()).rejects.toThrow("answers 302");
    await Bun.sleep(20);
    expect(erp.asked).toEqual([]);
    other.stop(true);
  });

  test("changes() pages through a kind of data", async () => {
    const first = await connector().changes({ entity: "items", since: "m1", place: null });
    expect(first).toMatchObject({ place: "2", mark: "after m1", gone: [] });
    expect(first.rows).toMatchObject([{ erp_id: "1", price: "1.5" }, { erp_id: "2" }]);
    const second = await connector().changes({ entity: "items", since: "m1", place: first.place });
    expect(second).toMatchObject({ rows: [{ erp_id: "3" }], place: null });
  });

  test("changes() says which row can't be taken, and lists no kind that isn't there", async () => {
    erp.rows.items = [ITEM, { erpId: 2 }];
    const items = connector().changes({ entity: "items", since: null, place: null });
    expect(items).rejects.toThrow('GET /items: row 2 can\'t be taken: "sku" is missing');
    expect(connector().changes({ entity: "orders", since: null, place: null })).rejects.toThrow(NoAnswer);
    expect(connector({ lists: ["items"] }).lists).toEqual(["items"]);
  });

  test("an answer that is other than agreed is told by its first fault", async () => {
    const answered = (body: unknown, status = 200) =>
      Object.assign(erp.behaviour, { answer: { status, body } });
    const items = () => connector().changes({ entity: "items", since: null, place: null });
    answered({ rows: "many" });
    expect(items()).rejects.toThrow('GET /items answers other than agreed: "rows" is "many", not a list');
    answered([]);
    expect(items()).rejects.toThrow("GET /items answers other than agreed: it is not an object");
    answered({ stock: [{ itemErpId: "1" }] });
    expect(connector().inventory(["1"])).rejects.toThrow('"stock.0.quantity" is missing');
    answered({ id: 77 }, 201);
    expect(connector().create(orderToBook())).rejects.toThrow(
      'POST /orders answers 201 without "erpOrderId"',
    );
  });

  test("create() books once for a key, and findByKey() finds it", async () => {
    const order = orderToBook();
    const booked = await connector().create(order);
    expect(booked).toEqual({ erpOrderId: "so-500", number: "500" });
    expect(await connector().create(order)).toEqual(booked);
    expect(await connector().findByKey(order.key)).toEqual(booked);
    expect(await connector().findByKey("other")).toBeNull();
    expect(erp.orders).toHaveLength(1);
    expect(erp.orders[0]!.body).toMatchObject({ reference: "PO-1", lines: [{ unit: "each" }, {}] });
    expect(await connector().read("so-500")).toMatchObject({ number: "500", state: "open" });
    expect(await connector().read("so-1")).toBeNull();
  });

  test("create() fills the organization's own template and reads its own answer", async () => {
    const mapping: HttpMapping = {
      ordersPath: "/orders",
      orderTemplate: {
        header: { customerPo: "{{reference}}", memo: "Intake {{key}}" },
        rows: {
          $each: "lines",
          item: { product: "{{itemErpId}}", qty: "{{quantity}}", po: "{{reference}}" },
        },
      },
      idPath: "body.header.customerPo",
      numberPath: "erpOrderId",
    };
    const order = orderToBook();
    expect(await connector(mapping).create(order)).toEqual({ erpOrderId: "PO-1", number: "so-500" });
    expect(erp.orders[0]!.body).toEqual({
      header: { customerPo: "PO-1", memo: `Intake ${order.key}` },
      rows: [
        { product: "I1", qty: "4", po: "PO-1" },
        { product: "I2", qty: "1.5", po: "PO-1" },
      ],
    });
  });

  test("create() is refused with the line and the field, and in the ERP's words", async () => {
    erp.behaviour.faults = [{ message: "Item I2 is blocked", line: 2, field: "item" }];
    const refused = await connector()
      .create(orderToBook())
      .catch((error) => error);
    expect(refused).toBeInstanceOf(RefusedByErp);
    expect(refused.faults).toEqual([{ message: "Item I2 is blocked", line: 2, field: "item" }]);
    erp.behaviour.answer = { status: 400, body: { error: "Credit limit" } };
    expect(connector().create(orderToBook())).rejects.toThrow("Credit limit");
  });

  test.each([
    [500, {}],
    [401, {}],
    [429, {}],
    [201, { number: "1" }],
    [200, "text"],
  ])("create() that is answered %s with %o is unknown, not refused", async (status, body) => {
    erp.behaviour.answer = { status: status as number, body };
    expect(connector().create(orderToBook())).rejects.toThrow(NoAnswer);
  });

  test("create() whose answer is lost is unknown", async () => {
    erp.behaviour.dropAnswers = true;
    expect(connector().create(orderToBook())).rejects.toThrow(NoAnswer);
    await Bun.sleep(20);
    expect(erp.orders).toHaveLength(1);
  });

  test("simulate() answers what the ERP would book; null where it can't say", async () => {
    expect(await connector().simulate(orderToBook())).toMatchObject({
      total: "10.00",
      lines: [{ unitPrice: "2.50" }, { unitPrice: "2.50" }],
    });
    erp.behaviour.simulates = false;
    expect(await connector().simulate(orderToBook())).toBeNull();
  });

  test("inventory() brings stock as decimal strings", async () => {
    expect(await connector().inventory(["a"])).toEqual([{ itemErpId: "a", quantity: "7" }]);
  });
});

describe("filled()", () => {
  const values = { reference: "PO-1", total: null, lines: [{ sku: "A" }, { sku: "B" }] };

  test.each([
    ["{{reference}}", "PO-1"],
    ["PO {{ reference }}!", "PO PO-1!"],
    ["{{total}}", null],
    ["x{{total}}", "x"],
    ["{{lines.0.sku}}", "A"],
    ["{{nothing.at.all}}", null],
    [{ a: [1, true, null, "{{reference}}"] }, { a: [1, true, null, "PO-1"] }],
    [{ $each: "lines", item: "{{sku}} of {{reference}}" }, ["A of PO-1", "B of PO-1"]],
    ["{{__proto__.x}}", null],
  ])("makes of %j %j", (template, made) => {
    expect(filled(template as never, values)).toEqual(made as never);
  });

  test("refuses what can't be filled", () => {
    expect(() => filled({ $each: "reference", item: 1 }, values)).toThrow('"reference" is no list');
    let deep: object = {};
    for (let level = 0; level < 30; level++) deep = { deep };
    expect(() => filled(deep as never, values)).toThrow("deeper than 20 levels");
  });

  const many = { notes: "x".repeat(100_000), lines: Array.from({ length: 100 }, () => ({ sku: "A" })) };
  const lists = (levels: number): object => ({
    $each: "lines",
    item: levels > 1 ? lists(levels - 1) : "{{sku}}",
  });

  test.each([
    ["lists within lists", lists(12)],
    ["a text many times over", "{{notes}} ".repeat(1000)],
    ["whole lists many times over", Array(20_000).fill("{{lines}}")],
  ])("refuses a template that makes more than 16 MB: %s", (_, template) => {
    expect(() => filled(template as never, many)).toThrow("it makes more than 16 MB");
  });
});
