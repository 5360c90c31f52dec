import { expect, test } from "bun:test";
import { multiplies } from "../src/extraction/layout/values/products.ts";

test("multiplies() lets rounding pass to its very bound, where binary numbers are not exact", () => {
  expect(multiplies("1", "10.011", "10")).toBe("1");
  expect(multiplies("1", "10.0110000000001", "10")).toBeNull();
  expect(multiplies("1", "0.02", "0.009")).toBe("1");
  expect(multiplies("1", "0.02", "0.0089999999")).not.toBe("1");
});

test("multiplies() tells the basis of a price, and keeps signs apart", () => {
  expect(multiplies("250", "12.40", "31.00")).toBe("100");
  expect(multiplies("5000", "7.5", "37.50")).toBe("1000");
  expect(multiplies("-2", "5", "-10")).toBe("1");
  expect(multiplies("2", "5", "-10")).toBeNull();
});

test("multiplies() says of nothing that it is nothing by the piece alone", () => {
  expect(multiplies("0", "5", "0")).toBe("1");
});
