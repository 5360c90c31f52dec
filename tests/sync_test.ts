import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { sql } from "kysely";
import { tenant } from "../db/mod.ts";
import type { Claim, Payload, Write } from "../jobs/mod.ts";
import { sealSecrets } from "../src/erp/credentials.ts";
import {
  connectionOf,
  connectorOf,
  type Listed,
  refreshMirror,
  syncConnections,
  syncEntity,
  syncEverything,
} from "../src/erp/mod.ts";
import { dropListing, openListing, type Syncing } from "../src/erp/sync/listing.ts";
import { takePage } from "../src/erp/sync/page.ts";
import { SLOW_START, type TestApp, testApp } from "./_app.ts";
import { smallErp } from "./_erp.ts";
import { rows } from "./_jobs.ts";

let at: TestApp;
let connectionId: string;
beforeEach(async () => {
  at = await testApp({ routes: () => ({ handle: async () => new Response() }), env: { PRIVATE_HOSTS: "1" } });
  connectionId = (await smallErp(at.app.db)).id;
}, SLOW_START);
afterEach(() => at.stop());

const inAcme = <T>(work: Parameters<typeof tenant<T>>[2]) => tenant(at.app.db, "acme", work);
const claim = {} as Claim;

/** Runs the job as a worker does: its work, then what it wants written. */
async function sync(entity: Payload<"sync_entity">["entity"]) {
  const payload = { idpOrganizationId: "acme", connectionId, entity };
  const write: Write | undefined = await syncEntity(at.app).run(payload, claim);
  if (write) await inAcme(write);
}

const take = (syncing: Syncing, page: Listed) =>
  takePage(at.app, {
    owner: { id: connectionId, idp_organization_id: "acme" },
    entity: "items",
    syncing,
    page,
  });
const items = () =>
  inAcme((tx) => tx.selectFrom("erp_items").select(["sku", "active"]).orderBy("sku").execute());
const state = (entity: "items" | "customers" = "items") =>
  inAcme((tx) => tx.selectFrom("erp_syncs").selectAll().where("entity", "=", entity).executeTakeFirst());
const runs = () =>
  inAcme((tx) => tx.selectFrom("erp_sync_runs").selectAll().orderBy("finished_at").execute());

function usesHttp(url: string) {
  const secrets = { authorization: "Bearer x", signingSecret: "s" };
  const credentials = sealSecrets(at.app.config.credentialsKey, secrets);
  return inAcme((tx) =>
    tx.updateTable("erp_connections").set({ kind: "http", config: { url }, credentials }).execute(),
  );
}

/** Does work while no page can be stored. */
function locked<T>(work: () => Promise<T>): Promise<T> {
  return inAcme(async (tx) => {
    await sql`lock table erp_staged in exclusive mode`.execute(tx);
    return work();
  });
}

async function moreItems(count: number) {
  await inAcme((tx) =>
    tx
      .insertInto("sandbox.items")
      .values(
        Array.from({ length: count }, (_, number) => ({
          idp_organization_id: "acme",
          id: `M${String(number).padStart(5, "0")}`,
          sku: `M-${number}`,
          description: `More ${number}`,
          unit: "EA",
          price: "1",
          currency: "USD",
          stock: "0",
          blocked: false,
        })),
      )
      .execute(),
  );
}

describe("syncEntity()", () => {
  test("brings what the ERP lists into the mirror and keeps a record of it", async () => {
    await sync("items");
    expect(await items()).toEqual([
      { sku: "SKU-1", active: true },
      { sku: "SKU-2", active: true },
    ]);
    expect(await state()).toMatchObject({ started_at: null, place: null, rows: 0, error: null });
    expect(await runs()).toMatchObject([
      { entity: "items", full_sync: true, rows: 2, inserted: 2, created_by: null },
    ]);
    expect(await inAcme((tx) => tx.selectFrom("erp_staged").selectAll().execute())).toEqual([]);
  });

  test("what a listing of everything doesn't bring any more becomes inactive", async () => {
    await sync("items");
    await inAcme((tx) =>
      tx.updateTable("sandbox.items").set({ blocked: true }).where("id", "=", "I2").execute(),
    );
    await sync("items");
    expect(await items()).toEqual([
      { sku: "SKU-1", active: true },
      { sku: "SKU-2", active: false },
    ]);
  });

  test("goes on with the page at which a killed listing was, and brings nothing before it ends", async () => {
    await moreItems(2500);
    const connection = await inAcme((tx) => connectionOf(tx, connectionId));
    const syncing = await inAcme((tx) => openListing(tx, { connection, entity: "items" }));
    const page = await connectorOf(at.app, connection).changes({ entity: "items", since: null, place: null });
    expect(page.place).not.toBeNull();
    await take(syncing, page);
    expect(await items()).toEqual([]);
    expect(await state()).toMatchObject({ place: page.place, rows: 2000 });
    await sync("items");
    expect((await items()).length).toBe(2502);
    expect(await runs()).toMatchObject([{ rows: 2502, inserted: 2502 }]);
  });

  test("a page that was taken already is taken once", async () => {
    await moreItems(2500);
    const connection = await inAcme((tx) => connectionOf(tx, connectionId));
    const kind = { connection, entity: "items" } as const;
    const syncing = await inAcme((tx) => openListing(tx, kind));
    const page = { rows: [], gone: [], place: "M00001", mark: null };
    await take(syncing, page);
    await expect(take(syncing, page)).rejects.toThrow("was taken already");
  });

  test("an id that is listed as ended becomes inactive, and only that one", async () => {
    await sync("items");
    const connection = await inAcme((tx) => connectionOf(tx, connectionId));
    const kind = { connection, entity: "items" } as const;
    await inAcme((tx) => tx.updateTable("erp_syncs").set({ mark: "2026-01-01T00:00:00Z" }).execute());
    const syncing = await inAcme((tx) => openListing(tx, kind));
    expect(syncing.full_sync).toBe(false);
    const page = { rows: [], gone: ["I2"], place: null, mark: "2026-01-02T00:00:00Z" };
    await take(syncing, page);
    expect(await items()).toEqual([
      { sku: "SKU-1", active: true },
      { sku: "SKU-2", active: false },
    ]);
    expect(await state()).toMatchObject({ mark: "2026-01-02T00:00:00Z" });
  });

  test("of what a listing says of an id on several pages, the last counts", async () => {
    await sync("items");
    await inAcme((tx) => tx.updateTable("erp_syncs").set({ mark: "2026-01-01T00:00:00Z" }).execute());
    const connection = await inAcme((tx) => connectionOf(tx, connectionId));
    const row = (erp_id: string, sku: string) => ({ erp_id, sku, description: "Nut", unit: "EA" }) as never;
    const pages = [
      { rows: [row("I1", "SKU-1b"), row("I3", "SKU-3")], gone: ["I2"], place: "2", mark: "m" },
      { rows: [row("I2", "SKU-2b"), row("I3", "SKU-3b")], gone: ["I1"], place: "3", mark: "m" },
      { rows: [], gone: ["I3"], place: "4", mark: "m" },
      { rows: [row("I3", "SKU-3c")], gone: ["I4"], place: null, mark: "m" },
    ];
    for (const page of pages) {
      const syncing = await inAcme((tx) => openListing(tx, { connection, entity: "items" }));
      await take(syncing, page);
    }
    expect(await items()).toEqual([
      { sku: "SKU-1", active: false },
      { sku: "SKU-2b", active: true },
      { sku: "SKU-3c", active: true },
    ]);
  });

  test("a row that came as the mirror had it is what it was listed as, also when the mirror has changed since", async () => {
    await sync("items");
    const connection = await inAcme((tx) => connectionOf(tx, connectionId));
    await inAcme((tx) => syncEverything(at.app, tx, { connection, askedBy: "Ada" }));
    const kind = { connection, entity: "items" } as const;
    const listed = await connectorOf(at.app, connection).changes({
      entity: "items",
      since: null,
      place: null,
    });
    await take(await inAcme((tx) => openListing(tx, kind)), { ...listed, place: "2" });
    const { lines } = await inAcme((tx) => tx.selectFrom("erp_staged").selectAll().executeTakeFirstOrThrow());
    expect(new TextDecoder().decode(Bun.zstdDecompressSync(lines))).not.toContain("{");

    const searched = () =>
      inAcme((tx) =>
        tx
          .selectFrom("erp_items")
          .select(["description", "words", "described", "sku_key"])
          .orderBy("sku")
          .execute(),
      );
    const before = await searched();
    await inAcme((tx) =>
      tx.updateTable("sandbox.items").set({ description: "Quite another thing" }).execute(),
    );
    await inAcme((tx) => refreshMirror(tx, { id: connectionId, idp_organization_id: "acme" }));
    expect(await searched()).not.toEqual(before);
    await take(await inAcme((tx) => openListing(tx, kind)), { rows: [], gone: [], place: null, mark: null });
    expect(await searched()).toEqual(before);
    expect((await runs()).at(-1)).toMatchObject({ created_by: "Ada", updated: 2 });
  });

  test("the ERP is asked for the next page while one is stored", async () => {
    const asked = [0, 1].map(() => Promise.withResolvers<void>());
    const erp = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch(request) {
        const place = Number(new URL(request.url).searchParams.get("place") ?? 0);
        asked[place]?.resolve();
        const row = { erpId: place, sku: `P-${place}`, description: "Page", unit: "EA" };
        return Response.json({
          rows: [row],
          gone: [],
          place: place < 2 ? String(place + 1) : null,
          mark: "m",
        });
      },
    });
    await usesHttp(`http://127.0.0.1:${erp.port}`);
    let synchronized: Promise<void> | undefined;
    await locked(async () => {
      synchronized = sync("items");
      await asked[1]!.promise;
    });
    await synchronized;
    await erp.stop(true);
    expect((await items()).map(({ sku }) => sku)).toEqual(["P-0", "P-1", "P-2"]);
  });

  test("an ERP whose pages lead round in a circle is told from one that has many", async () => {
    const next: Record<string, string> = { first: "a", a: "b", b: "c", c: "a" };
    const erp = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch(request) {
        const place = new URL(request.url).searchParams.get("place") ?? "first";
        const row = { erpId: place, sku: place, description: "Page", unit: "EA" };
        return Response.json({ rows: [row], gone: [], place: next[place], mark: "m" });
      },
    });
    await usesHttp(`http://127.0.0.1:${erp.port}`);
    const words = 'The ERP goes round in its items: it leads to "a" again';
    await expect(sync("items")).rejects.toThrow(words);
    await erp.stop(true);
    expect(await state()).toMatchObject({ rows: 3, error: words });
    expect(await items()).toEqual([]);
  });

  test("an ERP that counts pages on and gives the same one each time is told, and stopped", async () => {
    const erp = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch(request) {
        const place = Number(new URL(request.url).searchParams.get("place") ?? 0);
        const row = { erpId: "1", sku: "A-1", description: "First", unit: "EA" };
        return Response.json({ rows: [row], place: `${place + 1}`, mark: "m" });
      },
    });
    await usesHttp(`http://127.0.0.1:${erp.port}`);
    await expect(sync("items")).rejects.toThrow(
      'The ERP goes round in its items: the page before "2" was given already',
    );
    await erp.stop(true);
  });

  test("an ERP that suddenly lists next to nothing empties no mirror, unless a person asks for it", async () => {
    await moreItems(150);
    await sync("items");
    await inAcme((tx) =>
      tx.updateTable("sandbox.items").set({ blocked: true }).where("sku", "like", "M%").execute(),
    );
    expect(sync("items")).rejects.toThrow("listed 2 of 152 items, so nothing was taken out");
    await Bun.sleep(50);
    expect((await state())!.error).toContain("ask for a full synchronization");
    expect((await items()).filter(({ active }) => active)).toHaveLength(152);
    const connection = await inAcme((tx) => connectionOf(tx, connectionId));
    await inAcme((tx) => syncEverything(at.app, tx, { connection, askedBy: "Ada" }));
    await sync("items");
    expect((await items()).filter(({ active }) => active)).toHaveLength(2);
    expect((await runs()).at(-1)).toMatchObject({ created_by: "Ada", deactivated: 150 });
  });

  test("a buried listing is recorded and begins anew", async () => {
    const payload = { idpOrganizationId: "acme", connectionId, entity: "items" };
    const connection = await inAcme((tx) => connectionOf(tx, connectionId));
    await inAcme((tx) => openListing(tx, { connection, entity: "items" }));
    await inAcme(syncEntity(at.app).onBuried!(payload, "The ERP is on fire", { permanent: false }));
    expect(await runs()).toMatchObject([{ error: "The ERP is on fire", rows: 0 }]);
    expect(await state()).toMatchObject({ started_at: null });
  });

  test("a connection that is gone ends the job", async () => {
    connectionId = crypto.randomUUID();
    await sync("items");
    expect(await runs()).toEqual([]);
  });

  test("another organization's connection is not found", async () => {
    await at.organization("other");
    const payload = { idpOrganizationId: "other", connectionId, entity: "items" };
    expect(await syncEntity(at.app).run(payload, claim)).toBeUndefined();
    expect(await items()).toEqual([]);
  });
});

describe("dropListing()", () => {
  test("forgets what was listed so far", async () => {
    const connection = await inAcme((tx) => connectionOf(tx, connectionId));
    const kind = { connection, entity: "items" } as const;
    const syncing = await inAcme((tx) => openListing(tx, kind));
    const page = { rows: [], gone: ["I1"], place: "I1", mark: null };
    await take(syncing, page);
    await inAcme((tx) => dropListing(tx, kind));
    expect(await inAcme((tx) => tx.selectFrom("erp_staged").selectAll().execute())).toEqual([]);
    expect(await state()).toMatchObject({ place: null, started_at: null });
  });
});

describe("syncConnections()", () => {
  const due = async () => {
    await syncConnections(at.app).run({}, claim);
    const jobs = await rows(at.app as never, "sync_entity");
    return jobs.map(({ payload }) => (payload as Payload<"sync_entity">).entity);
  };
  const asTryton = () =>
    inAcme((tx) =>
      tx
        .updateTable("erp_connections")
        .set({
          kind: "tryton",
          config: { url: "http://127.0.0.1:9", database: "erp", user: "u" },
          credentials: sealSecrets(at.app.config.credentialsKey, { password: "p" }),
        })
        .execute(),
    );

  test("leaves the sandbox alone", async () => {
    expect(await due()).toEqual([]);
  });

  test("puts in every kind of data that was never listed, once", async () => {
    await asTryton();
    expect(await due()).toEqual([
      "customers",
      "shipping-addresses",
      "items",
      "prices",
      "inventory",
      "orders",
    ]);
    expect(await due()).toHaveLength(6);
  });

  test("leaves out what was listed a short while ago, and lists everything once a day", async () => {
    await asTryton();
    const listed = (entity: "items" | "customers", finished: string, swept: string) => ({
      idp_organization_id: "acme",
      connection_id: connectionId,
      entity,
      mark: "m",
      finished_at: new Date(Date.now() - Number(finished) * 60_000),
      swept_at: new Date(Date.now() - Number(swept) * 60_000),
    });
    await inAcme((tx) =>
      tx
        .insertInto("erp_syncs")
        .values([listed("items", "2", "2"), listed("customers", "20", "1500")])
        .execute(),
    );
    expect(await due()).not.toContain("items");
    expect(await state("customers")).toMatchObject({ full_sync: true });
    expect(await state("items")).toMatchObject({ full_sync: false });
  });

  test("a connection whose credentials can't be opened holds up no other", async () => {
    await asTryton();
    await inAcme((tx) => tx.updateTable("erp_connections").set({ credentials: "broken" }).execute());
    expect(await due()).toEqual([]);
    expect(at.lines.find(({ event }) => event === "connection not synchronized")).toBeDefined();
  });
});
