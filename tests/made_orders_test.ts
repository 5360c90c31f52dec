import { expect, setDefaultTimeout, test } from "bun:test";
import { isSilent, outcomeOf } from "./_made_orders.ts";
import { longOrder } from "./fixtures/long_orders.ts";

setDefaultTimeout(60_000);

test("ordersOf() loses no line of made orders in silence, whatever their layout and length", async () => {
  const outcomes = [];
  for (let seed = 1; seed <= 24; seed++)
    outcomes.push(await outcomeOf(await longOrder(seed, [5, 17, 60, 150][seed % 4]!)));
  const silent = outcomes.filter(isSilent);
  expect(silent.map(({ order }) => `seed ${order.seed}: ${order.layout}`)).toEqual([]);
  const [right, all] = [sum(outcomes.map((o) => o.right)), sum(outcomes.map((o) => o.order.lines.length))];
  expect(right / all).toBeGreaterThan(0.99);
});

test("ordersOf() reads an order of 1,200 lines to its last line", async () => {
  const outcome = await outcomeOf(await longOrder(4, 1200));
  expect([outcome.order.type, outcome.right, outcome.read]).toEqual(["pdf", 1200, 1200]);
});

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
