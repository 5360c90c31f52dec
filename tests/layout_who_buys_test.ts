import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { isName } from "../src/extraction/layout/parties/names.ts";
import { readFile } from "../src/reading/mod.ts";
import { sheetReading } from "./_reading.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "$1.50"], [-580, "$18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "$0.50"], [-580, "$20.00"]],
];

function headerOf(head: Rows, foot: Rows = []) {
  const [draft] = layout(readingOf(pageOf([...head, ...TABLE, ...foot])), { ownNames: [] });
  return Object.fromEntries(Object.entries(draft!.header).map(([field, read]) => [field, read.value]));
}

describe("who buys where no caption says it", () => {
  test("the firm whose house the address of mail is of, under the one that the letter goes to", () => {
    const buyerOf = (mail: string) =>
      headerOf([
        [46, [337, "Purchase order"]],
        [61, [41, "Crescent Valve & Fitting Supply"], [337, "PO number/date"]],
        [71, [41, "PO BOX 4408"], [337, "4502118763 / 03/02/2026"]],
        [83, [41, "HARVEY LA 70059"], [337, "Contact person/Telephone"]],
        [94, [337, "Dana Whitlock/504-555-0142"]],
        [130, [337, "E-mail"]],
        [142, [337, mail]],
        [171, [41, "Pelican State Chemical Co. LLC"]],
      ]).customerName;
    expect(buyerOf("mro@pelicanstate-chem.example")).toBe("Pelican State Chemical Co. LLC");
    expect(buyerOf("mro@buying.example")).toBe("Crescent Valve & Fitting Supply");
  });

  test("of two firms side by side the one by whose name goods are received", () => {
    const buyerAt = (place: string) =>
      headerOf([
        [30, [40, "Inkooporder"]],
        [94, [58, "Koppert Horti Supplies B.V."], [-538, "Kwekerij De Noordhoek V.O.F."]],
        [107, [58, "Veilingweg 14"], [-538, "Zwethlaan 52"]],
        [119, [58, "2651 BE Berkel en Rodenrijs"], [-538, "2675 LB Honselersdijk"]],
        [191, [57, "Ordernr."], [159, "IO26-01138"], [312, "Afleveradres"]],
        [203, [57, "Orderdatum"], [159, "4 mei 2026"], [312, place]],
        [216, [312, "Zwethlaan 54, 2675 LB Honselersdijk"]],
      ]).customerName;
    expect(buyerAt("Kwekerij De Noordhoek, kas 3")).toBe("Kwekerij De Noordhoek V.O.F.");
    expect(buyerAt("Koppert Horti Supplies, hal 2")).toBe("Koppert Horti Supplies B.V.");
  });

  test("not whom the order goes to, indented under a caption with its number beside", () => {
    const { customerName } = headerOf([
      [30, [40, "PO120"], [100, "Date 09/22/26"], [250, "ST BRENDAN MEDICAL CENTER"], [480, "Page 1"]],
      [41, [40, "Time 05:30"], [250, "*** PURCHASE ORDER ***"]],
      [81, [40, "Vendor:"], [95, "10442"], [235, "Ship To:"], [300, "MAIN1"]],
      [91, [50, "CARDEN MEDICAL SUPPLY"], [245, "RECEIVING DOCK"]],
      [102, [50, "PO BOX 70539"], [245, "900 LAKE AVE"]],
      [112, [50, "CHICAGO IL 60673"], [245, "DULUTH MN 55802"]],
    ]);
    expect(customerName).toBe("ST BRENDAN MEDICAL CENTER");
  });

  test("the firm with its tax number in whose town the goods are received, of two side by side at the head", () => {
    const buyerOf = (...below: string[]) =>
      headerOf([
        [30, [40, "Pedido compra PC26-01932"]],
        [60, [40, "Hidráulicos del Ebro, S.L."], [330, "Instalaciones Moncayo, S.A."]],
        [70, [40, "Pol. Ind. Malpica, 41"], [330, "Ctra. de Logroño, 7"]],
        [80, [40, "50016 Zaragoza"], [330, "50011 Zaragoza"]],
        ...below.map((text): Rows[number] => [90, [330, text]]),
        [120, [40, "Nº proveedor"], [130, "PR-00217"], [330, "Dirección de envío"]],
        [130, [40, "Términos pago"], [130, "60 días f.f."], [330, "Almacén central, muelle 2"]],
        [140, [330, "50011 Zaragoza"]],
      ]).customerName;
    expect(buyerOf("CIF A50112233")).toBe("Instalaciones Moncayo, S.A.");
    expect(buyerOf()).toBe("Hidráulicos del Ebro, S.L.");
  });

  test("who has the street that the goods are received in, of two side by side at the head", () => {
    const header = headerOf(
      [
        [60, { x: 40, text: "PURCHASE ORDER", size: 20 }],
        [110, [60, "Ridgeline Fasteners"], [300, "Purchase Order Date"], [430, "Coastal Joinery"]],
        [122, [60, "5 Foundry Lane"], [300, "14 Mar 2026"], [430, "18 Wharf Road"]],
        [134, [60, "Wetherill Park NSW 2164"], [430, "Port Kembla NSW 2505"]],
        [146, [300, "Purchase Order Number"]],
        [158, [300, "PO-0042"]],
      ],
      [
        [460, [40, "DELIVERY DETAILS"]],
        [480, [40, "Delivery Address"], [250, "Attention"]],
        [492, [40, "18 Wharf Road"], [250, "Sam Okafor"]],
        [504, [40, "Port Kembla NSW 2505"]],
      ],
    );
    expect(header.customerName).toBe("Coastal Joinery");
  });

  test("the firm at the head, not the person whom a caption calls the buyer above what another caption asks", () => {
    const { customerName } = headerOf([
      [40, [40, "Dunmore Axle LLC"], [374, "PO Number:"], [446, "54952"]],
      [52, [40, "48 Canal Street"], [374, "Buyer:"], [446, "Marcus Oyelaran"]],
      [70, [40, "Carver, MN 55315"], [396, "Terms:"], [452, "Net 45"]],
      [96, [40, "Supplier:"]],
      [108, [40, "Ostrander Supply Corp."]],
      [120, [40, "48 Canal Street"]],
      [132, [40, "Carver, MN 55315"]],
    ]);
    expect(customerName).toBe("Dunmore Axle LLC");
  });

  test("the firm that takes the goods in, though bills are remitted to it, and not the name somebody signs in with", () => {
    const { customerName } = headerOf([
      [40, [40, "Dunmore Axle LLC"], [374, "PURCHASE ORDER 54952"]],
      [52, [40, "48 Canal Street"]],
      [64, [40, "Carver, MN 55315"]],
      [96, [40, "Vendor"], [200, "Ship To"], [374, "Remit To"]],
      [108, [40, "Ostrander Supply Corp."], [200, "Dunmore Axle LLC"], [374, "Dunmore Axle LLC"]],
      [120, [40, "9 Mill Street"], [200, "48 Canal Street"], [374, "PO Box 820"]],
      [132, [40, "Carver, MN 55315"], [200, "Carver, MN 55315"], [374, "Carver, MN 55315"]],
      [160, [40, "FOB Point"], [140, "Terms"], [240, "Buyer"], [340, "Ship Via"]],
      [172, [40, "Origin"], [140, "NET 30"], [240, "admin"], [340, "LTL"]],
    ]);
    expect(customerName).toBe("Dunmore Axle LLC");
  });

  test("the firm that goods and bill go to, not who acts for it under the caption of the buyer", () => {
    const { customerName } = headerOf([
      [40, [40, "PURCHASE ORDER 54952"]],
      [96, [40, "Bill To:"], [240, "Ship To: MAIN"], [420, "Buyer: MLH Maureen Hartley"]],
      [
        108,
        [40, "Dunmore Regional Hospital"],
        [240, "Dunmore Regional Hospital"],
        [420, "Phone: 218-555-0184"],
      ],
      [120, [40, "PO Box 820"], [240, "48 Canal Street"], [420, "Account: 60011877"]],
      [132, [40, "Carver, MN 55315"], [240, "Carver, MN 55315"]],
    ]);
    expect(customerName).toBe("Dunmore Regional Hospital");
  });

  test("the stores that goods go to, not which of their places heads the order", () => {
    const { customerName } = headerOf([
      [40, [40, "dunmore"], [200, "DIST CENTER #115"]],
      [60, [300, "ORDER NUMBER: 54952"]],
      [96, [40, "Ship To:"], [100, "Dunmore Stores"], [374, "Mark For:"], [446, "dunmore DIST CENTER #115"]],
      [108, [100, "48 Canal Street"], [374, "Store: 115"]],
      [120, [100, "Carver, MN 55315"]],
    ]);
    expect(customerName).toBe("Dunmore Stores");
  });

  test("the firm at the head, not the person whom a caption calls the buyer above the count of pages", () => {
    const { customerName } = headerOf([
      [40, [40, "DUNMORE-AXLE"], [300, "PURCHASE ORDER 54952"]],
      [52, [40, "48 Canal Street, Carver, MN 55315"], [300, "Buyer : M. Oyelaran"]],
      [64, [300, "Page 1 of 1"]],
    ]);
    expect(customerName).toBe("DUNMORE-AXLE");
  });

  test("the firm at the head, not the one whose number stands behind its name beside it", () => {
    const { customerName } = headerOf([
      [40, [40, "DUNMORE AXLE LTD"], [300, "PURCHASE ORDER"]],
      [52, [40, "48 Canal Street"], [300, "OSTRANDER SUPPLY LTD - 000318-01"]],
      [64, [40, "Carver, MN 55315"], [300, "9 Mill Street"]],
      [76, [300, "Hartwell, GA 30643"]],
    ]);
    expect(customerName).toBe("DUNMORE AXLE LTD");
  });

  test("the firm with its address, not the words of its house in large letters over it", () => {
    const { customerName } = headerOf([
      [40, [40, "AXLEWORKS"], [300, "DUNMORE"]],
      [56, [40, "Dunmore Ltd, 48 Canal Street, Carver, MN 55315"], [300, "Tel 555-0199"]],
      [96, [40, "Electrical Wholesale"], [300, "PURCHASE ORDER 54952"]],
      [108, [40, "Ostrander & Son Ltd"]],
      [120, [40, "9 Mill Street"]],
      [132, [40, "Hartwell, GA 30643"]],
    ]);
    expect(customerName).toBe("Dunmore Ltd");
  });

  test("the firm in full, not the short name of its house at the head", () => {
    const { customerName } = headerOf([
      [40, [40, "DUNMORE'S"], [300, "PURCHASE ORDER 54952"]],
      [
        96,
        [40, "Ship To:"],
        [100, "Dunmore Implements Company"],
        [300, "Bill To:"],
        [360, "Dunmore Implements Company"],
      ],
      [108, [100, "48 Canal Street"], [360, "PO Box 820"]],
      [120, [100, "Carver, MN 55315"], [360, "Carver, MN 55315"]],
    ]);
    expect(customerName).toBe("Dunmore Implements Company");
  });

  test("the house at the head, not another firm of it where goods go alone", () => {
    const { customerName } = headerOf([
      [40, [40, "Dunmore, 48 Canal Street, 54321 Neustadt"]],
      [96, [400, "Lieferadresse:"]],
      [108, [400, "Dunmore IT Services GmbH"]],
      [120, [400, "Servicestraße 15"]],
      [132, [400, "54321 Neustadt"]],
    ]);
    expect(customerName).toBe("Dunmore");
  });

  test("the firm at the head, neither who buys for it, his last name first, nor the code of its stores", () => {
    const head: Rows = [
      [40, [40, "DUNMORE AXLE LTD"], [300, "PURCHASE ORDER 54952"]],
      [96, [40, "Buyer"], [300, "Ship To"]],
      [108, [40, "Tran, Kim-Ly"], [300, "NT-STORES"]],
      [120, [40, "Bldg 4, desk 112"], [300, "48 Canal Street, Carver, MN 55315"]],
    ];
    expect(headerOf(head).customerName).toBe("DUNMORE AXLE LTD");
  });

  test("an authority, not the page or the form that is counted beside it", () => {
    const { customerName } = headerOf([
      [40, [40, "الصفحة 1 من 1"]],
      [56, [40, "نموذج رقم 6"]],
      [72, [40, "المديرية العامة للشؤون البلدية"]],
      [100, [240, "أمر شراء"]],
    ]);
    expect(customerName).toBe("المديرية العامة للشؤون البلدية");
  });

  test("an authority of a state in two lines, not its office that bills go to", () => {
    const { customerName } = headerOf([
      [40, [40, "State of Kettle"], [374, "Purchase Order"]],
      [52, [40, "Department of Lands"], [374, "PO Number: 72916"]],
      [64, [40, "402 Annex, Room 218"]],
      [76, [40, "Carver, MN 55315"]],
      [110, [40, "Bill To:"], [200, "Ship To:"], [374, "Supplier:"]],
      [122, [40, "DOL Accounts Payable"], [200, "DOL Central Stores"], [374, "Ostrander Supply Corp."]],
      [134, [40, "PO Box 6410"], [200, "7701 Melton Road"], [374, "9 Mill Street"]],
      [146, [40, "Carver, MN 55315"], [200, "Carver, MN 55315"], [374, "Carver, MN 55315"]],
    ]);
    expect(customerName).toBe("State of Kettle Department of Lands");
  });

  test("no sentence that goes on in the next line", () => {
    expect(["Une facture par commande, adressée à", "Send your bills to"].filter(isName)).toEqual([]);
  });

  test("not the word that says where the address of the bill stands", () => {
    const { customerName, billToName } = headerOf([
      [40, [40, "BLUE RIDGE ELECTRICAL WHOLESALE"], [400, "PURCHASE ORDER 54952"]],
      [52, [40, "48 CANAL STREET"], [400, "BILL TO ABOVE"]],
      [64, [40, "CARVER, MN 55315"]],
    ]);
    expect([customerName, billToName]).toEqual(["BLUE RIDGE ELECTRICAL WHOLESALE", undefined]);
  });

  test("the sender above whom the letter goes to, in another column", () => {
    const { customerName } = headerOf([
      [40, [40, "Entreprise Morvan"], [400, "BON DE COMMANDE N° 855596"]],
      [52, [40, "88 avenue Jean Moulin"]],
      [64, [40, "29000 Quimper"]],
      [96, [320, "Lavergne Industrie SAS"]],
      [108, [320, "4 allée B"]],
      [120, [320, "44800 Saint-Herblain"]],
    ]);
    expect(customerName).toBe("Entreprise Morvan");
  });

  test.each([
    ["beside what a day's caption asks", ["Banksia Landscapes"], "Banksia Landscapes"],
    ["over two lines", ["Coastline Decks & Pergolas", "Pty Ltd"], "Coastline Decks & Pergolas Pty Ltd"],
    ["over two lines, its form parted", ["Northern Carports Pty", "Ltd"], "Northern Carports Pty Ltd"],
  ])("the sender above whom the letter goes to, %s", (_, [first, second], name) => {
    const { customerName } = headerOf([
      [60, { x: 42, text: "PURCHASE ORDER", size: 20 }],
      [60, [331, "Order Date"], [456, first!]],
      [70, [331, "21 Jul 2024"], [456, second ?? "2210 Foundry Road"]],
      [80, [456, second ? "2210 Foundry Road" : "Carver, MN 55315"]],
      [90, [456, second ? "Carver, MN 55315" : "AUSTRALIA"]],
      [108, [60, "Ostrander Supply Inc."]],
      [120, [60, "901 Industrial Pkwy"], [331, "Number"]],
      [132, [60, "Fairhaven, TX 75002"], [331, "PO-2234"]],
    ]);
    expect(customerName).toBe(name);
  });

  test("a firm that is called the site, beside the company that it buys from", () => {
    const { customerName } = headerOf([
      [
        40,
        [40, "Site:"],
        [140, "Corran Milling LLC"],
        [340, "Ship To:"],
        [440, "Storeroom 2, 29 Quay Road, Leeds LS10 1AB"],
      ],
      [54, [40, "Company:"], [140, "Ostrander Supply Inc."], [340, "Order Date:"], [440, "21 Jul 2024"]],
    ]);
    expect(customerName).toBe("Corran Milling LLC");
  });

  test("who heads the page and takes the goods in, not the company that it is written to", () => {
    const { customerName } = headerOf([
      [40, [40, "Hobbs & Lyle Hydraulics"], [340, "PO number"], [440, "4700635527"]],
      [52, [40, "6600 Lake Ave Suite 210"]],
      [64, [40, "Elmsford, NY 10523"]],
      [100, [40, "Company"]],
      [112, [40, "Ostrander Supply Company"]],
      [124, [40, "17 Quarry Lane"]],
      [136, [40, "Dunmore, OH 44107"]],
      [180, [40, "Please deliver to:"], [140, "Hobbs & Lyle Hydraulics"]],
      [192, [140, "2210 Foundry Road"]],
      [204, [140, "Dunmore, OH 44107"]],
    ]);
    expect(customerName).toBe("Hobbs & Lyle Hydraulics");
  });

  test("who closes the letter", () => {
    const { customerName } = headerOf(
      [
        [40, [40, "12 May 2026"]],
        [60, [40, "Northgate Milling Corp."]],
        [72, [40, "88 Canal Street"]],
        [84, [40, "Trenton, NJ 08609"]],
        [120, [40, "Re: Our purchase order 4711-22"]],
      ],
      [
        [400, [40, "Sincerely,"]],
        [412, [40, "Ana Ruiz"]],
        [424, [40, "Keel Street Works"]],
        [436, [40, "2150 Keel Street, Camden, NJ 08104"]],
      ],
    );
    expect(customerName).toBe("Keel Street Works");
  });

  test.each([
    ["a person who signs", ["Sincerely,", "Ana Ruiz", "Keel Street Works - 2150 Keel Street"]],
    ["who signs for nobody by name", ["For the agency: Dana Whitlock, Chief of Supply"]],
  ])("not %s", (_, foot) => {
    const head: Rows = [
      [40, [40, "Halvorsen Relief Agency"]],
      [60, [40, "Purchase Order 4711-22"]],
    ];
    const below = foot.map((text, at): Rows[number] => [400 + 12 * at, [40, text]]);
    expect(headerOf(head, below).customerName).toBe("Halvorsen Relief Agency");
  });

  test("the sender beside the receiver", () => {
    const { customerName, shipToAddress } = headerOf([
      [40, [40, "Purchase Order"], [400, "PO No: 4711"]],
      [100, [40, "SENDER"], [220, "RECEIVER"], [400, "DELIVERY ADDRESS"]],
      [112, [40, "Fjeld Wind A/S"], [220, "Cedar Foods Company"], [400, "Fjeld Wind A/S"]],
      [124, [40, "Havnegade 3"], [220, "901 Industrial Pkwy"], [400, "Vejlevej 9"]],
      [136, [40, "6700 Esbjerg"], [220, "Elmsford, NY 10523"], [400, "7100 Vejle"]],
    ]);
    expect(customerName).toBe("Fjeld Wind A/S");
    expect(shipToAddress).toBe("Vejlevej 9, 7100 Vejle");
  });

  test("a name that begins with a preposition whole", () => {
    const { customerName } = headerOf([
      [40, [340, "Van Dorp Machines N.V."]],
      [52, [340, "Havenweg 33"]],
      [64, [340, "5651 GH Eindhoven"]],
      [90, [40, "Inkooporder 545967"]],
    ]);
    expect(customerName).toBe("Van Dorp Machines N.V.");
  });

  test("whom one preposition names beside another that names the seller, and the number at the far end of the title's row", () => {
    const rows = [
      ["Bestelbon", "", "", "", "", "WB49-712"],
      ["Van:", "Visser Installatietechniek"],
      ["Aan:", "Technische Unie Noord B.V."],
      ["Werk:", "De Hoef 9, 5756 AB Vlierden"],
      ["Artikelnr.", "Omschrijving", "Aantal", "Eenh.", "Netto prijs", "Bedrag"],
      ["4417001", "Kogelkraan 22 mm knel", "12", "st", "7.50", "90.00"],
      ["4417002", "Expansievat 18 l", "2", "st", "31.00", "62.00"],
    ];
    const { header } = layout(sheetReading(rows), { ownNames: [] })[0]!;
    const values = [header.poNumber, header.customerName, header.shipToAddress].map((read) => read?.value);
    expect(values).toEqual(["WB49-712", "Visser Installatietechniek", "De Hoef 9, 5756 AB Vlierden"]);
  });
});

describe("a head's values among words", () => {
  const NAME: Rows[number] = [30, [40, "Harbour Works Ltd"]];

  test.each([
    ["Commande directe n° CDE283634 du 05/01/2026", "CDE283634"],
    ["Ordine a fornitore nr. 887/A del 05/01/2026", "887/A"],
    ["Purchase Order Contract #PO-1402-165: Piping", "PO-1402-165"],
  ])("the number in %s", (title, number) => {
    expect(headerOf([NAME, [60, [40, title]]]).poNumber).toBe(number);
  });

  test.each([
    ["Bestellung gemäß Angebot Nr. 2013-471331", "Bestellnummer: 4711"],
    ["Purchase order as per quotation No. 88412", "PO No: 4711"],
  ])("not that of what it follows in %s", (title, own) => {
    expect(headerOf([NAME, [60, [40, title]], [90, [40, own]]]).poNumber).toBe("4711");
    expect(headerOf([NAME, [60, [40, title]]]).poNumber).toBeUndefined();
  });

  test("a place behind its day", () => {
    const { requiredDate, shipToName, shipToAddress } = headerOf([
      NAME,
      [60, [40, "Bon de commande n° 4711"]],
      [90, [40, "Livraison le 22/02/2026 à Parc des Genêts, 35600 Redon"]],
    ]);
    expect(requiredDate).toBe("2026-02-22");
    expect([shipToName, shipToAddress]).toEqual(["Parc des Genêts", "35600 Redon"]);
  });

  test("a numbered warehouse over its street takes the goods in", () => {
    const { shipToName, shipToAddress } = headerOf([
      NAME,
      [60, [40, "PO No: 4711"], [400, "Ship To:"]],
      [72, [400, "Warehouse 6, Laydown"]],
      [84, [400, "712 Sawmill Rd"]],
      [96, [400, "Carver, MN 55315"]],
    ]);
    expect(shipToName).toBe("Warehouse 6, Laydown");
    expect(shipToAddress).toBe("712 Sawmill Rd, Carver, MN 55315");
  });

  test("the firm at the head, where a caption names but an initial and a surname", () => {
    const { customerName } = headerOf([
      [26, [41, "P43500"], [250, "TRI-STATE ELECTRICAL CONTRACTORS"], [580, "PAGE - 1"]],
      [37, [313, "PURCHASE ORDER"]],
      [
        54,
        [40, "ORDER NO -"],
        [120, "114972 OP"],
        [250, "ORDER DATE - 9/09/26"],
        [424, "BUYER - H RASMUSSEN"],
        [560, "REVISION - 000"],
      ],
      [71, [40, "SUPPLIER - 48120"], [373, "SHIP TO -"], [439, "7001"]],
      [82, [51, "DELTA ELECTRIC WHOLESALE"], [383, "TRI-STATE ELECTRICAL - SHOP"]],
      [93, [51, "901 FRONT ST"], [390, "3315 S 60TH ST"]],
      [104, [51, "OMAHA NE 68102"], [390, "OMAHA NE 68106"]],
    ]);
    expect(customerName).toBe("TRI-STATE ELECTRICAL CONTRACTORS");
  });
});

describe("a mail without a farewell", () => {
  const ROWS = "Qty Item Price\n12 AB-1001 Hex bolt M8 1.50\n40 AB-1002 Hex nut M8 0.50";
  const headOf = async (signature: string) => {
    const mail = `From: Luis Armenta <office@customer.example>\nSubject: PO 97612\n\n${ROWS}\n\nDeliver 01/22/2026 to 48 Canal Street, Carver, MN 55315\n\n${signature}\n`;
    const [draft] = layout(await readFile(new TextEncoder().encode(mail), "text"), { ownNames: [] });
    return draft!.header;
  };

  test("names the firm below its writer", async () => {
    const place = "118 Depot Street\nBuilding C\nHartwell, GA 30643\n555-0119-5916";
    const { customerName, requiredDate } = await headOf(`Luis Armenta\nFenwick Rental & Repair\n${place}`);
    expect(customerName?.value).toBe("Fenwick Rental & Repair");
    expect(requiredDate?.value).toBe("2026-01-22");
  });

  test("names the firm above its writer", async () => {
    expect((await headOf("Fenwick Rental & Repair\nLuis Armenta")).customerName?.value).toBe(
      "Fenwick Rental & Repair",
    );
  });
});
