import { type Db, tenant } from "../db/mod.ts";
import type { OrderToBook } from "../src/erp/mod.ts";

/** An organization with a small sandbox ERP: two customers, three items (I3 is blocked), and a connection. */
export async function smallErp(
  db: Db,
  options: { organization?: string; config?: Record<string, unknown> } = {},
) {
  const idp_organization_id = options.organization ?? "acme";
  await db
    .insertInto("organizations")
    .values({ id: idp_organization_id, name: idp_organization_id })
    .execute();
  return tenant(db, idp_organization_id, async (tx) => {
    const customer = (id: string, name: string) => ({
      idp_organization_id,
      id,
      code: id,
      name,
      address: `${id} Street`,
    });
    await tx
      .insertInto("sandbox.customers")
      .values([customer("C1", "Alpha Tools"), customer("C2", "Beta Pumps")])
      .execute();
    await tx
      .insertInto("sandbox.addresses")
      .values(
        ["1", "2"].map((n) => ({
          idp_organization_id,
          id: `A${n}`,
          customer_id: `C${n}`,
          name: "Dock",
          address: `${n} Dock Road`,
        })),
      )
      .execute();
    const item = (n: number, unit: string, price: string, blocked = false) => ({
      idp_organization_id,
      id: `I${n}`,
      sku: `SKU-${n}`,
      description: `Item ${n}`,
      unit,
      price,
      currency: "USD",
      stock: "5",
      blocked,
    });
    await tx
      .insertInto("sandbox.items")
      .values([item(1, "EA", "2.50"), item(2, "BX", "10"), item(3, "EA", "1", true)])
      .execute();
    const connection = {
      idp_organization_id,
      name: "Sandbox",
      kind: "sandbox" as const,
      config: options.config ?? {},
    };
    return tx.insertInto("erp_connections").values(connection).returningAll().executeTakeFirstOrThrow();
  });
}

/** An order that `smallErp` books, but for `changes`. */
export function orderToBook(changes: Partial<OrderToBook> = {}): OrderToBook {
  const line = { itemErpId: "I1", quantity: "4", unit: "each", unitPrice: "2.45", requiredDate: null };
  return {
    key: crypto.randomUUID(),
    reference: "PO-1",
    customerErpId: "C1",
    shipToErpId: "A1",
    requiredDate: "2026-12-01",
    currency: "USD",
    lines: [
      { ...line, position: 1 },
      { ...line, position: 2, itemErpId: "I2", unit: "BX", quantity: "1.5", unitPrice: "9.999" },
    ],
    ...changes,
  };
}
