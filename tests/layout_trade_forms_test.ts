import { describe, expect, test } from "bun:test";
import { COUNTED, FIGURES, read, readTitled, TABLE, values, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

describe("ordersOf() of two-line items as SAP prints them", () => {
  const HEADS: Line[] = [
    [150, [40, "Pos."], [88, "Material"], [165, "Bezeichnung"]],
    [161, [88, "Bestellmenge"], [160, "Einheit"], [300, "Preis pro Einheit"], [-520, "Nettowert"]],
  ];
  type Texts = { number: string; code?: string; words: string[]; figures: string[]; under: Line[] };
  /** An item's lines, with what stands under them, each so far below. */
  const item = ({ number, code, words, figures, under }: Texts): Line[] => {
    const [count, unit, price, amount] = figures as [string, string, string, string];
    const named: Line = [
      0,
      [40, number],
      ...(code ? [[88, code] as [number, string]] : []),
      [165, words[0]!],
    ];
    const more = words.slice(1).map((text): Line => [11, [165, text]]);
    return [named, ...more, [11, [-140, count], [160, unit], [-400, price], [-520, amount]], ...under];
  };
  const day: Line = [11, [88, "Liefertermin: Tag 20.04.2026"]];
  const said = (code: string): Line[] => [[11, [88, `Ihre Materialnummer: ${code}`]], day];
  const pump = (number: string, code: string): Line[] =>
    item({
      number,
      code,
      words: ["KRAFTSTOFFPUMPE EL. 24V"],
      figures: ["10", "Stück", "41,17 / 1 ST", "411,70"],
      under: said("LX 1587/2"),
    });
  /** Items under each other, a blank between them. */
  const under = (items: Line[][]): Line[] => {
    let y = 160;
    return items.flatMap((lines) => {
      y += 20;
      return lines.map(([below, ...texts]): Line => {
        y += below;
        return [y, ...texts];
      });
    });
  };
  const draft = readTitled([
    ...HEADS,
    ...under([
      pump("00010", "81.12503-0041"),
      pump("00020", "81.08405-0030"),
      pump("00030", "81.05501-0122"),
      item({
        number: "00040",
        code: "81.50820-6077",
        words: ["BREMSBELAGSATZ SCHEIBE", "MIT ANZEIGE"],
        figures: ["30", "Satz", "58,90 / 1 SAT", "1.767,00"],
        under: said("GDB1629"),
      }),
      item({
        number: "00050",
        code: "06.01283-4110",
        words: ["SECHSKANTSCHRAUBE DIN", "M8X25-10.9-A3C"],
        figures: ["5.000", "Stück", "47,35 / 1.000 ST", "236,75"],
        under: said("M8X25-10.9"),
      }),
      item({
        number: "00060",
        code: "51.96820-0404",
        words: ["KEILRIPPENRIEMEN 6PK2245"],
        figures: ["25", "Stück", "23,61 / 1 ST", "590,25"],
        under: [
          [11, [330, "Rabatt (%) 7,500- %"], [-520, "44,27-"]],
          [11, [330, "Nettowert Pos."], [-520, "545,98"]],
          [11, [88, "Ihre Materialnummer: 6PK2245HD"]],
        ],
      }),
      item({
        number: "00070",
        code: "09.21002-0048",
        words: ["FROSTSCHUTZ GLYSANTIN G48"],
        figures: ["1,500", "m³", "3.128,40 / 1 M3", "4.692,60"],
        under: said("G12E050"),
      }),
      item({
        number: "00080",
        words: ["TRENNMITTEL"],
        figures: ["12", "Flasche", "4,00 / 1 Flasche", "48,00"],
        under: [day],
      }),
    ]),
  ]);

  test("keeps what is said under an item's counts with that item, though words go on between its lines", () =>
    expect(valuesOf(draft, "customerSku", "supplierSku").slice(3, 5)).toEqual([
      ["81.50820-6077", "GDB1629"],
      ["06.01283-4110", "M8X25-10.9"],
    ]));

  test("reads what a discount under an item leaves, and what is said of the item behind it", () =>
    expect(valuesOf(draft, "unitPrice", "lineTotal", "supplierSku", "description")[5]).toEqual([
      "23.61",
      "545.98",
      "6PK2245HD",
      "KEILRIPPENRIEMEN 6PK2245",
    ]));

  test("reads a price for a cubic metre, and for one by a longer word", () =>
    expect(valuesOf(draft, "unitPrice", "lineTotal").slice(6)).toEqual([
      ["3128.4", "4692.6"],
      ["4", "48"],
    ]));

  test("takes the caption of a day for no code of an item without one", () =>
    expect(valuesOf(draft, "customerSku", "supplierSku")[7]).toEqual([undefined, undefined]));
});

describe("ordersOf() of trades' forms", () => {
  test("takes the total over a table of taxes, which says again what the lines come to", () =>
    expect(
      readTitled([
        ...TABLE,
        [340, [-570, "18.00"]],
        [352, [300, "Input CGST @ 9%"], [-570, "1.62"]],
        [364, [300, "Input SGST @ 9%"], [-570, "1.62"]],
        [376, [300, "Round Off"], [-570, "(-)0.24"]],
        [400, [300, "Total"], [-570, "21.00"]],
        [430, [40, "HSN/SAC"], [-300, "Taxable Value"], [-400, "CGST Amount"], [-500, "Total Tax"]],
        [442, [40, "84821020"], [-300, "18.00"], [-400, "1.62"], [-500, "3.24"]],
        [454, [40, "Total"], [-300, "18.00"], [-400, "1.62"], [-500, "3.24"]],
      ]).proof.printedTotal,
    ).toBe("21"));

  test("reads shoes' half sizes amid whole ones, and the list without sizes under them with a line for nothing", () => {
    const sizes = ["7", "8", "8.5", "9", "9.5", "10", "11"];
    const across = (texts: string[]) => texts.map((text, i): [number, string] => [200 + 25 * i, text]);
    const draft = readTitled([
      [
        150,
        [40, "Style"],
        [100, "FOOTWEAR"],
        ...across(sizes),
        [-410, "Total"],
        [-480, "Unit $"],
        [-570, "Ext $"],
      ],
      [
        165,
        [40, "312152"],
        [100, "SAFETY BOOT"],
        ...across(["1", "3", "2", "6", "4", "8", "5"]),
        [-410, "29"],
        [-480, "2.00"],
        [-570, "58.00"],
      ],
      [180, [100, "Subtotal footwear"], [-410, "29"], [-570, "58.00"]],
      [
        200,
        [40, "Item"],
        [100, "OTHER ITEMS"],
        [330, "Unit"],
        [-410, "Total Qty"],
        [-480, "Unit $"],
        [-570, "Ext $"],
      ],
      [
        215,
        [40, "V81220"],
        [100, "CAP VENTED FAS-TRAC WHITE"],
        [330, "EA"],
        [-410, "40"],
        [-480, "2.00"],
        [-570, "80.00"],
      ],
      [
        230,
        [40, "EMB-CHEST-L"],
        [100, "EMBROIDERY LEFT CHEST LOGO"],
        [330, "EA"],
        [-410, "10"],
        [-480, "5.50"],
        [-570, "55.00"],
      ],
      [
        245,
        [40, "SETUP-LOGO"],
        [100, "LOGO DIGITISING WAIVED"],
        [330, "EA"],
        [-410, "1"],
        [-480, "0.00"],
        [-570, "N/C"],
      ],
      [260, [100, "Subtotal other items"], [-570, "135.00"]],
      [280, [-480, "Total"], [-570, "193.00"]],
    ]);
    const found = valuesOf(draft, "customerSku", "quantity");
    expect(found.filter(([code]) => code === "312152").map(([, count]) => count)).toEqual([
      "1",
      "3",
      "2",
      "6",
      "4",
      "8",
      "5",
    ]);
    expect(found.slice(7)).toEqual([
      ["V81220", "40"],
      ["EMB-CHEST-L", "10"],
      ["SETUP-LOGO", "1"],
    ]);
  });

  const coded = (y: number, code: string, words: string): Line[] => [
    [y, [40, code], ...COUNTED],
    [y + 12, [40, words]],
  ];

  test("reads codes of several words over their words, though some items have but words", () =>
    expect(
      values(
        [
          [150, [40, "Item / Description"], ...FIGURES],
          ...coded(170, "2X6X16 PT", "LUMBER 2X6-16 SYP #2 GROUND CONTACT"),
          ...coded(200, "LUS26-Z", "JOIST HANGER SIMPSON 2X6 ZMAX LONG LEG"),
          ...coded(230, "SDWS22500DB", "SCREW STRUCTURAL WOOD DB COATING"),
          [260, [40, "TYVEK COMMERCIALWRAP 10' X 125' ROLL"], ...COUNTED],
          [280, [40, "REBAR CHAIR PLASTIC 3 INCH LARGE BAG"], ...COUNTED],
          [300, [40, "CONCRETE VIBRATOR RENTAL FOR WEEKS"], ...COUNTED],
        ],
        "customerSku",
      ).slice(0, 4),
    ).toEqual([["2X6X16 PT"], ["LUS26-Z"], ["SDWS22500DB"], [undefined]]));

  test("reads codes over words under a heading of words alone", () =>
    expect(
      values(
        [
          [150, [40, "Description"], ...FIGURES],
          ...coded(170, "LF25AUB-Z3 3/4", "VALVE PRESSURE REDUCING LEAD FREE WATTS"),
          ...coded(200, "PIPE-CPR-L-1", "PIPE COPPER TYPE L HARD LENGTHS OF 20"),
          ...coded(230, "77-4", "COUPLING GROOVED FLEX STYLE 77 EPDM"),
          [260, [40, "ALL THREAD ROD ZINC, 10 FOOT LENGTHS"], ...COUNTED],
        ],
        "customerSku",
        "description",
      ),
    ).toEqual([
      ["LF25AUB-Z3 3/4", "VALVE PRESSURE REDUCING LEAD FREE WATTS"],
      ["PIPE-CPR-L-1", "PIPE COPPER TYPE L HARD LENGTHS OF 20"],
      ["77-4", "COUPLING GROOVED FLEX STYLE 77 EPDM"],
      [undefined, "ALL THREAD ROD ZINC, 10 FOOT LENGTHS"],
    ]));

  test("reads a price before the discounts that its heading names", () => {
    const row = (y: number, code: string, price: string, amount: string): Line => [
      y,
      [40, code],
      [140, "VITE TE 5739 8.8"],
      [-340, "100,00"],
      [420, price],
      [-570, amount],
    ];
    expect(
      values(
        [
          [
            150,
            [40, "CODICE"],
            [140, "DESCRIZIONE"],
            [-340, "QUANTITÀ"],
            [420, "PREZZO SCONTI"],
            [-570, "IMPORTO"],
          ],
          row(170, "VTE0612ZB", "2,0000 50+10", "90,00"),
          row(190, "SIL310TR", "3,0000 30", "210,00"),
          row(210, "LEG30X30", "1,1850", "118,50"),
        ],
        "unitPrice",
      ),
    ).toEqual([["2"], ["3"], ["1.185"]]);
  });

  test("reads counts in coded units, and no class of goods for a code", () => {
    const row = (y: number, key: string, code: string, count: string, amount: string): Line[] => [
      [
        y,
        [40, key],
        [110, code],
        [-230, count],
        [300, "BALERO RIGIDO"],
        [-450, "2.00"],
        [-500, "12%"],
        [-570, amount],
      ],
      [y + 11, [235, "Pieza"]],
    ];
    expect(
      values(
        [
          [150, [40, "Clave"]],
          [
            156,
            [110, "No. Ident."],
            [-230, "Cantidad"],
            [300, "Descripción"],
            [-450, "Valor unitario"],
            [-500, "Desc."],
            [-570, "Importe"],
          ],
          [162, [40, "ProdServ"]],
          ...row(180, "31171505", "6308-2Z/C3", "24.00 H87", "42.24"),
          ...row(210, "40141719", "4A-125-G", "60.00 H87", "105.60"),
        ],
        "quantity",
        "customerSku",
      ),
    ).toEqual([
      ["24", "6308-2Z/C3"],
      ["60", "4A-125-G"],
    ]);
  });

  test("takes a class of goods under an item for no code, nor the words for none", () => {
    const found = values(
      [
        [150, [40, "Item No."], [140, "Description"], ...FIGURES],
        [170, [40, "1050668"], [140, "CIRCUIT BREATHING ADULT"], ...COUNTED],
        [190, [40, "NON-FILE"], [140, "ANNUAL CALIBRATION"], ...COUNTED],
        [202, [140, "Catalog No.: N/A Commodity: 962-46"]],
        [220, [40, "1062204"], [140, "INSTRUMENT CLEANER"], ...COUNTED],
      ],
      "customerSku",
    );
    expect(found).toEqual([["1050668"], [undefined], ["1062204"]]);
  });

  test("keeps the lone letter that a code begins with under makers and their numbers", () =>
    expect(
      values(
        [
          [150, [40, "Mfr/Cat. No."], [140, "Description"], ...FIGURES],
          [170, [40, "B9102"], [140, "BALL VALVE"], ...COUNTED],
          [190, [40, "W 01564"], [140, "90 ELL WROT"], ...COUNTED],
        ],
        "customerSku",
      ),
    ).toEqual([["B9102"], ["W 01564"]]));

  test.each([
    ["Nomenclature", "BRAKE ASSY, MAIN WHEEL"],
    ["Size / Grade / Length", "HSS 6 X 6 X 1/4 A500 GR C"],
  ])("reads the words under %p", (heading, words) =>
    expect(
      values(
        [
          [150, [40, "Part Number"], [140, heading], ...FIGURES],
          [170, [40, "2-1617-M"], [140, words], ...COUNTED],
          [190, [40, "10-61226"], [140, words], ...COUNTED],
        ],
        "description",
      ),
    ).toEqual([[words], [words]]),
  );

  test.each([
    ["N° pièce", "BC006218", "BC006218"],
    ["COMMANDE N°", "2 604 117", "2 604 117"],
    ["Numéro de commande", "CF 0026 418", "CF 0026 418"],
    ["Numéro de commande", "1 26 00482", "1 26 00482"],
    ["Numéro de commande", "126 0815", "126 0815"],
    ["Numéro de commande", "000412 / LAB", "000412 / LAB"],
    ["Numéro de commande", "BPO 0002 334 817", "BPO 0002 334 817"],
    ["ORDINE A FORNITORE N.", "412 / 26", "412 / 26"],
  ])("reads the number under %p", (caption, printed, number) =>
    expect(
      read([30, [40, "Calder Pumps Ltd"]], [60, [300, caption]], [72, [300, printed]], ...TABLE).header
        .poNumber?.value,
    ).toBe(number),
  );

  test("takes the firm that says the mark over it for the buyer, before the one that is written to", () =>
    expect(
      read(
        [29, { text: "WESTERKAMP", x: 434, size: 16 }],
        [47, { text: "Maschinenfabrik Westerkamp GmbH", x: 420, size: 8 }],
        [84, [51, "Fluidtechnik Emsland GmbH"]],
        [97, [51, "Vertrieb Innendienst"], [366, "Lieferant"], [445, "70412"]],
        [110, [51, "Industriestraße 44"]],
        [123, [51, "49716 Meppen"]],
        [164, [51, "Bestellung EB-26-003319"]],
        ...TABLE,
      ).header.customerName?.value,
    ).toBe("Maschinenfabrik Westerkamp GmbH"));

  test("reads a name whose words stand far apart as it stands where goods go", () =>
    expect(
      read(
        [35, [153, "GREAT"], [211, "LAKES"], [268, "BEARING"], [331, "&"], [347, "DRIVE"], [454, "PAGE 1"]],
        [44, [177, "1190 W. OHIO ST"], [268, "MILWAUKEE WI 53215"]],
        [64, [40, "PURCHASE ORDER NO."], [160, "0418870"]],
        [95, [40, "SHIP TO"]],
        [107, [40, "GREAT LAKES BEARING & DRIVE"]],
        [119, [40, "1190 W OHIO ST DOOR 6"]],
        [131, [40, "MILWAUKEE WI 53215"]],
        ...TABLE,
      ).header.customerName?.value,
    ).toBe("GREAT LAKES BEARING & DRIVE"));

  test("knows an estimated order total, and terms of payment for no buyer", () => {
    const draft = readTitled([
      [90, [40, "Buyer"]],
      [102, [40, "Terms 2% 15 NET 16"]],
      ...TABLE,
      [340, [300, "Merchandise"], [-570, "18.00"]],
      [352, [300, "Fuel surcharge"], [-570, "6.50"]],
      [364, [300, "Estimated order total"], [-570, "$24.50"]],
    ]);
    expect(draft.proof.printedTotal).toBe("24.5");
    expect(draft.header.customerName?.value).toBe("Calder Pumps Ltd");
  });
});
