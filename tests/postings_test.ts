import { afterAll, expect, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import { gathered } from "../src/erp/ingest/moves.ts";
import { type Known, type Move, moved, type Part } from "../src/erp/ingest/parts.ts";
import { postings } from "../src/erp/ingest/postings.ts";
import { merged, packed, split, unpacked } from "../src/erp/search/packed.ts";
import { SLOW_START } from "./_app.ts";
import { ingestApp, newConnection } from "./_ingest.ts";

function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return Math.floor((state / 0x7fffffff) * below);
  };
}

const LISTS = [
  [],
  [0],
  [1, 2, 3, 127, 128, 255, 256, 16_383, 16_384],
  [5, 2 ** 31, 2 ** 32 - 1],
  [1, 2 ** 32, 2 ** 40, 2 ** 40 + 1, 2 ** 52],
];

test("unpacked() gives what packed() got, to numbers beyond four bytes", () => {
  for (const list of LISTS) expect([...unpacked([packed(list)])]).toEqual(list);
  expect([...unpacked(LISTS.slice(0, 3).map(packed))]).toEqual(LISTS.slice(0, 3).flat());
  expect(packed([1, 2, 3, 100, 200]).length).toBe(5);
});

test("split() makes lists of one size, each within its bytes", () => {
  const random = randomFrom(3);
  const numbers = [...new Set(Array.from({ length: 5_000 }, () => random(3_000_000)))].sort((a, b) => a - b);
  const lists = split(numbers, 500);
  expect(lists.flat()).toEqual(numbers);
  for (const list of lists) expect(packed(list).length).toBeLessThanOrEqual(500);
  for (const list of lists.slice(0, -1)) expect(packed(list).length).toBeGreaterThan(450);
  expect(split([1, 2, 3, 4], 3)).toEqual([[1, 2, 3], [4]]);
});

test("merged() puts in and takes out, and takes what is there already once", () => {
  expect(merged([2, 4, 6, 8], { arriving: [1, 4, 5, 9], leaving: [2, 8] })).toEqual([1, 4, 5, 6, 9]);
  expect(merged([], { arriving: [3], leaving: [] })).toEqual([3]);
});

test("gathered() gives what came and went word by word, ascending, beyond its first room, and begins anew", () => {
  const moves = gathered();
  const told = () =>
    [...moves.taken()].map(({ word, arriving, leaving }) => [word, [...arriving], [...leaving]]);
  const numbers = Array.from({ length: 9_000 }, (_, at) => at + 2 ** 33);
  for (const number of numbers.toReversed()) moves.arrives(number, "often");
  moves.leaves(7, "seldom");
  moves.leaves(3, "seldom");
  moves.arrives(5, "seldom");
  expect(moves.size()).toBe(9_003 + 2 * 20);
  expect(told()).toEqual([
    ["often", numbers, []],
    ["seldom", [5], [3, 7]],
  ]);
  moves.arrives(1, "seldom");
  expect(told()).toEqual([["seldom", [1], []]]);
});

/** The index of one word as its tables have it. */
class Index {
  rowCount = 0;
  numbers: Buffer | null = Buffer.alloc(0);
  parts = new Map<number, Buffer>();

  take(move: Move) {
    const now = moved(move, this.rowCount ? this.touched(move) : undefined);
    this.rowCount = now.rowCount;
    this.numbers = now.numbers;
    for (const first of now.gone) this.parts.delete(first);
    for (const { first, numbers } of now.parts) this.parts.set(first, numbers);
    if (!now.rowCount) this.parts.clear();
  }

  get firsts() {
    return [...this.parts.keys()].sort((a, b) => a - b);
  }

  /** As the query does: from the part in which the least moves to that of the last. */
  touched({ arriving, leaving }: Move): Known {
    const all = [...arriving, ...leaving].sort((a, b) => a - b);
    const from = this.firsts.filter((first) => first <= all[0]!).at(-1)!;
    const parts: Part[] = this.firsts
      .filter((first) => first >= from && first <= all.at(-1)!)
      .map((first) => ({ first, numbers: this.parts.get(first)! }));
    return { rowCount: this.rowCount, numbers: this.numbers, parts };
  }

  get all() {
    return [...unpacked(this.numbers ? [this.numbers] : this.firsts.map((first) => this.parts.get(first)!))];
  }
}

test("moved() keeps a word's numbers through whatever comes and goes, in parts of a page's size", () => {
  const random = randomFrom(11);
  for (let word = 0; word < 12; word++) {
    const index = new Index();
    const expected = new Set<number>();
    for (let round = 0; round < 40; round++) {
      const below = 10 ** (2 + (word % 5));
      const leaves = round % 10 === 9 ? 1 : 0.2;
      const leaving = [...expected].filter(() => random(1000) < leaves * 1000).sort((a, b) => a - b);
      const size = random(round % 3 ? 4 : 6_000);
      const came = new Set(Array.from({ length: size }, () => random(below)));
      const arriving = [...came].filter((number) => !expected.has(number)).sort((a, b) => a - b);
      if (!arriving.length && !leaving.length) continue;
      index.take({ word: "w", arriving, leaving });
      for (const number of leaving) expected.delete(number);
      for (const number of arriving) expected.add(number);
      expect(index.rowCount).toBe(expected.size);
      expect(index.all).toEqual([...expected].sort((a, b) => a - b));
      for (const numbers of index.parts.values()) expect(numbers.length).toBeLessThanOrEqual(1_600);
    }
  }
});

test(
  "postings() leaves the same index when it is written in many goes as in one",
  async () => {
    const at = await ingestApp();
    afterAll(() => at.stop());
    const indexed = async (most: number | undefined) => {
      const id = await newConnection(at, "a");
      const owner = { id, idp_organization_id: "a" };
      return tenant(at.app.db, "a", async (tx) => {
        for (const leaving of [false, true]) {
          const moves = postings(tx, { owner, entity: "item", most });
          const random = randomFrom(7);
          for (let number = 1; number < 4_000; number++) {
            const words = new Set(["common", `word${random(50)}`, `word${random(50)}`]);
            for (const word of words)
              if (!leaving) moves.arrives(number, word);
              else if (number % 3 === 0) moves.leaves(number, word);
            await moves.rest();
          }
          await moves.end();
        }
        const words = await tx.selectFrom("erp_words").selectAll().where("connection_id", "=", id).execute();
        const parts = await tx
          .selectFrom("erp_postings")
          .selectAll()
          .where("connection_id", "=", id)
          .orderBy("first")
          .execute();
        return new Map(
          words.map(({ word, row_count, numbers }) => {
            const own = parts.filter((part) => part.word === word).map((part) => part.numbers);
            return [word, { row_count, numbers: [...unpacked(numbers ? [numbers] : own)] }];
          }),
        );
      });
    };
    const once = await indexed(undefined);
    expect(once.get("common")!.row_count).toBe(2_666);
    expect(await indexed(500)).toEqual(once);
  },
  SLOW_START,
);
