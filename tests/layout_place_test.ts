import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { Reading } from "../src/reading/mod.ts";
import { bookOf, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const HEAD: Rows = [[40, { x: 40, text: "PURCHASE ORDER 4711", size: 18 }]];
const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];

test.each([
  ["one line", [[100, [40, "Ship to: Norwick Pumps Ltd, 4 Quay Road, Hull HU1 2AB"]]]],
  [
    "lines under a caption far from what stands beside it",
    [
      [100, [40, "Ship to:"], [320, "Release no."], [420, "74"]],
      [111, [40, "Norwick Pumps Ltd"], [320, "Page"], [420, "1"]],
      [122, [40, "4 Quay Road"]],
      [133, [40, "Hull HU1 2AB"]],
    ],
  ],
  [
    "lines over a remark between stars",
    [
      [100, [40, "Ship To:"]],
      [111, [40, "Norwick Pumps Ltd"]],
      [122, [40, "4 Quay Road"]],
      [133, [40, "Hull HU1 2AB"]],
      [144, [40, "*** DROP SHIPMENT - SHIP DIRECT ***"]],
    ],
  ],
  [
    "lines under the place's code",
    [
      [100, [40, "Ship To"], [100, "30"]],
      [111, [100, "Norwick Pumps Ltd"]],
      [122, [100, "4 Quay Road"]],
      [133, [100, "Hull HU1 2AB"]],
    ],
  ],
  [
    "lines under a caption with the place's code in brackets",
    [
      [100, [40, "Ship To (92: 0471)"]],
      [111, [40, "Norwick Pumps Ltd"]],
      [122, [40, "4 Quay Road"]],
      [133, [40, "Hull HU1 2AB"]],
    ],
  ],
  [
    "a form whose first answer stands beside the caption of the place itself",
    [
      [100, [40, "Vendor Name"], [120, "Acme Tools Ltd"], [320, "Ship To Name"], [420, "Norwick Pumps Ltd"]],
      [112, [40, "Address"], [120, "1 Mill Lane"], [320, "Address"], [420, "4 Quay Road, Hull HU1 2AB"]],
      [124, [40, "Telephone No"], [120, "555-0101"], [320, "Telephone No"], [420, "555-0199"]],
    ],
  ],
  [
    "a form under the middle of its heading, captions set right",
    [
      [100, [40, "Purchase From"], [400, "Ship To"]],
      [122, [40, "Supplier Name: Acme Tools Ltd"], [330, "Company Name: Norwick Pumps Ltd"]],
      [134, [40, "Street Address: 1 Mill Lane"], [328, "Street Address: 4 Quay Road"]],
      [146, [40, "City: Leeds LS1 4DY"], [384, "City: Hull HU1 2AB"]],
    ],
  ],
  [
    "the end of a sentence's line",
    [[100, [40, "Our terms of purchase apply. Ship to: Norwick Pumps Ltd, 4 Quay Road, Hull HU1 2AB"]]],
  ],
] satisfies [string, Rows][])("layout() reads name and address of where the goods go from %s", (_, rows) => {
  expect(placeOf(readingOf(pageOf([...HEAD, ...rows, ...TABLE])))).toEqual([
    "Norwick Pumps Ltd",
    "4 Quay Road, Hull HU1 2AB",
  ]);
});

test.each([
  ["Kaveri Unit 3", "S. No. 45/2, MIDC Road, New Delhi - 110020"],
  ["Central Stores, Sanand", "Gate 4, 712 Sawmill Rd, Coimbatore - 641043"],
  [undefined, "Rua Augusta, 1500, conj. 4, 01304-001 São Paulo"],
])("layout() reads %s before its house in one line: %s", (name, address) => {
  const said = ["Delivery at:", [name, address].filter(Boolean).join(", ")].join(" ");
  expect(placeOf(readingOf(pageOf([...HEAD, [100, [40, said]], ...TABLE])))).toEqual([name, address]);
});

test.each([
  ["a country below the address", ["4 Quay Road, Hull HU1 2AB", "United Kingdom"]],
  ["a street with its number behind", ["Musterweg 12, 80331 Musterstadt"]],
  ["a house by its number in Japanese", ["中央区本町3-2-1〒541-0053 大阪市"]],
])("layout() takes %s for no name of where the goods go", (_, lines) => {
  const rows: Rows = lines.map((text, i) => [111 + 11 * i, [40, text]]);
  const reading = readingOf(pageOf([...HEAD, [100, [40, "Ship to:"]], ...rows, ...TABLE]));
  expect(placeOf(reading)).toEqual([undefined, lines.join(", ")]);
});

test("layout() reads where the goods go from a name's block and another with the address", () => {
  const rows: Rows = [
    [100, [40, "Site: Kestrel Court Phase 2"]],
    [130, [40, "Ship to: 4 Quay Road, Hull HU1 2AB"]],
  ];
  expect(placeOf(readingOf(pageOf([...HEAD, ...rows, ...TABLE])))[1]).toBe("4 Quay Road, Hull HU1 2AB");
});

test("layout() reads a cell of several lines as a name with its address", () => {
  const cell = "Norwick Pumps Ltd\n4 Quay Road\nHull HU1 2AB";
  const book = bookOf({
    Order: [
      ["Purchase Order", "4711", null],
      ["Bill to", "Ship to", null],
      ["Corran Milling plc\n9 Mill Road\nLeeds LS1 4AA", cell, null],
      ["Item", "Qty", "Price"],
      ["AB-1001", 12, 1.5],
      ["AB-1002", 40, 0.5],
    ],
  });
  expect(placeOf(book)).toEqual(["Norwick Pumps Ltd", "4 Quay Road, Hull HU1 2AB"]);
  expect(layout(book, { ownNames: [] })[0]!.header.customerName?.value).toBe("Corran Milling plc");
});

test.each([
  ["a sentence in capitals", "PRICES PER CONTRACT. SHOW OUR NUMBER ON ALL CARTONS."],
  ["words of a sentence", "Blind shipment - no prices on any packing slip"],
  ["a sentence of another tongue", "Livraison le matin uniquement, prévenir le chef de chantier."],
])("layout() ends the place of goods at %s below it", (_, sentence) => {
  const lines = ["Norwick Pumps Ltd", "4 Quay Road", "Hull HU1 2AB", sentence, "Kim Arden"];
  const rows: Rows = lines.map((text, i) => [111 + 11 * i, [40, text]]);
  const reading = readingOf(pageOf([...HEAD, [100, [40, "Ship to:"]], ...rows, ...TABLE]));
  expect(placeOf(reading)).toEqual(["Norwick Pumps Ltd", "4 Quay Road, Hull HU1 2AB"]);
});

test.each([
  ["the number of a register", ["CNPJ: 12.555.014/0002-61"]],
  ["a state's name with its code", ["GSTIN/UIN : 24AABCM5501Q1ZV"]],
])("layout() leaves %s out of the place of goods", (_, [register]) => {
  const lines = ["Norwick Pumps Ltd - Yard 2", register!, "Plot No. 47/B, Phase II", "Ahmedabad - 382445"];
  const rows: Rows = lines.map((text, i) => [111 + 11 * i, [40, text]]);
  const reading = readingOf(pageOf([...HEAD, [100, [40, "Consignee (Ship to)"]], ...rows, ...TABLE]));
  expect(placeOf(reading)).toEqual([
    "Norwick Pumps Ltd - Yard 2",
    "Plot No. 47/B, Phase II, Ahmedabad - 382445",
  ]);
});

test.each([
  [
    "Delivery is required to 4 Quay Road, Hull HU1 2AB by 12 June 2026 at the latest.",
    "4 Quay Road, Hull HU1 2AB",
  ],
  ["Kindly send the goods to 4 Quay Road, Hull HU1 2AB, where we wait.", "4 Quay Road, Hull HU1 2AB"],
  [
    "2、交货地点：浙江省宁波市北仑区明州路668号，收货人：王丽华，电话：0574-55501480。",
    "浙江省宁波市北仑区明州路668号",
  ],
])("layout() reads the place of goods in a sentence or a clause: %s", (sentence, address) => {
  const rows: Rows = [[100, [40, sentence]], ...TABLE];
  expect(placeOf(readingOf(pageOf([...HEAD, ...rows])))[1]).toBe(address);
});

test("layout() takes a schedule that the ship-to points to for no place", () => {
  const rows: Rows = [
    [100, [40, "Ship to:"]],
    [111, [40, "SEE SCHEDULE"]],
  ];
  expect(placeOf(readingOf(pageOf([...HEAD, ...rows, ...TABLE])))).toEqual([undefined, undefined]);
});

test("layout() takes a person with a title for whom goods are sent to directly", () => {
  const lines = ["Mr. Tom Okafor", "77 Sycamore Ct Apt 4B", "Bend, OR 97701"];
  const rows: Rows = lines.map((text, i) => [111 + 11 * i, [40, text]]);
  const reading = readingOf(pageOf([...HEAD, [100, [40, "Ship Direct To Customer"]], ...rows, ...TABLE]));
  expect(placeOf(reading)).toEqual(["Mr. Tom Okafor", "77 Sycamore Ct Apt 4B, Bend, OR 97701"]);
});

test.each([
  ["Same as Bill To", ["Corran Milling plc", "9 Mill Road, Leeds LS1 4AA"]],
  ["SAME", ["Corran Milling plc", "9 Mill Road, Leeds LS1 4AA"]],
  ["See below", [undefined, undefined]],
])("layout() copies the place of the bill where the ship-to says so: %s", (said, place) => {
  const rows: Rows = [
    [100, [40, "Bill to:"], [320, "Ship to:"]],
    [111, [40, "Corran Milling plc"], [320, said]],
    [122, [40, "9 Mill Road"]],
    [133, [40, "Leeds LS1 4AA"]],
  ];
  const reading = readingOf(pageOf([...HEAD, ...rows, ...TABLE]));
  expect(placeOf(reading)).toEqual(place);
  expect(layout(reading, { ownNames: [] })[0]!.header.customerName?.value).toBe("Corran Milling plc");
});

test.each([
  ["Stores 14", ["Stores 14", "3300 Distribution Way, Carver, MN 55315"]],
  ["Redcliffe Plant 2", ["Redcliffe Plant 2", "3300 Distribution Way, Carver, MN 55315"]],
  ["Dock 9 Receiving", ["Dock 9 Receiving", "3300 Distribution Way, Carver, MN 55315"]],
  ["Dock 4", [undefined, "Dock 4, 3300 Distribution Way, Carver, MN 55315"]],
])("layout() takes %s above a street for %p", (name, place) => {
  const rows: Rows = [name, "3300 Distribution Way", "Carver, MN 55315"].map((text, i) => [
    111 + 11 * i,
    [40, text],
  ]);
  expect(placeOf(readingOf(pageOf([...HEAD, [100, [40, "Ship to:"]], ...rows, ...TABLE])))).toEqual(place);
});

test.each([
  ["Planta 2", "Carr. a Saltillo Km 8.5", "66600 Apodaca, N.L.", "Planta 2"],
  ["Plant 2", "Dock C, Harbor Zone", "Carver, MN 55315", "Plant 2"],
  [
    "Atelier maintenance - quai 2",
    "ZA des Quatre Vents",
    "44600 Saint-Nazaire",
    "Atelier maintenance - quai 2",
  ],
  ["Ringkaai 14", "2000 Antwerpen", "Belgium", undefined],
  ["Quai 2", "ZA des Quatre Vents", "44600 Saint-Nazaire", undefined],
])(
  "layout() takes what is numbered for a name where more than its town stands below: %s, %s",
  (first, next, town, name) => {
    const rows: Rows = [first, next, town].map((text, i) => [111 + 11 * i, [40, text]]);
    const [read] = placeOf(readingOf(pageOf([...HEAD, [100, [40, "Ship to:"]], ...rows, ...TABLE])));
    expect(read).toBe(name);
  },
);

test.each([
  ["Main Warehouse : MRO", "Main Warehouse : MRO"],
  ["Halvorsen Inc. : MRO", "Halvorsen Inc. : MRO"],
  ["Delivery Contact : Kim Arden", "Kim Arden"],
])("layout() takes a house with a part of it for a name, a caption for none: %s", (first, name) => {
  const rows: Rows = [first, "29 Ferry Landing", "Fairhaven, TX 75002"].map((text, i) => [
    111 + 11 * i,
    [40, text],
  ]);
  const reading = readingOf(pageOf([...HEAD, [100, [40, "Ship To:"]], ...rows, ...TABLE]));
  expect(placeOf(reading)).toEqual([name, "29 Ferry Landing, Fairhaven, TX 75002"]);
});

test.each(["Branch: 17 Quarry Lane, Carver, MN 55315", "Site: 17 Quarry Lane, Carver, MN 55315"])(
  "layout() takes an address without a name behind a house's caption for where goods go: %s",
  (line) => {
    const reading = readingOf(pageOf([...HEAD, [100, [40, line]], ...TABLE]));
    expect(placeOf(reading)).toEqual([undefined, "17 Quarry Lane, Carver, MN 55315"]);
  },
);

function placeOf(reading: Reading) {
  const { shipToName, shipToAddress } = layout(reading, { ownNames: [] })[0]!.header;
  return [shipToName?.value, shipToAddress?.value];
}

test("layout() reads a place across whose captions stand in a row", () => {
  const book = bookOf({
    order: [
      ["PO Number", "Company", "Ship To Name", "Ship To Street", "Ship To City", "Ship To Zip"],
      ["7000632", "Lakeshore Foundries Inc.", "Mill Stores", "29 Ferry Landing", "Fairhaven, TX", "75002"],
      [],
      ["Line", "Item", "Description", "Qty", "Unit Price", "Amount"],
      ["1", "AB-1001", "Hex bolt M8", "12", "1.50", "18.00"],
      ["2", "AB-1002", "Hex nut M8", "40", "0.50", "20.00"],
    ],
  });
  const [draft] = layout(book, { ownNames: [] });
  const { customerName, shipToName, shipToAddress } = draft!.header;
  expect(customerName?.value).toBe("Lakeshore Foundries Inc.");
  expect(shipToName?.value).toBe("Mill Stores");
  expect(shipToAddress?.value).toBe("29 Ferry Landing, Fairhaven, TX 75002");
});

const draftOf = (rows: Rows) => layout(readingOf(pageOf([...HEAD, ...rows, ...TABLE])), { ownNames: [] })[0]!;

test.each([
  ["the seller's warehouse, in its form, for no place of delivery", "VENDOR INFORMATION", undefined],
  ["a warehouse in another form", "BUYER DETAILS", "Shed 9, Quay Road, Norwick"],
])("layout() takes %s", (_, heading, place) => {
  const { header } = draftOf([
    [80, [40, heading]],
    [96, [40, "Name: Lee Sander"]],
    [108, [40, "Business: Brannock Electricals"]],
    [120, [40, "Email: lee@brannock.example"]],
    [132, [40, "Warehouse Address: Shed 9, Quay Road, Norwick"]],
  ]);
  expect(header.shipToAddress?.value).toBe(place!);
});

test("layout() reads the address of a form whose mail and telephone are called at length", () => {
  const { header } = draftOf([
    [80, [40, "Shipped To"]],
    [92, [40, "Name: Norwick Pumps Ltd"]],
    [104, [40, "Contact Number: 555 0140"]],
    [116, [40, "Email-ID: stores@norwick.example"]],
    [128, [40, "Address: 4 Quay Road, Hull HU1 2AB"]],
  ]);
  expect(header.shipToAddress?.value).toBe("4 Quay Road, Hull HU1 2AB");
});
