import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { trytonClient } from "../src/erp/tryton/client.ts";
import { tryton as trytonConnector } from "../src/erp/tryton/connector.ts";
import { hasPriceListModule, TRYTON_LOGIN, trytonFault } from "./_tryton.ts";
import { customer, goods } from "./_tryton_seed.ts";
import { type TrytonShop, trytonShop } from "./_tryton_shop.ts";

describe.skipIf(trytonFault() !== null)("the connector to a real Tryton", () => {
  let shop: TrytonShop;
  beforeAll(async () => {
    shop = await trytonShop();
  }, 120_000);
  afterAll(() => shop?.erp.stop());

  test("check() passes, and says in words what is wrong with the settings", async () => {
    const { at } = shop;
    await at().check();
    expect(at({ password: "wrong" }).check()).rejects.toThrow('Tryton does not know "admin"');
    expect(at({ url: "http://127.0.0.1:9" }).check()).rejects.toThrow("does not answer");
    expect(at({ database: "nowhere" }).check()).rejects.toThrow('Tryton has no database "nowhere"');
  });

  test("an address of the private network is refused unless allowed", () => {
    const { erp } = shop;
    const account = { url: erp.url, database: "erp", ...TRYTON_LOGIN };
    const closed = trytonConnector(trytonClient(account, { privateHosts: false }));
    expect(closed.check()).rejects.toThrow("private network");
  });

  test("changes() lists items, customers, addresses and stock as the mirror keeps them", async () => {
    const { buyer, bolt, cable, at, everything } = shop;
    expect((await everything("items")).rows).toContainEqual({
      erp_id: String(cable),
      sku: "CB-2",
      description: "Cable 3G1.5",
      unit: "M",
      price: "2.4",
      currency: "USD",
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
    const { erp, everything } = shop;
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
    const { erp, at, everything } = shop;
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

  test("changes() and create() know the units that Tryton converts into an item's own", async () => {
    const { erp, bolt, at, order, line, refusal, everything } = shop;
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
      const { erp, bolt, cable, at, order, line, everything } = shop;
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
        rule(cable, "list_price * 0.9"),
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
});
