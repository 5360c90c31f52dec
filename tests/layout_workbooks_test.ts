import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Draft } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";
import { book, type Cell } from "./bench/families/_book.ts";

async function draftsOf(sheets: Record<string, Cell[][]>): Promise<Draft[]> {
  return ordersOf(await readFile(book(sheets), "xlsx"), { ownNames: [] }).drafts;
}

async function only(sheets: Record<string, Cell[][]>): Promise<Draft> {
  const drafts = await draftsOf(sheets);
  expect(drafts).toHaveLength(1);
  return drafts[0]!;
}

function said({ lines }: Draft) {
  return lines.map(({ fields: f }) => [
    f.customerSku?.value,
    f.description?.value,
    f.quantity?.value,
    f.unitPrice?.value,
  ]);
}

function unreadRowsOf({ findings }: Draft) {
  return findings.filter(({ code }) => code === "missing_lines");
}

const HEAD: Cell[][] = [
  ["Purchase order", "45-7781"],
  ["Order date", "2024-03-12"],
  ["Customer", "Harbour Kitchens Ltd"],
];
const CAPTIONS: Cell[] = ["Code", "Description", "Quantity", "Price", "Amount"];
const CUPS: Cell[] = ["CU-100", "Paper cup 200 ml", 40, 1.5, 60];
const LIDS: Cell[] = ["LI-220", "Lid for cup", 30, 0.8, 24];
const TRAYS: Cell[] = ["TR-315", "Serving tray oak", 4, 12.25, 49];

describe("ordersOf() of workbooks", () => {
  test.each(["Total: EUR 84.00", "Totaal: € 84,00 exclusief btw"])(
    "takes the total out of a cell that holds its caption too: %s",
    async (total) => {
      const { header } = await only({ Order: [...HEAD, [], CAPTIONS, CUPS, LIDS, [total]] });
      expect(header.total?.value).toBe("84");
    },
  );

  test("takes the count and the price of cases where a row orders by them and not by the piece", async () => {
    const { lines } = await only({
      Order: [
        ...HEAD,
        [],
        [
          "Ref.",
          "Artículo",
          "Uds/caja",
          "Precio ud.",
          "Precio caja",
          "PEDIDO uds.",
          "PEDIDO cajas",
          "Importe",
        ],
        ["CU-100", "Paper cup", 12, 40, 456, 11, null, 440],
        ["LI-220", "Lid for cup", 6, 3.23, 18.41, null, 3, 55.23],
        ["TR-315", "Serving tray", 24, 40, 912, 12, null, 480],
        ["SP-070", "Spoon", 12, 40, 456, null, 12, 5472],
      ],
    });
    expect(lines.map(({ fields: f }) => [f.quantity?.value, f.unitPrice?.value, f.unit?.value])).toEqual([
      ["11", "40", undefined],
      ["3", "18.41", "caja"],
      ["12", "40", undefined],
      ["12", "456", "caja"],
    ]);
  });

  test("reads a block of captions and values for each item, units and currencies in cells behind them", async () => {
    const block = (
      at: number,
      words: string,
      code: string,
      ...figures: [number, number, number]
    ): Cell[][] => [
      [],
      [`Article ${at}`, words],
      ["Référence", code],
      ["Quantité", figures[0], "pièce"],
      ["Prix unitaire HT", figures[1], "€"],
      ["Montant HT", figures[2], "€"],
    ];
    const draft = await only({
      Commande: [
        ["COMMANDE", "BC6283"],
        ["Société", "Domaine des Genêts"],
        ...block(1, "Pointe annelée 3,1 x 90", "QB 4434", 100, 5.5, 550),
        ...block(2, "Solin aluminium 2 m", "QB 8299", 275, 3, 825),
        [],
        ["Total HT", 1375, "€"],
      ],
    });
    expect(said(draft)).toEqual([
      ["QB 4434", "Pointe annelée 3,1 x 90", "100", "5.5"],
      ["QB 8299", "Solin aluminium 2 m", "275", "3"],
    ]);
    expect(draft.lines.map(({ fields }) => fields.unit?.value)).toEqual(["pièce", "pièce"]);
    expect(draft.header.total?.value).toBe("1375");
  });

  test.each<[string, Cell[][], string[]]>([
    [
      "English",
      [
        ["Line", "Part Number", "Qty", "Unit Price", "Due Date"],
        [null, "Description", "U/M", "Amount", "Remarks"],
      ],
      ["Paper cup", "Lid for cup", "Serving tray"],
    ],
    [
      "Japanese",
      [
        ["No.", "品番", "数量", "単価", "納期"],
        [null, "品名", "単位", "金額", "備考"],
      ],
      ["紙コップ", "ふた", "トレイ"],
    ],
    [
      "Chinese",
      [
        ["序号", "物料编码", "数量", "单价", "交货日期"],
        [null, "名称", "单位", "金额", "备注"],
      ],
      ["纸杯", "杯盖", "托盘"],
    ],
  ])("reads each row of an item under its own row of captions: %s", async (_, captions, [cup, lid, tray]) => {
    const draft = await only({
      Order: [
        ...HEAD,
        [],
        ...captions,
        [1, "CU-100", 40, 1.5, "2024-04-02"],
        [null, cup!, "EA", 60],
        [2, "LI-220", 30, 0.8, "2024-04-03"],
        [null, lid!, "BX", 24],
        [3, "TR-315", 4, 12.25, "2024-04-04"],
        [null, tray!, "EA", 49],
      ],
    });
    expect(
      draft.lines.map(({ fields: f }) =>
        [f.customerSku, f.description, f.quantity, f.unit, f.unitPrice, f.lineTotal, f.requiredDate].map(
          (read) => read?.value,
        ),
      ),
    ).toEqual([
      ["CU-100", cup, "40", "EA", "1.5", "60", "2024-04-02"],
      ["LI-220", lid, "30", "BX", "0.8", "24", "2024-04-03"],
      ["TR-315", tray, "4", "EA", "12.25", "49", "2024-04-04"],
    ]);
    expect(draft.lines[1]!.fields.lineTotal!.evidence).toMatchObject({ sheet: "Order", cell: "D10" });
    expect(draft.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("reads orders that stand beside each other apart, each with its own head", async () => {
    const captions: Cell[] = ["Code", "Description", "Quantity", "Price"];
    const drafts = await draftsOf({
      Orders: [
        ["PO Number", "45-7781", null, null, null, "PO Number", "45-7782"],
        ["Customer", "Harbour Kitchens", null, null, null, "Customer", "Quay Caterers"],
        [],
        [...captions, null, ...captions],
        ["CU-100", "Paper cup", 40, 1.5, null, "LI-220", "Lid for cup", 30, 0.8],
        ["TR-315", "Serving tray", 4, 12.25, null, "CU-100", "Paper cup", 10, 1.5],
        [null, null, null, null, null, "SP-001", "Spoon", 500, 0.02],
      ],
    });
    expect(
      drafts.map(({ header, lines }) => [
        header.poNumber?.value,
        header.customerName?.value,
        ...lines.map(({ fields: f }) => `${f.quantity?.value} ${f.customerSku?.value}`),
      ]),
    ).toEqual([
      ["45-7781", "Harbour Kitchens", "40 CU-100", "4 TR-315"],
      ["45-7782", "Quay Caterers", "30 LI-220", "10 CU-100", "500 SP-001"],
    ]);
  });

  test.each<[string, (at: number, ...item: [string, string, number, number]) => Cell[][]]>([
    [
      "with colons",
      (_, code, words, quantity, price) => [
        ["Part number:", code, null, "Quantity:", quantity],
        ["Description:", words, null, "Unit price:", price],
        [],
      ],
    ],
    [
      "with numbers",
      (at, code, words, quantity, price) => [
        ["Item", at, "Part number", code, "Qty", quantity, "Price", price],
        [null, null, "Description", words],
        [],
      ],
    ],
  ])("reads a form for each item whose captions stand beside each other: %s", async (_, form) => {
    const draft = await only({
      Order: [
        ...HEAD,
        [],
        ...form(1, "GL-37025", "Paper cup", 40, 1.5),
        ...form(2, "TR-31500", "Serving tray", 4, 12.25),
        ...form(3, "SP-00100", "Spoon", 500, 0.02),
        ["Total", 119],
      ],
    });
    expect(said(draft)).toEqual([
      ["GL-37025", "Paper cup", "40", "1.5"],
      ["TR-31500", "Serving tray", "4", "12.25"],
      ["SP-00100", "Spoon", "500", "0.02"],
    ]);
    expect(draft.header.total?.value).toBe("119");
    expect(draft.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("takes no price of the list beside the rows for theirs, and says that the list was left aside", async () => {
    const draft = await only({
      Order: [
        ...HEAD,
        [],
        ["Code", "Description", "Quantity", null, "Code", "Price"],
        ["CU-100", "Paper cup", 40, null, "LI-220", 0.8],
        ["TR-315", "Serving tray", 4, null, "SP-001", 0.02],
        [null, null, null, null, "CU-100", 1.5],
      ],
    });
    expect(said(draft)).toEqual([
      ["CU-100", "Paper cup", "40", undefined],
      ["TR-315", "Serving tray", "4", undefined],
    ]);
    expect(draft.findings.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      'warning: The sheet "Order, beside the order" holds a table too and was left aside',
    ]);
  });

  test("reads two tables side by side, however far down the sheet they begin", async () => {
    const captions: Cell[] = ["Code", "Description", "Quantity"];
    const terms = Array.from({ length: 90 }, (_, i): Cell[] => [
      `${i + 1}. Goods are delivered free to door`,
    ]);
    const draft = await only({
      Order: [
        ...HEAD,
        ...terms,
        [...captions, null, ...captions],
        ["CU-100", "Paper cup", 40, null, "LI-220", "Lid for cup", 30],
        ["TR-315", "Serving tray", 4, null, "SP-001", "Spoon", 500],
      ],
    });
    expect(said(draft).map(([code, , quantity]) => `${quantity} ${code}`)).toEqual([
      "40 CU-100",
      "4 TR-315",
      "30 LI-220",
      "500 SP-001",
    ]);
  });

  test("keeps a note under its line where a thin row parts them and none stands over the first", async () => {
    const note = (day: string): Cell[] => [null, `Delivery date: ${day}`];
    const rows = [CUPS, [], note("2024-04-02"), LIDS, [], note("2024-04-03"), TRAYS, [], note("2024-04-04")];
    const { lines } = await only({ Order: [...HEAD, [], CAPTIONS, ...rows] });
    expect(lines.map(({ fields }) => fields.requiredDate?.value)).toEqual([
      "2024-04-02",
      "2024-04-03",
      "2024-04-04",
    ]);
  });

  test("reads items across, one column each, though two captions are all", async () => {
    const draft = await only({
      Order: [...HEAD, [], ["Item", "CU-100", "LI-220", "TR-315"], ["Quantity", 40, 30, 4]],
    });
    expect(said(draft).map(([code, , quantity]) => [code, quantity])).toEqual([
      ["CU-100", "40"],
      ["LI-220", "30"],
      ["TR-315", "4"],
    ]);
    expect(draft.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test.each([
    ["beside their words", ["Description"], ["Shirt"], ["Shirt Red M", "Shirt Blue L"]],
    ["that have no words", [], [], ["Red M", "Blue L"]],
  ])("tells lines of one code apart by colour and size %s", async (_, caption, words, expected) => {
    const row = (...cells: Cell[]): Cell[] => ["A-100", ...words, ...cells, 10];
    const draft = await only({
      Order: [
        ...HEAD,
        [],
        ["Style", ...caption, "Colour", "Size", "Qty", "Price"],
        row("Red", "M", 4),
        row("Blue", "L", 5),
      ],
    });
    expect(said(draft).map(([, description]) => description)).toEqual(expected);
    expect(draft.lines[1]!.fields.description!.evidence).toMatchObject({
      cell: words.length ? "B7,C7,D7" : "B7,C7",
    });
    expect(draft.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("joins the sheets that go on with the table: a department each", async () => {
    const draft = await only({
      Summary: [...HEAD, [], ["Order total", 133]],
      Kitchen: [CAPTIONS, CUPS, LIDS, ["Total", null, null, null, 84]],
      Bar: [CAPTIONS, TRAYS, ["Total", null, null, null, 49]],
    });
    expect(said(draft).map(([code]) => code)).toEqual(["CU-100", "LI-220", "TR-315"]);
    expect(draft.header).toMatchObject({ total: { value: "133" }, poNumber: { value: "45-7781" } });
    expect(draft.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("reads the orders that stand under each other on a sheet apart, each with its head and sum", async () => {
    const order = (number: string, ...rows: Cell[][]): Cell[][] => [
      ["PO number:", number, null, "Ship to:", `Shop ${number.slice(-1)}`],
      CAPTIONS,
      ...rows,
      ["Total", null, null, null, rows.reduce((sum, row) => sum + Number(row[4]), 0)],
      [],
    ];
    const drafts = await draftsOf({
      Orders: [...order("4711-1", CUPS, LIDS), ...order("4711-2", TRAYS, CUPS)],
    });
    expect(drafts.map(({ header }) => [header.poNumber?.value, header.total?.value])).toEqual([
      ["4711-1", "84"],
      ["4711-2", "109"],
    ]);
    expect(drafts.map((draft) => said(draft).map(([code]) => code))).toEqual([
      ["CU-100", "LI-220"],
      ["TR-315", "CU-100"],
    ]);
  });

  test("orders of an offer what was accepted, not what was offered", async () => {
    const draft = await only({
      Offer: [
        ...HEAD,
        ["Code", "Description", "Offered qty", "Price", "Accept", "Order qty", "Amount"],
        ["CU-100", "Paper cup 200 ml", 40, 1.5, "Y", 40, 60],
        ["LI-220", "Lid for cup", 30, 0.8, "N", null, 0],
        ["TR-315", "Serving tray oak", 4, 12.25, "Y", 4, 49],
      ],
    });
    expect(said(draft).map(([code, , quantity]) => [code, quantity])).toEqual([
      ["CU-100", "40"],
      ["TR-315", "4"],
    ]);
  });

  test("reads a sheet that lies on its side, with a column for each item", async () => {
    const lying = CAPTIONS.map((caption, i) => [caption, CUPS[i]!, LIDS[i]!, TRAYS[i]!]);
    const draft = await only({
      Order: [...HEAD, [], [null, "First", "Second", "Third"], ...lying, [], ["Total", 133]],
    });
    expect(said(draft)).toEqual([
      ["CU-100", "Paper cup 200 ml", "40", "1.5"],
      ["LI-220", "Lid for cup", "30", "0.8"],
      ["TR-315", "Serving tray oak", "4", "12.25"],
    ]);
    expect(draft.header.total?.value).toBe("133");
    expect(draft.lines[1]!.fields.quantity?.evidence).toMatchObject({ cell: "C8" });
  });

  test('takes the counts under "Order" for no order\'s numbers, and a tab without counts for no order', async () => {
    const head = (number: Cell): Cell[][] => [
      ["Buyer", "Nettle Cafe", null, "Our order", number],
      [],
      ["Item", "Supplier code", "Pack", "Price", "Order"],
    ];
    const draft = await only({
      Dry: [
        ...head("W17"),
        ["Paper cup 200 ml", "CU-100", "case", 1.5, 40],
        ["Lid for cup", "LI-220", "case", 0.8, 30],
        ["Serving tray oak", "TR-315", "each", 12.25, 4],
      ],
      Dairy: [
        ...head(null),
        ["Half and half, qt", "DA-410", "case", 12.5, null],
        ["Butter, unsalted", "DA-411", "case", 13.5, null],
      ],
    });
    expect(draft.header.poNumber?.value).toBe("W17");
    expect(draft.lines.map(({ fields }) => fields.quantity?.value)).toEqual(["40", "30", "4"]);
  });

  test("takes neither a sheet's title nor the street that goods go to for who buys", async () => {
    const rows = [
      ["Number", "ERC-186"],
      ["Deliver to", "De Hoef 9, 5756 AB Vlierden"],
      [],
      CAPTIONS,
      CUPS,
      LIDS,
    ];
    const named = await only({ Sheet1: [["Kit order", null, null, "Eastholme Rugby Club"], ...rows] });
    expect(named.header.customerName?.value).toBe("Eastholme Rugby Club");
    const unnamed = await only({ Sheet1: rows });
    expect(unnamed.header.customerName).toBeUndefined();
  });

  test("reads no row twice of a sheet that gathers the others", async () => {
    const draft = await only({
      All: [...HEAD, CAPTIONS, CUPS, LIDS, TRAYS],
      Kitchen: [CAPTIONS, CUPS, LIDS],
      Bar: [CAPTIONS, TRAYS],
    });
    expect(said(draft)).toHaveLength(3);
    expect(draft.findings.map(({ message }) => message).join()).toContain('The sheet "Kitchen"');
  });

  test("names sizes by every scale under their heading, and a row without a style by the one above", async () => {
    const draft = await only({
      Order: [
        ["PO", "45-7782", null, "Customer", "Harbour Kitchens Ltd"],
        ["Style", "Style name", "Color", "Sizes", null, null, "Units", "WHSL"],
        [null, null, "Tops", "S", "M", "L"],
        [null, null, "Bottoms", 28, 30, 32],
        ["TX-100", "Crew shirt", "Ink", 2, null, 3, 5, 9.5],
        [null, null, "Stone", null, 4, null, 4, 9.5],
      ],
    });
    expect(said(draft)).toEqual([
      ["TX-100", "Crew shirt Ink S 28", "2", "9.5"],
      ["TX-100", "Crew shirt Ink L 32", "3", "9.5"],
      ["TX-100", "Crew shirt Stone M 30", "4", "9.5"],
    ]);
  });

  test("reads blocks of colours by sizes, each under its own style, words and cost", async () => {
    const draft = await only({
      Order: [
        ["PO", "45-7784", null, "Customer", "Harbour Kitchens Ltd"],
        ["Style", "PL-8351", "Rain jacket", null, null, "Cost", 73.99],
        ["Color", "S", "M", "L", "Units", "Extended"],
        ["Navy", 8, null, 5, 13, 961.87],
        ["Moss", null, 3, null, 3, 221.97],
        [],
        ["Style", "494373", "Work trousers", null, null, "Cost", 40.5],
        ["Color", 28, 30, 32, 34, "Units", "Extended"],
        ["Black", 1, null, null, 2, 3, 121.5],
        [],
        ["ORDER TOTAL", 1305.34],
      ],
    });
    expect(said(draft)).toEqual([
      ["PL-8351", "Rain jacket Navy S", "8", "73.99"],
      ["PL-8351", "Rain jacket Navy L", "5", "73.99"],
      ["PL-8351", "Rain jacket Moss M", "3", "73.99"],
      ["494373", "Work trousers Black 28", "1", "40.5"],
      ["494373", "Work trousers Black 34", "2", "40.5"],
    ]);
    expect(draft.header.total?.value).toBe("1305.34");
  });

  test("takes no row of rising figures for sizes", async () => {
    const draft = await only({
      Form: [
        ["PO", "45-7783", null, null, null, "Customer", "Harbour Kitchens Ltd"],
        [
          "Barcode",
          "Product code",
          "Product",
          "Pack size",
          "MOQ",
          "Cost price",
          "Qty required",
          "Line value",
        ],
        ["5042884226873", "C19421", "Catalogue article 209", 6, 12, 14.5, null, 0],
        ["5072993697351", "PL-8881", "Oxford shirt", 6, 12, 7.4, 5, 37],
        ["5076144910328", "C33625", "Catalogue article 820", 6, 12, 24.83, null, 0],
        ["5076144910335", "C33626", "Catalogue article 821", 6, 12, 24.83, null, 0],
      ],
    });
    expect(said(draft)).toEqual([["PL-8881", "Oxford shirt", "5", "7.4"]]);
  });

  test("reads values that stand beside their heading's column, as a report leaves them", async () => {
    const draft = await only({
      Sheet1: [
        ["Order Number:", null, "45-7784", null, null, null, "Customer:", null, "Harbour Kitchens Ltd"],
        ["Item ID", null, "Description", null, "Quantity", "UM", "Unit Price", null, "Extended Price"],
        ["CU-100", null, "Paper cup 200 ml", null, 40, "EA", null, 1.5, 60],
        ["LI-220", null, "Lid for cup", null, 30, "EA", null, 0.8, 24],
        ["TR-315", null, "Serving tray oak", null, 4, "EA", null, 12.25, 49],
      ],
    });
    expect(said(draft).map(([code, , , price]) => [code, price])).toEqual([
      ["CU-100", "1.5"],
      ["LI-220", "0.8"],
      ["TR-315", "12.25"],
    ]);
  });

  test("takes a row of the order's terms right above the headings for no part of them", async () => {
    const draft = await only({
      Order: [
        ...HEAD,
        ["Terms", null, "Net 30", null, "Ordered by", "Marcus Oyelaran"],
        ["Line", "Our part", "Rev", "Your part", "Description", "Qty", "U/M", "Unit price", "Extended"],
        [1, "4389982", "B", "EX-177-88", "COAX ASSY, 24 IN", 8, "ea", 59.4, 475.2],
        [2, "5462885", "A", "GDN37188", "HARNESS, MAIN", 10, "ea", 2, 20],
      ],
    });
    expect(said(draft)).toEqual([
      ["4389982", "COAX ASSY, 24 IN", "8", "59.4"],
      ["5462885", "HARNESS, MAIN", "10", "2"],
    ]);
  });

  test("takes the company beside its caption for the customer, not the caption below", async () => {
    const draft = await only({
      BOM: [
        ["Order", "45-7785", null, "Customer PO date", "2024-03-12"],
        ["Customer", "Harbour Kitchens Ltd", null, "Build qty", 5],
        ["Assembly", "ASY-4410 Rev C"],
        [],
        ["Ref des", ...CAPTIONS],
        ["R1, R41", ...CUPS],
        ["R2", ...LIDS],
      ],
    });
    expect(draft.header.customerName?.value).toBe("Harbour Kitchens Ltd");
    expect(said(draft).map(([code]) => code)).toEqual(["CU-100", "LI-220"]);
  });

  test.each([
    ["the caption of a sum", ["Gesamtbetrag EUR", null, null, null, 133], "EUR"],
    ["a sum in brackets", ["Grand Total (INR)", null, null, null, 133], "INR"],
    ["a sum by a sign in letters", ["Total M.N.", null, null, null, 133], "MXN"],
    ["a remark on the prices", ["All prices in US dollars, delivered."], "USD"],
  ] as [string, Cell[], string][])("reads the currency in %s", async (_, row, currency) => {
    const draft = await only({ Order: [...HEAD, CAPTIONS, CUPS, LIDS, TRAYS, row] });
    expect(draft.header.currency?.value).toBe(currency);
    expect(said(draft)).toHaveLength(3);
  });

  test("tells what is in stock from the numbers of articles", async () => {
    const stocked = (caption: string, count: (at: number) => number): Cell[][] => [
      ...HEAD,
      [caption, "Qty", "Unit price", "Stock code"],
      ...[CUPS, LIDS, TRAYS].map(([code, , qty, price], at): Cell[] => [count(at), qty!, price!, code!]),
    ];
    const codes = ["CU-100", "LI-220", "TR-315"];
    const even = await only({ Order: stocked("Stock", (at) => [107, 183, 120][at]!) });
    expect(said(even).map(([code]) => code)).toEqual(codes);
    for (const caption of ["Stock", "Current stock", "Available stock"])
      expect(
        said(await only({ Order: stocked(caption, (at) => [7, 183, 1020][at]!) })).map(([code]) => code),
      ).toEqual(codes);
  });

  test.each([
    ["codes alone", [["CU-100", 40], ["LI-220"], ["TR-315", 4], ["TR-400", null], ["TR-500"]]],
    [
      "fewer words than most",
      [["CU-100", 40, "urgent"], ["LI-220"], ["TR-315", 4, "urgent"], ["TR-400"], ["TR-500"]],
    ],
  ] as [string, Cell[][]][])(
    "takes rows without a quantity for not ordered, not for more of the line above: %s",
    async (_, rows) => {
      const draft = await only({ Order: [...HEAD, [], ["Code", "Quantity", "Remarks"], ...rows] });
      expect(said(draft).map(([code, , quantity]) => [code, quantity])).toEqual([
        ["CU-100", "40"],
        ["TR-315", "4"],
      ]);
      expect(draft.findings.map(({ code }) => code)).toContain("not_ordered");
    },
  );

  test("takes neither the order's own heads nor opening hours for lines that were not read", async () => {
    const draft = await only({
      Order: [
        ["PO #", "Order date", "Vendor"],
        [7363932088, "2025-02-06", "Northgate Milling Corp."],
        [],
        ["Quantity", "Code", "Description"],
        [40, "CU-100", "Paper cup 200 ml"],
        [30, "LI-220", "Lid for cup"],
        [],
        ["Deliver Mon-Fri 8-16 only", null, "Back door"],
      ],
    });
    expect(draft.header.poNumber?.value).toBe("7363932088");
    expect(unreadRowsOf(draft)).toEqual([]);
  });

  test("takes the sums of sections for no total of the order", async () => {
    const sum = (amount: number): Cell[] => [null, "Subtotal", null, null, amount];
    const rows = [CUPS, LIDS, sum(84), TRAYS, sum(49)];
    const draft = await only({ Order: [...HEAD, [], CAPTIONS, ...rows] });
    expect([draft.header.total, draft.findings]).toEqual([undefined, []]);
    const whole = await only({ Order: [...HEAD, [], CAPTIONS, ...rows, sum(133)] });
    expect([whole.header.total?.value, whole.findings]).toEqual(["133", []]);
  });

  test("takes no legend beside the rows for the buyer", async () => {
    const [first, ...others] = HEAD.slice(0, 2);
    const draft = await only({
      Order: [
        [...first!, null, null, "Codes"],
        ...others.map((row) => [...row, null, null, "A = asap"]),
        [],
        CAPTIONS,
        CUPS,
        LIDS,
      ],
    });
    expect(draft.header.customerName).toBeUndefined();
  });
});
