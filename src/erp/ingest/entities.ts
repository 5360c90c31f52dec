import { FormatRegistry, type Static, type TObject, Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import type { SyncEntity } from "../../../db/mod.ts";
import { isDay } from "../../formats.ts";
import { reasonOf } from "../../web/mod.ts";
import { customerWords } from "../search/customer_words.ts";
import { itemKeys, itemWords } from "../search/item_words.ts";

/** A row of a mirror's table, without what every row has. */
export type MirrorRow = { erp_id: string } & Record<string, string | null>;

/** What a row is found by: `described` are among `found`, and come first. */
export interface RowWords {
  described: Set<string>;
  found: Set<string>;
  /** Columns in which a code is looked up. */
  keys: Record<string, string | null>;
}

/** How rows of one kind are delivered and kept. */
export interface Mirrored {
  entity: SyncEntity;
  table:
    | "erp_items"
    | "erp_customers"
    | "erp_shipping_addresses"
    | "erp_orders"
    | "erp_inventory"
    | "erp_prices";
  /** Without `erp_id`. */
  columns: string[];
  schema: TObject;
  /** Null: not searched. */
  index: {
    entity: "item" | "customer";
    keys: string[];
    /** Rows keep what the words that describe them weigh together. */
    weighed: boolean;
    wordsOf(row: MirrorRow): RowWords;
  } | null;
  /** The row of a delivered value, or why it is rejected. */
  rowOf(value: unknown): MirrorRow | { reason: string };
}

FormatRegistry.Set("calendar-day", (text) => isDay(text));
FormatRegistry.Set("instant", (text) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)));

const id = Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Integer()], {
  description: "as the ERP knows it",
});
const text = (maxLength = 2000) => Type.String({ minLength: 1, maxLength });
const absent = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Optional(Type.Union([type, Type.Null()]));
const decimal = Type.Union([Type.String({ pattern: "^-?\\d{1,20}(\\.\\d{1,12})?$" }), Type.Number()], {
  description: "a decimal; a string keeps every digit",
});

const PACK = Type.Union(
  [
    Type.String({ pattern: "^(?!0*(\\.0*)?$)\\d{1,12}(\\.\\d{1,12})?$" }),
    Type.Number({ exclusiveMinimum: 0 }),
  ],
  { description: "a decimal above zero" },
);
const ITEM = Type.Object({
  erpId: id,
  sku: text(200),
  description: text(),
  unit: text(50),
  price: absent(decimal),
  currency: absent(text(10)),
  manufacturerSku: absent(text(200)),
  gtin: absent(text(50)),
  units: absent(
    Type.Array(Type.Object({ unit: text(50), factor: PACK }), {
      maxItems: 50,
      description: "other units it is ordered in; one of each is factor of its own",
    }),
  ),
});
const CUSTOMER = Type.Object({
  erpId: id,
  code: text(200),
  name: text(),
  address: absent(text()),
  emailDomain: absent(text(300)),
  taxId: absent(text(100)),
  priceList: absent({ ...id, description: "the list that its prices are of" }),
});
const SHIPPING_ADDRESS = Type.Object({ erpId: id, customerErpId: id, name: text(), address: text() });
const ORDER = Type.Object({
  erpId: id,
  number: text(200),
  reference: absent(text(200)),
  customerErpId: absent(id),
  status: absent(text(100)),
  orderDate: absent(Type.String({ format: "calendar-day" })),
  currency: absent(text(10)),
  total: absent(decimal),
});
const STOCK = Type.Object({
  itemErpId: id,
  quantity: decimal,
  asOf: absent(Type.String({ format: "instant" })),
});

const PRICE = Type.Object({
  erpId: id,
  itemErpId: id,
  customerErpId: absent({ ...id, description: "for this customer alone" }),
  priceList: absent({
    ...id,
    description: "for customers with this list; without a customer too, for everyone",
  }),
  name: absent({ ...text(200), description: "what people call the price or its list" }),
  minimumQuantity: absent({ ...decimal, description: "from so many of its unit on" }),
  validFrom: absent(Type.String({ format: "calendar-day" })),
  validUntil: absent(Type.String({ format: "calendar-day", description: "the last day" })),
  price: decimal,
  currency: absent(text(10)),
  unit: absent({ ...text(50), description: "the item's own where there is none" }),
  basis: absent({ ...PACK, description: "the price is for so many of its unit; 1 where there is none" }),
});

const COLUMNS: Record<Mirrored["table"], string[]> = {
  erp_items: ["sku", "description", "unit", "price", "currency", "manufacturer_sku", "gtin", "units"],
  erp_customers: ["code", "name", "address", "email_domain", "tax_id", "price_list"],
  erp_shipping_addresses: ["customer_erp_id", "name", "address"],
  erp_orders: ["number", "reference", "customer_erp_id", "status", "order_date", "currency", "total"],
  erp_inventory: ["quantity", "as_of"],
  erp_prices: [
    "item_erp_id",
    "customer_erp_id",
    "price_list",
    "name",
    "minimum_quantity",
    "valid_from",
    "valid_until",
    "price",
    "currency",
    "unit",
    "basis",
  ],
};

/** Every kind of data that an ERP's synchronization delivers. */
export const MIRRORED: Record<SyncEntity, Mirrored> = {
  items: mirrored("items", "erp_items", ITEM, {
    index: {
      entity: "item",
      keys: ["sku_key", "manufacturer_key", "gtin_key"],
      weighed: true,
      wordsOf: (row) => ({ ...itemWords(row as never), keys: itemKeys(row as never) }),
    },
    row: (item) => ({
      erp_id: String(item.erpId),
      sku: item.sku,
      description: item.description,
      unit: item.unit,
      price: orNull(item.price),
      currency: orNull(item.currency),
      manufacturer_sku: orNull(item.manufacturerSku),
      gtin: orNull(item.gtin),
      units: unitsText(item.units ?? []),
    }),
  }),
  customers: mirrored("customers", "erp_customers", CUSTOMER, {
    index: {
      entity: "customer",
      keys: [],
      weighed: false,
      wordsOf: (row) => ({ ...customerWords(row as never), keys: {} }),
    },
    row: (customer) => ({
      erp_id: String(customer.erpId),
      code: customer.code,
      name: customer.name,
      address: orNull(customer.address),
      email_domain: orNull(customer.emailDomain),
      tax_id: orNull(customer.taxId),
      price_list: orNull(customer.priceList),
    }),
  }),
  "shipping-addresses": mirrored("shipping-addresses", "erp_shipping_addresses", SHIPPING_ADDRESS, {
    index: null,
    row: (place) => ({
      erp_id: String(place.erpId),
      customer_erp_id: String(place.customerErpId),
      name: place.name,
      address: place.address,
    }),
  }),
  orders: mirrored("orders", "erp_orders", ORDER, {
    index: null,
    row: (order) => ({
      erp_id: String(order.erpId),
      number: order.number,
      reference: orNull(order.reference),
      customer_erp_id: orNull(order.customerErpId),
      status: orNull(order.status),
      order_date: orNull(order.orderDate),
      currency: orNull(order.currency),
      total: orNull(order.total),
    }),
  }),
  inventory: mirrored("inventory", "erp_inventory", STOCK, {
    index: null,
    row: (stock) => ({
      erp_id: String(stock.itemErpId),
      quantity: String(stock.quantity),
      as_of: orNull(stock.asOf),
    }),
  }),
  prices: mirrored("prices", "erp_prices", PRICE, {
    index: null,
    row: (price) => ({
      erp_id: String(price.erpId),
      item_erp_id: String(price.itemErpId),
      customer_erp_id: orNull(price.customerErpId),
      price_list: orNull(price.priceList),
      name: orNull(price.name),
      minimum_quantity: orNull(price.minimumQuantity),
      valid_from: orNull(price.validFrom),
      valid_until: orNull(price.validUntil),
      price: String(price.price),
      currency: orNull(price.currency),
      unit: orNull(price.unit),
      basis: orNull(price.basis),
    }),
  }),
};

/** Where a mirror's rows and the words they are found by are kept. */
export const MIRROR_TABLES = [
  ...Object.values(MIRRORED).map(({ table }) => table as string),
  "erp_words",
  "erp_postings",
];

/** Columns that are made of a row for the search. */
export function searchedColumns({ index }: Mirrored): string[] {
  return index ? ["words", "described", ...index.keys] : [];
}

function mirrored<T extends TObject>(
  entity: SyncEntity,
  table: Mirrored["table"],
  schema: T,
  { index, row }: Pick<Mirrored, "index"> & { row(value: Static<T>): MirrorRow },
): Mirrored {
  const check = TypeCompiler.Compile(schema);
  const columns = COLUMNS[table];
  const rowOf = (value: unknown) => {
    if (!check.Check(value)) return { reason: reasonOf(check, value) };
    const made = row(value);
    const nul = columns.find((column) => made[column]?.includes("\0"));
    return nul ? { reason: `"${nul}" has a NUL character` } : made;
  };
  return { entity, table, columns, schema, index, rowOf };
}

/** An item's other units as the mirror keeps them; null: it has none. */
export function unitsText(units: { unit: string; factor: string | number }[]): string | null {
  if (!units.length) return null;
  return JSON.stringify(units.map(({ unit, factor }) => ({ unit, factor: String(factor) })));
}

function orNull(value: string | number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
