import { expect, test } from "bun:test";
import { type Db, tenant } from "../db/mod.ts";
import type { App } from "../src/app.ts";
import { connectorOf, NoAnswer, type OrderToBook, RefusedByErp } from "../src/erp/mod.ts";
import { database } from "./_db.ts";
import { orderToBook, smallErp } from "./_erp.ts";

const orders = (db: Db, organization = "acme") =>
  tenant(db, organization, (tx) => tx.selectFrom("sandbox.orders").selectAll().execute());

test("create() books an order with its lines and is found by its key", async () => {
  const { db, close } = await database();
  const erp = connectorOf({ db } as App, await smallErp(db));
  const order = orderToBook();
  expect(await erp.findByKey(order.key)).toBeNull();
  const booked = await erp.create(order);
  expect(booked.number).toBe("100001");
  expect(await erp.findByKey(order.key)).toEqual(booked);
  expect((await orders(db))[0]).toMatchObject({
    reference: "PO-1",
    total: "24.80",
    required_date: "2026-12-01",
  });
  const lines = await tenant(db, "acme", (tx) =>
    tx.selectFrom("sandbox.order_lines").selectAll().orderBy("position").execute(),
  );
  expect(lines.map((line) => line.line_total)).toEqual(["9.80", "15.00"]);
  await close();
});

test("create() books once a key, called eight times at once", async () => {
  const { db, close } = await database();
  const erp = connectorOf({ db } as App, await smallErp(db));
  // The first round opens the pool's connections: only then do the calls meet.
  for (const round of [1, 2, 3, 4]) {
    const order = orderToBook();
    const booked = await Promise.all(Array.from({ length: 8 }, () => erp.create(order)));
    expect(new Set(booked.map(({ erpOrderId }) => erpOrderId)).size).toBe(1);
    expect(await orders(db)).toHaveLength(round);
  }
  await close();
});

const [first, second] = orderToBook().lines as [OrderToBook["lines"][0], OrderToBook["lines"][0]];
const REFUSED: [string, Partial<OrderToBook>, { line?: number; field?: string; message: string }][] = [
  [
    "an unknown customer",
    { customerErpId: "C9" },
    { field: "customer", message: 'Customer "C9" does not exist' },
  ],
  [
    "another customer's address",
    { shipToErpId: "A2" },
    { field: "shipTo", message: `Address "A2" is none of Alpha Tools's` },
  ],
  ["no lines", { lines: [] }, { message: "An order needs at least one line" }],
  [
    "an empty reference",
    { reference: " " },
    { field: "poNumber", message: "The customer's order number is missing" },
  ],
  [
    "an unknown item",
    { lines: [{ ...first, itemErpId: "I9" }] },
    { line: 1, field: "item", message: 'Item "I9" does not exist' },
  ],
  [
    "a blocked item",
    { lines: [first, { ...second, itemErpId: "I3" }] },
    { line: 2, field: "item", message: 'Item "SKU-3" is blocked for sale' },
  ],
  [
    "an unknown unit",
    { lines: [{ ...first, unit: "smoot" }] },
    { line: 1, field: "unit", message: 'Unit "smoot" is not known' },
  ],
  [
    "another unit",
    { lines: [{ ...first, unit: "BX" }] },
    { line: 1, field: "unit", message: 'Item "SKU-1" is sold by EA, not by BX' },
  ],
  [
    "no quantity",
    { lines: [{ ...first, quantity: "0" }] },
    { line: 1, field: "quantity", message: 'Quantity "0" is not above zero' },
  ],
  [
    "a negative price",
    { lines: [{ ...first, unitPrice: "-1" }] },
    { line: 1, field: "unitPrice", message: 'Price "-1" is not a price' },
  ],
  [
    "a mad price",
    { lines: [{ ...first, unitPrice: "251" }] },
    {
      line: 1,
      field: "unitPrice",
      message: 'Price 251 of "SKU-1" is more than 100 times its list price 2.50',
    },
  ],
];

test("create() refuses in words with line and field, and books nothing", async () => {
  const { db, close } = await database();
  const erp = connectorOf({ db } as App, await smallErp(db));
  for (const [, changes, fault] of REFUSED) {
    const refused = await erp.create(orderToBook(changes)).catch((error) => error);
    expect(refused).toBeInstanceOf(RefusedByErp);
    expect(refused.faults).toEqual([fault]);
  }
  expect(await orders(db)).toHaveLength(0);
  await close();
});

test("create() names every fault at once", async () => {
  const { db, close } = await database();
  const erp = connectorOf({ db } as App, await smallErp(db));
  const lines = [
    { ...first, unit: "BX", quantity: "-2" },
    { ...second, itemErpId: "I9" },
  ];
  const refused = await erp.create(orderToBook({ lines, shipToErpId: "A2" })).catch((error) => error);
  expect(refused.faults).toHaveLength(4);
  await close();
});

test("a connection's config makes the sandbox fail on purpose", async () => {
  const { db, close } = await database();
  const connection = await smallErp(db);
  const erp = (config: Record<string, unknown>) => connectorOf({ db } as App, { ...connection, config });
  const order = orderToBook();
  await expect(erp({ down: true }).create(order)).rejects.toBeInstanceOf(NoAnswer);
  await expect(erp({ down: true }).check()).rejects.toThrow("does not answer");
  await expect(erp({ refuse: "Credit limit reached" }).create(order)).rejects.toThrow("Credit limit reached");
  expect(await orders(db)).toHaveLength(0);
  await expect(erp({ dropAnswers: 1 }).create(order)).rejects.toBeInstanceOf(NoAnswer);
  expect(await erp({}).findByKey(order.key)).toEqual(await erp({ delayMs: 4 }).create(order));
  expect(await orders(db)).toHaveLength(1);
  await close();
});

test("another organization's sandbox is never seen", async () => {
  const { db, close } = await database();
  const mine = connectorOf({ db } as App, await smallErp(db));
  const theirs = connectorOf({ db } as App, await smallErp(db, { organization: "other" }));
  const order = orderToBook();
  const booked = await mine.create(order);
  expect(await theirs.findByKey(order.key)).toBeNull();
  expect((await theirs.create(order)).erpOrderId).not.toBe(booked.erpOrderId);
  expect(await orders(db)).toHaveLength(1);
  await close();
});
