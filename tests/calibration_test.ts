import { expect, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import { findItems } from "../src/erp/mod.ts";
import { calibrated, fitted, GENERAL, type Outcome } from "../src/erp/search/calibration.ts";
import { catalogue } from "./_catalogue.ts";
import { database } from "./_db.ts";
import { emptyOrder } from "./_orders.ts";

/** Outcomes of which a share was right, at each of some scores. */
function outcomes(shares: [score: number, right: number][], each: number): Outcome[] {
  return shares.flatMap(([score, share]) =>
    Array.from({ length: each }, (_, at) => ({ score, right: at < share * each })),
  );
}

test("fitted() is the general curve for an organization without outcomes", () => {
  expect(fitted([])).toEqual(GENERAL);
  for (const score of [0.02, 0.3, 0.5, 0.93]) expect(calibrated(score, GENERAL)).toBeCloseTo(score, 9);
});

test("fitted() follows many outcomes, and a few only a little", () => {
  const overrated: [number, number][] = [
    [0.95, 0.6],
    [0.8, 0.4],
    [0.6, 0.2],
  ];
  const many = fitted(outcomes(overrated, 400));
  for (const [score, share] of overrated)
    expect(Math.abs(calibrated(score, many) - share)).toBeLessThan(0.06);
  const few = calibrated(0.95, fitted(outcomes(overrated, 2)));
  expect(few).toBeLessThan(0.95);
  expect(few).toBeGreaterThan(0.8);
});

test("fitted() raises what turned out right more often", () => {
  const curve = fitted(
    outcomes(
      [
        [0.5, 0.95],
        [0.7, 0.99],
      ],
      200,
    ),
  );
  expect(calibrated(0.5, curve)).toBeGreaterThan(0.85);
});

test("fitted() never makes a surer score a less sure one, whatever people did", () => {
  const upside = fitted(
    outcomes(
      [
        [0.95, 0.05],
        [0.5, 0.5],
        [0.1, 0.95],
      ],
      1_000,
    ),
  );
  const scores = Array.from({ length: 99 }, (_, at) => calibrated((at + 1) / 100, upside));
  for (let at = 1; at < scores.length; at++) expect(scores[at]!).toBeGreaterThan(scores[at - 1]!);
});

test("findItems() is as sure as an organization's people found it right, and keeps what it said before", async () => {
  const { db, close } = await database();
  const connectionId = await catalogue(db);
  const order_id = await emptyOrder(db, "acme", { status: "submitted" });
  const candidate = { itemId: "suggested", sku: "", description: "", source: "fuzzy" as const, reason: "" };
  const line = { description: "hex cap screw 0.5-13 x 2.5 grade 8 yellow zinc" };
  const [best] = await tenant(db, "acme", async (tx) => {
    for (let position = 0; position < 60; position++)
      await tx
        .insertInto("order_lines")
        .values({
          idp_organization_id: "acme",
          order_id,
          position,
          item_erp_id: "another",
          candidates: [{ ...candidate, score: 0.5, uncalibrated: 0.95 }],
        })
        .execute();
    return (await findItems(tx, [line], { connectionId, limit: 3 }))[0]!;
  });
  expect(best!.uncalibrated).toBeGreaterThan(0.8);
  expect(best!.score).toBeLessThan(0.4);
  await close();
}, 30_000);
