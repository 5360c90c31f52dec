import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import type {
  SandboxItemProps,
  SandboxLineProps,
  SandboxOrderPageProps,
  SandboxOrderProps,
} from "../../../views/sandbox.tsx";
import { NotFound } from "../../errors.ts";

interface Part {
  text: string;
  limit: number;
  offset: number;
}

/** The newest booked orders whose number, reference or customer holds `text`. */
export function sandboxOrders(tx: Tx, { text, limit, offset }: Part): Promise<SandboxOrderProps[]> {
  const pattern = containing(text);
  let query = orders(tx).orderBy("sandbox.orders.number", "desc").limit(limit).offset(offset);
  if (text)
    query = query.where((eb) =>
      eb.or([
        sql<boolean>`sandbox.orders.number::text = ${text.trim()}`,
        eb("sandbox.orders.reference", "ilike", pattern),
        eb("sandbox.customers.name", "ilike", pattern),
      ]),
    );
  return query.execute();
}

/** One booked order with its lines. Throws `NotFound`. */
export async function sandboxOrder(tx: Tx, id: string): Promise<Omit<SandboxOrderPageProps, "shell">> {
  const order = await orders(tx)
    .leftJoin("sandbox.addresses", "sandbox.addresses.id", "sandbox.orders.address_id")
    .select([
      "sandbox.orders.intake_key as intakeKey",
      "sandbox.customers.code as customerCode",
      sql<string | null>`sandbox.addresses.name || ', ' || sandbox.addresses.address`.as("address"),
    ])
    .where(sql<boolean>`sandbox.orders.id::text = ${id}`)
    .executeTakeFirst();
  if (!order) throw new NotFound("There is no such order in the sandbox ERP");
  return { order, lines: await linesOf(tx, id) };
}

function linesOf(tx: Tx, orderId: string): Promise<SandboxLineProps[]> {
  return tx
    .selectFrom("sandbox.order_lines")
    .innerJoin("sandbox.items", "sandbox.items.id", "sandbox.order_lines.item_id")
    .select([
      "position",
      "sku",
      "description",
      "quantity",
      "sandbox.order_lines.unit",
      "unit_price as unitPrice",
      "line_total as lineTotal",
      "required_date as requiredDate",
    ])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
}

/** Items by code. */
export function sandboxItems(tx: Tx, { text, limit, offset }: Part): Promise<SandboxItemProps[]> {
  const pattern = containing(text);
  let query = tx
    .selectFrom("sandbox.items")
    .select(["sku", "description", "unit", "price", "currency", "stock", "blocked"])
    .orderBy("sku")
    .limit(limit)
    .offset(offset);
  if (text)
    query = query.where((eb) => eb.or([eb("sku", "ilike", pattern), eb("description", "ilike", pattern)]));
  return query.execute();
}

function orders(tx: Tx) {
  return tx
    .selectFrom("sandbox.orders")
    .innerJoin("sandbox.customers", "sandbox.customers.id", "sandbox.orders.customer_id")
    .select([
      "sandbox.orders.id",
      "number",
      "reference",
      "sandbox.customers.name as customerName",
      "currency",
      "total",
      "required_date as requiredDate",
      "created_at as createdAt",
    ]);
}

function containing(text: string) {
  return `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
}
