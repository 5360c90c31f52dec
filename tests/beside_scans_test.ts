import { expect, setDefaultTimeout, test } from "bun:test";
import { enqueue } from "../jobs/mod.ts";
import { csv, extracting } from "./_extraction.ts";
import { scannedOrder } from "./fixtures/scan.ts";

setDefaultTimeout(180_000);

const CSV = { fileName: "order.csv", fileType: "csv" as const };
const order = (number: number) =>
  csv([
    ["PO number", "SKU", "Quantity"],
    [`B-${number}`, "AB-100", "2"],
  ]);

/** A service with one reader and two scans: one in hand, one that waits. */
async function withScans() {
  const scene = await extracting({ READERS: "1" });
  const { app, seen, store } = scene;
  const file = { fileName: "scan.png", fileType: "png" as const };
  const scans: string[] = [];
  for (const title of ["PURCHASE ORDER", "ORDER"])
    scans.push((await store(await scannedOrder(0, title), file)).id);
  const recognitions = () =>
    app.db
      .selectFrom("jobs")
      .select(["key", "payload", "claimed_by"])
      .where("kind", "=", "recognize_document")
      .execute();
  const inHand = async () => (await recognitions()).filter(({ claimed_by }) => claimed_by !== null);
  while ((await recognitions()).length < 2 || (await inHand()).length < 1) await Bun.sleep(20);
  const waits = (await recognitions()).find(({ claimed_by }) => claimed_by === null)!.key!;
  const statusOf = async (id: string) => (await seen(id)).document.status;
  const close = async () => {
    await app.isolate.stop();
    await scene.close();
  };
  return { ...scene, scans, waits, statusOf, recognitions, close };
}

test("extractDocument() reads small files while scans are recognized, and what waits in line", async () => {
  const { app, scans, statusOf, recognitions, store, seen, sweep, age, close } = await withScans();
  const small = await Promise.all(
    Array.from({ length: 5 }, async (_, at) => (await store(order(at), CSV)).id),
  );
  for (const id of small) while ((await statusOf(id)) !== "completed") await Bun.sleep(20);
  expect(await Promise.all(scans.map(statusOf))).toEqual(["processing", "processing"]);
  expect((await recognitions()).map(({ key }) => key).sort()).toEqual(scans.toSorted());

  expect((await seen(small[0]!)).orders).toHaveLength(1);

  await age(...scans);
  await sweep();
  const asked = await app.db.selectFrom("jobs").select("id").where("kind", "=", "extract_document").execute();
  expect(asked).toEqual([]);
  await close();
});

test("extractDocument() hands on that a person called a scan an order, also to a recognition that waits", async () => {
  const { app, waits, recognitions, close } = await withScans();
  const payload = { idpOrganizationId: "a", documentId: waits, asOrder: true };
  await enqueue(app.db, "extract_document", payload, { key: waits });
  const payloadOf = async () => (await recognitions()).find(({ key }) => key === waits)?.payload;
  while (!Bun.deepEquals(await payloadOf(), payload)) await Bun.sleep(20);
  await close();
});
