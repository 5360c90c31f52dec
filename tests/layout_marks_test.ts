import { expect, test } from "bun:test";
import { withoutPlace } from "../src/extraction/layout/parties/clean_name.ts";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test.each([
  [
    "the place of whose goods has the name in full",
    [
      [40, { x: 40, text: "CORRAN", size: 20 }, [400, "PURCHASE ORDER 4711"]],
      [64, [40, "access platforms"]],
      [110, [40, "Brannock Fasteners Ltd"], [320, "Delivery Address"]],
      [122, [40, "Unit 19 Quarry Road"], [320, "Corran Access Platforms DAC - Plant 1, Gate B"]],
      [134, [40, "Nelson 7081"], [320, "12 Wharf Road, Nelson 7010"]],
    ],
    "Corran Access Platforms DAC",
  ],
  [
    "that the bill goes to",
    [
      [40, { x: 40, text: "Corran Vale", size: 14 }, [400, "PURCHASE ORDER 4711"]],
      [56, [40, "Regional Medical Center"]],
      [120, [40, "Sold To"], [320, "Supplier"]],
      [132, [40, "Corran Vale Regional Medical Center"], [320, "BRANNOCK MEDICAL LLC"]],
      [144, [40, "2100 Fry Blvd"], [320, "5151 E Broadway Blvd"]],
      [156, [40, "Austin, TX 78701"], [320, "Tucson, AZ 85711"]],
    ],
    "Corran Vale Regional Medical Center",
  ],
] as [string, Line[], string][])("layout() reads the buyer %s", (_, head, buyer) => {
  expect(read(...head, ...TABLE).header.customerName?.value).toBe(buyer);
});

test.each([
  ["Corran Access DAC - Plant 1, Stores Gate B", "Corran Access DAC"],
  ["Corran Ltd - Brannock Division", "Corran Ltd - Brannock Division"],
])("withoutPlace() of %p", (printed, name) => {
  expect(withoutPlace(printed)).toBe(name);
});
