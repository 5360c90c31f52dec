import { sql } from "kysely";
import { type Db, type Tx, tenant } from "../../../db/mod.ts";
import {
  type BookedOrder,
  type Connector,
  type OrderToAmend,
  type OrderToBook,
  RefusedByErp,
} from "../connector.ts";
import { book, rebook } from "./book.ts";
import { faultsOf } from "./faults.ts";
import { changes, LISTS } from "./listing.ts";
import { priced } from "./prices.ts";
import { asBooked, asPriced } from "./read.ts";
import { refusals } from "./refusals.ts";

interface Connection {
  idp_organization_id: string;
  config: Record<string, unknown>;
}

/** The ERP that comes along: its customers, items and orders live in the schema "sandbox". */
export function sandbox(db: Db, connection: Connection): Connector {
  const { idp_organization_id: organizationId } = connection;
  const faults = faultsOf(connection.config);
  const within = <T>(work: (tx: Tx) => Promise<T>) => tenant(db, organizationId, work);

  return {
    async check() {
      await faults.before();
      const customer = await within((tx) =>
        tx.selectFrom("sandbox.customers").select("id").limit(1).executeTakeFirst(),
      );
      if (!customer) throw new Error("Cannot use the sandbox ERP: it has no customers");
    },
    lists: LISTS,
    async changes(listing) {
      await faults.before();
      return within((tx) => changes(tx, listing));
    },
    async inventory(itemErpIds) {
      await faults.before();
      return within((tx) => stockOf(tx, itemErpIds));
    },
    async simulate(order) {
      await faults.before();
      return within(async (tx) => {
        const refused = await refusals(tx, order);
        if (refused.length) throw new RefusedByErp(refused);
        return asPriced(tx, order);
      });
    },
    async findByKey(key) {
      await faults.before();
      return within((tx) => bookedAs(tx, key));
    },
    async create(order) {
      await faults.before();
      const booked = await within((tx) => createOnce(tx, organizationId, order));
      await faults.after();
      return booked;
    },
    async amend(order) {
      await faults.before();
      const amended = await within((tx) => amendOnce(tx, organizationId, order));
      await faults.after();
      return amended;
    },
    async read(erpOrderId) {
      await faults.before();
      return within((tx) => asBooked(tx, erpOrderId));
    },
  };

  async function amendOnce(tx: Tx, organizationId: string, order: OrderToAmend): Promise<BookedOrder> {
    const earlier = await bookedAs(tx, order.key);
    if (earlier) return earlier;
    await refuse(tx, order);
    const amended = await rebook(tx, organizationId, await priced(tx, order));
    if (!amended) throw new RefusedByErp([{ message: "The customer has no such order any more" }]);
    return amended;
  }

  async function refuse(tx: Tx, order: OrderToBook) {
    const refused = faults.refusal ? [{ message: faults.refusal }] : await refusals(tx, order);
    if (refused.length) throw new RefusedByErp(refused);
  }

  async function createOnce(tx: Tx, organizationId: string, order: OrderToBook): Promise<BookedOrder> {
    const earlier = await bookedAs(tx, order.key);
    if (earlier) return earlier;
    await refuse(tx, order);
    const booked = await book(tx, organizationId, await priced(tx, order));
    return booked ?? (await bookedAs(tx, order.key))!;
  }
}

async function bookedAs(tx: Tx, key: string): Promise<BookedOrder | null> {
  const row = await tx
    .selectFrom("sandbox.orders")
    .select(["id as erpOrderId", "number"])
    .where((eb) => eb.or([eb("intake_key", "=", key), sql<boolean>`${key} = any(amend_keys)`]))
    .executeTakeFirst();
  return row ?? null;
}

async function stockOf(tx: Tx, itemErpIds: string[]) {
  if (!itemErpIds.length) return [];
  return tx
    .selectFrom("sandbox.items")
    .select(["id as itemErpId", "stock as quantity"])
    .where("id", "in", itemErpIds)
    .execute();
}
