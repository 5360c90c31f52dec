/** Customers and ship-tos among 5,000 made ones, by what orders say of them: found, wrongly chosen, and whether scores are probabilities: `bun tests/bench/customers.ts [customers] [seed] [--wrong]`. */
import { sql } from "kysely";
import MiniSearch from "minisearch";
import { type Connection, tenant } from "../../db/mod.ts";
import { findCustomers, refreshMirrors, shipTosOf } from "../../src/erp/mod.ts";
import { database, stopDatabases } from "../_db.ts";
import { type Customer, customers, type Place, questions } from "./_customers.ts";
import { calibration, randomFrom } from "./_table.ts";

const LIKELY = 0.5;
const AHEAD = 0.1;

const [count, seed] = process.argv.slice(2).flatMap((given) => (/^\d+$/.test(given) ? Number(given) : []));
const random = randomFrom(seed ?? 17);
const made = customers(random, count ?? 5_000);
const asked = questions(made.customers, random, 2_000);
const connection = await database();
const connectionId = await mirrored(connection);
const mini = new MiniSearch({ fields: ["name", "address"], searchOptions: { fuzzy: 0.2, prefix: true } });
mini.addAll(made.customers);

interface Row {
  kind: string;
  score: number;
  right: boolean;
  /** Something is right. */
  answerable: boolean;
  chosen: boolean;
  peer: boolean;
  ms: number;
}
const rows: Row[] = [];
for (const { kind, query, right } of asked) {
  const started = performance.now();
  const found = await tenant(connection.db, "a", (tx) =>
    findCustomers(tx, query, { connectionId, limit: 2 }),
  );
  const ms = performance.now() - started;
  const [first, second] = found;
  const score = first?.score ?? 0;
  const text = [query.name, query.address].filter(Boolean).join(" ");
  const chosen = score >= LIKELY && score - (second?.score ?? 0) >= AHEAD;
  if (process.argv.includes("--wrong") && chosen && first!.erpId !== right)
    console.log({
      kind,
      ...query,
      right: made.customers.find(({ id }) => id === right) ?? null,
      first,
      second,
    });
  rows.push({
    kind,
    score,
    ms,
    right: first !== undefined && first.erpId === right,
    answerable: right !== null,
    chosen,
    peer: right !== null && mini.search(text)[0]?.id === right,
  });
}
console.log("customers".padEnd(36), "asked  recall@1  MiniSearch  chosen right  chosen wrong  p50 ms");
for (const [kind, each] of Map.groupBy(rows, ({ kind }) => kind)) print(kind, each);
print("all", rows);
calibration(rows);
await shipTos();
await connection.close();
await stopDatabases();

function print(what: string, each: Row[]) {
  const answerable = each.filter(({ answerable }) => answerable).length;
  const share = (count: number) => (answerable ? (count / answerable).toFixed(3) : "-").padStart(9);
  const count = (of: (row: Row) => boolean) => each.filter(of).length;
  const times = each.map(({ ms }) => ms).sort((a, b) => a - b);
  console.log(
    what.padEnd(36),
    String(each.length).padStart(5),
    share(count(({ right }) => right)),
    share(count(({ peer }) => peer)).padStart(11),
    String(count(({ chosen, right }) => chosen && right)).padStart(13),
    String(count(({ chosen, right }) => chosen && !right)).padStart(13),
    times[times.length >> 1]!.toFixed(2).padStart(7),
  );
}

async function shipTos() {
  const byCustomer = Map.groupBy(made.places, ({ customer_id }) => customer_id);
  const found: { score: number; right: boolean; chosen: boolean }[] = [];
  for (let n = 0; n < 1_000; n++) {
    const place = made.places[Math.floor(random() * made.places.length)]!;
    const gone = n % 5 === 0;
    // A fifth is of places that the customer doesn't have.
    const other = made.places[Math.floor(random() * made.places.length)]!;
    const text = `${made.customers[Number(place.customer_id) - 1]!.name} ${(gone ? other : place).address}`;
    const known = byCustomer.get(place.customer_id)!.some(({ address }) => address === other.address);
    if (gone && known) continue;
    const places = await tenant(connection.db, "a", (tx) =>
      shipTosOf(tx, { connectionId, customerErpId: place.customer_id, text: text.toUpperCase() }),
    );
    const [first, second] = places;
    const chosen = first!.score >= LIKELY && first!.score - (second?.score ?? 0) >= AHEAD;
    found.push({ score: first!.score, right: !gone && first!.erpId === place.id, chosen });
  }
  const count = (of: (row: (typeof found)[0]) => boolean) => found.filter(of).length;
  console.log("ship-tos", {
    asked: found.length,
    unknown: found.length / 5,
    right: count(({ right }) => right),
    chosenRight: count(({ chosen, right }) => chosen && right),
    chosenWrong: count(({ chosen, right }) => chosen && !right),
  });
  calibration(found);
}

async function mirrored({ db }: Connection): Promise<string> {
  await db.insertInto("organizations").values({ id: "a", name: "a" }).execute();
  const id = await tenant(db, "a", async (tx) => {
    await filled(tx, "sandbox.customers", made.customers);
    await filled(tx, "sandbox.addresses", made.places);
    const kind = { idp_organization_id: "a", name: "Sandbox", kind: "sandbox" as const };
    return (await tx.insertInto("erp_connections").values(kind).returning("id").executeTakeFirstOrThrow()).id;
  });
  await refreshMirrors({ db }, "a");
  return id;

  async function filled(
    tx: Parameters<typeof findCustomers>[0],
    table: "sandbox.customers" | "sandbox.addresses",
    of: (Customer | Place)[],
  ) {
    const rows = of.map((row) => ({ ...row, idp_organization_id: "a" }));
    const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${{ rows }}::jsonb -> 'rows')`.execute(
      tx,
    );
  }
}
