import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { NoAnswer, RefusedByErp } from "../src/erp/mod.ts";
import { cuttingProxy } from "./_cutting_proxy.ts";
import { trytonFault } from "./_tryton.ts";
import { decimal, goods } from "./_tryton_seed.ts";
import { type TrytonShop, trytonShop } from "./_tryton_shop.ts";

describe.skipIf(trytonFault() !== null)("orders in a real Tryton", () => {
  let shop: TrytonShop;
  beforeAll(async () => {
    shop = await trytonShop();
  }, 120_000);
  afterAll(() => shop?.erp.stop());

  test("create() quotes a sale with the customer's lines, prices, reference, addresses and terms", async () => {
    const { erp, buyer, at, order } = shop;
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

  test("create() takes the taxes of the product along", async () => {
    const { erp, at, order, line } = shop;
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
    const { bolt, at, order, line, refusal } = shop;
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
    const { bolt, at, order, line, refusal } = shop;
    const other = order({ lines: [line(1, bolt, "1", "KG", "1")] });
    const [fault] = await refusal(other);
    expect(fault!.message).toMatch(/^The value .*for field "Unit"/);
    expect(await at().findByKey(other.key)).toBeNull();
  });

  test("simulate() answers with Tryton's own prices, and books nothing", async () => {
    const { at, order } = shop;
    const asked = order();
    const simulated = await at().simulate(asked);
    expect(simulated).toMatchObject({ number: null, total: "21.00" });
    expect(simulated!.lines.map(({ unitPrice }) => unitPrice)).toEqual(["1.25", "2.4"]);
    expect(await at().findByKey(asked.key)).toBeNull();
  });

  test("findByKey() finds an order whose answer was lost in mid-create", async () => {
    const { erp, at, order, sales } = shop;
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
    const { erp, bolt, at, order, line } = shop;
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
    const { erp, bolt, at, order, line } = shop;
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
    const { erp, at } = shop;
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
});
