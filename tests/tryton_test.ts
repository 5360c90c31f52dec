import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createServer, type Server } from "node:net";
import type { Listed, OrderToBook } from "../src/erp/mod.ts";
import { NoAnswer, RefusedByErp } from "../src/erp/mod.ts";
import { trytonClient } from "../src/erp/tryton/client.ts";
import { tryton as trytonConnector } from "../src/erp/tryton/connector.ts";
import { hasPriceListModule, TRYTON_LOGIN, type Tryton, tryton, trytonFault } from "./_tryton.ts";
import { customer, decimal, goods } from "./_tryton_seed.ts";

describe.skipIf(trytonFault() !== null)("the connector to a real Tryton", () => {
  let erp: Tryton;
  let buyer: { party: number; invoice: number; delivery: number };
  let bolt: number;
  let cable: number;
  const at = (changes: Partial<{ url: string; database: string; user: string; password: string }> = {}) =>
    trytonConnector(
      trytonClient(
        { url: erp.url, database: erp.database, ...TRYTON_LOGIN, ...changes },
        { privateHosts: true },
      ),
    );

  beforeAll(async () => {
    erp = await tryton();
    const { rpc, seeded } = erp;
    const [meter] = await rpc("model.product.uom.search", [["symbol", "=", "m"]], 0, 1, null);
    [bolt, cable] = (await goods(rpc, seeded, [
      { code: "HX-1", name: "Hex bolt M8", price: "1.25" },
      { code: "CB-2", name: "Cable 3G1.5", price: "2.4", unit: meter },
    ])) as [number, number];
    buyer = await customer(rpc, {
      code: "C-1",
      name: "Acme Pumps",
      email: "buy@acme.example",
      term: seeded.paymentTerm,
    });
  }, 120_000);
  afterAll(() => erp?.stop());

  const order = (changes: Partial<OrderToBook> = {}): OrderToBook => ({
    key: crypto.randomUUID(),
    reference: "PO-778812",
    customerErpId: String(buyer.party),
    shipToErpId: String(buyer.delivery),
    requiredDate: "2026-12-15",
    currency: "USD",
    lines: [line(1, bolt, "12", "EA", "1.20"), line(2, cable, "2.5", "MTR", "2.40")],
    ...changes,
  });
  const line = (position: number, item: number, quantity: string, unit: string, unitPrice: string) => ({
    position,
    itemErpId: String(item),
    quantity,
    unit,
    unitPrice,
    requiredDate: null,
  });
  const refusal = (of: OrderToBook) =>
    at()
      .create(of)
      .then(
        () => [],
        (error) => (error instanceof RefusedByErp ? error.faults : Promise.reject(error)),
      );
  const everything = async (
    entity: Parameters<ReturnType<typeof at>["changes"]>[0]["entity"],
    since: string | null = null,
  ) => {
    const pages: Listed[] = [];
    for (let place: string | null = null; ; ) {
      const page = await at().changes({ entity, since, place });
      pages.push(page);
      if (page.place === null) break;
      place = page.place;
    }
    return {
      rows: pages.flatMap(({ rows }) => rows),
      gone: pages.flatMap(({ gone }) => gone),
      mark: pages[0]!.mark,
    };
  };

  test("check() passes, and says in words what is wrong with the settings", async () => {
    await at().check();
    expect(at({ password: "wrong" }).check()).rejects.toThrow('Tryton does not know "admin"');
    expect(at({ url: "http://127.0.0.1:9" }).check()).rejects.toThrow("does not answer");
    expect(at({ database: "nowhere" }).check()).rejects.toThrow();
  });

  test("an address of the private network is refused unless allowed", () => {
    const account = { url: erp.url, database: "erp", ...TRYTON_LOGIN };
    const closed = trytonConnector(trytonClient(account, { privateHosts: false }));
    expect(closed.check()).rejects.toThrow("private network");
  });

  test("changes() lists items, customers, addresses and stock as the mirror keeps them", async () => {
    expect((await everything("items")).rows).toContainEqual({
      erp_id: String(cable),
      sku: "CB-2",
      description: "Cable 3G1.5",
      unit: "M",
      price: "2.4",
      currency: null,
      manufacturer_sku: null,
      gtin: null,
      units: '[{"unit":"mi","factor":"1609.344"}]',
    });
    expect((await everything("customers")).rows).toContainEqual({
      erp_id: String(buyer.party),
      code: "C-1",
      name: "Acme Pumps",
      address: "1 Bill Road, 45402 Dayton",
      email_domain: "acme.example",
      tax_id: null,
      price_list: null,
    });
    const places = await everything("shipping-addresses");
    expect(places.rows).toEqual([
      {
        erp_id: String(buyer.delivery),
        customer_erp_id: String(buyer.party),
        name: "Acme Pumps",
        address: "9 Dock Street, 44301 Akron",
      },
    ]);
    expect(places.gone).toEqual([String(buyer.invoice)]);
    const { rows } = await everything("inventory");
    expect(rows).toContainEqual({ erp_id: String(bolt), quantity: "0", as_of: null });
    expect(await at().inventory([String(bolt), "no number"])).toEqual([
      { itemErpId: String(bolt), quantity: "0" },
    ]);
  });

  test("changes() since a mark brings what was written since, and of what ended the id", async () => {
    const { rpc, seeded } = erp;
    const [renamed, ended, kept] = (await goods(rpc, seeded, [
      { code: "R-1", name: "Before", price: "1" },
      { code: "E-1", name: "Ended", price: "1" },
      { code: "K-1", name: "Kept", price: "1" },
    ])) as [number, number, number];
    // The mark reaches back over the transactions that may still have been open; here nothing was.
    const mark = new Date(Date.now() + 1).toISOString();
    await Bun.sleep(20);
    const [{ template }] = await rpc("model.product.product.read", [renamed], ["template"]);
    await rpc("model.product.template.write", [template], { name: "After" });
    await rpc("model.product.product.write", [ended], { active: false });
    const { rows, gone } = await everything("items", mark);
    expect(rows.find(({ erp_id }) => erp_id === String(renamed))?.description).toBe("After");
    expect(gone).toContain(String(ended));
    expect(rows.map(({ erp_id }) => erp_id)).not.toContain(String(kept));
    expect(Date.parse((await everything("items")).mark!)).toBeLessThan(Date.now());
  });

  test("changes() takes up a listing of many pages where it was left", async () => {
    const items = Array.from({ length: 620 }, (_, at) => ({
      code: `P-${at}`,
      name: `Part ${at}`,
      price: "1",
    }));
    await goods(erp.rpc, erp.seeded, items);
    const first = await at().changes({ entity: "items", since: null, place: null });
    expect(first.rows.length + first.gone.length).toBe(500);
    const { rows } = await everything("items");
    expect(new Set(rows.map(({ sku }) => sku)).size).toBe(rows.length);
    expect(rows.filter(({ sku }) => sku?.startsWith("P-"))).toHaveLength(620);
  }, 60_000);

  test("create() quotes a sale with the customer's lines, prices, reference, addresses and terms", async () => {
    const made = order();
    const { erpOrderId, number } = await at().create(made);
    const [sale] = await erp.rpc(
      "model.sale.sale.read",
      [Number(erpOrderId)],
      [
        "state",
        "reference",
        "description",
        "invoice_address",
        "shipment_address",
        "payment_term",
        "shipping_date",
      ],
    );
    expect(sale).toMatchObject({
      state: "quotation",
      reference: "PO-778812",
      description: `intake ${made.key}`,
      invoice_address: buyer.invoice,
      shipment_address: buyer.delivery,
      payment_term: erp.seeded.paymentTerm,
      shipping_date: { year: 2026, month: 12, day: 15 },
    });
    const read = await at().read(erpOrderId);
    expect(read).toMatchObject({ number, state: "quotation", total: "20.40", currency: "USD" });
    expect(read!.lines).toMatchObject([
      { position: 1, sku: "HX-1", quantity: "12", unit: "EA", unitPrice: "1.2", lineTotal: "14.40" },
      { position: 2, sku: "CB-2", quantity: "2.5", unit: "M", unitPrice: "2.4", lineTotal: "6.00" },
    ]);
    expect(await at().findByKey(made.key)).toEqual({ erpOrderId, number });
    expect(await at().findByKey(crypto.randomUUID())).toBeNull();
    expect(await at().read("987654")).toBeNull();
  });

  test("changes() and create() know the units that Tryton converts into an item's own", async () => {
    const { rpc, seeded } = erp;
    const [{ category }] = await rpc("model.product.uom.read", [seeded.unit], ["category"]);
    const made = {
      name: "Case of 24",
      symbol: "cs24",
      category,
      factor: 24,
      rate: 0.041666666667,
      digits: 0,
    };
    await rpc("model.product.uom.create", [{ ...made, rounding: 1 }]);
    const { rows } = await everything("items");
    const units = rows.find(({ sku }) => sku === "HX-1")!.units;
    expect(units).toBe('[{"unit":"cs24","factor":"24"}]');
    const uneven = line(1, bolt, "4800", "EA", "0.20833333");
    expect(await refusal(order({ lines: [uneven] }))).toMatchObject([{ field: "unitPrice" }]);
    const ordered = { quantity: "200", unit: "cs24", unitPrice: "5" };
    const { erpOrderId } = await at().create(order({ lines: [{ ...uneven, ordered }] }));
    const read = await at().read(erpOrderId);
    expect(read!.lines).toMatchObject([
      { quantity: "200", unit: "cs24", unitPrice: "5", lineTotal: "1000.00" },
    ]);
    const otherKind = { ...uneven, ordered: { ...ordered, unit: "KG" } };
    expect(await refusal(order({ lines: [otherKind] }))).toMatchObject([{ field: "unitPrice" }]);
  }, 60_000);

  test.skipIf(!hasPriceListModule())(
    "changes() lists the fixed prices of price lists, and each customer's list, by which simulate() prices",
    async () => {
      const { rpc, seeded } = erp;
      const rule = (product: number, formula: string, quantity: number | null = null) => ({
        product,
        formula,
        quantity,
      });
      const rules = [
        rule(bolt, "Decimal('1.00')", 100),
        rule(bolt, "1.10"),
        rule(bolt, "0.90", 500),
        rule(cable, "unit_price * 0.9"),
        rule(cable, "2"),
      ];
      const lines = rules.map((each, sequence) => ({ ...each, sequence }));
      const [list] = await rpc("model.product.price_list.create", [
        { name: "Dealers", company: seeded.company, unit: "product_sale", lines: [["create", lines]] },
      ]);
      const dealer = await customer(rpc, { code: "C-9", name: "Dealer", term: seeded.paymentTerm });
      await rpc("model.party.party.write", [dealer.party], { sale_price_list: list });

      const { rows } = await everything("prices");
      expect(
        rows.map(({ item_erp_id, minimum_quantity, price }) => [item_erp_id, minimum_quantity, price]),
      ).toEqual([
        [String(bolt), "100", "1.00"],
        [String(bolt), null, "1.10"],
      ]);
      expect(rows[0]).toMatchObject({ price_list: String(list), name: "Dealers", currency: "USD" });
      const dealers = (await everything("customers")).rows.filter(({ code }) => code === "C-9");
      expect(dealers).toMatchObject([{ price_list: String(list) }]);

      const own = (position: number, item: number, quantity: string, unit: string) => ({
        ...line(position, item, quantity, unit, ""),
        unitPrice: null,
      });
      const asked = order({
        customerErpId: String(dealer.party),
        shipToErpId: String(dealer.delivery),
        lines: [own(1, bolt, "12", "EA"), own(2, bolt, "600", "EA"), own(3, cable, "5", "MTR")],
      });
      const simulated = await at().simulate(asked);
      expect(simulated!.lines.map(({ unitPrice }) => unitPrice)).toEqual(["1.1", "1", "2.16"]);
      const read = await at().read((await at().create(asked)).erpOrderId);
      expect(read!.lines.map(({ unitPrice }) => unitPrice)).toEqual(["1.1", "1", "2.16"]);
    },
    60_000,
  );

  test("create() takes the taxes of the product along", async () => {
    const { rpc, seeded } = erp;
    const [account] = await rpc("model.account.account.search", [["name", "=", "Main Tax"]], 0, 1, null);
    const [revenue] = await rpc("model.account.account.search", [["type.revenue", "=", true]], 0, 1, null);
    const [tax] = await rpc("model.account.tax.create", [
      {
        name: "VAT",
        description: "VAT 10 %",
        type: "percentage",
        rate: decimal("0.1"),
        company: seeded.company,
        invoice_account: account,
        credit_note_account: account,
      },
    ]);
    const [category] = await rpc("model.product.category.create", [
      { name: "Taxed", accounting: true, account_revenue: revenue, customer_taxes: [["add", [tax]]] },
    ]);
    const [product] = (await goods(rpc, { ...seeded, account: category }, [
      { code: "TX-1", name: "Taxed", price: "10" },
    ])) as [number];
    const { erpOrderId } = await at().create(order({ lines: [line(1, product, "1", "EA", "10")] }));
    const [sale] = await rpc("model.sale.sale.read", [Number(erpOrderId)], ["lines.taxes", "total_amount"]);
    expect(sale).toMatchObject({ total_amount: decimal("11.00"), "lines.": [{ taxes: [tax] }] });
  });

  test("create() refuses with the line and the field that Tryton would not take", async () => {
    const faulty = order({
      lines: [
        line(1, 999_999, "1", "EA", "1"),
        line(2, bolt, "1", "FURLONG", "1"),
        line(3, bolt, "1.5", "EA", "1"),
        line(4, bolt, "100000", "EA", "0.000123"),
      ],
    });
    expect(await refusal(faulty)).toMatchObject([
      { line: 1, field: "item" },
      { line: 2, field: "unit" },
      { line: 3, field: "quantity" },
      { line: 4, field: "unitPrice" },
    ]);
    expect(await refusal(order({ customerErpId: "999999" }))).toMatchObject([{ field: "customer" }]);
    expect(await refusal(order({ shipToErpId: "999999" }))).toMatchObject([{ field: "shipTo" }]);
    expect(await refusal(order({ currency: "XXX" }))).toMatchObject([{ field: "currency" }]);
    expect(await at().findByKey(faulty.key)).toBeNull();
  });

  test("create() in Tryton's own words where it refuses a unit of another kind, and leaves nothing behind", async () => {
    const other = order({ lines: [line(1, bolt, "1", "KG", "1")] });
    const [fault] = await refusal(other);
    expect(fault!.message).toContain('The value for field "Unit"');
    expect(await at().findByKey(other.key)).toBeNull();
  });

  test("simulate() answers with Tryton's own prices, and books nothing", async () => {
    const asked = order();
    const simulated = await at().simulate(asked);
    expect(simulated).toMatchObject({ number: null, total: "21.00" });
    expect(simulated!.lines.map(({ unitPrice }) => unitPrice)).toEqual(["1.25", "2.4"]);
    expect(await at().findByKey(asked.key)).toBeNull();
  });

  test("findByKey() finds an order whose answer was lost in mid-create", async () => {
    const made = order();
    const cut = await cuttingProxy(erp.url, "sale.sale.create");
    expect(at({ url: cut.url }).create(made)).rejects.toThrow(NoAnswer);
    await cut.passed;
    cut.close();
    for (let tries = 0; tries < 100 && !(await sales(made.key)).length; tries++) await Bun.sleep(20);
    // It is a draft: the answer was lost before it was quoted.
    expect(await sales(made.key)).toMatchObject([{ state: "draft" }]);
    expect(await at().findByKey(made.key)).not.toBeNull();
    expect(await sales(made.key)).toMatchObject([{ state: "quotation" }]);
  });

  test("amend() takes a quotation back, changes its lines, and quotes it again under its number", async () => {
    const first = order();
    const { erpOrderId, number } = await at().create(first);
    const id = Number(erpOrderId);
    const read = async (fields: string[]) => (await erp.rpc("model.sale.sale.read", [id], fields))[0];
    const [kept] = (await read(["lines"])).lines;
    const freight = { type: "line", description: "Freight", quantity: 1, unit_price: decimal("15") };
    await erp.rpc("model.sale.sale.draft", [id]);
    await erp.rpc("model.sale.sale.write", [id], { lines: [["create", [freight]]] });
    const lines = [line(1, bolt, "20", "EA", "1.10")];
    const asked = { ...first, key: crypto.randomUUID(), erpOrderId, revision: 2, was: first.lines, lines };
    expect(await at().amend!(asked)).toEqual({ erpOrderId, number });
    expect(await at().amend!(asked)).toEqual({ erpOrderId, number });
    const sale = await read(["state", "lines", "total_amount", "description"]);
    expect(sale).toMatchObject({ state: "quotation", total_amount: decimal("37.00") });
    expect(sale.lines).toHaveLength(2);
    expect(sale.lines).toContain(kept);
    expect(await at().findByKey(asked.key)).toEqual({ erpOrderId, number });
    expect(await at().findByKey(first.key)).toEqual({ erpOrderId, number });
    await erp.rpc("model.sale.sale.confirm", [id]);
    const late = at().amend!({ ...asked, key: "late" });
    await expect(late).rejects.toThrow(RefusedByErp);
    await expect(late).rejects.toThrow("in Tryton and can't be changed any more");
  }, 60_000);

  test("amend() whose answer is lost is found by its key, and quoted", async () => {
    const first = order();
    const { erpOrderId, number } = await at().create(first);
    const lines = [line(1, bolt, "5", "EA", "1.10")];
    const asked = { ...first, key: crypto.randomUUID(), erpOrderId, revision: 2, was: first.lines, lines };
    expect(await at().findByKey(asked.key)).toBeNull();
    const cut = await cuttingProxy(erp.url, "sale.sale.write");
    await expect(at({ url: cut.url }).amend!(asked)).rejects.toThrow(NoAnswer);
    await cut.passed;
    cut.close();
    for (let tries = 0; tries < 100 && !(await at().findByKey(asked.key)); tries++) await Bun.sleep(50);
    expect(await at().read(erpOrderId)).toMatchObject({ number, state: "quotation", total: "5.50" });
  }, 60_000);

  test("a session that Tryton has forgotten is opened again", async () => {
    const connector = at();
    await connector.check();
    await erp.rpc("model.ir.session.search", [], 0, null, null).catch(() => {});
    const sessions = await erp.rpc("model.res.user.get_preferences", true);
    expect(sessions).toBeDefined();
    await erp.kill();
    expect(connector.check()).rejects.toThrow(NoAnswer);
    await erp.start();
    await connector.check();
  }, 60_000);

  const sales = (key: string) =>
    erp.rpc("model.sale.sale.search_read", [["description", "=", `intake ${key}`]], 0, null, null, ["state"]);
});

/** Passes requests on, but for the first of one method, whose connection is cut as soon as it was passed on. */
async function cuttingProxy(target: string, method: string) {
  const { hostname, port } = new URL(target);
  const { connect } = await import("node:net");
  const passed = Promise.withResolvers<void>();
  const server: Server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    upstream.on("data", (bytes) => client.write(bytes));
    client.on("data", (bytes) => {
      upstream.write(bytes);
      if (!bytes.includes(method)) return;
      client.destroy();
      passed.resolve();
    });
    for (const socket of [client, upstream]) socket.on("error", () => {});
    client.on("close", () => setTimeout(() => upstream.destroy(), 500));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address() as { port: number };
  return { url: `http://127.0.0.1:${address.port}`, passed: passed.promise, close: () => server.close() };
}
