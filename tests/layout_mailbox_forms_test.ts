import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { HeaderField, LineField } from "../src/orders/mod.ts";
import type { Box } from "../src/reading/mod.ts";
import { read, values } from "./fixtures/layouts/_drafts.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const TABLE: Line[] = [
  [300, [40, "Item"], [140, "Description"], [-400, "Qty"], [-480, "Price"], [-570, "Amount"]],
  [316, [40, "AB-1001"], [140, "Hex bolt M8"], [-400, "12"], [-480, "1.50"], [-570, "18.00"]],
];

function head(rows: Line[], ...fields: HeaderField[]) {
  const { header } = read(...rows, ...TABLE);
  return fields.map((field) => header[field]?.value);
}

describe("ordersOf() of forms from a mailbox", () => {
  test("reads the day under a caption of two lines, not as the order's", () =>
    expect(
      head(
        [
          [64, [56, "Order"], [380, "Thornbury Mechanical Ltd"]],
          [81, [56, "PO-106284"]],
          [93, [56, "10 March 2026"]],
          [201, [55, "Vendor"], [237, "Payment"], [380, "Expected Receipt"]],
          [212, [55, "No."], [237, "Terms"], [380, "Date"]],
          [226, [55, "V00210"], [237, "Net 30 days"], [380, "16/03/26"]],
        ],
        "orderDate",
        "requiredDate",
      ),
    ).toEqual(["2026-03-10", "2026-03-16"]));

  test("takes a day behind the caption of the delivery for no order's", () =>
    expect(
      head(
        [
          [30, [58, "KRAHNERT GmbH"], [331, "Bestellnummer/Datum"]],
          [41, [330, "4500873216 / 11.03.2026"]],
          [261, [331, "Liefertermin:"], [400, "Tag 30.03.2026"]],
        ],
        "orderDate",
      ),
    ).toEqual(["2026-03-11"]));

  test("takes the number of several parts under the title before that of a requisition", () =>
    expect(
      head(
        [
          [48, [41, "Al Noor Marine LLC"], [479, "Purchase order"]],
          [60, [41, "P.O. Box 61442"], [440, "Number: NMC-PO-0038817"]],
          [179, [41, "Vendor account"], [228, "Purchase requisition"], [358, "PR-0071220"]],
        ],
        "poNumber",
      ),
    ).toEqual(["NMC-PO-0038817"]));

  test("takes no article's letters for pesos", () => {
    const { header } = read(
      [30, [40, "Redbird Event Rentals, LLC"], [363, "Purchase Order #PO22718"]],
      ...TABLE,
      [332, [40, "CLP-24R"], [140, "Spring clamp"], [-400, "12"], [-480, "9.99"], [-570, "119.88"]],
      [360, [-480, "Total"], [-570, "$137.88"]],
    );
    expect(header.currency?.value).toBe("USD");
  });

  test("joins a name in capitals set apart with its legal form, and takes the firm under its mark", () => {
    expect(
      head(
        [
          [37, [50, "WITTEK"], [151, "PRESSENBAU"], [309, "GmbH"]],
          [52, [50, "Am Hammerwerk 3"], [137, "58553 Halver"]],
          [105, [340, "Abruf-Nr."], [431, "318842"]],
        ],
        "customerName",
      ),
    ).toEqual(["WITTEK PRESSENBAU GmbH"]);
    expect(
      head(
        [
          [53, { x: 52, text: "Vuilleumier", size: 16 }],
          [94, [53, "Décolletage Vuilleumier & Fils SA"]],
          [106, [53, "Rue de l'Industrie 9"]],
          [117, [53, "CH-2740 Moutier"]],
          [169, [53, "Commande fournisseur CDF00001926"]],
        ],
        "customerName",
      ),
    ).toEqual(["Décolletage Vuilleumier & Fils SA"]);
  });

  test("reads the words under 'Description' over 'Delivery date', and where no code is available the words", () => {
    const rows = (y: number, own: string, theirs: string, words: string): Line[] => [
      [y, [68, own], [189, words], [-400, "4,000"], [-480, "7.85"], [-570, "31,400.00"]],
      [y + 11, [69, theirs]],
      [y + 22, [189, "Delivery date: 23.03.2026"]],
    ];
    expect(
      values(
        [
          [
            250,
            [68, "Our material no."],
            [189, "Description"],
            [-400, "Qty"],
            [-480, "Price"],
            [-570, "Net value"],
          ],
          [260, [68, "Your material no."], [189, "Delivery date"]],
          ...rows(275, "A-4410-0087", "DIN 912 M8X30-12.9", "Socket cap screw M8 x 30"),
          ...rows(314, "A-4410-0191", "DIN 985 M8-A2", "Nyloc nut M8 A2 stainless"),
        ],
        "customerSku",
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["A-4410-0087", "DIN 912 M8X30-12.9", "Socket cap screw M8 x 30"],
      ["A-4410-0191", "DIN 985 M8-A2", "Nyloc nut M8 A2 stainless"],
    ]);
    const services = (y: number, code: string, words: string): Line[] => [
      [y, [93, code], [-400, "4"], [-480, "640.00"], [-570, "2,560.00"]],
      [y + 15, [93, words]],
    ];
    expect(
      values(
        [
          [100, [93, "Part # / Description"], [-400, "Qty"], [-480, "Unit Price"], [-570, "Subtotal"]],
          ...services(116, "KX-85", "Cable gland KX 20s brass, PCP seal"),
          ...services(156, "GRP-900", "GRP grating panel, yellow gritted"),
          ...services(196, "Not Available", "Supervision of installation, day rate"),
        ],
        "customerSku",
        "description",
      )[2],
    ).toEqual([undefined, "Supervision of installation, day rate"]);
  });

  test("says nothing of codes of two words that stand under two headings of codes, nor of a tax that multiplies", () => {
    const row = (y: number, own: string, theirs: string): Line => [
      y,
      [61, own],
      [140, theirs],
      [227, "BRASS COMP MALE CONN"],
      [-400, "100"],
      [-480, "1.2390"],
      [-570, "123.90"],
    ];
    const draft = read(
      [30, [40, "Calder Pumps Ltd"]],
      [60, [40, "PURCHASE ORDER 4711"]],
      [
        100,
        [61, "Item ID"],
        [140, "Supplier Part No."],
        [227, "Description"],
        [-400, "Qty"],
        [-480, "Price"],
        [-570, "Amount"],
      ],
      row(116, "BRS 06803A", "68C-3-2"),
      row(132, "BRS 06803B", "68C-3-4"),
      row(148, "BRS 06804A", "68C-4-2"),
      row(164, "BRS 06804B", "68C-4-4"),
      [190, [316, "Warenwert netto"], [-570, "495.60"]],
      [202, [-400, "19.00 %"], [405, "MwSt. von"], [-480, "495.60"], [-570, "94.16"]],
      [214, [316, "Gesamtbetrag"], [-570, "589.76"]],
    );
    expect(draft.lines.length).toBe(4);
    expect(draft.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("parts a price from the rebate beside it in Spanish, counts packets, and reads models beside the buyer's codes", () => {
    const row = (y: number, price: string, rebate: string, amount: string): Line => [
      y,
      [36, "2014 05"],
      [120, "VALVULA ESFERICA"],
      [-380, "12,00 PQ"],
      [-440, price],
      ...(rebate ? [[-466, rebate] as [number, string]] : []),
      [-570, amount],
    ];
    expect(
      values(
        [
          [
            100,
            [36, "CODIGO"],
            [120, "DESCRIPCION"],
            [-380, "CANTIDAD"],
            [-440, "PRECIO UNIT."],
            [446, "% BON"],
            [-570, "IMPORTE"],
          ],
          row(116, "48.750,00", "10,00", "526.500,00"),
          row(132, "156.320,00", "", "1.875.840,00"),
          row(148, "92.415,50", "10,00", "998.087,40"),
          row(164, "61.240,00", "5,00", "698.136,00"),
        ],
        "quantity",
        "unitPrice",
      ),
    ).toEqual([
      ["12", "48750"],
      ["12", "156320"],
      ["12", "92415.5"],
      ["12", "61240"],
    ]);
    const item = (y: number, own: string, words: string, model: string): Line => [
      y,
      [73, own],
      [131, words],
      [304, model],
      [-480, "6.00"],
      [-530, "186.00"],
      [-590, "1,116.00"],
    ];
    expect(
      values(
        [
          [
            100,
            [73, "存货编码"],
            [131, "存货名称"],
            [304, "规格型号"],
            [-480, "数量"],
            [-530, "含税单价"],
            [-590, "价税合计"],
          ],
          item(116, "01020317", "双作用薄型气缸", "CDQ2B32-50DMZ"),
          item(132, "01020342", "五通电磁阀", "SY5120-5LZD-01"),
          item(148, "01020388", "快插接头", "KQ2H08-02AS"),
        ],
        "customerSku",
        "supplierSku",
        "description",
      )[0],
    ).toEqual(["01020317", "CDQ2B32-50DMZ", "双作用薄型气缸"]);
  });

  test("keeps a price whose basis stands behind a stroke, and the code behind its caption out of the words", () => {
    const item = (y: number, code: string, words: string, basis: string, theirs: string): Line[] => [
      [y, [50, "00010"], [91, code], [190, words]],
      [
        y + 12,
        [-160, "2,400"],
        [191, "PC"],
        [-361, "0.287 /"],
        [basis === "1" ? 380 : 367, `${basis} PC`],
        [-570, "688.80"],
      ],
      [y + 24, [-181, "Your material number:"], [187, theirs]],
    ];
    expect(
      values(
        [
          [290, [51, "Item"], [91, "Material"], [191, "Description"]],
          [301, [123, "Order qty."], [191, "Unit"], [351, "Price per unit"], [-570, "Net value"]],
          ...item(320, "1003-44821", "SCREW,CAP,SKT HD,M8X1.25X30,BLK", "1", "BN 610-M8X30"),
          ...item(362, "1003-44830", "SCREW,CAP,SKT HD,M10X1.5X45,BLK", "100", "BN 610-M10X45"),
          ...item(404, "1003-10077", "WASHER,LOCK,WEDGE PAIR,M10,ZN", "100", "BN 9248 NL10"),
        ],
        "quantity",
        "unitPrice",
        "priceBasis",
        "supplierSku",
        "description",
      )[0],
    ).toEqual(["2400", "0.287", "1", "BN 610-M8X30", "SCREW,CAP,SKT HD,M8X1.25X30,BLK"]);
  });

  test("reads the seller's code behind its caption beside the figures, under the item's own row in a box", () => {
    const item = (y: number, code: string, words: string, theirs: string): Line[] => [
      [y, [39, "1 / 7"], [74, code], [161, "F"], [185, words]],
      [y + 11, [74, `Supplier item: ${theirs}`], [-366, "480.00"], [-440, "38.4150"], [-574, "18,439.20"]],
      [y + 22, [75, "Due at dock: 04/13/2026"]],
    ];
    const rows: Line[] = [
      [30, [40, "Calder Pumps Ltd"]],
      [60, [40, "PURCHASE ORDER 4711"]],
      [
        154,
        [39, "Ln/Rel"],
        [74, "Item"],
        [161, "Rev"],
        [185, "Description"],
        [-366, "Release Qty"],
        [-440, "Unit cost"],
        [-574, "Extended"],
      ],
      ...item(175, "4008-2217-01", "Housing, pump, rear", "WF 22170"),
      ...item(216, "4008-2218-01", "Cover, pump, front", "WF 22180"),
      ...item(257, "4011-0930-02", "Plate, port, gray iron", "WF 9302-B"),
    ];
    const rules: Box[] = [160, 204, 245, 286].map((y) => [36, y, 576, y + 0.5]);
    const { drafts } = ordersOf(readingOf(pageOf(rows, { rules })), { ownNames: [] });
    expect(
      drafts[0]!.lines.map(({ fields }) => [
        fields.customerSku?.value,
        fields.supplierSku?.value,
        fields.description?.value,
      ]),
    ).toEqual([
      ["4008-2217-01", "WF 22170", "Housing, pump, rear"],
      ["4008-2218-01", "WF 22180", "Cover, pump, front"],
      ["4011-0930-02", "WF 9302-B", "Plate, port, gray iron"],
    ]);
  });

  test("takes a year and the number behind it as one, and the firm under a mark that ends in a point", () =>
    expect(
      head(
        [
          [48, { x: 53, text: "Larkspur.", size: 16 }, [445, "PURCHASE ORDER"]],
          [68, [53, "Larkspur Home Health, Inc."], [445, "PO Number: 2026 0041877"]],
          [77, [52, "310 Cascade Ave, Boise, ID 83702"]],
        ],
        "customerName",
        "poNumber",
      ),
    ).toEqual(["Larkspur Home Health, Inc.", "2026 0041877"]));

  test("lays the lower line of an item beside its first though a stroke stands alone in the price", () => {
    const item = (
      no: string,
      y: number,
      code: string,
      words: string,
      basis: string,
      theirs: string,
    ): Line[] => [
      [y, [51, no], [89, code], [196, words]],
      [
        y + 11,
        [-140, "400"],
        [-167, "PC"],
        [-250, "38.50"],
        [262, "/"],
        [-322, `${basis} PC`],
        [-430, basis === "1" ? "15,400.00" : "154.00"],
      ],
      [y + 22, [88, `Your material number ${theirs}`]],
      [y + 33, [88, "Delivery date: Day 03/16/2026"]],
    ];
    const draft = read(
      [30, [40, "Calder Pumps Ltd"]],
      [60, [40, "PURCHASE ORDER 4711"]],
      [360, [51, "Item"], [88, "Material"], [196, "Description"]],
      [371, [88, "Order qty."], [-173, "Unit"], [-281, "Price per unit"], [-417, "Net value"]],
      ...item("00010", 390, "10048812", "O-RING 22X4 FKM 75 SH A", "100", "LR-22-4"),
      ...item("00020", 443, "10077820", "HOSE,HYD,SAE 100R2AT", "100", "CR 29841"),
      ...item("00030", 496, "10031902", "SEAL,SHAFT,RADIAL", "1", "6205-2Z/C3"),
    );
    const named = (name: LineField) => draft.lines.map(({ fields }) => fields[name]?.value);
    expect(named("quantity")).toEqual(["400", "400", "400"]);
    expect(named("priceBasis")).toEqual(["100", "100", "1"]);
    expect(named("customerSku")).toEqual(["10048812", "10077820", "10031902"]);
    expect(named("supplierSku")).toEqual(["LR-22-4", "CR 29841", "6205-2Z/C3"]);
    expect(draft.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("reads an item's day of delivery beside a tax code, which is no tax", () => {
    const item = (y: number, code: string, words: string): Line[] => [
      [y, [57, "10"], [84, code], [145, words], [-410, "144 EA"], [-470, "3.95 AUD"], [-545, "568.80 AUD"]],
      [
        y + 25,
        [84, "Delivery Date: 20.02.2026"],
        [220, "Incoterms: DAP Port Hedland"],
        [360, "Tax Code: P1"],
      ],
    ];
    expect(
      values(
        [
          [
            221,
            [57, "Item"],
            [84, "Material"],
            [145, "Description"],
            [-410, "Quantity"],
            [-470, "Net Price"],
            [-545, "Net Amount"],
          ],
          ...item(237, "TG11", "SAFETY SPECTACLES CLEAR AF"),
          ...item(275, "EPP-2207-L", "Gloves nitrile disposable blue"),
          ...item(313, "EPP-3310", "Earplugs uncorded class 5"),
        ],
        "requiredDate",
      ),
    ).toEqual([["2026-02-20"], ["2026-02-20"], ["2026-02-20"]]);
  });
});
