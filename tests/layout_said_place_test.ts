import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const LIST =
  "Qty   Part       Description      Price\n2     HX-8417    Hose, 1/2 in     9.50\n4     KR-1152    Clamp, steel     4.75\n";

async function typed(text: string) {
  const reading = await readFile(new TextEncoder().encode(`Dear all,\n\n${LIST}\n${text}\n`), "text");
  const { shipToName, shipToAddress } = ordersOf(reading, { ownNames: [] }).drafts[0]!.header;
  return [shipToName?.value, shipToAddress?.value];
}

test.each([
  [
    "Drop it at the growing yard, not the store:\n118 Depot Street\nHartwell, GA 30643\n\nThanks!",
    undefined,
    "118 Depot Street, Hartwell, GA 30643",
  ],
  [
    "Ship to Corran Marina LLC, 2600 Commerce Loop, Dock 4, Waco, TX 76712. Required on site 1/12/2025.",
    "Corran Marina LLC",
    "2600 Commerce Loop, Dock 4, Waco, TX 76712",
  ],
  [
    "Deliver 08/25/2024 to 7021 Old Mill North, Queensbury, NY 12804",
    undefined,
    "7021 Old Mill North, Queensbury, NY 12804",
  ],
  [
    "Entrega antes del 03/08/2024, en:\nAvda. de la Marina, 5, bajo\n36600 Vilagarcía de Arousa",
    undefined,
    "Avda. de la Marina, 5, bajo, 36600 Vilagarcía de Arousa",
  ],
  [
    "Lieferadresse ist diesmal das Lager: Hinter den Gärten 2, 17489 Greifswald",
    undefined,
    "Hinter den Gärten 2, 17489 Greifswald",
  ],
  [
    "Livraison souhaitée le 02/02/2025 à notre dépôt :\n12 rue des Forges\n59300 Valenciennes",
    undefined,
    "12 rue des Forges, 59300 Valenciennes",
  ],
  [
    "Livraison à l'adresse suivante : 27 chemin des Vignes, 35600\nRedon. Merci de prévenir la veille.",
    undefined,
    "27 chemin des Vignes, 35600 Redon",
  ],
  [
    "Bitte liefern Sie uns bis zum 3. August 2024 an Hinter den Gärten 2, 17489 Greifswald:",
    undefined,
    "Hinter den Gärten 2, 17489 Greifswald",
  ],
  [
    "Ship to 7021 Old Mill North, Queensbury, NY 12804 by 08/25/2024.",
    undefined,
    "7021 Old Mill North, Queensbury, NY 12804",
  ],
  [
    "Proszę o dostawę do 3.08.2024 na adres: ul. Ogrodowa 44, 18-400 Łomża. Płatność przy odbiorze.",
    undefined,
    "ul. Ogrodowa 44, 18-400 Łomża",
  ],
  [
    "They want to go to 3 Station Yard, Kirkby Lonsdale LA6 2HP please, not the office.",
    undefined,
    "3 Station Yard, Kirkby Lonsdale LA6 2HP",
  ],
  [
    "We need them back by 1 May 2023 at 7021 Old Mill North, Queensbury, NY 12804.",
    undefined,
    "7021 Old Mill North, Queensbury, NY 12804",
  ],
  [
    "Livraison souhaitée le 12/05/2023 à l'adresse de notre dépôt :\nGarage Poncet et Fils\nParc d'activités des Genêts\nBâtiment B\n35600 Redon",
    "Garage Poncet et Fils",
    "Parc d'activités des Genêts, Bâtiment B, 35600 Redon",
  ],
  [
    "Please deliver to the workshop, 3\nStation Yard, Kirkby Lonsdale LA6 2HP, by 12 May 2023.",
    undefined,
    "3 Station Yard, Kirkby Lonsdale LA6 2HP",
  ],
])("saidPlace() takes the place that a text tells: %j", async (text, name, address) => {
  expect(await typed(text)).toEqual([name, address]);
});

test.each([
  "Please send the invoice to our office at 118 Depot Street, Hartwell, GA 30643.",
  "Do not deliver to 118 Depot Street, Hartwell, GA 30643.",
  "The last ones were delivered to 118 Depot Street, Hartwell, GA 30643.",
  "Shipped from: 118 Depot Street, Hartwell, GA 30643",
  "Please deliver with our number: quote 974617 on all papers.",
  "Please deliver to arrive by 16 December 2023 at the latest.",
])("saidPlace() takes no place of another thing: %j", async (text) => {
  expect(await typed(text)).toEqual([undefined, undefined]);
});

test("layout() keeps the article that a house's name begins with", async () => {
  const [name, address] = await typed("Deliver to: The Old Granary, Church Lane, Shrewsbury SY5 8PQ");
  expect([name, address].join(" ")).toContain("The Old Granary");
});

const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];

function buyerOf(rows: Rows): string | undefined {
  return layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!.header.customerName?.value;
}

const RECEIVER: Rows = [
  [40, [400, "Comptoir des Jardins"]],
  [54, [400, "6 place du Marché"]],
  [68, [400, "24200 Sarlat"]],
];
const FOOT: Rows = [
  [760, [150, "Camping Les Trois Pins - 27 chemin des Vignes - 84400 Apt"]],
  [772, [150, "SIRET 435 210 508 00078 - APE 9312Z"]],
];

test("footer() takes the firm whose paper it is, not whom the letter goes to", () => {
  expect(buyerOf([...RECEIVER, ...TABLE, ...FOOT])).toBe("Camping Les Trois Pins");
});

test("footer() takes a registered firm that the bill goes to, not the larger name in a letter's window", () => {
  const window: Rows = [
    [60, { x: 60, text: "Ashdown Pumps Limited", size: 11 }],
    [74, { x: 60, text: "14 Foundry Lane", size: 11 }],
    [88, { x: 60, text: "Bristol BS2 0QZ", size: 11 }],
  ];
  const bill: Rows = [
    [400, [60, "Invoices in duplicate to:"]],
    [412, [60, "Marchfield Contracts Limited"]],
    [424, [60, "Unit 6 Kirkgate Trading Estate"]],
    [436, [60, "Bristol BS2 0QZ"]],
  ];
  const foot: Rows = [
    [770, [60, "Marchfield Contracts Limited. Registered in England no. 44309887. Bristol BS2 0QZ"]],
  ];
  expect(buyerOf([...window, ...TABLE, ...bill, ...foot])).toBe("Marchfield Contracts Limited");
});

test("footer() needs a register's number beside the town", () => {
  expect(buyerOf([...RECEIVER, ...TABLE, FOOT[0]!])).toBe("Comptoir des Jardins");
});

test.each([
  ["Items in this order", undefined],
  ["Elm Street Dental Group", "Elm Street Dental Group"],
])("layout() judges whether a title is who buys: %s", (title, name) => {
  expect(buyerOf([[40, [40, title]], ...TABLE])).toBe(name);
});

test("layout() reads a caption of more words than others have", () => {
  const draft = layout(
    readingOf(
      pageOf([
        ...RECEIVER,
        [120, [40, "15. DELIVER TO F.O.B. POINT ON OR BEFORE (Date) (YYYYMMMDD)"]],
        [132, [40, "2021 JUL 10"]],
        ...TABLE,
      ]),
    ),
    { ownNames: [] },
  )[0]!;
  expect(draft.header.requiredDate?.value).toBe("2021-07-10");
});
