import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];

test.each([
  ["by its words", "From: Ann Lee <ann@mail.example>", ["Ann Lee", "Norwick Pumps Ltd"], "Norwick Pumps Ltd"],
  ["by the address", "Ann Lee <ann@threeforks.example>", ["Ann Lee", "Three Forks"], "Three Forks"],
  [
    "over an address",
    "From Ann Lee <ann@mail.example>",
    ["Ann Lee", "Buyer II", "Town of Elm Falls", "4 Quay Road"],
    "Town of Elm Falls",
  ],
  [
    "below what the writer is",
    "From: Ann Lee <ann@mail.example>",
    ["Ann Lee, Administrator", "Fenwick Court", "4 Quay Road"],
    "Fenwick Court",
  ],
  [
    "over a street without a number",
    "From: Ann Lee <ann@mail.example>",
    ["Ann Lee", "Fenwick Court", "The Old Granary, Church Lane", "Little Marford", "Leeds LS10 1AB"],
    "Fenwick Court",
  ],
  [
    "beside the writer",
    "From: Ann Lee <ann@mail.example>",
    ["Ann", "Ann Lee | The Penny Loaf", "4 Quay Road"],
    "The Penny Loaf",
  ],
  [
    "behind the writer's name",
    "From: Ann Lee <ann@mail.example>",
    ["Ann Lee, Sol & Luna Taquerias", "4 Quay Road"],
    "Sol & Luna Taquerias",
  ],
  [
    "below dashes",
    "From: Ann Lee <ann@mail.example>",
    ["--", "Spoke & Wheel Works", "4 Quay Road"],
    "Spoke & Wheel Works",
  ],
  [
    "in its own name",
    "From: Garnel & Fils <contact@mail.example>",
    ["Ann Lee", "Garnel & Fils"],
    "Garnel & Fils",
  ],
  [
    "with its form behind a comma",
    "Ann Lee <ann@mail.example>",
    ["Ann Lee", "Ironwood, Inc."],
    "Ironwood, Inc.",
  ],
])("layout() takes the company that signs a printed mail for the customer: %s", (_, from, signed, name) => {
  const signature: Rows = ["Regards,", ...signed].map((text, i) => [400 + 14 * i, [40, text]]);
  const head: Rows = [
    [30, [40, "Outlook"]],
    [60, [40, from]],
    [74, [40, "To: sales@supplier.example"]],
    [88, [40, "Subject: Purchase order 4711-22"]],
    [120, [40, "Hi Tracy,"]],
  ];
  const [draft] = layout(readingOf(pageOf([...head, ...TABLE, ...signature])), { ownNames: [] });
  expect(draft!.header.customerName?.value).toBe(name);
});
