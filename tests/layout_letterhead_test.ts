import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { cleanName } from "../src/extraction/layout/parties/clean_name.ts";
import { isFirm, isName } from "../src/extraction/layout/parties/names.ts";
import { pageOf, readingOf, widthOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];
const centred = (y: number, text: string, size = 9): Rows[number] => [
  y,
  { x: 300 - widthOf(text, { size }) / 2, text, size },
];
const TITLE: Rows[number] = [30, [440, "PURCHASE ORDER"]];

test.each([
  ["Calder's Home Stores PURCHASE ORDER", "Calder's Home Stores"],
  ["CORRAN MILLING CORP. PURCHASE ORDER", "CORRAN MILLING CORP."],
  ["北山精工机械有限公司采购订单", "北山精工机械有限公司"],
  ["Amended PURCHASE ORDER", "Amended PURCHASE ORDER"],
  ["LOCAL PURCHASE ORDER", "LOCAL PURCHASE ORDER"],
  ["Wren & Barlow - order WK-5445", "Wren & Barlow"],
  ["Wren & Barlow - weekly order", "Wren & Barlow"],
  ["Wren & Barlow - Orders not yet received from the suppliers", "Wren & Barlow"],
])("cleanName() parts a title from the name it is glued to: %s", (printed, name) => {
  expect(cleanName(printed)).toBe(name);
});

test.each([
  ["Corran Ferries A/S - Quay Road 8 - 31789 Hameln", "Corran Ferries A/S"],
  ["Corran Ferries A/S - Karl-Lee-Weg 12a - 31789 Hameln", "Corran Ferries A/S"],
  ["Corran - Ferries - 31789 Hameln", "Corran - Ferries"],
  ["corran ferries, Karl-Lee-Weg 12 31789 Hameln", "corran ferries"],
  ["CONSORCIO CORRAN - RUC 20604471188 - Av. Prado Este 4411, Of. 902, Lima", "CONSORCIO CORRAN"],
  ["Conservas Corran, S.L. CIF B11223344", "Conservas Corran, S.L."],
  ["Corran Fähren GmbH, USt-IdNr. DE116233445", "Corran Fähren GmbH"],
])("cleanName() ends before the street and the town: %s", (printed, name) => {
  expect(cleanName(printed)).toBe(name);
});

test("layout() takes the name over its trade and its address for who writes a letter, though it is a person's", () => {
  const { header } = draftOf([
    centred(40, "Ann Ostermann", 14),
    centred(60, "Meisterbetrieb für Sanitär und Heizung"),
    centred(74, "Kirchweg 8 · 31061 Alfeld · Tel. 05181 555 0177"),
    [120, [40, "Bestellung Nr. 4711"]],
    [140, [40, "hiermit bestellen wir:"]],
    [160, [40, "1. 120 Stück Winkel 22 mm, Art.-Nr. PV-4511, à 3,48 €, zusammen 417,60 €"]],
    [174, [40, "2. 10 Stück Köpfe weiß, Art.-Nr. TH-4512, à 12,75 €, zusammen 127,50 €"]],
  ]);
  expect(header.customerName?.value).toBe("Ann Ostermann");
});

test("layout() takes the name at the head for who buys, not its initials where bills go", () => {
  const { header } = draftOf([
    [
      30,
      { x: 40, text: "Laiteries Réunies du Pays d'Auge", size: 12 },
      { x: 440, text: "Commande", size: 12 },
    ],
    [44, [40, "Route de Livarot, 14140 Livarot"]],
    [80, [40, "Adresse de facturation"]],
    [92, [40, "LRPA – Comptabilité fournisseurs"]],
    [104, [40, "CS 20114"]],
    [116, [40, "14107 LISIEUX CEDEX"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("Laiteries Réunies du Pays d'Auge");
});

test("layout() takes a house's name of two lines in large letters as one", () => {
  const { header } = draftOf([
    [30, { x: 340, text: "Mühlviertler", size: 14 }],
    [48, { x: 340, text: "Stahlbau Ges.m.b.H.", size: 14 }],
    [64, [340, "A-4240 Freistadt, Gewerbestraße 11"]],
    [80, [40, "Corran Steel AG"]],
    [92, [40, "Bahnhofstraße 60"]],
    [104, [40, "4802 Ebensee"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("Mühlviertler Stahlbau Ges.m.b.H.");
});

test("layout() takes the foundation at the head, not the firm beside it that the letter goes to", () => {
  const { header } = draftOf([
    [30, [40, "Fondation Les Tilleuls"], [340, "Corran Santé SA"]],
    [42, [40, "Chemin de la Vuachère 21, 1012 Lausanne"], [340, "Route de l'Industrie 47"]],
    [54, [340, "1030 Bussigny"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("Fondation Les Tilleuls");
});

test("layout() takes no town of a letter's day for who buys", () => {
  const { header } = draftOf([TITLE, [60, [40, "г. Самара"], [440, "03.04.2023"]], ...TABLE]);
  expect(header.customerName).toBeUndefined();
});

test.each([
  ["its firm, not a legal form that a comma parts", "Nolan-Weiss Automation, Inc."],
  ["no title for a name", "Redcliffe Dairy Processing"],
])('layout() takes behind "Company" %s', (_, name) => {
  const { header } = draftOf([
    [30, [40, "KANBAN REPLENISHMENT ORDER"]],
    [60, [40, "Company"], [140, name]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe(name);
});

test("layout() takes who a caption of a cell of its own says is the company, not whom goods go to", () => {
  const { header } = draftOf([
    [60, [40, "Company"], [140, "Redcliffe Dairy Processing"]],
    [74, [40, "Deliver to"], [140, "Line side store, 29 Ferry Landing, Fairhaven, TX 75002"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("Redcliffe Dairy Processing");
});

test("layout() takes for the buyer who heads the page in large letters over an address, not the firm in a box beside it", () => {
  const { header } = draftOf([
    [40, { x: 40, text: "Ferretería El Candil", size: 14 }],
    [56, [40, "Carretera Norte Km 12"]],
    [68, [40, "28013 Madrid"], [320, "Suministros del Valle S.A."]],
    [80, [40, "Tel. 555-0120-8385"], [320, "Calle Mayor 45"]],
    [92, [320, "41004 Sevilla"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("Ferretería El Candil");
});

test("layout() takes the firm at the head for who buys, not the job that it is for", () => {
  const { header } = draftOf([
    [30, [40, "PO5210-R"], [240, "CORRAN MECHANICAL"], [520, "PAGE 1"]],
    [44, [260, "PURCHASE ORDER"]],
    [64, [40, "ORDER NO. 116-40882"], [200, "JOB 2291 ST ANNE HOSPITAL TOWER"], [440, "TERMS NET 30"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("CORRAN MECHANICAL");
});

test("layout() takes the name at the head for who buys, not the line that says whose division it is", () => {
  const { header } = draftOf([
    TITLE,
    [40, [40, "CORRAN DISTRIBUTION CENTER"]],
    [52, [40, "A DIVISION OF CORRAN FOODS CORP"]],
    [64, [40, "3300 W 53RD ST N, WICHITA KS 67204"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("CORRAN DISTRIBUTION CENTER");
});

test("isName() takes a building for no name", () => {
  expect(["Bâtiment B", "Edificio Norte", "Bâtiments Lemaire"].map(isName)).toEqual([false, false, true]);
});

test("layout() takes no caption of a column for the place that goods go to", () => {
  const { header } = draftOf([
    [60, [40, "Ship To Name"], [200, "Ship To Street"], [360, "Ship To City"]],
    [72, [40, "Mill Stores"], [200, "4 Quay Road"], [360, "Fairhaven, TX 75002"]],
    ...TABLE,
  ]);
  expect(header.shipToName?.value).not.toBe("City");
});

test("layout() keeps a house's number with its street where a comma parts them", () => {
  const said = "Entregar até 25/08/2024 em: Travessa da Lapa, 33, 4705-111 Braga";
  const { header } = draftOf([TITLE, ...TABLE, [400, [40, said]]]);
  expect(header.shipToAddress?.value).toBe("Travessa da Lapa, 33, 4705-111 Braga");
});

test("layout() takes the sender in the small line over whom a letter goes to, where dashes part it", () => {
  const { header } = draftOf([
    [60, [40, "Ohlsen Bau - Mühlenweg 8 - 31789 Hameln"]],
    [75, [40, "Nordlicht Elektro KG"]],
    [87, [40, "Gewerbering 41a"]],
    [99, [40, "84034 Landshut"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("Ohlsen Bau");
});

test.each([
  [
    "the name before the title, not the person who acts for it",
    [
      [30, [40, "Calder's Home Stores PURCHASE ORDER"]],
      [60, [440, "Buyer: Ann Lee"]],
    ],
    "Calder's Home Stores",
  ],
  [
    "the name in the middle of a letter's head, not whom it is sent to",
    [
      [30, [259, "St. Corran Nursing Home"]],
      [44, [275, "17 Quarry Lane"]],
      [58, [269, "Dunmore, OH 44107"]],
      [90, [40, "Brannock Pumps Company"]],
      [104, [40, "4 Quay Road"]],
      [118, [40, "Fairhaven, TX 75002"]],
    ],
    "St. Corran Nursing Home",
  ],
  [
    "whom goods go to, though the seller stands above in its column",
    [
      [30, [40, "Brannock Pumps Company"], [320, "Delivery address"]],
      [44, [40, "901 Industrial Pkwy"], [320, "Corran Ferries A/S"]],
      [58, [40, "Elmsford, NY 10523"], [320, "17 Quarry Lane"]],
      [72, [320, "Dunmore, OH 44107"]],
      [90, [40, "Corran Ferries A/S"]],
      [104, [40, "4 Quay Road"]],
      [118, [40, "Fairhaven, TX 75002"]],
    ],
    "Corran Ferries A/S",
  ],
  [
    "an institution, not the firm that its letter goes to",
    [
      [30, [40, "Amicale des Tilleuls"]],
      [44, [40, "4 allée du Stade, 59300 Valenciennes"]],
      [90, [320, "Brannock Pompes S.A.R.L."]],
      [104, [320, "29000 Quimper"]],
    ],
    "Amicale des Tilleuls",
  ],
  [
    "no words of a sentence before a caption in it",
    [
      [30, [40, "CORRAN FABRICATION"], [440, "PURCHASE ORDER"]],
      [90, [40, "CLAUSES APPLICABLE TO THE WHOLE ORDER: Q01, Q04, Q17A. PARTS SHALL BE CLEAN."]],
    ],
    "CORRAN FABRICATION",
  ],
  [
    "the name under a title that a number's caption stands beside",
    [
      [30, [40, "PURCHASE ORDER"], [400, "PO No."], [500, "BX-2569"]],
      [44, [40, "Fenn & Rowe Design Build"], [400, "Date"], [500, "2023-04-03"]],
      [58, [40, "17 Quarry Lane, Elmsford, NY 10523"], [400, "On site by"], [500, "2023-05-01"]],
    ],
    "Fenn & Rowe Design Build",
  ],
  [
    "a family's house at the left, not the firm that it writes to",
    [
      [30, [40, "Plomberie Garnier & Fils"], [420, "Commande fournisseur"]],
      [44, [40, "88 avenue Jean Moulin"]],
      [58, [40, "29000 Quimper"]],
      [90, [360, "Lavergne Industrie SAS"]],
      [104, [360, "12 rue des Forges"]],
      [118, [360, "69007 Lyon"]],
    ],
    "Plomberie Garnier & Fils",
  ],
  [
    "no name behind a caption without a colon",
    [
      [30, [259, "Harwick Precision Components"]],
      [70, [40, "To Brannock Pumps LLC"], [440, "P.O. No."], [520, "00096485"]],
      [84, [54, "17 Quarry Lane"]],
      [98, [54, "Dunmore, OH 44107"]],
    ],
    "Harwick Precision Components",
  ],
  [
    "no street whose town stands behind it",
    [
      [30, [40, "Dachdeckerei Lohse & Sohn"]],
      [70, [40, "Am Alten Werk 3 · 70376 Stuttgart · Tel. 0711 555010"]],
    ],
    "Dachdeckerei Lohse & Sohn",
  ],
] as [string, Rows, string][])("layout() takes %s for the customer", (_, head, name) => {
  expect(draftOf([...head, ...TABLE]).header.customerName?.value).toBe(name);
});

test("layout() doubts a person for whom no firm is named", () => {
  const { header, findings } = draftOf([TITLE, [60, [40, "Buyer:"], [110, "Ann Lee"]], ...TABLE]);
  expect(header.customerName?.value).toBe("Ann Lee");
  expect(findings.filter(({ field }) => field === "customerName").map(({ code }) => code)).toEqual([
    "unsure_value",
  ]);
});

test.each([
  ["On site by", "requiredDate", "2023-05-01", "2023-05-01"],
  ["Para el día", "requiredDate", "2023-05-01", "2023-05-01"],
  ["PO / Job name", "poNumber", "JOB-5495", "JOB-5495"],
  ["Institution", "customerName", "Harrow State University", "Harrow State University"],
] as const)("layout() reads what stands under the caption %p", (caption, field, printed, value) => {
  const { header } = draftOf([TITLE, [80, [40, caption]], [92, [40, printed]], ...TABLE]);
  expect(header[field]?.value).toBe(value);
});

test.each([
  ["The total of this order is $38.50. Delivery is needed soon.", "38.5"],
  ["Soit un total de 38.50 € HT.", "38.5"],
  ["合计38.50元（含税），款到30天。", "38.5"],
  ["Lines 2 ORDER TOTAL38.50", "38.5"],
])("layout() takes the total that is said: %s", (said, total) => {
  expect(draftOf([TITLE, ...TABLE, [400, [40, said]]]).header.total?.value).toBe(total);
});

function draftOf(rows: Rows) {
  return layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!;
}

test.each(["Mo.-Fr. 08.30", "Mon - Thu 8 am", "Acct. 20F7714"])(
  "isName() takes hours and accounts for nobody: %s",
  (line) => {
    expect(isName(line)).toBe(false);
  },
);

test.each([
  [
    "a firm",
    ["Corran Ferry Days", "Quay Tower, 25 Hart Avenue, Hong Kong", "Mr.", "Lee Sander", "Alder Services"],
  ],
  ["a person", ["corran ferries, Karl-Lee-Weg 12, 31789 Hameln", "Frau", "Lee Sander", "Alder Kommission"]],
])("layout() takes %s under a salutation for whom a letter is sent to", (_, lines) => {
  const address = [...lines, "Avenue 41", "1049 Trier"].map((text, i): Rows[number] => [
    40 + 12 * i,
    [40, text],
  ]);
  const { header } = draftOf([...address, ...TABLE]);
  expect(header.customerName?.value).toBe(cleanName(lines[0]!));
});

test.each([
  [
    "the body, not the state above it",
    ["Republic of Kenya", "NATIONAL INSTITUTE OF TIDAL SCIENCE"],
    "NATIONAL INSTITUTE OF TIDAL SCIENCE",
  ],
  [
    "no law that a paper is by",
    ["PURCHASE ORDER", "As per section 12 of the Sales Act, 2017", "Corran Ferry Days"],
    "Corran Ferry Days",
  ],
  ["no title with its number", ["PURCHASE ORDER", "PO# AB/PO/0417"], undefined],
  [
    "no title with a sign behind it",
    ["EXPORT PURCHASE ORDER — NK", "CORRAN FERRY DAYS"],
    "CORRAN FERRY DAYS",
  ],
  ["nobody but a state where no other stands", ["Republic of Kenya", "PURCHASE ORDER"], "Republic of Kenya"],
] as const)("layout() takes for who buys %s", (_, lines, name) => {
  const head = lines.map((text, i): Rows[number] => [30 + 14 * i, [40, text]]);
  expect(draftOf([...head, ...TABLE]).header.customerName?.value).toBe(name!);
});

test.each(["For, CORRAN VALE", "For CORRAN VALE"])(
  "layout() takes of the names at a head the one that somebody signs for: %s",
  (signed) => {
    const head: Rows = [
      [30, [40, "Pumps and Process Systems"]],
      [44, [40, "Corran Vale"]],
      [58, [40, "PURCHASE ORDER"]],
    ];
    expect(draftOf([...head, ...TABLE]).header.customerName?.value).toBe("Pumps and Process Systems");
    const { header } = draftOf([
      ...head,
      ...TABLE,
      [420, [400, signed]],
      [450, [400, "Authorised Signatory"]],
    ]);
    expect(header.customerName?.value).toBe("Corran Vale");
  },
);

test("layout() reads a name of two centred lines whole", () => {
  const { header } = draftOf([
    [30, { x: 220, text: "TANAGER MEMORIAL", size: 16 }],
    [48, { x: 188, text: "SPECIALIZED CARE HOSPITAL", size: 16 }],
    [70, [200, "Purchase Order"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("TANAGER MEMORIAL SPECIALIZED CARE HOSPITAL");
});

test("layout() takes the house on a printed list's first line for who buys, not the program that prints it", () => {
  const { header } = draftOf([
    [26, [40, "AMVPO"], [150, "CORRAN ELECTRONICS DIV"], [320, "PURCHASE ORDER"], [480, "PAGE 1"]],
    [37, [40, "ORDER NUMBER P109442"], [300, "VENDOR 004410 PALISADE COMPONENTS CORP"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("CORRAN ELECTRONICS DIV");
});

test("layout() takes who stands under a line of captions with their answers for who buys", () => {
  const { header } = draftOf([
    [30, [40, "Date"], [100, ": 09-10-2026"], [357, "COMMANDE D'ACHAT"], [522, "Page"], [560, ": 1"]],
    [42, [40, "Mecanique du Forez SAS"], [522, "Societe"], [560, ": 310"]],
    [65, [40, "Commande"], [100, ": PFZ004719"], [358, "Fournisseur"], [433, ": F00003862"]],
    [77, [358, "ACIERS DU VELAY SA"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("Mecanique du Forez SAS");
});

test("layout() reads a name whole that its legal form ends on the line below", () => {
  const { header } = draftOf([
    [30, { x: 40, text: "NILE DELTA STEEL WORKS", size: 15 }, { x: 440, text: "PURCHASE ORDER", size: 12 }],
    [46, [40, "for Contracting & Supplies S.A.E."]],
    [58, [40, "Industrial Zone C7, 10th of Ramadan City"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("NILE DELTA STEEL WORKS for Contracting & Supplies S.A.E.");
});

test.each([
  [
    "the letters of a title that are spaced as if they were words",
    [[30, [200, "ORDEN"], [260, "D ECOMPRA"]]],
  ],
  ["the ranks of who approves", [[30, [300, "담당"], [360, "과장"], [420, "부장"], [480, "대표"]]]],
  ["a sentence in Korean", [[30, [60, "아래와 같이 발주하오니 납품하여 주시기 바랍니다."]]]],
  ["what a form asks, nor a box to tick", [[30, [40, "거리"], [80, "32 km"], [300, "보령공장 [O]"]]]],
] as [string, Rows][])("layout() takes for who buys not %s", (_, head) => {
  const { header } = draftOf([...head, ...TABLE]);
  expect(header.customerName).toBeUndefined();
});

test("layout() takes a short name before a title for who buys", () => {
  const { header } = draftOf([[30, [60, "한길건설"], [440, "발주서"]], ...TABLE]);
  expect(header.customerName?.value).toBe("한길건설");
});

test("layout() takes the letterhead for who buys, not the firm under it whose town stands on its line", () => {
  const { header } = draftOf([
    [30, [40, "Corran Fahrzeugbau GmbH"], [420, "BESTELLUNG 2025-000317"]],
    [46, [40, "Benzstr. 4, 73730 Esslingen"], [420, "Datum 13.01.2025"]],
    [80, [40, "Federnwerk Lorne KG, 58285 Gevelsberg"]],
    ...TABLE,
  ]);
  expect(header.customerName?.value).toBe("Corran Fahrzeugbau GmbH");
});

test.each(["Lda.", "E.I.R.L.", "e.K.", "OHG", "SNC", "EURL", "d.o.o.", "AöR"])(
  "isFirm() knows companies of other lands by their form: %s",
  (form) => {
    expect(isFirm(`Corran ${form}`)).toBe(true);
  },
);
