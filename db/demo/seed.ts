import { sql } from "kysely";
import type { Tx } from "../mod.ts";
import { CUSTOMERS } from "./customers.ts";
import { ITEMS } from "./items.ts";
import { PRICES } from "./prices.ts";

/** Fills an organization's empty sandbox ERP with the demo catalogue, in four statements. */
export async function seedSandbox(tx: Tx, idp_organization_id: string) {
  const customers = CUSTOMERS.map(({ emailDomain, taxId, shipTos: _, ...customer }) => ({
    ...customer,
    idp_organization_id,
    email_domain: emailDomain,
    tax_id: taxId,
  }));
  const addresses = CUSTOMERS.flatMap((customer) =>
    customer.shipTos.map((shipTo) => ({ ...shipTo, idp_organization_id, customer_id: customer.id })),
  );
  const items = ITEMS.map(({ manufacturerSku, ...item }) => ({
    ...item,
    idp_organization_id,
    currency: "USD",
    manufacturer_sku: manufacturerSku,
    blocked: false,
  }));
  const prices = PRICES.map(({ id, itemId, customerId, name, from, price }) => ({
    idp_organization_id,
    id,
    item_id: itemId,
    customer_id: customerId,
    name,
    minimum_quantity: from,
    price,
    currency: "USD",
  }));
  await insert(tx, "sandbox.customers", customers);
  await insert(tx, "sandbox.addresses", addresses);
  await insert(tx, "sandbox.items", items);
  await insert(tx, "sandbox.prices", prices);
}

/** Every row in one statement, as one parameter: thousands of placeholders would take seconds. */
async function insert(tx: Tx, table: string, rows: Record<string, unknown>[]) {
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${{ rows }}::jsonb -> 'rows')`.execute(
    tx,
  );
}
