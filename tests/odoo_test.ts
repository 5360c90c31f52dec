import { afterEach, describe, expect, test } from "bun:test";
import { NoAnswer, RefusedByErp } from "../src/erp/mod.ts";
import { odooClient } from "../src/erp/odoo/client.ts";
import { odoo } from "../src/erp/odoo/connector.ts";
import { orderToBook } from "./_erp.ts";
import { ODOO_DATABASE, ODOO_KEY, ODOO_USER, type OdooRecord, odooErp } from "./_odoo.ts";
import type { OdooVersion } from "./_odoo_models.ts";

const OLD = "2026-01-01 08:00:00";
const person = { active: true, partner_share: true, customer_rank: 0, supplier_rank: 0, type: "contact" };
const product = {
  active: true,
  sale_ok: true,
  type: "consu",
  is_storable: true,
  uom_id: 1,
  currency_id: 1,
  write_date: OLD,
};

function rows(): Record<string, OdooRecord[]> {
  return {
    "res.country": [{ id: 1, name: "Germany" }],
    "res.currency": [
      { id: 1, name: "USD" },
      { id: 2, name: "EUR" },
    ],
    "res.company": [{ id: 1, name: "We", currency_id: 1 }],
    "res.users": [{ id: 7, login: ODOO_USER, company_id: 1 }],
    "uom.uom": [
      { id: 1, name: "Units", active: true, parent_path: "1/", factor: 1, category_id: 1, factor_inv: 1 },
      {
        id: 2,
        name: "Dozens",
        active: true,
        parent_path: "1/2/",
        factor: 12,
        category_id: 1,
        factor_inv: 12,
      },
      { id: 3, name: "kg", active: true, parent_path: "3/", factor: 1, category_id: 2, factor_inv: 1 },
      {
        id: 5,
        name: "Case of 24",
        active: true,
        parent_path: "1/5/",
        factor: 24,
        category_id: 1,
        factor_inv: 24,
      },
    ],
    "uom.category": [
      { id: 1, name: "Unit" },
      { id: 2, name: "Weight" },
    ],
    "product.packaging": [{ id: 1, name: "Case of 24", product_id: 21, qty: 24, write_date: OLD }],
    "account.payment.term": [{ id: 5, name: "45 Days" }],
    "product.pricelist": [{ id: 4, name: "Euro", active: true, currency_id: 2 }],
    "product.template": [11, 12, 13, 14].map((id) => ({ id, name: `T${id}`, write_date: OLD })),
    "product.product": [
      {
        ...product,
        id: 21,
        name: "Bolt (M8)",
        default_code: "B-8",
        lst_price: 0.1,
        barcode: "4006381333931",
        product_tmpl_id: 11,
        free_qty: 12.5,
        uom_ids: [5],
        packaging_ids: [1],
      },
      {
        ...product,
        id: 22,
        name: "Nut",
        lst_price: 2.5,
        uom_id: 2,
        description_sale: "steel\n zinc",
        product_tmpl_id: 12,
        free_qty: 0,
      },
      { ...product, id: 23, name: "Old", default_code: "OLD", active: false, product_tmpl_id: 13 },
      {
        ...product,
        id: 24,
        name: "Advice",
        default_code: "ADV",
        is_storable: false,
        type: "service",
        product_tmpl_id: 14,
      },
    ],
    "res.partner": [
      {
        ...person,
        id: 31,
        name: "Alpha Tools",
        ref: "A1",
        vat: "DE1",
        email: "buy@Alpha.example",
        is_company: true,
        commercial_partner_id: 31,
        street: "Main 1",
        zip: "10115",
        city: "Berlin",
        country_id: 1,
        write_date: OLD,
      },
      {
        ...person,
        id: 32,
        name: "Dock",
        type: "delivery",
        parent_id: 31,
        commercial_partner_id: 31,
        street: "Dock 2",
        city: "Hamburg",
        write_date: OLD,
      },
      // As an Odoo has its own companies.
      { ...person, id: 1, name: "We", commercial_partner_id: 1, street: "Own 1", ref_company_ids: [1] },
      { ...person, id: 33, name: "Ann", parent_id: 31, commercial_partner_id: 31, write_date: OLD },
      { ...person, id: 34, name: "Supplier", commercial_partner_id: 34, supplier_rank: 3, write_date: OLD },
      {
        ...person,
        id: 35,
        name: "Employee",
        partner_share: false,
        commercial_partner_id: 35,
        write_date: OLD,
      },
      {
        ...person,
        id: 36,
        name: "Beta",
        commercial_partner_id: 36,
        property_product_pricelist: 4,
        write_date: OLD,
      },
    ],
    "sale.order": [],
    "sale.order.line": [],
  };
}

let erp: ReturnType<typeof odooErp>;
afterEach(() => erp.stop());

function open(version: OdooVersion = 19, account = {}) {
  erp = odooErp({ version, rows: rows() });
  return connect(account);
}

function connect(account = {}) {
  const known = { url: erp.url, database: ODOO_DATABASE, user: ODOO_USER, apiKey: ODOO_KEY, protocol: null };
  return odoo(odooClient({ ...known, ...account }, { privateHosts: true }));
}

function order(changes = {}) {
  const line = { itemErpId: "21", quantity: "4", unit: "each", unitPrice: "2.45", requiredDate: null };
  return orderToBook({
    customerErpId: "31",
    shipToErpId: "32",
    lines: [
      { ...line, position: 1 },
      {
        ...line,
        position: 2,
        itemErpId: "22",
        unit: "dozen",
        quantity: "1.5",
        unitPrice: "9.99",
        requiredDate: "2026-12-24",
      },
    ],
    ...changes,
  });
}

describe.each([19, 18, 17, 16, 14] as const)("odoo() with version %i", (version) => {
  test("check() passes, finding out the protocol", async () => {
    await open(version).check();
    expect(new Set(erp.asked.map(({ path }) => path.slice(0, 8)))).toEqual(
      new Set([version === 19 ? "/json/2/" : "/jsonrpc"]),
    );
  });

  test("check() says in words what is wrong", async () => {
    const wrong = open(version, { apiKey: "wrong" });
    await expect(wrong.check()).rejects.toThrow(
      /Cannot use Odoo: Odoo does not (accept the API key|know ".*", or its API key)/,
    );
    erp.behaviour.proxy = 502;
    await expect(connect().check()).rejects.toThrow("502");
    await expect(connect({ url: "http://127.0.0.1:9" }).check()).rejects.toThrow("does not answer");
  });

  test("changes() lists items, and what is not to be sold as ended", async () => {
    const connector = open(version);
    const listed = await connector.changes({ entity: "items", since: null, place: null });
    expect(listed).toMatchObject({ gone: ["23"], place: null });
    expect(listed.rows).toEqual([
      {
        erp_id: "21",
        sku: "B-8",
        description: "Bolt (M8)",
        unit: "EA",
        price: "0.1",
        currency: "USD",
        manufacturer_sku: null,
        gtin: "4006381333931",
        units: '[{"unit":"CS","factor":"24"},{"unit":"Case of 24","factor":"24"}]',
      },
      {
        erp_id: "22",
        sku: "22",
        description: "Nut, steel, zinc",
        unit: "DZ",
        price: "2.5",
        currency: "USD",
        manufacturer_sku: null,
        gtin: null,
        units: '[{"unit":"Case of 24","factor":"2"}]',
      },
      expect.objectContaining({ erp_id: "24" }),
    ]);
  });

  test("an item in a unit that was archived is listed and booked in it, and the unit is no other item's", async () => {
    const connector = open(version);
    erp.table("uom.uom")[1]!.active = false;
    const { rows: items } = await connector.changes({ entity: "items", since: null, place: null });
    expect(items.map(({ erp_id, unit }) => [erp_id, unit])).toContainEqual(["22", "DZ"]);
    await connector.create(order());
    expect(erp.table("sale.order.line")[1]).toMatchObject({ product_id: 22, product_uom_qty: 1.5 });
    const dozen = {
      position: 1,
      itemErpId: "21",
      quantity: "1",
      unit: "DZ",
      unitPrice: "1",
      requiredDate: null,
    };
    await expect(connector.create(order({ lines: [dozen] }))).rejects.toThrow('Odoo has no unit "DZ"');
  });

  test("changes() since a mark brings what was written, the template's changes too, with an overlap", async () => {
    const connector = open(version);
    const { mark } = await connector.changes({ entity: "items", since: null, place: null });
    expect(Date.parse(mark!)).toBeLessThan(Date.now() - 10 * 60_000);
    const since = (entity: "items" | "customers") => connector.changes({ entity, since: mark, place: null });
    expect((await since("items")).rows).toEqual([]);
    const now = new Date().toISOString().slice(0, 19).replace("T", " ");
    erp.table("product.template")[1]!.write_date = now;
    erp.table("res.partner")[0]!.write_date = now;
    expect((await since("items")).rows.map(({ erp_id }) => erp_id)).toEqual(["22"]);
    expect((await since("customers")).rows.map(({ erp_id }) => erp_id)).toEqual(["31"]);
  });

  test("changes() since a mark brings the items whose packaging or unit has another size", async () => {
    const connector = open(version);
    const { mark } = await connector.changes({ entity: "items", since: null, place: null });
    const cases = erp.table("uom.uom")[3]!;
    const write_date = new Date().toISOString().slice(0, 19).replace("T", " ");
    if (version < 19) {
      Object.assign(erp.table("product.packaging")[0]!, { qty: 12, write_date });
      const { rows } = await connector.changes({ entity: "items", since: mark, place: null });
      expect(rows.map(({ erp_id, units }) => [erp_id, JSON.parse(units as string)[0].factor])).toEqual([
        ["21", "12"],
      ]);
    }
    Object.assign(cases, { factor: 36, factor_inv: 36, write_date });
    const { rows } = await connector.changes({ entity: "items", since: mark, place: null });
    expect(rows.map(({ erp_id }) => erp_id)).toEqual(["21", "22", "24"]);
    expect(rows[1]!.units).toBe('[{"unit":"Case of 24","factor":"3"}]');
  });

  test("changes() goes on behind the last id of a full page", async () => {
    const connector = open(version);
    for (let id = 1000; id < 1600; id++)
      erp.table("product.product").push({ ...product, id, name: "More", lst_price: 1, product_tmpl_id: 11 });
    const first = await connector.changes({ entity: "items", since: null, place: null });
    expect(first.rows.length + first.gone.length).toBe(500);
    const second = await connector.changes({ entity: "items", since: null, place: first.place });
    expect(second).toMatchObject({ place: null });
    expect(first.rows.length + first.gone.length + second.rows.length).toBe(604);
  });

  test("changes() lists customers, and their addresses as ship-tos", async () => {
    const connector = open(version);
    const customers = await connector.changes({ entity: "customers", since: null, place: null });
    expect(customers.rows).toMatchObject([
      {
        erp_id: "31",
        code: "A1",
        address: "Main 1, 10115 Berlin, Germany",
        email_domain: "alpha.example",
        tax_id: "DE1",
      },
      { erp_id: "36", name: "Beta", address: null },
    ]);
    const places = await connector.changes({ entity: "shipping-addresses", since: null, place: null });
    expect(places.rows).toEqual([
      { erp_id: "31", customer_erp_id: "31", name: "Alpha Tools", address: "Main 1, 10115 Berlin, Germany" },
      { erp_id: "32", customer_erp_id: "31", name: "Dock", address: "Dock 2, Hamburg" },
    ]);
  });

  test("changes() lists a company of ours among the customers once it has bought", async () => {
    const connector = open(version);
    const customers = async () => {
      const { rows, gone } = await connector.changes({ entity: "customers", since: null, place: null });
      return { rows: rows.map(({ erp_id }) => erp_id), gone };
    };
    expect((await customers()).gone).toContain("1");
    erp.table("res.partner").find(({ id }) => id === 1)!.customer_rank = 1;
    expect((await customers()).rows).toContain("1");
  });

  test("changes() lists the fixed prices of price lists, for each variant, and each customer's list", async () => {
    const connector = open(version);
    const rule = { pricelist_id: 4, compute_price: "fixed", currency_id: 2, min_quantity: 0 };
    erp.table("product.pricelist").push({ id: 5, name: "Past", active: false, currency_id: 2 });
    erp.table("product.product").push({ ...product, id: 25, name: "Long bolt", product_tmpl_id: 11 });
    const dated = { date_start: "2026-01-01 00:00:00", date_end: "2026-12-31 22:59:59" };
    const variant = { ...rule, applied_on: "0_product_variant", product_tmpl_id: 12, product_id: 22 };
    erp.table("product.pricelist.item").push(
      {
        ...rule,
        id: 1,
        applied_on: "1_product",
        product_tmpl_id: 11,
        fixed_price: 0.08,
        min_quantity: 100,
      },
      { ...variant, ...dated, id: 2, fixed_price: 2.25 },
      { ...variant, id: 3, product_tmpl_id: 14, product_id: 24, compute_price: "percentage" },
      { ...rule, id: 4, applied_on: "3_global", fixed_price: 1 },
      { ...variant, id: 5, pricelist_id: 5, fixed_price: 1 },
    );
    const prices = await connector.changes({ entity: "prices", since: null, place: null });
    const of = {
      customer_erp_id: null,
      price_list: "4",
      name: "Euro (EUR)",
      currency: "EUR",
      unit: null,
      basis: null,
    };
    const bolt = { ...of, price: "0.08", minimum_quantity: "100", valid_from: null, valid_until: null };
    const nut = {
      price: "2.25",
      minimum_quantity: null,
      valid_from: "2026-01-01",
      valid_until: "2026-12-31",
    };
    expect(prices).toEqual({
      rows: [
        { erp_id: "1-21", item_erp_id: "21", ...bolt },
        { erp_id: "1-25", item_erp_id: "25", ...bolt },
        { erp_id: "2-22", item_erp_id: "22", ...of, ...nut },
      ],
      gone: [],
      place: null,
      mark: null,
    });
    const customers = await connector.changes({ entity: "customers", since: null, place: null });
    expect(customers.rows).toMatchObject([{ price_list: null }, { erp_id: "36", price_list: "4" }]);
  });

  test("changes() lists no price that Odoo doesn't come to, nor one behind a price that it computes", async () => {
    const connector = open(version);
    const of = { applied_on: "1_product", pricelist_id: 4, compute_price: "fixed", min_quantity: 0 };
    const own = { ...of, applied_on: "0_product_variant" };
    const computed = { compute_price: "percentage" };
    const over = { date_end: "2026-01-31 00:00:00" };
    erp.table("product.product").push({ ...product, id: 25, name: "Long bolt", product_tmpl_id: 11 });
    erp
      .table("product.pricelist.item")
      .push(
        { ...of, id: 9, product_tmpl_id: 11, fixed_price: 0.09 },
        { ...of, id: 10, product_tmpl_id: 11, fixed_price: 0.07 },
        { ...of, id: 11, product_tmpl_id: 11, fixed_price: 0.06, min_quantity: 50 },
        { ...own, id: 12, product_id: 25, fixed_price: 0.05, min_quantity: 20 },
        { ...of, id: 13, product_tmpl_id: 12, fixed_price: 2 },
        { ...of, ...computed, id: 14, product_tmpl_id: 12, min_quantity: 10 },
        { ...of, id: 15, product_tmpl_id: 14, fixed_price: 3 },
        { ...of, ...computed, ...over, id: 16, product_tmpl_id: 14, min_quantity: 10 },
      );
    const { rows } = await connector.changes({ entity: "prices", since: null, place: null });
    expect(rows.map(({ erp_id }) => erp_id)).toEqual(["10-21", "10-25", "11-21", "12-25", "15-24"]);
  });

  test("inventory() and its listing bring what is free of what is stored", async () => {
    const connector = open(version);
    if (version < 18)
      for (const each of erp.table("product.product")) if (each.type === "consu") each.type = "product";
    const listed = await connector.changes({ entity: "inventory", since: null, place: null });
    expect(listed.rows.slice(0, 2)).toEqual([
      { erp_id: "21", quantity: "12.5", as_of: null },
      { erp_id: "22", quantity: "0", as_of: null },
    ]);
    expect(await connector.inventory(["21", "24", "x"])).toEqual([{ itemErpId: "21", quantity: "12.5" }]);
  });

  test("create() books a quotation in one call, and findByKey() finds it", async () => {
    const connector = open(version);
    const asked = order();
    const booked = await connector.create(asked);
    expect(booked).toEqual({ erpOrderId: "501", number: "S00501" });
    expect(await connector.findByKey(asked.key)).toEqual(booked);
    expect(await connector.findByKey("other")).toBeNull();
    expect(erp.table("sale.order")).toMatchObject([
      {
        partner_id: 31,
        partner_shipping_id: 32,
        client_order_ref: "PO-1",
        origin: `intake ${asked.key}`,
        commitment_date: "2026-12-01 12:00:00",
        state: "draft",
      },
    ]);
    const unit = version === 19 ? "product_uom_id" : "product_uom";
    expect(erp.table("sale.order.line")).toMatchObject([
      { product_id: 21, product_uom_qty: 4, [unit]: 1, price_unit: 2.45, discount: 0 },
      { product_id: 22, product_uom_qty: 1.5, [unit]: 2, price_unit: 9.99 },
      { display_type: "line_note", name: "Line 2: required 2026-12-24" },
    ]);
    const read = await connector.read("501");
    expect(read).toMatchObject({ number: "S00501", state: "draft", currency: "USD" });
    expect((await connector.changes({ entity: "orders", since: null, place: null })).rows).toMatchObject([
      {
        erp_id: "501",
        number: "S00501",
        reference: "PO-1",
        customer_erp_id: "31",
        order_date: "2026-11-20",
        currency: "USD",
      },
    ]);
    expect(await connector.read("1")).toBeNull();
  });

  test("amend() changes a quotation in one call, and leaves what people added", async () => {
    const connector = open(version);
    const first = order();
    const booked = await connector.create(first);
    const unit = version === 19 ? "product_uom_id" : "product_uom";
    const freight = { order_id: 501, sequence: 99, name: "Freight", product_id: 24, product_uom_qty: 1 };
    erp.table("sale.order.line").push({ ...freight, id: 7001, [unit]: 1, price_unit: 15 });
    const [line] = first.lines;
    const changed = { ...first, key: crypto.randomUUID(), requiredDate: "2026-12-08", revision: 2 };
    const asked = { ...changed, erpOrderId: "501", was: first.lines, lines: [{ ...line!, quantity: "9" }] };
    expect(await connector.amend!(asked)).toEqual(booked);
    expect(await connector.amend!(asked)).toEqual(booked);
    expect(erp.asked.filter(({ method }) => method === "write")).toHaveLength(1);
    expect(erp.table("sale.order")).toMatchObject([
      { state: "draft", commitment_date: "2026-12-08 12:00:00" },
    ]);
    expect(erp.table("sale.order.line")).toMatchObject([
      { id: 9001, product_id: 21, product_uom_qty: 9, price_subtotal: 22.05 },
      { id: 7001, name: "Freight" },
    ]);
    expect(await connector.findByKey(asked.key)).toEqual(booked);
    expect(await connector.findByKey(first.key)).toEqual(booked);
  });

  test("amend() refuses what has gone too far, is another customer's, or is gone", async () => {
    const connector = open(version);
    const first = order();
    await connector.create(first);
    const asked = { ...first, key: "k2", erpOrderId: "501", revision: 2, was: first.lines };
    const other = connector.amend!({ ...asked, customerErpId: "36", shipToErpId: null });
    await expect(other).rejects.toThrow("Order S00501 is another customer's");
    await expect(connector.amend!({ ...asked, erpOrderId: "1" })).rejects.toThrow("does not have the order");
    erp.table("sale.order")[0]!.state = "sale";
    await expect(connector.amend!(asked)).rejects.toThrow(RefusedByErp);
    await expect(connector.amend!(asked)).rejects.toThrow('S00501 is "sale" in Odoo and can\'t be changed');
    expect(erp.asked.some(({ method }) => method === "write")).toBe(false);
  });

  test("create() leaves the price of a line without one to Odoo", async () => {
    const asked = order();
    const lines = asked.lines.map((line, at) => (at ? line : { ...line, unitPrice: null }));
    await open(version).create({ ...asked, lines });
    const [bolt, washer] = erp.table("sale.order.line");
    for (const left of ["price_unit", "discount"]) expect(Object.keys(bolt!)).not.toContain(left);
    expect(bolt).toMatchObject({ product_id: 21, product_uom_qty: 4 });
    expect(washer).toMatchObject({ product_id: 22, price_unit: 9.99, discount: 0 });
  });

  test("create() in the customer's unit where a price would be rounded in the item's", async () => {
    const line = { itemErpId: "21", quantity: "48", unit: "EA", unitPrice: "0.20833333", requiredDate: null };
    const uneven = { quantity: "2", unit: "Case of 24", unitPrice: "5" };
    const ordered = { ...line, position: 1, ordered: uneven };
    if (version === 19) {
      await open(version).create(order({ lines: [ordered] }));
      expect(erp.table("sale.order.line")).toMatchObject([{ product_uom_qty: 48, product_uom_id: 1 }]);
    } else {
      await open(version).create(order({ lines: [ordered] }));
      expect(erp.table("sale.order.line")).toMatchObject([
        { product_uom_qty: 2, product_uom: 5, price_unit: 5 },
      ]);
      const other = { ...ordered, ordered: { quantity: "2", unit: "kg", unitPrice: "5" } };
      await expect(connect().create(order({ lines: [other] }))).rejects.toThrow("Odoo keeps 2 decimals");
    }
  });

  test("create() names every line that Odoo can't take", async () => {
    const connector = open(version);
    const line = { itemErpId: "21", quantity: "4", unit: "each", unitPrice: "1", requiredDate: null };
    const lines = [
      { ...line, position: 1, itemErpId: "23" },
      { ...line, position: 2, unit: "pallet" },
      { ...line, position: 3, quantity: "1.2345" },
      // Odoo 14 makes a quotation of it, which it then does not confirm.
      { ...line, position: 4, unit: "kg" },
    ];
    const refused = await connector.create(order({ lines })).catch((error) => error);
    expect(refused).toBeInstanceOf(RefusedByErp);
    expect(refused.faults).toMatchObject([
      { line: 1, field: "item" },
      { line: 2, field: "unit", message: 'Odoo has no unit "pallet"' },
      { line: 3, field: "quantity" },
      { line: 4, field: "unit", message: '"kg" does not convert into "Units", which it is sold in' },
    ]);
    expect(erp.table("sale.order")).toEqual([]);
  });

  test.each([
    [{ customerErpId: "99" }, "customer", 'Customer "99" does not exist'],
    [{ shipToErpId: "36" }, "shipTo", "none of the customer's"],
    [{ currency: "CHF" }, "currency", 'no price list in "CHF"'],
  ])("create() refuses %o", async (changes, field, message) => {
    const refused = await open(version)
      .create(order(changes))
      .catch((error) => error);
    expect(refused).toBeInstanceOf(RefusedByErp);
    expect(refused.faults).toEqual([{ field, message: expect.stringContaining(message) }]);
  });

  test("create() in another currency is by a price list in it", async () => {
    await open(version).create(order({ currency: "EUR" }));
    expect(erp.table("sale.order")).toMatchObject([{ pricelist_id: 4 }]);
    await connect().create(order({ customerErpId: "36", shipToErpId: null, currency: "EUR" }));
    expect(erp.table("sale.order")[1]).not.toHaveProperty("pricelist_id");
  });

  test("create() is on the customer's payment terms, and amend() leaves what people made of them", async () => {
    const connector = open(version);
    erp.table("res.partner")[0]!.property_payment_term_id = 5;
    const first = order();
    await connector.create(first);
    const [booked] = erp.table("sale.order");
    expect(booked).toMatchObject({ payment_term_id: 5 });
    booked!.payment_term_id = null;
    await connector.amend!({ ...first, key: "k2", erpOrderId: "501", revision: 2, was: first.lines });
    expect(booked).toMatchObject({ payment_term_id: null });
  });

  test("create() is refused in Odoo's words", async () => {
    const connector = open(version);
    erp.behaviour.refuses = "The customer is blocked";
    await expect(connector.create(order())).rejects.toThrow(RefusedByErp);
    await expect(connector.create(order())).rejects.toThrow("The customer is blocked");
  });

  test("create() that Odoo can't say anything of is unknown, not refused", async () => {
    const connector = open(version);
    await connector.check();
    erp.behaviour.raises = {
      kind: "psycopg2.errors.SerializationFailure",
      message: "could not serialize",
      status: 500,
    };
    await expect(connector.create(order())).rejects.toThrow(NoAnswer);
    erp.behaviour.proxy = 504;
    await expect(connector.create(order())).rejects.toThrow(NoAnswer);
    expect(erp.table("sale.order")).toEqual([]);
  });

  test("create() whose answer is lost is unknown, and found afterwards", async () => {
    const connector = open(version);
    const asked = order();
    erp.behaviour.dropAnswers = true;
    await expect(connector.create(asked)).rejects.toThrow(NoAnswer);
    expect(erp.table("sale.order")).toHaveLength(1);
    const after = odooErp({
      version,
      rows: {
        ...rows(),
        "sale.order": erp.table("sale.order"),
        "sale.order.line": erp.table("sale.order.line"),
      },
    });
    erp.stop();
    erp = after;
    expect(await connect().findByKey(asked.key)).toEqual({ erpOrderId: "501", number: "S00501" });
  });
});

test.each([14, 16, 17, 18] as const)(
  "a line without a price is at the customer's in version %i",
  async (version) => {
    const connector = open(version);
    erp.table("res.partner")[0]!.property_product_pricelist = 4;
    const line = { position: 1, itemErpId: "21", quantity: "2", unit: "dozen", unitPrice: null };
    const first = order({ currency: "EUR", lines: [{ ...line, requiredDate: null }] });
    await connector.create(first);
    const [booked] = erp.table("sale.order.line");
    if (version === 14) expect(booked).toMatchObject({ product_uom: 2, price_unit: 1.08, discount: 0 });
    else expect(booked).not.toHaveProperty("price_unit");
  },
);

test.each([14, 17, 18, 19] as const)(
  "simulate() tells an Odoo %i's own prices, and books nothing",
  async (version) => {
    const connector = open(version);
    erp.table("uom.uom")[1]!.active = false;
    const simulated = await connector.simulate(order({ currency: "EUR" }));
    expect(simulated).toMatchObject({ number: null, state: null, currency: "EUR" });
    expect(simulated!.lines).toMatchObject([
      { sku: "B-8", quantity: "4", unit: "EA", unitPrice: "0.09", lineTotal: "0.36" },
      { sku: "22", quantity: "1.5", unit: "DZ", requiredDate: "2026-12-24" },
    ]);
    const other = order({ lines: [{ ...order().lines[0], itemErpId: "23" }] });
    await expect(connector.simulate(other)).rejects.toThrow(RefusedByErp);
    expect(erp.table("sale.order")).toEqual([]);
  },
);

test("simulate() of an Odoo 16 says nothing", async () => {
  expect(await open(16).simulate(order())).toBeNull();
});

test("check() says that Odoo has no such database", async () => {
  const connector = open(17, { database: "other" });
  await expect(connector.check()).rejects.toThrow('Cannot use Odoo: Odoo has no database "other"');
});

test("create() refuses a price that a version with two decimals would round", async () => {
  const lines = [
    { position: 1, itemErpId: "21", quantity: "1000", unit: "EA", unitPrice: "0.125", requiredDate: null },
  ];
  await expect(open(17).create(order({ lines }))).rejects.toThrow("Odoo keeps 2 decimals of a price");
  erp.stop();
  await open(19).create(order({ lines }));
  expect(erp.table("sale.order.line")).toMatchObject([{ price_unit: 0.125 }]);
});

test("an order that a person copied in Odoo is not taken for ours", async () => {
  const connector = open();
  const asked = order();
  const booked = await connector.create(asked);
  erp.table("sale.order").push({ ...erp.table("sale.order")[0]!, id: 777, name: "S00777" });
  expect(await connector.findByKey(asked.key)).toEqual(booked);
});

test("a private address is refused unless allowed", async () => {
  erp = odooErp();
  const account = { url: erp.url, database: "a", user: null, apiKey: "k", protocol: null };
  await expect(odoo(odooClient(account, { privateHosts: false })).check()).rejects.toThrow("private network");
});
