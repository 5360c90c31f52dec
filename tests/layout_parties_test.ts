import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { isName, isStreet, isStreetOf } from "../src/extraction/layout/parties/names.ts";
import { readFile } from "../src/reading/mod.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];

describe("layout() of parties", () => {
  test("does not take the seller's head for the customer of an invoice", () => {
    const { header } = draftOf([
      [40, { x: 40, text: "INVOICE", size: 18 }, [400, "Lampenhuis B.V."]],
      [60, [400, "Weena 664"]],
      [76, [400, "3012 CN Rotterdam"]],
      ...TABLE,
    ]);
    expect(header.customerName).toBeUndefined();
  });

  test("takes neither a section's caption nor what a caption with a colon says for the customer", () => {
    const { header } = draftOf([
      [40, { x: 40, text: "PURCHASE ORDER 683387", size: 18 }],
      [60, [40, "Header"], [300, "Item Details"]],
      [76, [40, "Job Name:"], [160, "Kestrel Court"]],
      ...TABLE,
    ]);
    expect(header.customerName).toBeUndefined();
  });

  test("takes neither a plot on an industrial area nor a town with its code for the customer above them", () => {
    const { header } = draftOf([
      [30, [40, "Phone : 5550195"], [244, "Meenakshi Garments"], [520, "Fax :"]],
      [41, [40, "Mobile : 98644764"], { x: 238, text: "D-44 Okhla Industrial Area", size: 11 }],
      [54, { x: 256, text: "Coimbatore - 641043", size: 11 }],
      [80, [244, "PURCHASE ORDER 4711"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Meenakshi Garments");
  });

  test("takes no title with a bracket behind it for the customer", () => {
    const { header } = draftOf([
      [40, { x: 240, text: "RELEASE ORDER (price per agreement)", size: 14 }],
      [56, [400, "Release No."], [500, "4711"]],
      [80, [40, "SUPPLIER"], [300, "CONSIGN TO"]],
      [92, [40, "Halvorsen Pumps Ltd"], [300, "Stores Pit Top"]],
      [104, [40, "48 Canal Street"], [300, "3300 Distribution Way"]],
      [116, [40, "Elmsford, NY 10523"], [300, "Fairhaven, TX 75002"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).not.toContain("RELEASE");
  });

  test("takes no town with its postal code for the customer", () => {
    const { header } = draftOf([
      [40, [230, "Purchase Order 4711"]],
      [60, [40, "Vendor:"], [140, "Northgate Milling Inc."], [330, "Charged:"], [430, "Castleford Pumps"]],
      [72, [140, "48 Canal Street"], [430, "Unit 4 Dock Road"]],
      [84, [140, "Dunmore, OH 44107"], [430, "Bristol BS2 0QZ"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).not.toBe("Bristol BS2 0QZ");
  });

  test("takes a customer with a year in its name for no town", () => {
    const { header } = draftOf([
      [40, [244, "Purchase Order"]],
      [60, [40, "SOLD TO"], [110, "Harbour 2008 OOC"], [400, "PO#"], [440, "1231239"]],
      [71, [110, "15 Sports Goods Street"]],
      [82, [110, "Dunmore UD12 3TY"]],
      [98, [40, "SHIP TO"], [110, "Private Residence OOC member"]],
      [109, [110, "15 Soho Towers"]],
      [120, [110, "Dunmore UD13 5HG"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Harbour 2008 OOC");
  });

  test("does not take a title that goes on behind a dash for a store's name", () => {
    const { header } = draftOf([
      [40, { x: 40, text: "Wren & Barlow", size: 14 }, [400, "Purchase Order 7016530"]],
      ...TABLE,
      [400, [40, "Store Distribution - mark cartons by store"]],
    ]);
    expect(header.customerName?.value).toBe("Wren & Barlow");
  });

  test("takes neither a street nor a country of an order's head for the customer", () => {
    const { header } = draftOf([
      [40, [40, "PURCHASE ORDER"], [400, "Musterweg 12"]],
      [56, [400, "80331 Musterstadt"]],
      [72, [400, "Germany"]],
      [90, [40, "Norwick Pumpen"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Norwick Pumpen");
  });

  test.each([
    ["a street", "Ipari út 12., 8200 Veszprém", "Kőhídi Armatúra Zrt."],
    ["a street whose number stands behind the comma", "Rua das Flores, 1450 São Paulo", "Norwick Pumps SA"],
    ["a letter's place and day", "Madrid, 3 de abril de 2023", "Norwick Pumps SA"],
    ["a lot of an estate", "Kawasan Industri Jababeka Blok F-12", "PT Karya Baja"],
  ])("takes %s for no customer", (_, line, name) => {
    const { header } = draftOf([[40, [400, line]], [70, [40, name]], ...TABLE]);
    expect(header.customerName?.value).toBe(name);
  });

  test("takes a company beside a caption that is answered below for the customer", () => {
    const { header } = draftOf([
      [40, [280, "Purchase Order Date"], [407, "Norwick Pumps plc"]],
      [51, [280, "5 Jan 2025"], [407, "4 Quay Road"]],
      [72, [40, "Corran Milling Ltd"]],
      [84, [40, "9 Mill Road"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Norwick Pumps plc");
  });

  test("takes a company above blocks that stand in two columns for no question of a form", () => {
    const { header } = draftOf([
      [36, [40, "Norwick Pumps AB"], [300, "Purchase order"]],
      [104, [40, "Delivery address"], [300, "Supplier"]],
      [115, [40, "Norwick Pumps AB"], [300, "Corran Mekaniska AB"]],
      [126, [40, "Hamnvägen B"], [300, "Storgatan A"]],
      [160, [40, "Our reference"], [130, "Åsa Lindström"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Norwick Pumps AB");
  });

  test("takes the sender of a letter, not whom it is sent to, for the customer", () => {
    const { header } = draftOf([
      [100, { x: 40, text: "Anton Behrens · Hafenstr. 14 · 48153 Musterstadt", size: 6.5 }],
      [112, [40, "Rheintor Verpackung GmbH"]],
      [126, [40, "Am Alten Werk 3"]],
      [160, { x: 40, text: "Bestellung Nr. 4711", size: 14 }],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Anton Behrens");
  });

  test("takes the first of two companies with addresses above each other, whatever they call themselves", () => {
    const { header } = draftOf([
      [40, [40, "Redcliffe Dairy Processing"]],
      [51, [40, "2210 Foundry Road"]],
      [62, [40, "Fairhaven, TX 75002"]],
      [110, [40, "Halvorsen Pumps Company"]],
      [121, [40, "17 Quarry Lane"]],
      [132, [40, "Fairhaven, TX 75002"]],
      [200, [40, "Subject: Our purchase order PO-59766"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Redcliffe Dairy Processing");
  });

  test.each([
    ["another house", "Skarvoy Emballasje AS", ["unsure_value"]],
    ["another company of the house", "Tindan Logistikk AS", []],
    ["a place", "Main store", []],
  ])("says who may be the customer where the goods go to %s", (_, shipTo, codes) => {
    const { header, findings } = draftOf([
      [40, { x: 40, text: "Purchase order", size: 18 }],
      [60, [40, "Tindan Ventil AS"], [360, "Order no."], [450, "6998869075"]],
      [71, [40, "Havnegata 3"]],
      [110, [40, "Ship to:"]],
      [121, [40, shipTo]],
      [132, [40, "6002 Alesund"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Tindan Ventil AS");
    expect(findings.filter(({ field }) => field === "customerName").map(({ code }) => code)).toEqual(codes);
  });

  test.each([
    ["a form's number", [[40, [280, "Appendix 61"]]]],
    ["a sentence with an amount", [[90, [40, "FEES ARE NOT TO EXCEED $25,000.00 OF THE TOTAL"]]]],
    ["a caption of a strip", [[110, [40, "SHIP VIA"], [140, "TERMS"], [240, "EST. BLANKET VALUE"]]]],
  ] satisfies [string, Rows][])("takes %s for no customer", (_, rows) => {
    const { header } = draftOf([...rows, [60, [40, "Keystone Bluff Machine Works"]], ...TABLE]);
    expect(header.customerName?.value).toBe("Keystone Bluff Machine Works");
  });

  test("takes a customer's name only as far as the next caption", () => {
    const { header } = draftOf([
      [40, [40, "Corran Milling Inc. - Customer Order Form"]],
      [60, [40, "Customer:"], [100, "Cobb Hill Animal Hospital Customer PO: 1434"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Cobb Hill Animal Hospital");
  });

  test.each([
    ["DESTINATION IF DIFFERENT", undefined],
    ["Bitte liefern Sie an:", "Norwick Pumpen GmbH"],
    ["Local de descarga:", "Norwick Pumpen GmbH"],
  ])("reads a place under %s", (caption, name) => {
    const { header } = draftOf([
      [100, [40, caption]],
      [111, [40, "Norwick Pumpen GmbH"]],
      [122, [40, "80331 Musterstadt"]],
      ...TABLE,
    ]);
    expect(header.shipToName?.value).toBe(name as never);
  });

  test.each([
    ["Corran Maskin AS", ["unsure_value"]],
    ["Tindan Logistikk AS", []],
  ])("says that %s beside another company's head may be the customer", (beside, codes) => {
    const { findings } = draftOf([
      [40, { x: 40, text: "Order 6998869075", size: 18 }],
      [71, [40, "Tindan Ventil AS"], [440, beside]],
      [82, [40, "Havnegata 3"], [440, "Fabrikkveien 14"]],
      ...TABLE,
    ]);
    expect(findings.filter(({ field }) => field === "customerName").map(({ code }) => code)).toEqual(codes);
  });

  test("takes neither a day nor an office for the customer", () => {
    const { header } = draftOf([
      [40, [40, "Elm Falls"]],
      [54, [40, "Finance Department - Procurement Services"]],
      [68, [40, "Needed by Aug 25, 2024"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Elm Falls");
  });

  test("takes a name of two words over an address for a company, behind a caption of who buys", () => {
    const { header } = draftOf([
      [40, [40, "Company:"], [300, "Ship to:"]],
      [54, [40, "Sawtooth Fabrication"], [300, "Main location"]],
      [68, [40, "48 Canal Street"], [300, "901 Quarry Lane"]],
      ...TABLE,
    ]);
    expect(header.customerName?.value).toBe("Sawtooth Fabrication");
  });

  test("keeps a company's name whole that begins like a label", () => {
    const { header } = draftOf([
      [40, { x: 40, text: "PURCHASE ORDER", size: 18 }],
      [100, [40, "Bill to:"]],
      [116, [40, "Customer Care Lines AG"]],
      [132, [40, "Bahnhofstrasse 15"]],
      [148, [40, "8001 Zürich"]],
      ...TABLE,
    ]);
    expect([header.customerName?.value, header.billToName?.value]).toEqual([
      "Customer Care Lines AG",
      "Customer Care Lines AG",
    ]);
  });

  test("reads the company to whose attention a bill goes, and leaves telephones out of the address", () => {
    const { header } = draftOf([
      [40, { x: 40, text: "PURCHASE ORDER", size: 18 }],
      [100, [40, "Bill to:"]],
      [116, [40, "ATTN: Norwick Pumps Limited"]],
      [132, [40, "93B Sai Road"]],
      [148, [40, "✆ +44 20 7946 0000"]],
      ...TABLE,
    ]);
    expect([header.billToName?.value, header.billToAddress?.value]).toEqual([
      "Norwick Pumps Limited",
      "93B Sai Road",
    ]);
  });

  test("isName() and isStreet() tell names from the other lines of an address", () => {
    const names = ["Norwick Pumps", "3M Deutschland", "Store 1204 Leeds"];
    expect(names.filter((name) => !isName(name))).toEqual([]);
    expect(["12 Main St", "93B Sai Road", "Mo-Fr 8.00-17.30 h"].filter(isName)).toEqual([]);
    expect(isName("Seller is limited to the terms stated herein; any other is void.")).toBe(false);
    expect(isStreet("Weena 664", "3012 CN Rotterdam")).toBe(true);
    expect(isStreet("Studio 54", "Purchasing")).toBe(false);
    const streets = ["Avda. de la Marina, 5, 36600 Vilagarcía", "Rodovia BR-116, km 88, Feira de Santana"];
    expect(streets.filter((street) => !isStreetOf(street.split(",")[0]!, street))).toEqual([]);
  });
});

describe("layout() of values that stand near others", () => {
  test("takes the codes behind labels, not the word above them", () => {
    const { lines } = draftOf([
      [40, { x: 40, text: "PURCHASE ORDER", size: 18 }],
      [300, [40, "Product ID"], [160, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
      [320, [40, "REPLACED"], [160, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
      [332, [40, "Vendor no: 4711-8"]],
      [360, [40, "Vendor no: 4711-9"], [160, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
    ]);
    const [first] = lines;
    expect([first?.fields.customerSku?.value, first?.fields.supplierSku?.value]).toEqual([
      undefined,
      "4711-8",
    ]);
  });

  test("takes the total, not the amount of a payment", () => {
    const { header } = draftOf([
      [40, { x: 40, text: "PURCHASE ORDER", size: 18 }],
      ...TABLE,
      [380, [440, "Total"], [-580, "38.00"]],
      [400, [40, "Payment"], [160, "Date"], [260, "Amount"]],
      [416, [40, "Wire transfer"], [160, "17/11/2025"], [260, "11.40"]],
    ]);
    expect(header.total?.value).toBe("38");
  });
});

function draftOf(rows: Rows) {
  return layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!;
}

test("layout() leaves the words of a cell in their order, whichever way they run", async () => {
  const text =
    "العميل,شركة الخليج للمعدات\n\nم,رقم الصنف,الوصف,الكمية\n1,AB-100,برغي سداسي الرأس,5\n2,AB-200,برغي سداسي الرأس,6\n";
  const [draft] = layout(await readFile(Buffer.from(text), "csv"), { ownNames: [] });
  expect(draft!.header.customerName?.value).toBe("شركة الخليج للمعدات");
});
