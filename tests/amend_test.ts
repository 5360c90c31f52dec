import { afterEach, expect, test } from "bun:test";
import { httpClient } from "../src/erp/http/client.ts";
import { http } from "../src/erp/http/connector.ts";
import { lineMoves } from "../src/erp/line_moves.ts";
import { NoAnswer, type OrderToAmend, RefusedByErp } from "../src/erp/mod.ts";
import { orderToBook } from "./_erp.ts";
import { AUTHORIZATION, httpErp, SIGNING_SECRET } from "./_http_erp.ts";

const line = (itemErpId: string, quantity: string) => ({
  position: 1,
  itemErpId,
  quantity,
  unit: "EA",
  unitPrice: "1",
  requiredDate: null,
});
const standing = (id: number, itemErpId: string | null, quantity: string) => ({ id, itemErpId, quantity });

test("lineMoves() changes lines of one item, the same quantity first, and adds and removes the others", () => {
  const was = [line("A", "1"), line("A", "2"), line("B", "3"), line("C", "4")];
  const lines = [line("A", "2"), line("A", "9"), line("D", "5"), line("C", "4")];
  const there = [
    standing(1, "A", "1"),
    standing(2, "A", "2.0"),
    standing(3, "B", "3"),
    standing(4, "C", "4"),
  ];
  expect(lineMoves(there, { lines, was })).toEqual({
    change: [
      { id: 2, line: lines[0]! },
      { id: 4, line: lines[3]! },
      { id: 1, line: lines[1]! },
    ],
    add: [lines[2]!],
    remove: [3],
  });
});

test("lineMoves() leaves alone what was added in the ERP", () => {
  const was = [line("A", "1"), line("B", "3")];
  const there = [
    standing(1, "A", "1"),
    standing(2, "FREIGHT", "1"),
    standing(3, null, "1"),
    standing(4, "B", "1"),
    standing(5, "B", "3"),
  ];
  const { change, add, remove } = lineMoves(there, { lines: [line("A", "7")], was });
  expect(change.map(({ id }) => id)).toEqual([1]);
  // Of the two of an item that is not ordered any more, the one that was sent.
  expect([add, remove]).toEqual([[], [5]]);
});

let erp: ReturnType<typeof httpErp>;
afterEach(() => erp?.stop());

function connect(mapping: Parameters<typeof http>[1] = { amends: "yes" }) {
  erp = httpErp();
  const account = { url: erp.url, authorization: AUTHORIZATION, signingSecret: SIGNING_SECRET };
  return http(httpClient(account, { privateHosts: true }), mapping);
}

function change(erpOrderId: string, changes: Partial<OrderToAmend> = {}): OrderToAmend {
  return { ...orderToBook(changes), erpOrderId, revision: 2, was: [], ...changes };
}

test("amend() over HTTP sends the order as it is to be, and finds it by both keys", async () => {
  const connector = connect();
  const first = orderToBook();
  const booked = await connector.create(first);
  const asked = change(booked.erpOrderId, { reference: "PO-1 rev 2" });
  expect(await connector.amend!(asked)).toEqual(booked);
  expect(await connector.amend!(asked)).toEqual(booked);
  const { method, path, body, headers } = erp.asked.at(-1)!;
  expect([method, path]).toEqual(["POST", `/erp/orders/${booked.erpOrderId}/changes`]);
  expect(headers.get("idempotency-key")).toBe(asked.key);
  expect(body).toMatchObject({ erpOrderId: booked.erpOrderId, revision: 2, reference: "PO-1 rev 2" });
  expect(body).not.toHaveProperty("was");
  expect(erp.orders).toMatchObject([{ body: { reference: "PO-1 rev 2" }, keys: [first.key, asked.key] }]);
  expect(await connector.findByKey(asked.key)).toEqual(booked);
  expect(await connector.findByKey(first.key)).toEqual(booked);
});

test("amend() over HTTP is by the organization's own template", async () => {
  const connector = connect({
    amends: "yes",
    orderTemplate: { po: "{{reference}}", change: "{{revision}}" },
  });
  const { erpOrderId } = await connector.create(orderToBook());
  await connector.amend!(change(erpOrderId));
  expect(erp.asked.at(-1)!.body).toEqual({ po: "PO-1", change: 2 });
});

test("amend() over HTTP refuses in the service's words what is gone or has gone too far, and knows nothing without an answer", async () => {
  const connector = connect();
  const { erpOrderId } = await connector.create(orderToBook());
  await expect(connector.amend!(change("so-nowhere"))).rejects.toThrow(RefusedByErp);
  erp.behaviour.answer = { status: 409, body: { error: "SO-500 is on the lorry" } };
  await expect(connector.amend!(change(erpOrderId))).rejects.toThrow("SO-500 is on the lorry");
  await expect(connector.amend!(change(erpOrderId))).rejects.toThrow(RefusedByErp);
  erp.behaviour.answer = { status: 502, body: null };
  await expect(connector.amend!(change(erpOrderId))).rejects.toThrow(NoAnswer);
});

test("a service over HTTP takes no changes unless its settings say so", () => {
  expect(connect({}).amend).toBeNull();
});
