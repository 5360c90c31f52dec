import { expect, test } from "bun:test";
import { check } from "../src/orders/check.ts";
import type { OrderHead, Account as Told } from "../src/orders/mod.ts";
import { accountProps } from "../src/review/account.ts";
import { Account } from "../views/review_account.tsx";

const at = { page: 1, box: [0, 0, 9, 9] as [number, number, number, number], text: "2.00" };
const TOLD: Told = {
  lines: { amount: "38", evidence: null },
  parts: [
    { label: "Freight <b>", amount: "5", evidence: at },
    { label: "", amount: "-2", evidence: null },
  ],
  total: { amount: "41", evidence: at },
  unexplained: null,
};
const shown = (account?: Told) => accountProps({ proof: { account } } as unknown as OrderHead);

test("Account() names what lies between the lines and the total, each amount with its place", async () => {
  const html = await Account(shown(TOLD)!);
  expect(html).toContain("Lines + Freight &lt;b&gt; − Printed beside = total");
  expect(html.match(/data-show/g)).toHaveLength(2);
  expect(html).not.toContain('<details class="account" open');
});

test("Account() is open and says the difference where the total is not explained", async () => {
  const html = await Account(shown({ ...TOLD, parts: [], unexplained: "3" })!);
  expect(html).toContain("open");
  expect(html).toMatch(/class="unexplained".*3\.00/s);
});

test("accountProps() has nothing to show where the lines are the total or no total was read", () => {
  expect(shown({ ...TOLD, parts: [] })).toBeNull();
  expect(shown()).toBeNull();
});

test.each([
  ["as it was read", "38", "41", []],
  ["after a line was changed", "39", "41", ["total_differs"]],
  ["after the total was changed", "38", "40", ["total_differs"]],
])(
  "check() adds printed charges to the lines before it compares them with the total, %s",
  (_, lines, total, codes) => {
    const order = {
      poNumber: "1",
      customer: { name: null, erpId: "1", score: 1, reason: null },
      orderDate: null,
      requiredDate: null,
      shipDate: null,
      total,
      proof: { account: TOLD },
      lines: [],
    };
    const sums = { count: 2, total: lines, priceless: 0 };
    expect(check(order, { sums }).map(({ code }) => code)).toEqual(codes);
  },
);
