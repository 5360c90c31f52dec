import { expect, test } from "bun:test";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const headOf = (...head: Line[]) => {
  const { poNumber, orderDate } = read(...head, ...TABLE).header;
  return [poNumber?.value, orderDate?.value];
};

test("ordersOf() reads the whole number of a release, not the count of releases alone", () => {
  const release = (whole: string): Line[] => [
    [30, [40, "OHIO VALLEY RAILROAD"], [240, "BLANKET ORDER RELEASE"]],
    [78, [40, "BLANKET BO-2025-0338"], [200, "RELEASE 0019"], [320, whole], [500, "DATED 07/20/26"]],
  ];
  expect(headOf(...release("DOCUMENT BO-2025-0338-0019"))[0]).toBe("BO-2025-0338-0019");
  expect(headOf(...release("TEL 555-0019"))[0]).toBe("0019");
});

test("ordersOf() reads the number under the title of a contract, and its day", () => {
  expect(
    headOf(
      [32, [40, "Tallgrass Aerostructures Corporation"], [-560, "PURCHASE CONTRACT"]],
      [46, [40, "3801 S. Oliver Street, Wichita, Kansas 67210"], [-560, "4300118206"]],
      [78, [40, "SELLER"], [380, "Contract date:"], [-560, "05/28/2026"]],
      [90, [40, "Precision Fastener Co"], [380, "Payment terms:"], [-560, "Net 60"]],
    ),
  ).toEqual(["4300118206", "2026-05-28"]);
});

test("ordersOf() takes no day of a contract for that of an order under it", () => {
  expect(
    headOf(
      [32, [40, "Calder Pumps Ltd"], [-560, "PURCHASE ORDER 4711"]],
      [78, [380, "Contract date:"], [-560, "05/28/2026"]],
    ),
  ).toEqual(["4711", undefined]);
});

test("ordersOf() reads the code beside who writes, over the title of the order", () => {
  const head = (title: string): Line[] => [
    [29, [40, "KENDRICK-DOYLE PLUMBING"], [-560, "T1088231.002"]],
    [39, [40, title], [-560, "Entered 02/11/26"]],
  ];
  expect(headOf(...head("TRANSFER PURCHASE ORDER"))[0]).toBe("T1088231.002");
  expect(headOf(...head("STOCK LIST"))[0]).toBeUndefined();
});

test("ordersOf() reads the day behind a caption whose two signs stand far apart", () => {
  expect(
    headOf(
      [50, [240, "东莞市凯信智能科技股份有限公司"]],
      [100, [260, "采购订单"]],
      [127, [40, "供 应 商：深圳市华创源电子有限公司"], [380, "单据编号：POORD042816"]],
      [141, [40, "联 系 人：刘小姐"], [380, "日"], [406, "期：2026年6月26日"]],
    ),
  ).toEqual(["POORD042816", "2026-06-26"]);
});
