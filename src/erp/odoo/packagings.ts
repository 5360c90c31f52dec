import type { OdooClient } from "./client.ts";
import type { Product } from "./rows.ts";
import type { Packaging, Uom } from "./units.ts";
import type { Pointer } from "./values.ts";

/** What an Odoo's products are packed in. */
export interface Packagings {
  /** Of a product, which are read with it. */
  fields: string[];
  /** The way from a product to when they were changed. */
  dated: string[];
  /** Reads what doesn't stand in the products themselves. */
  prepare(products: Product[]): Promise<void>;
  of(product: Product): Packaging[];
}

/** Packagings are units of the product from Odoo 18.2 on (`uom_ids`), before they are a model of their own. */
export async function packagingsOf(client: OdooClient, uoms: Map<number, Uom>): Promise<Packagings> {
  const known = await client.call<object>("product.product", "fields_get", {
    allfields: ["uom_ids", "packaging_ids"],
    attributes: ["type"],
  });
  if ("uom_ids" in known) return asUnits(uoms);
  if ("packaging_ids" in known) return asModel(client);
  return { fields: [], dated: [], prepare: async () => {}, of: () => [] };
}

function asUnits(uoms: Map<number, Uom>): Packagings {
  return {
    fields: ["uom_ids"],
    dated: [],
    prepare: async () => {},
    of: ({ uom_id, uom_ids = [] }) => {
      const own = uom_id ? uoms.get(uom_id[0]) : undefined;
      if (!own?.size) return [];
      return uom_ids.flatMap((id) => {
        const uom = uoms.get(id);
        return uom && id !== own.id ? { name: uom.name, quantity: uom.size / own.size } : [];
      });
    },
  };
}

interface Packed {
  product_id: Pointer;
  name: string;
  qty: number;
}

function asModel(client: OdooClient): Packagings {
  let byProduct = new Map<number, Packed[]>();
  return {
    fields: [],
    dated: ["packaging_ids.write_date"],
    async prepare(products) {
      const found = await client.call<Packed[]>("product.packaging", "search_read", {
        domain: [["product_id", "in", products.map(({ id }) => id)]],
        fields: ["product_id", "name", "qty"],
        order: "id asc",
      });
      byProduct = Map.groupBy(found, ({ product_id }) => (product_id ? product_id[0] : 0));
    },
    of: ({ id }) => (byProduct.get(id) ?? []).map(({ name, qty }) => ({ name, quantity: qty })),
  };
}
