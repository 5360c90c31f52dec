import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { type Tx, tenant } from "../db/mod.ts";
import {
  crossReferencesFor,
  type NewCrossReference,
  revokeCrossReference,
  saveCrossReference,
} from "../src/erp/mod.ts";
import { type Client, type TestApp, testApp } from "./_app.ts";
import { catalogue } from "./_catalogue.ts";
import { emptyOrder } from "./_orders.ts";

let app: TestApp;
let ana: Client;
let eve: Client;
let connectionId: string;

beforeAll(async () => {
  app = await testApp();
  connectionId = await catalogue(app.app.db);
  await catalogue(app.app.db, "other");
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
  eve = await app.signIn(await app.user({ email: "eve@other.example", organizationId: "other" }));
}, 60_000);
afterAll(() => app.stop());
beforeEach(() =>
  run(async (tx) => {
    await tx.deleteFrom("cross_references").execute();
    await tx.deleteFrom("cross_reference_declines").execute();
  }),
);

const run = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.app.db, "acme", work);
const save = (itemErpId: string, more: Partial<NewCrossReference> = {}) =>
  run((tx) =>
    saveCrossReference(tx, {
      connectionId,
      customerErpId: "1001",
      customerText: "HMW-78",
      itemErpId,
      createdBy: "ana@acme.example",
      ...more,
    }),
  );
const found = async (more: { customerErpId?: string; shipToErpId?: string; day?: string } = {}) => {
  const asked = { connectionId, customerErpId: "1001", texts: ["hmw 78"], ...more };
  return (await run((tx) => crossReferencesFor(tx, asked))).get("hmw78")?.itemErpId;
};
const ids = () =>
  run((tx) => tx.selectFrom("cross_references").select(["id", "challenges"]).orderBy("created_at").execute());

test("saveCrossReference() keeps a text of any length, and one alike but for its end is another", async () => {
  const text = Buffer.from(crypto.getRandomValues(new Uint8Array(4000))).toString("hex");
  await save("30001", { customerText: `${text} bolt` });
  const asked = (texts: string[]) =>
    run((tx) => crossReferencesFor(tx, { connectionId, customerErpId: "1001", texts }));
  expect([...(await asked([`${text} BOLT`])).values()].map(({ itemErpId }) => itemErpId)).toEqual(["30001"]);
  expect((await asked([`${text} nut`])).size).toBe(0);
});

test("crossReferencesFor() takes the address's own before the customer's, and that before everyone's", async () => {
  await save("30001", { customerErpId: null });
  expect([await found(), await found({ customerErpId: "1017" })]).toEqual(["30001", "30001"]);
  await save("30002");
  await save("30003", { shipToErpId: "1001-2" });
  const at = [await found(), await found({ shipToErpId: "1001-2" }), await found({ customerErpId: "1017" })];
  expect(at).toEqual(["30002", "30003", "30001"]);
});

test("crossReferencesFor() holds a cross-reference to its days", async () => {
  expect(await save("30001", { validTo: "2026-06-30" })).toBe("kept");
  expect(await save("30002", { validFrom: "2026-07-01" })).toBe("kept");
  const days = ["2026-06-30", "2026-07-01"].map((day) => found({ day }));
  expect(await Promise.all(days)).toEqual(["30001", "30002"]);
  expect(await save("30003", { validFrom: "2026-06-01", validTo: "2026-06-02" })).toBe("conflict");
});

test("saveCrossReference() overwrites nothing: a person decides between two items", async () => {
  expect([await save("30001"), await save("30001"), await save("30002")]).toEqual([
    "kept",
    "known",
    "conflict",
  ]);
  expect(await found()).toBe("30001");
  const page = await (await ana.get("/cross-references")).text();
  for (const words of ["To decide", "Keep this", "Use this"]) expect(page).toContain(words);
  const { id } = (await ids()).find(({ challenges }) => challenges)!;
  const decide = (client: Client, keep: string) => client.post(`/cross-references/${id}/decision`, { keep });
  expect((await decide(eve, "new")).status).toBe(404);
  expect((await decide(ana, "both")).status).toBe(400);
  expect((await decide(ana, "new")).status).toBe(303);
  expect(await found()).toBe("30002");
  expect((await decide(ana, "old")).status).toBe(404);
});

test("saveCrossReference() keeps what is kept when a person decides so", async () => {
  await save("30001");
  await save("30002");
  const { id } = (await ids()).find(({ challenges }) => challenges)!;
  await ana.post(`/cross-references/${id}/decision`, { keep: "old" });
  expect(await found()).toBe("30001");
  expect(await (await ana.get("/cross-references")).text()).not.toContain("To decide");
});

test("revokeCrossReference() matches the open orders again that used it, and no others", async () => {
  await save("30001");
  const { id } = (await ids())[0]!;
  const orderWith = async (status: "pending_review" | "submitted", used: boolean) => {
    const orderId = await emptyOrder(app.app.db, "acme", { status, matched_at: new Date() });
    const line = { idp_organization_id: "acme", order_id: orderId, position: 1, item_erp_id: "30001" };
    const by = { match_source: "cross_reference" as const, cross_reference_id: used ? id : null };
    await run((tx) =>
      tx
        .insertInto("order_lines")
        .values({ ...line, ...by })
        .execute(),
    );
    return orderId;
  };
  const used = await orderWith("pending_review", true);
  await orderWith("pending_review", false);
  await orderWith("submitted", true);
  await run((tx) => revokeCrossReference(tx, { id, by: "bob@acme.example" }));
  const jobs = await app.app.sql`select payload from jobs where kind = 'match_order'`;
  expect(jobs.map(({ payload }) => payload.orderId)).toEqual([used]);
  const row = await run((tx) => tx.selectFrom("cross_references").selectAll().executeTakeFirstOrThrow());
  expect(row.revoked_by).toBe("bob@acme.example");
  expect(await found()).toBeUndefined();
});

test("revokeCrossReference() uses what contradicted it, the newest first, but never two for one day", async () => {
  await save("30001", { validFrom: "2026-07-01" });
  await save("30002", { validFrom: "2026-04-01", validTo: "2026-06-30" });
  for (const item of ["30003", "30004"])
    expect(await save(item, { validFrom: "2026-04-01" })).toBe("conflict");
  const [late] = await ids();
  await run((tx) => revokeCrossReference(tx, { id: late!.id, by: "bob@acme.example" }));
  expect([await found({ day: "2026-05-01" }), await found({ day: "2026-08-01" })]).toEqual([
    "30002",
    undefined,
  ]);
  const [, early] = await ids();
  await run((tx) => revokeCrossReference(tx, { id: early!.id, by: "bob@acme.example" }));
  expect([await found({ day: "2026-05-01" }), await found({ day: "2026-08-01" })]).toEqual([
    "30004",
    "30004",
  ]);
});

const send = (client: Client, body: string, type = "text/csv") =>
  client.ask("POST", "/api/erp/cross-references", { body, headers: { "content-type": type } });

test("POST /api/erp/cross-references takes all rows or none, and says what is wrong row by row", async () => {
  const bad = [
    "customer,customer_text,item,unit,factor,valid_from",
    "1001,GOOD-1,30001,,,",
    "9999,BAD-1,30001,,,",
    "1001,BAD-2,no-such-item,,,",
    "1001,BAD-3,30001,BX,,",
    "1001,BAD-4,30001,BX,-3,",
    "1001,BAD-5,30001,,,31/12/2026",
  ].join("\n");
  const answer = await send(ana, bad);
  const { error } = (await answer.json()) as { error: string };
  expect([answer.status, error.match(/row \d/g)]).toEqual([
    422,
    ["row 2", "row 3", "row 4", "row 5", "row 6"],
  ]);
  expect(await ids()).toEqual([]);
  expect((await send(ana, "customer;item\n1;2")).status).toBe(400);
  expect((await send(ana, "x", "text/plain")).status).toBe(415);
});

test("GET /api/erp/cross-references gives a table that can be sent again as it is", async () => {
  const row = { customer: "1001", customer_text: "=BOX\n7", item: "30001", unit: "BX", factor: "24" };
  const body = JSON.stringify({ crossReferences: [row, { ...row, customer_text: "HMW-78" }] });
  expect(await (await send(ana, body, "application/json")).json()).toMatchObject({ kept: 2, conflict: 0 });
  const csv = await (await ana.get("/api/erp/cross-references?format=csv")).text();
  expect(csv).toContain("'=BOX\n7");
  expect(await (await send(ana, csv)).json()).toEqual({ success: true, kept: 0, known: 2, conflict: 0 });
  const other = csv.replaceAll("24", "12");
  expect(await (await send(ana, other)).json()).toMatchObject({ kept: 0, conflict: 2 });
  const json = (await (await eve.get("/api/erp/cross-references")).json()) as { crossReferences: unknown[] };
  expect(json.crossReferences).toEqual([]);
});
