import { expect, test } from "bun:test";
import { type Score, scoreOf } from "./bench/families/_score.ts";
import { FAMILIES } from "./bench/families/mod.ts";

/** Line F1 below which a family must not fall, over two of its seeds; every one is drawn without a browser. */
const FLOORS: Record<string, number> = {
  "C-line-printer": 0.99,
  "F1-medruck-fixed": 0.98,
  "F2-medruck": 0.98,
  "20-typewriter": 0.98,
  "8-two-sheets": 0.99,
  "T-bc-nl": 0.98,
  "T-dolibarr-fr": 0.98,
  "T-korean": 0.98,
  "T-metasfresh-hu": 0.98,
  "T-nav-405-da": 0.98,
  "T-ofbiz": 0.98,
  "X-bestellung": 0.98,
  "X-garment-grid": 0.98,
  "X-infor": 0.98,
  "X-japanese": 0.98,
  "X-no-prices": 0.98,
  "desk-rows-of-days": 0.98,
  "desk-sap-message": 0.98,
  "desk-terms-pages": 0.98,
  "trade-city": 0.98,
  "trade-desired-date": 0.98,
};

for (const [name, floor] of Object.entries(FLOORS))
  test(`layout() reads orders of the family ${name}, line F1 ${floor} at least, and no line is lost in silence`, async () => {
    const family = FAMILIES.find((one) => one.name === name)!;
    const scores: Score[] = [];
    for (const seed of [1, 3]) scores.push(await scoreOf(await family.make(seed)));
    const sum = (pick: (score: Score) => number) => scores.reduce((total, score) => total + pick(score), 0);
    const f1 = (2 * sum(({ right }) => right)) / sum(({ lines, read }) => lines + read);
    expect(f1).toBeGreaterThanOrEqual(floor);
    expect(sum(({ silent }) => Number(silent))).toBe(0);
    expect(sum(({ invented }) => invented)).toBe(0);
  });

test("layout() reads the words of items that begin under a barcode and run on below the next columns", async () => {
  const family = FAMILIES.find(({ name }) => name === "reach-edi-print-blocks")!;
  const { worded } = await scoreOf(await family.make(2));
  expect(worded[0]).toBe(worded[1]);
});

test("make() gives the same truth for a seed each time, and another for another seed", async () => {
  const family = FAMILIES.find(({ name }) => name === "F2-medruck")!;
  const [once, again, other] = [await family.make(4), await family.make(4), await family.make(5)];
  expect(again.truth).toEqual(once.truth);
  expect(other.truth).not.toEqual(once.truth);
});
