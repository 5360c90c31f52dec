import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { connect, type Tx, tenant } from "../db/mod.ts";
import { declineItem, type NewCrossReference, saveCrossReference } from "../src/erp/mod.ts";
import { type Client, type TestApp, testApp } from "./_app.ts";
import { catalogue } from "./_catalogue.ts";
import { randomFrom } from "./bench/_table.ts";

const HEAD = "customer,customer_text,item,unit,factor,valid_from,valid_to";
const MANY = 100_000;

let app: TestApp;
let ana: Client;
let connectionId: string;

beforeAll(async () => {
  app = await testApp();
  connectionId = await catalogue(app.app.db);
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => run((tx) => tx.deleteFrom("cross_references").execute()));

const run = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.app.db, "acme", work);
const send = async (body: string | Uint8Array<ArrayBuffer>, type = "text/csv") => {
  const headers = { "content-type": type };
  const answer = await ana.ask("POST", "/api/erp/cross-references", { body, headers });
  return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
};
const kept = () =>
  run((tx) =>
    tx.selectFrom("cross_references").selectAll().orderBy("created_at").orderBy("customer_text").execute(),
  );
/** Leaves the planner with the figures of all tables, this one empty, as they stand when a first import begins. */
const knownAsEmpty = async () => {
  const owner = connect(app.url, { connections: 1 });
  await owner.sql`alter table cross_references set (autovacuum_enabled = false)`;
  await owner.sql`vacuum analyze`;
  await owner.close();
};
const codes = (count: number, item = "30001") =>
  Array.from({ length: count }, (_, n) => `1001,CODE-${n},${item},,,,`);

test("POST /api/erp/cross-references keeps the first of rows that say the same or otherwise", async () => {
  const rows = ["1001,A-1,30001,,,,", "1001,a 1,30001,,,,", "1001,A1,30002,,,,", "1001,A-1,30003,,,,"];
  expect((await send([HEAD, ...rows].join("\n"))).said).toEqual({
    success: true,
    kept: 1,
    known: 1,
    conflict: 2,
  });
  const [first, ...others] = await kept();
  expect(first).toMatchObject({ item_erp_id: "30001", challenges: null, created_by: "ana@acme.example" });
  expect(others.map(({ item_erp_id, challenges }) => [item_erp_id, challenges])).toEqual([
    ["30002", first!.id],
    ["30003", first!.id],
  ]);
});

test("POST /api/erp/cross-references settles a table as if its rows were saved one after the other", async () => {
  const random = randomFrom(7);
  const one = <T>(of: T[]) => of[Math.floor(random() * of.length)]!;
  const references = Array.from({ length: 1500 }, () => ({
    customerErpId: one(["1001", "1017", null]),
    customerText: `CODE-${one([1, 2, 3, 4, 5, 6, 7, 8])}`,
    itemErpId: one(["30001", "30002"]),
    ...one([
      { unit: null, factor: null },
      { unit: "BX", factor: "24" },
    ]),
    validFrom: one([null, null, "2026-01-01", "2026-03-01"]),
    validTo: one([null, null, "2026-03-31", "2026-06-30"]),
  }));
  const shownOf = (rows: Awaited<ReturnType<typeof kept>>) => {
    const said = (row: (typeof rows)[number]) =>
      [
        row.customer_erp_id,
        row.customer_text,
        row.item_erp_id,
        row.unit,
        row.factor,
        row.valid_from,
        row.valid_to,
      ].join();
    const byId = new Map(rows.map((row) => [row.id, said(row)]));
    return rows.map((row) => `${said(row)} against ${byId.get(row.challenges ?? "")}`);
  };
  const counts: Record<string, number> = { kept: 0, known: 0, conflict: 0 };
  for (const reference of references)
    counts[
      await run((tx) => saveCrossReference(tx, { ...reference, connectionId, createdBy: "ana@acme.example" }))
    ]!++;
  const singly = shownOf(await kept());
  await run((tx) => tx.deleteFrom("cross_references").execute());
  const rows = references.map((each) =>
    Object.values(each)
      .map((value) => value ?? "")
      .join(),
  );
  expect((await send([HEAD, ...rows].join("\n"))).said).toEqual({ success: true, ...counts });
  expect(shownOf(await kept())).toEqual(singly);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(10);
}, 60_000);

test("POST /api/erp/cross-references keeps nothing of a table that fails in its middle", async () => {
  const rows = codes(2600);
  const wrong = await send([HEAD, ...rows.with(2300, "1001,CODE-X,no-such-item,,,,")].join("\n"));
  expect([wrong.status, wrong.said.error]).toEqual([
    422,
    'Cannot take the cross-references: row 2301: the ERP has no item "no-such-item"',
  ]);
  const broken = await send([HEAD, ...rows.with(2300, '1001,"CODE-X,30001,,,,')].join("\n"));
  expect([broken.status, String(broken.said.error)]).toEqual([400, expect.stringContaining("line 2302")]);
  expect(await kept()).toEqual([]);
});

test("POST /api/erp/cross-references keeps each row once of tables that come at once", async () => {
  const rows = codes(1500);
  const tables = [rows, rows.toReversed(), codes(1500, "30002")].map((each) => [HEAD, ...each].join("\n"));
  const answers = await Promise.all(tables.map((table) => send(table)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const sum = (name: string) => answers.reduce((all, { said }) => all + Number(said[name]), 0);
  const { length } = (await kept()).filter(({ challenges }) => challenges === null);
  expect([sum("kept"), sum("kept") + sum("known") + sum("conflict"), length]).toEqual([1500, 4500, 1500]);
});

test("saveCrossReference() waits for a table that is being kept, and knows what it kept", async () => {
  const saved = { connectionId, customerErpId: "1001", customerText: "CODE-7", itemErpId: "30001" };
  const save = () => run((tx) => saveCrossReference(tx, { ...saved, createdBy: "bob@acme.example" }));
  const table = send([HEAD, ...codes(3000)].join("\n"));
  while (
    !(await app.app.sql`select from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'`).length
  );
  expect(await save()).toBe("known");
  expect((await table).said).toMatchObject({ kept: 3000 });
});

test("POST /api/erp/cross-references takes back declines of what it keeps", async () => {
  const decline = { connectionId, customerText: "CODE-0", by: "bob@acme.example" };
  for (const customerErpId of ["1001", "1017"])
    for (const itemErpId of ["30001", "30002"])
      await run((tx) => declineItem(tx, { ...decline, customerErpId, itemErpId }));
  const left = () =>
    run((tx) =>
      tx
        .selectFrom("cross_reference_declines")
        .select(["customer_erp_id", "item_erp_id"])
        .orderBy("customer_erp_id")
        .orderBy("item_erp_id")
        .execute(),
    ).then((rows) => rows.map((row) => Object.values(row).join(" ")));
  await send([HEAD, ...codes(1)].join("\n"));
  expect(await left()).toEqual(["1001 30002", "1017 30001", "1017 30002"]);
  await send([HEAD, ",CODE-0,30002,,,,"].join("\n"));
  expect(await left()).toEqual(["1017 30001"]);
});

test("POST /api/erp/cross-references reads tables as spreadsheets save them", async () => {
  const wide = new Uint8Array(
    new Uint16Array([..."\ufeffcustomer_text\titem\r\nMütter 8\t30001\r\n"].map((c) => c.charCodeAt(0)))
      .buffer,
  );
  expect((await send(wide)).said).toMatchObject({ kept: 1 });
  const marked = '\ufeffCustomer_Text;Item;Factor;Unit\r\n"Schraube ""M8""; verzinkt";30001;24;BX\r\n';
  expect((await send(marked)).said).toMatchObject({ kept: 1 });
  expect((await kept()).map(({ customer_text, factor }) => [customer_text, factor])).toEqual([
    ["Mütter 8", null],
    ['Schraube "M8"; verzinkt', "24"],
  ]);
});

test("POST /api/erp/cross-references refuses what no text can hold", async () => {
  const { status, said } = await send([HEAD, "1001,A\0B 1,30001,,,,"].join("\n"));
  expect([status, said.error]).toEqual([422, expect.stringContaining("out of range")]);
  const row = { customer_text: "A\ud800C 1", item: "30001" };
  expect((await send(JSON.stringify({ crossReferences: [row] }), "application/json")).status).toBe(200);
});

test("cross-references by the hundred thousand go in, and out again as they are, and no more at once", async () => {
  await send([HEAD, ...codes(2000)].join("\n"));
  await run((tx) => tx.deleteFrom("cross_references").execute());
  await knownAsEmpty();
  const rows = codes(MANY);
  expect((await send([HEAD, ...rows].join("\n"))).said).toMatchObject({ kept: MANY });
  const csv = await (await ana.get("/api/erp/cross-references?format=csv")).text();
  const lines = csv.split("\r\n");
  expect([lines.length, new Set(lines).size]).toEqual([MANY + 2, MANY + 2]);
  expect(lines[1]).toStartWith(`C1001,,CODE-${MANY - 1},`);
  const answer = await ana.get("/api/erp/cross-references");
  const { crossReferences } = (await answer.json()) as { crossReferences: NewCrossReference[] };
  expect(crossReferences).toHaveLength(MANY);
  const more = await send([HEAD, ...codes(MANY + 1, "no item")].join("\n"));
  expect([more.status, String(more.said.error)]).toEqual([
    422,
    expect.stringContaining("more than 100000 at once"),
  ]);
}, 120_000);
