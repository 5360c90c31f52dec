import { expect, test } from "bun:test";
import { CUSTOMERS } from "../db/demo/customers.ts";
import type { Connection } from "../db/mod.ts";
import { config } from "../src/config.ts";
import { memoryCache } from "../src/erp/cache/memory.ts";
import {
  customerKey,
  findConnection,
  findItems,
  refreshMirrors,
  revokeCrossReference,
  saveCrossReference,
} from "../src/erp/mod.ts";
import { isOnesOwn, ownDomainOf } from "../src/erp/search/mail_domains.ts";
import { log } from "../src/log.ts";
import { matchOrder } from "../src/matching/mod.ts";
import {
  type Draft,
  type HeaderField,
  type LineField,
  type OrderChanges,
  orderOf,
  type Read,
  saveOrder,
  writeOrders,
} from "../src/orders/mod.ts";
import { type Run, withCatalogue } from "./_catalogue.ts";
import { emptyDocument } from "./_orders.ts";

let connection: Connection;
let connectionId: string;
let run: Run;
withCatalogue((made) => {
  ({ connection, connectionId, run } = made);
});

type Values<Field extends string> = Partial<Record<Field, string>>;

function reads<Field extends string>(values: Values<Field>): Partial<Record<Field, Read>> {
  const entries = Object.entries<string | undefined>(values).map(([field, value]) => [
    field,
    { value, evidence: null },
  ]);
  return Object.fromEntries(entries);
}

/** Writes an order as an engine read it. Returns its id. */
function order(
  header: Values<HeaderField>,
  lines: Values<LineField>[],
  { organization = "acme", proof = {} }: { organization?: string; proof?: Record<string, unknown> } = {},
) {
  return run(async (tx) => {
    const documentId = await emptyDocument(tx, organization);
    const draft: Draft = {
      header: reads(header),
      lines: lines.map((line) => ({ fields: reads(line) })),
      findings: [],
      proof: { expected: null, found: lines.length, printedTotal: null, sum: null, ...proof },
    };
    const [id] = await writeOrders(tx, { idpOrganizationId: organization, documentId, drafts: [draft] });
    return id!;
  }, organization);
}

const quiet = log({ level: "error", readable: false });
const spec = () =>
  matchOrder({
    db: connection.db,
    log: quiet,
    cache: memoryCache(),
    config: config({ BASE_URL: "http://localhost" }),
  });
const claim = {
  id: "1",
  kind: "match_order" as const,
  key: null,
  payload: {},
  attempt: 1,
  worker: 1,
  error: null,
};

/** Does the job; `meanwhile` happens between its reading and its writing. */
async function matched(
  orderId: string,
  options: { meanwhile?: () => Promise<unknown>; organization?: string } = {},
) {
  const idpOrganizationId = options.organization ?? "acme";
  const write = await spec().run({ idpOrganizationId, orderId }, claim);
  await options.meanwhile?.();
  if (write) await run(write, idpOrganizationId);
  return run((tx) => orderOf(tx, orderId), idpOrganizationId);
}

const HARBOR: Values<HeaderField> = {
  poNumber: "4711",
  customerName: "HARBOR MACHINE WORKS INC",
  shipToAddress: "402 Lakeview Dr, Erie PA 16506",
};

test("matchOrder() finds customer, address and items, and says why", async () => {
  const { customer, shipTo, lines, matchedAt, findings } = await matched(
    await order(HARBOR, [
      { supplierSku: "HCS05013200G5Z", quantity: "100", unit: "pcs", unitPrice: "0.66" },
      { description: "nylon insert locknut 3/8-16 18-8 SS", quantity: "50" },
      { description: "Freight", quantity: "1" },
    ]),
  );
  expect(customer).toMatchObject({ erpId: "1001", reason: "same name" });
  expect(shipTo).toMatchObject({ erpId: "1001-2", address: HARBOR.shipToAddress });
  expect(lines.map(({ match }) => match?.sku)).toEqual(["HCS-050-13-200-G5Z", "NYL-037-16-S18", undefined]);
  expect(lines[0]!.match).toMatchObject({
    source: "code",
    score: 0.985,
    reason: "code differs by dashes only",
  });
  expect(lines[1]!.candidates.map(({ sku }) => sku)).toEqual(["NYL-037-16-S18"]);
  expect(matchedAt).toBeInstanceOf(Date);
  expect(findings.map(({ code }) => code)).toContain("no_item");
  expect(findings.map(({ code }) => code)).not.toContain("no_customer");
});

test("matchOrder() matches a line whose price is said to be for no units, which is an error on it", async () => {
  const nothing = { quantity: "0", unitPrice: "0", priceBasis: "0", lineTotal: "0" };
  const { lines, findings } = await matched(
    await order(HARBOR, [{ supplierSku: "HCS05013200G5Z", ...nothing }]),
  );
  expect(lines[0]!.match?.sku).toBe("HCS-050-13-200-G5Z");
  expect(findings).toContainEqual({
    code: "no_price_basis",
    level: "error",
    field: "priceBasis",
    lineId: lines[0]!.id,
    message: "Line 1: the price is for 0 units",
  });
});

test("matchOrder() that gives up says so on the order, until a later attempt succeeds", async () => {
  const orderId = await order(HARBOR, [{ supplierSku: "HCS05013200G5Z", quantity: "100" }]);
  const payload = { idpOrganizationId: "acme", orderId };
  const said = async () => {
    const { findings, matchedAt } = await run((tx) => orderOf(tx, orderId));
    return { words: findings.find(({ code }) => code === "not_matched")?.message, matchedAt };
  };
  await run(spec().onBuried!(payload, "the mirror is gone", { permanent: false }));
  expect(await said()).toEqual({
    words:
      "The order could not be matched to the ERP (the mirror is gone): save it to try again, or choose by hand",
    matchedAt: expect.any(Date),
  });
  await matched(orderId);
  expect((await said()).words).toBeUndefined();
});

test("matchOrder() chooses no customer among two alike, and no address where none is printed", async () => {
  const unsure = await matched(await order({ customerName: "Three Rivers" }, []));
  expect(unsure.customer.erpId).toBeNull();
  const silent = await matched(await order({ customerName: "Harbor Machine Works" }, []));
  expect(silent.customer.erpId).toBe("1001");
  expect(silent.shipTo.erpId).toBeNull();
});

test("matchOrder() knows a customer that an order's data names by its tax number alone", async () => {
  const { taxId } = CUSTOMERS.find(({ id }) => id === "1001")!;
  const found = (proof: Record<string, unknown>) =>
    order({ customerName: "4300000000014" }, [], { proof }).then((id) => matched(id));
  expect((await found({ buyerIds: [taxId] })).customer.erpId).toBe("1001");
  expect((await found({})).customer.erpId).toBeNull();
});

/** An order in a mail from an address. */
async function mailed(from_address: string, header: Values<HeaderField>) {
  const id = await order(header, []);
  await run(async (tx) => {
    const of = { idp_organization_id: "acme" };
    const { id: mailbox_id } = await tx
      .insertInto("mailboxes")
      .values({ ...of, erp_connection_id: connectionId, address: `${id}@acme.example`, name: "Orders" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const mail = await tx
      .insertInto("mails")
      .values({ ...of, mailbox_id, message_id: id, subaddress: null, from_address })
      .returning("id")
      .executeTakeFirstOrThrow();
    const document = tx.selectFrom("extracted_orders").select("document_id").where("id", "=", id);
    await tx.updateTable("pdf_documents").set({ mail_id: mail.id }).where("id", "=", document).execute();
  });
  return matched(id);
}

test("matchOrder() knows a customer by the mail domain of whoever sent the order, unless it names another", async () => {
  const { id, emailDomain } = CUSTOMERS.at(-1)!;
  const silent = await mailed(`Purchasing@${emailDomain.toUpperCase()}`, { poNumber: "1" });
  expect(silent.customer).toMatchObject({ erpId: id, reason: "sent from its mail domain" });
  const other = await mailed(`agent@${emailDomain}`, HARBOR);
  expect(other.customer.erpId).toBe("1001");
  const stranger = await mailed(`agent@${emailDomain}`, { customerName: "Quixotic Umbrellas Ltd" });
  expect(stranger.customer.erpId).toBeNull();
  expect((await mailed("buyer@unheard-of.example", { poNumber: "2" })).customer.erpId).toBeNull();
});

test("matchOrder() knows nobody by a domain where anybody has an address", async () => {
  const { id, emailDomain } = CUSTOMERS.at(-1)!;
  const set = async (email_domain: string) => {
    await run((tx) =>
      tx.updateTable("sandbox.customers").set({ email_domain }).where("id", "=", id).execute(),
    );
    await refreshMirrors(connection, "acme");
  };
  await set("gmail.com");
  const found = await mailed("somebody@gmail.com", { poNumber: "3" });
  await set("a-company.example");
  expect((await mailed("somebody@a-company.example", { poNumber: "3" })).customer.erpId).toBe(id);
  await set(emailDomain);
  expect(found.customer.erpId).toBeNull();
  expect([isOnesOwn("Yahoo.co.uk"), isOnesOwn("kestrelaero.example")]).toEqual([false, true]);
  expect(["<po@a.example>", "po@web.de", "nobody"].map(ownDomainOf)).toEqual(["a.example", null, null]);
});

test("matchOrder() warns of another unit and another price than the ERP's", async () => {
  const found = await matched(
    await order(HARBOR, [
      { supplierSku: "HCS-050-13-200-G5Z", quantity: "1", unit: "BX", unitPrice: "0.66" },
      { supplierSku: "HCS-050-13-200-G5Z", quantity: "1", unit: "EA", unitPrice: "0.86" },
      { supplierSku: "HCS-050-13-200-G5Z", quantity: "1", unit: "EA", unitPrice: "66.00", priceBasis: "100" },
    ]),
  );
  const warnings = found.findings.filter(({ code }) => code.endsWith("_differs"));
  expect(warnings.map(({ message }) => message)).toEqual([
    "Line 1: ordered by BX, the ERP sells it by EA, and how many that are is not known",
    "Line 2: 0.86 is 30 % above the ERP's price 0.66 per EA",
  ]);
  expect(warnings.map(({ lineId }) => lineId)).toEqual(found.lines.slice(0, 2).map(({ id }) => id));
});

const keep = (customerText: string, sku: string, customerErpId: string | null = "1001") =>
  run(async (tx) => {
    const item = await tx
      .selectFrom("erp_items")
      .select("erp_id")
      .where("sku", "=", sku)
      .executeTakeFirstOrThrow();
    await saveCrossReference(tx, {
      connectionId,
      customerErpId,
      customerText,
      itemErpId: item.erp_id,
      createdBy: "ana@acme.example",
    });
  });

test("a cross-reference wins over the same code, for its customer alone", async () => {
  await keep("ACY-32-100", "ACY-40-100");
  const lines = [{ customerSku: "ACY 32 100", quantity: "1" }];
  const [mine] = (await matched(await order(HARBOR, lines))).lines;
  expect(mine!.match).toMatchObject({ sku: "ACY-40-100", source: "cross_reference" });
  expect(mine!.match!.reason).toMatch(/^saved by ana@acme\.example on \d+ \w+ \d{4}$/);
  expect(mine!.candidates.map(({ sku }) => sku).slice(0, 2)).toEqual(["ACY-40-100", "ACY-32-100"]);
  expect(mine!.candidates.reduce((sum, { score }) => sum + score, 0)).toBeLessThanOrEqual(1);
  expect(mine!.candidates[1]!.score).toBeGreaterThan(0.01);
  const [theirs] = (await matched(await order({ customerName: "Kestrel Aerospace Components" }, lines)))
    .lines;
  expect(theirs!.match).toMatchObject({ sku: "ACY-32-100", source: "code" });
});

test("a cross-reference by description forgives case, commas and short forms", async () => {
  await keep("blue tubing, quarter inch", "TBG-PU-025-100-BL");
  const [line] = (await matched(await order(HARBOR, [{ description: "BLUE  TUBING QUARTER IN." }]))).lines;
  expect(line!.match).toMatchObject({ sku: "TBG-PU-025-100-BL", source: "cross_reference" });
});

test("a cross-reference's leading zeros count", async () => {
  await keep("00417", "ACY-50-100");
  const lines = [{ customerSku: "417" }, { customerSku: "00417" }];
  const found = (await matched(await order(HARBOR, lines))).lines;
  expect(found.map(({ match }) => match?.sku)).toEqual([undefined, "ACY-50-100"]);
});

test("customerKey() joins spellings of one code and keeps sizes in their places", () => {
  const same = (first: string, second: string) => customerKey(first) === customerKey(second);
  expect(same("AB-12.3", "ab 123")).toBe(true);
  expect(same("Reducer, brass", "REDUCER BRS")).toBe(true);
  expect(same("Reducing bushing 1/2 x 1/4 in", "Reducing bushing 1/4 x 1/2 in")).toBe(false);
  expect(same("0042", "42")).toBe(false);
});

test("saveCrossReference() keeps one for the same words, and a revoked one is not used", async () => {
  await keep("WIDGET-9", "ACY-12-50");
  await keep("widget 9", "ACY-12-50");
  const lines = [{ customerSku: "WIDGET-9" }];
  expect((await matched(await order(HARBOR, lines))).lines[0]!.match!.sku).toBe("ACY-12-50");
  await run(async (tx) => {
    const live = await tx
      .selectFrom("cross_references")
      .select("id")
      .where("customer_key", "=", "widget9")
      .where("revoked_at", "is", null)
      .execute();
    expect(live).toHaveLength(1);
    await revokeCrossReference(tx, { id: live[0]!.id, by: "bob@acme.example" });
  });
  expect((await matched(await order(HARBOR, lines))).lines[0]!.match).toBeNull();
});

test("matchOrder() keeps a person's choices", async () => {
  const id = await order(HARBOR, [{ supplierSku: "ACY-32-100", quantity: "1" }]);
  const before = await matched(id);
  const item = { itemId: "30001", sku: "HCS-025-20-050-G5Z", description: "by hand" };
  const changes = { customer: { erpId: "1017" }, lines: [{ id: before.lines[0]!.id, item }] };
  await run((tx) => saveOrder(tx, { orderId: id, version: before.version, changes, by: "Ana" }));
  const after = await matched(id);
  expect(after.customer).toMatchObject({ erpId: "1017", reason: "Chosen by Ana" });
  expect(after.lines[0]!.match).toMatchObject({ sku: item.sku, source: "manual" });
  expect(after.shipTo.erpId).toBeNull();
});

test("saveOrder() has an order matched again whose customer is another, with lines or without, found by name or chosen", async () => {
  const id = await order({ customerName: "Nobody that we know" }, []);
  const jobsAfter = async (changes: OrderChanges) => {
    await connection.sql`delete from jobs`;
    const { version } = await run((tx) => orderOf(tx, id));
    await run((tx) => saveOrder(tx, { orderId: id, version, changes, by: "Ana" }));
    return (await connection.sql`select key from jobs where kind = 'match_order'`).map(({ key }) => key);
  };
  expect(await matched(id)).toMatchObject({ customer: { erpId: null }, lines: [] });
  expect(await jobsAfter({ notes: "Call first" })).toEqual([]);
  expect(await jobsAfter({ customer: { name: HARBOR.customerName } })).toEqual([id]);
  expect((await run((tx) => orderOf(tx, id))).matchedAt).toBeNull();
  expect((await matched(id)).customer.erpId).toBe("1001");
  expect(await jobsAfter({ customer: { erpId: "1017" } })).toEqual([id]);
  // What a person has chosen stays, whatever the name is.
  expect(await jobsAfter({ customer: { name: "Somebody else" } })).toEqual([]);
  expect(await jobsAfter({ customer: { erpId: null } })).toEqual([]);
});

test("saveOrder() has an order matched again at another address or on another day where its customer's words hold there alone", async () => {
  const saved = {
    connectionId,
    customerErpId: "1001",
    customerText: "DOCK-7",
    createdBy: "ana@acme.example",
  };
  const lines = [{ customerSku: "DOCK-7", quantity: "1" }];
  const id = await order({ ...HARBOR, orderDate: "2026-05-04" }, lines);
  const change = async (changes: OrderChanges) => {
    await connection.sql`delete from jobs`;
    const { version } = await run((tx) => orderOf(tx, id));
    await run((tx) => saveOrder(tx, { orderId: id, version, changes, by: "Ana" }));
    const [job] = await connection.sql`select key from jobs where kind = 'match_order'`;
    const { lines } = job ? await matched(id) : await run((tx) => orderOf(tx, id));
    return [job?.key ?? null, lines[0]!.match?.sku ?? null];
  };
  expect((await matched(id)).shipTo.erpId).toBe("1001-2");
  expect(await change({ shipTo: { erpId: "1001-1" } })).toEqual([null, null]);
  const item = (sku: string) =>
    run((tx) => tx.selectFrom("erp_items").select("erp_id").where("sku", "=", sku).executeTakeFirstOrThrow());
  const [there, later] = [await item("ACY-12-50"), await item("ACY-12-80")];
  await run((tx) => saveCrossReference(tx, { ...saved, itemErpId: there.erp_id, shipToErpId: "1001-2" }));
  expect(await change({ shipTo: { erpId: "1001-2" } })).toEqual([id, "ACY-12-50"]);
  expect(await change({ shipTo: { erpId: "1001-1" } })).toEqual([id, null]);
  expect(await change({ orderDate: "2026-07-04" })).toEqual([null, null]);
  await run((tx) => saveCrossReference(tx, { ...saved, itemErpId: later.erp_id, validFrom: "2026-08-01" }));
  expect(await change({ orderDate: "2026-08-04" })).toEqual([id, "ACY-12-80"]);
  expect(await change({ orderDate: "2026-07-31" })).toEqual([id, null]);
});

test("saveOrder() finds the address that a person has typed", async () => {
  const id = await order({ customerName: HARBOR.customerName }, []);
  const before = await matched(id);
  expect(before.shipTo.erpId).toBeNull();
  const changes = { shipTo: { address: HARBOR.shipToAddress } };
  await run((tx) => saveOrder(tx, { orderId: id, version: before.version, changes, by: "Ana" }));
  const after = await run((tx) => orderOf(tx, id));
  expect(after.matchedAt).toBeNull();
  expect((await matched(id)).shipTo.erpId).toBe("1001-2");
});

test("saveOrder() lets an address that was found go with the words that it was found by, and keeps one that a person chose", async () => {
  const id = await order(HARBOR, []);
  const save = async (shipTo: OrderChanges["shipTo"]) => {
    const { version } = await run((tx) => orderOf(tx, id));
    await run((tx) => saveOrder(tx, { orderId: id, version, changes: { shipTo }, by: "Ana" }));
    const { shipTo: saved } = await run((tx) => orderOf(tx, id));
    return [saved.erpId, (await matched(id)).shipTo.erpId];
  };
  expect((await matched(id)).shipTo.erpId).toBe("1001-2");
  expect(await save({ address: "9 Nowhere Lane, Elsewhere, ZZ 00000" })).toEqual([null, null]);
  expect(await save({ address: HARBOR.shipToAddress })).toEqual([null, "1001-2"]);
  expect(await save({ erpId: "1001-1" })).toEqual(["1001-1", "1001-1"]);
  expect(await save({ address: "9 Nowhere Lane, Elsewhere, ZZ 00000" })).toEqual(["1001-1", "1001-1"]);
  expect(await save({ name: HARBOR.shipToName, erpId: null })).toEqual([null, null]);
});

test("matchOrder() writes nothing over an edit made meanwhile, and is tried again", async () => {
  const id = await order(HARBOR, [{ supplierSku: "ACY-32-100", quantity: "1" }]);
  const edit = () =>
    run(async (tx) => {
      const { version, lines } = await orderOf(tx, id);
      return saveOrder(tx, {
        orderId: id,
        version,
        changes: { lines: [{ id: lines[0]!.id, supplierSku: "ACY-40-100" }] },
      });
    });
  await expect(matched(id, { meanwhile: edit })).rejects.toThrow("edited while it was matched");
  expect((await run((tx) => orderOf(tx, id))).lines[0]!.match).toBeNull();
  expect((await matched(id)).lines[0]!.match!.sku).toBe("ACY-40-100");
});

test("matchOrder() leaves an order alone that has left review or is gone", async () => {
  const id = await order(HARBOR, [{ supplierSku: "ACY-32-100" }]);
  await run((tx) =>
    tx.updateTable("extracted_orders").set({ status: "rejected" }).where("id", "=", id).execute(),
  );
  expect((await matched(id)).lines[0]!.match).toBeNull();
  const payload = { idpOrganizationId: "acme", orderId: crypto.randomUUID() };
  expect(await spec().run(payload, claim)).toBeUndefined();
});

test("matchOrder() never sees another organization's items, customers or cross-references", async () => {
  await connection.db.insertInto("organizations").values({ id: "other", name: "Other" }).execute();
  await run(async (tx) => {
    const other = { idp_organization_id: "other", name: "Sandbox", kind: "sandbox" as const };
    await tx.insertInto("erp_connections").values(other).execute();
    expect((await findConnection(tx))?.id).not.toBe(connectionId);
  }, "other");
  await keep("SECRET-1", "ACY-32-100", null);
  const lines = [{ supplierSku: "ACY-32-100" }, { customerSku: "SECRET-1" }];
  const found = await matched(await order(HARBOR, lines, { organization: "other" }), {
    organization: "other",
  });
  expect(found.customer.erpId).toBeNull();
  expect(found.lines.map(({ match, candidates }) => [match, candidates.length])).toEqual([
    [null, 0],
    [null, 0],
  ]);
  expect(found.matchedAt).toBeInstanceOf(Date);
});

test("matchOrder() offers what is as likely as one in a hundred, and no more than there are keys for", async () => {
  const asked = { description: "Air cylinder 40 mm bore x 100 mm stroke, stainless, brass, blue, M8 x 20" };
  const [found] = await run((tx) => findItems(tx, [asked], { connectionId, limit: 20 }));
  expect(found!.map(({ score }) => score < 0.01)).toContain(true);
  const likely = found!.filter(({ score }) => score >= 0.01).slice(0, 9);
  const [line] = (await matched(await order(HARBOR, [asked]))).lines;
  expect(line!.candidates.map(({ itemId }) => itemId)).toEqual(likely.map(({ itemId }) => itemId));
});
