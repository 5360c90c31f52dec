/** Orders against the masters of the seller they were sent to: items, customers and ship-tos that are first, and what is chosen wrongly: `bun tests/bench/masters.ts`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Tx, tenant } from "../../db/mod.ts";
import { findCustomers, findItems, refreshMirrors, shipTosOf } from "../../src/erp/mod.ts";
import { database, stopDatabases } from "../_db.ts";
import { calibration } from "./_table.ts";

const DATA = join(import.meta.dir, "../../../shared/data/dev");
const LIKELY = 0.5;
const AHEAD = 0.1;

interface Address {
  street1: string;
  street2?: string;
  city: string;
  state: string;
  zip: string;
}
interface Master {
  customer_id: string;
  name: string;
  tax_id: string;
  bill_to: Address;
  ship_to: (Address & { location_code: string; label: string })[];
  contacts: { email: string | null }[];
}
interface Truth {
  buyer: string;
  shipToCode: string | null;
  lines: { sku: string | null; buyerSku: string | null; description: string | null }[];
}

if (!existsSync(DATA)) {
  console.log(`Skipped: "${DATA}" is not there`);
  process.exit();
}
const read = (path: string) => JSON.parse(readFileSync(join(DATA, path), "utf8"));
const masters: Master[] = read("masters/customers.json").customers;
const products: { sku: string; long_description: string }[] = read("masters/products.json").products;
const orders: Truth[] = readdirSync(join(DATA, "truth"))
  .filter((file) => /^krrish777.*(?<!--scan)\.json$/.test(file))
  .map((file) => read(`truth/${file}`));

const { db, close } = await database();
await db.insertInto("organizations").values({ id: "a", name: "a" }).execute();
const connectionId = await tenant(db, "a", mirrored);
await refreshMirrors({ db }, "a");
await items("as printed", (sku) => sku);
await items("without any code", () => null);
await customers();
await close();
await stopDatabases();

/** Each line as its document says it; a "code" with blanks in it is words. */
async function items(what: string, code: (sku: string | null) => string | null) {
  const known = new Set(products.map(({ sku }) => sku));
  const rows: { score: number; right: boolean }[] = [];
  for (const { lines } of orders) {
    const asked = lines.filter(({ sku }) => sku && known.has(sku));
    const queries = asked.map(({ buyerSku, description }) => {
      const words = buyerSku?.includes(" ")
        ? buyerSku
        : description?.replace(/ *(\(from master\)|— inferred.*)$/, "");
      return { customerSku: code(buyerSku?.includes(" ") ? null : buyerSku), description: words ?? null };
    });
    const found = await tenant(db, "a", (tx) => findItems(tx, queries, { connectionId, limit: 5 }));
    for (const [at, { sku }] of asked.entries())
      rows.push({ score: found[at]![0]?.score ?? 0, right: found[at]![0]?.itemId === sku });
  }
  const count = (of: (row: (typeof rows)[0]) => boolean) => rows.filter(of).length;
  console.log(`lines, ${what}`, {
    asked: rows.length,
    first: count(({ right }) => right),
    chosenRight: count(({ score, right }) => score >= LIKELY && right),
    chosenWrong: count(({ score, right }) => score >= LIKELY && !right),
  });
  calibration(rows);
}

async function customers() {
  const told = { asked: 0, first: 0, chosenRight: 0, chosenWrong: 0 };
  const places = { ...told };
  for (const { buyer, shipToCode } of orders) {
    const master = masters.find(({ name }) => name === buyer)!;
    const query = {
      name: buyer.replace(/,? (Inc\.|LLC|Co\.)$/, "").toUpperCase(),
      address: addressOf(master.bill_to),
    };
    count(
      told,
      master.customer_id,
      await tenant(db, "a", (tx) => findCustomers(tx, query, { connectionId, limit: 2 })),
    );
    const place = master.ship_to.find(({ location_code }) => location_code === shipToCode);
    if (!place) continue;
    const of = {
      connectionId,
      customerErpId: master.customer_id,
      text: `${buyer} ${addressOf(place)}`.toUpperCase(),
    };
    count(places, place.location_code, await tenant(db, "a", (tx) => shipTosOf(tx, of)));
  }
  console.log("customers", told, "ship-tos", places);
}

function count(
  into: { asked: number; first: number; chosenRight: number; chosenWrong: number },
  right: string,
  [first, second]: { erpId: string; score: number }[],
) {
  into.asked++;
  if (first?.erpId === right) into.first++;
  const chosen = first && first.score >= LIKELY && first.score - (second?.score ?? 0) >= AHEAD;
  if (chosen) into[first.erpId === right ? "chosenRight" : "chosenWrong"]++;
}

function addressOf({ street1, street2, city, state, zip }: Address) {
  return [street1, street2, `${city} ${state} ${zip}`].filter(Boolean).join(", ");
}

async function mirrored(tx: Tx): Promise<string> {
  const own = { idp_organization_id: "a" };
  for (const { sku, long_description } of products) {
    const row = {
      ...own,
      id: sku,
      sku,
      description: long_description,
      unit: "EA",
      price: "1",
      currency: "USD",
    };
    await tx
      .insertInto("sandbox.items")
      .values({ ...row, stock: "0" })
      .execute();
  }
  for (const { customer_id: id, name, tax_id, bill_to, ship_to, contacts } of masters) {
    const email_domain = contacts[0]?.email?.split("@")[1] ?? null;
    const row = { ...own, id, code: id, name, address: addressOf(bill_to), email_domain, tax_id };
    await tx.insertInto("sandbox.customers").values(row).execute();
    for (const place of ship_to) {
      const { location_code, label } = place;
      const row = { ...own, id: location_code, customer_id: id, name: label, address: addressOf(place) };
      await tx.insertInto("sandbox.addresses").values(row).execute();
    }
  }
  const kind = { ...own, name: "Sandbox", kind: "sandbox" as const };
  return (await tx.insertInto("erp_connections").values(kind).returning("id").executeTakeFirstOrThrow()).id;
}
