import { expect, test } from "bun:test";
import { forecast } from "../src/billing/forecast.ts";
import { makeUp } from "../src/billing/subset.ts";

const AMOUNTS = [
  { id: "a", cents: 250 },
  { id: "b", cents: 250 },
  { id: "c", cents: 410 },
];

test.each([
  [0, ""],
  [250, "a"],
  [500, "ab"],
  [660, "ac"],
  [910, "abc"],
  [300, null],
  [-250, null],
])("makeUp() %d is made of %p", (sum, ids) => {
  expect(
    makeUp(sum, AMOUNTS)
      ?.map(({ id }) => id)
      .join("") ?? null,
  ).toBe(ids);
});

/** Cents on the days of a month, from the first on. */
const month = (first: string, cents: number[]) =>
  new Map(
    cents.map((each, at) => [new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10), each]),
  );

test("forecast() adds each day left by its weekday's mean", () => {
  // 1 June 2026 is a Monday: four weeks of 100 on Mondays and 20 on other working days.
  const days = month(
    "2026-06-01",
    Array.from({ length: 28 }, (_, at) => [100, 20, 20, 20, 20, 0, 0][at % 7]!),
  );
  expect(forecast({ days, since: "2026-05-01", today: "2026-06-29" })).toBe(4 * 180 + 100 + 20);
  days.set("2026-06-29", 130);
  expect(forecast({ days, since: "2026-05-01", today: "2026-06-29" })).toBe(4 * 180 + 130 + 20);
});

test("forecast() measures since the first order, and not without a full day", () => {
  const days = month("2026-06-01", [60]);
  expect(forecast({ days, since: "2026-06-01", today: "2026-06-01" })).toBeNull();
  expect(forecast({ days, since: null, today: "2026-06-01" })).toBeNull();
  expect(forecast({ days, since: "2026-06-01", today: "2026-06-02" })).toBe(60 * 30);
});
