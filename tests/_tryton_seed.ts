/** Calls one method of Tryton: `model.party.party.create`, and the parameters before the context. */
export interface Rpc {
  // biome-ignore lint/suspicious/noExplicitAny: what a method answers is Tryton's to say.
  (method: string, ...params: unknown[]): Promise<any>;
  /** Reads the preferences, which are the context, again. */
  refresh(): Promise<void>;
}

/** What a seeded company has. */
export interface Seeded {
  company: number;
  currency: number;
  warehouse: number;
  account: number;
  unit: number;
  paymentTerm: number;
}

/** Makes a company that can sell: currency, party, chart of accounts, a category of goods, payment within 30 days. */
export async function seed(rpc: Rpc): Promise<Seeded> {
  const [currency] = await rpc("model.currency.currency.create", [
    { name: "US Dollar", symbol: "$", code: "USD", rates: [["create", [{ rate: decimal("1") }]]] },
  ]);
  const [party] = await rpc("model.party.party.create", [{ name: "Our Company" }]);
  const [company] = await rpc("model.company.company.create", [{ party, currency }]);
  await rpc("model.res.user.write", [1], { companies: [["add", [company]]], company });
  await rpc.refresh();
  await chartOfAccounts(rpc, company);
  const [revenue] = await rpc("model.account.account.search", [["type.revenue", "=", true]], 0, 1, null);
  const [expense] = await rpc("model.account.account.search", [["type.expense", "=", true]], 0, 1, null);
  const [account] = await rpc("model.product.category.create", [
    { name: "Goods", accounting: true, account_revenue: revenue, account_expense: expense },
  ]);
  const [paymentTerm] = await rpc("model.account.invoice.payment_term.create", [
    {
      name: "30 days",
      lines: [["create", [{ type: "remainder", relativedeltas: [["create", [{ days: 30 }]]] }]]],
    },
  ]);
  const [warehouse] = await rpc("model.stock.location.search", [["type", "=", "warehouse"]], 0, 1, null);
  const [unit] = await rpc("model.product.uom.search", [["name", "=", "Unit"]], 0, 1, null);
  return { company, currency, warehouse, account, unit, paymentTerm };
}

async function chartOfAccounts(rpc: Rpc, company: number) {
  const wizard = "wizard.account.create_chart";
  const [session] = await rpc(`${wizard}.create`);
  const [template] = await rpc("model.account.account.template.search", [["parent", "=", null]], 0, 1, null);
  await rpc(`${wizard}.execute`, session, {}, "start");
  await rpc(`${wizard}.execute`, session, { start: {} }, "account");
  const account = { company, account_template: template };
  await rpc(`${wizard}.execute`, session, { start: {}, account }, "create_account");
  const [receivable] = await rpc(
    "model.account.account.search",
    [["type.receivable", "=", true]],
    0,
    1,
    null,
  );
  const [payable] = await rpc("model.account.account.search", [["type.payable", "=", true]], 0, 1, null);
  const properties = { company, account_receivable: receivable, account_payable: payable };
  await rpc(`${wizard}.execute`, session, { start: {}, account, properties }, "create_properties");
  await rpc(`${wizard}.delete`, session);
}

/** Makes goods to sell and returns their product ids. */
export async function goods(
  rpc: Rpc,
  { account, unit }: Pick<Seeded, "account" | "unit">,
  items: { code: string; name: string; price: string; unit?: number }[],
): Promise<number[]> {
  const templates: number[] = await rpc(
    "model.product.template.create",
    items.map(({ code, name, price, unit: other }) => ({
      code,
      name,
      type: "goods",
      default_uom: other ?? unit,
      salable: true,
      sale_uom: other ?? unit,
      list_price: decimal(price),
      account_category: account,
      products: [["create", [{}]]],
    })),
  );
  const products: { id: number; template: number }[] = await rpc(
    "model.product.product.search_read",
    [["template", "in", templates]],
    0,
    null,
    null,
    ["template"],
  );
  const byTemplate = new Map(products.map(({ id, template }) => [template, id]));
  return templates.map((template) => byTemplate.get(template)!);
}

/** Makes a customer with an address for bills and one for deliveries; returns the ids. */
export async function customer(
  rpc: Rpc,
  { code, name, email, term }: { code: string; name: string; email?: string; term?: number },
): Promise<{ party: number; invoice: number; delivery: number }> {
  const [party] = await rpc("model.party.party.create", [
    {
      code,
      name,
      customer_payment_term: term ?? null,
      addresses: [
        [
          "create",
          [
            { street: "1 Bill Road", city: "Dayton", postal_code: "45402", invoice: true, delivery: false },
            { street: "9 Dock Street", city: "Akron", postal_code: "44301", invoice: false, delivery: true },
          ],
        ],
      ],
      contact_mechanisms: email ? [["create", [{ type: "email", value: email }]]] : [],
    },
  ]);
  const addresses: number[] = await rpc("model.party.address.search", [["party", "=", party]], 0, null, [
    ["id", "ASC"],
  ]);
  const places: { id: number; delivery: unknown }[] = await rpc("model.party.address.read", addresses, [
    "delivery",
  ]);
  return {
    party,
    invoice: places.find(({ delivery }) => !delivery)!.id,
    delivery: places.find(({ delivery }) => delivery)!.id,
  };
}

/** A decimal as Tryton's protocol writes it. */
export function decimal(value: string) {
  return { __class__: "Decimal", decimal: value };
}
