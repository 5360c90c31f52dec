import { expect, test } from "bun:test";
import { cleanName } from "../src/extraction/layout/parties/clean_name.ts";
import { isStore } from "../src/extraction/layout/parties/offices.ts";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const TITLED: Line = [20, [400, "PURCHASE ORDER 4711"]];

test.each([
  [
    "whose mark of two lines heads the page",
    [
      [40, { x: 40, text: "Corran Vale", size: 20 }],
      [64, [40, "DAIRY CO-OP"]],
      [110, [40, "Corran Vale Dairy Co-operative Limited"]],
      [122, [40, "214 Quarry Road"]],
      [134, [40, "Nelson 7081"]],
      [146, [40, "Email: stores@cvdairy.example"]],
    ],
    "Corran Vale Dairy Co-operative Limited",
  ],
  [
    "that has the words of the mark over it, not the one beside it",
    [
      [40, [450, "Hermanos Corran"]],
      [100, [40, "Distribuciones Brannock S.L."], [400, "Obrador Hermanos Corran, S.A."]],
      [112, [40, "Calle Mayor 45"], [400, "B46118820"]],
      [124, [40, "41004 Sevilla"], [400, "Camí Nou 12, 46470 Catarroja"]],
    ],
    "Obrador Hermanos Corran, S.A.",
  ],
  [
    "right under a mark with one of its words",
    [
      [40, { x: 185, text: "SARTORIA CORRAN", size: 18 }],
      [60, [93, "Confezioni Corran S.r.l. – Via Pistoiese 755/14 – 59100 Prato (PO)"]],
    ],
    "Confezioni Corran S.r.l.",
  ],
  [
    "behind a caption that is translated in brackets",
    [
      [36, { x: 40, text: "ALIMENTOS CORRAN", size: 14 }],
      [60, [40, "A: (To)"], [320, "Facturar a: (Invoice to)"]],
      [72, [40, "Brannock del Norte SA de CV"], [320, "Alimentos Corran, S.A. de C.V."]],
      [84, [40, "64180 Monterrey, N.L."], [320, "66254 San Pedro, N.L."]],
    ],
    "ALIMENTOS CORRAN",
  ],
  [
    "at the head, not who acts for it over other captions with their values",
    [
      [30, [40, "Al Corran Gas Processing Company L.L.C."]],
      [60, [40, "Vendor"], [260, "Order Date 15-OCT-23"]],
      [72, [40, "Brannock Piping FZE"], [260, "Buyer Mariam Al Zaabi"]],
      [84, [40, "Dubai, U.A.E."], [260, "Currency AED"]],
      [96, [260, "Payment Terms 60 days"]],
    ],
    "Al Corran Gas Processing Company L.L.C.",
  ],
  [
    "in a form that asks for a library first",
    [
      [60, [40, "Billing place"]],
      [76, [40, "Library"], [240, "Corran Shire Libraries"]],
      [92, [40, "Branch"], [240, "Picton Central"]],
      [108, [40, "Phone"], [240, "(02) 4677 8300"]],
      [124, [40, "Address"], [240, "42 Colden Street"]],
    ],
    "Corran Shire Libraries",
  ],
  [
    "by its form in Hebrew, no street under whom the letter is to",
    [
      [40, [-560, 'כימיות כרמל בע"מ']],
      [60, [-560, "לכבוד"]],
      [72, [-560, 'מגן ציוד בטיחות בע"מ']],
      [84, [-560, "רח' המלאכה 5 חולון"]],
    ],
    'כימיות כרמל בע"מ',
  ],
] as [string, Line[], string][])("layout() takes for who buys the firm %s", (_, head, name) => {
  expect(read(TITLED, ...head, ...TABLE).header.customerName?.value).toBe(name);
});

const doubts = (head: Line[]) =>
  read(TITLED, ...head, ...TABLE).findings.filter(({ field }) => field === "customerName");

test.each([
  ["its name in another script", [[40, [40, "CORRAN WORKS L.L.C."], [360, "شركة كوران للأعمال"]]] as Line[]],
  [
    "another firm without the number of its taxes",
    [
      [40, [40, "Elektro Corran AG"], [340, "Brannock-Material AG"]],
      [52, [40, "3421 Lyssach"], [340, "8005 Zürich"]],
      [64, [40, "CHE-107.442.981 MWST"]],
    ] as Line[],
  ],
  [
    "a store of its own that goods go to",
    [
      [40, [40, "Corran Ferries Limited"]],
      [60, [340, "Deliver To:"]],
      [72, [340, "Engineering Store - Gate 3"]],
      [84, [340, "Nelson 7081"]],
    ] as Line[],
  ],
])("layout() doubts not who buys beside %s", (_, head) => {
  expect(doubts(head)).toEqual([]);
});

test("layout() doubts who buys where another firm stands beside it and neither prints the number of its taxes", () => {
  const head: Line[] = [
    [40, [40, "Elektro Corran AG"], [340, "Brannock-Material AG"]],
    [52, [40, "3421 Lyssach"], [340, "8005 Zürich"]],
  ];
  expect(doubts(head)).toHaveLength(1);
});

test("layout() reads the lines of a place that stand to the right of its caption at one edge", () => {
  const { header } = read(
    TITLED,
    [60, [40, "Delivery address"]],
    [76, [94, "Corran Central"]],
    [90, [94, "42 Colden Street"]],
    [104, [94, "Picton NSW 2571"]],
    ...TABLE,
  );
  expect([header.shipToName?.value, header.shipToAddress?.value]).toEqual([
    "Corran Central",
    "42 Colden Street, Picton NSW 2571",
  ]);
});

test.each([
  ["CORRAN ITALIA S.p.A. - Strada Provinciale 32, 15 - 22060 Novedrate (CO)", "CORRAN ITALIA S.p.A."],
  ["CORRAN ITALIA S.p.A. - Magazzino 2", "CORRAN ITALIA S.p.A. - Magazzino 2"],
])("cleanName() ends before a street behind a legal form: %s", (printed, name) => {
  expect(cleanName(printed)).toBe(name);
});

test("isStore() knows where goods come in on a site, not a firm that may be called so", () => {
  expect(["Engineering Store - Gate 3", "Maintenance Workshop", "Corran Engineering"].map(isStore)).toEqual([
    true,
    false,
    false,
  ]);
});
